### The board of Sea Urchins on the page. What the board in words says too is in the catalogue above.

## The reef

page-reef = The reef
# A square in words: $lying is what lies on it.
page-square = { $square }: { WORD($lying) }
page-square-piece = { page-square }, { $seat-is ->
    [you] your piece
   *[other] { $seat }'s piece
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

page-won = { $count } { WORD("thing-token", $count) } won
page-piece-on = Piece on { $square }
page-piece-in-hand = Piece in hand
# Where a piece is that stands on no square; very short.
page-hand = hand

## The turn

page-step-1 = Move a token, or leave them
page-step-2 = Add or move a token
page-step-3 = Place your piece
page-where-to = Where does the token on { $square } go?
page-where-add = Where does the { WORD($colour) } token go?
page-what-on = What do you do on { $square }?
page-move = Move a token
