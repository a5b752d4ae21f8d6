### Sea Urchins: red and yellow tokens, a piece for each player, squares to fish.
### Squares are named like a1. A stack is two tokens, one on the other.

## Words

colour-red = red
colour-yellow = yellow

thing-token = { $count ->
    [one] token
   *[other] tokens
}

## Log: the start

log-first = { $seat-is ->
    [you] You go first (drawn at random).
   *[other] { $seat } goes first (drawn at random).
}

## Log: the first two steps, with tokens

# No token is moved in step 1.
log-leave = { $seat-is ->
    [you] You leave the tokens where they are.
   *[other] { $seat } leaves the tokens where they are.
}
log-add = { $seat-is ->
    [you] You add a { WORD($colour) } token on { $square }.
   *[other] { $seat } adds a { WORD($colour) } token on { $square }.
}
# $below is the colour of the token that was there.
log-stack = { $seat-is ->
    [you] You add a { WORD($colour) } token on top of the { WORD($below) } one on { $square }.
   *[other] { $seat } adds a { WORD($colour) } token on top of the { WORD($below) } one on { $square }.
}
# A token that is alone on $square moves to $target.
log-slide = { $seat-is ->
    [you] You move the { WORD($colour) } token from { $square } to { $target }.
   *[other] { $seat } moves the { WORD($colour) } token from { $square } to { $target }.
}
# The upper token of a stack on $square moves to $target.
log-jump = { $seat-is ->
    [you] You move the { WORD($colour) } token from the top of { $square } to { $target }.
   *[other] { $seat } moves the { WORD($colour) } token from the top of { $square } to { $target }.
}

## Log: the third step, with the piece

log-piece = { $seat-is ->
    [you] You put your piece on { $square }.
   *[other] { $seat } puts their piece on { $square }.
}
log-stay = { $seat-is ->
    [you] You leave your piece on { $square }.
   *[other] { $seat } leaves their piece on { $square }.
}
log-hand = { $seat-is ->
    [you] You take your piece back.
   *[other] { $seat } takes their piece back.
}

## Log: what a turn has brought

# $count tokens from $squares; $total is what the player has now.
log-catch = { $seat-is ->
    [you] You fish { $count } { WORD("thing-token", $count) } from { $squares }. Total: { $total }.
   *[other] { $seat } fishes { $count } { WORD("thing-token", $count) } from { $squares }. Total: { $total }.
}
# The piece ends the turn on $square.
log-turn = { $seat-is ->
    [you] You add a token and finish on { $square } without a catch.
   *[other] { $seat } adds a token and finishes on { $square } without a catch.
}
log-still-turn = { $seat-is ->
    [you] You add no token and finish on { $square } without a catch.
   *[other] { $seat } adds no token and finishes on { $square } without a catch.
}

## Log: what comes next

log-cannot-move = { $seat-is ->
    [you] You have no token to move in step 1.
   *[other] { $seat } has no token to move in step 1.
}
log-cannot-act = { $seat-is ->
    [you] You can neither add nor move a token.
   *[other] { $seat } can neither add nor move a token.
}
# $turns is how many turns have passed without a token added or fished.
log-must-add = { $seat-is ->
    [you] No token was added or fished for { $turns } turns. You must add one now if possible.
   *[other] No token was added or fished for { $turns } turns. { $seat } must add one now if possible.
}
log-end-pile = The pile is used up: the game is over.
# $colour is the one that has run out.
log-end-colour = The pile has no { WORD($colour) } tokens left: the game is over.
# $turns is how many turns have passed without a token added or fished.
log-end-still = No token was added or fished for { $turns } turns: the game is over.

## The end

won-most = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} with { $count } { WORD("thing-token", $count) }.
won-shared = { $seats } share the win with { $count } { WORD("thing-token", $count) } each.

## Prompts

ask-draw = The first player is about to be drawn.
ask-over = The game is over.
ask-wait = { $seat-is ->
    [you] It's your turn.
   *[other] It's { $seat }'s turn.
}
ask-step-1 = Step 1: move a token, or leave them.
ask-step-2 = Step 2: add a token or move one.
# No token can be moved.
ask-add = Step 2: add a token.
# $turns is how many turns have passed without a token added or fished.
ask-must-add = Step 2: add a token. None was added or fished for { $turns } turns.
ask-step-3 = Step 3: put your piece on a token.

