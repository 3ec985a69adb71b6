# The battle stage: where a battle stands, who fights, what I choose.
ankh-battle-title = Combattimento nella regione { $token }
ankh-battle-place = Regione { $number } di { $of } in questo conflitto
ankh-battle-steps = Fasi del combattimento
ankh-battle-step-attune = Inizio del combattimento
ankh-battle-step-cards = Scegliere le carte
ankh-battle-step-build = Costruire monumenti
ankh-battle-step-plague = Risolvere le piaghe
ankh-battle-step-majority = Maggioranza di monumenti
ankh-battle-step-resolution = Risoluzione del combattimento
ankh-battle-step-after = Dopo il combattimento
ankh-battle-heading = Forza attuale ({ $n } divinità)
ankh-battle-brief-attune = Inizio
ankh-battle-brief-cards = Carte
ankh-battle-brief-build = Costruire
ankh-battle-brief-plague = Piaghe
ankh-battle-brief-majority = Maggioranza
ankh-battle-brief-resolution = Risoluzione
ankh-battle-brief-after = Dopo
ankh-battle-heading-tied = Parità di forza

# one who fights
ankh-battle-you = tu
ankh-battle-followers = { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
}
ankh-battle-state-own = tocca a te
ankh-battle-state-choosing = sta scegliendo
ankh-battle-state-card = carta scelta
ankh-battle-state-bid = offerta fatta
ankh-battle-two = gioca 2 carte
ankh-battle-bid = offerta: { $n }
ankh-battle-dying = { $n ->
    [one] { $n } miniatura sta per morire
   *[other] { $n } miniature stanno per morire
}
ankh-battle-fallen = { $n ->
    [one] { $n } miniatura uccisa
   *[other] { $n } miniature uccise
}
ankh-battle-safe = { $n ->
    [one] { $n } miniatura salvata dall'Inondazione
   *[other] { $n } miniature salvate dall'Inondazione
}
ankh-battle-wins = vince
ankh-battle-strength = Forza:
ankh-battle-parts = Come si compone la forza
ankh-battle-part-figures = { $n ->
    [one] { $n } miniatura
   *[other] { $n } miniature
}
ankh-battle-part-some-figures = { $n ->
    [one] { $n } miniatura su { $all }
   *[other] { $n } miniature su { $all }
}
ankh-battle-part = { $n } { $what }
ankh-battle-part-chosen = carta { $n }
ankh-battle-open = { $cards ->
    [one] carta: da { $least } a { $most }
   *[other] carte: da { $least } a { $most }
}
ankh-battle-open-one = { $cards ->
    [one] carta { $n }
   *[other] carte { $n }
}
ankh-battle-at-most = al massimo { $n }
ankh-battle-with-card = con questa carta

# monuments
ankh-battle-majorities = Maggioranze di monumenti attuali: 1 punto devozione ciascuna
ankh-battle-majorities-none = Qui nessuno controlla monumenti.
ankh-battle-majority-alone = { $n }, senza rivali
ankh-battle-majority-against = { $n } contro { $next }
ankh-battle-majority-absent = { $n }, ma nessuna miniatura qui
ankh-battle-majority-tied = parità a { $n }

# what I choose
ankh-battle-card-flood = 1 seguace per miniatura su terreno fertile; sopravvivono.
ankh-battle-card-build = Sacrifica 3 seguaci: un monumento qui.
ankh-battle-card-plague = Offerte segrete: vivono solo le miniature di chi offre di più.
ankh-battle-card-chariots = Solo forza.
ankh-battle-card-cycle = Dopo il combattimento riprendi le carte usate.
ankh-battle-card-drought = Se vinci: 1 punto devozione in più per miniatura nel deserto.
ankh-battle-card-miracle = Dopo il combattimento: 1 punto devozione per tua miniatura uccisa.
ankh-battle-hand = Le tue carte
ankh-battle-used = usata
ankh-battle-sealed = scelta
ankh-battle-bids = La tua offerta
ankh-battle-choices = Le tue scelte
ankh-battle-if-bid = Se offri { $n }
ankh-battle-seal-card = Conferma questa carta
ankh-battle-seal-bid = Conferma questa offerta
ankh-battle-pick = Fai una scelta
ankh-battle-pick-card = Scegli una carta
ankh-battle-pick-bid = Scegli la tua offerta
ankh-battle-pick-space = Scegli una casella del tabellone
ankh-battle-shown-when = { $n ->
    [1] Verrà rivelata appena confermi
    [2] Verrà rivelata quando avrete confermato entrambi
    [3] Verrà rivelata quando avrete confermato tutti e tre
    [4] Verrà rivelata quando avrete confermato tutti e quattro
   *[other] Verrà rivelata quando avrete confermato tutti e cinque
}
ankh-battle-sealed-card = Hai scelto { $card }.
ankh-battle-sealed-bid = La tua offerta segreta: { $n }.
ankh-battle-unseal = Cambia scelta

