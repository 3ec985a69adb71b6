# The start page, and the page for addresses that lead nowhere.
start-title = Ankh und Kemet im Browser spielen
start-line = Allein gegen den Computer, zusammen an einem Bildschirm oder jeder in einem eigenen Fenster. Kostenlos, quelloffen, ohne Konto.
start-language = Sprache
start-theme-dark = Dunkles Design verwenden
start-theme-light = Helles Design verwenden

# the card of a game
start-about-ankh = Sammle Anhänger, zerteile das Land mit Karawanen und werde der eine Gott, an den man sich erinnert.
start-about-kemet = Baue Pyramiden aus, kaufe Machtplättchen und ziehe, wohin du willst. Wer klug angreift, gewinnt.
start-players = { $count } Spieler
start-against-level = gegen den Computer: { $level }
start-scenario-random = zufälliges Szenario
start-change = Einstellungen ändern
start-play-now = Jetzt spielen

# games opened in this browser
start-games = Deine Spiele
start-games-none = Noch keine Spiele. Hier stehen die Spiele, die du in diesem Browser öffnest.
start-games-row = { $game }, { $date }
start-games-open = Weiterspielen
start-games-links = Links für die anderen
start-games-forget = Entfernen
start-games-forgotten = Aus dieser Liste entfernt
start-games-undo = Rückgängig machen

# the form for a new table
start-create = Neuer Tisch
start-loading = Wird geladen …
start-again = Noch einmal versuchen
start-game = Spiel
start-count = Spieler
start-seat = Platz { $letter }
start-kind = Wer spielt
start-kind-here = An diesem Bildschirm
start-kind-elsewhere = In einem anderen Fenster, per Link
start-kind-computer = Computer
start-name = Name
start-name-player = Spieler { $number }
start-name-level = { $level } { $number }
start-level = Spielstärke
start-level-random = Zufall
start-level-random-about = Entscheidet rein zufällig.
start-level-farmer = Bauer
start-level-farmer-about = Für deine ersten Spiele. Denkt nur an den eigenen Zug, und das nicht lange.
start-level-scribe = Schreiber
start-level-scribe-about = Plant den eigenen Zug sorgfältig.
start-level-priest = Priester
start-level-priest-about = Denkt länger nach als der Schreiber.
start-level-vizier = Wesir
start-level-vizier-about = Überlegt auch, was die anderen tun könnten.
start-level-pharaoh = Pharao
start-level-pharaoh-about = Denkt am weitesten voraus: der Stärkste von allen.
start-god = Gott
start-god-choose = Am Tisch wählen
start-god-taken = { $god } – vergeben an { $name }
start-random = Zufällig
start-scenario = Szenario
start-first = Startspieler
start-more = Weitere Optionen
start-rulings = Auslegung der Regeln
start-rulings-about = Diese Regeln werden unterschiedlich ausgelegt. Die erste Auslegung ist jeweils die übliche.
start-rulings-changed = { $count } geändert
start-guardian = Wächter der Stufe { $level }
start-submit-create = Tisch eröffnen
start-submit-play = Spielen
start-problem-names = Zwei Plätze haben denselben Namen. Gib jedem einen eigenen.
start-problem-nobody = Auf allen Plätzen spielt der Computer. Mindestens einen Platz muss ein Mensch übernehmen.

# the picture beside it
start-picture = Der Spielplan zu Beginn: { $scenario }
start-picture-players = Der Spielplan zu Beginn, für { $count } Spieler
start-picture-random = Der leere Spielplan. Das Szenario wird bei Spielbeginn ausgelost.
start-picture-open = Was noch offen ist, entscheidet sich bei Spielbeginn. Das Bild zeigt einen möglichen Spielaufbau.

# what went wrong
start-fault-lost = Der Server antwortet nicht. Deine Einstellungen bleiben erhalten: Versuche es gleich noch einmal.
start-fault-unsound = Diese Einstellungen passen nicht zusammen. Ändere sie und versuche es noch einmal.
start-fault-too-large = Das ist zu lang für den Server. Kürze die Namen und versuche es noch einmal.
start-fault-malformed = Diese Seite ist veraltet. Lade sie neu.

# after a table was created
start-share = Verschicke die Links
start-share-note = Jeder Link ist der Schlüssel zu einem Platz: Gib ihn nur der Person, die dort spielt. In diesem Browser findest du die Links unter „Deine Spiele“ wieder.
start-share-link = Link für { $name }
start-copy = Link kopieren
start-copied = Kopiert
start-copy-by-hand = Das Kopieren hat nicht geklappt. Der Link ist markiert: Kopiere ihn von Hand.
start-to-table = Zum Tisch

# addresses that lead nowhere
start-no-page = Diese Seite gibt es nicht.
start-no-table = Zu diesem Link gibt es keinen Tisch. Prüfe, ob er vollständig kopiert wurde.
start-damaged-table = Dieser Tisch lässt sich nicht öffnen: Sein Verlauf auf dem Server ist beschädigt.
start-outdated-table = Dieser Tisch lässt sich nicht öffnen: Die Regeln haben sich inzwischen geändert, und ein Spiel mit diesem Aufbau ist nicht mehr möglich. Auf dem Server bleibt es gespeichert.
start-to-start = Zur Startseite
