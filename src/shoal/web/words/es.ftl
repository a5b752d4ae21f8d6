### Lo que dice la página misma, fuera de los juegos.

## En todas partes

brand = Shoal
tagline = Cinco juegos del mar para jugar con amigos, en casa o en línea
page-title = { $title } · { brand }
page-description = Cinco juegos del mar en el navegador: juega con amigos con un enlace, o contra bots.
page-noscript = Shoal necesita JavaScript para dibujar sus juegos. Actívalo para esta página.
brand-home = { brand }: { home }

loading = Cargando…
unreached = No se puede conectar con el servidor.
back = Atrás
close = Cerrar
home = Inicio
yes = sí
no = no
rules = Reglas
you = tú
not-found = Página no encontrada
not-found-why = No hay nada en esta dirección. Comprueba que el enlace esté bien escrito.
settings = Ajustes
language = Idioma
label-value = { $label }: { $value }

## Los nombres

name-label = Tu nombre
name-hint = Así te ven los demás
name-change = Cambiar nombre
guest = Invitado { $number }
default-name-0 = Percebe
default-name-1 = Frailecillo
default-name-2 = Estrella de mar
default-name-3 = Madera
default-name-4 = Gaviota
default-name-5 = Guijarro
default-name-6 = Bogavante
default-name-7 = Ancla

## Los bots

bot-of-level = bot ({ $level })

## Los tiempos

time-days = { $days } d
time-hours = { $hours } h
duration-minutes = { $minutes } min
duration-seconds = { $seconds } s

## La portada

lobby-games = Juegos
lobby-length = { $minutes } min
lobby-length-range = de { $low } a { $high } min
lobby-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
lobby-players-range = de { $low } a { $high } jugadores
lobby-play = Jugar
lobby-play-side = Jugar con { $side }
lobby-play-of = Jugar: { $game }
lobby-play-side-of = Jugar: { $game }. Jugar con { $side }
lobby-invite = Invitar
lobby-invite-to = Invitar a amigos: { $game }
lobby-rules-of = Reglas: { $game }
opponents-of = { $game }: ¿qué nivel tienen los bots?
opponents-else = O con amigos
opponent-easy = Para la primera partida: comete errores.
opponent-medium = Juega lo que parece mejor a primera vista.
opponent-hard = Piensa por adelantado y gana a casi cualquiera.
opponent-best = Piensa más lejos que nadie y tarda un momento.
lobby-continue = Continuar
lobby-your-games = Tus partidas
lobby-your-games-count = Tus partidas: { $count }
lobby-open-games = Partidas abiertas
lobby-open-games-count = Partidas abiertas: { $count }
lobby-none = Ahora no hay partidas abiertas.
lobby-join = Unirse
lobby-watch = Mirar
lobby-forget = Quitar
lobby-forget-of = Quitar esta partida: { $game }
lobby-forget-title = ¿Quitar esta partida?
lobby-forget-sure = Este dispositivo olvidará tu puesto y no podrás continuar.
lobby-keep = Conservarla
lobby-more = { $games ->
    [one] Ver 1 partida anterior
   *[other] Ver { $games } partidas anteriores
}
lobby-players-here = { $seats }
lobby-your-turn-in = Te toca en { $game }
lobby-your-turn = te toca
lobby-turn = { $seats-count ->
    [one] le toca a { $seats }
   *[other] les toca a { $seats }
}
lobby-not-begun = sin empezar
lobby-seats-free = { $count ->
    [one] 1 puesto libre
   *[other] { $count } puestos libres
}
stage-waiting = esperando jugadores
stage-playing = en curso
stage-over = terminada
stage-closed = cancelada

## Preparar una partida

