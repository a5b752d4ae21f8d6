### What the page itself says, outside the games.

## Everywhere

brand = Shoal
tagline = Five sea games to play with friends, at home or online
# The title of a page in the browser: $title is what it shows.
page-title = { $title } · { brand }
# For search engines.
page-description = Five sea games in the browser: play with friends by a link, or against bots.
page-noscript = Shoal needs JavaScript to draw its games. Please allow it for this page.
brand-home = { brand }: { home }

loading = Loading …
unreached = The server cannot be reached.
back = Back
close = Close
home = Home
yes = yes
no = no
rules = Rules
you = you
not-found = Page not found
not-found-why = There is nothing at this address. Check the link for typos.
settings = Settings
language = Language
# A text and its value, such as an option and what was chosen.
label-value = { $label }: { $value }

## Names

name-label = Your name
name-hint = The name that others see
name-change = Change name
# A player without a name.
guest = Guest { $number }
# For players who enter no name.
default-name-0 = Barnacle
default-name-1 = Puffin
default-name-2 = Starfish
default-name-3 = Driftwood
default-name-4 = Seagull
default-name-5 = Pebble
default-name-6 = Lobster
default-name-7 = Anchor

## Bots

# $level is one of the levels of bots, such as easy.
bot-of-level = { $level } bot

## Times

time-days = { $days } d
time-hours = { $hours } h
duration-minutes = { $minutes } min
duration-seconds = { $seconds } s

## The lobby

lobby-games = Games
lobby-length = { $minutes } min
lobby-length-range = { $low } to { $high } min
lobby-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
lobby-players-range = { $low }–{ $high } players
lobby-play = Play
# $side is a side of the game, such as "the crew".
lobby-play-side = Play { $side }
lobby-play-of = Play: { $game }
lobby-play-side-of = Play: { $game }. Play { $side }
lobby-invite = Invite
lobby-invite-to = Invite friends: { $game }
lobby-rules-of = Rules: { $game }
opponents-of = { $game }: how strong are the bots?
opponents-else = Or with friends
opponent-easy = For a first game: makes mistakes.
opponent-medium = Plays what looks best at first sight.
opponent-hard = Looks ahead, and beats most people.
opponent-best = Looks furthest ahead, and takes a moment.
lobby-continue = Continue
lobby-your-games = Your games
lobby-your-games-count = Your games: { $count }
lobby-open-games = Open games
lobby-open-games-count = Open games: { $count }
lobby-none = There are no open games right now.
lobby-join = Join
lobby-watch = Watch
lobby-forget = Remove
lobby-forget-of = Remove this game: { $game }
lobby-forget-title = Remove this game?
lobby-forget-sure = This device will forget your seat, and you won't be able to continue.
lobby-keep = Keep it
lobby-more = { $games ->
    [one] Show 1 earlier game
   *[other] Show { $games } earlier games
}
lobby-players-here = { $seats }
lobby-your-turn-in = Your turn in { $game }
lobby-your-turn = your turn
lobby-turn = { $seats-count ->
    [one] { $seats }'s turn
   *[other] { $seats } to move
}
lobby-not-begun = not started yet
lobby-seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
stage-waiting = waiting for players
stage-playing = in progress
stage-over = finished
stage-closed = cancelled

## Setting up a game

setup-title = New game: { $game }
setup-players = Players
setup-seats = Seats
setup-seat = Seat { $number }
setup-seat-as = Seat { $number }: { $role }
setup-who-me = Me
setup-who-friend = A friend, by link
setup-who-here = Someone on this device
setup-who-open = Anyone in the lobby
setup-bot = Bot: { $level }
setup-name-here = Name of the player in seat { $number }
setup-player = Player { $number }
setup-options = House rules
setup-tables = Values on boards, cards and dice
setup-clock = Clock
setup-clock-none = No clock
setup-clock-move = Time per move
setup-clock-game = Time for the whole game
setup-clock-days = Days per move
setup-minutes = Minutes
setup-days = Days
setup-increment = Seconds added after each turn
# $timeout is pass or bot; $more is how many seconds each turn adds.
setup-game-out = Each player has this much time for the whole game. When it runs out, { $timeout ->
    [pass] every further move is a pass
   *[bot] a bot makes every further move immediately
}{ $more ->
    [0] { " " }until the end of the game.
   *[other] , except for the { $more } s that each turn still adds.
}
setup-timeout = When time runs out
setup-timeout-bot = A bot makes the move
setup-timeout-pass = The player passes
setup-leavers = When a player is away
setup-leavers-pause = The game waits
setup-leavers-bot = A bot plays for them
setup-leavers-open = Someone else can take the seat
setup-watch = Who can watch
setup-watch-anyone = Anyone
setup-watch-invited = Anyone with the link
setup-watch-nobody = Nobody
setup-hints = Hints
setup-hints-alone = Only for somebody who plays alone against bots
setup-hints-told = For everyone; the others are told
setup-listed = Show the game in the lobby, so that anyone can join
setup-start = Create game

