# The panels around the board of Ankh.
ankh-panel-actions = Acciones
ankh-panel-track-left = { $count ->
    [one] falta 1 uso para el evento
   *[other] faltan { $count } usos para el evento
}
ankh-panel-track-event = desencadena evento
ankh-panel-track-idle = sin efecto ahora
ankh-panel-track-fired = evento ahora
ankh-panel-track-running = en curso
ankh-panel-track-done = hecha en este turno
# one word each, for the tiles of a phone: a part of the whole name, \u00AD where it may break
ankh-panel-action-short-move = Mover
ankh-panel-action-short-summon = Invocar
ankh-panel-action-short-followers = Adora{ "\u00AD" }dores
ankh-panel-action-short-unlock = Desatar

ankh-panel-event-next = próximo
ankh-panel-event-now = ahora
ankh-panel-event-over = pasado
ankh-panel-events-next = { $count ->
    [0] Próximo: { $event }.
    [one] Próximo: { $event }; falta { $count } evento para el próximo conflicto.
   *[other] Próximo: { $event }; faltan { $count } eventos para el próximo conflicto.
}
ankh-panel-events-now = Ahora: { $event }.
ankh-panel-events-none = No queda ningún evento.
ankh-panel-after-merge = después se fusionan 2 dioses
ankh-panel-after-forgotten = después caen en el olvido los dioses de la sección roja
ankh-panel-after-end = después termina la partida
# as short as can be: a tag on the last conflict
ankh-panel-end = fin

# on the topmost space of devotion
ankh-panel-wins = gana
ankh-panel-devotion-red = { $god }: { $value }, en la sección roja
ankh-panel-devotion-blue = { $god }: { $value }, en la sección azul

ankh-panel-seats = Dioses
ankh-panel-turn = turno
# the god with the most devotion
ankh-panel-ahead = en cabeza
ankh-panel-followers = Adoradores
ankh-panel-warriors = Guerreros en la reserva
ankh-panel-ankhs = Fichas de Ankh
ankh-panel-guardians = Custodios
ankh-panel-guardians-pool = Custodios en la reserva
ankh-panel-guardian-pool = { $guardian } en la reserva: { $count }
ankh-panel-powers-count = Poderes: { $count } de { $all }
ankh-panel-cards-count = Cartas en la mano: { $count } de { $all }
ankh-panel-level = Nivel { $number }
ankh-panel-none = no hay
ankh-panel-in-hand = Cartas en la mano

ankh-panel-cards = Tus cartas de batalla
ankh-panel-cards-held = { $used ->
    [one] { $held } en la mano, { $used } usada
   *[other] { $held } en la mano, { $used } usadas
}
ankh-panel-card-used = carta usada
ankh-panel-what = Qué hacen
ankh-panel-card-effect-flood = 1 adorador por cada miniatura tuya en casillas fértiles de esta región; esas miniaturas sobreviven a la resolución.
ankh-panel-card-effect-build = Puedes sacrificar 3 adoradores para erigir en esta región un monumento bajo tu control.
ankh-panel-card-effect-plague = Todos los que están en la región ofrecen adoradores en secreto. Mueren sus guerreros y custodios, salvo los de quien más ofrezca. En caso de empate no se salva nadie.
ankh-panel-card-effect-chariots = Solo suma su fuerza.
ankh-panel-card-effect-cycle = Tras la batalla recuperas todas tus cartas usadas, incluida esta.
ankh-panel-card-effect-drought = Si ganas: 1 de devoción más por cada miniatura tuya en casillas de desierto de esta región.
ankh-panel-card-effect-miracle = Tras la batalla: 1 de devoción por cada miniatura tuya muerta en ella.

ankh-panel-powers = Tus poderes
ankh-panel-powers-none = Aún no has desbloqueado ningún poder.
ankh-panel-power-unlocked = poder desbloqueado
ankh-panel-power-effect-commanding = Cada batalla que ganas te da 3 adoradores.
ankh-panel-power-effect-inspiring = Con la carta Erigir un monumento eriges sin sacrificar adoradores.
ankh-panel-power-effect-omnipresent = Al empezar un conflicto: 1 adorador por cada región con una miniatura tuya.
ankh-panel-power-effect-revered = La acción Ganar adoradores te da 1 adorador más.
ankh-panel-power-effect-resplendent = Mientras controles 3 o más monumentos del mismo tipo, tu dios tiene fuerza 3.
ankh-panel-power-effect-obelisk-attuned = Antes de cada batalla en la que participes, puedes llevar tus miniaturas desde cualquier lugar a casillas adyacentes a tus obeliscos de la región.
ankh-panel-power-effect-temple-attuned = En batalla: +2 de fuerza por cada templo tuyo de la región que tenga adyacente una miniatura tuya.
ankh-panel-power-effect-pyramid-attuned = Con la acción Invocar miniatura puedes invocar 1 miniatura adicional en una casilla adyacente a cada pirámide tuya.
ankh-panel-power-effect-glorious = Si ganas una batalla por 3 o más de fuerza, ganas 3 de devoción en vez de 1.
ankh-panel-power-effect-magnanimous = Si pierdes una batalla y aún te quedan 2 o más miniaturas al resolverla, ganas 2 de devoción.
ankh-panel-power-effect-bountiful = Mientras estés en la sección roja, cada vez que ganas devoción, ganas 1 más.
ankh-panel-power-effect-worshipful = Tras cada batalla en la que hayas jugado una carta, puedes sacrificar una vez 2 adoradores a cambio de 1 de devoción.

