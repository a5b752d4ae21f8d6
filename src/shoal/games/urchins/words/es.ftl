### Sea Urchins: fichas rojas y amarillas, un peón por persona, casillas donde pescar.
### Las casillas se llaman como a1. Una pila son dos fichas, una sobre la otra.

## Palabras

colour-red = roja
    .plural = rojas
colour-yellow = amarilla
    .plural = amarillas

thing-token = { $count ->
    [one] ficha
   *[other] fichas
}

## Registro: el comienzo

log-first = { $seat-is ->
    [you] Empiezas tú (por sorteo).
   *[other] Empieza { $seat } (por sorteo).
}

## Registro: los dos primeros pasos, con fichas

# En el paso 1 no se mueve ninguna ficha.
log-leave = { $seat-is ->
    [you] Dejas las fichas donde están.
   *[other] { $seat } deja las fichas donde están.
}
log-add = { $seat-is ->
    [you] Añades una ficha { WORD($colour) } en { $square }.
   *[other] { $seat } añade una ficha { WORD($colour) } en { $square }.
}
# $below es el color de la ficha que estaba allí.
log-stack = { $seat-is ->
    [you] Añades una ficha { WORD($colour) } encima de la { WORD($below) } de { $square }.
   *[other] { $seat } añade una ficha { WORD($colour) } encima de la { WORD($below) } de { $square }.
}
# Una ficha que está sola en $square se mueve a $target.
log-slide = { $seat-is ->
    [you] Mueves la ficha { WORD($colour) } de { $square } a { $target }.
   *[other] { $seat } mueve la ficha { WORD($colour) } de { $square } a { $target }.
}
# La ficha de arriba de una pila en $square se mueve a $target.
log-jump = { $seat-is ->
    [you] Mueves la ficha { WORD($colour) } de lo alto de { $square } a { $target }.
   *[other] { $seat } mueve la ficha { WORD($colour) } de lo alto de { $square } a { $target }.
}

## Registro: el tercer paso, con el peón

log-piece = { $seat-is ->
    [you] Pones tu peón en { $square }.
   *[other] { $seat } pone su peón en { $square }.
}
log-stay = { $seat-is ->
    [you] Dejas tu peón en { $square }.
   *[other] { $seat } deja su peón en { $square }.
}
log-hand = { $seat-is ->
    [you] Tu peón vuelve a tu mano.
   *[other] El peón de { $seat } vuelve a su mano.
}

## Registro: lo que ha dado un turno

# $count fichas de $squares; $total es lo que se tiene ahora.
log-catch = { $seat-is ->
    [you] Pescas { $count } { WORD("thing-token", $count) } de { $squares }. Total: { $total }.
   *[other] { $seat } pesca { $count } { WORD("thing-token", $count) } de { $squares }. Total: { $total }.
}
# El peón termina el turno en $square.
log-turn = { $seat-is ->
    [you] Añades una ficha y terminas en { $square } sin pescar nada.
   *[other] { $seat } añade una ficha y termina en { $square } sin pescar nada.
}
log-still-turn = { $seat-is ->
    [you] No añades ninguna ficha y terminas en { $square } sin pescar nada.
   *[other] { $seat } no añade ninguna ficha y termina en { $square } sin pescar nada.
}

## Registro: lo que viene después

log-cannot-move = { $seat-is ->
    [you] No tienes ninguna ficha que mover en el paso 1.
   *[other] { $seat } no tiene ninguna ficha que mover en el paso 1.
}
log-cannot-act = { $seat-is ->
    [you] No puedes añadir ni mover ninguna ficha.
   *[other] { $seat } no puede añadir ni mover ninguna ficha.
}
# $turns son los turnos que han pasado sin añadir ni pescar una ficha.
log-must-add = { $seat-is ->
    [you] Van { $turns } turnos sin añadir ni pescar ninguna ficha. Ahora tienes que añadir una, si puedes.
   *[other] Van { $turns } turnos sin añadir ni pescar ninguna ficha. Ahora { $seat } tiene que añadir una, si puede.
}
log-end-pile = La reserva se ha agotado: la partida ha terminado.
# $colour es el que se ha agotado.
log-end-colour = En la reserva no quedan fichas { WORD($colour, form: "plural") }: la partida ha terminado.
# $turns son los turnos que han pasado sin añadir ni pescar una ficha.
log-end-still = Van { $turns } turnos sin añadir ni pescar ninguna ficha: la partida ha terminado.

## El final

won-most = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} con { $count } { WORD("thing-token", $count) }.
won-shared = { $seats } { $seats-are ->
    [with-you] compartís
   *[others] comparten
} la victoria, cada cual con { $count } { WORD("thing-token", $count) }.

## Preguntas

ask-draw = Se va a sortear quién empieza.
ask-over = La partida ha terminado.
ask-wait = { $seat-is ->
    [you] Te toca.
   *[other] Le toca a { $seat }.
}
ask-step-1 = Paso 1: mueve una ficha o déjalas como están.
ask-step-2 = Paso 2: añade una ficha o mueve una.
# No se puede mover ninguna ficha.
ask-add = Paso 2: añade una ficha.
# $turns son los turnos que han pasado sin añadir ni pescar una ficha.
ask-must-add = Paso 2: añade una ficha. Van { $turns } turnos sin añadir ni pescar ninguna.
ask-step-3 = Paso 3: pon tu peón sobre una ficha.

## Rechazos: ahora no

