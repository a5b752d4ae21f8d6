### El tablero de Sea Urchins en la página. Lo que también dice el tablero en palabras está en el catálogo de arriba.

## El arrecife

page-reef = El arrecife
# Una casilla en palabras: $lying es lo que hay en ella.
page-square = { $square }: { WORD($lying) }
page-square-piece = { page-square }, { $seat-is ->
    [you] tu peón
   *[other] peón de { $seat }
}
page-empty = vacía

## La reserva

page-pile = La reserva
page-add-red = Añadir roja
page-add-yellow = Añadir amarilla
page-left = { $count } en la reserva
# $turns turnos sin añadir ni pescar una ficha; después de $limit hay que añadir una.
page-calm = Sin añadir ni pescar: { $turns } de { $limit } turnos
page-due = Hay que añadir una ficha

## Junto al nombre

page-won = { $count ->
    [one] { $count } ficha ganada
   *[other] { $count } fichas ganadas
}
page-piece-on = Peón en { $square }
page-piece-in-hand = Peón en la mano
# Dónde está un peón que no está en ninguna casilla; muy corto.
page-hand = mano

## El turno

page-step-1 = Mueve una ficha o déjalas
page-step-2 = Añade o mueve una ficha
page-step-3 = Pon tu peón
page-where-to = ¿Adónde va la ficha de { $square }?
page-where-add = ¿Dónde va la ficha { WORD($colour) }?
page-what-on = ¿Qué haces en { $square }?
page-move = Mover una ficha