setup-title = Nueva partida: { $game }
setup-players = Jugadores
setup-seats = Puestos
setup-seat = Puesto { $number }
setup-seat-as = Puesto { $number }: { $role }
setup-who-me = Yo
setup-who-friend = Alguien, con enlace
setup-who-here = Alguien en este dispositivo
setup-who-open = Cualquiera de la portada
setup-bot = Bot: { $level }
setup-name-here = Nombre en el puesto { $number }
setup-player = Jugador { $number }
setup-options = Reglas de la casa
setup-tables = Valores de tableros, cartas y dados
setup-clock = Reloj
setup-clock-none = Sin reloj
setup-clock-move = Tiempo por jugada
setup-clock-game = Tiempo para toda la partida
setup-clock-days = Días por jugada
setup-minutes = Minutos
setup-days = Días
setup-increment = Segundos que suma cada turno
setup-game-out = Cada jugador tiene este tiempo para toda la partida. Cuando se acaba, { $timeout ->
    [pass] pasa en todas las jugadas siguientes
   *[bot] un bot hace al momento todas las jugadas siguientes
}{ $more ->
    [0] { " " }hasta el final de la partida.
   *[other] , salvo los { $more } s que todavía suma cada turno.
}
setup-timeout = Cuando se acaba el tiempo
setup-timeout-bot = Un bot hace la jugada
setup-timeout-pass = El jugador pasa
setup-leavers = Cuando un jugador se va
setup-leavers-pause = La partida espera
setup-leavers-bot = Un bot juega en su lugar
setup-leavers-open = Otra persona puede ocupar el puesto
setup-watch = Quién puede mirar
setup-watch-anyone = Cualquiera
setup-watch-invited = Quien tenga el enlace
setup-watch-nobody = Nadie
setup-hints = Consejos
setup-hints-alone = Solo para quien juega a solas contra bots
setup-hints-told = Para todos; se avisa a los demás
setup-listed = Mostrar la partida en la portada, para que cualquiera pueda unirse
setup-start = Crear partida

## Las condiciones

terms-move-minutes = { duration-minutes } por jugada
terms-move-seconds = { duration-seconds } por jugada
terms-game-minutes = { duration-minutes } por partida{ terms-increment }
terms-game-seconds = { duration-seconds } por partida{ terms-increment }
terms-increment = { $more ->
    [0] { "" }
   *[other] , más { $more } s por turno
}
terms-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}

## La sala de espera

waiting-room-title = { $game }: { $state }
waiting-room-players = Esperando jugadores
waiting-room-taken = Todos los puestos están ocupados
waiting-room-ready = Ya está todo el mundo
waiting-room-wait-for = Esperando a { $seats }
waiting-room-rematch = { $seats } { $seats-count ->
    [one] puede
   *[other] pueden
} unirse a la revancha desde la página de la última partida. La partida empieza en cuanto estén todos.
waiting-room-not-here = { $seats } { $seats-count ->
    [one] tiene un puesto, pero no está
   *[other] tienen puestos, pero no están
} aquí ahora mismo.
waiting-room-start = Empezar
waiting-room-start-without = Empezar sin { $seats }
waiting-room-bots-until = Si empiezas ahora, { $seats-count ->
    [one] un bot juega
   *[other] unos bots juegan
} por { $seats } mientras tanto.
waiting-room-host-starts = Quien creó la partida la empieza cuando estén todos.
waiting-room-starts = La partida empieza en cuanto estén todos.
waiting-room-join = Ocupa un puesto. Quien creó la partida la empieza cuando estén todos.
waiting-room-need-all = La partida puede empezar cuando todos los puestos estén ocupados.
waiting-room-fill = Poner bots en los puestos libres
waiting-room-take-seat = Ocupar un puesto
waiting-room-as = Como
waiting-room-free-seat = libre
waiting-room-clear = Liberar este puesto
waiting-room-leave = Dejar la partida
waiting-room-close = Cancelar la partida
waiting-room-no-access = No puedes abrir esta partida

## La invitación

