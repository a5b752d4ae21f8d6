### Lo que el terminal dice de los jugadores, los turnos y el registro.

## Los jugadores, en la cabecera

player-you = tú
player-bot = { $name } (bot { $strength })

## Los turnos

# Varias personas comparten el terminal: la pregunta nombra a la persona.
prompt-of = { $seat }: { $prompt }

pass-device = Le toca a { $seat }. El resto, por favor, no miréis.

may-move = Puedes jugar { $move }.

undo-request = { $seat } pide deshacer una jugada: escribe agree o refuse.

## El registro

log-empty = Todavía no ha pasado nada.
log-start = La partida empieza.
