# Ankh. A noun stands alone as it is; its .object is its form in a sentence, as what is acted on.
# Where it is clear which one is meant: .the is el templo, .of is del templo, .whom is al guerrero;
# .name is the bare name, in small letters but for a proper one.
ankh = Ankh: Dioses de Egipto

ankh-seat-amun = Amón
ankh-seat-anubis = Anubis
ankh-seat-isis = Isis
ankh-seat-osiris = Osiris
ankh-seat-ra = Ra
ankh-seat-player1 = Jugador 1
ankh-seat-player2 = Jugador 2
ankh-seat-player3 = Jugador 3
ankh-seat-player4 = Jugador 4
ankh-seat-player5 = Jugador 5

ankh-god-amun = Amón
ankh-god-anubis = Anubis
ankh-god-isis = Isis
ankh-god-osiris = Osiris
ankh-god-ra = Ra

ankh-figure-god = Dios
    .object = su dios
    .the = el dios
    .whom = al dios
    .pushed = a la miniatura de dios
    .name = Dios
ankh-figure-warrior = Guerrero
    .object = un guerrero
    .the = el guerrero
    .whom = al guerrero
    .pushed = al guerrero
    .name = guerrero
ankh-figure-cat-mummy = Gato momia
    .object = un Gato momia
    .the = el Gato momia
    .whom = al Gato momia
    .pushed = al Gato momia
    .name = Gato momia
ankh-figure-satet = Satet
    .object = una Satet
    .the = la Satet
    .whom = a la Satet
    .pushed = a la Satet
    .name = Satet
ankh-figure-mummy = Momia
    .object = una Momia
    .the = la Momia
    .whom = a la Momia
    .pushed = a la Momia
    .name = Momia
ankh-figure-apep = Apep
    .object = un Apep
    .the = el Apep
    .whom = al Apep
    .pushed = al Apep
    .name = Apep
ankh-figure-scorpion = Escorpión gigante
    .object = un Escorpión gigante
    .the = el Escorpión gigante
    .whom = al Escorpión gigante
    .pushed = al Escorpión gigante
    .name = Escorpión gigante
ankh-figure-androsphinx = Androesfinge
    .object = una Androesfinge
    .the = la Androesfinge
    .whom = a la Androesfinge
    .pushed = a la Androesfinge
    .name = Androesfinge
ankh-figure-trapped = Guerrero retenido (pagas 1 adorador a Anubis)
    .object = un guerrero retenido
    .the = el guerrero retenido
    .whom = al guerrero retenido
    .pushed = al guerrero retenido
    .name = guerrero retenido

ankh-monument-obelisk = Obelisco
    .object = un obelisco
    .the = el obelisco
    .of = del obelisco
ankh-monument-pyramid = Pirámide
    .object = una pirámide
    .the = la pirámide
    .of = de la pirámide
ankh-monument-temple = Templo
    .object = un templo
    .the = el templo
    .of = del templo

ankh-card-flood = Inundación
ankh-card-build = Erigir un monumento
ankh-card-plague = Plaga de langostas
ankh-card-chariots = Carros de guerra
ankh-card-cycle = El ciclo de Ma'at
ankh-card-drought = Sequía
ankh-card-miracle = Milagro

ankh-power-commanding = Imponente
ankh-power-inspiring = Inspirador
ankh-power-omnipresent = Omnipresente
ankh-power-revered = Idolatrado
ankh-power-resplendent = Refulgente
ankh-power-obelisk-attuned = Aguja del faraón
ankh-power-temple-attuned = Morada de Dios
ankh-power-pyramid-attuned = Tumba faraónica
ankh-power-glorious = Glorioso
ankh-power-magnanimous = Magnánimo
ankh-power-bountiful = Dadivoso
ankh-power-worshipful = Venerado

ankh-action-move = Mover miniaturas
ankh-action-summon = Invocar miniatura
ankh-action-followers = Ganar adoradores
ankh-action-unlock = Desatar el poder del Ankh

ankh-event-name-control = Control de monumento
ankh-event-name-caravan = Caravana de dromedarios
ankh-event-name-conflict = Conflicto