invitation-title = Envía este enlace a tus amigos
invitation-share = Compartir
invitation-qr = Código QR de la invitación: escanéalo con un móvil
invitation-only-here = Este enlace solo funciona en este ordenador.
invitation-for-network = Para que otros de tu red puedan unirse, cierra Shoal y vuelve a abrirlo con
invitation-other-options = y las demás opciones que hayas usado.
copy-link = Copiar enlace
copied = Copiado

## La mesa: a quién le toca

players = Jugadores
# Said by screen readers after the name of a player.
player-to-move = le toca
table-turn = { $seats-count ->
    [one] Le toca a { $seats }.
   *[other] { $seats } pueden jugar.
}
table-thinking = { $seat } está pensando…
table-waits-for = Esperando a { $seat }, que no está.
table-waits-for-bot = { table-waits-for } Pronto jugará un bot.
table-playing = { $seats } { $seats-count ->
    [one] está
   *[other] están
} jugando…
table-result = Resultado
table-yours = Te toca.
table-watching = Estás mirando.
table-prompt-for = { $seat }:
table-others-too = ({ $seats } también { $seats-count ->
    [one] puede
   *[other] pueden
} jugar.)
table-away = Constas como ausente.
table-played-for = Un bot está jugando por ti.
table-you-resigned = Te has rendido. Un bot está jugando por ti.
table-return = Ya estoy
table-skip = Saltar
table-skip-how = Saltar la animación: haz clic aquí o en el tablero, o pulsa la barra espaciadora
table-clock-left = quedan { $time }

## La mesa: la conexión

connection-joining = Conectando…
connection-open = Conexión establecida
connection-sending = Enviando…
connection-lost = Conexión perdida. Reconectando…
connection-refused = Sin acceso

## La mesa: el registro

log-more = { $lines } más
log-less = Menos
log-more-of-turn = { $lines } más, turno { $turn }
log-less-of-turn = Menos, turno { $turn }
log-all = Lo que ha pasado
log-nothing = Todavía no ha pasado nada.

## La mesa: junto al tablero

tab-log = Registro
tab-talk = Chat
tab-board = En texto
tab-more = Partida
board-as-text = El tablero en texto
toolbar-hint = Consejo
toolbar-undo = Deshacer
toolbar-menu = Menú
toolbar-look-back = Repasar
toolbar-look-back-how = Repasar las jugadas anteriores
chat-write = Escribe un mensaje
chat-send = Enviar
chat-reply = Responder
chat-to = Para
chat-everyone = todos
chat-server = Shoal
chat-said-by = { $seat }:
typed-title = Escribir jugadas
typed-not-now = Puedes escribir cuando te toque.
typed-label = Escribe una jugada
typed-play = Jugar
typed-moves = Todas las jugadas
settings-sound = Sonido
settings-sound-on = sí
settings-sound-off = no
theme-title = Día o noche
theme-auto = como tu dispositivo
theme-light = día
theme-dark = noche
colours-title = Colores de los jugadores
colours-usual = los de siempre
colours-distinct = más distintos
speed-title = Animación
speed-calm = lenta
speed-quick = rápida
speed-instant = no
fair-dice = Dados y sorteos justos
fair-dice-about = Este código se mostró antes de la partida. Cuando termine, tu navegador puede comprobar con él que cada tirada y cada sorteo fueron justos.

## La mesa: quién está

seat-here = está aquí
seat-gone = no está
seat-stand-in = un bot juega en su lugar ({ $level })
seat-stood-in = un bot jugó en su lugar ({ $level })
seat-has-resigned = se rindió, un bot juega en su lugar
seat-resigned = se rindió
seat-put-bot = Que juegue un bot
seat-put-bot-for-them = Que juegue un bot

## La mesa: avisos

