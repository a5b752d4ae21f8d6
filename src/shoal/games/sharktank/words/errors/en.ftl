### Errors of Shark Tank. A word with an equals sign is a field of a position, in its own notation.

## Moves

# $cell is the lower-left cell of a tile.
error-tile-outside = A tile named after { $cell } would leave the tank.
error-move = { $move } is not a move of Shark Tank: say take suns, shark moons, spend 2 arms, spend nothing, extra 3, tile d7 or stand d8.

## How a position is written

error-suits = { $field }= takes four suits with / between them, not { $text }.
error-sharks = sharks= must have four cells once the sharks are placed, none before.
error-plus = tokens= has a + with nothing after it in { $text }.
error-mark = { $mark } is not a value of a token: they are n, 1, 2, 3, 4, 5.
error-marks-order = Values are written smallest first, not { $marks }.
error-token-twice = The { WORD($suit, form: "one", capital: "yes") } { $value } is in two places.
# $key is a field that is given from phase $phase on.
error-given-from = { $field }= must be given from phase { $phase } on, and not before.

## Tokens, the draft and the fish. $number is a seat, counted from 0.

error-cell-twice = Cell { $cell } is taken twice.
error-fish-count = The number of { WORD($suit) } that nobody holds is { $tokens }, but { $fish } fish of that suit swim.
error-setup-tokens = Nothing can be eaten or spent while the tank is set up.
error-setup-turn = No turn can have been played while the tank is set up.
error-setup-tiles = Nobody can have collected tiles while the tank is set up.
error-draft-many = A seat has drafted more than { $count } of 1, 2 or 0.
error-draft-few = Too few of the 1s, 2s and 0s have been drafted.
error-draft-early = Tokens are drafted too early, or the draft would be over.
error-draft-seat = seat={ $number } is wrong: after { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} another seat drafts.
error-draft-tokens = Seat { $number } has drafted too many or too few tokens.
error-sector = sector= must be 0, except in phase cell with spread=sectors.
error-sector-anywhere = phase=sector is impossible with spread=anywhere.
error-sector-taken = Sector { $sector } has its fish already.
error-corners = phase=corners needs every fish in the tank, and comes right after them.
error-fish-early = fish= must be empty until the draft is over.
error-fish-order = fish= must be filled suit by suit: suns, moons, crowns, arms.
error-fish-corner = No fish can start at { $cell }: it is too close to a corner.
error-fish-sector = There are two fish in the sector of { $cell }.

## Turns. $number is a seat, counted from 0.

error-tiles = tiles= has more than the { $tiles } tiles there are.
error-tiles-kept = Seat { $number } cannot have collected tiles after its movement.
error-die = die= must be given at the very end, and not before: it is what a 0 scores.
error-turn-seat = seat={ $number } is wrong: after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} another seat plays.
error-over = The game would be over here.
error-not-over = The game is not over yet.
error-last-round = The last round is on with { $fish } fish or fewer, and not before.
error-leads = Seat { $number } leads, so this turn would have been skipped.
error-stuck = No shark can move here, so this turn would have been skipped.

## The movement

error-shark-mover = mover= must be given from the choice of a shark to the end of the turn, and only then.
error-mover-room = The shark in mover= cannot swim far enough.
error-due = due= must count the eaten fish in phase look, and be 0 elsewhere.
error-extra = extra= must be 0 outside of phase stretch.
error-trail = trail= must be empty outside of a movement.
error-length-early = length= must be 0 outside of a movement.
error-length = length={ $length } is wrong: this movement has { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
}
error-length-paid = length={ $length } is wrong: no token makes this movement so long.
error-pay = phase=pay needs a token to spend.
error-roll = No 0 can have been spent here.
error-stretch = phase=stretch needs null=may, and a roll in extra= that fits.
error-tile-water = Tile { $cell } does not lie in free water.
error-tile-apart = Tile { $cell } does not touch what came before.
error-trail-short = trail= has { $laid ->
    [one] 1 tile
   *[other] { $laid } tiles
}, but the shark moves after { $tiles }.
error-trail-rest = The rest of this movement cannot be laid.