# what it is up against
ankh-battle-forecast-first = { $sure ->
    [yes] Nessuna carta rivale arriva a { $n }
   *[no] Per ora nessuna carta rivale arriva a { $n }
}
ankh-battle-forecast-tie = { $sure ->
    [yes] A { $n } possono solo pareggiare
   *[no] Per ora a { $n } possono solo pareggiare
}
ankh-battle-forecast-tie-mine = { $sure ->
    [yes] A { $n } possono solo pareggiare, e lo Spareggio è tuo
   *[no] Per ora a { $n } possono solo pareggiare, e lo Spareggio è tuo
}
ankh-battle-forecast-open = { $n } si può ancora superare
ankh-battle-forecast-behind = { $sure ->
    [yes] Con { $n } non vinci
   *[no] Per ora con { $n } non vinci
}
ankh-battle-forecast-beaten = Possono arrivare oltre: { $sides }.
ankh-battle-forecast-tied = Possono pareggiare: { $sides }.
ankh-battle-forecast-unless = { $cards } può ancora cambiare tutto.
ankh-battle-forecast-gain = { $n ->
    [one] Se vinci: almeno +{ $n } punto devozione.
   *[other] Se vinci: almeno +{ $n } punti devozione.
}
ankh-battle-forecast-no-breaker = Nessuno può decidere una parità.
ankh-battle-forecast-breaker = { $side } potrebbe decidere una parità.
ankh-battle-quoted = { $card }
ankh-battle-breaks = Segnalino Spareggio: { $side }
ankh-battle-breaks-you = Hai il segnalino Spareggio
ankh-battle-breaks-nobody = Nessuno può decidere una parità
ankh-battle-bid-beaten = Possono offrire di più: { $sides }.
ankh-battle-bid-tied = Possono offrire lo stesso: { $sides }.
ankh-battle-bid-alone = Nessun altro può offrire tanto: le tue miniature sono salve.
ankh-battle-bid-or = { $n ->
    [one] Se qualcuno lo fa, muore { $n } tua miniatura.
   *[other] Se qualcuno lo fa, muoiono { $n } tue miniature.
}

# what happened
ankh-battle-won = { $side } vince il combattimento
ankh-battle-margin = { $n } contro { $next }.
ankh-battle-won-tie = { $side } vince la parità a { $n }
ankh-battle-broken = Ha deciso il segnalino Spareggio, ora usato per questo conflitto.
ankh-battle-drawn = Parità a { $n }: nessuno vince
ankh-battle-unbroken = Nessuno ha deciso la parità: tutti perdono questo combattimento.
ankh-battle-ledger = Chi ha ottenuto che cosa
ankh-battle-for-majority = maggioranza
ankh-battle-for-victory = vittoria
ankh-battle-no-devotion = nessun punto devozione
ankh-battle-powers = poteri
ankh-battle-before-won = Regione { $token }: ha vinto { $side }
ankh-battle-before-drawn = Regione { $token }: non ha vinto nessuno
ankh-battle-see = Guarda com'è andata
ankh-battle-go-on = Continua
ankh-battle-worship = Sacrifica 2 seguaci: +{ $n } devozione
ankh-battle-go-on-to = Continua con la regione { $token }
