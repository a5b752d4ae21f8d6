### What the terminal says about players, turns and the log.

## Players, in the heading

player-you = toi
player-bot = { $name } (bot { $strength })

## Turns

# Several people share the terminal, so the prompt names the person.
prompt-of = { $seat } : { $prompt }

pass-device = À { $seat } de jouer. Les autres, ne regardez pas !

may-move = Tu peux jouer { $move }.

undo-request = { $seat } demande à reprendre un coup : tape agree ou refuse.

## The log

log-empty = Il ne s’est encore rien passé.
log-start = La partie commence.
