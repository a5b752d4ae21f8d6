### Pescado before it begins: the lobby, and its options.

game-pitch = Roll the colours of the fish you want, and land them before your neighbour does.
game-credit = Pescado was designed by Steffen Benndorf and published by Steffen-Spiele; the title belongs to its owner.

option-tiles = The tiles
option-tiles-about = The three fish on each of the 36 tiles; the default is our proposal.
option-snatch = Snatch
option-snatch-about = How players snatch after three of a colour on the first roll.
option-snatch-off = Off
option-snatch-live = Live: the fastest player wins
option-snatch-sealed = Sealed: everyone marks in secret
option-takes = Caught tiles
option-takes-about = Whether players may leave caught tiles in the pool or must take them all.
option-takes-may = May be left
option-takes-all = Must all be taken
option-second = The second roll
option-second-about = Whether players may or must make the second roll.
option-second-may = Optional
option-second-must = Required
option-flipped = Flipped tiles
option-flipped-about = Whether tiles flipped for grey dice turn face up again or go to the stack.
option-flipped-back = Come back up
option-flipped-stack = Go to the stack
option-penalty = A wrong snatch costs
option-penalty-about = Whether a wrong snatch may cost any tile or only one that is worth no more.
option-penalty-any = Any tile
option-penalty-lower = Never a more valuable one
option-returned = A tile that was paid goes
option-returned-about = Whether a tile given up for a wrong snatch goes on top of the stack or is shuffled in.
option-returned-top = On top of the stack
option-returned-shuffled = Into the stack, shuffled
option-closes = A live snatch round ends
option-closes-about = Whether a live snatch round ends when every matching tile is snatched or only when everybody is done.
option-closes-claimed = When every matching tile is snatched
option-closes-done = When everyone is done
option-throws = Maximum number of rolls
option-throws-about = The game ends after this many rolls of the white dice.
