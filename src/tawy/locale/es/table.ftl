# What every game shares at the table.
hidden = algo oculto
reason-not-asked = Ahora no te toca elegir.
reason-game-over = La partida ha terminado.

title = { $game }, partida para { $seats } jugadores.
you-are = Eres { $seat }.
help = Escribe un número o las palabras entre paréntesis de una opción; puedes escribir varias opciones seguidas. Escribe help para ver los demás comandos.
# after help: a command, which is English in every language, and what it does
help-undo = undo: deshace tu última elección, si desde entonces no se ha revelado nada nuevo
help-why = why PALABRAS: explica por qué no puedes elegir eso ahora
help-story = story: muestra todo lo que ha pasado en la partida, salvo los secretos de los demás
help-table = table: vuelve a mostrar la mesa
help-save = save ARCHIVO: guarda la partida en un archivo (game.record si no das un nombre); continúala con «play --terminal --load ARCHIVO»
help-quit = quit: sale de la partida sin guardarla

your-turn = { $seat }, te toca elegir:
hand-over = Cede el sitio a { $seat } y pulsa Intro.
undone = Jugada deshecha.
nothing-to-undo = Ahora no puedes deshacer: la última elección no era tuya o después se ha revelado algo.
legal-already = Eso sí se puede elegir.
why-usage = Escribe why y las palabras de una opción para saber qué lo impide.
saved = Partida guardada como { $file }.
saved-with-seed = El archivo contiene la semilla de la partida: quien lo lea puede conocer los sorteos futuros.
file-exists = { $file } ya existe y no se sobrescribe. Guarda la partida con otro nombre.
no-such-folder = No existe la carpeta { $folder }. Guarda la partida en otra.
bad-file-name = { $file } no es un nombre de archivo válido. Elige otro.
thinking = { $seat } está pensando…
good-bye = Hasta luego.
no-such-number = No existe la opción { $number }. Escribe uno de los números de la lista.
no-such-choice = Ahora no existe la opción «{ $words }». Escribe un número o las palabras entre paréntesis.
over = La partida ha terminado: { $ending }.
place = { $place }. { $seats }
heading-news = Qué ha pasado:
news-earlier = { $count ->
    [one] … y antes de eso, { $count } suceso más
   *[other] … y antes de eso, { $count } sucesos más
}
so-far = Elegido hasta ahora: { $choices }

# rulings that differ from the usual ones, and what one of them says
why-ruling = En esta mesa se juega así: { $ruling }
rulings-here = { $count ->
    [one] Aquí 1 regla se interpreta de otra manera
   *[other] Aquí { $count } reglas se interpretan de otra manera
}
