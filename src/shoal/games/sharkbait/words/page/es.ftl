### El tablero de SharkBait en la página.

## La barra de arriba

page-goal = Objetivo: llegar más lejos que nadie en la pista tras 7 rondas
page-goal-short = Llegar más lejos tras 7 rondas
page-round = Ronda { $round } de 7

## Junto al nombre

page-trophies = { $trophies ->
    [one] 1 trofeo
   *[other] { $trophies } trofeos
}
page-baits = { $baits ->
    [one] 1 cebo
   *[other] { $baits } cebos
}
page-fact-won = { page-trophies } · ficha { $token }

## El mar

page-ocean = { $seat-is ->
    [you] Tu mar
   *[other] El mar de { $seat }
}
page-column = Columna { $column }: { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}, { $sharks ->
    [one] 1 tiburón
   *[other] { $sharks } tiburones
}
page-column-worth = { page-column }, vale { $each }
page-column-placed = { page-column }, de esta tirada
page-column-placed-worth = { page-column-placed }, vale { $each }

## La tirada

page-throw = La tirada
page-in-hand = En la mano: { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}, { $sharks ->
    [one] 1 tiburón
   *[other] { $sharks } tiburones
}

## Lo que se elige

page-bait = Gastar un cebo

## Las fichas

page-tokens = Fichas
page-token = Ficha { $token }: { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}{ $bait ->
    [0] { "" }
   *[other] , un cebo
}
page-token-won = { page-token }, { $seat-is ->
    [you] es tuya
   *[other] la tiene { $seat }
}
page-token-out = { page-token }, fuera esta ronda
page-token-offered = { page-token }, te la puedes llevar

## La pista

page-pawn = { $seat-is ->
    [you] Tú
   *[other] { $seat }
}: casilla { $space }

## Lo que valen los peces

# En la calle de la jugada que se mira; corto.
page-ghost-shark = si el tiburón va aquí
page-ghost-fish = si estos peces van aquí
# The first space of the track; very short.
page-start = Salida
page-each = { $each } c/u
page-each-short = ×{ $each }
page-score-now = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}: ficha { $token }, +{ $steps }{ $bait ->
    [0] { "" }
   *[other] {" "}y un cebo
}
# Antes de parar: un cebo daría esta ficha; muy corto.
page-lifted = 1 cebo: ficha { $token }, +{ $steps }
page-sharks-out = { $sharks ->
    [one] Falta un tiburón: aún no hay puntos
   *[other] Faltan los dos tiburones: aún no hay puntos
}

## Los botones

page-fish = { $count } peces al { $column }
page-fish-into = Peces al { $column }
page-sharks-into = Tiburones al { $column }
page-shark = Tiburón al { $column }
page-both-sharks = Los dos tiburones al { $column }: pelea
page-choose-number = elige cuántos
page-lose = Perder un pez del { $column }
page-roll-fish = Tirar { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}
page-stop = Plantarse
page-bait-token = Gastar un cebo: ficha { $token }
# Debajo de un botón: lo que da.
page-score-so-far = de momento { $score }: ficha { $token }, +{ $steps }
page-brings = +{ $steps }, hasta la casilla { $space }{ $bait ->
    [0] { "" }
   *[other] , y un cebo
}
page-stop-brings = ficha { $token }: { page-brings }
page-shark-out = falta un tiburón: vuelves a tirar
page-no-pair-costs = sin banco pierdes dos peces
# Dados que no se pueden colocar.
page-leftover = No se pueden colocar: { $fish-row }
page-no-pair = sin banco

## La leyenda de las fichas

page-tokens-move = Fichas: cuánto te mueven
page-legend-wins = la ganas
page-legend-out = fuera esta ronda
page-legend-bait = da un cebo (quedan { $baits })
