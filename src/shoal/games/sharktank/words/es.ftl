### Shark Tank: cuatro tiburones, peces de cuatro palos y losetas por las que nadar.
###
### Un pez se nombra por su valor y su palo: el 4 de lunas. El nulo (Null) del reglamento es el 0.
### $cell, $cells y $tile son nombres de casillas, como d7. $tiles es un número de losetas.

## Preparación

# $suit es el palo sabroso.
log-tasty = En esta partida, los peces sabrosos son los de { WORD($suit) }: cada uno vale 1 punto más.

log-first = { $seat-is ->
    [you] Empiezas tú (por sorteo).
   *[other] Empieza { $seat } (por sorteo).
}

# Un pez del reparto. $value es 0, 1 o 2.
log-take = { $seat-is ->
    [you] Te llevas el { $value } de { WORD($suit) }.
   *[other] { $seat } se lleva el { $value } de { WORD($suit) }.
}

log-fish = Un pez de { WORD($suit) } nada en { $cell }.

# Los palos de los tiburones de las cuatro esquinas.
log-sharks = Los tiburones empiezan en las esquinas: { WORD($lower_left) } abajo a la izquierda, { WORD($lower_right) } abajo a la derecha, { WORD($upper_left) } arriba a la izquierda, { WORD($upper_right) } arriba a la derecha.

## Los puntos hasta ahora

log-gain = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}

# $points es cuántos puntos menos, así que es mayor que 0.
log-loss = { $seat-is ->
    [you] Pierdes
   *[other] { $seat } pierde
} { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}

# $part es una línea de la hoja de puntos.
log-part-gain = { WORD($part, capital: "yes") }: +{ $points }.
log-part-loss = { WORD($part, capital: "yes") }: −{ $points }.

## Un turno

log-choose = { $seat-is ->
    [you] Eliges el tiburón de { WORD($suit) }.
   *[other] { $seat } elige el tiburón de { WORD($suit) }.
}

log-keep = { $seat-is ->
    [you] No gastas nada.
   *[other] { $seat } no gasta nada.
}

log-spend = { $seat-is ->
    [you] Gastas el { $value } de { WORD($suit) }.
   *[other] { $seat } gasta el { $value } de { WORD($suit) }.
}

# $rolled es lo que muestra el dado después de gastar un 0, de 0 a 5.
log-roll = { $seat-is ->
    [you] Sacas
   *[other] { $seat } saca
} { $rolled ->
    [0] un 0: ninguna loseta extra.
    [one] un 1: 1 loseta extra.
   *[other] un { $rolled }: { $rolled } losetas extra.
}

# Se pueden usar $tiles de las losetas sacadas.
log-roll-cut = { $tiles ->
    [0] No hay sitio para ninguna.
   *[other] Solo hay sitio para { $tiles }.
}

# Ningún movimiento pasa de $limit losetas: se pueden usar $tiles de las sacadas.
log-roll-limit = Ningún tiburón nada más de { $limit } losetas por turno, así que { $tiles ->
    [0] no se puede usar ninguna.
    [one] solo se puede usar 1.
   *[other] solo se pueden usar { $tiles }.
}

log-roll-short = No se pueden usar: ningún tiburón tiene sitio para todas las losetas.

# Cuántas de las losetas sacadas se usan.
log-extra = { $seat-is ->
    [you] { $tiles ->
        [0] No usas
       *[other] Usas
    }
   *[other] { $seat } { $tiles ->
        [0] no usa
       *[other] usa
    }
} { $tiles ->
    [0] ninguna loseta extra.
    [one] 1 loseta extra.
   *[other] { $tiles } losetas extra.
}

# La loseta $number de $tiles.
log-lay = { $seat-is ->
    [you] Pones la loseta { $number } de { $tiles } en { $cell }.
   *[other] { $seat } pone la loseta { $number } de { $tiles } en { $cell }.
}

# Resume un turno. $fish es el número de peces comidos.
log-swim = { $seat-is ->
    [you] Mueves
   *[other] { $seat } mueve
} el tiburón de { WORD($suit) } { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
} hasta { $cell }. { $fish ->
    [0] No come nada.
    [one] Se come 1 pez.
   *[other] Se come { $fish } peces.
}