ankh-scenario-old-kingdom-2 = Reino Antiguo, para 2
ankh-scenario-old-kingdom-3 = Reino Antiguo, para 3
ankh-scenario-old-kingdom-4 = Reino Antiguo, para 4
ankh-scenario-old-kingdom-5 = Reino Antiguo, para 5
ankh-scenario-middle-kingdom-2 = Reino Medio, para 2
ankh-scenario-middle-kingdom-3 = Reino Medio, para 3
ankh-scenario-middle-kingdom-4 = Reino Medio, para 4
ankh-scenario-middle-kingdom-5 = Reino Medio, para 5
ankh-scenario-two-crowns-2 = Dos coronas, para 2
ankh-scenario-year-of-plenty-2 = Año de abundancia, para 2
ankh-scenario-three-nomes-3 = Tres nomos, para 3
ankh-scenario-caravan-road-4 = Ruta de las caravanas, para 4
ankh-scenario-divided-east-4 = El Oriente dividido, para 4
ankh-scenario-five-thrones-5 = Cinco tronos, para 5

ankh-direction-n-ne = norte y noreste
ankh-direction-ne-se = noreste y sureste
ankh-direction-se-s = sureste y sur
ankh-direction-s-sw = sur y suroeste
ankh-direction-sw-nw = suroeste y noroeste
ankh-direction-nw-n = noroeste y norte

ankh-choice-scenario = jugar el escenario { $noun }
ankh-choice-god = jugar con { $noun }
ankh-choice-guardian = incluir el custodio { $noun }
ankh-choice-first = empieza { $noun }
ankh-choice-action = { $noun }
ankh-choice-move = mover { $thing-the } de { $noun }
ankh-choice-to = elegir la casilla { $noun }
ankh-choice-push = empujar a { $noun }
ankh-choice-aim = apuntar con las pinzas al { $noun }
ankh-choice-summon = invocar: { $noun }
ankh-choice-extra = invocar una miniatura adicional junto a la pirámide de { $noun }
ankh-choice-figure = { $noun }
ankh-choice-underworld = invocar en una pieza de Inframundo: { $noun }
ankh-choice-sun = ponerle una ficha de Sol
ankh-choice-shade = no ponerle ninguna ficha de Sol
ankh-choice-unlock = desbloquear el poder { $noun }
ankh-choice-control = controlar el monumento de { $noun }
ankh-choice-caravan = empezar una caravana en el lado { $noun }
ankh-choice-camel = poner el siguiente dromedario en el lado { $noun }
ankh-choice-keep = dejar la ficha en la parte que contiene { $noun }
ankh-choice-swap = intercambiar la ficha de la parte que contiene { $noun }
ankh-choice-with = intercambiarla con la ficha n.º { $noun }
ankh-choice-attune = llevar { $thing-whom } de { $noun }
ankh-choice-two = jugar 2 cartas
ankh-choice-one = jugar 1 carta
ankh-choice-card = { $noun }
ankh-choice-build = erigir: { $noun }
ankh-choice-bid = ofrecer adoradores: { $noun }
ankh-choice-tiebreaker = usar la ficha de desempate
ankh-choice-save = salvar { $thing-whom } de { $noun }
ankh-choice-trap = retener a un guerrero de { $noun }
ankh-choice-rise = hacer resurgir la Momia en { $noun }
ankh-choice-tile = poner una pieza de Inframundo
ankh-choice-relocate = reubicar la pieza que está en { $noun }
ankh-choice-worship = sacrificar 2 adoradores para ganar devoción
ankh-choice-adopt = quedarse con: { $noun }
ankh-choice-done = terminar
ankh-choice-pass = pasar
ankh-choice-retain = quedarse con { $thing-the } de { $noun }
ankh-choice-dismiss = renunciar { $thing-whom } de { $noun }
ankh-choice-discharge = renunciar a una miniatura de tu reserva: { $noun }

