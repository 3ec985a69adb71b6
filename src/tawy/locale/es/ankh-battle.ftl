# The battle stage: where a battle stands, who fights, what I choose.
ankh-battle-title = Batalla en la región { $token }
ankh-battle-place = { $number }.ª de { $of } regiones
ankh-battle-steps = Pasos de la batalla
ankh-battle-step-attune = Inicio de la batalla
ankh-battle-step-cards = Elegir cartas
ankh-battle-step-build = Erigir monumentos
ankh-battle-step-plague = Resolver plagas
ankh-battle-step-majority = Mayoría de monumentos
ankh-battle-step-resolution = Resolución de la batalla
ankh-battle-step-after = Después de la batalla
ankh-battle-brief-attune = Inicio
ankh-battle-brief-cards = Cartas
ankh-battle-brief-build = Erigir
ankh-battle-brief-plague = Plagas
ankh-battle-brief-majority = Mayoría
ankh-battle-brief-resolution = Resolución
ankh-battle-brief-after = Después
ankh-battle-heading = { $n ->
    [2] 2 dioses: fuerza actual
    [3] 3 dioses: fuerza actual
    [4] 4 dioses: fuerza actual
   *[other] 5 dioses: fuerza actual
}
ankh-battle-heading-tied = Empate en cabeza

# one who fights
ankh-battle-you = tú
ankh-battle-followers = { $n ->
    [one] { $n } adorador
   *[other] { $n } adoradores
}
ankh-battle-state-own = te toca elegir
ankh-battle-state-choosing = eligiendo
ankh-battle-state-card = carta elegida
ankh-battle-state-bid = ofrenda hecha
ankh-battle-two = juega 2 cartas
ankh-battle-bid = ofrenda: { $n }
ankh-battle-dying = { $n ->
    [one] { $n } miniatura va a morir
   *[other] { $n } miniaturas van a morir
}
ankh-battle-fallen = { $n ->
    [one] { $n } miniatura muerta
   *[other] { $n } miniaturas muertas
}
ankh-battle-safe = { $n ->
    [one] { $n } miniatura salvada por la Inundación
   *[other] { $n } miniaturas salvadas por la Inundación
}
ankh-battle-wins = gana
ankh-battle-strength = Fuerza:
ankh-battle-parts = De qué se compone la fuerza
ankh-battle-part-figures = { $n ->
    [one] { $n } miniatura
   *[other] { $n } miniaturas
}
ankh-battle-part-some-figures = { $n } de { $all } miniaturas
ankh-battle-part = { $n } { $what }
ankh-battle-part-chosen = carta { $n }
ankh-battle-open = { $cards ->
    [one] carta: de { $least } a { $most }
   *[other] cartas: de { $least } a { $most }
}
ankh-battle-open-one = { $cards ->
    [one] carta { $n }
   *[other] cartas { $n }
}
ankh-battle-at-most = { $n } como máximo
ankh-battle-with-card = con esta carta

# monuments
ankh-battle-majorities = Mayorías de monumentos por ahora: 1 de devoción cada una
ankh-battle-majorities-none = Nadie controla ningún monumento aquí.
ankh-battle-majority-alone = { $n }, sin rival
ankh-battle-majority-against = { $n } contra { $next }
ankh-battle-majority-absent = { $n }, pero sin miniaturas aquí
ankh-battle-majority-tied = empate a { $n }

