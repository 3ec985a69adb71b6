# What every game shares at the table.
hidden = etwas Verdecktes
reason-not-asked = Du hast gerade nichts zu entscheiden.
reason-game-over = Das Spiel ist vorbei.

title = { $game } für { $seats } Spieler.
you-are = Du bist { $seat }.
help = Gib eine Nummer oder die Wörter in Klammern ein; du kannst auch mehrere Entscheidungen hintereinander eingeben. „help“ zeigt die anderen Befehle.
# after help: a command, which is English in every language, and what it does
help-undo = undo: deine letzte Entscheidung zurücknehmen, solange seitdem nichts Neues aufgedeckt wurde
help-why = why WÖRTER: erklären, warum du das gerade nicht wählen kannst
help-story = story: alles zeigen, was in diesem Spiel geschehen ist, soweit du es wissen darfst
help-table = table: den Tisch noch einmal zeigen
help-save = save DATEI: das Spiel in einer Datei speichern (ohne Namen: game.record); mit „play --terminal --load DATEI“ geht es weiter
help-quit = quit: das Spiel verlassen, ohne zu speichern

your-turn = { $seat }, du hast die Wahl:
hand-over = Überlass { $seat } den Bildschirm. Weiter mit der Eingabetaste.
undone = Zurückgenommen.
nothing-to-undo = Du kannst jetzt nichts zurücknehmen: Seit deiner letzten Entscheidung wurde Neues aufgedeckt, oder die letzte Entscheidung kam nicht von dir.
legal-already = Das kannst du gerade wählen.
why-usage = Gib why und die Wörter einer Entscheidung ein, um zu erfahren, warum sie nicht möglich ist.
saved = Gespeichert als { $file }.
saved-with-seed = Die Datei enthält den Startwert des Spiels: Wer sie liest, kann alle künftigen Ziehungen vorhersehen.
file-exists = { $file } existiert schon und wird nicht überschrieben. Speichere unter einem anderen Namen.
no-such-folder = Diesen Ordner gibt es nicht: { $folder }. Speichere in einem anderen.
bad-file-name = { $file } ist kein gültiger Dateiname. Wähle einen anderen.
thinking = { $seat } denkt nach …
good-bye = Tschüss.
no-such-number = Nummer { $number } steht nicht zur Wahl. Gib eine der gezeigten Nummern ein.
no-such-choice = „{ $words }“ steht gerade nicht zur Wahl. Gib eine Nummer oder die Wörter in Klammern ein.
over = Das Spiel ist vorbei – { $ending }.
place = { $place }. { $seats }
heading-news = Was inzwischen geschah:
news-earlier = … und davor { $count } weitere
so-far = Bisher gewählt: { $choices }

# rulings that differ from the usual ones, and what one of them says
why-ruling = An diesem Tisch gilt: { $ruling }
rulings-here = { $count ->
    [one] 1 Regel gilt hier anders als üblich
   *[other] { $count } Regeln gelten hier anders als üblich
}
