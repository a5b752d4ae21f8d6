### El tablero de Shark Tank en la página. Lo que dice también el tablero en palabras está en el catálogo de arriba.

page-goal = Gana quien tenga más puntos. Cada pez: 1 y su valor. Cuatro palos +8, un solo palo +10
page-goal-short = Puntos: 4 palos +8, uno +10
page-round-draft = Reparto
page-round-fish = { $fish ->
    [one] queda 1 pez
   *[other] quedan { $fish } peces
}
page-round-last = Última ronda

## El acuario

page-tank = El acuario
page-facts = Lo que da
page-choices = Opciones
page-shark = Tiburón de { WORD($suit) } en { $cell }
page-fish = Pez de { WORD($suit) } en { $cell }
# Pone todas las losetas de un movimiento. $fish es el número de peces comidos.
page-swim = { $fish ->
    [0] Nadar hasta { $cell }
    [one] Nadar hasta { $cell } y comerse un pez
   *[other] Nadar hasta { $cell } y comerse { $fish } peces
}

## Puntos. $low y $high son números, con signo cuando son cambios.

page-plus = +{ $points }
page-minus = −{ $points }
page-either = { $low } o { $high }
page-between = { $low } a { $high }

## El reparto

page-draft-title = Primero, llévate tus peces
page-draft = Por turnos, todo el mundo se lleva los 1, luego los 2 y luego los 0. Los demás peces nadan en el acuario, y nadie conoce su valor.

## Elecciones

# Un pez por su nombre, por ejemplo en el botón que lo gasta.
page-token = { $value } de { WORD($suit) }
page-token-hidden = Pez de { WORD($suit) }, valor oculto
page-token-taken = { page-token }: { $seat-is ->
    [you] te lo has llevado
   *[other] se lo ha llevado { $seat }
}
page-shark-name = Tiburón de { WORD($suit) }
page-no-meal = sin pez al alcance
page-ask-place = El tiburón de { WORD($suit) } nada { $tiles ->
    [one] 1 loseta.
   *[other] { $tiles } losetas.
} Toca donde se para.
page-ask-other = Ningún camino de { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
} lleva allí al tiburón de { WORD($suit) }. Toca un punto.
page-ask-swim = ¿Nadar hasta aquí?
page-not-final = Nada es definitivo hasta que toques Nadar.
page-ask-spend = ¿Qué pez gastas?
page-ask-roll = El dado dice cuántas losetas más. Una tirada no se puede deshacer.
corner-upper-left = Arriba a la izquierda
corner-upper-right = Arriba a la derecha
corner-lower-left = Abajo a la izquierda
corner-lower-right = Abajo a la derecha
page-cell-empty = ningún pez aquí
page-cell-eats = se come { $fish }: { $change }
page-again = Elegir otra vez
page-spend-open = Gastar un pez
# De $low a $tiles losetas más lejos.
page-further = { $low ->
    [0] nadar más lejos
   *[other] de { $low } a { $tiles } más lejos
}
page-roll-only = tirar por la distancia
page-spend-tiles = { $tiles } losetas
page-spend-roll = el dado
page-roll = Tirar el dado
page-swim-now = Nadar

## Lo que daría nadar

page-if = Si el tiburón de { WORD($suit) } nada hasta aquí
page-if-spent = Si gastas este pez
page-eats = { $fish ->
    [0] No come nada
    [one] Se come 1 pez de { WORD($suit) }
   *[other] Se come { $fish } peces de { WORD($suit) }
}
page-values = Valores que no has visto: { $values }.
page-spends = Gasta el { page-token }.
page-becomes = De { $score } puntos pasas a { $range }.
page-stays = Te quedas con { $score } puntos.
page-why-breaks = Rompe tu bonus de un solo palo: −{ $points }.
page-why-keeps = Conservas tu bonus de un solo palo.
page-why-single = Todos tus peces son de un solo palo: +{ $points }.
page-why-set = Completa cuatro palos: +{ $points }.
page-why-set-lost = Rompe una serie de cuatro palos: −{ $points }.
page-why-tasty = Sabroso: +{ $points }.

## Lo que queda

page-left = { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
} en el acuario · valores que no has visto
page-left-suit = { WORD($suit) }
page-left-some = de { $values }
page-left-none = ninguno
page-tasty-short = +1
page-tasty = sabroso +1
page-last-at = La última ronda empieza con 2 peces.
page-turns-left = Como mucho { $turns ->
    [one] 1 turno más.
   *[other] { $turns } turnos más.
}

## Junto a un nombre

page-own = Tus peces
page-fish-count = { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}
# Nadie más tiene tantos peces.
page-fact-skips = { page-fish-count }, pasa
page-fact-tiles = { page-fish-count }, { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}
page-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
page-points-hidden = puntos ocultos
page-points-least = { $low }+
page-points-between = de { $low } a { $high } puntos
# Cómo se suman los puntos. $values es un número o un intervalo; de $hidden peces no se sabe el valor.
page-sum = { page-fish-count } + { $values } de valor{ $tasty ->
    [0] { "" }
   *[other] { " " }+ { $tasty } por sabrosos
}{ $sets ->
    [0] { "" }
   *[other] { " " }+ { $sets } por cuatro palos
}{ $single ->
    [0] { "" }
   *[other] { " " }+ { $single } por un solo palo
}{ $hidden ->
    [0] { "" }
    [one] , 1 oculto
   *[other] , { $hidden } ocultos
}

## El final

page-sheet = Hoja de puntos · { board-null }
