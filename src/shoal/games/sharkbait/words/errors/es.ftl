### SharkBait: qué falla en una jugada, una opción o una posición que alguien ha escrito.

## Jugadas y resultados. $text es lo que se ha escrito

error-move = { $text } no es una jugada de SharkBait: escribe fish 4x2, shark 6, sharks 6, roll, stop, lose 3, bait o take.
error-one-fish = Un pez no es un banco: un banco tiene al menos dos.
error-chance = { $text } no puede ocurrir aquí.
error-roll = { $text } no es una tirada de { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
} y { $sharks ->
    [one] 1 tiburón
   *[other] { $sharks } tiburones
}.

## La opción tokens

error-token-form = { $entry } en la opción tokens no tiene la forma 9-11:2 o 4:1b.
error-token-number = Las fichas van del 0 al { $most }, no { $numbers }.
error-token-steps = Una ficha mueve un peón { $most } casillas como mucho, no { $steps }.
error-token-twice = La opción tokens nombra dos veces la ficha { $token }.
error-token-count = La opción tokens nombra { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}, pero hay { $tokens }.

## Posiciones. Una palabra con un signo igual es un campo de la posición

error-won = won= debe tener una ficha para cada persona que ya ha jugado su turno, y ninguna más.
error-token-in-two-places = La ficha { $token } está en dos sitios.
error-no-such-token = La posición nombra una ficha que no está en el juego.
error-baits = En total hay { $baits } cebos repartidos, pero solo hay { $most }.
error-hold = { $count ->
    [one] 1 ficha fuera no encaja
   *[other] { $count } fichas fuera no encajan
} con la fase.
error-trophies = En la ronda { $round } debería haber { $count ->
    [one] 1 trofeo repartido
   *[other] { $count } trofeos repartidos
}.
error-setup = La preparación va antes que todo: round=1, ningún turno jugado y todos los peones en 0.
error-phase-first = En phase=first, first= debe ser 0 y hold= debe estar vacío.
error-phase-throw = phase=throw necesita dados en la mano.
error-phase-place = phase=place necesita un tiburón o un banco en thrown=.
error-loss-choice = phase=loss necesita una elección entre columnas con los mismos peces.
error-loss-fish = phase=loss necesita peces en el tablero.
error-loss-shark = phase=loss es imposible mientras haya un tiburón en la mano.
error-prize-phase = prize= debe ser una ficha disponible en phase=prize, y 0 en las demás fases.
error-prize-bait = phase=prize necesita un cebo con que pagar y ningún tiburón en la mano.
error-prize-low = prize= está por debajo de la ficha que gana la puntuación.
error-fish = La posición tiene más de { $most } peces.
error-between-turns = Entre turnos el tablero debe estar vacío, con todos los dados en la mano.
error-dice-rolled = En phase=place, thrown= y black= deben ser todos los dados de la mano.
error-dice-left = Después de un banco, thrown= y black= deben ser los dados que quedan en la mano.
error-placed = placed= nombra una columna sin banco.
error-bad-roll = thrown= debe ser la mala tirada: todos los dados de la mano y el que se pierde.
error-no-roll = thrown=, black= y placed= deben estar vacíos en esta fase.

## El solucionador

error-solve-no-turn = En esta posición no hay ningún turno en curso.
error-solve-hold = Hay tantas fichas fuera como personas: de { $least } a { $most } fichas distintas.
error-solve-bait = --bait va de 0 a { $most } casillas, no { $bait }.
