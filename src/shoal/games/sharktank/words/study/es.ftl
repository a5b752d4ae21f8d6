### Shark Tank en los estudios: qué se cuenta.

## Títulos de lo que se cuenta

statistics-kind-drafted-fish = Peces elegidos
statistics-kind-spent-fish = Peces gastados
statistics-kind-gobbled-fish = Peces comidos
statistics-kind-suits-gobbled = Palos comidos
statistics-kind-movements = Movimientos

## Lo que se cuenta

statistics-fish = { $value }
statistics-tasty-fish = { $value } sabroso
statistics-nothing-spent = nada
statistics-suit = { WORD($suit) }
statistics-movement = { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}
statistics-gobbles = { $fish ->
    [one] se come 1 pez
   *[other] se come { $fish } peces a la vez
}
statistics-skips = se salta el turno por ir en cabeza
statistics-scores-set = puntúa una serie de palos
statistics-scores-suit = puntúa un solo palo