no-draw-yet = Aún no se ha sorteado quién empieza.
no-other-turn = Le toca a { $seat }.
no-add-yet = En el paso 1, mueve una ficha o déjalas como están. Podrás añadir una en el paso 2.
no-token-now = Has terminado tus pasos con fichas. Ahora pon tu peón sobre una ficha.
no-piece-yet = Tu peón va al final, en el paso 3.

## Rechazos: pasos que no se pueden saltar

no-leave = Tienes que añadir una ficha o mover una.
# No se puede mover ninguna ficha.
no-leave-add = Tienes que añadir una ficha.
no-piece-left = Tienes que poner tu peón sobre una ficha.
# $turns son los turnos que han pasado sin añadir ni pescar una ficha.
no-must-add = Tienes que añadir una ficha: van { $turns } turnos sin añadir ni pescar ninguna.

## Rechazos: añadir una ficha

no-colour-left = En la reserva no quedan fichas { WORD($colour, form: "plural") }.
no-add-piece = { $seat-is ->
    [you] Tu peón
   *[other] El peón de { $seat }
} está en { $square }, así que allí no se puede añadir ninguna ficha.
no-add-stack = En { $square } ya hay dos fichas.
no-add-same = La ficha de { $square } también es { WORD($colour) }. Una pila lleva una de cada color.

## Rechazos: mover una ficha

no-token = En { $square } no hay ninguna ficha.
no-move-piece = { $seat-is ->
    [you] Tu peón
   *[other] El peón de { $seat }
} está en { $square }, así que esa ficha no se puede mover.
no-move-taken = Una ficha se mueve a una casilla vacía, y { $square } está ocupada.
no-move-far = La ficha de { $square } está sola, así que solo se mueve una casilla.
no-move-over = De { $square } a { $target }, la ficha pasaría por encima de más de una.

## Rechazos: el peón

no-piece-empty = En { $square } no hay ninguna ficha para tu peón.
no-piece-same = Tu peón ya está en { $square }. Ponlo sobre otra ficha.
no-piece-taken = El peón de { $seat } ya está en { $square }.

## Razones a favor y en contra de una jugada

# $count fichas se pueden pescar solo con el peón.
why-ready = Después de esto, { $count ->
    [one] 1 ficha queda lista
   *[other] { $count } fichas quedan listas
} para tu peón.
why-none-ready = Después de esto, ninguna ficha queda lista para tu peón.
# $count fichas se pescan ahora.
why-last = { part-fished } y termina la partida.
# No basta con añadir o mover una ficha.
why-safe = { part-fished }. { $other } no puede pescar añadiendo o moviendo una sola ficha.
# $left es lo menos que se puede pescar en el turno siguiente.
why-leaves = { part-fished }. Luego { $other } puede pescar { $left } { WORD("thing-token", $left) } o más.

part-fished = { $count ->
    [0] No pesca nada
   *[other] Pesca { $count } { WORD("thing-token", $count) }
}

## Jugadas

move-leave = Dejar las fichas donde están
move-add = Añadir una ficha { WORD($colour) } en { $square }
# $below es el color de la ficha que está allí.
move-stack = Añadir una ficha { WORD($colour) } encima de la { WORD($below) } de { $square }
move-token = Mover la ficha { WORD($colour) } de { $square } a { $target }
move-piece = Poner tu peón en { $square }
move-stay = Dejar tu peón en { $square }

## El tablero en palabras

board-drawing-first = Se está sorteando quién empieza.
# $number es uno de los tres pasos de un turno.
board-turn = { $seat-is ->
    [you] Te toca
   *[other] Le toca a { $seat }
}: paso { $number } de 3.
board-over = La partida ha terminado: { $seats-are ->
    [you] ganas tú
    [one] gana { $seats }
    [with-you] { $seats } compartís la victoria
   *[others] { $seats } comparten la victoria
}.

# Lo que hay en una casilla.
board-red = ficha roja
board-yellow = ficha amarilla
board-red-on-yellow = roja sobre amarilla
board-yellow-on-red = amarilla sobre roja

board-pile = En la reserva: { $red ->
    [one] { $red } roja
   *[other] { $red } rojas
}, { $yellow ->
    [one] { $yellow } amarilla
   *[other] { $yellow } amarillas
}.

# La tabla de las personas. El número de un peón es como lo muestra el tablero.
board-head-piece = Peón
board-head-player = Nombre
board-head-square = Casilla
board-head-won = Fichas pescadas
board-player = { $seat-is ->
    [you] { $seat } (tú)
   *[other] { $seat }
}
# Dónde está un peón que no está en ninguna casilla.
board-in-hand = en la mano

# $turns son los turnos que han pasado sin añadir ni pescar una ficha.
board-calm = Turnos sin añadir ni pescar ninguna ficha: { $turns }. Después de { $limit } hay que añadir una.
board-due = { $seat-is ->
    [you] Tienes que
   *[other] { $seat } tiene que
} añadir una ficha en el paso 2, si es posible.
board-added = { $seat-is ->
    [you] Has
   *[other] { $seat } ha
} añadido una ficha en este turno.
board-last-turn = { $seat-is ->
    [you] Has jugado
   *[other] { $seat } ha jugado
} el último turno.

end-tokens = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $count ->
    [one] por una ficha
   *[other] por { $count } fichas
}
end-shared = { $seats } { $seats-are ->
    [with-you] compartís
   *[others] comparten
} la victoria
