### Words that every catalogue uses, and what a game says if it has no words of its own.

## Lists

# $list is the text so far.
list-more = { $list }, { $item }

# The last item. $item-start is i, vowel or other.
list-last = { $list } and { $item }

# The reader, as the last name in a list.
list-you = you

## Players

# A player without a name. $number counts from 1.
seat-unnamed = Player { $number }

# A seat by its number, which counts from 0, for programs.
seat-number = Seat { $number }

## What every game may say

ask-move = Your move.

log-move = { $seat-is ->
    [you] You play { $move }.
   *[other] { $seat } plays { $move }.
}
log-outcome = Chance: { $outcome }.

no-move = You cannot play { $move } now. Possible: { $moves-row }.
no-move-of-many = You cannot play { $move } now. Possible: { $moves-row } and others.
no-game-over = The game is over.
no-such-number = Moves are numbered 0 to { $last }, not { $number }.

move-text = { $move }

## Notices of a table, in the chat

notice-resigned = { $seat-is ->
    [you] You have resigned. A bot plays for you until the end.
   *[other] { $seat } has resigned. A bot plays for them until the end.
}
notice-hint = { $seat-is ->
    [you] You got a hint.
   *[other] { $seat } got a hint.
}
notice-away = { $seat-is ->
    [you] You're marked as away. A bot plays for you until you come back.
   *[other] { $seat } is away. A bot plays for them until they come back.
}
notice-back = { $seat-is ->
    [you] You're back. The bot has left your seat.
   *[other] { $seat } is back. The bot has left the seat.
}
notice-late-passed = { $seat-is ->
    [you] You ran out of time. The game moved on.
   *[other] { $seat } ran out of time. The game moved on.
}
notice-late-bot = { $seat-is ->
    [you] You ran out of time. A bot made the move.
   *[other] { $seat } ran out of time. A bot made the move.
}

## Hints. $percent is the share of opponents that the player is expected to finish ahead of

hint-move = { $move }: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
hint-best = A strong player would play: { $move } (expected to finish ahead of { $percent } % of opponents).

## The board in words, for a game that has no words for it

board-fact = { $name }: { $value }
board-seat = { $seat }
board-value = { $value }
value-yes = yes
value-no = no
value-none = none
value-hidden = hidden
board-place = { $seat-is ->
    [you] You: place { $place }
   *[other] { $seat }: place { $place }
}
board-to-move = To move: { $seats }
board-chance = To move: chance

## Rules

rules-in-english = The numbered rules follow in English.
rule-in-english = This rule is in English only.

## Levels of bots

level-random = random
level-random-about = Plays any move, all equally likely.
level-easy = easy
level-easy-about = For a first game: makes mistakes.
level-medium = medium
level-medium-about = Plays what looks best at first sight.
level-hard = hard
level-hard-about = Looks ahead, and beats most people.
level-best = best
level-best-about = Looks furthest ahead, and takes a moment.

## Files of rules

rules-file-head = All rules of { $game }. Keep what you change, delete the rest: it stays as it is.
rules-file-choices = one of { $choices-row }
rules-file-range = { $low } to { $high }
