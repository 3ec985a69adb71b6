# The panels around the board of Ankh.
ankh-panel-actions = Azioni
ankh-panel-track-left = { $count ->
    [one] manca 1 azione all'evento
   *[other] mancano { $count } azioni all'evento
}
ankh-panel-track-event = innesca l'evento
ankh-panel-track-idle = ora senza effetto
ankh-panel-track-fired = evento ora
ankh-panel-track-running = in corso
ankh-panel-track-done = fatta in questo turno
# one word each, for the tiles of a phone: a part of the whole name, \u00AD where it may break
ankh-panel-action-short-move = Muovere
ankh-panel-action-short-summon = Evocare
ankh-panel-action-short-followers = Se{ "\u00AD" }guaci
ankh-panel-action-short-unlock = Sbloc{ "\u00AD" }care

ankh-panel-event-next = prossimo
ankh-panel-event-now = ora
ankh-panel-event-over = passato
ankh-panel-events-next = { $count ->
    [0] Prossimo: { $event }.
    [one] Prossimo: { $event }; manca { $count } evento al conflitto.
   *[other] Prossimo: { $event }; mancano { $count } eventi al conflitto.
}
ankh-panel-events-now = Ora: { $event }.
ankh-panel-events-none = Non resta nessun evento.
ankh-panel-after-merge = poi 2 divinità si uniscono
ankh-panel-after-forgotten = poi le divinità nella sezione rossa vengono dimenticate
ankh-panel-after-end = poi la partita finisce
# as short as can be: a tag on the last conflict
ankh-panel-end = fine

# on the topmost space of devotion
ankh-panel-wins = vince
ankh-panel-devotion-red = { $god }: { $value }, nella sezione rossa
ankh-panel-devotion-blue = { $god }: { $value }, nella sezione blu

ankh-panel-seats = Divinità
ankh-panel-turn = di turno
# the god with the most devotion
ankh-panel-ahead = in testa
ankh-panel-followers = Seguaci
ankh-panel-warriors = Guerrieri nella riserva
ankh-panel-ankhs = Segnalini Ankh
ankh-panel-guardians = Guardiani
ankh-panel-guardians-pool = Guardiani nella riserva
ankh-panel-guardian-pool = { $guardian } nella riserva: { $count }
ankh-panel-powers-count = Poteri: { $count } su { $all }
ankh-panel-cards-count = Carte in mano: { $count } su { $all }
ankh-panel-level = Livello { $number }
ankh-panel-none = non ce ne sono
ankh-panel-in-hand = Carte in mano

ankh-panel-cards = Le tue carte Combattimento
ankh-panel-cards-held = { $used ->
    [one] { $held } in mano, { $used } usata
   *[other] { $held } in mano, { $used } usate
}
ankh-panel-card-used = carta usata
ankh-panel-what = Che cosa fanno
ankh-panel-card-effect-flood = Ottieni 1 seguace per ogni tua miniatura su terreno fertile in questa regione. Queste miniature sopravvivono alla risoluzione.
ankh-panel-card-effect-build = Puoi sacrificare 3 seguaci per costruire in questa regione un monumento che controlli tu.
ankh-panel-card-effect-plague = Chi combatte qui offre seguaci in segreto. Guerrieri e guardiani muoiono, tranne quelli di chi offre di più. In caso di parità non si salva nessuno.
ankh-panel-card-effect-chariots = Nessun effetto oltre alla sua forza.
ankh-panel-card-effect-cycle = Dopo il combattimento riprendi tutte le tue carte usate, anche questa.
ankh-panel-card-effect-drought = Se vinci, ottieni 1 punto devozione in più per ogni tua miniatura nel deserto in questa regione.
ankh-panel-card-effect-miracle = Dopo il combattimento ottieni 1 punto devozione per ogni tua miniatura uccisa.

