# What every game shares at the table.
hidden = qualcosa di nascosto
reason-not-asked = Ora non tocca a te.
reason-game-over = La partita è finita.

title = { $game }, un gioco per { $seats } giocatori.
help = Scrivi un numero o le parole tra parentesi di una scelta; puoi mettere più scelte tue di seguito. Inoltre: undo, why PAROLE, story, table, save FILE, help, quit.
your-turn = { $seat }, tocca a te scegliere:
hand-over = È il turno di { $seat }: cedi il posto e premi Invio.
undone = Mossa annullata.
nothing-to-undo = Non c'è nulla da annullare: nel frattempo ci sono state novità, oppure la scelta non era tua.
legal-already = Questo si può scegliere.
saved = Partita salvata come { $file }.
good-bye = Ciao!
no-such-number = La scelta { $number } non esiste.
over = La partita è finita: { $ending }.
place = { $place }. { $seats }
heading-news = Che cosa è successo:
news-earlier = ... e prima altre novità: { $count }
so-far = Scelto finora: { $choices }
