# Kemet: choices, what happens, what is asked, and the table in the terminal.
# Nouns stand in kemet-nouns.ftl: alone in choices, in their form for sentences elsewhere.

kemet-choice-next = elegir a { $noun }
kemet-choice-city = instalarse en { $noun }
kemet-choice-draw = robar { $noun }
kemet-choice-split = niveles (blanca/roja/azul): { $noun }
kemet-choice-build = construir en: { $noun }
kemet-choice-deploy = desplegar unidades: { $noun }
kemet-choice-keep = quedarse con { $noun }
kemet-choice-raise = subir de nivel la pirámide { $noun }
kemet-choice-pass = pasar
kemet-choice-enlarge = subir de nivel la pirámide enemiga en: { $noun }
kemet-choice-to-level = subirla al nivel { $noun }
kemet-choice-buy = comprar la ficha { $noun }
kemet-choice-bring = poner la criatura en: { $noun }
kemet-choice-exchange = entregar { $noun }
kemet-choice-token = poner una ficha: { $noun }
kemet-choice-silver = poner la ficha de plata: { $noun }
kemet-choice-golden = poner la ficha dorada: { $noun }
kemet-choice-play = jugar { $noun }
kemet-choice-done = terminar
kemet-choice-recruit = reclutar unidades: { $noun }
kemet-choice-return = devolver al tablero: { $noun }
kemet-choice-from = mover la tropa: { $noun }
kemet-choice-take = mover unidades: { $noun }
kemet-choice-with = llevarse: { $noun }
kemet-choice-without = dejar atrás: { $noun }
kemet-choice-to = mover a: { $noun }
kemet-choice-teleport = teletransportar a: { $noun }
kemet-choice-at = elegir: { $noun }
kemet-choice-veto = jugar Veto
kemet-choice-escape = huir a: { $noun }
kemet-choice-fight = luchar en: { $noun }
kemet-choice-card = jugar { $noun }
kemet-choice-unused = descartar sin usar: { $noun }
kemet-choice-invoke = añadir { $noun }
kemet-choice-pay = pagar { $noun }
kemet-choice-wound = descartar { $noun } a cambio de +1 de fuerza
kemet-choice-recall = reunir las tropas en la reserva
kemet-choice-retreat = retroceder
kemet-choice-stay = quedarse
kemet-choice-drive = hacer retroceder a: { $noun }
kemet-choice-rehome = poner la criatura en: { $noun }
kemet-choice-use = usar primero { $noun }
kemet-choice-sacrifice = hacer el sacrificio

