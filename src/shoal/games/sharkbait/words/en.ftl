### SharkBait: dice are rolled; fish and sharks are placed in columns, and a shark on the mat is placed.

## Log: the start of the game

# $seat starts the first round.
log-first = { $seat-is ->
    [you] You go first (drawn at random).
   *[other] { $seat } goes first (drawn at random).
}
# $token cannot be won in the first round.
log-hold = Token { $token } is out this round.

## Log: rolling and placing dice

# $fish and $sharks are the numbers on the white and the black dice.
log-roll = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} fish { $fish-row } and { $sharks-count ->
    [one] shark
   *[other] sharks
} { $sharks-row }.
log-roll-fish = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} fish { $fish-row }.
log-roll-sharks = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} only { $sharks-count ->
    [one] shark
   *[other] sharks
} { $sharks-row }.

# A free choice.
log-roll-again = { $seat-is ->
    [you] You roll again.
   *[other] { $seat } rolls again.
}
# A shark is still in hand.
log-must-roll = { $seat-is ->
    [you] You must roll again.
   *[other] { $seat } must roll again.
}

# One fish of the roll is lost, and one in $column.
log-bad-roll = Bad roll! { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} a fish from the roll and a fish from column { $column }.
# One fish of the roll is lost; log-lose follows.
log-bad-roll-choice = Bad roll! { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} a fish from the roll, and must choose another from the mat.
log-bad-roll-empty-mat = Bad roll! { $seat-is ->
    [you] You lose a fish from the roll. Your mat has none to lose.
   *[other] { $seat } loses a fish from the roll. Their mat has none to lose.
}
log-lose = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} a fish from column { $column }.

# $count is 2 or more.
log-school = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} { $count } fish in column { $column }.
log-shark = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} a shark in column { $column }.
log-both-sharks = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} both sharks in column { $column }.
# $fish is how many fish are in the column now.
log-fight = Shark fight! { $seat-is ->
    [you] Your sharks
   *[other] { $seat }'s sharks
} meet in column { $column }{ $fish ->
    [0] { "" }
    [one] , where 1 fish now scores 4
   *[other] , where { $fish } fish now score 4 each
}.

## Log: the end of a turn

# A free choice. $score is the score of the dice.
log-stop = { $seat-is ->
    [you] You stop
   *[other] { $seat } stops
} with a score of { $score }.
# Fewer than two fish are left to roll.
log-must-stop = { $seat-is ->
    [you] You must stop
   *[other] { $seat } must stop
} with a score of { $score }.

log-bait = { $seat-is ->
    [you] You pay a bait
   *[other] { $seat } pays a bait
} to reach token { $token }.

# The headline of a turn. $steps is how far the pawn really moves, $bait is 0 or 1.
log-token = { $seat-is ->
    [you] You score { $score } and take
   *[other] { $seat } scores { $score } and takes
} token { $token }{ token-brings }.
# The headline of a turn. $paid is the number of baits.
log-token-for-baits = { $seat-is ->
    [you] You score { $score } and pay
   *[other] { $seat } scores { $score } and pays
} { $paid ->
    [one] a bait
   *[other] { $paid } baits
} for token { $token }{ token-brings }.

# What a token brings, after its number.
token-brings = { $steps ->
    [0] { $bait ->
        [0] { "" }
       *[other] : a bait
    }
    [one] { $bait ->
        [0] : 1 space
       *[other] : 1 space and a bait
    }
   *[other] { $bait ->
        [0] : { $steps } spaces
       *[other] : { $steps } spaces and a bait
    }
}

log-no-bait = { $seat-is ->
    [you] You get no bait:
   *[other] { $seat } gets no bait:
} the supply is empty.
log-last-space = { $seat-is ->
    [you] Your pawn
   *[other] { $seat }'s pawn
} waits on the last space.

## Log: the end of a round

