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
ankh-battle-heading-tied = Parità di forza
ankh-battle-heading-won = { $side } vince il combattimento
ankh-battle-heading-drawn = Nessuno vince il combattimento

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
ankh-battle-majority-nobody = Nessuno

# what I choose
ankh-battle-hand = Le tue carte
ankh-battle-used = usata
ankh-battle-sealed = scelta
ankh-battle-bids = La tua offerta
ankh-battle-choices = Le tue scelte
ankh-battle-if-card = Se giochi { $card }
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

# what happened
ankh-battle-report = Com'è andato il combattimento nella regione { $token }
ankh-battle-go-on = Continua
ankh-battle-worship = Sacrifica 2 seguaci: +{ $n } devozione
