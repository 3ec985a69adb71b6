# The panels beside the board of Kemet.
kemet-panel-none = no hay
kemet-panel-what = Qué hacen
kemet-panel-level = Nivel { $number }
kemet-panel-price = Coste
kemet-panel-times = × { $count }

# the action pyramid
kemet-panel-actions = Tus acciones
kemet-panel-tokens-left = { $count ->
    [one] queda { $count } ficha
   *[other] quedan { $count } fichas
}
# on its spaces: one short word each, \u00AD where it may break
kemet-panel-action-buy-white = Blanco
kemet-panel-action-buy-red = Rojo
kemet-panel-action-buy-blue = Azul
kemet-panel-action-pray = Rezar
kemet-panel-action-raise = Subir
kemet-panel-action-move = Mover
kemet-panel-action-recruit = Reclu{ "\u00AD" }tar
kemet-panel-covered = tiene una ficha
kemet-panel-row = Fila { $number }
kemet-panel-row-open = necesita una ficha hoy
kemet-panel-row-covered = ya tiene su ficha de hoy
kemet-panel-rows-open = { $count ->
    [one] Aún necesita una ficha hoy: fila { $rows }.
   *[other] Aún necesitan una ficha hoy: filas { $rows }.
}
# a tag on a space that only the silver token may go to, as short as can be
kemet-panel-silver = plata
kemet-panel-token-used = { $token }: usada
kemet-panel-token-unused = { $token }: sin usar
kemet-panel-which-token = ¿Con qué ficha?
kemet-panel-which-action = ¿Qué acción?
kemet-panel-others = Qué han hecho hoy los demás
kemet-panel-covered-spaces = Fichas en: { $spaces }

# the market
kemet-panel-market-reach = Mercado: quedan { $left }, { $ready } a tu alcance
kemet-panel-market-left = Mercado: quedan { $left }
kemet-panel-market-open = abrir
kemet-panel-market-close = cerrar
kemet-panel-market-see = Abre el mercado para ver nombres, efectos, costes y propietarios.
kemet-panel-market-legend = Letra: quién tiene la ficha. Anillo: a tu alcance.
kemet-panel-market-legend-now = Punto: puedes comprarla ahora.
kemet-panel-market-none = Ninguna ficha coincide con el filtro.
kemet-panel-colours = Color
kemet-panel-filter = Mostrar fichas
kemet-panel-filter-all = todas
kemet-panel-filter-left = las que quedan
kemet-panel-filter-ready = a tu alcance
kemet-panel-buy = Comprar por { $price }
kemet-panel-tile-yours = tuya
kemet-panel-tile-gone = no quedan
kemet-panel-tile-ready = a tu alcance
kemet-panel-tile-dear = faltan puntos de oración
kemet-panel-tile-high = pirámide demasiado baja
kemet-panel-tile-left = quedan { $count }
kemet-panel-tile-held = en manos de { $seats }
kemet-panel-tile-held-some = la ha comprado uno de estos: { $seats }
# before the letters of several seats, one of whom has the tile
kemet-panel-tile-some = uno de

# the seats
kemet-panel-seats = Jugadores
kemet-panel-order = Orden de turno, día { $day }
kemet-panel-order-first = Orden de turno
kemet-panel-goal = partida a { $goal } puntos
kemet-panel-you = tú
kemet-panel-turn = turno
kemet-panel-score = Puntos de victoria
kemet-panel-score-of = { $seat }: { $score }
kemet-panel-points = Permanentes: { $permanent }, temporales: { $temporary }
kemet-panel-count-of-prayer = Puntos de oración
kemet-panel-count-of-interventions = Cartas de intervención divina
kemet-panel-count-of-cards = Cartas de batalla en la mano
kemet-panel-count-of-reserve = Unidades en la reserva
kemet-panel-tiles-white = Fichas blancas: { $count }
kemet-panel-tiles-red = Fichas rojas: { $count }
kemet-panel-tiles-blue = Fichas azules: { $count }
kemet-panel-tiles-unsure = Fichas que existen en varios colores: { $count }
kemet-panel-waits = { $creature }: espera en su ficha
kemet-panel-creature-at = { $creature }: { $space }
kemet-panel-pyramids = Niveles de las pirámides
kemet-panel-day-actions = Acciones de hoy
kemet-panel-tiles = Fichas de poder
kemet-panel-creatures = Criaturas
kemet-panel-hand-known = Cartas de batalla en la mano, todas conocidas: { $count }
kemet-panel-hand-among = Cartas de batalla en la mano: { $count } de estas
kemet-panel-discards = Cartas de batalla descartadas
kemet-panel-face-down = { $count } boca abajo
kemet-panel-exchanged = Cambiadas, fuera de la partida
kemet-panel-points-of = Puntos de victoria permanentes
kemet-panel-points-battles = { $all } ({ $count } por batallas)