ankh-event-scenario = Escenario: { $scenario }.
ankh-event-god = { $why ->
    [chosen] Un jugador elige a { $side }.
   *[drawn] En el sorteo sale { $side }.
}
ankh-event-guardian = Custodio de esta partida: { $figure-name }.
ankh-event-first = Empieza { $side }.
ankh-event-acted = { $why ->
    [left] { $seat } elige la acción { $action }, la única que queda.
   *[chosen] { $seat } elige la acción { $action }.
}
ankh-event-nothing = La acción no tiene efecto.
ankh-event-fired = { $seat } desencadena el evento { $what }.
ankh-event-moved = { $side } mueve { $figure } de { $space } a { $to }.
ankh-event-pushed = Una Satet empuja de { $space } a { $to } { $figure-pushed } de { $side }.
ankh-event-aimed = El Escorpión gigante de { $space } apunta con las pinzas al { $direction }.
ankh-event-summoned = { $why ->
    [mummy] La Momia de { $side } resurge en { $space }.
   *[action] { $side } invoca { $figure } en { $space }.
}
ankh-event-shone = { $side } pone una ficha de Sol a su miniatura de { $space }.
ankh-event-freed = { $side } paga 1 adorador a Anubis para liberar a un guerrero retenido.
ankh-event-followed = { $why ->
    [action] { $side } gana { $followers ->
        [one] { $followers } adorador
       *[other] { $followers } adoradores
    }.
   *[named] { $cause }: { $side } gana { $followers ->
        [one] { $followers } adorador
       *[other] { $followers } adoradores
    }.
}
ankh-event-sacrificed = { $why ->
    [build] { $side } sacrifica { $followers ->
        [one] { $followers } adorador
       *[other] { $followers } adoradores
    } para erigir un monumento.
    [plague] { $side } sacrifica { $followers ->
        [one] { $followers } adorador
       *[other] { $followers } adoradores
    } a la plaga.
    [unlock] { $side } sacrifica { $followers ->
        [one] { $followers } adorador
       *[other] { $followers } adoradores
    } para desbloquear un poder.
   *[named] { $cause }: { $side } sacrifica { $followers ->
        [one] { $followers } adorador
       *[other] { $followers } adoradores
    }.
}
ankh-event-unlocked = { $side } desbloquea el poder { $power }.
ankh-event-guarded = { $side } añade { $figure } a su reserva.
ankh-event-controlled = { $side } toma el control { $monument-of } de { $space }.
ankh-event-split = La nueva región que contiene { $space } recibe la ficha de orden de conflicto n.º { $token }.
ankh-event-swapped = Se intercambian las fichas de orden de conflicto n.º { $token } y n.º { $with }.
ankh-event-conflict = Empieza el conflicto número { $number }; { $side } recibe la ficha de desempate.
ankh-event-caravan = Ahora hay una caravana de { $camels } dromedarios de { $camel } a { $end }.
ankh-event-destroyed = { $why ->
    [scorpion] Un Escorpión gigante destruye { $monument-the } de { $space }.
    [merge] El dios subordinado pierde { $monument-the } de { $space }.
   *[forgotten] El dios caído en el olvido pierde { $monument-the } de { $space }.
}
ankh-event-skipped = No hay nadie en la región { $token }.
ankh-event-dominated = { $side } domina la región { $token }.
ankh-event-battle = Batalla en la región { $token }.
ankh-event-attuned = Aguja del faraón: { $side } lleva { $figure } de { $space } a { $to }.
ankh-event-announced = { $side } jugará 2 cartas.
ankh-event-played = { $side } juega { $card }.
ankh-event-built = { $side } erige { $monument } en { $space }.
ankh-event-bade = { $followers ->
    [0] { $side } no ofrece ningún adorador.
    [one] { $side } ofrece { $followers } adorador.
   *[other] { $side } ofrece { $followers } adoradores.
}
ankh-event-spared = La plaga perdona a { $side }.
ankh-event-strength = { $side } tiene { $strength } de fuerza.
ankh-event-tiebroken = { $side } usa la ficha de desempate.
ankh-event-won = { $side } gana la batalla.
ankh-event-drawn = Nadie gana en la región { $token }.
ankh-event-saved = { $side } salva { $figure-whom } de { $space }.
ankh-event-died = { $side } pierde { $figure } en { $space }.
ankh-event-trapped = { $side } retiene a un guerrero de { $owner }.
ankh-event-devoted = { $why ->
    [majority] Mayoría de monumentos: { $side } gana { $devotion } de devoción (ahora tiene { $now }).
    [victory] Victoria: { $side } gana { $devotion } de devoción (ahora tiene { $now }).
    [dominion] Dominio: { $side } gana { $devotion } de devoción (ahora tiene { $now }).
   *[named] { $cause }: { $side } gana { $devotion } de devoción (ahora tiene { $now }).
}
ankh-event-lost = Gato momia: { $side } pierde { $devotion } de devoción (ahora tiene { $now }).
ankh-event-returned = { $side } recupera todas las cartas usadas.
ankh-event-tiled = { $side } pone una pieza de Inframundo en { $space }.
ankh-event-merged = { $lower } se fusiona con { $higher }: ahora son un solo dios, que lleva el nombre de { $higher }.
ankh-event-adopted = { $why ->
    [board] { $side } se queda con { $figure } del tablero.
   *[pool] { $side } se queda con { $figure } de la reserva del dios subordinado.
}
ankh-event-dismissed = { $why ->
    [board] { $side } renuncia a { $figure } del tablero: la miniatura sale de la partida.
   *[pool] { $side } renuncia a { $figure } de su reserva: la miniatura sale de la partida.
}
ankh-event-forgotten = { $side } cae en el olvido.

