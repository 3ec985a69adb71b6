# The table in the browser, whatever game is on it.
page-your-turn = Te toca
page-not-your-turn = No te toca
page-turn-of = { $name }
page-person = { $called } ({ $name })
page-waiting = Esperando a { $names }
page-sealed = Has elegido en secreto. Esperando a { $names }
page-over = La partida ha terminado
page-opening = Abriendo la mesa…
page-no-game = Esta mesa no se puede mostrar ahora. Vuelve a cargar la página.
page-load-again = Recargar la página
page-connecting = Reconectando. La mesa sigue aquí; lo que elijas se enviará cuando vuelva la conexión.
page-not-opened = El servidor no puede abrir esta mesa ahora; quizá su disco esté lleno. No se ha perdido nada: la página lo sigue intentando.
page-table-title = Mesa de { $game }

# the prompt
page-prompt = Qué puedes hacer
page-hand-title = { $deed }: { $thing }
page-hand-menu = Qué puedes hacer con esto
page-hand-instead = Otras opciones
page-hand-where = Elige un lugar del tablero.
page-hand-put-back = Devolver a su sitio
page-end-all = Terminar el movimiento y tu turno
page-hint-marked = Elige una de las opciones marcadas, en el tablero o junto a él.
page-all-choices = Todas las opciones en una lista ({ $count })
page-ahead = Qué ocurrirá:
page-change = ahora { $from }, después { $to }
page-no-way-back = Esto no se puede deshacer.
page-to-be-sealed = Tu elección: { $choice }. Nadie la verá hasta que todos hayan elegido.
page-not-this = Elegir otra cosa
page-idle = Ahora no serviría de nada.
page-choose-another = Elegir otra opción
page-seal = Confirmar la elección
page-undo = Deshacer
page-undo-that = Deshacer «{ $choice }»
page-close = Cerrar
page-more-reasons = { $count ->
    [one] 1 razón más
   *[other] { $count } razones más
}
page-why-not = Ahora no es posible: { $thing }
page-refused-stale = La mesa ha cambiado antes de que llegara tu elección. Mírala de nuevo y elige otra vez.
page-refused-illegal = Eso ya no se puede elegir. Mira de nuevo la mesa y elige otra cosa.
page-refused-nothing-to-undo = No hay nada que deshacer: desde tu última elección se ha revelado o sorteado algo, o ya han elegido otros.
page-refused-malformed = El servidor no ha entendido lo que has enviado. Vuelve a cargar la página.
page-refused-no-such-table = Esta mesa no existe. Comprueba el enlace.
page-refused-no-such-choice = El resto de lo que has escrito no corresponde a ninguna opción disponible. Revísalo e inténtalo de nuevo.
page-refused-not-yours = En esta mesa solo miras: eligen los jugadores.
page-refused-too-often = Has hecho ese cambio demasiadas veces. Espera a que pase algo en la mesa.
page-refused-rules-changed = La partida no puede continuar: una de sus jugadas ya no es válida con las reglas actuales.
page-refused-damaged = La partida no puede continuar: su historial en el servidor está dañado.
page-refused-not-kept = El servidor no ha podido guardar lo que has hecho; quizá su disco esté lleno. No se ha perdido nada: inténtalo de nuevo en un momento.

# what happened
page-log = Qué ha pasado
page-log-empty = Empieza la partida.
page-since = Desde tu última elección
page-since-steps = Desde tu última elección: { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
page-since-step = Paso { $step } de { $count }
page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-play-back = Reproducir
page-pause = Pausar
page-back-to-now = Volver al presente
page-skip = Saltar

# opponents that the computer plays, and why they chose as they did
page-computer = ordenador
page-why = ¿Por qué?
page-why-of = ¿Por qué ha elegido eso { $name }?
page-why-wait = Analizando las últimas decisiones…
page-why-count = { $count ->
    [one] La última decisión y lo que más pesó en ella:
   *[other] Las últimas { $count } decisiones y lo que más pesó en ellas:
}
page-why-note = Se basa en lo que todos saben, no en lo que el rival tiene en la mano. Más (+): en ese aspecto, la decisión da mejor resultado que las demás opciones. Menos (−): da peor resultado.
page-why-none = No hay nada que explicar: no se ha guardado ninguna decisión visible para todos.
page-why-even = Nada inclinaba claramente la balanza.
page-why-unseen = El motivo no se ve en la mesa: una carta en la mano o lo que puede venir después.

# the notation
page-notation = Escribe una opción
page-enter = Enviar
page-no-such-words = Ahora no existe la opción «{ $words }». Prueba, por ejemplo: { $example }

# one screen for several
page-hand-over = Pasa la pantalla a { $name }
page-hand-over-hint = Lo que sigue es secreto. Queda tapado: mantén pulsado el botón para verlo.
page-hold = Mantener pulsado para ver

# parts of the table
page-tabs = Partes de la mesa
page-tab-board = Tablero
page-tab-cards = Cartas
page-tab-gods = Dioses
page-tab-log = Historial
page-show-board = Mostrar el tablero
page-show-battle = Mostrar la batalla

# the end
page-won = { $count ->
    [one] { $names } ha ganado
   *[other] { $names } han ganado
}
page-nobody-won = No ha ganado nadie
page-your-place = { $place ->
    [1] Has ganado.
   *[other] Tu puesto: { $place } de { $of }.
}
page-place = { $place }.
page-devotion = { $devotion } de devoción
page-download = Descargar el registro de la partida
page-play-again = Jugar otra vez

# a game that cannot go on
page-stopped = La partida no puede continuar
page-stopped-rules-changed = Empezó con otras reglas, y una de sus jugadas ya no es válida con las actuales. Aquí ves la mesa como estaba antes de esa jugada.
page-stopped-damaged = Su historial en el servidor está dañado. Aquí ves la mesa hasta donde se puede leer el historial.
page-stopped-rest = Resto del historial que puedes ver ({ $count })
page-stopped-record = Si das la partida por terminada, todos podrán descargar su registro, que revela los secretos de cada jugador. Después ya nadie podrá continuarla.
page-stopped-end = Terminar la partida y mostrarlo todo

# the board, seen from nearer
page-zoom = Tamaño del tablero
page-zoom-in = Ampliar el tablero
page-zoom-out = Reducir el tablero
page-zoom-whole = Mostrar todo el tablero

# the menu
page-menu = Menú
page-language = Idioma
page-light = Tema claro
page-dark = Tema oscuro
page-confirms = Confirmar cada elección
page-follows = Mostrar paso a paso lo que hacen los demás
page-keys = Atajos de teclado
page-key-stops = ir a las opciones, al tablero, a los jugadores o al historial
page-key-arrows = ir a la casilla contigua del tablero
page-key-offers = ir a la opción disponible anterior o siguiente
page-key-jump = ir a la casilla cuyo nombre escribas
page-key-choose = elegir la opción activa
page-key-confirm = confirmar lo elegido
page-key-nth = elegir de la primera a la novena opción
page-key-back = dar un paso atrás
page-key-undo = deshacer
page-key-why = ver por qué no se puede elegir esto
page-key-notation = ir a la línea para escribir opciones
page-key-steps = retroceder y avanzar por el historial
page-key-play = reproducir el historial
page-key-zoom = ampliar o reducir el tablero, o mostrarlo entero
page-key-help = ver estas teclas
page-key-signs = Atajos de una sola tecla
page-key-signs-about = Las letras, los números y los signos funcionan como atajos. Desactívalos si manejas el ordenador con la voz.