# Dónde estaban los peces comidos.
log-gobble = El tiburón de { WORD($suit) } se come { $cells-count ->
    [one] el pez
   *[other] los peces
} de { $cells }.

# Solo quien se queda el pez conoce su valor.
log-find = { $seat-is ->
    [you] Tu nuevo pez
   *[other] El nuevo pez de { $seat }
} es el { $value } de { WORD($suit) }.

# Los demás solo saben esto.
log-look = { $seat } mira un pez de { WORD($suit) } que se ha comido el tiburón.

## Después de un turno

log-skip = { $seat-is ->
    [you] Tienes más peces que nadie, así que te saltas un turno y recoges una loseta.
   *[other] { $seat } tiene más peces que nadie, se salta un turno y recoge una loseta.
}

log-skip-empty = { $seat-is ->
    [you] Tienes más peces que nadie, así que te saltas un turno. No queda ninguna loseta que recoger.
   *[other] { $seat } tiene más peces que nadie y se salta un turno. No queda ninguna loseta que recoger.
}

# $fish es 1 o 2.
log-last-round = { $fish ->
    [one] Solo queda 1 pez
   *[other] Solo quedan { $fish } peces
} en el acuario: empieza la última ronda.

log-end-fish = No queda ningún pez en el acuario.
log-end-round = La última ronda ha terminado.
log-end-turns = Se han jugado { $turns } turnos, el máximo posible.
log-end-stuck = Ningún tiburón se puede mover ya.

log-reveal = Se acabó la hora de comer: todo el mundo voltea sus peces.

# La última tirada de la partida, de 0 a 5.
log-die = El dado muestra { $value }: cada 0 { $value ->
    [0] no vale nada.
    [one] vale 1 punto.
   *[other] vale { $value } puntos.
}

## Preguntas

ask-take = Llévate un { $value } de cualquier palo.

ask-shark = Elige un tiburón. Nadará { $tiles ->
    [one] 1 loseta.
   *[other] { $tiles } losetas.
}

ask-spend = El tiburón de { WORD($suit) } nada { $tiles ->
    [one] 1 loseta.
   *[other] { $tiles } losetas.
} ¿Gastas un pez para nadar más lejos?

# Solo se puede gastar un 0, y la tirada se recorta al sitio que hay.
ask-spend-roll = El tiburón de { WORD($suit) } nada { $tiles ->
    [one] 1 loseta.
   *[other] { $tiles } losetas.
} ¿Gastas un 0 y tiras para nadar más? Solo nada hasta donde haya sitio.

# Lo mismo, cerca del límite de $limit losetas.
ask-spend-roll-limit = El tiburón de { WORD($suit) } nada { $tiles } losetas. ¿Gastas un 0 y tiras para nadar más? Solo nada hasta donde haya sitio, y como mucho { $limit } losetas.

# En el límite de losetas.
ask-spend-limit = El tiburón de { WORD($suit) } nada { $tiles } losetas, el máximo posible. ¿Gastas un 0 de todos modos? No añade nada.

# Ningún tiburón tiene sitio para todas las losetas.
ask-spend-short = El tiburón de { WORD($suit) } nada { $tiles ->
    [one] 1 loseta,
   *[other] { $tiles } losetas,
} hasta donde hay sitio. ¿Gastas un 0 de todos modos? No añade nada.

ask-extra = Has sacado un { $rolled }. ¿Cuántas losetas extra usas?

ask-lay = El tiburón de { WORD($suit) } nada: pon la loseta { $number } de { $tiles }.

ask-stand = Pon el tiburón de { WORD($suit) } en una casilla de la última loseta.

ask-nothing = Ahora no hay nada que decidir.

## Rechazos: el reparto y la elección de un tiburón

no-taken = Alguien ya se ha llevado el { $value } de { WORD($suit) }.

no-draft-first = Primero llévate un { $value }: el reparto no ha terminado.

no-draft-over = El reparto ha terminado. Elige un tiburón.

no-shark-first = Primero elige un tiburón.

no-shark-chosen = Ya has elegido un tiburón.

no-shark-room = El tiburón de { WORD($suit) } no tiene sitio para nadar { $tiles ->
    [one] 1 loseta.
   *[other] { $tiles } losetas.
} Elige otro tiburón.

