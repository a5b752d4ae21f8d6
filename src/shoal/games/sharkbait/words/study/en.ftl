### SharkBait in studies: what is counted, and what the solver answers.

## Headings of what is counted

statistics-kind-schools = Schools
statistics-kind-tokens = Tokens

## What is counted

statistics-school = { $fish ->
    [one] 1 fish
   *[other] { $fish } fish
}
statistics-token = token { $token }
statistics-pays-bait = pays a bait
statistics-chooses-roll = rolls, could stop
statistics-chooses-stop = stops, could roll
statistics-must-stop = has to stop
statistics-bad-roll = bad roll
statistics-bad-roll-empty-mat = bad roll on an empty mat
statistics-feeding-sharks = feeding sharks
statistics-shark-fight = shark fight
statistics-trophy = wins the round’s trophy

## The solver

help-solve-hold = the tokens that are out this round; the others are on the mat (default: 4,9,13)
help-solve-bait = how many spaces a bait is worth, 0 to { $most }
help-solve-out = write the whole table as CSV (default: no file)
solve-about = SharkBait, one turn. A value is how many spaces the pawn moves this turn on average, with a bait counted as { $bait }. Later turns are left out.
solve-dice = The dice about to be rolled are worth { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
solve-file = Every position of the turn is in { $file }.
solve-head-move = move
solve-head-value = value
solve-head-score = score
solve-head-dice = dice in hand
solve-head-roll = roll even at
solve-head-stop = stop already at
solve-score = { $score }
solve-scores = { $first } to { $last }
solve-scores-from = { $first } and more
solve-never = never
solve-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
