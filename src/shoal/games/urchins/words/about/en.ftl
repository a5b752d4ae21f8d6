### Sea Urchins before it begins: the lobby, and its options.

game-pitch = Lay red and yellow tokens into squares, and put your hand in before the others do.
game-credit = Designer and publisher are not known to us; the game belongs to its owner, and Sea Urchins is our working title.

option-size = Size of the board
option-size-about = How many rows and columns the board has.
option-end = The game ends when
option-end-about = Whether the game ends when both colours of the pile have run out, or as soon as one has.
option-end-both = Both colours have run out
option-end-either = Either colour has run out
option-lull = A token must be added after
option-lull-about = How long players can go on without adding or fishing a token before one must be added.
option-lull-rounds = Three rounds without change
option-lull-turns = Three turns without change
option-jump = The top of a stack can move over
option-jump-about = How many tokens the top of a stack may pass over in one move.
option-jump-any = Any number of tokens
option-jump-one = One token
option-stay = A piece can stay where it is
option-stay-about = Whether you may leave your piece on its token in step 3.
