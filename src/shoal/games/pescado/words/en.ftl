### What Pescado says.
###
### $tile is a word tile-*, $tiles a list of them; $dice and $kept are lists of words dice-*.
### $points, $gained and $count are numbers. A tile is named by its three fish.

## Parts of sentences

part-tiles = { $tiles-count ->
        [one] the { $tiles } tile
       *[other] { $tiles-count } tiles ({ $tiles })
    }
part-tile = the { WORD($tile) } tile
part-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

part-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Prompts

# $flip and $stop are 1 if that is possible, else 0.
ask-take = { $flip ->
        [0] { $stop ->
            [0] Take your catch, or roll again?
           *[other] Take your catch, roll again, or stop?
        }
       *[other] { $stop ->
            [0] Take your catch, roll again, or flip 2 tiles for a grey die?
           *[other] Take your catch, roll again, flip 2 tiles for a grey die, or stop?
        }
    }
# Nothing can be taken. $flip and $stop are 1 if that is possible, else 0.
ask-throw = { $flip ->
        [0] { $stop ->
            [0] Nothing to take. Choose dice to keep and roll again.
           *[other] Nothing to take. Roll again, or stop?
        }
       *[other] { $stop ->
            [0] Nothing to take. Roll again, or flip 2 tiles for a grey die?
           *[other] Nothing to take. Roll again, flip 2 tiles for a grey die, or stop?
        }
    }
ask-flip = Flip one more tile to get the grey die.
ask-second-grey = Roll again, or flip 2 more tiles for the second grey die?
ask-throw-grey = Choose dice to keep, then roll the others with { $count ->
        [one] the grey die
       *[other] both grey dice
    }.
ask-take-or-stop = Take your catch, or stop?
ask-claim = Snatch every tile that the dice show, then say done.
ask-mark = Snatch round! Mark every tile that the dice show, then seal.

## Moves

move-take = Take { part-tile }
move-take-all = { $count ->
        [2] Take both caught tiles
       *[other] Take all { $count } caught tiles
    }
move-steal = Steal { part-tile } from { $other-is ->
        [you] you
       *[other] { $other }
    }
move-flip = Flip { part-tile }
move-flip-theirs = Flip { $other-is ->
        [you] your
       *[other] { $other }'s
    } { WORD($tile) } tile
# $count dice are kept, $thrown are thrown, grey ones included.
move-keep = { $count ->
        [0] Roll all { $thrown } dice
       *[other] { $thrown ->
            [0] Keep all five dice
            [one] Keep { $dice }, roll 1 die
           *[other] Keep { $dice }, roll { $thrown } dice
        }
    }
move-stop = Stop
move-claim = Snatch { part-tile }
move-mark = Mark { part-tile }
move-done = Done
move-seal = Seal your marks

## Log: tiles and dice

log-draw = New in the pool: { part-tile }.
log-first = { $seat-is ->
        [you] You go
       *[other] { $seat } goes
    } first (drawn at random).
log-throw = { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $dice }.
log-throw-again = { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } again: { $dice }.{ $kept-count ->
        [0] { "" }
       *[other] { " " }Kept: { $kept }.
    }
log-take = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { part-tiles }: { part-points }.
log-steal = { $seat-is ->
        [you] You steal { part-tiles } from { $other }, who loses { part-points }.
       *[other] { $other-is ->
            [you] { $seat } steals { part-tiles } from you. You lose { part-points }.
           *[other] { $seat } steals { part-tiles } from { $other }, who loses { part-points }.
        }
    }
log-flip = { $seat-is ->
        [you] You flip
       *[other] { $seat } flips
    } { part-tile }.
log-flip-theirs = { $seat-is ->
        [you] You flip
       *[other] { $seat } flips
    } { $other-is ->
        [you] your { WORD($tile) } tile: it stays yours and is safe now
       *[other] { $other }'s { WORD($tile) } tile: it stays theirs and is safe now
    }.
# $count grey dice so far.
log-grey = { $seat-is ->
        [you] You get
       *[other] { $seat } gets
    } { $count ->
        [one] a grey die
       *[other] the second grey die
    }.
# $count dice are kept.
log-keep = { $seat-is ->
        [you] You keep
       *[other] { $seat } keeps
    } { $count ->
        [0] no dice
        [5] all five dice
       *[other] { $dice }
    }.