# what I hold
kemet-panel-interventions = Tus cartas de intervención divina
kemet-panel-interventions-none = No tienes ninguna.
kemet-panel-play-now = jugar
# when a card can be played, as short as can be
kemet-panel-moment-own-turn = tu turno
kemet-panel-moment-own-move = tu movimiento
kemet-panel-moment-entered = turno ajeno
kemet-panel-moment-announced = turno ajeno
kemet-panel-moment-in-battle = batalla
kemet-panel-cards = Tus cartas de batalla
kemet-panel-cards-held = { $spent ->
    [one] { $held } en la mano, { $spent } descartada
   *[other] { $held } en la mano, { $spent } descartadas
}
kemet-panel-card-spent = descartada
kemet-panel-card-face-down = descartada boca abajo
kemet-panel-card-exchanged = cambiada
kemet-panel-strength = Fuerza
kemet-panel-damage = Daño
kemet-panel-protection = Protección

# the night
kemet-panel-night = Noche
kemet-panel-night-prayer = Puntos de oración para todos
kemet-panel-night-cards = Todos roban cartas de intervención divina
kemet-panel-night-looked = Cartas que muestra Visión: { $count }
kemet-panel-night-tiles = Fichas con efecto nocturno
kemet-panel-night-order = Orden de turno del día siguiente
kemet-panel-place-free = aún sin decidir

# what is answered in advance
kemet-panel-pass-all = Dejar pasar las cartas de los demás sin preguntarme
kemet-panel-pass-all-about = No te preguntaremos si juegas Veto o Huida, tengas o no esas cartas.
kemet-panel-pass-unable = Preguntarme solo si puedo responder
kemet-panel-pass-unable-alone = Si no tienes ninguna carta con la que responder, dejas pasar automáticamente las cartas de los demás.
kemet-panel-pass-unable-among-people = Si no tienes ninguna carta con la que responder, dejas pasar las cartas de los demás a los pocos segundos. Si tardas más, pueden sospechar que tienes una.

# a number of units
kemet-panel-count-take = Llevar
kemet-panel-count-take-in = Llevar desde: { $place }
kemet-panel-count-recruit = Reclutar
kemet-panel-count-recruit-in = Reclutar en: { $place }
kemet-panel-count-deploy = Desplegar
kemet-panel-count-deploy-in = Desplegar en: { $place }
kemet-panel-units = { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
}
kemet-panel-with = con { $creature }
kemet-panel-without = sin { $creature }

# what an opponent weighs, told when it is asked why; a plus in front of it is good
kemet-term-points = Puntos de victoria permanentes
kemet-term-held-points = Puntos de victoria temporales
kemet-term-two-temples = 2 templos, que dan 1 punto al final del día
kemet-term-pyramids = Pirámides
kemet-term-tiles = Fichas de poder
kemet-term-prayer = Puntos de oración
kemet-term-income = Puntos de oración previstos
kemet-term-units = Unidades en el tablero
kemet-term-creatures = Criaturas en el tablero
kemet-term-interventions = Cartas de intervención divina
kemet-term-strength = Su tropa más fuerte
kemet-term-attacks = Enemigos adyacentes más débiles
kemet-term-danger = Fuera de peligro
kemet-term-tempo = Fichas de acción restantes
kemet-term-moves = Acciones de movimiento restantes
kemet-term-victory = Victoria