## The terms of a game

terms-move-minutes = { duration-minutes } per move
terms-move-seconds = { duration-seconds } per move
# $more is how many seconds each turn adds.
terms-game-minutes = { duration-minutes } per game{ terms-increment }
terms-game-seconds = { duration-seconds } per game{ terms-increment }
terms-increment = { $more ->
    [0] { "" }
   *[other] , plus { $more } s per turn
}
terms-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}

## The waiting room

# $state is one of the next entries, or a stage.
waiting-room-title = { $game }: { $state }
waiting-room-players = Waiting for players
waiting-room-taken = All seats are taken
waiting-room-ready = Everyone is here
waiting-room-wait-for = Waiting for { $seats }
waiting-room-rematch = { $seats } can join the rematch from the page of the last game. The game starts as soon as everyone is here.
waiting-room-not-here = { $seats } { $seats-count ->
    [one] has a seat but is
   *[other] have seats but are
} not here right now.
waiting-room-start = Start game
waiting-room-start-without = Start without { $seats }
waiting-room-bots-until = If you start now, { $seats-count ->
    [one] a bot plays
   *[other] bots play
} for { $seats } until they arrive.
waiting-room-host-starts = The host starts the game when everyone is here.
waiting-room-starts = The game starts as soon as everyone is here.
waiting-room-join = Take a seat. The host starts the game when everyone is here.
waiting-room-need-all = The game can start when every seat is taken.
waiting-room-fill = Fill free seats with bots
waiting-room-take-seat = Take a seat
waiting-room-as = As
waiting-room-free-seat = free
waiting-room-clear = Free this seat
waiting-room-leave = Leave game
waiting-room-close = Cancel game
waiting-room-no-access = You can't open this game

## The invitation

invitation-title = Send this link to your friends
invitation-share = Share
invitation-qr = QR code of the invitation: scan it with a phone
invitation-only-here = This link only works on this computer.
# A command that is not translated follows, then the next entry.
invitation-for-network = To let others on your network join, stop Shoal and start it again with
invitation-other-options = and any other options that you used.
copy-link = Copy link
copied = Copied

## The table: whose turn it is

players = Players
# Said by screen readers after the name of a player.
player-to-move = to move
table-turn = { $seats-count ->
    [one] It's { $seats }'s turn.
   *[other] { $seats } can move.
}
table-thinking = { $seat } is thinking …
table-waits-for = Waiting for { $seat }, who is away.
table-waits-for-bot = { table-waits-for } A bot will take over soon.
table-playing = { $seats } { $seats-count ->
    [one] is
   *[other] are
} playing …
table-result = Result
table-yours = Your turn.
table-watching = You are watching.
# In front of the prompt on a shared device.
table-prompt-for = { $seat }:
table-others-too = ({ $seats } can move too.)
table-away = You're marked as away.
table-played-for = A bot is playing for you.
table-you-resigned = You resigned. A bot is playing for you.
table-return = I'm back
table-skip = Skip
table-skip-how = Skip the animation: click here, click the board, or press the space bar
table-clock-left = { $time } left

## The table: the connection

connection-joining = Connecting …
connection-open = Connected
connection-sending = Sending …
connection-lost = Connection lost. Reconnecting …
connection-refused = No access

## The table: the log

log-more = { $lines } more
log-less = Less
log-more-of-turn = { $lines } more, turn { $turn }
log-less-of-turn = Less, turn { $turn }
log-all = What happened
log-nothing = Nothing has happened yet.

