# What every game shares at the table.
hidden = qualcosa di nascosto
reason-not-asked = Ora non tocca a te.
reason-game-over = La partita è finita.

title = { $game }, partita per { $seats } giocatori.
you-are = Tu sei { $seat }.
help = Scrivi il numero di una scelta oppure le parole che vedi tra parentesi; puoi scrivere più scelte di seguito. Scrivi help per vedere gli altri comandi.
# after help: a command, which is English in every language, and what it does
help-undo = undo: annulla la tua ultima scelta, se da allora non è stato rivelato nulla di nuovo
help-why = why PAROLE: spiega perché ora quella scelta non è possibile
help-story = story: mostra tutto ciò che è successo nella partita, tranne i segreti degli altri
help-table = table: mostra di nuovo il tavolo
help-save = save FILE: salva la partita in un file (game.record se non dai un nome); per riprenderla: “play --terminal --load FILE”
help-quit = quit: esci dalla partita senza salvarla

your-turn = { $seat }, tocca a te scegliere:
hand-over = È il turno di { $seat }: cedi il posto e premi Invio.
undone = Scelta annullata.
nothing-to-undo = Ora non puoi annullare: nel frattempo è stato rivelato qualcosa, oppure l'ultima scelta non era tua.
legal-already = Questa scelta è possibile.
why-usage = Scrivi why e le parole di una scelta per sapere che cosa la impedisce.
saved = Partita salvata come { $file }.
saved-with-seed = Il file contiene il seme casuale della partita: chi lo legge può conoscere le estrazioni future.
file-exists = { $file } esiste già e non viene sovrascritto. Salva con un altro nome.
no-such-folder = La cartella { $folder } non esiste. Salva la partita in un'altra.
bad-file-name = { $file } non è un nome di file valido. Scegline un altro.
thinking = { $seat } sta pensando…
good-bye = A presto.
no-such-number = La scelta { $number } non esiste. Scrivi uno dei numeri dell'elenco.
no-such-choice = Ora questa scelta non è disponibile: { $words }. Scrivi un numero o le parole che vedi tra parentesi.
over = La partita è finita: { $ending }.
place = { $place }. { $seats }
heading-news = Che cosa è successo:
news-earlier = { $count ->
    [one] … e 1 altro avvenimento precedente
   *[other] … e altri { $count } avvenimenti precedenti
}
so-far = Scelte fatte finora: { $choices }

# rulings that differ from the usual ones, and what one of them says
why-ruling = A questo tavolo vale: { $ruling }
rulings-here = { $count ->
    [one] Qui 1 regola segue un'altra interpretazione
   *[other] Qui { $count } regole seguono un'altra interpretazione
}
