# Il tavolo nel browser.
kemet-table-subtitle = { $day ->
    [0] si vince a { $goal } punti
   *[other] giorno { $day }, si vince a { $goal } punti
}
kemet-table-points = { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
}
kemet-table-price = { $price ->
    [0] gratis
    [one] per 1 punto preghiera
   *[other] per { $price } punti preghiera
}
kemet-table-values = forza { $strength }, danno { $damage }, protezione { $protection }
kemet-table-card = { $price ->
    [0] Gratis. { $about }
   *[other] Costo { $price }. { $about }
}

# on buttons
kemet-table-split = livelli: bianca{ "\u00A0" }{ $white }, rossa{ "\u00A0" }{ $red }, blu{ "\u00A0" }{ $blue }
kemet-table-attack = attacca: { $space }
kemet-table-attack-teleport = teletrasportati e attacca: { $space }
kemet-table-strengths = forza { $own } contro { $other }, carte escluse
# what to end or to leave out means where it is asked
kemet-table-done-act = termina il turno
kemet-table-done-march-on = termina il movimento
kemet-table-pass-raise = rinuncia all'azione
kemet-table-pass-buy = rinuncia all'azione
kemet-table-pass-bring-creature = lascia la creatura sulla sua tessera
kemet-table-pass-hand-of-god = non innalzarne nessuna
kemet-table-pass-choose-troop = non aggiungerne fuori dalla città
kemet-table-pass-delta = non sacrificare
kemet-table-pass-sanctuary = non sacrificare

kemet-table-key-near = passare allo spazio adiacente successivo
kemet-table-tab-board = Tabellone
kemet-table-tab-hand = Mano
kemet-table-tab-market = Mercato
kemet-table-tab-seats = Giocatori
kemet-table-tab-log = Cronaca