ankh-ending-top = un dios ha llegado a lo más alto del medidor de devoción
ankh-ending-last-god = todos los dioses menos uno han caído en el olvido
ankh-ending-all-forgotten = todos los dioses han caído en el olvido y pierden todos
ankh-ending-most-devotion = no quedan más conflictos
ankh-tie = En una misma casilla del medidor de devoción va delante el indicador que está más arriba en la pila.

# short names on the board: gods have 2 letters, figures and monuments 3, events 1
ankh-label-short-amun = Am
ankh-label-short-anubis = An
ankh-label-short-isis = Is
ankh-label-short-osiris = Os
ankh-label-short-ra = Ra
ankh-label-short-warrior = gue
ankh-label-short-cat-mummy = gat
ankh-label-short-satet = sat
ankh-label-short-mummy = mom
ankh-label-short-apep = ape
ankh-label-short-scorpion = esc
ankh-label-short-androsphinx = and
ankh-label-short-obelisk = OBE
ankh-label-short-pyramid = PIR
ankh-label-short-temple = TEM
ankh-label-short-control = M
ankh-label-short-caravan = D
ankh-label-short-conflict = X

# the legend of the board: what the sign before it means
ankh-label-board = Tablero
ankh-label-row = fila { $number }
ankh-label-edges = lados entre casillas
ankh-label-empty = vacía
ankh-label-offered = se puede elegir
ankh-label-takeable = puedes tomarla
ankh-label-fertile = fértil
ankh-label-desert = desierto
ankh-label-water = agua
ankh-label-river = río
ankh-label-camel = dromedarios
ankh-label-laid = dromedario recién puesto
ankh-label-region = región
ankh-label-fought = ahora en disputa
ankh-label-sun = ficha de Sol
ankh-label-tile = pieza de Inframundo
ankh-label-nobody = neutral
ankh-label-capitals = dios
ankh-label-two-lines = Cada casilla ocupa dos líneas: su nombre y, debajo, lo que hay en ella.
ankh-label-too-narrow = El tablero necesita { $wanted } columnas y este terminal tiene { $given }. Ensancha la ventana.

