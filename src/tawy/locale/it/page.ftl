# The table in the browser, whatever game is on it.
page-your-turn = Tocca a te
page-not-your-turn = Non tocca a te
page-turn-of = { $name }
page-person = { $called } ({ $name })
page-waiting = In attesa di { $names }
page-sealed = Hai scelto in segreto. In attesa di { $names }
page-over = La partita è finita
page-opening = Apertura del tavolo…
page-no-game = Ora non è possibile mostrare questo tavolo. Ricarica la pagina.
page-load-again = Ricarica la pagina
page-connecting = Connessione interrotta: riconnessione in corso. Puoi continuare a scegliere: le tue scelte partiranno appena torna la connessione.
page-not-opened = Il server ora non riesce ad aprire questo tavolo; forse il suo disco è pieno. Non è andato perso nulla: la pagina continua a provare.
page-table-title = { $game } – tavolo

# the prompt
page-prompt = Che cosa puoi fare
page-hand-title = { $deed }: { $thing }
page-hand-menu = Che cosa puoi farne
page-hand-instead = Altre opzioni
page-hand-where = Scegli dove sul tabellone.
page-hand-put-back = Rimetti a posto
page-end-all = Termina il movimento e il turno
page-hint-marked = Scegli una delle opzioni evidenziate, sul tabellone o accanto.
page-all-choices = Tutte le scelte in un elenco ({ $count })
page-ahead = Che cosa comporta:
page-change = ora { $from }, poi { $to }
page-no-way-back = Non potrai annullare questa scelta.
page-to-be-sealed = La tua scelta: { $choice }. Nessuno la vede prima che tutti abbiano scelto.
page-not-this = Cambia scelta
page-idle = Ora non servirebbe a nulla.
page-choose-another = Scegli qualcos'altro
page-seal = Conferma la scelta
page-undo = Annulla
page-undo-that = Annulla “{ $choice }”
page-close = Chiudi
page-more-reasons = { $count ->
    [one] Un altro motivo
   *[other] Altri { $count } motivi
}
page-why-not = Ora non è possibile: { $thing }
page-refused-stale = È successo qualcosa prima che arrivasse la tua scelta. Controlla il tavolo e scegli di nuovo.
page-refused-illegal = Questa scelta non è più possibile. Controlla il tavolo e scegli di nuovo.
page-refused-nothing-to-undo = Non c'è nulla da annullare: nel frattempo è stato rivelato o estratto qualcosa, oppure altri hanno scelto.
page-refused-malformed = Il server non ha capito la richiesta. Ricarica la pagina.
page-refused-no-such-table = Questo tavolo non esiste. Controlla il link.
page-refused-no-such-choice = Il resto di ciò che hai scritto ora non è possibile. Controlla il tavolo e scegli di nuovo.
page-refused-not-yours = Qui puoi solo guardare: a scegliere sono gli altri.
page-refused-too-often = Hai cambiato scelta troppe volte. Aspetta che succeda qualcosa al tavolo.
page-refused-rules-changed = La partita non può continuare: una delle sue mosse non è più valida con le regole attuali.
page-refused-damaged = La partita non può continuare: i suoi dati sul server sono danneggiati.
page-refused-not-kept = Il server non è riuscito a salvare la scelta; forse il suo disco è pieno. Non è andato perso nulla: riprova tra un momento.

