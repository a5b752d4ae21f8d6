### Shark Tank in Studien: was gezählt wird.

## Überschriften für das, was gezählt wird

statistics-kind-drafted-fish = Genommene Fische
statistics-kind-spent-fish = Ausgegebene Fische
statistics-kind-gobbled-fish = Gefressene Fische
statistics-kind-suits-gobbled = Gefressene Symbole
statistics-kind-movements = Wege

## Was gezählt wird

statistics-fish = { $value }
statistics-tasty-fish = leckere { $value }
statistics-nothing-spent = nichts
statistics-suit = { WORD($suit) }
statistics-movement = { $tiles } Plättchen
statistics-gobbles = { $fish ->
    [one] frisst 1 Fisch
   *[other] frisst { $fish } Fische auf einmal
}
statistics-skips = setzt in Führung aus
statistics-scores-set = wertet einen Satz Symbole
statistics-scores-suit = wertet ein einziges Symbol
