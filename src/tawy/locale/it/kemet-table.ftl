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
kemet-table-key-near = Al prossimo vicino di uno spazio
kemet-table-tab-board = Plancia
kemet-table-tab-hand = Mano
kemet-table-tab-market = Mercato
kemet-table-tab-seats = Giocatori
kemet-table-tab-log = Cronaca
