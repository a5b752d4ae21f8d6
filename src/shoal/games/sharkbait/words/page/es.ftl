### El tablero de SharkBait en la página.

## Junto al nombre

board-space = casilla { $space }
board-trophies = { $trophies ->
    [one] 1 trofeo
   *[other] { $trophies } trofeos
}
board-baits = { $baits ->
    [one] 1 cebo
   *[other] { $baits } cebos
}
board-token-held = ficha { $token }
board-first = empieza la ronda

## El mar

board-ocean = { $seat-is ->
    [you] Tu mar
   *[other] El mar de { $seat }
}
board-column = Columna { $column }: { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}, { $sharks ->
    [one] 1 tiburón
   *[other] { $sharks } tiburones
}
board-column-worth = { board-column }, vale { $worth }
board-column-placed = { board-column }, de esta tirada
board-column-placed-worth = { board-column-placed }, vale { $worth }
board-sum = ={ $worth }
board-eaten = nada

## La tirada

board-throw = La tirada
board-school = { $count ->
    [one] 1 pez muestra
   *[other] { $count } peces muestran
} un { $column }
board-shark-die = Un tiburón muestra un { $column }
board-in-hand = En la mano: { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}, { $sharks ->
    [one] 1 tiburón
   *[other] { $sharks } tiburones
}
board-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}: puedes llevarte la ficha { $token }
board-aside = { $fish } { $fish ->
    [one] apartado
   *[other] apartados
}
board-faded = los dados pálidos no se pueden colocar ahora

## Lo que se elige

board-how-many-fish = ¿Cuántos peces en la columna { $column }?
board-which-sharks = ¿Qué tiburones en la columna { $column }?
board-fish = { $count } peces en la columna { $column }
board-shark = Un tiburón en la columna { $column }
board-both-sharks = Los dos tiburones en la columna { $column }: pelea de tiburones
board-stop = Plantarse
board-bait = Gastar un cebo
board-take-token = { move-take }{ token-brings }
board-bait-token = { move-bait }{ token-brings }
board-stop-takes = da la ficha { $token }{ token-brings }

## Las fichas

board-tokens = Fichas
board-hold = Fuera esta ronda: { $tokens-row }
board-hold-none = Fuera esta ronda: ninguna
board-supply = Cebos en la reserva: { $baits }
board-token = Ficha { $token }: { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}{ $bait ->
    [0] { "" }
   *[other] , un cebo
}
board-token-won = { board-token }, { $seat-is ->
    [you] es tuya
   *[other] la tiene { $seat }
}
board-token-out = { board-token }, fuera esta ronda
board-token-offered = { board-token }, te la puedes llevar

## El marcador

board-track = Marcador · Ronda { $round } de 7
board-pawn = { $seat-is ->
    [you] Tú
   *[other] { $seat }
}: casilla { $space }