# $full es el número de losetas para el que ningún tiburón tiene sitio, $tiles lo máximo que tiene uno.
no-shark-furthest = Ningún tiburón tiene sitio para nadar { $full } losetas. Elige uno que pueda nadar { $tiles ->
    [one] 1 loseta:
   *[other] { $tiles } losetas:
} el tiburón de { WORD($suit) } no puede.

## Rechazos: gastar

no-spend-first = Primero gasta un pez o no gastes nada.

no-not-yours = No tienes el { $value } de { WORD($suit) }.

# $full es el número de losetas para el que ningún tiburón tiene sitio.
no-spend-short = Ningún tiburón tiene sitio para nadar { $full } losetas, así que solo puedes gastar un 0.
no-spend-none = Ningún tiburón tiene sitio para nadar { $full } losetas, así que no puedes gastar ningún pez.

no-spend-late = Los peces se gastan antes de poner la primera loseta, y solo uno por turno.

no-spend-settled = Ya has decidido qué gastar. Pon una loseta.

# El movimiento tendría $tiles losetas.
no-limit = Ningún tiburón nada más de { $limit } losetas por turno. Esto serían { $tiles }.

no-room = El tiburón de { WORD($suit) } no tiene sitio para nadar { $tiles ->
    [one] 1 loseta.
   *[other] { $tiles } losetas.
}

no-extra-first = Primero elige cuántas losetas extra usas.

no-extra-rolled = Solo has sacado un { $rolled }.

## Rechazos: las losetas y el tiburón

no-lay-first = El tiburón está en camino. Pon una loseta.

# Quedan $tiles por poner.
no-stand-yet = El tiburón se mueve después de la última loseta. Pon { $tiles ->
    [one] 1 loseta más.
   *[other] { $tiles } losetas más.
}

no-tile-water = Una loseta en { $cell } no quedaría en agua libre.

no-tile-shark = La primera loseta tiene que tocar el tiburón de { WORD($suit) }. Una loseta en { $cell } no lo toca.

no-tile-last = Cada loseta tiene que tocar la anterior. Una loseta en { $cell } no la toca.

no-tile-rest = Después de una loseta en { $cell } no quedaría sitio para el resto.

# $tile es el nombre de la última loseta.
no-stand-cell = La casilla { $cell } no está en la última loseta, { $tile }.

no-stand-now = Todas las losetas están puestas. Pon el tiburón de { WORD($suit) } en la última.

## Razones de los consejos: el reparto

# $points por una serie de los cuatro palos.
why-take-set = Completa una serie de los cuatro palos: { $points } puntos.

# $points por tener peces de un solo palo.
why-take-single = Todos tus peces son de un solo palo: { $points } puntos.

why-take-tasty = Los peces de { WORD($suit) } son sabrosos: 1 punto más.

# Se tendrían $suits de $of palos.
why-take = Tendrías { $suits } de los { $of } palos de una serie.

## Razones de los consejos: dónde acaba el tiburón
## $points es una media. $other juega después, y $left son los puntos del mejor
## bocado a su alcance: 0 si no hay ninguno, y -1 si nadie tiene otro turno.

