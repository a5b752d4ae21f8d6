### Lo que el terminal dice durante la partida.

## Los jugadores

player-you = tú
player-bot = { $seat } (bot, { $bot_level })
spectator = espectador

table-players = { $title }: { $players }.
table-option = Opción: { $title } – { $value }

player-unknown = Escribe player y un nombre o un número, por ejemplo: player 2.
not-from-here = { $seat } no juega en este terminal.
no-decision = Ahora no hay nada que decidir.
no-decision-of = { $seat } no tiene nada que decidir ahora.
not-your-turn = No te toca.

## Los turnos

# Varias personas comparten el terminal: la pregunta nombra a la persona.
prompt-of = { $seat }: { $prompt }

tui-shared-device = Le toca a { $seat }. El resto, por favor, no miréis.
press-enter = Pulsa Intro.
tui-shared-device-keys = Pulsa Intro. F10 para salir.

may-move = Puedes jugar { $move }.
others-play = Los demás están jugando…
others-act = Espera tu turno: los demás están jugando.
please-wait = Espera tu turno, por favor. Escribe quit o leave para dejarlo.
game-changed = Algo ha cambiado. Aquí está otra vez la partida.

move-undone = Tu última jugada se ha deshecho.
tui-undo-request = { $seat } pide deshacer una jugada: escribe agree o refuse.
undo-asked = Se pregunta a los demás si están de acuerdo.
nothing-to-agree = No hay nada que aceptar.
no-undo-over = No se puede deshacer nada: la partida ha terminado.

## Las jugadas

moves-found = { $count ->
    [one] La única jugada:
   *[other] Las { $count } jugadas:
}
moves-none = Ninguna jugada coincide.
moves-none-screen = Ninguna jugada coincide; Intro pregunta por qué.
moves-narrow = Escribe un comienzo, como en los ejemplos, para ver las jugadas que coinciden.
moves-match = { $count } jugadas coinciden con { $typed }: escribe algo más.
moves-match-screen = { $count } jugadas coinciden: escribe más, o usa las flechas.
move-numbers = Las jugadas van numeradas del 1 al { $last }.
# Siguen ejemplos.
move-group = { $verb } ({ $count } jugadas):
choose-move = Aún no hay jugada elegida: elige una con las flechas, o escríbela.
take-hint = Aún no hay jugada elegida: una flecha toma el consejo e Intro lo juega.

## Las reglas

read-rule = Escribe ? { $number } para leer la regla.
key-for-rule = F2 muestra la regla.
rules-unnumbered = Las reglas de { $title } no tienen números.
rule-numbers = Las reglas de { $title } van de { $first } a { $last }.

## El registro

log-empty = Todavía no ha pasado nada.
log-start = La partida empieza.

## La ayuda: lo que se puede escribir. Las órdenes son iguales en todos los idiomas

type-move = Escribe una jugada: sus palabras, o un comienzo que no tenga ninguna otra.
type-or-number = Escribe una jugada: sus palabras, un comienzo que no tenga ninguna otra, o su número.
help-of-help = esta ayuda; también help
help-of-rule = la regla sobre lo que se te pregunta
help-of-rule-number = una regla
help-of-why = por qué una jugada está permitida o no
help-of-rules = todas las reglas
help-of-hint = qué haría quien juega bien, y por qué
help-of-undo = deshace tu última jugada, si después no se ha tirado ni descubierto nada
help-of-moves = otra vez las jugadas; moves PALABRA: las que coinciden
help-of-board = otra vez el tablero
help-of-log = lo que ha pasado hasta ahora
help-of-replay = repasar la partida, paso a paso
help-of-agree = cuando alguien pide deshacer una jugada
help-of-player = cambia a otro jugador de este terminal, si varios pueden jugar
help-of-quit = la partida se guarda; shoal play --resume la continúa

## La pantalla completa

