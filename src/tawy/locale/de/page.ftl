# The table in the browser, whatever game is on it.
page-your-turn = Du bist dran
page-not-your-turn = Du bist nicht dran
page-turn-of = { $name }
page-person = { $called } ({ $name })
page-waiting = Warten auf { $names }
page-sealed = Wahl festgelegt, warten auf { $names }
page-over = Das Spiel ist vorbei
page-opening = Der Tisch wird geöffnet …
page-no-game = Dieser Tisch lässt sich gerade nicht anzeigen. Lade die Seite neu.
page-load-again = Neu laden
page-connecting = Die Verbindung ist unterbrochen und wird wiederhergestellt. Du kannst trotzdem wählen: Deine Entscheidung wird gesendet, sobald die Verbindung wieder steht.
page-not-opened = Der Server kann diesen Tisch gerade nicht öffnen; vielleicht ist seine Festplatte voll. Nichts ist verloren: Die Seite versucht es weiter.
page-table-title = Tisch: { $game }

# the prompt
page-prompt = Was du tun kannst
page-hand-title = { $deed }: { $thing }
page-hand-menu = Was du damit tun kannst
page-hand-instead = Andere Möglichkeiten
page-hand-where = Wähle auf dem Spielplan, wohin.
page-hand-put-back = Zurücklegen
page-end-all = Bewegung und Zug beenden
page-hint-marked = Wähle eine der markierten Möglichkeiten, auf dem Spielplan oder daneben.
page-all-choices = Alle Möglichkeiten als Liste ({ $count })
page-ahead = Das geschieht dann:
page-change = { $from }, danach { $to }
page-no-way-back = Das lässt sich nicht zurücknehmen.
page-to-be-sealed = Du wählst: { $choice }. Niemand sieht es, bevor alle gewählt haben.
page-not-this = Abbrechen
page-idle = Das würde jetzt nichts bewirken.
page-choose-another = Etwas anderes wählen
page-seal = Festlegen
page-undo = Zurücknehmen
page-undo-that = Zurücknehmen: { $choice }
page-close = Schließen
page-more-reasons = { $count ->
    [one] 1 weiterer Grund
   *[other] { $count } weitere Gründe
}
page-why-not = Gerade nicht möglich: { $thing }
page-refused-stale = Bevor deine Entscheidung ankam, hat sich am Tisch etwas geändert. Sieh noch einmal hin und wähle neu.
page-refused-illegal = Das steht nicht mehr zur Wahl. Sieh noch einmal hin und wähle neu.
page-refused-nothing-to-undo = Du kannst nichts mehr zurücknehmen: Seit deiner letzten Entscheidung wurde etwas aufgedeckt oder gezogen, oder andere haben gewählt.
page-refused-malformed = Der Server hat das nicht verstanden. Lade die Seite neu.
page-refused-no-such-table = Diesen Tisch gibt es hier nicht. Prüfe den Link.
page-refused-no-such-choice = Der Rest deiner Eingabe ist gerade nicht möglich. Prüfe ihn und versuche es noch einmal.
page-refused-not-yours = Du siehst hier nur zu: Die Entscheidungen treffen die Spieler.
page-refused-too-often = Das hast du zu oft geändert. Warte, bis das Spiel weitergeht.
page-refused-rules-changed = Das Spiel kann nicht weitergehen: Eine frühere Entscheidung ist nach den jetzigen Regeln nicht mehr möglich.
page-refused-damaged = Das Spiel kann nicht weitergehen: Sein Verlauf auf dem Server ist beschädigt.
page-refused-not-kept = Der Server konnte das nicht speichern; vielleicht ist seine Festplatte voll. Nichts ist verloren: Versuche es gleich noch einmal.

# what happened
page-log = Verlauf
page-log-empty = Das Spiel beginnt.
page-since = Seit deiner letzten Entscheidung
page-since-steps = Seit deiner letzten Entscheidung: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
page-since-step = Schritt { $step } von { $count }
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt vor
page-play-back = Abspielen
page-pause = Anhalten
page-back-to-now = Zurück zum Spiel
page-skip = Überspringen

