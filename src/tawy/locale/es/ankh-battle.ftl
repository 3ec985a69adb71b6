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
ankh-battle-heading = { $n ->
    [2] 2 dioses: fuerza actual
    [3] 3 dioses: fuerza actual
    [4] 4 dioses: fuerza actual
   *[other] 5 dioses: fuerza actual
}
ankh-battle-heading-tied = Empate en cabeza
ankh-battle-heading-won = { $side } gana la batalla
ankh-battle-heading-drawn = Nadie gana la batalla

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
ankh-battle-majority-nobody = Nadie

# what I choose
ankh-battle-hand = Tus cartas
ankh-battle-used = usada
ankh-battle-sealed = elegida
ankh-battle-bids = Tu ofrenda
ankh-battle-choices = Tus opciones
ankh-battle-if-card = Si juegas { $card }
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

# what happened
ankh-battle-report = Así fue la batalla en la región { $token }
ankh-battle-go-on = Continuar
ankh-battle-worship = Sacrificar 2 adoradores a cambio de { $n } de devoción
