### Errores de Shark Tank. Una palabra con un signo igual es un campo de una posición, en su notación.

## Jugadas

# $cell es la casilla inferior izquierda de una loseta.
error-tile-outside = Una loseta llamada { $cell } se saldría del acuario.
error-move = { $move } no es una jugada de Shark Tank. Escribe por ejemplo take suns, shark moons, spend 2 arms, spend nothing, extra 3, tile d7 o stand d8.

## Cómo se escribe una posición

error-suits = { $field }= lleva cuatro palos separados por /, no { $text }.
error-sharks = sharks= debe tener cuatro casillas en cuanto los tiburones estén puestos, y ninguna antes.
error-plus = tokens= tiene un + sin nada detrás en { $text }.
error-mark = { $mark } no es un valor de un pez: son n, 1, 2, 3, 4, 5.
error-marks-order = Los valores se escriben de menor a mayor, no { $marks }.
error-token-twice = El { $value } de { WORD($suit) } está en dos sitios.
# $key es un campo que se da desde la fase $phase.
error-given-from = { $field }= se debe dar desde la fase { $phase }, y no antes.

## Fichas, reparto y peces. $number es un puesto, contado desde 0.

error-cell-twice = La casilla { $cell } está ocupada dos veces.
error-fish-count = El número de peces de { WORD($suit) } que no tiene nadie es { $tokens }, pero nadan { $fish } de ese palo.
error-setup-tokens = No se puede haber comido ni gastado nada durante la preparación.
error-setup-turn = No se puede haber jugado ningún turno durante la preparación.
error-setup-tiles = Nadie puede haber recogido losetas durante la preparación.
error-draft-many = Un puesto se ha llevado más de { $count } de los 1, 2 o 0.
error-draft-few = Se han repartido demasiado pocos 1, 2 y 0.
error-draft-early = Se han repartido peces demasiado pronto, o el reparto ya habría terminado.
error-draft-seat = seat={ $number } es incorrecto: después de { $tokens ->
    [one] 1 pez
   *[other] { $tokens } peces
} elige otro puesto.
error-draft-tokens = El puesto { $number } se ha llevado demasiados peces o demasiado pocos.
error-sector = sector= debe ser 0, salvo en la fase cell con spread=sectors.
error-sector-anywhere = phase=sector es imposible con spread=anywhere.
error-sector-taken = El sector { $sector } ya tiene su pez.
error-corners = phase=corners necesita todos los peces en el acuario, y viene justo después.
error-fish-early = fish= debe estar vacío hasta que acabe el reparto.
error-fish-order = fish= se llena palo por palo: suns, moons, crowns, arms.
error-fish-corner = Ningún pez puede empezar en { $cell }: está demasiado cerca de una esquina.
error-fish-sector = Hay dos peces en el sector de { $cell }.

## Turnos. $number es un puesto, contado desde 0.

error-tiles = tiles= tiene más de las { $tiles } losetas que hay.
error-tiles-kept = El puesto { $number } no puede tener losetas recogidas después de su movimiento.
error-die = die= se debe dar al final del todo, y no antes: es lo que vale un 0.
error-turn-seat = seat={ $number } es incorrecto: después de { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
} juega otro puesto.
error-over = Aquí la partida ya habría terminado.
error-not-over = La partida aún no ha terminado.
error-last-round = La última ronda se juega con { $fish } peces o menos, y no antes.
error-leads = El puesto { $number } va en cabeza, así que este turno se habría saltado.
error-stuck = Aquí no se puede mover ningún tiburón, así que este turno se habría saltado.

## El movimiento

error-shark-mover = mover= se debe dar desde que se elige un tiburón hasta el final del turno, y solo entonces.
error-mover-room = El tiburón de mover= no puede nadar lo bastante lejos.
error-due = due= debe contar los peces comidos en la fase look, y ser 0 en las demás.
error-extra = extra= debe ser 0 fuera de la fase stretch.
error-trail = trail= debe estar vacío fuera de un movimiento.
error-length-early = length= debe ser 0 fuera de un movimiento.
error-length = length={ $length } es incorrecto: este movimiento tiene { $tiles ->
    [one] 1 loseta.
   *[other] { $tiles } losetas.
}
error-length-paid = length={ $length } es incorrecto: ningún pez hace tan largo este movimiento.
error-pay = phase=pay necesita un pez que gastar.
error-roll = Aquí no se puede haber gastado ningún 0.
error-stretch = phase=stretch necesita null=may, y una tirada en extra= que quepa.
error-tile-water = La loseta { $cell } no está en agua libre.
error-tile-apart = La loseta { $cell } no toca lo anterior.
error-trail-short = trail= tiene { $laid ->
    [one] 1 loseta
   *[other] { $laid } losetas
}, pero el tiburón se mueve después de { $tiles }.
error-trail-rest = El resto de este movimiento no se puede poner.
