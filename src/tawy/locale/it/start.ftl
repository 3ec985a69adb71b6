# The start page, and the page for addresses that lead nowhere.
start-title = Gioca ad Ankh e a Kemet nel browser
start-line = In solitario, insieme sullo stesso schermo o ciascuno nella propria finestra. Gratuito, open source, senza registrazione.
start-language = Lingua
start-theme-dark = Usa il tema scuro
start-theme-light = Usa il tema chiaro

# the card of a game
start-about-ankh = Raduna seguaci, dividi la terra con le carovane e diventa l'unica divinità che l'Egitto ricorderà.
start-about-kemet = Innalza piramidi, acquista poteri, marcia ovunque. Vince chi sa attaccare.
start-players = { $count } giocatori
start-against-level = contro il computer: { $level }
start-scenario-random = scenario casuale
start-change = Modifica
start-play-now = Gioca ora

# games opened in this browser
start-games = Le tue partite
start-games-none = Ancora nessuna partita. Qui trovi quelle che apri in questo browser.
start-games-row = { $game }, { $date }
start-games-open = Continua
start-games-links = Link per gli altri
start-games-forget = Togli dall'elenco
start-games-forgotten = Tolta dall'elenco di questo browser
start-games-undo = Annulla

# the form for a new table
start-create = Nuovo tavolo
start-loading = Caricamento…
start-again = Riprova
start-game = Gioco
start-count = Giocatori
start-seat = Posto { $letter }
start-kind = Chi gioca
start-kind-here = Su questo schermo
start-kind-elsewhere = In un'altra finestra, con un link
start-kind-computer = Computer
start-name = Nome
start-name-player = Giocatore { $number }
start-name-level = { $level } { $number }
start-level = Livello
start-level-random = Dado
start-level-random-about = Sceglie a caso, senza pensare.
start-level-farmer = Contadino
start-level-farmer-about = Per le tue prime partite: riflette poco e solo sul proprio turno.
start-level-scribe = Scriba
start-level-scribe-about = Pianifica con cura il proprio turno.
start-level-priest = Sacerdote
start-level-priest-about = Ci pensa più a lungo dello scriba.
start-level-vizier = Visir
start-level-vizier-about = Prevede che cosa possono fare gli altri.
start-level-pharaoh = Faraone
start-level-pharaoh-about = Guarda più lontano di tutti: è il più forte.
start-god = Divinità
start-god-choose = Si sceglie al tavolo
start-god-taken = { $god } – è già di { $name }
start-random = Casuale
start-scenario = Scenario
start-first = Chi comincia
start-more = Altre opzioni
start-rulings = Interpretazione delle regole
start-rulings-about = Non tutti interpretano queste regole allo stesso modo. La prima opzione è quella più comune.
start-rulings-changed = { $count ->
    [one] 1 modifica
   *[other] { $count } modifiche
}
start-guardian = Guardiano di livello { $level }
start-submit-create = Crea il tavolo
start-submit-play = Gioca
start-problem-names = Due posti hanno lo stesso nome. Dai a ciascuno un nome diverso.
start-problem-nobody = Così giocherebbe solo il computer. Assegna un posto a una persona.

# the picture beside it
start-picture = Il tabellone all'inizio: { $scenario }
start-picture-players = Il tabellone all'inizio, per { $count } giocatori
start-picture-random = Il tabellone vuoto. Lo scenario viene sorteggiato all'inizio della partita.
start-picture-open = Ciò che non hai scelto si decide all'inizio della partita. L'immagine mostra una possibilità.

# what went wrong
start-fault-lost = Il server non risponde. Le tue scelte sono ancora qui: riprova tra poco.
start-fault-unsound = Il server non accetta questa combinazione di scelte. Cambia qualcosa e riprova.
start-fault-too-large = I dati sono troppi per il server. Accorcia i nomi e riprova.
start-fault-malformed = Questa pagina non è più aggiornata. Ricaricala.

# after a table was created
start-share = Invia i link
start-share-note = Ogni link è la chiave di un posto: dallo solo a chi lo occuperà. In questo browser ritrovi i link in “Le tue partite”.
start-share-link = Link per { $name }
start-copy = Copia il link
start-copied = Copiato
start-copy-by-hand = La copia non è riuscita. Il link è selezionato: copialo tu dal menu o con la tastiera.
start-to-table = Vai al tavolo

# addresses that lead nowhere
start-no-page = Questa pagina non esiste.
start-no-table = Questo link non porta a nessun tavolo. Controlla di averlo copiato per intero.
start-damaged-table = Questo tavolo non si può aprire: i suoi dati sul server sono danneggiati.
start-outdated-table = Questo tavolo non si può aprire: le regole sono cambiate e con quelle attuali una partita non può più cominciare così. I dati sono ancora sul server.
start-to-start = Vai alla pagina iniziale
