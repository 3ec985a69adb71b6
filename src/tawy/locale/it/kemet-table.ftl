# Il tavolo nel browser.
kemet-table-subtitle = { $day ->
    [0] a { $goal } punti
   *[other] giorno { $day }, a { $goal } punti
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
kemet-table-split = livelli: bianco { $white }, rosso { $red }, blu { $blue }
kemet-table-attack = attaccare: { $space }
kemet-table-attack-teleport = teletrasportare e attaccare: { $space }
kemet-table-strengths = forza { $own } contro { $other }, prima delle carte
# what to end or to leave out means where it is asked
kemet-table-done-act = terminare il turno
kemet-table-done-march-on = terminare il movimento
kemet-table-pass-raise = rinunciare all'azione
kemet-table-pass-buy = rinunciare all'azione
kemet-table-pass-bring-creature = lasciarla sulla sua tessera
kemet-table-pass-hand-of-god = non innalzarne nessuna
kemet-table-pass-choose-troop = nessuna fuori dalla città
kemet-table-pass-delta = non sacrificare
kemet-table-pass-sanctuary = non sacrificare

kemet-table-key-near = Al prossimo vicino di uno spazio
kemet-table-tab-board = Plancia
kemet-table-tab-hand = Mano
kemet-table-tab-market = Mercato
kemet-table-tab-seats = Giocatori
kemet-table-tab-log = Cronaca