refusal = No se puede:
rule-read = Leer la regla
rule-read-of = Leer la regla { $rule }
rule-of = Regla { $rule }
undo-ask = Pedir deshacer
undo-request = { $seat } quiere deshacer una jugada.
undo-request-of = { $seat } quiere deshacer esta jugada y todo lo que siguió: «{ $move }»
undo-requested = Has pedido a los demás que te dejen deshacer tu jugada.
undo-withdraw = Déjalo
undo-agree = De acuerdo
undo-decline = No
undo-done = Deshecho, con todo lo que siguió: «{ $move }»
undo-impossible = No puedes deshacerlo por tu cuenta: aún no has jugado, o desde entonces se tiraron dados, se descubrió algo o jugó otra persona.
look-back-impossible = Todavía no hay jugadas que repasar.
clock-short = Quedan { $time } en tu reloj. Cuando se acabe, { $timeout ->
    [pass] pasas
   *[bot] un bot hará la jugada
}.
clock-out = Has gastado tu tiempo para esta partida: { $timeout ->
    [pass] pasas en todas las jugadas siguientes
   *[bot] un bot hace al momento todas las jugadas siguientes
}{ $more ->
    [0] { " " }hasta el final de la partida.
   *[other] . Cada turno todavía suma { $more } s.
}
resign = Rendirse
resign-title = ¿Rendirte en esta partida?
resign-sure = Esto termina la partida.
resign-sure-of-many = Un bot jugará por ti. Si solo queda un bando, la partida termina.
resign-yes = Sí, rendirme
resign-no = Seguir jugando

## Un consejo

hint-title = Lo que probaría quien juega bien
hint-meaning = Tu probabilidad de ganar:
hint-meaning-of-many = La parte de los rivales a los que esperas superar:
percent = { $percent } %
hint-play = Jugarla
hint-play-of = Jugarla: { $move }
hint-others = { $moves ->
    [one] 1 jugada más
   *[other] { $moves } jugadas más
}

## Un dispositivo para varios

shared-device = Pásale el dispositivo a { $seat }
shared-device-why = Una parte de este juego es secreta. Nadie más debería mirar ahora.
shared-device-ready = Soy { $seat }

## El resultado

result-title = La partida ha terminado
result-wins = ¡{ $seats } { $seats-count ->
    [one] gana
   *[other] comparten la victoria
}!
result-draw = Empate.
result-resigned = { $seats } { $seats-count ->
    [one] se rindió
   *[other] se rindieron
}, y así terminó la partida.
result-ranking = Clasificación final
result-place = { $place }.
result-you = (tú)
result-won = ha ganado
result-lost = ha perdido
result-rematch = Revancha
result-rematch-rotate = Revancha, rotando puestos
result-rematch-swap = Revancha, cambiando de bando
result-rematch-set = { $seat } quiere la revancha. Hay una partida nueva para todos.
result-rematch-set-by-host = Quien creó la partida quiere la revancha. Hay una partida nueva para todos.
result-go-rematch = Ir a la partida nueva
result-replay = Repasar la partida
result-record = Guardar la grabación
result-check-dice = Comprobar los dados
result-check-draw = Comprobar el sorteo

## La prueba de los dados