# opponents that the computer plays, and why they chose as they did
page-computer = Computer
page-why = Warum?
page-why-of = Warum hat { $name } so entschieden?
page-why-wait = Die letzten Entscheidungen werden ausgewertet …
page-why-count = { $count ->
    [one] Die letzte Entscheidung und was dabei den Ausschlag gab:
   *[other] Die letzten { $count } Entscheidungen und was dabei den Ausschlag gab:
}
page-why-note = Bewertet wird nur, was alle wissen, nicht, was jemand auf der Hand hat. Plus: In diesem Punkt ist die Lage nach dieser Entscheidung besser als nach den anderen. Minus: Sie ist schlechter.
page-why-none = Es gibt nichts zu erklären: Zuletzt gab es keine Entscheidung, die alle sehen konnten.
page-why-even = Nichts sprach deutlich für oder gegen diese Entscheidung.
page-why-unseen = Was dafür sprach, ist am Tisch nicht zu sehen: eine Karte auf der Hand oder etwas, das später noch kommen kann.

# the notation
page-notation = Eine Entscheidung eintippen
page-enter = Eingeben
page-no-such-words = „{ $words }“ steht gerade nicht zur Wahl. Möglich ist zum Beispiel: { $example }

# one screen for several
page-hand-over = Überlass { $name } den Bildschirm
page-hand-over-hint = Was jetzt kommt, ist geheim. Es bleibt verdeckt, bis du die Schaltfläche gedrückt hältst.
page-hold = Zum Aufdecken gedrückt halten

# parts of the table
page-tabs = Bereiche des Tischs
page-tab-board = Spielplan
page-tab-cards = Karten
page-tab-gods = Götter
page-tab-log = Verlauf
page-show-board = Spielplan anzeigen
page-show-battle = Kampf anzeigen

# the end
page-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
page-nobody-won = Niemand hat gewonnen
page-your-place = { $place ->
    [1] Du hast gewonnen.
   *[other] Dein Platz: { $place } von { $of }.
}
page-place = { $place }.
page-devotion = { $devotion } Verehrung
page-download = Spielaufzeichnung herunterladen
page-play-again = Noch einmal spielen

# a game that cannot go on
page-stopped = Das Spiel kann nicht weitergehen
page-stopped-rules-changed = Das Spiel hat nach anderen Regeln begonnen, und eine der Entscheidungen ist nach den jetzigen nicht mehr möglich. Du siehst den Spielstand davor.
page-stopped-damaged = Sein Verlauf auf dem Server ist beschädigt. Du siehst den Spielstand, soweit der Verlauf noch lesbar ist.
page-stopped-rest = Was im Verlauf noch folgt, soweit du es wissen darfst ({ $count })
page-stopped-record = Wenn du das Spiel beendest, könnt ihr die Aufzeichnung herunterladen, auch mit allem, was geheim war. Danach kann niemand mehr weiterspielen.
page-stopped-end = Spiel beenden und alles zeigen

# the board, seen from nearer
page-zoom = Größe des Spielplans
page-zoom-in = Spielplan vergrößern
page-zoom-out = Spielplan verkleinern
page-zoom-whole = Ganzen Spielplan zeigen

# the menu
page-menu = Menü
page-language = Sprache
page-light = Helles Design
page-dark = Dunkles Design
page-confirms = Jede Entscheidung bestätigen
page-follows = Schritt für Schritt zeigen, was die anderen tun
page-keys = Tastenkürzel
page-key-stops = zur Auswahl, zum Spielplan, zu den Spielern, zum Verlauf
page-key-arrows = zum nächsten Feld des Spielplans
page-key-offers = zur vorigen oder nächsten Möglichkeit
page-key-jump = zum eingetippten Feld
page-key-choose = die gerade markierte Möglichkeit wählen
page-key-confirm = die Wahl bestätigen
page-key-nth = die 1. bis 9. Möglichkeit wählen
page-key-back = einen Schritt zurück
page-key-undo = zurücknehmen
page-key-why = zeigen, warum das nicht wählbar ist
page-key-notation = zur Eingabezeile
page-key-steps = im Verlauf zurück- und vorgehen
page-key-play = den Verlauf abspielen
page-key-zoom = den Spielplan vergrößern, verkleinern oder ganz zeigen
page-key-help = diese Liste anzeigen
page-key-signs = Kürzel aus einem Zeichen
page-key-signs-about = Buchstaben, Ziffern und Satzzeichen lösen Befehle aus. Schalte das ab, wenn du mit der Stimme steuerst.
