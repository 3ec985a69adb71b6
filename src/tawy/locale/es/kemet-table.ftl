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
kemet-idle-anyway = Colocarla de todos modos
kemet-idle-anyway-play = Jugarla de todos modos
kemet-idle-prayer-full = Ya tienes todos los puntos de oración que puedes tener.
kemet-idle-nobody-to-rob = Ningún contrincante tiene puntos de oración.
kemet-idle-no-pyramid = No controlas ninguna pirámide de este color, así que no puedes comprar sus fichas de poder.
kemet-idle-no-tile-payable = No puedes pagar nada: te faltan puntos de oración para estas fichas de poder.
kemet-idle-tiles-gone = No queda nada que comprar: las fichas de poder hasta el nivel de tu pirámide están agotadas o ya las tienes.
kemet-idle-pyramids-at-top = No queda nada que subir: tus pirámides ya están al nivel máximo.
kemet-idle-no-level-payable = No tienes suficientes puntos de oración para subir de nivel ninguna pirámide.
kemet-idle-no-troop-can-move = Ninguna de tus tropas puede moverse.
kemet-idle-no-troop = No tienes tropas en el tablero.
kemet-idle-reserve-empty = No tienes unidades en la reserva.
kemet-idle-no-unit-payable = No tienes puntos de oración para reclutar.
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
