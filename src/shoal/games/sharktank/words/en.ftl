### Shark Tank: four sharks, fish of four suits, and tiles to swim along.
###
### A fish is named by its suit and its value: Moon 4. The rulebook's Null is the 0, and its arms are shields.
### $cell, $cells and $tile are names of cells, such as d7. $tiles is a number of tiles.

## Setting up

# $suit is the tasty suit.
log-tasty = { WORD($suit, capital: "yes") } are tasty in this game: each one scores 1 more point.

log-first = { $seat-is ->
    [you] You go first (drawn at random).
   *[other] { $seat } goes first (drawn at random).
}

# A fish of the draft. $value is 0, 1 or 2.
log-take = { $seat-is ->
    [you] You take the { WORD($suit, form: "one", capital: "yes") } { $value }.
   *[other] { $seat } takes the { WORD($suit, form: "one", capital: "yes") } { $value }.
}

log-fish = { WORD($suit, form: "a", capital: "yes") } fish swims at { $cell }.

# The suits of the sharks in the four corners.
log-sharks = The sharks start in the corners: { WORD($lower_left) } lower left, { WORD($lower_right) } lower right, { WORD($upper_left) } upper left, { WORD($upper_right) } upper right.

## Points so far

log-gain = { $seat-is ->
    [you] You gain
   *[other] { $seat } gains
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

# $points is how many points fewer, so it is above 0.
log-loss = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

# $part is a row of the score sheet.
log-part-gain = { WORD($part, capital: "yes") }: +{ $points }.
log-part-loss = { WORD($part, capital: "yes") }: −{ $points }.

## A turn

log-choose = { $seat-is ->
    [you] You choose the { WORD($suit, form: "one") } shark.
   *[other] { $seat } chooses the { WORD($suit, form: "one") } shark.
}

log-keep = { $seat-is ->
    [you] You spend nothing.
   *[other] { $seat } spends nothing.
}

log-spend = { $seat-is ->
    [you] You spend the { WORD($suit, form: "one", capital: "yes") } { $value }.
   *[other] { $seat } spends the { WORD($suit, form: "one", capital: "yes") } { $value }.
}

# $rolled is what the die shows after a 0 was spent, from 0 to 5.
log-roll = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $rolled ->
    [0] a 0: no extra tiles.
    [one] a 1 for 1 extra tile.
   *[other] a { $rolled } for { $rolled } extra tiles.
}

# $tiles of the rolled tiles can be used.
log-roll-cut = { $tiles ->
    [0] There is no room for any of them.
   *[other] There is room for only { $tiles } of them.
}

# No movement is longer than $limit tiles: $tiles of the rolled ones can be used.
log-roll-limit = No shark swims further than { $limit } tiles in a turn, so { $tiles ->
    [0] none of them can be used.
   *[other] only { $tiles } of them can be used.
}

log-roll-short = They cannot be used: no shark has room for the full number of tiles.

# How many of the rolled tiles the player uses.
log-extra = { $seat-is ->
    [you] You use
   *[other] { $seat } uses
} { $tiles ->
    [0] no extra tiles.
    [one] 1 extra tile.
   *[other] { $tiles } extra tiles.
}

# Tile $number of $tiles.
log-lay = { $seat-is ->
    [you] You lay tile { $number } of { $tiles } at { $cell }.
   *[other] { $seat } lays tile { $number } of { $tiles } at { $cell }.
}

# Sums up a turn. $fish is the number of eaten fish.
log-swim = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} the { WORD($suit, form: "one") } shark { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} to { $cell }. It eats { $fish ->
    [0] nothing.
   *[other] { $fish } fish.
}

# Where the eaten fish were.
log-gobble = The { WORD($suit, form: "one") } shark eats the fish at { $cells }.

# Only the player who has got the fish hears its value.
log-find = { $seat-is ->
    [you] Your
   *[other] { $seat }'s
} new fish is the { WORD($suit, form: "one", capital: "yes") } { $value }.

# The others hear only this.
log-look = { $seat } looks at { WORD($suit, form: "a") } fish that was eaten.

## After a turn

log-skip = { $seat-is ->
    [you] You have the most fish, so you skip a turn and collect a tile.
   *[other] { $seat } has the most fish, skips a turn and collects a tile.
}

log-skip-empty = { $seat-is ->
    [you] You have the most fish, so you skip a turn. No tile is left to collect.
   *[other] { $seat } has the most fish and skips a turn. No tile is left to collect.
}

