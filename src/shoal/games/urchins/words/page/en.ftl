### The board of Sea Urchins on the page. What the board in words says too is in the catalogue above.

## The reef

page-reef = The reef
# A square in words: $lying is what lies on it.
page-square = { $square }: { WORD($lying) }
page-square-piece = { page-square }, { $seat-is ->
    [you] your piece
   *[other] { $seat }'s piece
}
# $seat has just fished what was there.
page-square-taken = { page-square }, just fished by { $seat-is ->
    [you] you
   *[other] { $seat }
}
page-empty = empty

## The pile

page-pile = The pile
page-add-red = Add red
page-add-yellow = Add yellow
page-left = { $count } in the pile
# $turns turns without a token added or fished; after $limit, one must be added.
page-calm = No catch or addition: { $turns } of { $limit } turns
page-due = A token must be added

## Beside a player's name

page-won = { $count } { WORD("thing-token", $count) } fished
page-piece-on = Piece on { $square }
page-piece-in-hand = Piece in hand
# Where a piece is that stands on no square; very short.
page-hand = hand

## The turn

page-turn = The turn
# The three steps; very short.
page-step-1 = Move a token
page-step-2 = Add or move
page-step-3 = Put your piece
page-where-to = Where does the token on { $square } go?
page-where-add = Where does the { WORD($colour) } token go?
page-what-on = What do you do on { $square }?
page-move = Move a token
page-how-token = Tap a square to add a token, or a token to move it.
page-how-add = Tap a square to add a token.
page-how-piece = Tap a token to see what it brings.
page-put = Put it here
# $count tokens are fished.
page-put-wins = { $count ->
    [0] fishes nothing
    [one] +1 token
   *[other] +{ $count } tokens
}

## What a move would bring

page-if-piece = If you put your piece here
# $before is what the player has fished so far, $total what it would be then.
page-wins = You fish { $count } { WORD("thing-token", $count) }: { $before } becomes { $total }
page-wins-none = You fish nothing here
# $seats stand on the token diagonally across.
page-across = { $seats } { $seats-are ->
    [one] stands
   *[others] stand
} across from here.
# $seats stand on a token of the square; that token is not fished.
page-keeps = { $seats } { $seats-are ->
    [one] keeps
   *[others] keep
} what is under their piece.
# After a nought and the sign of a player who stands across; very short.
page-pill-across = across
# Tokens of a player, beside the sign; very short.
page-ready-count = { $count } { WORD("thing-token", $count) }
page-to-hand = Your piece comes back to your hand.
# $count tokens are ready for the next player's piece; $seat is never the reader.
page-leaves = { $count ->
    [0] No square is ready for { $seat } then.
    [one] Then 1 token is ready for { $seat }.
   *[other] Then { $count } tokens are ready for { $seat }.
}
page-ends = The game ends with this turn.
page-after-this = After this step
page-then = { $count ->
    [0] Nothing is ready for your piece
    [one] 1 token is ready for your piece
   *[other] { $count } tokens are ready for your piece
}
# Fishing squares that a piece can fish at once.
page-ready = Ready to fish
page-ready-for = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $count } { WORD("thing-token", $count) }
page-ready-none = No square is ready
page-rule = A fishing square has the same colour on each diagonal. No other piece may stand across from yours.

## The goal

page-goal = Goal: fish the most tokens before the pile is used up
page-goal-short = Fish the most tokens
