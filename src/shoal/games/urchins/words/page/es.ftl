### El tablero de Sea Urchins en la página. Lo que también dice el tablero en palabras está en el catálogo de arriba.

## El arrecife

page-reef = El arrecife
# Una casilla en palabras: $lying es lo que hay en ella.
page-square = { $square }: { WORD($lying) }
page-square-piece = { page-square }, { $seat-is ->
    [you] tu peón
   *[other] peón de { $seat }
}
# $seat acaba de pescar lo que había allí.
page-square-taken = { page-square }, { $seat-is ->
    [you] la acabas de pescar
   *[other] la acaba de pescar { $seat }
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
    [one] { $count } ficha pescada
   *[other] { $count } fichas pescadas
}
page-piece-on = Peón en { $square }
page-piece-in-hand = Peón en la mano
# Dónde está un peón que no está en ninguna casilla; muy corto.
page-hand = mano

## El turno

page-turn = El turno
# Los tres pasos; muy corto.
page-step-1 = Mover una ficha
page-step-2 = Añadir o mover
page-step-3 = Poner tu peón
page-where-to = ¿Adónde va la ficha de { $square }?
page-where-add = ¿Dónde va la ficha { WORD($colour) }?
page-what-on = ¿Qué haces en { $square }?
page-move = Mover una ficha
page-how-token = Toca una casilla para añadir, o una ficha para moverla.
page-how-add = Toca una casilla para añadir una ficha.
page-how-piece = Toca una ficha para ver qué pescas con ella.
page-put = Ponerlo aquí
# Se pescan $count fichas.
page-put-wins = { $count ->
    [0] no pesca nada
    [one] +{ $count } ficha
   *[other] +{ $count } fichas
}

## Lo que traería una jugada

page-if-piece = Si pones tu peón aquí
# $before es lo pescado hasta ahora, $total lo que sería entonces.
page-wins = Pescas { $count } { WORD("thing-token", $count) }: de { $before } a { $total }
page-wins-none = Aquí no pescas nada
# $seats están en la ficha de enfrente en diagonal.
page-across = { $seats } { $seats-are ->
    [one] está
   *[others] están
} enfrente, en diagonal.
# $seats están sobre una ficha del cuadrado; esa ficha no se pesca.
page-keeps = { $seats } { $seats-are ->
    [one] conserva
   *[others] conservan
} lo que hay bajo su peón.
# Después de un cero y el signo de quien está enfrente; muy corto.
page-pill-across = enfrente
# Tokens of a player, beside the sign; very short.
page-ready-count = { $count } { WORD("thing-token", $count) }
page-to-hand = Tu peón vuelve a tu mano.
# $count fichas quedan listas para el siguiente peón; $seat nunca es quien lee.
page-leaves = { $count ->
    [0] No queda ningún cuadrado listo para { $seat }.
    [one] Queda { $count } ficha lista para { $seat }.
   *[other] Quedan { $count } fichas listas para { $seat }.
}
page-ends = La partida termina con este turno.
page-after-this = Después de este paso
page-then = { $count ->
    [0] No hay nada listo para tu peón
    [one] { $count } ficha está lista para tu peón
   *[other] { $count } fichas están listas para tu peón
}
# Cuadrados que un peón puede pescar enseguida.
page-ready = Listo para pescar
page-ready-for = { $seat-is ->
    [you] Tú
   *[other] { $seat }
}: { $count } { WORD("thing-token", $count) }
page-ready-none = No hay ningún cuadrado listo
page-rule = Un cuadrado de pesca tiene el mismo color en cada diagonal. Ningún otro peón puede estar enfrente del tuyo.

## El objetivo

page-goal = Objetivo: pescar más fichas que nadie antes de que se agote la reserva
page-goal-short = Pesca más fichas que nadie