# $count caught tiles are left.
log-stop = { $seat-is ->
        [you] You stop
       *[other] { $seat } stops
    }{ $count ->
        [0] { "" }
        [one] { " " }and { $seat-is ->
            [you] leave
           *[other] leaves
        } a caught tile
       *[other] { " " }and { $seat-is ->
            [you] leave
           *[other] leaves
        } { $count } caught tiles
    }.
log-to-stack = Shuffled into the stack: { part-tiles }.

# Sums up a turn: $count tiles from the pool for $gained points, and the seat's $points now.
log-turn = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $count ->
        [0] nothing from the pool
        [one] 1 tile from the pool (+{ $gained })
       *[other] { $count } tiles from the pool (+{ $gained })
    } and { $seat-is ->
        [you] have
       *[other] has
    } { part-points }.

## Log: snatching

# $count dice show the $colour.
log-snatch = { $count } dice show { WORD($colour) }: everyone snatches!
log-throw-for-all = { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } all five dice again: { $dice }.
log-no-match = No tile in the pool matches these dice.
log-claim = { $seat-is ->
        [you] You snatch
       *[other] { $seat } snatches
    } { part-tile }: { part-points }.
log-claim-wrong = { $seat-is ->
        [you] You snatch
       *[other] { $seat } snatches
    } at { part-tile }, but the dice don't show it.
log-none-left = No other tile matches these dice.
log-done = { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } done.
log-mark = { $seat-is ->
        [you] You mark
       *[other] { $seat } marks
    } { part-tile }.
log-seal = { $seat-is ->
        [you] You seal your
       *[other] { $seat } seals their
    } marks.
log-open = All marks are open.
# $place is 1 for the seat that was drawn first.
log-lot = { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } number { $place } in the draw.
log-marked = { $seat-is ->
        [you] You
       *[other] { $seat }
    } marked { $tiles-count ->
        [0] nothing
       *[other] { part-tiles }
    }.
log-gets = { $seat-is ->
        [you] You get
       *[other] { $seat } gets
    } { part-tiles }: { part-points }.
# $other was drawn before $seat; both marked the tile.
log-beaten = { $other-is ->
        [you] You were drawn before { $seat } and get { part-tile }.
       *[other] { $other } was drawn before { $seat-is ->
            [you] you
           *[other] { $seat }
        } and gets { part-tile }.
    }
log-wrong = { $seat-is ->
        [you] You
       *[other] { $seat }
    } marked { part-tiles }, but the dice don't show { $tiles-count ->
        [one] it
       *[other] them
    }.
log-pay = { $seat-is ->
        [you] You give up { part-tile } and lose
       *[other] { $seat } gives up { part-tile } and loses
    } { part-points }.
log-spared = { $seat-is ->
        [you] You have only more valuable tiles and give
       *[other] { $seat } has only more valuable tiles and gives
    } up nothing.
log-no-tiles = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no tile to give up.
log-snatch-over = The snatch round is over: { $count ->
        [one] 1 tile was
       *[other] { $count } tiles were
    } snatched.
log-nobody = Nobody snatched a tile.

## The end

log-over-stack = The game is over: the stack cannot fill the pool any more.
log-over-throws = The game is over after { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    }.

won-points = { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } with { part-points }.
# $tied players have the same points; the winner has the fewest tiles.
won-by-tiles = { $tied } players have { part-points }. { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } with the fewest tiles: { $tiles }.
# $tiles is the number of tiles of each winner.
won-shared = { $seats } share the win, with { part-points } and { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } each.
# $tied players have the same points; the winners have the fewest tiles.
won-shared-by-tiles = { $tied } players have { part-points }. { $seats } share the win with the fewest tiles: { $tiles } each.

## Refusals