kemet-event-next = { $why ->
    [drawn] Sorteo: { $seat }
   *[chosen] { $seat }
} jugará en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[5] quinto
} lugar.
kemet-event-settled = { $seat } se instala en { $city }.
kemet-event-drew = { $known ->
    [no] { $seat } roba una carta de intervención divina.
   *[yes] { $seat } roba { $intervention }.
}
kemet-event-reshuffled = Los descartes de intervención divina forman una nueva baraja: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
kemet-event-looked = { $known ->
    [no] Visión: { $seat } mira una carta.
   *[yes] Visión: { $seat } mira { $intervention }.
}
kemet-event-kept = { $known ->
    [no] Visión: { $seat } se queda con una de las cartas.
   *[yes] Visión: { $seat } se queda con { $intervention }.
}
kemet-event-shared = { $seat } empieza con pirámides de niveles { $split } (blanca/roja/azul).
kemet-event-prayed = { $why ->
    [night] Noche
    [pray] Rezar
    [temple] Templo
    [delta] Templo del Delta
    [recall] Tropa devuelta a la reserva
   *[named] { $cause }
}: { $seat } gana { $prayer ->
    [one] 1 punto de oración
   *[other] { $prayer } puntos de oración
} (ahora tiene { $now }).
kemet-event-paid = { $seat } paga { $prayer ->
    [one] 1 punto de oración
   *[other] { $prayer } puntos de oración
} { $why ->
    [tile] por una ficha de poder
    [raise] por subir de nivel una pirámide
    [recruit] por reclutar unidades
    [teleport] por un teletransporte
   *[intervention] por la carta
} ({ $now ->
    [0] no le queda ninguno
    [one] le queda { $now }
   *[other] le quedan { $now }
}).
kemet-event-robbed = Robo de maná: { $seat } pierde { $prayer ->
    [one] 1 punto de oración
   *[other] { $prayer } puntos de oración
} ({ $now ->
    [0] no le queda ninguno
    [one] le queda { $now }
   *[other] le quedan { $now }
}).
kemet-event-scored = { $why ->
    [attack] Ataque victorioso
    [defence] Victoria defensiva
    [tile] Ficha de poder
    [temples] 2 templos
    [sanctuary] Santuario de Todos los Dioses
   *[named] { $cause }
}: { $seat } gana { $points ->
    [one] 1 punto de victoria permanente
   *[other] { $points } puntos de victoria permanentes
} (ahora tiene { $now }).
kemet-event-raised = { $why ->
    [start] { $seat } construye { $colour } de nivel { $level } en { $space }.
    [night] Mano de Dios: { $seat } sube { $colour } { $space-of } al nivel { $level }.
   *[action] { $seat } sube { $colour } { $space-of } al nivel { $level }.
}
kemet-event-enlarged = { $seat } sube { $colour } de { $owner } en { $space } al nivel { $level }.
kemet-event-returned = { $seat } recupera todas sus cartas de batalla.
kemet-event-exchanged = { $known ->
    [no] { $seat } cambia una carta de batalla por { $new }.
   *[yes] { $seat } cambia { $card } por { $new }.
}
kemet-event-bought = { $seat } compra la ficha { $tile }.
kemet-event-placed = { $why ->
    [start] { $seat } despliega
    [recruit] { $seat } recluta
    [enlistment] { $seat } alista
   *[reinforcements] Refuerzos: { $seat } añade
} { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
} en { $space }.
kemet-event-marched = { $seat } { $why ->
    [land] mueve
    [harbour] lleva en barco
    [teleport] teletransporta
    [retreat] retrocede con
   *[escape] huye con
} { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
} { $space-of } { $to-to }.
kemet-event-lost = { $why ->
    [battle] { $seat } pierde { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    } en { $space }.
    [recall] { $seat } devuelve a la reserva { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    } { $space-of }.
    [delta] { $seat } sacrifica { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    } en { $space }.
    [sanctuary] { $seat } sacrifica { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    } en { $space }.
   *[named] { $cause }: { $seat } pierde { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    } en { $space }.
}
kemet-event-came = { $why ->
    [bought] { $seat } pone { $creature } en { $space }.
    [recruit] { $seat } devuelve { $creature } al tablero, en { $space }.
    [alone] { $seat } lleva { $creature } { $space-to }: se ha quedado sin unidades.
   *[destroyed] { $seat } lleva { $creature } { $space-to }: su tropa ha sido destruida.
}
kemet-event-waits = { $seat } devuelve { $creature } a su ficha: { $why ->
    [recall] su tropa ha vuelto a la reserva
    [alone] se ha quedado sin unidades
    [nowhere] ningún distrito puede acoger a la criatura
    [delta] su tropa ha sido sacrificada
   *[sanctuary] su tropa ha sido sacrificada
}.
kemet-event-held = { $seat } obtiene el punto de victoria { $space-of }.
kemet-event-freed = Ya nadie tiene el punto de victoria { $space-of }.
kemet-event-dawned = Empieza el día { $day }.
kemet-event-covered = { $why ->
    [ordinary] { $seat } pone una ficha de acción: { $action }.
    [silver] { $seat } pone la ficha de plata: { $action }.
   *[golden] { $seat } pone la ficha dorada para mover o reclutar.
}
kemet-event-nothing = La acción no tiene efecto.
kemet-event-announced = { $seat } juega { $intervention }.
kemet-event-aimed = { $intervention }: { $seat } elige { $space }.
kemet-event-vetoed = { $seat } quiere anular la carta { $intervention }.
kemet-event-came-to-nothing = La carta { $intervention } de { $seat } queda sin efecto.
kemet-event-opened = { $seat } ignora las murallas en este movimiento.
kemet-event-attacked = { $seat } ataca a { $owner } en { $space }.
kemet-event-showed = Presciencia: { $seat } muestra { $card }.
kemet-event-revealed = { $seat } revela { $card }.
kemet-event-invoked = { $why ->
    [counts] { $seat } añade { $intervention }.
   *[unpaid] { $seat } no puede pagar { $intervention }: la carta no cuenta.
}
kemet-event-buried = { $known ->
    [no] Herida divina: { $seat } descarta una carta a cambio de +1 de fuerza.
   *[yes] Herida divina: { $seat } descarta { $intervention } a cambio de +1 de fuerza.
}
kemet-event-measured = { $seat } tiene { $strength } de fuerza, { $damage } de daño y { $protection } de protección.
kemet-event-won = { $why ->
    [stronger] { $seat } gana la batalla contra { $owner } en { $space }.
   *[tie] Empate: { $seat }, como defensor, gana la batalla contra { $owner } en { $space }.
}
kemet-event-spent = { $known ->
    [no] { $seat } descarta una carta de batalla sin usar.
   *[yes] { $seat } descarta sin usar { $card }.
}
kemet-event-stood = { $seat } tiene { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
}.