## Refusals: not now

no-draw-yet = The first player has not been drawn yet.
no-other-turn = It's { $seat }'s turn.
no-add-yet = In step 1, move a token or leave them. You can add one in step 2.
no-token-now = Your steps with tokens are done. Now put your piece on a token.
no-piece-yet = Your piece comes last, in step 3.

## Refusals: steps that cannot be left out

no-leave = You must add a token or move one.
# No token can be moved.
no-leave-add = You must add a token.
no-piece-left = You must put your piece on a token.
# $turns is how many turns have passed without a token added or fished.
no-must-add = You must add a token: none was added or fished for { $turns } turns.

## Refusals: adding a token

no-colour-left = The pile has no { WORD($colour) } tokens left.
no-add-piece = { $seat-is ->
    [you] Your piece
   *[other] { $seat }'s piece
} is on { $square }, so no token can be added there.
no-add-stack = There are already two tokens on { $square }.
no-add-same = The token on { $square } is { WORD($colour) } too. A stack has one of each colour.

## Refusals: moving a token

no-token = There is no token on { $square }.
no-move-piece = { $seat-is ->
    [you] Your piece
   *[other] { $seat }'s piece
} is on { $square }, so the token there cannot move.
no-move-taken = A token moves to an empty square, and { $square } is taken.
no-move-far = The token on { $square } is alone, so it moves only one square.
no-move-over = From { $square } to { $target }, the token would pass over more than one other.

## Refusals: the piece

no-piece-empty = There is no token on { $square } for your piece.
no-piece-same = Your piece is already on { $square }. Put it on another token.
no-piece-taken = { $seat }'s piece is already on { $square }.

## Reasons for and against a move

# $count tokens can be fished with the piece alone.
why-ready = { $count ->
    [one] 1 token is
   *[other] { $count } tokens are
} ready for your piece after this.
why-none-ready = No tokens are ready for your piece after this.
# $count tokens are fished now.
why-last = { part-fished } and ends the game.
# One token added or moved is not enough.
why-safe = { part-fished }. { $other } cannot fish by adding or moving just one token.
# $left is the least that the next player can fish.
why-leaves = { part-fished }. { $other } can then fish { $left } { WORD("thing-token", $left) } or more.

part-fished = { $count ->
    [0] Fishes nothing
   *[other] Fishes { $count } { WORD("thing-token", $count) }
}

## Moves

move-leave = Leave the tokens where they are
move-add = Add a { WORD($colour) } token on { $square }
# $below is the colour of the token that is there.
move-stack = Add a { WORD($colour) } token on top of the { WORD($below) } one on { $square }
move-token = Move the { WORD($colour) } token from { $square } to { $target }
move-piece = Put your piece on { $square }
move-stay = Leave your piece on { $square }

## The board in words

board-drawing-first = The first player is being drawn.
# $number is one of the three steps of a turn.
board-turn = { $seat-is ->
    [you] Your turn
   *[other] { $seat }'s turn
}: step { $number } of 3.
board-over = The game is over: { $seats } { $seats-are ->
    [you] win
    [one] wins
   *[others] share the win
}.

# What lies on a square.
board-red = red token
board-yellow = yellow token
board-red-on-yellow = red on yellow
board-yellow-on-red = yellow on red

board-pile = In the pile: { $red } red, { $yellow } yellow.

# The table of the players. The number of a piece is how the board shows it.
board-head-piece = Piece
board-head-player = Player
board-head-square = Square
board-head-won = Tokens fished
board-player = { $seat-is ->
    [you] { $seat } (you)
   *[other] { $seat }
}
# Where a piece is that stands on no square.
board-in-hand = in hand

# $turns is how many turns have passed without a token added or fished.
board-calm = Turns without a token added or fished: { $turns }. After { $limit }, one must be added.
board-due = { $seat-is ->
    [you] You
   *[other] { $seat }
} must add a token in step 2 if possible.
board-added = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} added a token this turn.
board-last-turn = { $seat-is ->
    [you] You
   *[other] { $seat }
} had the last turn.

# The headline of the end, without a full stop; $count is the margin.

end-tokens = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $count ->
    [one] by one token
   *[other] by { $count } tokens
}
end-shared = { $seats } share the win