# $token is the biggest of the round; $steps is 0 for a pawn on the last space.
log-trophy = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} round { $round } with token { $token }: { $steps ->
    [0] the trophy
   *[other] the trophy and 1 more space
}.
log-smallest = { $seat-is ->
    [you] You have the smallest token, { $token }, and get a bait.
   *[other] { $seat } has the smallest token, { $token }, and gets a bait.
}
log-smallest-no-bait = { $seat-is ->
    [you] You have the smallest token, { $token }, but get no bait:
   *[other] { $seat } has the smallest token, { $token }, but gets no bait:
} the supply is empty.
log-starts = { $seat-is ->
    [you] You start
   *[other] { $seat } starts
} round { $round }.
# $tokens were won in the round that ended.
log-hold-next = Tokens { $tokens } are out in round { $round }.

## What a player is asked

ask-place = Place a shark or schools of fish.
ask-place-fish = Place schools of fish.
ask-place-shark = No school: place a shark.

# $sharks is how many are still in hand, 1 or 2.
ask-roll = Roll again: { $sharks ->
    [one] a shark is
   *[other] both sharks are
} still in your hand.
ask-place-or-roll = Place more fish, or roll again: { $sharks ->
    [one] a shark is
   *[other] both sharks are
} still in your hand.
ask-roll-or-stop = Roll again, or stop with a score of { $score }?
ask-place-roll-or-stop = Place more fish, roll again, or stop with a score of { $score }?
ask-stop = Stop with a score of { $score }: too few fish are left to roll.

# Several columns have equally many fish.
ask-lose = Bad roll! Choose one of your fullest columns to lose a fish.
ask-prize = Take token { $token }, or pay a bait for token { $bigger }?

## Why a move is not allowed

no-lose-column = { $fish ->
    [0] Column { $column } has no fish
   *[other] Column { $column } has only { $fish } fish
}, but your fullest columns have { $most } fish.
no-lose-first = Bad roll! First choose the column that loses a fish.
no-loss = You lose fish only after a bad roll.

# $number is what the dice show.
no-school-again = You have already placed your { $number }s of this roll.
no-school = { $thrown ->
    [0] No fish shows a { $number }.
   *[other] Only 1 fish shows a { $number }, and a school needs 2.
}
no-school-of-size = Only { $thrown } fish show a { $number }, not { $count }.

no-shark = No shark shows a { $number }.
no-both-sharks = You can place both sharks only if both show a { $number }.
no-shark-left = Both sharks are already placed.
no-shark-after-fish = You have placed fish from this roll, so you cannot place a shark.

no-done-roll = You have finished this roll: roll again.
no-done-stop = You have finished this roll: stop.
no-done-roll-or-stop = You have finished this roll: roll again or stop.

no-place-first = You can place something, so place it first.
no-stop = You cannot stop: { $sharks ->
    [one] a shark is
   *[other] both sharks are
} still in your hand.
no-roll = You must stop: both sharks are placed, and you have fewer than 2 fish to roll.

no-token-yet = You get a token after you stop.
no-stopped = You have stopped: take the token or pay a bait.

## Hints