# what happened
page-log = Che cosa è successo
page-log-empty = La partita comincia.
page-since = Dalla tua ultima scelta
page-since-steps = Dalla tua ultima scelta: { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
page-since-step = Passo { $step } di { $count }
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-play-back = Rivedi
page-pause = Pausa
page-back-to-now = Torna alla partita
page-skip = Salta

# opponents that the computer plays, and why they chose as they did
page-computer = computer
page-why = Perché?
page-why-of = Perché { $name } ha scelto così?
page-why-wait = Analisi delle ultime scelte…
page-why-count = { $count ->
    [one] L'ultima scelta e che cosa ha pesato di più:
   *[other] Le ultime { $count } scelte e che cosa ha pesato di più:
}
page-why-note = In base a ciò che tutti sanno, non a ciò che l'avversario ha in mano. Più (+): su questo punto la scelta è migliore delle altre. Meno (−): è peggiore.
page-why-none = Non c'è nulla da spiegare: non è stata ancora registrata nessuna scelta visibile a tutti.
page-why-even = Nulla faceva pendere chiaramente la bilancia.
page-why-unseen = Ciò che favoriva questa scelta non si vede sul tavolo: una carta in mano o qualcosa che può succedere dopo.

# the notation
page-notation = Scrivi una scelta
page-enter = Invia
page-no-such-words = Ora questa scelta non è disponibile: { $words }. Prova, per esempio: { $example }

# one screen for several
page-hand-over = È il turno di { $name }: passa lo schermo
page-hand-over-hint = Ciò che segue è segreto e rimane coperto: tieni premuto il pulsante per vederlo.
page-hold = Tieni premuto per vedere

# parts of the table
page-tabs = Parti del tavolo
page-tab-board = Tabellone
page-tab-cards = Carte
page-tab-gods = Divinità
page-tab-log = Cronaca
page-show-board = Mostra il tabellone
page-show-battle = Mostra lo scontro

# the end
page-won = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } hanno vinto
}
page-nobody-won = Non ha vinto nessuno
page-your-place = { $place ->
    [1] Hai vinto.
   *[other] Il tuo piazzamento: { $place } su { $of }.
}
page-place = { $place }.
page-devotion = { $devotion ->
    [one] { $devotion } punto devozione
   *[other] { $devotion } punti devozione
}
page-download = Scarica il registro della partita
page-play-again = Gioca ancora

# a game that cannot go on
page-stopped = La partita non può continuare
page-stopped-rules-changed = È cominciata con altre regole, e una delle sue mosse non è più valida con quelle attuali. Qui puoi vedere il tavolo com'era prima di quella mossa.
page-stopped-damaged = I suoi dati sul server sono danneggiati. Qui puoi vedere il tavolo fin dove i dati sono integri.
page-stopped-rest = Il seguito della cronaca, senza i segreti degli altri ({ $count })
page-stopped-record = Se chiudi la partita, potrete scaricarne il registro, con i segreti di tutti. Dopo nessuno potrà più continuarla.
page-stopped-end = Chiudi la partita e mostra tutto

# the board, seen from nearer
page-zoom = Dimensione del tabellone
page-zoom-in = Ingrandisci il tabellone
page-zoom-out = Riduci il tabellone
page-zoom-whole = Mostra tutto il tabellone

# the menu
page-menu = Menu
page-language = Lingua
page-light = Tema chiaro
page-dark = Tema scuro
page-confirms = Conferma ogni scelta
page-follows = Mostra passo per passo ciò che fanno gli altri
page-keys = Scorciatoie da tastiera
page-key-stops = passare alle scelte, al tabellone, ai giocatori, alla cronaca
page-key-arrows = passare alla casella vicina del tabellone
page-key-offers = passare alla scelta disponibile precedente o seguente
page-key-jump = passare a una casella scrivendone il nome
page-key-choose = scegliere l'opzione attiva
page-key-confirm = confermare ciò che hai scelto
page-key-nth = scegliere una delle prime 9 opzioni
page-key-back = tornare indietro di un passo
page-key-undo = annullare la scelta
page-key-why = spiegare perché una scelta non è possibile
page-key-notation = passare alla riga in cui si scrive una scelta
page-key-steps = scorrere la cronaca indietro e avanti
page-key-play = rivedere la cronaca
page-key-zoom = ingrandire o ridurre il tabellone, o mostrarlo tutto
page-key-help = mostrare questi tasti
page-key-signs = Scorciatoie a un solo tasto
page-key-signs-about = Lettere, cifre e segni fanno da scorciatoie. Disattivale se usi i comandi vocali.
