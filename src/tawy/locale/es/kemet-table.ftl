# La mesa en el navegador.
kemet-table-subtitle = { $day ->
    [0] a { $goal } puntos
   *[other] día { $day }, a { $goal } puntos
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
   *[other] Precio { $price }. { $about }
}
kemet-table-key-near = Al siguiente vecino de un espacio
kemet-table-tab-board = Tablero
kemet-table-tab-hand = Mano
kemet-table-tab-market = Mercado
kemet-table-tab-seats = Jugadores
kemet-table-tab-log = Historial
