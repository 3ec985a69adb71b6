# La escena de la batalla: cómo está, quién lucha, qué elijo.
kemet-battle-title = Batalla: { $space }
kemet-battle-steps = Pasos de la batalla
kemet-battle-step-escape = Huida
kemet-battle-step-cards = Cartas
kemet-battle-step-reveal = Revelación
kemet-battle-step-losses = Bajas
kemet-battle-step-retreat = Retroceder
kemet-battle-step-stay = Quedarse

kemet-battle-you = Tú
kemet-battle-troop = { $n ->
    [0] sin unidades
    [one] { $n } unidad
   *[other] { $n } unidades
}
kemet-battle-idle = { $creature }: no cuenta contra { $snake }
kemet-battle-none = ninguna
kemet-battle-unused = Descartada sin usar
kemet-battle-shown = mostrada por Presciencia
kemet-battle-times = { $n } × { $card }
kemet-battle-unpaid = sin pagar, no cuenta
kemet-battle-state-own = te toca elegir
kemet-battle-state-choosing = eligiendo
kemet-battle-state-sealed = elección hecha
kemet-battle-wins-side = gana

kemet-battle-part-wounds = Herida divina
kemet-battle-before-cards = antes de las cartas
kemet-battle-with-yours = con tus cartas
kemet-battle-with-cards = con cartas
kemet-battle-span = de { $least } a { $most }
kemet-battle-ties = En caso de empate gana el defensor.
kemet-battle-initiative = { $n ->
    [one] Iniciativa: se destruye { $n } unidad defensora antes de elegir cartas.
   *[other] Iniciativa: se destruyen { $n } unidades defensoras antes de elegir cartas.
}

kemet-battle-losses = Bajas: daño menos protección
kemet-battle-damage-you = tu daño
kemet-battle-damage-of = daño de { $name }
kemet-battle-protection-you = tu protección
kemet-battle-protection-of = protección de { $name }
kemet-battle-less = menos
kemet-battle-lost = { $n ->
    [0] ninguna unidad perdida
    [one] { $n } unidad perdida
   *[other] { $n } unidades perdidas
}
kemet-battle-remain = { $n ->
    [0] no queda ninguna
    [one] queda { $n }
   *[other] quedan { $n }
}

kemet-battle-wins-you = Ganas por { $high } a { $low }
kemet-battle-wins = { $name } gana por { $high } a { $low }
kemet-battle-tie-you = Empate a { $high }: ganas como defensor
kemet-battle-tie = Empate a { $high }: { $name } gana como defensor
kemet-battle-next-escape = { $name } decide si juega Huida o acepta la batalla.
kemet-battle-next-reveal = { $name } aún está decidiendo qué hacer con sus cartas.
kemet-battle-next-losses = { $name } busca otro lugar para una criatura.
kemet-battle-next-lose = { $name } decide qué hacen los supervivientes.
kemet-battle-next-drive = { $name } elige a qué espacio retrocede el perdedor.
kemet-battle-next-stay = { $name } decide si la tropa se queda.

kemet-battle-choices = Tus opciones
kemet-battle-hand = Tus cartas de batalla
kemet-battle-slots = Lo que has elegido
kemet-battle-slot-card = Jugar
kemet-battle-slot-unused = Descartar sin usar
kemet-battle-slot-invoke = Esconder debajo
kemet-battle-slot-open = por elegir
kemet-battle-drafted-card = jugada
kemet-battle-drafted-unused = descartada
kemet-battle-hold = Tus cartas de intervención divina para la batalla
kemet-battle-price = { $n ->
    [0] gratis
    [one] { $n } punto de oración
   *[other] { $n } puntos de oración
}
kemet-battle-left = { $n ->
    [0] no queda ninguna
    [one] queda { $n }
   *[other] quedan { $n }
}
kemet-battle-purse = { $n ->
    [one] Tienes { $n } punto de oración. Una carta solo cuenta si puedes pagarla al revelarla.
   *[other] Tienes { $n } puntos de oración. Una carta solo cuenta si puedes pagarla al revelarla.
}
kemet-battle-back = Retirar: { $what }
kemet-battle-seal = Confirmar las 2 cartas
kemet-battle-seal-invoked = { $n ->
    [0] Confirmar sin intervenciones
    [one] Confirmar con { $n } intervención
   *[other] Confirmar con { $n } intervenciones
}
kemet-battle-shown-when = { $n ->
    [one] Se revelará en cuanto confirmes
   *[other] Se revelará cuando los dos hayan confirmado
}
kemet-battle-shown-first = Presciencia: tu carta de batalla se mostrará en cuanto confirmes; lo demás seguirá oculto
kemet-battle-sealed = Tu elección secreta
kemet-battle-unseal = Cambiar la elección

kemet-battle-pay = Pagar { $card }
kemet-battle-wound = Descartar { $card }
kemet-battle-wound-about = +1 de fuerza
kemet-battle-wound-done = Continuar sin descartar