# tracks
ankh-label-scenario = Escenario
ankh-label-turn = Turno
ankh-label-events = Eventos
ankh-label-now = Ahora
ankh-label-next = Próximos
ankh-label-none-left = no queda ninguno
ankh-label-action = Acción
ankh-label-marker = Indicador
ankh-label-event-in = Usos hasta el evento
ankh-label-devotion = Devoción
ankh-label-red = sección roja: hasta { $limit }; última casilla: { $top }
ankh-label-conflicts = Conflictos
ankh-label-conflicts-so-far = { $number } de { $all }
ankh-label-guardians = Custodios restantes
ankh-label-tiebreaker = Ficha de desempate
ankh-label-face-up = boca arriba
ankh-label-face-down = usada
ankh-label-camels-left = Dromedarios restantes
ankh-label-trapped = Retenidos por Anubis
ankh-label-amun-token = Ficha de Amón
ankh-label-scorpion-aim = El escorpión de { $god } en { $space } apunta al { $direction }

# seats
ankh-label-seat = Dios
ankh-label-mark-turn = tiene el turno
ankh-label-mark-own = tú
ankh-label-short-devotion = Dev.
ankh-label-short-followers = Ador.
ankh-label-short-ankhs = Ankhs
ankh-label-pool = Reserva
ankh-label-powers = Poderes
ankh-label-used = Cartas usadas
ankh-label-merged = fusión con { $seat }
ankh-label-forgotten = en el olvido

# a battle
ankh-label-battle = Batalla
ankh-label-battle-region = en la región { $token }
ankh-label-cards = Cartas
ankh-label-two-cards = 2 cartas
ankh-label-bid = Ofrenda
ankh-label-figures = Miniaturas
ankh-label-strength = Fuerza
ankh-label-winner = gana
ankh-label-dying = A punto de morir
ankh-label-safe = A salvo por la Inundación

# what is asked; the name of the seat stands before it
ankh-ask-pick-god = ¿con qué dios juegas?
ankh-ask-choose-action = { $number ->
    [1] elige tu primera acción.
   *[other] elige tu segunda acción.
}
ankh-ask-move = mueve una miniatura o termina.
ankh-ask-move-to = ¿adónde va { $thing-the } de { $space }?
ankh-ask-push-to = ¿adónde empuja tu Satet { $thing-whom } de { $space }?
ankh-ask-aim = ¿hacia dónde apunta el Escorpión gigante de { $space }?
ankh-ask-summon = invoca una miniatura o termina.
ankh-ask-summon-figure = ¿qué miniatura adicional invocas junto a la pirámide de { $space }?
ankh-ask-summon-to = ¿en qué casilla invocas { $thing-whom }?
ankh-ask-shine = ¿le pones una ficha de Sol { $thing-whom } de { $space }?
ankh-ask-unlock = ¿desbloqueas un poder del Ankh?
ankh-ask-control = evento Control de monumento: ¿de qué monumento tomas el control?
ankh-ask-caravan = evento Caravana de dromedarios: forma una caravana, dromedario a dromedario. ¿Dónde pones el siguiente?
ankh-ask-keep-token = la región se divide: ¿qué parte conserva la ficha de orden de conflicto?
ankh-ask-swap = ¿intercambias la ficha de orden de conflicto de una de las 2 nuevas regiones?
ankh-ask-swap-with = ¿con qué ficha de orden de conflicto la intercambias?
ankh-ask-attune = batalla en la región { $token }: ¿llevas una miniatura junto a tus obeliscos?
ankh-ask-attune-to = ¿a qué casilla llevas { $thing-whom } de { $space }?
ankh-ask-announce = batalla en la región { $token }: ¿juegas 1 carta o 2?
ankh-ask-choose-cards = batalla en la región { $token }: elige una carta en secreto.
ankh-ask-build = batalla en la región { $token }: ¿eriges un monumento?
ankh-ask-build-at = ¿en qué casilla eriges { $thing-the }?
ankh-ask-bid = plaga en la región { $token }: ¿cuántos adoradores ofreces en secreto?
ankh-ask-trap = ¿retienes a uno de los guerreros que acaban de morir?
ankh-ask-rise = tu Momia resurge junto a tu dios: ¿en qué casilla?
ankh-ask-tiebreak = empate en la región { $token }: ¿usas la ficha de desempate?
ankh-ask-save = ¿salvas { $thing-whom } de { $space }, que está a punto de morir?
ankh-ask-tile = ¿pones o reubicas una pieza de Inframundo?
ankh-ask-tile-to = ¿dónde pones la pieza de Inframundo?
ankh-ask-worship = ¿sacrificas 2 adoradores para ganar devoción?
ankh-ask-adopt = ¿con qué custodios del dios subordinado te quedas? Si te falta una peana, puedes renunciar a uno de los tuyos.

