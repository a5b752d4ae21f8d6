### The board of Shark Tank on the page. What the board in words says too is in the catalogue above.

## The tank

page-tank = The tank
page-left = { $fish } fish left, the last round starts at 2
page-turns-left = at most { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}
page-shark = { WORD($suit, form: "one", capital: "yes") } shark on { $cell }
page-fish = { WORD($suit, form: "one", capital: "yes") } fish on { $cell }
# Lays all tiles of a movement. $fish is the number of fish that are gobbled.
page-swim = { $fish ->
    [0] Swim to { $cell }
    [one] Swim to { $cell } and gobble a fish
   *[other] Swim to { $cell } and gobble { $fish } fish
}

## Choices

# A fish by name, for example on the button that spends it.
page-token = { WORD($suit, form: "one", capital: "yes") } { $value }
page-token-hidden = { WORD($suit, form: "one", capital: "yes") } fish, value hidden
# How far the shark swims if the fish is spent.
page-spend = { page-token }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
page-spend-roll = { page-token }: roll for distance
page-keep = { move-keep }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
# $length tiles in all.
page-extra = { move-extra }: swim { $length }
page-laid = { $laid } of { $tiles } tiles laid.
page-whole = Whole way
page-by-tile = Tile by tile
page-hint-choose = Tap a shark. Everyone can move all four sharks.
page-hint-whole = Tap a highlighted cell to swim there. A triangle marks a meal.
page-hint-pay = Spend a fish to swim further, or tap a highlighted cell to swim there for free.
page-hint-tile = Tap where the next tile goes.
page-hint-size = A tile covers 2 by 2 cells.
page-hint-near = Tap near the place first to zoom in.
page-zoom-out = Show the whole tank
page-zoom-in = Zoom in

## Beside a player's name

page-first = goes first
page-fish-count = { $fish } fish
page-tiles-count = { $tiles ->
    [one] 1 collected tile
   *[other] { $tiles } collected tiles
}
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-points-hidden = points hidden

## Fish and points

page-hands = The fish
page-sheet = Score sheet · { board-null }