ankh-panel-guardian-effect-cat-mummy = Cuando muere, todos los demás dioses pierden 1 de devoción.
ankh-panel-guardian-effect-satet = Puede terminar su movimiento sobre una miniatura enemiga, a la que empuja 1 casilla.
ankh-panel-guardian-effect-mummy = Cuando muere, resurge en una casilla adyacente a tu dios, si hay sitio.
ankh-panel-guardian-effect-apep = También se puede invocar en cualquier casilla de agua.
ankh-panel-guardian-effect-scorpion = Al empezar un conflicto destruye los monumentos adyacentes a los que apuntan sus pinzas.
ankh-panel-guardian-effect-androsphinx = Las miniaturas enemigas adyacentes tienen fuerza 0 en batalla.

ankh-panel-god-effect-amun = En una batalla de cada conflicto puedes jugar 2 cartas.
ankh-panel-god-effect-anubis = Si mueren guerreros enemigos, puedes retener a 1. Cada guerrero retenido da 1 de fuerza a tu dios, hasta un máximo de 3.
ankh-panel-god-effect-isis = En la resolución de una batalla puedes salvar a tus miniaturas adyacentes a una miniatura enemiga.
ankh-panel-god-effect-osiris = Al perder una batalla, puedes poner o reubicar allí una pieza de Inframundo. Con la acción Invocar miniatura puedes invocar 1 miniatura adicional en una de ellas.
ankh-panel-god-effect-ra = Al invocar una miniatura, puedes ponerle una de tus 3 fichas de Sol. Cada región que ganas o dominas con una de esas miniaturas te da 1 de devoción más.

ankh-panel-supply = Suministro general

# what an opponent weighs, told when it is asked why; a plus in front of it is good
ankh-term-devotion = Devoción
ankh-term-safety = A salvo del olvido
ankh-term-followers = Adoradores
ankh-term-powers = Poderes del Ankh
ankh-term-figures = Miniaturas en el tablero
ankh-term-guardians = Custodios en el tablero
ankh-term-monuments = Monumentos controlados
ankh-term-majorities = Mayorías de monumentos
ankh-term-dominions = Regiones sin rival
ankh-term-battles = Regiones disputadas
ankh-term-cards = Cartas de batalla en la mano
ankh-term-gathering = Monumentos adyacentes a sus miniaturas
ankh-term-tempo = Próximo evento a su alcance
ankh-term-victory = Victoria

# An action that would do nothing.
ankh-idle-anyway = Elegirla de todos modos
ankh-idle-no-followers = No ganarías ningún adorador: tus miniaturas no son adyacentes a ningún monumento neutral ni a ninguno que controles.
ankh-idle-all-unlocked = Ya has desbloqueado los 6 poderes.
ankh-idle-too-few-followers = No tienes suficientes adoradores para desbloquear un poder.
ankh-idle-no-figure-can-move = Ninguna de tus miniaturas puede moverse.
ankh-idle-nobody-to-summon = No te queda ninguna miniatura que invocar.
ankh-idle-nowhere-to-summon = No hay ninguna casilla libre en la que puedas invocar una miniatura.

# What conflict order tokens are for, where one is kept or swapped.
ankh-about-tokens = En un conflicto, las regiones se resuelven en el orden de estas fichas.

# In place of cards and powers.
ankh-panel-you-are-forgotten = Tu dios ha caído en el olvido: ya no tiene miniaturas, cartas ni poderes.
ankh-caravan-first = Evento «Caravana de dromedarios»: elige un extremo de la caravana o arrastra su recorrido
ankh-caravan-second = Elige el otro extremo
ankh-caravan-lay = poner esta caravana
ankh-caravan-hint = { $n ->
    [one] Cabe { $n } caravana.
   *[other] Caben { $n } caravanas.
}
