### Ce que le terminal dit des joueurs, des tours et du journal.

## Les joueurs, dans l'en-tête

player-you = toi
player-bot = { $name } (bot { $strength })

## Les tours

# Plusieurs personnes partagent le terminal : la question nomme la personne.
prompt-of = { $seat } : { $prompt }

pass-device = C'est au tour de { $seat }. Les autres, ne regardez pas !

may-move = Tu peux jouer { $move }.

undo-request = { $seat } demande à reprendre un coup : tape agree ou refuse.

## Le journal

log-empty = Il ne s'est encore rien passé.
log-start = La partie commence.