kemet-ending-goal = al final del día, un jugador tenía los puntos de victoria necesarios
kemet-ending-day-limit = ha pasado el último día y nadie ha ganado
kemet-tie = A igualdad de puntos de victoria, va delante quien haya ganado más en batallas y, si persiste el empate, quien vaya antes en el orden de turno.

# What is asked; the name of the seat stands before it. $space and $creature are in their form for
# sentences, so is $colour, except in “buy”.
kemet-ask-choose-city = ¿en qué ciudad te instalas?
kemet-ask-share-levels = ¿cómo repartes 3 niveles entre tus pirámides?
kemet-ask-build = ¿en qué distrito construyes { $colour }?
kemet-ask-deploy-in = ¿cuántas unidades despliegas en { $space }?
kemet-ask-keep-card = Visión: ¿con qué carta te quedas?
kemet-ask-choose-tile = ¿qué ficha con efecto nocturno usas primero?
kemet-ask-hand-of-god = Mano de Dios: ¿a qué pirámide le subes gratis 1 nivel?
kemet-ask-choose-troop = Refuerzos: ¿envías unidades a una tropa fuera de tu ciudad?
kemet-ask-set-order = { $place ->
    [1] ¿quién juega primero el día siguiente?
   *[other] ¿quién juega en { $place }.º lugar el día siguiente?
}
kemet-ask-act = { $placed ->
    [yes] termina tu turno o haz algo más.
   *[no] pon una ficha o juega una carta.
}
kemet-ask-raise = ¿qué pirámide subes de nivel?
kemet-ask-raise-to = ¿a qué nivel subes { $colour } de { $seat }?
kemet-ask-buy = ¿qué ficha de poder { $colour } compras?
kemet-ask-bring-creature = ¿en qué distrito pones { $creature }?
kemet-ask-exchange-card = ¿qué carta de batalla entregas a cambio de { $card }?
kemet-ask-recruit-in = ¿cuántas unidades reclutas en { $space }?
kemet-ask-return-creature = ¿qué criatura vuelve al tablero?
kemet-ask-return-to = ¿en qué distrito vuelve al tablero { $creature }?
kemet-ask-march-on = { $moving ->
    [yes] ¿cuántas unidades siguen adelante desde { $space }?
   *[no] ¿qué tropa mueves?
}
kemet-ask-march-from = Teletransporte: ¿qué tropa teletransportas?
kemet-ask-take-units = ¿cuántas unidades salen { $space-of }?
kemet-ask-take-creature = ¿te llevas { $creature }?
kemet-ask-step-to = { $units ->
    [one] ¿adónde mueves 1 unidad desde { $space }?
   *[other] ¿adónde mueves { $units } unidades desde { $space }?
}
kemet-ask-aim = { $card }: ¿qué espacio eliges?
kemet-ask-enlist = { $enlisted ->
    [0] { $card }: ¿adónde van las unidades?
   *[other] { $card }: 1 unidad colocada. ¿Adónde va la segunda?
}
kemet-ask-veto = { $vetoes ->
    [0] { $seat } ha jugado { $card }. ¿Juegas Veto?
   *[other] { $seat } ha respondido con Veto a { $card }. ¿Juegas Veto contra ese Veto?
}
kemet-ask-choose-battle = ¿qué batalla se libra ahora?
kemet-ask-escape = { $seat } te ataca en { $space }. ¿Juegas Huida?
kemet-ask-choose-cards = { $chosen ->
    [0] batalla en { $space }: elige en secreto la carta que juegas.
    [1] ahora elige la carta que descartas sin usar.
   *[other] añade cartas de intervención divina o confirma tu elección.
}
kemet-ask-pay-for = tus puntos de oración no alcanzan para todas tus cartas: ¿cuál pagas?
kemet-ask-wound = Herida divina: ¿descartas una carta a cambio de +1 de fuerza?
kemet-ask-rehome = ¿en qué distrito pones { $creature }, que ya no tiene tropa?
kemet-ask-lose = has perdido la batalla en { $space }: ¿qué hacen tus supervivientes?
kemet-ask-drive = ¿adónde debe retroceder { $seat }?
kemet-ask-win = has ganado la batalla en { $space }: ¿se queda tu tropa?
kemet-ask-delta = ¿sacrificas 1 unidad en { $space } a cambio de 5 puntos de oración?
kemet-ask-sanctuary = ¿sacrificas 2 unidades en { $space } a cambio de 1 punto de victoria permanente?

