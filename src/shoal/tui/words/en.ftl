### What the terminal says about players, turns and the log.

## Players, in the heading

player-you = you
player-bot = { $name } ({ $strength } bot)

## Turns

# Several people share the terminal, so the prompt names the person.
prompt-of = { $seat }: { $prompt }

pass-device = { $seat }'s turn. Everyone else, please look away.

may-move = You may play { $move }.

undo-request = { $seat } asks to undo a move: type agree or refuse.

## The log

log-empty = Nothing has happened yet.
log-start = The game starts.