receipt-title-dice = Prueba de los dados
receipt-title-draw = Prueba del sorteo
receipt-checking = Tu navegador está comprobando cada resultado del azar…
receipt-good = { $results ->
    [0] En esta partida no hubo azar.
    [one] Justo y comprobado: el único resultado es correcto.
   *[other] Dados justos y comprobados: los { $results } resultados son correctos.
}
receipt-good-so-far = { $results ->
    [0] En esta partida no hubo azar.
    [one] El único resultado es correcto.
   *[other] Los { $results } resultados son correctos.
}
receipt-bad = { $results ->
    [one] ¡Un resultado no es correcto!
   *[other] ¡{ $results } resultados no son correctos!
}
receipt-unchecked = No se han podido comprobar los dados.
receipt-code-saved = Código mostrado antes de la partida (guardado por tu navegador)
receipt-code-not-saved = Código mostrado antes de la partida (como lo muestra ahora el servidor)
receipt-unseen = Este navegador no vio el código antes de la partida, así que no sabe si la semilla se eligió después.
receipt-fits = La semilla corresponde al código.
receipt-mismatch = ¡La semilla no corresponde al código!
receipt-salted = { $texts ->
    [one] Tu texto aleatorio está incluido.
   *[other] Tus textos aleatorios están incluidos.
}
receipt-salt-broken = El texto aleatorio de { $seats } fue cambiado: ¡alguien pudo elegir los resultados!
receipt-unsalted = Este navegador no añadió ningún texto aleatorio, así que no sabe si alguien eligió los resultados.
receipt-watched = Miraste la partida sin añadir texto aleatorio. El navegador de cada jugador comprueba el suyo.
receipt-seed = Semilla, mostrada después de la partida
receipt-salts = Azar añadido por los jugadores
receipt-salt = { $seat }: { $salt }
receipt-salt-yours = { $seat }: { $salt } (el tuyo)
receipt-salt-sent = { $seat }: { $salt } (este navegador envió: { $sent })
receipt-none = ninguno
receipt-elsewhere = Para comprobar también la grabación, descárgala y ejecuta:
receipt-how = Cada resultado es el HMAC-SHA-256 de los textos aleatorios de los jugadores y de su número, con la semilla como clave.
receipt-result = Resultado { $number }
receipt-outcome = { $outcome } de { $outcomes }
receipt-correct = correcto
receipt-wrong = incorrecto

## El repaso

replay-title = Repaso
replay-step = Paso { $number } de { $last }
replay-at = Paso { $number } de { $last }: { $line }
replay-at-start = Paso { $number } de { $last }: empieza la partida.
replay-first = Primer paso
replay-previous = Paso anterior
replay-next = Paso siguiente
replay-last = Último paso
replay-live = Volver a la partida
replay-view-as = Ver como
replay-spectator = Espectador
replay-all = Todo
replay-link-how = Copiar un enlace a este paso
replay-play = Reproducir
replay-pause = Pausa

## Las reglas

rules-table = Tabla de las reglas
rules-this-in-english = Esta regla solo está en inglés.
rules-contents = Contenido

## El tablero de un juego que no tiene uno

generic-turn = le toca
generic-phase = Ahora:
generic-none = ninguno
generic-hidden = oculto
generic-empty = vacío
generic-of = de { $high }
generic-track = { $label }, hasta { $high }
generic-position = { $seat }: { $value } de { $high }
generic-place = Fila { $row }, columna { $column }
generic-column = Columna { $column }: { $pieces-row }
generic-column-empty = Columna { $column }: vacía
generic-more = { $label } ({ $moves })
generic-press-cell = { $verbs-row }: toca una casilla resaltada.
generic-press-column = { $verbs-row }: toca una columna.
generic-press-other = { $verbs-row }: toca lo que está resaltado.
generic-as-buttons = Mostrar como botones
generic-on-board = Ocultar los botones

throw-dice = Tirar los dados
throw-prompt = Tira tus dados.
table-tumbling = { $seats } { $seats-count ->
    [one] tira
   *[other] tiran
} los dados…

sound-mute = Silencio
sound-first = Este juego tiene sonidos. Están apagados.
sound-turn-on = Activar el sonido
sound-keep-off = Seguir en silencio
notify = Avísame cuando sea mi turno
notify-denied = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
turn-title = ● Te toca · { $title }
turn-notification = Es tu turno

end-turns = { $title } · { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
end-moment = El momento decisivo · turno { $turn } de { $turns }
end-close = Ver el tablero
end-show = Ver el resultado

## Lecciones y entrenador

lesson-of = Lección: { $title }
lesson-link = Lección
coach-setting = Entrenador en las primeras partidas
coach-setting-game = Entrenador en este juego
coach-on = sí
coach-off = no
