### Shark Tank dans les études : ce qui est compté.

## Titres de ce qui est compté

statistics-kind-drafted-fish = Poissons choisis
statistics-kind-spent-fish = Poissons dépensés
statistics-kind-gobbled-fish = Poissons mangés
statistics-kind-suits-gobbled = Symboles mangés
statistics-kind-movements = Déplacements

## Ce qui est compté

statistics-fish = { $value }
statistics-tasty-fish = { $value } savoureux
statistics-nothing-spent = rien
statistics-suit = { WORD($suit) }
statistics-movement = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
statistics-gobbles = { $fish ->
    [one] mange { $fish } poisson
   *[other] mange { $fish } poissons d’un coup
}
statistics-skips = passe son tour en tête
statistics-scores-set = marque une série de symboles
statistics-scores-suit = marque un symbole unique