# $fish is 1 or 2.
log-last-round = { $fish ->
    [one] Only 1 fish is left
   *[other] Only { $fish } fish are left
} in the tank: the last round begins.

log-end-fish = No fish is left in the tank.
log-end-round = The last round is over.
log-end-turns = { $turns } turns have been played, the most there can be.
log-end-stuck = No shark can move any more.

log-reveal = Feeding time is over: everyone turns their fish over.

# The last roll of the game, from 0 to 5.
log-die = The die shows { $value }: each 0 is worth { $value ->
    [0] nothing.
    [one] 1 point.
   *[other] { $value } points.
}

## Prompts

ask-take = Take a { $value } of any suit.

ask-shark = Choose a shark. It swims { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
}

ask-spend = The { WORD($suit, form: "one") } shark swims { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
} Spend a fish to swim further?

# Only a 0 can be spent, and the roll is cut to the room there is.
ask-spend-roll = The { WORD($suit, form: "one") } shark swims { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
} Spend a 0 and roll for more? It swims only as far as there is room.

# The same, close to the limit of $limit tiles.
ask-spend-roll-limit = The { WORD($suit, form: "one") } shark swims { $tiles } tiles. Spend a 0 and roll for more? It swims only as far as there is room, and { $limit } tiles at most.

# At the limit of tiles.
ask-spend-limit = The { WORD($suit, form: "one") } shark swims { $tiles } tiles, the most there can be. Spend a 0 anyway? It adds nothing.

# No shark has room for the full number of tiles.
ask-spend-short = The { WORD($suit, form: "one") } shark swims { $tiles ->
    [one] 1 tile,
   *[other] { $tiles } tiles,
} as far as there is room. Spend a 0 anyway? It adds nothing.

ask-extra = You rolled { $rolled }. How many extra tiles do you use?

ask-lay = The { WORD($suit, form: "one") } shark swims: lay tile { $number } of { $tiles }.

ask-stand = Put the { WORD($suit, form: "one") } shark on a cell of the last tile.

ask-nothing = There is nothing to decide now.

## Refusals: the draft and the choice of a shark

no-taken = The { WORD($suit, form: "one", capital: "yes") } { $value } is already taken.

no-draft-first = Take a { $value } first: the draft is not over.

no-draft-over = The draft is over. Choose a shark.

no-shark-first = Choose a shark first.

no-shark-chosen = You have already chosen a shark.

no-shark-room = The { WORD($suit, form: "one") } shark has no room to swim { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
} Choose another shark.

# $full is the number of tiles that no shark has room for, $tiles the most that one has.
no-shark-furthest = No shark has room to swim { $full } tiles. Choose one that can swim { $tiles ->
    [one] 1 tile:
   *[other] { $tiles } tiles:
} the { WORD($suit, form: "one") } shark cannot.

## Refusals: spending

no-spend-first = Spend a fish first, or choose to spend nothing.

no-not-yours = You don't have the { WORD($suit, form: "one", capital: "yes") } { $value }.

# $full is the number of tiles that no shark has room for.
no-spend-short = No shark has room to swim { $full } tiles, so you can spend only a 0.
no-spend-none = No shark has room to swim { $full } tiles, so you cannot spend a fish.

no-spend-late = Spend a fish before you lay the first tile, and only one each turn.

no-spend-settled = You have already decided what to spend. Lay a tile.

# The movement would have $tiles tiles.
no-limit = No shark swims further than { $limit } tiles in a turn. This would be { $tiles }.

no-room = The { WORD($suit, form: "one") } shark has no room to swim { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
}

no-extra-first = Choose first how many extra tiles you use.

no-extra-rolled = You rolled only { $rolled }.

## Refusals: tiles and the shark

no-lay-first = The shark is on its way. Lay a tile.

# $tiles are still to be laid.
no-stand-yet = The shark moves after the last tile. Lay { $tiles ->
    [one] 1 more tile.
   *[other] { $tiles } more tiles.
}

no-tile-water = A tile at { $cell } would not lie in free water.

no-tile-shark = The first tile must touch the { WORD($suit, form: "one") } shark. A tile at { $cell } would not.

no-tile-last = Each tile must touch the one before. A tile at { $cell } would not.

no-tile-rest = After a tile at { $cell } there would be no room for the rest.

# $tile is the name of the last tile.
no-stand-cell = Cell { $cell } is not on the last tile, { $tile }.

no-stand-now = All tiles are laid. Put the { WORD($suit, form: "one") } shark on the last one.