kemet-battle-recall = Reunir las tropas en la reserva
kemet-battle-recall-about = { $n ->
    [one] { $n } unidad va a tu reserva y te da 1 punto de oración (puedes tener 11 como máximo).
   *[other] { $n } unidades van a tu reserva y te dan 1 punto de oración cada una (puedes tener 11 como máximo).
}
kemet-battle-retreat = Retroceder
kemet-battle-retreat-about = { $n ->
    [one] Tu tropa va al único espacio adyacente vacío.
   *[other] Tu tropa va a uno de los { $n } espacios adyacentes vacíos; lo elige { $name }.
}
kemet-battle-stay = Quedarse
kemet-battle-stay-about = Tu tropa se queda donde está.
kemet-battle-to-tile = Devolver la criatura a su ficha
kemet-battle-fight = { $attacker } contra { $defender }

kemet-battle-window-played = { $name } juega { $card }
kemet-battle-window-played-you = Juegas { $card }
kemet-battle-window-vetoed = { $name } responde a { $card } con Veto
kemet-battle-window-vetoed-you = Respondes a { $card } con Veto
kemet-battle-window-attacked = { $name } te ataca
kemet-battle-window-space = Espacio: { $space }
kemet-battle-let-pass = Dejar pasar la carta
kemet-battle-let-come = Aceptar la batalla
kemet-battle-escape-to = Huir a: { $space }
kemet-battle-no-veto = No tienes la carta Veto.
kemet-battle-no-escape = No tienes la carta Huida.
kemet-battle-window-all = Esta ventana la ven todos los que pueden responder, tengan o no la carta.
kemet-battle-window-answered = Ya has respondido. Tu respuesta contará cuando todos hayan respondido.
kemet-battle-window-waiting = Esperando a ver si alguien responde con Veto.
kemet-battle-answer-back = Retirar la respuesta
kemet-battle-window-about = { $card }: «{ $text }»
kemet-battle-window-can-veto = Un Veto anula la carta { $card }; lo que costó no se devuelve.
kemet-battle-window-can-veto-back = Un Veto anula ahora el Veto anterior, y la carta { $card } sí tiene efecto.
kemet-battle-window-passes = No tienes con qué responder: la dejas pasar automáticamente.
kemet-battle-window-passed = No tenías con qué responder y la has dejado pasar.

kemet-battle-report = Así fue la batalla: { $space }
kemet-battle-go-on = Continuar

# para sitios estrechos: \u00AD donde una palabra puede partirse
kemet-battle-card-cavalry-blitz = { kemet-card-cavalry-blitz }
kemet-battle-card-chariot-raid = { kemet-card-chariot-raid }
kemet-battle-card-fervent-purge = { kemet-card-fervent-purge }
kemet-battle-card-mixed-tactics = { kemet-card-mixed-tactics }
kemet-battle-card-phalanx-defense = { kemet-card-phalanx-defense }
kemet-battle-card-shield-push = { kemet-card-shield-push }
kemet-battle-card-offensive-strategy = { kemet-tile-offensive-strategy }
kemet-battle-card-defensive-strategy = { kemet-tile-defensive-strategy }

# qué haría cada carta, con todo lo que aún pueden añadir las cartas ocultas
kemet-battle-odds = Previsión
kemet-battle-odds-hand = Tus cartas contra { $name }
kemet-battle-odds-all = { $count ->
    [one] Ganas contra esta carta
   *[other] Ganas, juegue lo que juegue { $name }
}
kemet-battle-odds-some = Victoria segura contra { $n } de { $count } cartas
kemet-battle-odds-ahead = { $count ->
    [one] Vas por delante contra esta carta
   *[other] Vas por delante contra { $n } de { $count } cartas
}
kemet-battle-odds-none = { $count ->
    [one] Pierdes contra esta carta
   *[other] Pierdes contra todas las cartas
}
kemet-battle-odds-more = { $n ->
    [0] Las cartas ocultas no pueden dar más fuerza a { $name }.
   *[other] Las cartas ocultas aún pueden dar hasta { $n } de fuerza a { $name }.
}
kemet-battle-odds-gone = A { $name } ya no le { $n ->
    [one] queda { $n } de estas cartas.
   *[other] quedan { $n } de estas cartas.
}
kemet-battle-odds-card = Carta
kemet-battle-odds-wins = Gana contra
kemet-battle-odds-of = { $n } de { $count }
kemet-battle-odds-told = { $sure } con seguridad, { $ahead } por decidir, de { $count }
kemet-battle-odds-result = Resultado
kemet-battle-odds-sure = ganas
kemet-battle-odds-open = por ver
kemet-battle-odds-behind = pierdes
kemet-battle-odds-loses = pierde { $name }
kemet-battle-odds-loses-you = pierdes tú
kemet-battle-gain-points = Puntos de victoria permanentes
kemet-battle-gain-prayer = Puntos de oración
kemet-battle-part-rest = tropa y fichas
