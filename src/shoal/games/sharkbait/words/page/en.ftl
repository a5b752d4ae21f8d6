### The board of SharkBait on the page.

## Beside a player's name

page-space = space { $space }
page-trophies = { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
page-baits = { $baits ->
    [one] 1 bait
   *[other] { $baits } baits
}
page-token-held = token { $token }
page-first = first this round

## The ocean

page-ocean = { $seat-is ->
    [you] Your ocean
   *[other] { $seat }'s ocean
}
page-column = Column { $column }: { $fish } fish, { $sharks ->
    [one] 1 shark
   *[other] { $sharks } sharks
}
page-column-worth = { page-column }, worth { $worth }
page-column-placed = { page-column }, placed in this roll
page-column-placed-worth = { page-column-placed }, worth { $worth }
page-sum = ={ $worth }
page-eaten = eaten

## The throw

page-throw = The throw
page-school = { $count ->
    [one] 1 fish die
   *[other] { $count } fish dice
} showing { $column }
page-shark-die = Shark die showing { $column }
page-in-hand = In hand: { $fish } fish, { $sharks ->
    [one] 1 shark
   *[other] { $sharks } sharks
}
page-score = Score { $score }: token { $token } is on offer
page-aside = { $fish } put aside
page-faded = faded dice cannot be placed now

## Choices

page-how-many-fish = How many fish into column { $column }?
page-which-sharks = Which sharks into column { $column }?
page-fish = { $count } fish into column { $column }
page-shark = A shark into column { $column }
page-both-sharks = Both sharks into column { $column }: a shark fight
page-stop = Stop and score
page-bait = Pay a bait
# Like move-take and move-bait, with what the token brings.
page-take-token = { move-take }{ token-brings }
page-bait-token = { move-bait }{ token-brings }
# Below the button that stops.
page-stop-takes = takes token { $token }{ token-brings }

## The token mat

page-tokens = Token mat
page-hold = Out this round: { $tokens-row }
page-hold-none = Out this round: none
page-supply = Baits in the supply: { $baits }
page-token = Token { $token }: moves { $steps }{ $bait ->
    [0] { "" }
   *[other] , a bait
}
page-token-won = { page-token }, { $seat-is ->
    [you] won by you
   *[other] won by { $seat }
}
page-token-out = { page-token }, out this round
page-token-offered = { page-token }, on offer

## The scoring track

page-track = Scoring track · Round { $round } of 7
page-pawn = { $seat-is ->
    [you] You
   *[other] { $seat }
}: space { $space }