## The table: beside the board

tab-log = Log
tab-talk = Chat
tab-board = Board as text
tab-more = Game
board-as-text = The board as text
toolbar-hint = Hint
toolbar-undo = Undo
toolbar-menu = Menu
toolbar-look-back = Look back
toolbar-look-back-how = Look back through the game
chat-write = Write a message
chat-send = Send
chat-reply = Reply
chat-to = To
chat-everyone = everyone
# Who writes the messages of the table itself.
chat-server = Shoal
chat-said-by = { $seat }:
typed-title = Play by typing
typed-not-now = You can type when it is your turn.
typed-label = Type a move
typed-play = Play
typed-moves = All moves
settings-sound = Sound
settings-sound-on = on
settings-sound-off = off
theme-title = Day or night
theme-auto = like your device
theme-light = day
theme-dark = night
colours-title = Player colours
colours-usual = usual
colours-distinct = more distinct
speed-title = Animation
speed-calm = slow
speed-quick = fast
speed-instant = off
fair-dice = Fair dice and draws
fair-dice-about = This code was shown before the game. When the game is over, your browser can check with it that every roll and draw was fair.

## The table: who is here

seat-here = here
seat-gone = not here
seat-stand-in = { $level } bot plays for them
seat-stood-in = { $level } bot played for them
seat-has-resigned = resigned, a bot plays for them
seat-resigned = resigned
seat-put-bot = Let a bot play
seat-put-bot-for-them = Let a bot play for them

## The table: notices

refusal = Not allowed:
rule-read = Read the rule
rule-read-of = Read the rule { $rule }
rule-of = Rule { $rule }
undo-ask = Ask to undo
undo-request = { $seat } wants to undo a move.
undo-request-of = { $seat } wants to undo this move and everything after it: “{ $move }”
undo-requested = You asked the others to let you undo your move.
undo-withdraw = Never mind
undo-agree = Agree
undo-decline = No
undo-done = Undone, with everything after it: “{ $move }”
undo-impossible = You can't undo this on your own: you haven't moved yet, or dice were rolled, something was revealed or someone else moved since.
look-back-impossible = There are no moves to look back at yet.
# $timeout is pass or bot.
clock-short = { $time } left on your clock. When it runs out, { $timeout ->
    [pass] you pass
   *[bot] a bot makes the move
}.
clock-out = You have used up your time for this game: { $timeout ->
    [pass] every further move is a pass
   *[bot] a bot makes every further move immediately
}{ $more ->
    [0] { " " }until the end of the game.
   *[other] . Each turn still adds { $more } s.
}
resign = Resign
resign-title = Resign this game?
resign-sure = This ends the game.
resign-sure-of-many = A bot will play for you. If only one side is left, the game ends.
resign-yes = Yes, resign
resign-no = Keep playing

## A hint

hint-title = What a strong player would try
hint-meaning = Your chance of winning:
hint-meaning-of-many = The share of opponents you can expect to finish ahead of:
percent = { $percent } %
hint-play = Play it
hint-play-of = Play it: { $move }
hint-others = { $moves ->
    [one] 1 other move
   *[other] { $moves } other moves
}

## A shared device

shared-device = Pass the device to { $seat }
shared-device-why = Some parts of this game are secret. Nobody else should look now.
shared-device-ready = I am { $seat }

## The result

result-title = The game is over
result-wins = { $seats } { $seats-count ->
    [one] wins
   *[other] share the win
}!
result-draw = It's a draw.
result-resigned = { $seats } resigned, which ended the game.
result-ranking = Final ranking
result-place = { $place }.
result-you = (you)
result-won = won
result-lost = lost
result-rematch = Rematch
result-rematch-rotate = Rematch, rotate seats
# Where two sides differ.
result-rematch-swap = Rematch, swap sides
result-rematch-set = { $seat } wants a rematch. A new game is ready for all of you.
result-rematch-set-by-host = The host wants a rematch. A new game is ready for all of you.
result-go-rematch = Go to the new game
result-replay = Review the game
result-record = Save the record
result-check-dice = Check the dice
result-check-draw = Check the draw

## The receipt of the dice

