### El tablero de SharkBait en la página.

## Junto al nombre

page-space = casilla { $space }
page-trophies = { $trophies ->
    [one] 1 trofeo
   *[other] { $trophies } trofeos
}
page-baits = { $baits ->
    [one] 1 cebo
   *[other] { $baits } cebos
}
page-token-held = ficha { $token }
page-first = empieza la ronda

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
page-column-worth = { page-column }, vale { $worth }
page-column-placed = { page-column }, de esta tirada
page-column-placed-worth = { page-column-placed }, vale { $worth }
page-sum = ={ $worth }
page-eaten = nada

## La tirada

page-throw = La tirada
page-school = { $count ->
    [one] 1 pez muestra
   *[other] { $count } peces muestran
} un { $column }
page-shark-die = Un tiburón muestra un { $column }
page-in-hand = En la mano: { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}, { $sharks ->
    [one] 1 tiburón
   *[other] { $sharks } tiburones
}
page-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}: puedes llevarte la ficha { $token }
page-aside = { $fish } { $fish ->
    [one] apartado
   *[other] apartados
}
page-faded = los dados pálidos no se pueden colocar ahora

## Lo que se elige

page-how-many-fish = ¿Cuántos peces en la columna { $column }?
page-which-sharks = ¿Qué tiburones en la columna { $column }?
page-fish = { $count } peces en la columna { $column }
page-shark = Un tiburón en la columna { $column }
page-both-sharks = Los dos tiburones en la columna { $column }: pelea de tiburones
page-stop = Plantarse
page-bait = Gastar un cebo
page-take-token = { move-take }{ token-brings }
page-bait-token = { move-bait }{ token-brings }
page-stop-takes = da la ficha { $token }{ token-brings }

## Las fichas

page-tokens = Fichas
page-hold = Fuera: { $tokens-row }
page-hold-none = Fuera: ninguna
page-supply = Cebos en la reserva: { $baits }
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

## El marcador

page-track = Marcador · Ronda { $round } de 7
page-pawn = { $seat-is ->
    [you] Tú
   *[other] { $seat }
}: casilla { $space }
