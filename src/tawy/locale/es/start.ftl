# The start page, and the page for addresses that lead nowhere.
start-title = Juega a Ankh y Kemet en tu navegador
start-line = En solitario, juntos en una pantalla o cada cual en su propia ventana. Gratis, de código abierto y sin registro.
start-language = Idioma
start-theme-dark = Usar el tema oscuro
start-theme-light = Usar el tema claro

# the card of a game
start-about-ankh = Reúne adoradores, divide la tierra con caravanas y sé el único dios que no caiga en el olvido.
start-about-kemet = Levanta pirámides, compra poderes y lleva tus tropas adonde quieras. Gana quien mejor ataque.
start-players = { $count } jugadores
start-against-level = contra el ordenador: { $level }
start-scenario-random = escenario al azar
start-change = Cambiar
start-play-now = Jugar ahora

# games opened in this browser
start-games = Tus partidas
start-games-none = Aún no hay partidas. Aquí aparecen las que abras en este navegador.
start-games-row = { $game }, { $date }
start-games-open = Continuar
start-games-links = Enlaces para los demás
start-games-forget = Quitar de la lista
start-games-forgotten = Quitada de la lista en este navegador
start-games-undo = Deshacer

# the form for a new table
start-create = Mesa nueva
start-loading = Cargando…
start-again = Intentar de nuevo
start-game = Juego
start-count = Jugadores
start-seat = Asiento { $letter }
start-kind = Quién juega
start-kind-here = En esta pantalla
start-kind-elsewhere = En otra ventana, con enlace
start-kind-computer = Ordenador
start-name = Nombre
start-name-player = Jugador { $number }
start-name-level = { $level } { $number }
start-level = Nivel
start-level-random = Azar
start-level-random-about = Juega cualquier cosa, sin pensar.
start-level-farmer = Campesino
start-level-farmer-about = Para tus primeras partidas: piensa solo en su turno, y no mucho.
start-level-scribe = Escriba
start-level-scribe-about = Sabe sacar partido a su propio turno.
start-level-priest = Sacerdote
start-level-priest-about = Se lo piensa más que el escriba.
start-level-vizier = Visir
start-level-vizier-about = Prevé lo que pueden hacer los demás.
start-level-pharaoh = Faraón
start-level-pharaoh-about = Es el que ve más lejos: el más fuerte de todos.
start-god = Dios
start-god-choose = Se elige en la mesa
start-god-taken = { $god } (ya es de { $name })
start-random = Al azar
start-scenario = Escenario
start-first = Quién empieza
start-more = Más opciones
start-rulings = Interpretación de las reglas
start-rulings-about = No todos interpretan igual estas reglas. La primera opción es la habitual.
start-rulings-changed = { $count ->
    [one] 1 cambio
   *[other] { $count } cambios
}
start-guardian = Custodio de nivel { $level }
start-submit-create = Crear la mesa
start-submit-play = Jugar
start-problem-names = Dos asientos tienen el mismo nombre. Pon un nombre distinto en cada uno.
start-problem-nobody = El ordenador ocupa todos los asientos. Asigna al menos uno a una persona.

# the picture beside it
start-picture = El tablero al empezar: { $scenario }
start-picture-players = El tablero al empezar, para { $count } jugadores
start-picture-random = El tablero vacío. El escenario se sortea al empezar la partida.
start-picture-open = Lo que dejes sin elegir se decidirá al empezar la partida. La imagen muestra una de las posibilidades.

# what went wrong
start-fault-lost = El servidor no responde. Lo que has elegido sigue aquí: inténtalo de nuevo dentro de un momento.
start-fault-unsound = El servidor no acepta esta combinación. Cámbiala e inténtalo de nuevo.
start-fault-too-large = El servidor no admite un texto tan largo. Acorta los nombres e inténtalo de nuevo.
start-fault-malformed = Esta página está desactualizada. Vuelve a cargarla.

# after a table was created
start-share = Envía los enlaces
start-share-note = Cada enlace es la llave de un asiento: envíaselo solo a quien vaya a ocuparlo. En este navegador encontrarás los enlaces en «Tus partidas».
start-share-link = Enlace para { $name }
start-copy = Copiar el enlace
start-copied = Copiado
start-copy-by-hand = No se ha podido copiar. El enlace está seleccionado: cópialo tú desde el menú o con el teclado.
start-to-table = Ir a la mesa

# addresses that lead nowhere
start-no-page = Esta página no existe.
start-no-table = Este enlace no lleva a ninguna mesa. Comprueba que esté copiado entero.
start-damaged-table = Esta mesa no se puede abrir: su historial en el servidor está dañado.
start-outdated-table = Esta mesa no se puede abrir: las reglas han cambiado y ya no admiten que una partida empiece como esta. Sigue guardada en el servidor.
start-to-start = Ir a la página de inicio
