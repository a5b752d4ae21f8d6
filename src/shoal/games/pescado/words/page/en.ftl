### The board of Pescado on the page. What the board in words says too is in the catalogue above.

page-goal = Goal: most points when the stack runs out
page-goal-short = Most points when tiles run out
# How far the game is: $count tiles are in the stack.
page-left = { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
page-choices = Your choices
page-all-tiles = All tiles
page-prey-safe = Safe after this turn.
page-prey-none = No fresh catch to steal.

# On a tile, what a press brings or what it needs: $dice are dice by their colours, $count of them.
page-take = take +{ $points }
page-steal = steal +{ $points }
page-gain = +{ $points }
page-needs = needs { $dice }
page-sure = sure: +{ $points }
page-shown = sure
page-marked = marked
page-wrong = wrong
# A tile in words ($label) and what is written on it ($says).
page-tile-says = { $label }: { $says }
# On a tile that can be flipped: where it is then.
page-ends-pool = out this turn
page-ends-stack = to the stack
page-ends-safe = stays theirs

page-kept = { $count } kept
page-take-all = { $count ->
        [2] Take both
       *[other] Take all { $count }
    }
page-points-more = +{ part-points }
# $count dice are kept, $thrown are thrown, grey ones included.
page-throw = { $count ->
        [0] Roll all { $thrown } dice
       *[other] { $thrown ->
            [0] Keep all five
            [one] Roll 1 die
           *[other] Roll { $thrown } dice
        }
    }
page-keeping = keep { $dice }
page-keeping-none = keep none
page-flip = { $tiles ->
        [one] Flip 1 more tile
       *[other] Flip { $tiles } tiles
    }
page-flip-some = Flip tiles
page-flip-brings = for a grey die
page-flip-more = { $tiles ->
        [one] Flip 1 more tile for a grey die.
       *[other] Flip { $tiles } tiles for a grey die.
    }
page-flip-leaves = A flip gives up what you have caught: { $tiles }
page-could = { $thrown ->
        [one] Keeping { $dice }, one die could bring
       *[other] Keeping { $dice }, { $thrown } dice could bring
    }
page-could-none = With { $dice } kept, no tile is nearly caught.

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
page-keep-hint = Tap the dice you keep.
page-leaves = Rolling leaves the tiles that you have not taken.
page-flip-ask = Which tile do you flip?

page-colours = Colours and their patterns
# The initial of each colour's word, drawn on its fish: one letter or two, different for all; black has its usual K.
page-initial-yellow = Y
page-initial-orange = O
page-initial-red = R
page-initial-blue = B
page-initial-green = G
page-initial-black = K
# Beside the name of a player.
page-done = done
page-sealed = sealed
