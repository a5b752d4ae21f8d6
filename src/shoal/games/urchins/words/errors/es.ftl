### Sea Urchins: qué falla en una jugada o una posición que alguien ha escrito.

## Jugadas y resultados. $text es lo que se ha escrito

error-move = { $text } no es una jugada de Sea Urchins: escribe hold, add red c4, add yellow c4, move b2 b3 o piece c4.
# $last es la casilla de la esquina opuesta.
error-square = { $text } no es una casilla: el tablero va de a1 a { $last }.
error-not-in-line = Una ficha se mueve dentro de su fila o columna, no de { $square } a { $target }.
error-chance = { $text } no se puede sortear aquí.

## Posiciones. Una palabra con un signo igual es un campo de la posición

error-rows = board= lleva { $size } filas de { $size } casillas.
error-mark = { $mark } no es una casilla de board=: r e y son fichas, R e Y pilas con ese color arriba, y un punto es una casilla vacía.
# $place es el de la persona, desde 1.
error-piece-empty = La entrada { $place } de pieces= es { $square }, pero allí no hay ninguna ficha.
error-piece-twice = pieces= nombra dos veces { $square }, pero allí solo cabe un peón.
error-colour = Un color tiene más de sus { $tokens } fichas.
error-tokens = La reserva, el tablero y lo pescado deben sumar { $tokens } fichas.
error-lot = phase=lot va antes que todo: turn=0, calm=0, added=no y todas las fichas en la reserva.
error-lot-option = phase=lot es imposible: la opción first dice quién empieza.
error-added = added=yes solo es posible en phase=3, después de añadir una ficha.
error-not-over = phase=over es imposible: la partida aún no ha terminado.
error-over = La partida habría terminado aquí: la reserva se ha agotado.
error-still = La partida habría terminado aquí: van { $turns } turnos sin añadir ni pescar ninguna ficha.

## El solucionador

error-solve-players = Solo se resuelven posiciones de dos personas.
error-solve-nobody = En esta posición no le toca a nadie.
# $positions es cuántas se han examinado.
error-solve-size = Esta posición es demasiado grande para resolverla: se han examinado { $positions } posiciones.
error-solve-most = --most debe ser al menos 1, no { $most }.