## Reasons for hints: the draft

# $points for a set of four suits.
why-take-set = Completes a set of all four suits: { $points } points.

# $points for fish of a single suit.
why-take-single = All your fish are of one suit: { $points } points.

why-take-tasty = { WORD($suit, capital: "yes") } are tasty: 1 more point.

# The player would have $suits of $of suits.
why-take = { $suits ->
    [one] You would have 1 suit
   *[other] You would have { $suits } suits
} of the { $of } in a set.

## Reasons for hints: where the shark ends
## $points is an average. $other moves next, and $left are the points of the best
## meal in reach then: 0 if there is none, and -1 if nobody has another turn.

left-for-next = { $left ->
    [-1] .
    [0] ; leaves { $other-is ->
        [you] you
       *[other] { $other }
    } nothing in reach.
   *[other] ; leaves { $other-is ->
        [you] you
       *[other] { $other }
    } about { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } points in reach.
}

# The shark eats $fish fish here.
why-stand-meal = Eats { $fish } fish for about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points{ left-for-next }

# The same with a loss of $points: the points for fish of a single suit are gone.
why-stand-loss = Eats { $fish } fish but costs you about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, as your fish would no longer be of one suit{ left-for-next }

# The nearest fish is about $tiles tiles away.
why-stand-far = Eats nothing and ends about { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} from { WORD($suit, form: "a") } fish{ left-for-next }

why-stand-gone = Eats nothing, as there are no { WORD($suit, form: "one") } fish left{ left-for-next }

# The best end of this movement is $cell.
why-way-meal = Best end at { $cell }: eats { $fish } fish for about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points{ left-for-next }

# The same with a loss of $points: the points for fish of a single suit are gone.
why-way-loss = Best end at { $cell }: eats { $fish } fish but costs you about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, as your fish would no longer be of one suit{ left-for-next }

why-way-far = Best end at { $cell }: eats nothing, about { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} from { WORD($suit, form: "a") } fish{ left-for-next }

why-way-gone = Best end at { $cell }: eats nothing, as there are no { WORD($suit, form: "one") } fish left{ left-for-next }

# The best end needs a fish: $suit and $value are those of the fish to spend.
why-paid-meal = Best end at { $cell } if you spend the { WORD($suit, form: "one", capital: "yes") } { $value }: eats { $fish } fish for about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points{ left-for-next }

# The same with a loss of $points: the points for fish of a single suit are gone.
why-paid-loss = Best end at { $cell } if you spend the { WORD($suit, form: "one", capital: "yes") } { $value }: eats { $fish } fish but costs you about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, as your fish would no longer be of one suit{ left-for-next }

why-paid-none = Best end at { $cell } if you spend the { WORD($suit, form: "one", capital: "yes") } { $value }: eats nothing{ left-for-next }

# $spent is the suit of the 0 to spend, $suit that of the shark.
why-die = Best if you spend the { WORD($spent, form: "one", capital: "yes") } 0 and roll: the shark is about { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} from { WORD($suit, form: "a") } fish.
why-die-gone = Best if you spend the { WORD($spent, form: "one", capital: "yes") } 0 and roll, though there are no { WORD($suit, form: "one") } fish left.

## Reasons for hints: how far the shark swims

why-length = The { WORD($suit, form: "one") } shark swims { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
}

why-roll = The { WORD($suit, form: "one") } shark swims { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} and as many more as you roll.

# There is room for $room more.
why-roll-room = The { WORD($suit, form: "one") } shark swims { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} and { $room ->
    [0] no more, whatever you roll.
   *[other] as many more as you roll, up to { $room }.
}

## The end

won-points = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

# The winner is level with $seats in points. $fish are the winner's tasty fish, $fewer those of the next.
won-tasty = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} level with { $seats } at { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $seat-is ->
    [you] win
   *[other] wins
} on tasty fish, { $fish } to { $fewer }.

# $seats share the win: the same points and the same number of tasty fish, $fish.
won-level = { $seats } share the win: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $fish } tasty fish each.

# The same, but somebody else with as many points has fewer tasty fish.
won-shared = { $seats } share the win: { $points ->
    [one] 1 point
   *[other] { $points } points
} each, and { $fish } tasty fish each, more than the others with as many points.

## Moves

