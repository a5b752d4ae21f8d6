### The board of SharkBait on the page.

## Beside a player's name

board-space = space { $space }
board-trophies = { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
board-baits = { $baits ->
    [one] 1 bait
   *[other] { $baits } baits
}
board-token-held = token { $token }
board-first = first this round

## The ocean

board-ocean = { $seat-is ->
    [you] Your ocean
   *[other] { $seat }'s ocean
}
board-column = Column { $column }: { $fish } fish, { $sharks ->
    [one] 1 shark
   *[other] { $sharks } sharks
}
board-column-worth = { board-column }, worth { $worth }
board-column-placed = { board-column }, placed in this roll
board-column-placed-worth = { board-column-placed }, worth { $worth }
board-sum = ={ $worth }
board-eaten = eaten

## The throw

board-throw = The throw
board-school = { $count ->
    [one] 1 fish die
   *[other] { $count } fish dice
} showing { $column }
board-shark-die = Shark die showing { $column }
board-in-hand = In hand: { $fish } fish, { $sharks ->
    [one] 1 shark
   *[other] { $sharks } sharks
}
board-score = Score { $score }: token { $token } is on offer
board-aside = { $fish } put aside
board-faded = faded dice cannot be placed now

## Choices

board-how-many-fish = How many fish into column { $column }?
board-which-sharks = Which sharks into column { $column }?
board-fish = { $count } fish into column { $column }
board-shark = A shark into column { $column }
board-both-sharks = Both sharks into column { $column }: a shark fight
board-stop = Stop and score
board-bait = Pay a bait
# Like move-take and move-bait, with what the token brings.
board-take-token = { move-take }{ token-brings }
board-bait-token = { move-bait }{ token-brings }
# Below the button that stops.
board-stop-takes = takes token { $token }{ token-brings }

## The token mat

board-tokens = Token mat
board-hold = Out this round: { $tokens-row }
board-hold-none = Out this round: none
board-supply = Baits in the supply: { $baits }
board-token = Token { $token }: moves { $steps }{ $bait ->
    [0] { "" }
   *[other] , a bait
}
board-token-won = { board-token }, { $seat-is ->
    [you] won by you
   *[other] won by { $seat }
}
board-token-out = { board-token }, out this round
board-token-offered = { board-token }, on offer

## The scoring track

board-track = Scoring track · Round { $round } of 7
board-pawn = { $seat-is ->
    [you] You
   *[other] { $seat }
}: space { $space }
