# La mesa en el navegador.
kemet-table-subtitle = { $day ->
    [0] partida a { $goal } puntos
   *[other] día { $day }, partida a { $goal } puntos
}
kemet-table-points = { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}
kemet-table-price = { $price ->
    [0] gratis
    [one] por 1 punto de oración
   *[other] por { $price } puntos de oración
}
kemet-table-values = fuerza { $strength }, daño { $damage }, protección { $protection }
kemet-table-card = { $price ->
    [0] Gratis. { $about }
   *[other] Coste { $price }. { $about }
}

# on buttons
kemet-table-split = niveles: blanca{ "\u00A0" }{ $white }, roja{ "\u00A0" }{ $red }, azul{ "\u00A0" }{ $blue }
kemet-table-attack = atacar: { $space }
kemet-table-attack-teleport = teletransportar y atacar: { $space }
kemet-table-strengths = fuerza { $own } contra { $other }, antes de las cartas
# what to end or to leave out means where it is asked
kemet-table-done-act = terminar el turno
kemet-table-done-march-on = terminar el movimiento
kemet-table-pass-raise = renunciar a la acción
kemet-table-pass-buy = renunciar a la acción
kemet-table-pass-bring-creature = dejar la criatura en su ficha
kemet-table-pass-hand-of-god = no subir de nivel ninguna
kemet-table-pass-choose-troop = no enviar unidades fuera de la ciudad
kemet-table-pass-delta = no sacrificar
kemet-table-pass-sanctuary = no sacrificar

kemet-table-key-near = ir al siguiente espacio adyacente
kemet-table-tab-board = Tablero
kemet-table-tab-hand = Mano
kemet-table-tab-market = Mercado
kemet-table-tab-seats = Jugadores
kemet-table-tab-log = Historial