# what I choose
ankh-battle-card-flood = 1 adorador por miniatura en casilla fértil; sobreviven.
ankh-battle-card-build = Sacrifica 3 adoradores: un monumento aquí.
ankh-battle-card-plague = Ofrendas secretas: solo viven las miniaturas de la mayor.
ankh-battle-card-chariots = Solo fuerza.
ankh-battle-card-cycle = Tras la batalla recuperas tus cartas usadas.
ankh-battle-card-drought = Si ganas: 1 de devoción más por miniatura en el desierto.
ankh-battle-card-miracle = Tras la batalla: 1 de devoción por miniatura tuya muerta.
ankh-battle-hand = Tus cartas
ankh-battle-used = usada
ankh-battle-sealed = elegida
ankh-battle-bids = Tu ofrenda
ankh-battle-choices = Tus opciones
ankh-battle-if-bid = Si ofreces { $n }
ankh-battle-seal-card = Confirmar esta carta
ankh-battle-seal-bid = Confirmar esta ofrenda
ankh-battle-pick = Elige una opción
ankh-battle-pick-card = Elige una carta
ankh-battle-pick-bid = Elige tu ofrenda
ankh-battle-pick-space = Elige una casilla del tablero
ankh-battle-shown-when = { $n ->
    [1] Se revelará en cuanto elijas
    [2] Se revelará cuando los dos hayan elegido
    [3] Se revelará cuando los tres hayan elegido
    [4] Se revelará cuando los cuatro hayan elegido
   *[other] Se revelará cuando los cinco hayan elegido
}
ankh-battle-sealed-card = Has elegido { $card }.
ankh-battle-sealed-bid = Tu ofrenda secreta: { $n }.
ankh-battle-unseal = Cambiar la elección

# what it is up against
ankh-battle-forecast-first = { $sure ->
    [yes] Ninguna carta rival llega a { $n }
   *[no] Por ahora, ninguna carta rival llega a { $n }
}
ankh-battle-forecast-tie = { $sure ->
    [yes] Con { $n } solo pueden empatar
   *[no] Por ahora, con { $n } solo pueden empatar
}
ankh-battle-forecast-tie-mine = { $sure ->
    [yes] Con { $n } solo pueden empatar, y tú desempatas
   *[no] Por ahora, con { $n } solo pueden empatar, y tú desempatas
}
ankh-battle-forecast-open = Aún pueden superar { $n }
ankh-battle-forecast-behind = { $sure ->
    [yes] Con { $n } no ganas
   *[no] Por ahora, con { $n } no ganas
}
ankh-battle-forecast-beaten = Pueden llegar a más: { $sides }.
ankh-battle-forecast-tied = Pueden empatar: { $sides }.
ankh-battle-forecast-unless = { $cards } aún puede cambiarlo.
ankh-battle-forecast-gain = Si ganas: al menos +{ $n } de devoción.
ankh-battle-forecast-no-breaker = Nadie puede desempatar.
ankh-battle-forecast-breaker = { $side } podría desempatar.
ankh-battle-quoted = { $card }
ankh-battle-breaks = Ficha de desempate: { $side }
ankh-battle-breaks-you = Tienes la ficha de desempate
ankh-battle-breaks-nobody = Nadie puede desempatar
ankh-battle-bid-beaten = Pueden ofrecer más: { $sides }.
ankh-battle-bid-tied = Pueden ofrecer lo mismo: { $sides }.
ankh-battle-bid-alone = Nadie más puede ofrecer tanto: tus miniaturas están a salvo.
ankh-battle-bid-or = { $n ->
    [one] Si alguien lo hace, muere { $n } miniatura tuya.
   *[other] Si alguien lo hace, mueren { $n } miniaturas tuyas.
}

# what happened
ankh-battle-won = { $side } gana la batalla
ankh-battle-margin = { $n } contra { $next }.
ankh-battle-won-tie = { $side } gana el empate a { $n }
ankh-battle-broken = Lo ha decidido la ficha de desempate, ya usada para este conflicto.
ankh-battle-drawn = Empate a { $n }: nadie gana
ankh-battle-unbroken = Nadie desempató: todos pierden esta batalla.
ankh-battle-ledger = Quién ganó qué
ankh-battle-for-majority = mayoría
ankh-battle-for-victory = victoria
ankh-battle-no-devotion = sin devoción
ankh-battle-powers = poderes
ankh-battle-before-won = Región { $token }: ganó { $side }
ankh-battle-before-drawn = Región { $token }: no ganó nadie
ankh-battle-see = Ver cómo fue
ankh-battle-go-on = Continuar
ankh-battle-worship = Sacrificar 2 adoradores a cambio de { $n } de devoción
ankh-battle-go-on-to = Continuar con la región { $token }
