### El tablero de Shark Tank en la página. Lo que dice también el tablero en palabras está en el catálogo de arriba.

## El acuario

page-tank = El acuario
page-left = { $fish ->
    [one] queda 1 pez
   *[other] quedan { $fish } peces
}, la última ronda empieza con 2
page-turns-left = como mucho { $turns ->
    [one] 1 turno más
   *[other] { $turns } turnos más
}
page-shark = Tiburón de { WORD($suit) } en { $cell }
page-fish = Pez de { WORD($suit) } en { $cell }
# Pone todas las losetas de un movimiento. $fish es el número de peces zampados.
page-swim = { $fish ->
    [0] Nadar hasta { $cell }
    [one] Nadar hasta { $cell } y zamparse un pez
   *[other] Nadar hasta { $cell } y zamparse { $fish } peces
}

## Elecciones

# Un pez por su nombre, por ejemplo en el botón que lo gasta.
page-token = { $value } de { WORD($suit) }
page-token-hidden = Pez de { WORD($suit) }, valor oculto
# Cuánto nada el tiburón si se gasta el pez.
page-spend = { page-token }: { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}
page-spend-roll = { page-token }: tirar por la distancia
page-keep = { move-keep }: { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}
# $length losetas en total.
page-extra = { move-extra }: nadar { $length }
page-laid = { $laid } de { $tiles } losetas puestas.
page-whole = Camino entero
page-by-tile = Loseta a loseta
page-hint-choose = Toca un tiburón. Todo el mundo puede mover los cuatro tiburones.
page-hint-whole = Toca una casilla resaltada para nadar hasta allí. Un triángulo marca un bocado.
page-hint-pay = Gasta un pez para nadar más lejos, o toca una casilla resaltada para nadar hasta allí gratis.
page-hint-tile = Toca donde va la siguiente loseta.
page-hint-size = Una loseta cubre 2 por 2 casillas.
page-hint-near = Toca primero cerca del sitio para acercarte.
page-zoom-out = Ver todo el acuario
page-zoom-in = Acercar

## Junto a un nombre

page-first = empieza
page-fish-count = { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}
page-tiles-count = { $tiles ->
    [one] 1 loseta recogida
   *[other] { $tiles } losetas recogidas
}
page-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
page-points-hidden = puntos ocultos

## Peces y puntos

page-hands = Los peces
page-sheet = Hoja de puntos · { board-null }