receipt-title-dice = Dice check
receipt-title-draw = Draw check
receipt-checking = Your browser is checking every random result …
# This browser could check everything.
receipt-good = { $results ->
    [0] Nothing in this game was random.
    [one] Confirmed as fair: the only result checks out.
   *[other] Fair dice confirmed: all { $results } results check out.
}
# Something could not be checked.
receipt-good-so-far = { $results ->
    [0] Nothing in this game was random.
    [one] The only result checks out.
   *[other] All { $results } results check out.
}
receipt-bad = { $results ->
    [one] A result does not check out!
   *[other] { $results } results do not check out!
}
receipt-unchecked = The dice could not be checked.
receipt-code-saved = Code shown before the game (saved by your browser)
receipt-code-not-saved = Code shown before the game (as the server shows it now)
receipt-unseen = This browser did not see this code before the game, so it cannot tell whether the seed was chosen later.
receipt-fits = The seed matches the code.
receipt-mismatch = The seed does not match the code!
receipt-salted = { $texts ->
    [one] Your random text is included.
   *[other] Your random texts are included.
}
receipt-salt-broken = The random text of { $seats } was changed: someone could have chosen the results!
receipt-unsalted = This browser added no random text to this game, so it cannot tell whether someone chose the results.
receipt-watched = You watched and added no random text. Each player's browser checks its own.
receipt-seed = Seed, shown after the game
receipt-salts = Randomness added by the players
# $salt is a random text, or the entry receipt-none.
receipt-salt = { $seat }: { $salt }
receipt-salt-yours = { $seat }: { $salt } (yours)
# $sent is what this browser sent, or the entry receipt-none.
receipt-salt-sent = { $seat }: { $salt } (this browser sent: { $sent })
receipt-none = none
receipt-elsewhere = To check the record as well, download it and run:
receipt-how = Each result is the HMAC-SHA-256 of the players' random texts and its number, with the seed as key.
receipt-result = Result { $number }
receipt-outcome = { $outcome } of { $outcomes }
receipt-correct = correct
receipt-wrong = wrong

## The replay

replay-title = Replay
replay-step = Step { $number } of { $last }
# $line is what the step says.
replay-at = Step { $number } of { $last }: { $line }
replay-at-start = Step { $number } of { $last }: the game starts.
replay-first = First step
replay-previous = Previous step
replay-next = Next step
replay-last = Last step
replay-live = Back to the game
replay-view-as = View as
replay-spectator = Spectator
replay-all = Everything
replay-link-how = Copy a link to this step
replay-play = Play
replay-pause = Pause

## The rules

rules-table = Table in the rules
rules-this-in-english = This rule is in English only.
rules-contents = Contents

## The board of a game that has none of its own

generic-turn = to move
generic-phase = Now:
generic-none = none
generic-hidden = hidden
generic-empty = empty
generic-of = of { $high }
generic-track = { $label }, up to { $high }
generic-position = { $seat }: { $value } of { $high }
generic-place = Row { $row }, column { $column }
generic-column = Column { $column }: { $pieces-row }
generic-column-empty = Column { $column }: empty
generic-more = { $label } ({ $moves })
# $verbs are the first words of moves.
generic-press-cell = { $verbs-row }: tap a highlighted square.
generic-press-column = { $verbs-row }: tap a column.
generic-press-other = { $verbs-row }: tap what is highlighted.
generic-as-buttons = Show as buttons
generic-on-board = Hide buttons

# Rolling one's own dice.
throw-dice = Roll the dice
throw-prompt = Roll your dice.
table-tumbling = { $seats } { $seats-count ->
    [one] rolls
   *[other] roll
} …

# Sound, and being called when it is one's turn.
sound-mute = Mute
sound-first = This game has sounds. They are off.
sound-turn-on = Turn sound on
sound-keep-off = Keep it quiet
notify = Notify me when it's my turn
notify-denied = Your browser does not allow it. Change that in its settings for this page.
turn-title = ● Your turn · { $title }
turn-notification = It's your turn

# The end over the whole screen.
end-turns = { $title } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
end-moment = The deciding moment · turn { $turn } of { $turns }
end-close = See the board
end-show = Show the result

## Lessons and the coach

lesson-of = Lesson: { $title }
lesson-link = Lesson
coach-setting = Coach in first games
coach-setting-game = Coach in this game
coach-on = on
coach-off = off