left-for-next = { $left ->
    [-1] .
    [0] ; { $other-is ->
        [you] no te deja
       *[other] a { $other } no le deja
    } nada al alcance.
   *[other] ; { $other-is ->
        [you] te deja
       *[other] a { $other } le deja
    } unos { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos al alcance.
}

# El tiburón se come aquí $fish peces.
why-stand-meal = Se come { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
} por unos { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos{ left-for-next }

# Lo mismo con una pérdida de $points: se van los puntos por un solo palo.
why-stand-loss = Se come { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}, pero te cuesta unos { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos, porque tus peces ya no serían de un solo palo{ left-for-next }

# El pez más cercano está a unas $tiles losetas.
why-stand-far = No come nada y acaba más o menos a { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
} de un pez de { WORD($suit) }{ left-for-next }

why-stand-gone = No come nada, porque ya no quedan peces de { WORD($suit) }{ left-for-next }

# El mejor final de este movimiento es $cell.
why-way-meal = Mejor final en { $cell }: se come { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
} por unos { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos{ left-for-next }

# Lo mismo con una pérdida de $points: se van los puntos por un solo palo.
why-way-loss = Mejor final en { $cell }: se come { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}, pero te cuesta unos { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos, porque tus peces ya no serían de un solo palo{ left-for-next }

why-way-far = Mejor final en { $cell }: no come nada y queda más o menos a { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
} de un pez de { WORD($suit) }{ left-for-next }

why-way-gone = Mejor final en { $cell }: no come nada, porque ya no quedan peces de { WORD($suit) }{ left-for-next }

# El mejor final cuesta un pez: $suit y $value son los del pez que se gasta.
why-paid-meal = Mejor final en { $cell } si gastas el { $value } de { WORD($suit) }: se come { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
} por unos { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos{ left-for-next }

# Lo mismo con una pérdida de $points: se van los puntos por un solo palo.
why-paid-loss = Mejor final en { $cell } si gastas el { $value } de { WORD($suit) }: se come { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}, pero te cuesta unos { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos, porque tus peces ya no serían de un solo palo{ left-for-next }

why-paid-none = Mejor final en { $cell } si gastas el { $value } de { WORD($suit) }: no come nada{ left-for-next }

# $spent es el palo del 0 que se gasta, $suit el del tiburón.
why-die = Lo mejor es gastar el 0 de { WORD($spent) } y tirar: el tiburón está más o menos a { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
} de un pez de { WORD($suit) }.
why-die-gone = Lo mejor es gastar el 0 de { WORD($spent) } y tirar, aunque ya no quedan peces de { WORD($suit) }.

## Razones de los consejos: cuánto nada el tiburón

why-length = El tiburón de { WORD($suit) } nada { $tiles ->
    [one] 1 loseta.
   *[other] { $tiles } losetas.
}

why-roll = El tiburón de { WORD($suit) } nada { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
} y tantas más como saques con el dado.

# Hay sitio para $room más.
why-roll-room = El tiburón de { WORD($suit) } nada { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
} y { $room ->
    [0] ninguna más, saques lo que saques.
   *[other] tantas más como saques con el dado, hasta { $room }.
}

## El final

won-points = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} con { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}

# Quien gana empata a puntos con $seats. $fish son sus peces sabrosos, $fewer los de quien le sigue.
won-tasty = { $seat-is ->
    [you] Tienes
   *[other] { $seat } tiene
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, igual que { $seats }, y { $seat-is ->
    [you] ganas
   *[other] gana
} por los peces sabrosos: { $fish } contra { $fewer }.

# $seats comparten la victoria: los mismos puntos y los mismos peces sabrosos, $fish.
won-level = { $seats } { $seats-are ->
    [with-you] compartís
   *[others] comparten
} la victoria, cada cual con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y { $fish ->
    [0] ningún pez sabroso
    [one] 1 pez sabroso
   *[other] { $fish } peces sabrosos
}.

# Lo mismo, pero alguien más con los mismos puntos tiene menos peces sabrosos.
won-shared = { $seats } { $seats-are ->
    [with-you] compartís
   *[others] comparten
} la victoria, cada cual con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y { $fish ->
    [one] 1 pez sabroso
   *[other] { $fish } peces sabrosos
}, más que el resto con los mismos puntos.

## Jugadas

move-take = Llevarse el { $value } de { WORD($suit) }
move-choose = Elegir el tiburón de { WORD($suit) }
move-keep = No gastar nada
move-spend = Gastar el { $value } de { WORD($suit) }
move-extra = { $tiles ->
    [0] No usar losetas extra
    [one] Usar 1 loseta extra
   *[other] Usar { $tiles } losetas extra
}
move-lay = Poner una loseta en { $cell }
move-stand = Poner el tiburón de { WORD($suit) } en { $cell }

## El tablero en palabras
## Tablas y dibujos: casi todas las entradas son títulos o celdas, sin punto final.

# $seats han ganado.
board-over = La partida ha terminado: { $seats-are ->
    [you] ganas tú
    [with-you] { $seats } ganáis
    [one] gana { $seats }
   *[others] { $seats } ganan
}

board-score = Se acabó la hora de comer: el dado decide cuánto vale cada 0

board-draft = El reparto: { $seat-is ->
    [you] te llevas
   *[other] { $seat } se lleva
} un { $value }

board-setup-tasty = Preparación: se sortea el palo sabroso
board-setup-first = Preparación: se sortea quién empieza
board-setup-sector = Preparación: el siguiente pez recibe su sector
board-setup-cell = Preparación: el siguiente pez recibe su casilla
board-setup-corners = Preparación: los tiburones llegan a las esquinas

# $turns es el máximo de turnos; la frase lo omite.
board-turn = Turno { $turn }: { $seat-is ->
    [you] te toca
   *[other] le toca a { $seat }
}

board-last = { $turns ->
    [0] Última ronda
    [one] Última ronda: queda 1 turno
   *[other] Última ronda: quedan { $turns } turnos
}

board-first = Empieza: { $seat-is ->
    [you] tú
   *[other] { $seat }
}

# La letra de un palo en el dibujo: minúscula para un pez, mayúscula para un tiburón.
board-fish = { WORD($suit, form: "letter") }
board-shark = { WORD($suit, form: "letter", capital: "yes") }

board-legend-water = agua
board-legend-tile = loseta puesta
board-legend-last = última loseta
board-legend-hidden = un pez de valor oculto

board-sharks = Tiburones:
board-shark-at = { WORD($suit) } { $cell }
board-sharks-later = Los tiburones aún no están en el acuario

board-suits = Peces
board-in-tank = En el acuario
board-spent = Gastados
board-unseen = Sin ver
# Antes de que acabe el reparto.
board-untaken = Sin llevar

board-tasty = Sabrosos: { WORD($suit) } (+1 cada uno)
board-tasty-later = Sabrosos: aún no se sabe

# Los sectores se cuentan desde abajo a la izquierda, a partir de 0.
board-sector = El siguiente pez va al sector { $sector }

board-length = Un tiburón nada { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}

# Ningún tiburón tiene sitio para $full losetas.
board-length-short = { board-length }: ninguno tiene sitio para { $full }

board-swim = El tiburón de { WORD($suit) } nada { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}
board-swim-short = { board-swim }: ningún tiburón tiene sitio para { $full }

board-further = Puede nadar más lejos por un pez si hay sitio

board-roll = Se tira el dado por un 0 gastado
board-extra = Tirada por el 0 gastado: { $rolled }

# Las losetas de este movimiento que están en el acuario.
board-laid = Losetas puestas: { $cells-count } de { $tiles } ({ $cells-row })

# Quedan $fish peces comidos por mirar.
board-look = { $seat-is ->
    [you] Miras los peces comidos
   *[other] { $seat } mira los peces comidos
}: { $fish ->
    [one] falta 1 pez
   *[other] faltan { $fish } peces
} de { WORD($suit) }

board-meals = Dónde puede acabar el tiburón de { WORD($suit) }, y qué se come allí:
board-meal = { $cells-count ->
    [one] el pez
   *[other] los peces
} de { $cells }
board-no-meal = nada

board-player = { board-player-end }, { $points ->
    [one] 1 punto hasta ahora
   *[other] { $points } puntos hasta ahora
}
board-player-hidden = { board-player-end }, puntos ocultos
board-player-end = { $seat-is ->
    [you] Tú
   *[other] { $seat }
}: { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}, { $tiles ->
    [one] 1 loseta recogida
   *[other] { $tiles } losetas recogidas
}
board-drafted = del reparto
board-gobbled = comidos

board-stack = Losetas en el montón: { $tiles }

board-null = Un 0 { $value ->
    [0] no vale nada
    [one] vale 1 punto
   *[other] vale { $value } puntos
}

board-part = { WORD($part, capital: "yes") }
board-rank = Posición

## Palos: como en una baraja, siempre en plural (el tiburón de lunas, el 4 de lunas)

suit-suns = soles
    .letter = { "s" }
suit-moons = lunas
    .letter = { "l" }
suit-crowns = coronas
    .letter = { "c" }
suit-arms = escudos
    .letter = { "e" }

## Líneas de la hoja de puntos

part-fish = peces
part-tasty = peces sabrosos
part-values = valores
part-sets = series
part-single = un solo palo
part-total = total

end-points = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $count ->
    [one] por un punto
   *[other] por { $count } puntos
}
end-tasty = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $count ->
    [one] por un pez sabroso
   *[other] por { $count } peces sabrosos
}
end-shared = { $seats } { $seats-are ->
    [with-you] compartís
   *[others] comparten
} la victoria