greeting = ¿Primera vez? F1 o ? muestra la ayuda, F2 la regla, F4 una buena jugada.
placeholder = escribe una jugada, o ? para ver la ayuda
placeholder-over = la partida ha terminado: escribe replay, log, rules o quit
keys-over = F6 para repasarla, F10 para salir.
keys-about = Elige una jugada con las flechas y juégala con Intro. O escríbela: la lista se acorta mientras escribes, y Tab completa. RePág y AvPág desplazan el tablero, F8 cambia entre oscuro y claro, Escape borra lo escrito o cierra lo que esté abierto. También puedes escribir las órdenes de las teclas de abajo.
scroll-up = RePág ▲
scroll-down = AvPág ▼

# La barra de teclas: una palabra cada una, para que quepan en 80 columnas.
key-help = Ayuda
key-rule = Regla
key-log = Registro
key-hint = Consejo
key-undo = Deshacer
key-replay = Repaso
key-leave = Salir
key-here = Aquí estoy
key-next = Sigue
key-back = Atrás
key-decision = Turno
key-first = Inicio
key-last = Fin
key-view = Ver

## Repasar una partida

replay-as = Paso { $step } de { $last }, vista de { $seat }
replay-as-spectator = Paso { $step } de { $last }, vista de espectador
replay-steps = Los pasos van del 0 al { $last }.
replay-viewers = Se puede ver como: { $viewers-row }.
replay-later = Podrás repasar una partida de un servidor cuando haya terminado.
position-later = La posición se muestra cuando la partida ha terminado.
replay-commands = Intro o next: un paso adelante; back: un paso atrás; un número: a ese paso; first, last; player NOMBRE o player spectator: la vista de ese jugador o de espectador; log; position: como la lee shoal hint; ? o help: esta ayuda; quit o leave.
replay-keys-steps = Derecha, izquierda: un paso adelante o atrás. Abajo, arriba: decisión siguiente o anterior.
replay-keys-ends = Inicio, Fin: al principio, al final. Tab: la vista siguiente.
replay-keys-others = RePág, AvPág: desplazar. F8: oscuro o claro. Esc, q o l: salir.

## Salir, y partidas guardadas

game-left = Has dejado la partida.
game-recorded = La partida está grabada en { $file }.
game-saved = La partida está guardada. Para continuar: { $command }
game-unsaved = La partida no está guardada.
game-not-saved = La partida no se puede guardar: { $reason }.
seat-kept = Conservas tu puesto. Para volver: shoal join { $link }

saved-none = No hay ninguna partida guardada: empieza una con shoal play GAME.
saved-unknown = No hay ninguna partida guardada { $name }. Partidas guardadas: { $others-row }.
saved-open = La partida guardada { $name } está abierta en otro terminal.
saved-open-but-others = { $problem } Otras partidas guardadas: { $others-row }; --resume acepta un nombre.
saved-unreadable = La partida guardada { $name } no se puede leer: { $reason }
saved-unreadable-file = La partida guardada { $name } no se puede leer: { $reason }.
saved-not-in-form = no tiene la forma de una partida guardada.

## Mesas en un servidor

rules-too-new = Esta partida de { $title } usa la versión { $version } de las reglas. Este programa las conoce hasta la versión { $known }: instala la versión del servidor.
server-silent = El servidor no responde; puede que tu jugada aún llegue.

## Lecciones

tui-lesson-step = Paso { $number } de { $last }.
# $move es la próxima jugada que hay que escribir.
tui-lesson-prompt = { $step } { $task } Escribe: { $move }
tui-lesson-hint = Escribe { $move }.
# Lo que se dijo en un paso anterior.
tui-lesson-told = { $text }
tui-lesson-step-again = Aquí está este paso desde el principio.
tui-lesson-finished = Fin de la lección: has hecho una vez cada tipo de jugada de { $title }.
tui-lesson-no-record = Una lección no se graba.
tui-lesson-play-now = Ahora, a jugar: { $command }
tui-lesson-later = Para empezar de nuevo la lección: { $command }