no-snatch = There is no snatch round now.
no-half-a-die = Flip another tile first: a grey die costs two.
no-take-after-flip = You have flipped tiles, so you must roll before you take more.
no-take-all = You need at least two caught tiles to take all.
no-match = Your dice ({ $dice }) don't show all three fish of { part-tile }.
no-take-own = You already have { part-tile }.
no-face-down = The { WORD($tile) } tile was flipped and lies face down this turn.
no-flipped-theirs = The { WORD($tile) } tile was flipped: it is safe with { $other }.
no-safe = The { WORD($tile) } tile is safe with { $other }.
no-in-stack = The { WORD($tile) } tile is in the stack.
no-flip-late = Grey dice must be bought before the second roll.
no-flip-more = You already have both grey dice.
no-flip-own = The { WORD($tile) } tile is yours. You can flip tiles of the pool, and fresh ones of the player before you.
no-flip-single = A grey die costs two tiles, and only one lies face up.
no-keep-late = You have no roll left. Take your catch, or stop.
no-keep-all = In this game you must roll at least one die again.
# $kept are the dice that cannot be kept, $dice those on the table.
no-keep = You cannot keep { $kept }: your dice are { $dice }.
no-stop-after-flip = You have flipped tiles for a grey die, so you must roll.
no-stop = In this game you must roll a second time.
no-only-claims = This is a snatch round: snatch a tile of the pool, or say done.
no-claim-again = You have already snatched at { part-tile } with this roll.
no-in-pool = The { WORD($tile) } tile is not in the pool.
no-only-marks = This is a snatch round: mark tiles of the pool, or seal.
no-mark-again = You have already marked { part-tile }.

## Reasons for hints

why-take = { part-points }, but the next player can still steal the tile.
why-take-last = { part-points }, and safe: no other turn follows.
why-steal = You gain { part-points } that nobody can steal back, and { $other } loses as much.
why-take-all = { part-points } at once.
why-flip = Two flipped tiles bring a grey die, but you can't catch this one any more this turn.
why-flip-theirs = Two flipped tiles bring a grey die, but this one is then safe with { $other }.
# $count caught tiles.
why-keep-all = { $count ->
        [0] You roll no dice, so your turn ends.
        [one] You roll no dice, but can still take the tile you caught.
       *[other] You roll no dice, but can still take the { $count } tiles you caught.
    }
# $count dice are thrown. $chance is that of $tile in per cent, $average in points; $more tiles are likely too.
why-keep = A roll of { $count ->
        [one] 1 die
       *[other] { $count } dice
    }: { $chance } % chance of { part-tile }{ $more-count ->
        [0] { "" }
       *[other] , and good chances of { $more }
    }. On average { part-average } points.
# $count dice are thrown.
why-keep-little = A roll of { $count ->
        [one] 1 die
       *[other] { $count } dice
    } hardly catches anything: { part-average } points on average.
why-leave = You would leave { $count ->
        [one] a caught tile
       *[other] { $count } caught tiles
    } worth { part-points }.
# $average points.
why-stop = A second roll is free, and brings { part-average } points on average.
# $count tiles of the pool that the dice show, and that the player has not snatched at or marked.
why-done = { $count ->
        [0] The dice show no other tile.
        [one] The dice show one more tile.
       *[other] The dice show { $count } more tiles.
    }
why-snatch = The dice show this tile. It is worth { part-points }.
why-wrong = { $points ->
        [0] The dice don't show this tile, but it would cost you nothing.
       *[other] The dice don't show this tile: it would cost you { part-points }.
    }

## The board in words

# Everything but sentences stands in rows. $count tiles lie in the pool.
board-pool = { $count ->
        [0] The pool is empty.
       *[other] Pool:
    }
# One of the rows of tiles.
board-tile = { WORD($tile, capital: "yes") }
board-worth = { part-points }
board-face-down = { part-points }, face down
# What $seat can take from $other, followed by rows of tiles.
board-prey = { $seat-is ->
        [you] You can still steal from { $other }:
       *[other] { $seat } can still steal from { $other-is ->
            [you] you
           *[other] { $other }
        }:
    }
board-safe = Flipped, so safe with { $seat-is ->
        [you] you
       *[other] { $seat }
    }: { $tiles }.
part-count = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
board-player = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { part-points } and { part-count }.
board-placed = { $seat-is ->
        [you] You finish
       *[other] { $seat } finishes
    } in place { $place }, with { part-points } and { part-count }.
board-fresh = { $seat-is ->
        [you] You took
       *[other] { $seat } took
    } { part-tiles } from the pool this turn.
board-stack = { $count ->
        [0] The stack is empty.
       *[other] In the stack: { part-count }
    }
board-top = On top of the stack, uppermost first: { $tiles-row }.

# What happens now: whose turn it is, and the phase.
part-turn = { $seat-is ->
        [you] Your turn
       *[other] { $seat }'s turn
    }
part-snatch = { $seat-is ->
        [you] Snatch round in your turn
       *[other] Snatch round in { $seat }'s turn
    }
