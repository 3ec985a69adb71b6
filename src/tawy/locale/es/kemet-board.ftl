# Kemet: lo que el tablero dice de sus espacios, también a quien no lo ve.

kemet-label-board = Tablero
kemet-label-nile = Nilo

kemet-label-you = { $seat } (tú)
kemet-label-empty = vacío
kemet-label-troop = { $seat }, { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
}
kemet-label-troop-creature = { $seat }, { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
} con la criatura { $creature }
kemet-label-attacked = atacante: { $troop }
kemet-label-fought = batalla aquí

kemet-label-city = ciudad de { $seat }
kemet-label-city-free = ciudad aún libre
kemet-label-pyramid-white = pirámide blanca, nivel { $level }
kemet-label-pyramid-red = pirámide roja, nivel { $level }
kemet-label-pyramid-blue = pirámide azul, nivel { $level }
kemet-label-no-pyramid = sin pirámide

kemet-label-income = da { $income } puntos de oración
kemet-label-income-delta = da { $income } puntos de oración al sacrificar 1 unidad
kemet-label-point = el punto de victoria lo tiene { $seat }
kemet-label-obelisk = obelisco

kemet-label-adjacent = adyacente a: { $spaces }
kemet-label-harbours = por el puerto: { $spaces }
kemet-label-alone = sin espacios adyacentes
kemet-label-offered = se puede elegir
kemet-label-takeable = puedes tomarla
