### Shark Tank in studies: what is counted.

## Headings of what is counted

statistics-kind-drafted-fish = Fish drafted
statistics-kind-spent-fish = Fish spent
statistics-kind-gobbled-fish = Fish gobbled
statistics-kind-suits-gobbled = Suits gobbled
statistics-kind-movements = Movements

## What is counted

statistics-fish = { $value ->
    [0] 0 (Null)
   *[other] { $value }
}
statistics-tasty-fish = { $value ->
    [0] tasty 0 (Null)
   *[other] tasty { $value }
}
statistics-nothing-spent = nothing
statistics-suit = { WORD($suit) }
statistics-movement = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
statistics-gobbles = { $fish ->
    [one] gobbles 1 fish
   *[other] gobbles { $fish } fish at once
}
statistics-skips = skips as the leader
statistics-scores-set = scores a set of suits
statistics-scores-suit = scores a single suit
