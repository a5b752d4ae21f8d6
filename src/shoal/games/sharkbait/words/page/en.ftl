### The board of SharkBait on the page.

## The goal bar

page-goal = Goal: be furthest along the track after 7 rounds
page-goal-short = Be furthest along after 7 rounds
page-round = Round { $round } of 7

## Beside a player's name

page-trophies = { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
page-baits = { $baits ->
    [one] 1 bait
   *[other] { $baits } baits
}
page-fact-won = { page-trophies } · took { $token }

## The ocean

page-ocean = { $seat-is ->
    [you] Your ocean
   *[other] { $seat }'s ocean
}
page-column = Column { $column }: { $fish } fish, { $sharks ->
    [one] 1 shark
   *[other] { $sharks } sharks
}
page-column-worth = { page-column }, worth { $each }
page-column-placed = { page-column }, placed in this roll
page-column-placed-worth = { page-column-placed }, worth { $each }

## The roll

page-throw = The roll
page-in-hand = In hand: { $fish } fish, { $sharks ->
    [one] 1 shark
   *[other] { $sharks } sharks
}

## Choices

page-bait = Pay a bait

## The token mat

page-tokens = Token mat
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

page-pawn = { $seat-is ->
    [you] You
   *[other] { $seat }
}: space { $space }

## What fish are worth

# On the lane of a choice that is looked at; short.
page-ghost-shark = if the shark goes here
page-ghost-fish = if these fish go here
# The first space of the track; very short.
page-start = Start
page-each = { $each } each
page-each-short = ×{ $each }
page-score-now = Score { $score }: token { $token }, +{ $steps }{ $bait ->
    [0] { "" }
   *[other] {" "}and a bait
}
# Before a player stops: one bait would be paid for this token instead; very short.
page-lifted = 1 bait: token { $token }, +{ $steps }
page-sharks-out = { $sharks ->
    [one] One shark is still out: no score yet
   *[other] Both sharks are still out: no score yet
}

## The buttons

page-fish = { $count } fish into { $column }
page-fish-into = Fish into { $column }
page-sharks-into = Sharks into { $column }
page-shark = Shark into { $column }
page-both-sharks = Both sharks into { $column }: a fight
page-choose-number = choose how many
page-lose = Lose a fish from { $column }
page-roll-fish = Roll { $fish } fish
page-stop = Stop
page-bait-token = Pay a bait: token { $token }
# Below a button: what it brings.
page-score-so-far = score so far { $score }: token { $token }, +{ $steps }
page-brings = +{ $steps }, to space { $space }{ $bait ->
    [0] { "" }
   *[other] , and a bait
}
page-stop-brings = token { $token }: { page-brings }
page-shark-out = a shark is out: you roll on
page-no-pair-costs = without a school you lose two fish
# Dice that cannot be placed.
page-leftover = Cannot be placed: { $fish-row }
page-no-pair = no school

## The legend of the tokens

page-tokens-move = Scoring tokens: what they move you
page-legend-wins = you win this
page-legend-out = out this round
page-legend-bait = brings a bait ({ $baits } left)