# $mean is the score that the turn comes to on average.
why-school = That makes { $fish } fish on your mat. Rolling on scores { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average.
why-school-last = That makes { $fish } fish on your mat, and a score of { $score }.

# $fish is how many fish are in the column.
why-shark = { column-eaten }. Rolling on scores { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average.
why-shark-last = { column-eaten }. Your score is { $score } then.
column-eaten = Column { $column } has { $fish ->
    [0] no fish
   *[other] { $fish } fish
} for the shark to eat

why-fight = { column-fought }. Rolling on scores { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average.
why-fight-last = { column-fought }. Your score is { $score } then.
column-fought = A shark fight makes { $fish ->
    [0] fish in column { $column } score 4, but there are none yet
    [one] the fish in column { $column } score 4
   *[other] the { $fish } fish in column { $column } score 4 each
}

# $fish is how many fish are in hand, $score is safe.
why-roll = Rolling { $fish } fish scores { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average. Stopping scores { $score }.
# $sharks is 1 or 2.
why-must-roll = Rolling { $fish ->
    [0] { $sharks ->
        [one] a shark
       *[other] both sharks
    }
   *[other] { $fish } fish and { $sharks ->
        [one] a shark
       *[other] both sharks
    }
} scores { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average.
why-stop = A score of { $score } is safe, and wins token { $token }{ token-brings }.

# $points is what the fish would have scored.
why-lose = Losing a fish from column { $column } costs { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}.

why-bait = A bait gets you token { $token }{ token-brings }.
why-take = You keep your baits and get token { $token }{ token-brings }.

## The end of the game

won-spaces = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} with { result-spaces }.
# $seats have the same number of spaces. $second is the next best number of trophies.
won-trophies = { $seats } are level on { result-spaces }. { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} with { result-trophies } to { $second }.
# $seats have the same number of spaces and trophies. $second is the next best number of baits.
won-baits = { $seats } are level on { result-spaces } and { result-trophies }. { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} with { result-baits } to { $second }.
won-shared = { $seats } share the win: { result-spaces }, { result-trophies } and { result-baits } each.

result-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
result-trophies = { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
result-baits = { $baits ->
    [one] 1 bait
   *[other] { $baits } baits
}

## Moves

move-school = Place { $count } fish in column { $column }
move-shark = Place a shark in column { $column }
move-both-sharks = Place both sharks in column { $column }
move-lose = Lose a fish from column { $column }
move-roll = Roll again
move-stop = Stop and score { $score }
move-bait = Pay a bait for token { $token }
move-take = Take token { $token }

## The board in words

board-drawing-first = Setting up: the first player is being drawn.
# Some tokens cannot be won in the first round.
board-drawing-tokens = Setting up: { $seat-is ->
    [you] you go first
   *[other] { $seat } goes first
}. Drawing the tokens that are out this round.
# $seat has the first turn of the round.
board-first-turn = Round { $round } of { $rounds }: { $seat-is ->
    [you] your turn, the first
   *[other] { $seat }'s turn, the first
} of this round.
# $other had the first turn of the round.
board-turn = Round { $round } of { $rounds }: { $seat-is ->
    [you] your turn
   *[other] { $seat }'s turn
}. { $other-is ->
    [you] You
   *[other] { $other }
} started the round.
board-over = The game is over: { $seats } { $seats-are ->
    [you] win
    [one] wins
   *[others] share the win
}.

# The table of the players: its head, and the name in each row.
board-head-place = Place
board-head-space = Space
board-head-trophies = Trophies
board-head-baits = Baits
board-head-token = Token
board-player = { $seat-is ->
    [you] { $seat } (you)
   *[other] { $seat }
}
# The token that a player has won this round, and what is printed on it: $steps and $bait.
board-token = { $token }{ token-brings }

# $spaces is the length of the scoring track.
board-supply = Baits in the supply: { $baits }. The track has { $spaces } spaces.

# The table of the tokens on the mat: their numbers, and what they bring.
board-tokens = Tokens
board-token-spaces = Spaces
board-token-baits = Baits
# $tokens cannot be won in this round.
board-out = Out this round: { $tokens-count ->
    [0] no token yet
    [one] token { $tokens }
   *[other] tokens { $tokens }
}.
# The game is over. $tokens were won in its last round.
board-last-won = Won in the last round: tokens { $tokens }.

# The table of the ocean mat.
board-columns = Column
board-fish = Fish
board-sharks = Sharks
# $lost is how many fish are out until the end of the turn.
board-hand = In hand: { $fish } fish and { $sharks ->
    [0] no shark
    [one] 1 shark
   *[other] { $sharks } sharks
}. Fish lost this turn: { $lost }.
board-rolling = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} rolling the dice.
# The table of the dice that lie rolled.
board-rolled-fish = Fish rolled
board-rolled-sharks = Sharks rolled
# $columns have got their fish of this roll.
board-placed = Already placed from this roll: { $columns-count ->
    [one] column { $columns }
   *[other] columns { $columns }
}.
board-bad-roll = Bad roll: one of these fish is already lost, and one on the mat is next.
board-score = Score: { $score }.
board-prize = Token { $token } can be taken, or token { $bigger } for a bait.

# The headline of the end, without a full stop; $count is the margin.

end-spaces = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $count ->
    [one] by one space
   *[other] by { $count } spaces
}
end-trophies = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $count ->
    [one] by one trophy
   *[other] by { $count } trophies
}
end-baits = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} { $count ->
    [one] by one bait
   *[other] by { $count } baits
}
end-shared = { $seats } share the win
