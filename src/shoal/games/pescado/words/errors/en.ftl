### Errors of Pescado. Words with an equals sign are fields of a position, in their own notation.

## Options and moves

error-tiles-count = Option tiles takes { $count } tiles with commas between them, not { $given }.
# $letters are the letters of the colours, in their order.
error-tile = { $tile } is not a tile: a tile has three of the letters { $letters }, for { colour-yellow }, { colour-orange }, { colour-red }, { colour-blue }, { colour-green } and { colour-black }.
error-move = { $move } is not a move of Pescado. Moves are: take yyr, take all, flip yyr, keep rrb, keep none, done, claim yyr, mark yyr and seal. Letters stand in the order { $letters }.
error-chance = { $outcome } cannot happen here.
error-not-this-throw = { $dice } is not a roll of { $count ->
        [one] 1 die
       *[other] { $count } dice
    }: each die is one of the letters { $letters }.

## Positions

error-dice = dice= takes up to seven of the letters { $letters }, not { $dice }.
error-dice-order = dice= takes its letters in the order { $letters }.
error-tile-twice = A tile is in two places.
error-prey = prey= takes at most six tiles, all of them from the player before.
error-prey-over = prey= must be empty when the game is over.
error-fresh = fresh= names a tile that the player in turn= does not have.
error-outside-turn = fresh= must be empty, and flips= 0, outside of a turn.
error-top = top= names { $tile }, which is not in the stack.
error-flipped = flipped= names a tile that is neither in the pool nor safe with the player before.
error-flips = flips= is { $flips }, but flipped= names { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }.
error-flips-odd = flips= must be even here: a grey die costs two tiles.
error-flips-single = One tile is flipped, but there is no second one to flip.
error-pool = The pool cannot have { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } in phase { $phase }.
error-dice-count = There cannot be { $count ->
        [one] 1 die
       *[other] { $count } dice
    } on the table in phase { $phase }.
error-before-throw = Nobody can have tiles or be fishing before the first roll.
error-other-first = turn={ $number } is not the player who goes first here.
error-first-late = There is no phase first after the first roll.
error-first-turn = In the first turn there are no tiles of an earlier turn to take or flip.
error-thrown = The dice have already been rolled { $count ->
        [one] once
       *[other] { $count } times
    }, and the game ends then.
error-triplet = Three dice of a colour would have started a snatch round.
error-takes-all = With takes=all, the caught tiles would have been taken already.
error-nothing-caught = The second roll catches nothing, so the turn would be over.
error-snatch-phase = With snatch={ $snatch } there is no phase { $phase }.
error-all-done = Every player is done, so the round would be over.
error-no-match = The dice show no tile, so they would be rolled again.
error-none-left = No matching tile is left, so the round would be over.
# $place is that of a player in the field, from 1.
error-fingers = Entry { $place } of { $field }= names a tile that is not in the pool.
error-claim-right = Entry { $place } of claims= names a tile that the dice show: it would be taken already.
# $number is that of a player as done= writes it, from 0.
error-not-done = done= must contain { $number }: this player has nothing left to snatch.

## The solver

error-solve-phase = Only positions in phase fish, before the second roll, can be solved.