board-before-refill = The pool is being filled.
board-before-first = The first player is being drawn.
board-turn-refill = { part-turn }: the pool is being filled.
board-turn-throw = { part-turn }: the dice are being rolled.
board-turn-throw-again = { part-turn }: the second roll.
board-turn-throw-for-all = { part-snatch }: all five dice are rolled again.
board-turn-open = { part-snatch }: the marks are open, and the order is drawn.
board-turn-fish = { part-turn }, after the first roll.
board-turn-fish-again = { part-turn }, after the second roll.
board-turn-snatch = { part-snatch }: everyone snatches tiles.
board-turn-secret = { part-snatch }: everyone marks tiles in secret.

board-dice = { $dice-count ->
        [0] No dice on the table.
       *[other] Dice: { $dice }.
    }
board-kept = { $dice-count ->
        [0] No dice kept.
       *[other] Kept: { $dice }.
    }
# $flips tiles were flipped, for $count grey dice.
board-grey = { $flips ->
        [one] 1 tile
       *[other] { $flips } tiles
    } flipped: { $count ->
        [0] no grey die yet
        [one] 1 grey die
       *[other] { $count } grey dice
    }.
# $most throws are the limit; the sentence leaves it out.
board-throws = { $count ->
        [one] 1 roll of the white dice so far
       *[other] { $count } rolls of the white dice so far
    }

board-wrong = { $seat-is ->
        [you] You wrongly snatched
       *[other] { $seat } wrongly snatched
    } at { part-tiles }.
board-marked = { log-marked }
board-done = { $seats-count ->
        [0] Nobody is done yet.
       *[other] Done: { $seats }.
    }
board-sealed = { $seats-count ->
        [0] Nobody has sealed yet.
       *[other] Sealed: { $seats }.
    }

# The legend: rows of marks, colours, and letters as they are typed.
board-legend = Colours, and the letters to type for them in moves:
board-colour = { WORD($colour, capital: "yes") }

## Words

colour-yellow = yellow
colour-orange = orange
colour-red = red
colour-blue = blue
colour-green = green
colour-black = black

# Dice of one colour, by their number: dice-yy are two yellow ones.
dice-y = 1 { colour-yellow }
dice-yy = 2 { colour-yellow }
dice-yyy = 3 { colour-yellow }
dice-yyyy = 4 { colour-yellow }
dice-yyyyy = 5 { colour-yellow }
dice-yyyyyy = 6 { colour-yellow }
dice-yyyyyyy = 7 { colour-yellow }
dice-o = 1 { colour-orange }
dice-oo = 2 { colour-orange }
dice-ooo = 3 { colour-orange }
dice-oooo = 4 { colour-orange }
dice-ooooo = 5 { colour-orange }
dice-oooooo = 6 { colour-orange }
dice-ooooooo = 7 { colour-orange }
dice-r = 1 { colour-red }
dice-rr = 2 { colour-red }
dice-rrr = 3 { colour-red }
dice-rrrr = 4 { colour-red }
dice-rrrrr = 5 { colour-red }
dice-rrrrrr = 6 { colour-red }
dice-rrrrrrr = 7 { colour-red }
dice-b = 1 { colour-blue }
dice-bb = 2 { colour-blue }
dice-bbb = 3 { colour-blue }
dice-bbbb = 4 { colour-blue }
dice-bbbbb = 5 { colour-blue }
dice-bbbbbb = 6 { colour-blue }
dice-bbbbbbb = 7 { colour-blue }
dice-g = 1 { colour-green }
dice-gg = 2 { colour-green }
dice-ggg = 3 { colour-green }
dice-gggg = 4 { colour-green }
dice-ggggg = 5 { colour-green }
dice-gggggg = 6 { colour-green }
dice-ggggggg = 7 { colour-green }
dice-k = 1 { colour-black }
dice-kk = 2 { colour-black }
dice-kkk = 3 { colour-black }
dice-kkkk = 4 { colour-black }
dice-kkkkk = 5 { colour-black }
dice-kkkkkk = 6 { colour-black }
dice-kkkkkkk = 7 { colour-black }

