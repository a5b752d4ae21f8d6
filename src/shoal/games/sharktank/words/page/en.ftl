### The board of Shark Tank on the page. What the board in words says too is in the catalogue above.

page-goal = Most points win. Each fish: 1 and its value. Four suits +8, one suit only +10
page-goal-short = Most points: 4 suits +8, one +10
page-round-draft = Draft
page-round-fish = { $fish } fish left
page-round-last = Last round

## The tank

page-tank = The tank
page-facts = What it brings
page-choices = Choices
page-shark = { WORD($suit, form: "one", capital: "yes") } shark on { $cell }
page-fish = { WORD($suit, form: "one", capital: "yes") } fish on { $cell }
# Lays all tiles of a movement. $fish is the number of fish that are eaten.
page-swim = { $fish ->
    [0] Swim to { $cell }
    [one] Swim to { $cell } and eat a fish
   *[other] Swim to { $cell } and eat { $fish } fish
}

## Points. $low and $high are numbers, with signs where they are changes.

page-plus = +{ $points }
page-minus = −{ $points }
page-either = { $low } or { $high }
page-between = { $low } to { $high }

## The draft

page-draft-title = First, take your fish
page-draft = In turn, everyone takes the 1s, then the 2s, then the 0s. All other fish swim in the tank, and nobody knows their values.

## Choices

# A fish by name, for example on the button that spends it.
page-token = { WORD($suit, form: "one", capital: "yes") } { $value }
page-token-hidden = { WORD($suit, form: "one", capital: "yes") } fish, value hidden
page-token-taken = { page-token }, taken by { $seat-is ->
    [you] you
   *[other] { $seat }
}
page-shark-name = { WORD($suit, form: "one", capital: "yes") } shark
page-no-meal = no meal in reach
page-ask-place = The { WORD($suit, form: "one") } shark swims { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
} Tap where it stops.
page-ask-other = No way of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} brings the { WORD($suit, form: "one") } shark there. Tap a dot.
page-ask-swim = Swim here?
page-not-final = Nothing is final until you press Swim.
page-ask-spend = Which fish do you spend?
page-ask-roll = The die says how many tiles further. A roll cannot be undone.
corner-upper-left = Top left
corner-upper-right = Top right
corner-lower-left = Bottom left
corner-lower-right = Bottom right
page-cell-empty = no fish here
page-cell-eats = eats { $fish }: { $change }
page-again = Choose again
page-spend-open = Spend a fish
# From $low to $tiles tiles further.
page-further = { $low ->
    [0] swim further
   *[other] { $low } to { $tiles } further
}
page-roll-only = roll for distance
page-spend-tiles = { $tiles } tiles
page-spend-roll = roll
page-roll = Roll the die
page-swim-now = Swim

## What a swim would bring

page-if = If the { WORD($suit, form: "one") } shark swims here
page-if-spent = If you spend this fish
page-eats = { $fish ->
    [0] Eats nothing
   *[other] Eats { $fish } { WORD($suit, form: "one") } fish
}
page-values = Values not seen yet: { $values }.
page-spends = Spends { page-token }.
page-becomes = Score { $score } becomes { $range }.
page-stays = Your score stays { $score }.
page-why-breaks = Breaks your one-suit bonus: −{ $points }.
page-why-keeps = You keep your one-suit bonus.
page-why-single = All your fish are of one suit: +{ $points }.
page-why-set = Completes four suits: +{ $points }.
page-why-set-lost = Breaks a set of four suits: −{ $points }.
page-why-tasty = Tasty: +{ $points }.

## What is left

page-left = { $fish } fish in the tank · values you have not seen
page-left-suit = { WORD($suit) }
page-left-some = of { $values }
page-left-none = none left
page-tasty-short = +1
page-tasty = tasty +1
page-last-at = The last round starts at 2 fish.
page-turns-left = At most { $turns ->
    [one] 1 more turn.
   *[other] { $turns } more turns.
}

## Beside a player's name

page-own = Your fish
page-fish-count = { $fish } fish
# This player has more fish than anybody else.
page-fact-skips = { $fish } fish, skips
page-fact-tiles = { $fish } fish, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-points-hidden = points hidden
page-points-least = { $low }+
page-points-between = { $low } to { $high } points
# How the points add up. $values is a number or a range; $hidden fish have values that the reader does not know.
page-sum = { $fish } fish + { $values } value{ $tasty ->
    [0] { "" }
   *[other] { " " }+ { $tasty } tasty
}{ $sets ->
    [0] { "" }
   *[other] { " " }+ { $sets } for four suits
}{ $single ->
    [0] { "" }
   *[other] { " " }+ { $single } for one suit
}{ $hidden ->
    [0] { "" }
   *[other] , { $hidden } hidden
}

## The end

page-sheet = Score sheet · { board-null }
