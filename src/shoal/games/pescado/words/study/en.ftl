### Pescado in studies: what is counted, and what the solver answers.

## Headings of what is counted

statistics-kind-tiles = Tiles
statistics-kind-worths = Values of tiles
statistics-kind-second-throws = Second rolls

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
    [one] rolls 1 grey die
   *[other] rolls { $dice } grey dice
}
statistics-wrong-claim = snatches at a wrong tile
statistics-marks = marks a tile
statistics-flips = flips a tile
statistics-no-second-throw = goes without the second roll
statistics-second-throw = makes the second roll
statistics-steals = steals from the player before
statistics-snatches = snatches a tile
statistics-takes = takes from the pool
statistics-snatch-round = starts a snatch round

## The solver

solve-odds-about = Pescado, the second roll: the exact chance that so many dice bring what a tile is missing.
solve-about = Pescado, the second roll. A value is how many points the tiles it catches bring on average, after everything that the first roll caught is taken. Losing tiles again is left out.
solve-count = { $count ->
    [one] 1 roll in all.
   *[other] { $count } rolls in all.
}
solve-head-missing = missing
solve-head-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
solve-head-throw = roll
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
    [0] roll all { $thrown } dice
   *[other] keep { $kept }, roll { $thrown }
}
solve-flip-and-throw = flip { $tiles }; { $kept-count ->
    [0] roll all { $thrown } dice
   *[other] keep { $kept }, roll { $thrown }
}