# settings of a table
kemet-setting-game = Duración
kemet-setting-game-short = Partida corta (8 puntos de victoria)
kemet-setting-game-long = Partida larga (10 puntos de victoria)
kemet-setting-game-beginner = Partida de iniciación (4 puntos de victoria)
kemet-setting-discards = Cartas de batalla descartadas
kemet-setting-discards-unused-down = { kemet-discards-unused-down }
kemet-setting-discards-all-down = { kemet-discards-all-down }
kemet-setting-discards-all-up = { kemet-discards-all-up }
kemet-setting-max_days = Límite de días
kemet-setting-max_days-none = Sin límite
kemet-setting-max_days-number = { $number ->
    [one] 1 día
   *[other] { $number } días
}

# the table in the terminal; colours have 2 letters, seats 2
kemet-label-short-white = Bl
kemet-label-short-red = Ro
kemet-label-short-blue = Az
kemet-label-short-seat = J{ $number }
kemet-label-day = Día
kemet-label-night = Noche
kemet-label-turn = Turno
kemet-label-order = Orden de turno
kemet-label-coming = Día siguiente
kemet-label-goal = Objetivo
kemet-label-goal-points = { $goal } puntos de victoria
kemet-label-cities = Ciudad
kemet-label-district = Distrito { $letter }
kemet-label-space = Espacio
kemet-label-there = Tropa
kemet-label-ways = Lleva a
kemet-label-key-obelisk = obelisco
kemet-label-key-harbour = por puerto
kemet-label-key-battle = ataque de
kemet-label-key-point = tiene el punto de victoria
kemet-label-seat = Jugador
kemet-label-mark-turn = tiene el turno
kemet-label-mark-own = tú
kemet-label-short-score = PV
kemet-label-short-battles = Bat.
kemet-label-short-prayer = Orac.
kemet-label-short-pyramids = Pir.
kemet-label-short-reserve = Res.
kemet-label-short-tokens = Fich.
kemet-label-short-cards = Cartas
kemet-label-tiles = Fichas de poder
kemet-label-seats-key = PV: permanentes + temporales; Bat.: PV de batallas; Orac.: puntos de oración; Pir.: niveles blanca/roja/azul; Res.: unidades en reserva; Fich.: fichas de acción; Cartas: batalla + intervención divina
kemet-label-actions = Pirámide de acciones
kemet-label-row = Fila { $row }
kemet-label-market = Fichas de poder en venta, por nivel
kemet-label-deck = Baraja
kemet-label-pile = Descartes
kemet-label-face-down = boca abajo: { $count }
kemet-label-hand = Cartas de batalla en la mano (fuerza/daño/protección)
kemet-label-discard = Cartas de batalla descartadas
kemet-label-interventions = Cartas de intervención divina
kemet-label-plan = Por añadir
kemet-label-march = Movimiento
kemet-label-march-left = pasos restantes: { $left }
kemet-label-announced = Carta jugada
kemet-label-vetoes = Vetos: { $count }
kemet-label-battle = Batalla
kemet-label-attacker = Atacante
kemet-label-defender = Defensor
kemet-label-units = Unidades
kemet-label-strength = Fuerza
kemet-label-damage = Daño
kemet-label-protection = Protección
kemet-label-card = Carta de batalla
kemet-label-lost = Bajas
kemet-label-winner = gana
kemet-label-range = { $total } (de { $least } a { $most })
