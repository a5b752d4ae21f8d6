### Shark Tank in studies: what is counted.

## Headings of what is counted

statistics-kind-drafted-fish = Fish drafted
statistics-kind-spent-fish = Fish spent
statistics-kind-gobbled-fish = Fish eaten
statistics-kind-suits-gobbled = Suits eaten
statistics-kind-movements = Movements

## What is counted

statistics-fish = { $value }
statistics-tasty-fish = tasty { $value }
statistics-nothing-spent = nothing
statistics-suit = { WORD($suit) }
statistics-movement = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
statistics-gobbles = { $fish ->
    [one] eats 1 fish
   *[other] eats { $fish } fish at once
}
statistics-skips = skips as the leader
statistics-scores-set = scores a set of suits
statistics-scores-suit = scores a single suit
