### The board of Pescado on the page. What the board in words says too is in the catalogue above.

page-pool = The pool
page-tile = { board-tile }, { board-worth }
page-tile-down = { board-tile }, { board-face-down }
# $seat can steal what $other took last.
page-prey = { $seat-is ->
        [you] Match { $other }'s fresh catch to steal it
       *[other] { $other-is ->
            [you] Your fresh catch: { $seat } can steal it
           *[other] { $other }'s fresh catch: { $seat } can steal it
        }
    }

page-dice = The dice
page-dice-of = { $seat-is ->
        [you] Your dice
       *[other] { $seat }'s dice
    }
page-snatch = Snatch! Tap every tile that the dice show, before the others do.
page-secret = Mark every tile that the dice show, then seal.
page-die = { WORD($colour, capital: "yes") } die
page-die-kept = { page-die }, kept
page-keep-hint = Tap the dice you want to keep.
# Like move-keep, beside dice that show what is kept ($dice).
page-keep = Keep { $count }, throw { $thrown }
page-leaves = If you throw now, you leave the tiles that you have not taken.
page-flip = Flip tiles for a grey die
page-flip-ask = Which tile do you flip?

page-catches = Caught tiles
page-colours = Colours and their marks
# Beside the name of a player.
page-done = done
page-sealed = sealed
