### Sea Urchins: what is wrong with a move or a position that somebody has typed.

## Moves and outcomes. $text is what was typed

error-move = { $text } is not a move of Sea Urchins: say hold, add red c4, add yellow c4, move b2 b3 or piece c4.
# $last is the square in the opposite corner.
error-square = { $text } is not a square: the board goes from a1 to { $last }.
error-not-in-line = A token moves within its row or column, not from { $square } to { $target }.
error-chance = { $text } cannot be drawn here.

## Positions. A word with an equals sign is a field of the position

error-rows = board= takes { $size } rows of { $size } squares.
error-mark = { $mark } is not a square of board=: r and y are tokens, R and Y stacks with that colour on top, and a dot is an empty square.
# $place is that of the player, from 1.
error-piece-empty = Entry { $place } of pieces= is { $square }, but there is no token.
error-piece-twice = pieces= names { $square } twice, but only one piece can be there.
error-colour = A colour has more than its { $tokens } tokens.
error-tokens = Pile, board and catches together must have { $tokens } tokens.
error-lot = phase=lot comes before everything else: turn=0, calm=0, added=no and all tokens in the pile.
error-lot-option = phase=lot is impossible: the option first says who goes first.
error-added = added=yes is possible only in phase=3, after an addition.
error-not-over = phase=over is impossible: the game is not over yet.
error-over = The game would be over here: the pile is used up.
error-still = The game would be over here: no token was added or fished for { $turns } turns.

## The solver

error-solve-players = Only positions of two players are solved.
error-solve-nobody = Nobody is to move in this position.
# $positions is how many were looked at.
error-solve-size = This position is too large to be solved: { $positions } positions were looked at.
error-solve-most = --most should be at least 1, not { $most }.