# Tiles by their three fish, in the order of the colours above.
tile-yyy = { colour-yellow }-{ colour-yellow }-{ colour-yellow }
tile-yyo = { colour-yellow }-{ colour-yellow }-{ colour-orange }
tile-yyr = { colour-yellow }-{ colour-yellow }-{ colour-red }
tile-yyb = { colour-yellow }-{ colour-yellow }-{ colour-blue }
tile-yyg = { colour-yellow }-{ colour-yellow }-{ colour-green }
tile-yyk = { colour-yellow }-{ colour-yellow }-{ colour-black }
tile-yoo = { colour-yellow }-{ colour-orange }-{ colour-orange }
tile-yor = { colour-yellow }-{ colour-orange }-{ colour-red }
tile-yob = { colour-yellow }-{ colour-orange }-{ colour-blue }
tile-yog = { colour-yellow }-{ colour-orange }-{ colour-green }
tile-yok = { colour-yellow }-{ colour-orange }-{ colour-black }
tile-yrr = { colour-yellow }-{ colour-red }-{ colour-red }
tile-yrb = { colour-yellow }-{ colour-red }-{ colour-blue }
tile-yrg = { colour-yellow }-{ colour-red }-{ colour-green }
tile-yrk = { colour-yellow }-{ colour-red }-{ colour-black }
tile-ybb = { colour-yellow }-{ colour-blue }-{ colour-blue }
tile-ybg = { colour-yellow }-{ colour-blue }-{ colour-green }
tile-ybk = { colour-yellow }-{ colour-blue }-{ colour-black }
tile-ygg = { colour-yellow }-{ colour-green }-{ colour-green }
tile-ygk = { colour-yellow }-{ colour-green }-{ colour-black }
tile-ykk = { colour-yellow }-{ colour-black }-{ colour-black }
tile-ooo = { colour-orange }-{ colour-orange }-{ colour-orange }
tile-oor = { colour-orange }-{ colour-orange }-{ colour-red }
tile-oob = { colour-orange }-{ colour-orange }-{ colour-blue }
tile-oog = { colour-orange }-{ colour-orange }-{ colour-green }
tile-ook = { colour-orange }-{ colour-orange }-{ colour-black }
tile-orr = { colour-orange }-{ colour-red }-{ colour-red }
tile-orb = { colour-orange }-{ colour-red }-{ colour-blue }
tile-org = { colour-orange }-{ colour-red }-{ colour-green }
tile-ork = { colour-orange }-{ colour-red }-{ colour-black }
tile-obb = { colour-orange }-{ colour-blue }-{ colour-blue }
tile-obg = { colour-orange }-{ colour-blue }-{ colour-green }
tile-obk = { colour-orange }-{ colour-blue }-{ colour-black }
tile-ogg = { colour-orange }-{ colour-green }-{ colour-green }
tile-ogk = { colour-orange }-{ colour-green }-{ colour-black }
tile-okk = { colour-orange }-{ colour-black }-{ colour-black }
tile-rrr = { colour-red }-{ colour-red }-{ colour-red }
tile-rrb = { colour-red }-{ colour-red }-{ colour-blue }
tile-rrg = { colour-red }-{ colour-red }-{ colour-green }
tile-rrk = { colour-red }-{ colour-red }-{ colour-black }
tile-rbb = { colour-red }-{ colour-blue }-{ colour-blue }
tile-rbg = { colour-red }-{ colour-blue }-{ colour-green }
tile-rbk = { colour-red }-{ colour-blue }-{ colour-black }
tile-rgg = { colour-red }-{ colour-green }-{ colour-green }
tile-rgk = { colour-red }-{ colour-green }-{ colour-black }
tile-rkk = { colour-red }-{ colour-black }-{ colour-black }
tile-bbb = { colour-blue }-{ colour-blue }-{ colour-blue }
tile-bbg = { colour-blue }-{ colour-blue }-{ colour-green }
tile-bbk = { colour-blue }-{ colour-blue }-{ colour-black }
tile-bgg = { colour-blue }-{ colour-green }-{ colour-green }
tile-bgk = { colour-blue }-{ colour-green }-{ colour-black }
tile-bkk = { colour-blue }-{ colour-black }-{ colour-black }
tile-ggg = { colour-green }-{ colour-green }-{ colour-green }
tile-ggk = { colour-green }-{ colour-green }-{ colour-black }
tile-gkk = { colour-green }-{ colour-black }-{ colour-black }
tile-kkk = { colour-black }-{ colour-black }-{ colour-black }

# The headline of the end, without a full stop; $count is the margin.

end-points = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $count ->
    [one] by one point
   *[other] by { $count } points
}
end-tiles = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $count ->
    [one] with one tile fewer
   *[other] with { $count } tiles fewer
}
end-shared = { $seats } share the win