ankh-panel-powers = I tuoi poteri
ankh-panel-powers-none = Nessun potere ancora sbloccato.
ankh-panel-power-unlocked = potere sbloccato
ankh-panel-power-effect-commanding = Ogni combattimento che vinci ti dà 3 seguaci.
ankh-panel-power-effect-inspiring = La carta Costruire un Monumento non ti costa seguaci.
ankh-panel-power-effect-omnipresent = All'inizio di un conflitto ottieni 1 seguace per ogni regione in cui hai almeno una miniatura.
ankh-panel-power-effect-revered = Ottenere Seguaci ti dà 1 seguace in più.
ankh-panel-power-effect-resplendent = Finché controlli almeno 3 monumenti dello stesso tipo, la tua divinità ha forza 3.
ankh-panel-power-effect-obelisk-attuned = All'inizio di un combattimento a cui partecipi puoi spostare le tue miniature, ovunque siano, in caselle adiacenti ai tuoi obelischi nella regione.
ankh-panel-power-effect-temple-attuned = In combattimento: +2 di forza per ogni tempio che controlli nella regione, se ha una tua miniatura adiacente.
ankh-panel-power-effect-pyramid-attuned = Quando evochi, puoi evocare 1 miniatura in più adiacente a ognuna delle tue piramidi.
ankh-panel-power-effect-glorious = Se vinci un combattimento con una forza superiore di almeno 3, ottieni 3 punti devozione invece di 1.
ankh-panel-power-effect-magnanimous = Se perdi un combattimento e al momento di risolverlo hai almeno 2 miniature, ottieni 2 punti devozione.
ankh-panel-power-effect-bountiful = Finché sei nella sezione rossa, ogni volta che ottieni punti devozione ne ottieni 1 in più.
ankh-panel-power-effect-worshipful = Dopo ogni combattimento in cui hai giocato una carta, puoi sacrificare 2 seguaci per 1 punto devozione (una volta per combattimento).

ankh-panel-guardian-effect-cat-mummy = Quando muore, tutte le altre divinità perdono 1 punto devozione.
ankh-panel-guardian-effect-satet = Può finire il movimento nella casella di una miniatura nemica e spingerla via di 1 casella.
ankh-panel-guardian-effect-mummy = Quando muore, risorge in una casella adiacente alla tua divinità, se c'è posto.
ankh-panel-guardian-effect-apep = Può essere evocato anche su qualsiasi casella d'acqua.
ankh-panel-guardian-effect-scorpion = All'inizio di un conflitto distrugge i monumenti adiacenti indicati dalle sue chele.
ankh-panel-guardian-effect-androsphinx = Le miniature nemiche adiacenti hanno forza 0 in combattimento.

ankh-panel-god-effect-amun = Una volta per conflitto puoi giocare 2 carte in un combattimento.
ankh-panel-god-effect-anubis = Se muoiono guerrieri nemici, puoi intrappolarne 1. Ogni guerriero intrappolato dà +1 di forza alla tua divinità, fino a +3.
ankh-panel-god-effect-isis = Nella risoluzione di un combattimento puoi salvare le tue miniature adiacenti a una miniatura nemica.
ankh-panel-god-effect-osiris = Quando perdi un combattimento, puoi collocare o riposizionare lì una tessera Aldilà. Quando evochi, puoi evocare 1 miniatura in più su una tessera.
ankh-panel-god-effect-ra = Puoi collocare 1 dei tuoi 3 segnalini Sole su una miniatura che evochi. Se con una di queste miniature vinci un combattimento o domini una regione, ottieni 1 punto devozione in più.

ankh-panel-supply = Riserva generale

# what an opponent weighs, told when it is asked why; a plus in front of it is good
ankh-term-devotion = Devozione
ankh-term-safety = Al sicuro dall'oblio
ankh-term-followers = Seguaci
ankh-term-powers = Poteri Ankh
ankh-term-figures = Miniature sul tabellone
ankh-term-guardians = Guardiani sul tabellone
ankh-term-monuments = Monumenti controllati
ankh-term-majorities = Maggioranze di monumenti
ankh-term-dominions = Regioni senza rivali
ankh-term-battles = Regioni contese
ankh-term-cards = Carte Combattimento in mano
ankh-term-gathering = Monumenti adiacenti alle sue miniature
ankh-term-tempo = Prossimo evento alla sua portata
ankh-term-victory = Vittoria

# An action that would do nothing.
ankh-idle-anyway = Sceglila comunque
ankh-idle-no-followers = Non otterresti seguaci: le tue miniature non sono adiacenti a nessun monumento neutrale o controllato da te.
ankh-idle-all-unlocked = Hai già sbloccato tutti e 6 i poteri.
ankh-idle-too-few-followers = Non hai abbastanza seguaci per sbloccare un potere.
ankh-idle-no-figure-can-move = Nessuna delle tue miniature può muoversi.
ankh-idle-nobody-to-summon = Non ti restano miniature da evocare.
ankh-idle-nowhere-to-summon = Non c'è nessuna casella libera in cui tu possa evocare una miniatura.

# What conflict order tokens are for, where one is kept or swapped.
ankh-about-tokens = In un conflitto, le regioni si risolvono nell'ordine di questi segnalini.

# In place of cards and powers.
ankh-panel-you-are-forgotten = La tua divinità è stata dimenticata: non ha più miniature, carte o poteri.
ankh-caravan-first = Evento Carovana di Cammelli: scegli un'estremità della carovana o trascinane il percorso
ankh-caravan-second = Scegli l'altra estremità
ankh-caravan-lay = piazza questa carovana
ankh-caravan-hint = { $n ->
    [one] { $n } carovana possibile.
   *[other] { $n } carovane possibili.
}
