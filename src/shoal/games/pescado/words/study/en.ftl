### Pescado in studies: what is counted, and what the solver answers.

## Headings of what is counted

statistics-kind-tiles = Tiles
statistics-kind-worths = Values of tiles
statistics-kind-second-throws = Second throws

## What is counted

statistics-tile = { WORD($tile) }
statistics-value = { $points ->
    [one] tile worth 1 point
   *[other] tile worth { $points } points
}
statistics-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
statistics-grey = { $dice ->
    [one] throws 1 grey die
   *[other] throws { $dice } grey dice
}
statistics-wrong-claim = claims a wrong tile
statistics-marks = marks a tile
statistics-flips = flips a tile
statistics-no-second-throw = goes without the second throw
statistics-second-throw = makes the second throw
statistics-steals = steals from the player before
statistics-snatches = snatches a tile
statistics-takes = takes from the pool
statistics-snatch-round = throws a snatch round

## The solver

solve-odds-about = Pescado, the second throw: the exact chance that so many dice bring what a tile is missing.
solve-about = Pescado, the second throw. A value is how many points the tiles it catches bring on average, after everything that the first throw caught is taken. Losing tiles again is left out.
solve-count = { $count ->
    [one] 1 throw in all.
   *[other] { $count } throws in all.
}
solve-head-missing = missing
solve-head-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
solve-head-throw = throw
solve-head-points = points
solve-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-points = { NUMBER($points, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-missing-one = one fish
solve-missing-pair = two of a colour
solve-missing-two-colours = two of two colours
solve-missing-three = three of a colour
solve-missing-pair-and-one = two and one
solve-missing-three-colours = three colours
solve-throw = { $kept-count ->
    [0] throw all { $thrown } dice
   *[other] keep { $kept }, throw { $thrown }
}
solve-flip-and-throw = flip { $tiles }; { $kept-count ->
    [0] throw all { $thrown } dice
   *[other] keep { $kept }, throw { $thrown }
}