move-take = Take the { WORD($suit, form: "one", capital: "yes") } { $value }
move-choose = Choose the { WORD($suit, form: "one") } shark
move-keep = Spend nothing
move-spend = Spend the { WORD($suit, form: "one", capital: "yes") } { $value }
move-extra = { $tiles ->
    [0] Use no extra tiles
    [one] Use 1 extra tile
   *[other] Use { $tiles } extra tiles
}
move-lay = Lay a tile at { $cell }
move-stand = Put the { WORD($suit, form: "one") } shark on { $cell }

## The board in words
## Tables and drawings: most entries are headings or cells, without a full stop.

# $seats have won.
board-over = The game is over: { $seats } { $seats-are ->
    [one] wins
   *[others] win
}

board-score = Feeding time is over: the die decides what each 0 is worth

board-draft = The draft: { $seat-is ->
    [you] you take
   *[other] { $seat } takes
} a { $value }

board-setup-tasty = Setting up: the tasty suit is drawn
board-setup-first = Setting up: the first player is drawn
board-setup-sector = Setting up: the next fish gets its sector
board-setup-cell = Setting up: the next fish gets its cell
board-setup-corners = Setting up: the sharks come to the corners

# $turns is the most turns there can be; the sentence leaves it out.
board-turn = Turn { $turn }: { $seat-is ->
    [you] your turn
   *[other] { $seat }'s turn
}

board-last = { $turns ->
    [0] Last round
    [one] Last round: 1 turn left
   *[other] Last round: { $turns } turns left
}

board-first = First player: { $seat-is ->
    [you] you
   *[other] { $seat }
}

# The letter of a suit in the drawing: small for a fish, capital for a shark.
board-fish = { WORD($suit, form: "letter") }
board-shark = { WORD($suit, form: "letter", capital: "yes") }

board-legend-water = water
board-legend-tile = tile laid
board-legend-last = last tile
board-legend-hidden = a fish whose value is hidden

board-sharks = Sharks:
board-shark-at = { WORD($suit) } { $cell }
board-sharks-later = The sharks are not in the tank yet

board-suits = Fish
board-in-tank = In the tank
board-spent = Spent
board-unseen = Not seen
# Before the draft is over.
board-untaken = Not taken

board-tasty = Tasty: { WORD($suit) } (+1 each)
board-tasty-later = Tasty: not known yet

# Sectors are counted from the lower left, from 0.
board-sector = The next fish goes to sector { $sector }

board-length = A shark swims { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}

# No shark has room for $full tiles.
board-length-short = A shark swims { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}: none has room for { $full }

board-swim = The { WORD($suit, form: "one") } shark swims { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
board-swim-short = { board-swim }: no shark has room for { $full }

board-further = It can swim further for a fish if there is room

board-roll = The die is rolled for a spent 0
board-extra = Rolled for the spent 0: { $rolled }

# The tiles of this movement that lie in the tank.
board-laid = Tiles laid: { $cells-count } of { $tiles } ({ $cells-row })

# $fish eaten fish are still to be looked at.
board-look = { $seat-is ->
    [you] You look at what was eaten
   *[other] { $seat } looks at what was eaten
}: { $fish } { WORD($suit, form: "one") } fish to go

board-meals = Where the { WORD($suit, form: "one") } shark can end, and what it eats there:
board-meal = the fish on { $cells }
board-no-meal = nothing

board-player = { board-player-end }, { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
board-player-hidden = { board-player-end }, points hidden
board-player-end = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $fish } fish, { $tiles ->
    [one] 1 collected tile
   *[other] { $tiles } collected tiles
}
board-drafted = drafted
board-gobbled = eaten

board-stack = Tiles in the stack: { $tiles }

board-null = A 0 is worth { $value ->
    [0] nothing
    [one] 1 point
   *[other] { $value } points
}

board-part = { WORD($part, capital: "yes") }
board-rank = Place

## Suits: many, and one as the first word of a name (moon shark, Moon 4)

suit-suns = suns
    .one = sun
    .a = a sun
    .letter = { "s" }
suit-moons = moons
    .one = moon
    .a = a moon
    .letter = { "m" }
suit-crowns = crowns
    .one = crown
    .a = a crown
    .letter = { "c" }
suit-arms = shields
    .one = shield
    .a = a shield
    .letter = { "h" }

## Rows of the score sheet

part-fish = fish
part-tasty = tasty fish
part-values = values
part-sets = sets
part-single = one suit
part-total = total

# The headline of the end, without a full stop; $count is the margin.

end-points = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $count ->
    [one] by one point
   *[other] by { $count } points
}
end-tasty = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $count ->
    [one] by one tasty fish
   *[other] by { $count } tasty fish
}
end-shared = { $seats } share the win
