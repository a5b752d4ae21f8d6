### What the terminal says while people play.

## Players

player-you = you
player-bot = { $seat } ({ $bot_level } bot)
spectator = spectator

table-players = { $title }: { $players }.
table-option = Option: { $title } – { $value }

player-unknown = Type player and a name or a number, for example: player 2.
not-from-here = { $seat } does not play at this terminal.
no-decision = There is nothing to decide now.
no-decision-of = { $seat } has nothing to decide now.
not-your-turn = It is not your turn.

## Turns

# Several people share the terminal, so the prompt names the person.
prompt-of = { $seat }: { $prompt }

tui-shared-device = { $seat }'s turn. Everyone else, please look away.
press-enter = Press Enter.
tui-shared-device-keys = Press Enter. F10 leaves.

may-move = You may play { $move }.
others-play = The others are playing …
others-act = Wait for your turn: the others are playing.
please-wait = Please wait for your turn. Type quit or leave to stop.
game-changed = Something has changed. Here is the game again.

move-undone = Your last move was undone.
tui-undo-request = { $seat } asks to undo a move: type agree or refuse.
undo-asked = The other players are asked to agree.
nothing-to-agree = There is nothing to agree to.
no-undo-over = Nothing can be undone: the game is over.

## Moves

moves-found = { $count ->
    [one] The only move:
   *[other] The { $count } moves:
}
moves-none = No move matches.
moves-none-screen = No move matches; Enter asks why.
moves-narrow = Type a beginning, as in the examples, to see the moves that match.
moves-match = { $count } moves match { $typed }: type more of the move.
moves-match-screen = { $count } moves match: type more, or use the arrow keys.
move-numbers = The moves are numbered 1 to { $last }.
# Examples follow.
move-group = { $verb } ({ $count } moves):
choose-move = No move chosen yet: choose one with the arrow keys, or type it.
take-hint = No move chosen yet: press an arrow key to take the hint, then Enter to play it.

## Rules

read-rule = Type ? { $number } to read the rule.
key-for-rule = F2 shows the rule.
rules-unnumbered = The rules of { $title } have no numbers.
rule-numbers = The rules of { $title } go from { $first } to { $last }.

## The log

log-empty = Nothing has happened yet.
log-start = The game starts.

## Help: what can be typed. The commands themselves are the same in every language

type-move = Type a move: its words, or a beginning that no other move has.
type-or-number = Type a move: its words, a beginning that no other move has, or its number.
help-of-help = this help; also help
help-of-rule = the rule for what you are asked
help-of-rule-number = one rule
help-of-why = why a move is or is not allowed
help-of-rules = all rules
help-of-hint = what a strong player would do, and why
help-of-undo = undo your last move, unless dice or a reveal came after it
help-of-moves = the moves again; moves WORD: those that match
help-of-board = the board again
help-of-log = what has happened so far
help-of-replay = look back, step by step
help-of-agree = when another player asks to undo a move
help-of-player = switch to another player at this terminal, if several can move
help-of-quit = the game is saved; shoal play --resume continues it

## The full screen

greeting = New here? F1 or ? shows help, F2 the rule, F4 a good move.
placeholder = type a move, or ? for help
placeholder-over = the game is over: type replay, log, rules or quit
keys-over = F6 replays, F10 leaves.
keys-about = Choose a move with the arrow keys and play it with Enter. Or type it: the list narrows while you type, and Tab completes. Page Up and Page Down scroll the board, F8 switches between dark and light, Escape clears what you typed or closes what is open. You can also type the commands of the keys below.
scroll-up = PgUp ▲
scroll-down = PgDn ▼

# The key bar: one word each, so that all fit in 80 columns.
key-help = Help
key-rule = Rule
key-log = Log
key-hint = Hint
key-undo = Undo
key-replay = Replay
key-leave = Leave
key-here = I'm here
key-next = Next
key-back = Back
key-decision = Decision
key-first = First
key-last = Last
key-view = View

## Replays

replay-as = Step { $step } of { $last }, as { $seat }
replay-as-spectator = Step { $step } of { $last }, as a spectator
replay-steps = The steps are 0 to { $last }.
replay-viewers = This can be viewed as: { $viewers-row }.
replay-later = You can replay a game on a server when it is over.
position-later = The position is shown when the game is over.
replay-commands = Enter or next: a step forward; back: a step back; a number: to that step; first, last; player NAME or player spectator: view as that player or as a spectator; log; position: as shoal hint reads it; ? or help: this help; quit or leave.
replay-keys-steps = Right, left: a step forward or back. Down, up: to the next or last decision.
replay-keys-ends = Home, End: to the start, to the end. Tab: view as the next player.
replay-keys-others = Page Up, Page Down: scroll the board. F8: dark or light. Esc, q or l: leave.

## Leaving, and saved games

game-left = You left the game.
game-recorded = The record of the game is in { $file }.
game-saved = The game is saved. To continue: { $command }
game-unsaved = The game is not saved.
game-not-saved = The game cannot be saved: { $reason }.
seat-kept = You keep your seat. To come back: shoal join { $link }

saved-none = There is no saved game: start one with shoal play GAME.
saved-unknown = There is no saved game { $name }. Saved games: { $others-row }.
saved-open = The saved game { $name } is open in another terminal.
saved-open-but-others = { $problem } Other saved games: { $others-row }; --resume takes a name.
saved-unreadable = The saved game { $name } cannot be read: { $reason }
saved-unreadable-file = The saved game { $name } cannot be read: { $reason }.
saved-not-in-form = it is not in the form of a saved game.

## Tables on a server

rules-too-new = This game of { $title } uses version { $version } of the rules. This program knows them up to version { $known }: install the server's version.
server-silent = The server does not answer; your move may still arrive.

## Lessons

tui-lesson-step = Step { $number } of { $last }.
# $move is the next move to type.
tui-lesson-prompt = { $step } { $task } Type: { $move }
tui-lesson-hint = Type { $move }.
# What was said in an earlier step.
tui-lesson-told = { $text }
tui-lesson-step-again = Here is this step from its beginning.
tui-lesson-finished = That was the lesson: you have made every kind of move of { $title }.
tui-lesson-no-record = A lesson is not recorded.
tui-lesson-play-now = Now play: { $command }
tui-lesson-later = To start the lesson again: { $command }
