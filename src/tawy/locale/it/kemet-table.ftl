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
kemet-idle-anyway = Mettilo comunque
kemet-idle-anyway-play = Giocala comunque
kemet-idle-prayer-full = Hai già tutti i punti preghiera che puoi avere.
kemet-idle-nobody-to-rob = Nessun avversario ha punti preghiera.
kemet-idle-no-pyramid = Non controlli nessuna piramide di questo colore e quindi non puoi comprarne le tessere.
kemet-idle-no-tile-payable = Non puoi pagare nulla: non hai abbastanza punti preghiera per queste tessere.
kemet-idle-tiles-gone = Non resta nulla da comprare: le tessere fino al livello della tua piramide sono finite o le hai già.
kemet-idle-pyramids-at-top = Non resta nulla da innalzare: le tue piramidi sono già al livello più alto.
kemet-idle-no-level-payable = Non hai abbastanza punti preghiera per innalzare una piramide.
kemet-idle-no-troop-can-move = Nessuna delle tue truppe può muoversi.
kemet-idle-no-troop = Non hai truppe sul tabellone.
kemet-idle-reserve-empty = Non hai unità nella riserva.
kemet-idle-no-unit-payable = Non hai punti preghiera con cui reclutare.
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
