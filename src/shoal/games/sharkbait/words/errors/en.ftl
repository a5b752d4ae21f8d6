### SharkBait: what is wrong with a move, an option or a position that somebody has typed.

## Moves and outcomes. $text is what was typed

error-move = { $text } is not a move of SharkBait: say fish 4x2, shark 6, sharks 6, roll, stop, lose 3, bait or take.
error-one-fish = One fish is not a school: a school has two or more.
error-chance = { $text } cannot happen here.
error-roll = { $text } is not a roll of { $fish } fish and { $sharks ->
    [one] 1 shark
   *[other] { $sharks } sharks
}.

## The option tokens

error-token-form = { $entry } in option tokens is not of the form 9-11:2 or 4:1b.
error-token-number = Tokens are numbered 0 to { $most }, not { $numbers }.
error-token-steps = A token moves a pawn up to { $most } spaces, not { $steps }.
error-token-twice = Option tokens names token { $token } twice.
error-token-count = Option tokens names { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, but there are { $tokens }.

## Positions. A word with an equals sign is a field of the position

error-won = won= must have a token for every player who has had a turn, and no other.
error-token-in-two-places = Token { $token } is in two places.
error-no-such-token = The position names a scoring token that is not in the game.
error-baits = The players hold { $baits } baits, but there are only { $most }.
error-hold = { $count ->
    [one] 1 token on hold does not fit the phase.
   *[other] { $count } tokens on hold do not fit the phase.
}
error-trophies = There should be { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
} out in round { $round }.
error-setup = The setup comes before everything else: round=1, no turn taken, all pawns at 0.
error-phase-first = In phase=first, first= must be 0 and hold= empty.
error-phase-throw = phase=throw needs dice in hand.
error-phase-place = phase=place needs a shark or a school in thrown=.
error-loss-choice = phase=loss needs a choice between columns with equally many fish.
error-loss-fish = phase=loss needs fish on the mat.
error-loss-shark = phase=loss is impossible while a shark is in hand.
error-prize-phase = prize= must be a token on the mat in phase=prize, and 0 in other phases.
error-prize-bait = phase=prize needs a bait to pay with, and no shark in hand.
error-prize-low = prize= is below the token that the score wins.
error-fish = The position has more than { $most } fish.
error-between-turns = Between turns the ocean mat must be empty, and all dice in hand.
error-dice-rolled = In phase=place, thrown= and black= must be all the dice in hand.
error-dice-left = After a school, thrown= and black= must be the dice left in hand.
error-placed = placed= names a column without a school.
error-bad-roll = thrown= must be the bad roll: all dice in hand and the one that is lost.
error-no-roll = thrown=, black= and placed= must be empty in this phase.

## The solver

error-solve-no-turn = Nobody's turn is under way in this position.
error-solve-hold = As many tokens are on hold as there are players: { $least } to { $most } different ones.
error-solve-bait = --bait should be from 0 to { $most } spaces, not { $bait }.
