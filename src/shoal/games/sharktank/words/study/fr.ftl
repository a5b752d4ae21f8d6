### Shark Tank dans les études : ce qui est compté.

## Titres de ce qui est compté

statistics-kind-drafted-fish = Poissons choisis
statistics-kind-spent-fish = Poissons dépensés
statistics-kind-gobbled-fish = Poissons gobés
statistics-kind-suits-gobbled = Symboles gobés
statistics-kind-movements = Déplacements

## Ce qui est compté

statistics-fish = { $value ->
    [0] 0 (Null)
   *[other] { $value }
}
statistics-tasty-fish = { $value ->
    [0] 0 (Null) savoureux
   *[other] { $value } savoureux
}
statistics-nothing-spent = rien
statistics-suit = { WORD($suit) }
statistics-movement = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
statistics-gobbles = { $fish ->
    [one] gobe { $fish } poisson
   *[other] gobe { $fish } poissons d’un coup
}
statistics-skips = passe son tour en tête
statistics-scores-set = marque une série de symboles
statistics-scores-suit = marque un symbole unique
