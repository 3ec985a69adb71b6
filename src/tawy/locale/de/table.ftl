# What every game shares at the table.
hidden = etwas Verdecktes
reason-not-asked = Du bist gerade nicht gefragt.
reason-game-over = Das Spiel ist vorbei.

title = { $game }, ein Spiel für { $seats } Personen.
help = Gib eine Nummer oder die Wörter in Klammern ein; mehrere deiner Entscheidungen dürfen aufeinander folgen. Außerdem: undo, why WÖRTER, story, table, save DATEI, help, quit.
your-turn = { $seat }, du hast die Wahl:
hand-over = Gib an { $seat } weiter und drück dann die Eingabetaste.
undone = Zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen: Seitdem ist Neues bekannt geworden, oder es war nicht deine Wahl.
legal-already = Das steht zur Wahl.
saved = Gespeichert als { $file }.
good-bye = Tschüss!
no-such-number = Nummer { $number } steht nicht zur Wahl.
over = Das Spiel ist vorbei – { $ending }.
place = { $place }. { $seats }
heading-news = Was geschehen ist:
news-earlier = ... und davor { $count } weitere
so-far = Bisher gewählt: { $choices }