# Why not.
ankh-reason-action-first = Elige primero la acción.
ankh-reason-action-not-lower = La segunda acción debe estar en una fila inferior a la de la primera.
ankh-reason-action-twice = Ya has elegido esa acción en este turno.
ankh-reason-all-unlocked = Ya has desbloqueado los 6 poderes.
ankh-reason-amun-used = Amón ya ha jugado 2 cartas en este conflicto.
ankh-reason-announce-first = Decide primero si juegas 1 carta o 2.
ankh-reason-announced-already = Ya has anunciado 2 cartas.
ankh-reason-announced-one = Has anunciado una sola carta para esta batalla.
ankh-reason-another-first = Decide primero qué pasa con la otra miniatura.
ankh-reason-attuned-already = Ya has movido esa miniatura en esta batalla.
ankh-reason-camel-there = En ese lado ya hay un dromedario.
ankh-reason-caravan-first = Empieza la caravana con el primer dromedario.
ankh-reason-card-chosen = Ya has elegido esa carta.
ankh-reason-card-used = Ya has usado esa carta.
ankh-reason-decided-already = Eso ya lo has decidido.
ankh-reason-figure-there = En esa casilla ya hay una miniatura.
ankh-reason-finish-first = Termina primero lo que has empezado.
ankh-reason-first-space = Para indicar la región, elige la casilla con la que aparece en la lista.
ankh-reason-god-taken = Ese dios ya lo tiene otro jugador.
ankh-reason-gods-never-die = Los dioses nunca mueren.
ankh-reason-level-full = Ya tienes los 2 poderes de ese nivel.
ankh-reason-level-not-reached = Desbloquea antes 2 poderes del nivel inferior.
ankh-reason-monument-there = En esa casilla ya hay un monumento.
ankh-reason-moved-already = Esa miniatura ya se ha movido en esta acción.
ankh-reason-neutral-first = Mientras quede algún monumento neutral, no puedes tomar el control de los ajenos.
ankh-reason-no-base = No queda libre ninguna peana del tamaño de ese custodio.
ankh-reason-no-base-needed = Ningún custodio necesita esa peana: te quedas con el tuyo.
ankh-reason-no-enemy-beside = Esa miniatura no está protegida: no hay ningún enemigo adyacente a ella.
ankh-reason-no-figure-beside = No tienes ninguna miniatura adyacente a ese monumento.
ankh-reason-no-figure-there = En esa casilla no hay ninguna miniatura.
ankh-reason-no-free-tile = No hay ninguna pieza de Inframundo libre.
ankh-reason-no-god-to-summon = Solo puedes invocar guerreros y custodios, no dioses.
ankh-reason-no-line = Por ahí no cabe ninguna caravana de 6 dromedarios o menos.
ankh-reason-no-monument-there = En esa casilla no hay ningún monumento.
ankh-reason-no-own-push = Una Satet solo puede empujar miniaturas enemigas.
ankh-reason-no-passing = Aquí tienes que elegir algo.
ankh-reason-no-push = No hay adónde empujar la miniatura de esa casilla.
ankh-reason-no-pyramid-there = En esa casilla no hay ninguna pirámide.
ankh-reason-no-ransom = No tienes ningún adorador con que pagar a Anubis por ese guerrero.
ankh-reason-no-stop-on-water = Un movimiento no puede terminar en el agua.
ankh-reason-no-such-player = Ese jugador no está en esta partida.
ankh-reason-no-summon-space = No hay ninguna casilla libre para esa invocación.
ankh-reason-no-tile-left = Todas las piezas de Inframundo están en el tablero.
ankh-reason-no-tile-there = En esa casilla no hay ninguna pieza de Inframundo.
ankh-reason-no-warrior-killed = Ese jugador no acaba de perder ningún guerrero.
ankh-reason-none-in-pool = No tienes ninguna miniatura de ese tipo en tu reserva.
ankh-reason-none-in-supply = No queda ningún monumento de ese tipo.
ankh-reason-none-trapped = Ninguno de tus guerreros está retenido.
ankh-reason-not-a-new-region = Esa región no es una de las 2 nuevas.
ankh-reason-not-amun = Solo Amón puede jugar 2 cartas.
ankh-reason-not-beside-god = Esa casilla no es adyacente a tu dios.
ankh-reason-not-beside-line = El siguiente dromedario tiene que ir unido a los que acabas de poner.
ankh-reason-not-beside-obelisk = Esa casilla no es adyacente a ninguno de tus obeliscos.
ankh-reason-not-beside-pyramid = Esa casilla no es adyacente a la pirámide.
ankh-reason-not-beside-yours = Esa casilla no es adyacente a ninguna miniatura ni monumento tuyos.
ankh-reason-not-dying = Esa miniatura no está a punto de morir.
ankh-reason-not-now = Ahora no toca eso.
ankh-reason-not-osiris = Solo Osiris puede invocar una miniatura adicional en una pieza de Inframundo.
ankh-reason-not-pyramid-attuned = No tienes el poder Tumba faraónica.
ankh-reason-not-this-guardian = Ese custodio no está disponible ahora.
ankh-reason-not-this-region = Esa casilla no está en la región de esta batalla.
ankh-reason-not-tied = No estás entre los dioses empatados con la mayor fuerza.
ankh-reason-not-to-take-over = No puedes quedarte con ese custodio.
ankh-reason-not-your-guardian = Ese no es uno de tus custodios.
ankh-reason-not-your-figure = Esa miniatura no es tuya.
ankh-reason-not-your-monument = No controlas el monumento adyacente a esa casilla.
ankh-reason-not-your-obelisk = No controlas el obelisco adyacente a esa casilla.
ankh-reason-not-your-pyramid = No controlas esa pirámide.
ankh-reason-nowhere-to-go = Esa miniatura no tiene ninguna casilla libre a su alcance.
ankh-reason-one-card-left = Solo te queda 1 carta en la mano.
ankh-reason-other-number-of-players = Ese escenario es para otro número de jugadores.
ankh-reason-other-region = Hay un río o dromedarios de por medio.
ankh-reason-own-warrior = Solo puedes retener a guerreros enemigos.
ankh-reason-push-too-far = Solo puedes empujar una miniatura 1 casilla.
ankh-reason-pyramid-used = Ya has invocado la miniatura adicional de esa pirámide.
ankh-reason-region-too-small = Una caravana ahí dejaría una región de menos de 6 casillas.
ankh-reason-same-space = La miniatura tiene que terminar en otra casilla.
ankh-reason-same-token = La región ya tiene esa ficha.
ankh-reason-summoned-already = Ya has hecho la invocación normal de esta acción.
ankh-reason-tile-there = En esa casilla ya hay una pieza de Inframundo.
ankh-reason-tile-used = Ya has invocado la miniatura adicional de Osiris en esta acción.
ankh-reason-token-elsewhere = No tienes la ficha de desempate.
ankh-reason-token-not-laid = Esa ficha no está en el tablero.
ankh-reason-token-used = La ficha de desempate ya se ha usado en este conflicto.
ankh-reason-too-far = Esa casilla está a más de 3 casillas de distancia.
ankh-reason-too-few-camels = No quedan dromedarios suficientes para una caravana ahí.
ankh-reason-too-few-followers = No tienes suficientes adoradores.
ankh-reason-underworld-tile = Solo las miniaturas de Osiris pueden terminar un movimiento en una pieza de Inframundo.
ankh-reason-unlocked-already = Ya tienes ese poder.
ankh-reason-water = Esa casilla es de agua.
ankh-reason-yours-already = Ya controlas ese monumento.

# on the page of the table
ankh-parts = 2 partes, de { $first } y { $second } casillas
ankh-price = { $cost ->
    [one] Cuesta 1 adorador. { $effect }
   *[other] Cuesta { $cost } adoradores. { $effect }
}
