### Errors of matches, records and dice.

error-seed = A seed is a whole number from 0 to 2**256 - 1, 32 bytes, or 64 hexadecimal digits.
error-seed-needed = A match can only be continued with its seed.
error-seed-of-other-match = This seed does not match the code of the record.
error-seed-secret = The seed is secret until the game is over.
error-seed-missing = The game is over, but its record does not contain the seed.
error-salt-twice = Seat { $number } gave one random text, so it cannot be named twice.
error-commitment = A code has 64 hexadecimal digits: copy all of it, not { $text }.
thing-salt = { $count ->
    [one] random text
   *[other] random texts
}
thing-name = { $count ->
    [one] name
   *[other] names
}
error-one-each = The { WORD($what, 2) } are a list of texts, one for each seat.
error-wrong-number = There are { $players } seats, so there cannot be { $count } { WORD($what, $count) }.
error-not-a-line = The { WORD($what, 1) } of seat { $number } is not a line of at most { $length } characters.

## Turns and undo

error-turn-over = { $seat-is ->
    [you] You cannot move: the game is over.
   *[other] { $seat } cannot move: the game is over.
}
error-turn-of-others = { $seat-is ->
    [you] You cannot move now. To move: { $seats }.
   *[other] { $seat } cannot move now. To move: { $seats }.
}
error-replay = This match is a replay: nobody can play in it.
error-move-checked-before = The move was checked at step { $then }, not at step { $now }.
error-move-too-long = { $text } is far too long for a move.
error-move-number = A move is a text or a number from 0 to { $last }, not { $value }.
error-no-such-seat = The seats are 0 to { $last }, not { $value }.
error-no-such-step = The steps are 0 to { $last }, not { $value }.
error-position-not-text = A position is a text, not { $value }.
error-undo-unseen = { $seat-is ->
    [you] You cannot undo: others may have moved unseen since your last move.
   *[other] { $seat } cannot undo: others may have moved unseen since then.
}
error-undo-since = { $seat-is ->
    [you] You cannot undo: dice were rolled or somebody else has moved since your last move.
   *[other] { $seat } cannot undo: dice were rolled or somebody else has moved since then.
}
error-undo-revealed = { $seat-is ->
    [you] You cannot undo: your move revealed something.
   *[other] { $seat } cannot undo: the move revealed something.
}
error-undo-dice = Nothing can be undone: dice were rolled or cards drawn since the last move.
error-undo-too-late = Nothing can be undone: too much has happened since the last move.
error-undo-nothing = Nothing can be undone: nobody has moved yet.

## Records

error-line = Line { $line }: { $reason }
error-cannot-read = { $path } cannot be read: { $reason }.
error-cannot-write = { $path } cannot be written: { $reason }.
error-not-a-path = { $path } is not the path of a file.
error-file-too-large = The file is larger than any record ({ $bytes } bytes).
error-first-line = A record begins with the line { $wanted }, not { $line }.
error-cut-short = The record is cut short after line { $line }.
error-no-line-end = The last line has no end: the file is cut short.
error-after-checksum = Nothing may follow the checksum.
error-altered = The checksum does not match: the record was altered after it was written.
error-line-word = The line must begin with { $word }, not { $line }.
error-line-integer = The word { $word } takes an integer, not { $value }.
error-line-digest = The word { $word } takes 64 hexadecimal digits, not { $value }.
error-line-list = The word { $word } takes a compact JSON list of texts.
error-line-too-long = The line is longer than any line of a record.
error-line-empty = The line is empty or holds a control character.
error-line-not-text = The line is not UTF-8 text.
error-options-order = Options must be in order, each once, and differ from their default.
error-seats-needless = The line seats must be left out if no seat has a name.
error-salts-missing = Every seat needs a random text, even an empty one.
error-start-otherwise = The start is not written as this match would write it.
error-mover = A move begins with a seat or { $mark }, not with { $value }.
error-scores = The word scores takes { $players } integers.
error-ranking = The ranking must name every seat once, and tied seats in order.
error-no-dice-here = No dice are rolled here, so { $text } is not possible.
error-not-to-move = Seat { $number } cannot move here, so it cannot play { $text }.
error-written-otherwise = { $text } should be written { $wanted }.
error-throw = Roll { $number } is not what the dice gave.

## What is wrong with the dice of a finished game

error-unfair = The dice of this game were not fair. { $reason }
finding-commitment = The code is { $commitment }, but { $shown } was shown before the game: the seed was changed after that.
finding-a-salt = the random text { $salt }
finding-no-salt = no random text
finding-salt-replaced = Seat { $number } has { $written }, but gave { $given }: somebody could choose the dice.
finding-salt-missing = No seat has the random text { $salt } that was given: somebody could choose the dice.
finding-salt-not-sent = Seat { $number } has a random text that it did not send.
finding-salt-refused = The table took no random text although the game had not started.
finding-late-commitment = The table showed no code before the random text was given.
finding-unfinished = The game is not over: its seed is secret, and its dice cannot be checked yet.
finding-seed = The seed does not match the code.
finding-seed-shown = The seed does not match the code that was shown before the game.
finding-seed-nor-dice = The seed does not match the code, nor the dice.
finding-seed-but-dice = The seed does not match the code, although it matches the dice.
finding-dice = { $count } of { $throws } rolls do not follow from the seed and the random texts, beginning with this one.
finding-throw = Roll { $number } is recorded as { $text }, but the dice gave { $actual }.
finding-throw-unfair = Roll { $number } does not follow from the seed and the random texts.
finding-no-result = The game is over here, but the result is missing.
finding-early-result = The game is not over here, but the record has a result.
finding-scores = The scores should be { $scores }.
finding-ranking = The ranking should be { $ranking }.
