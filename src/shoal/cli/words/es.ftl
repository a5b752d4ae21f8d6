### Lo que dice la línea de órdenes. Los nombres de órdenes y opciones son iguales en todos los idiomas.

## La orden misma

cli-about = Cinco juegos del mar: jugar, comprobar, simular y estudiar. Sin orden, shoal inicia un servidor en este equipo y abre el navegador.
cli-more-help = shoal COMMAND --help muestra las opciones de una orden.
cli-commands = órdenes
cli-command = Shoal: { $what }.
cli-command-games = la lista de juegos
cli-command-rules = mostrar las reglas de un juego
cli-command-lesson = aprender un juego paso a paso
cli-command-play = jugar contra bots, o varias personas con un teclado
cli-command-simulate = jugar muchas partidas entre bots
cli-command-hint = proponer jugadas para una posición
cli-command-arena = medir bots contra bots
cli-command-join = jugar en una mesa de un servidor
cli-command-agent = dar un puesto a un modelo de lenguaje (MCP)
cli-command-study = medir equilibrio, suerte y duración
cli-command-dataset = escribir partidas entre bots como datos abiertos
cli-command-solve = calcular respuestas exactas
cli-command-replay = repasar una partida grabada, paso a paso
cli-command-verify = comprobar los dados de una partida terminada
cli-command-bench = medir la velocidad
cli-command-check = comprobar el código de un juego
cli-command-new-game = escribir un pequeño juego completo tuyo
cli-command-serve = poner en marcha un servidor de mesas en la red
cli-command-repair = comprobar la base de datos de un servidor, y repararla
cli-version-compiled = shoal { $version } (compilado)
cli-version-uncompiled = shoal { $version } (sin compilar)

## Los textos de argparse

argparse-usage = uso:
argparse-arguments = argumentos
argparse-options = opciones
argparse-help = muestra esta ayuda y termina
argparse-version = muestra la versión y termina
argparse-about = argumento { $argument }: { $problem }
argparse-required = faltan estos argumentos: { $arguments }
argparse-unknown = argumentos desconocidos: { $arguments }
argparse-conflict = no se permite junto con { $argument }
argparse-no-value = no admite ningún valor, tampoco { $value }
argparse-one-value = hace falta un valor
argparse-one-value-at-most = admite un valor como mucho
argparse-one-value-at-least = hace falta al menos un valor
argparse-ambiguous = { $option } puede significar { $matches }
argparse-bad-value = valor incorrecto { $value }
argparse-bad-choice = { $value } no existe (elige entre { $choices })

## Errores en los argumentos

cli-usage-error = { $problem }; mira { $command } --help.
cli-option-form = { $text } debería tener la forma opción=valor.
cli-option-twice = La opción { $name } está puesta dos veces.
cli-number-of-bots = Hay { $seats } puestos para bots, pero { $bots } bots.
cli-range = { $what } va de { $low } a { $high }, no { $number }.
cli-seconds = --seconds va de { $low } a { $high }, no { $number }.
cli-no-such-player = Los jugadores son del 1 al { $last }, no { $text }.
cli-at-least-one = { $one } y { $other } deben ser al menos 1.
# Dos frases.
cli-two = { $one } { $other }

cli-interrupted = interrumpido.
cli-interrupted-games = interrumpido; estas son las partidas hasta ahora.
cli-progress = { $what }: { $done } de { $total } ({ $percent } %)
cli-progress-rate = { $progress }, { $rate } por segundo, quedan { $left }
cli-games = partidas

## Ayuda: argumentos de varias órdenes

help-default = (por defecto: { $value })
help-language = el idioma: { $languages-row } (por defecto: el de LC_ALL, LC_MESSAGES o LANG)
help-game = un juego entre { $games-row }, o un módulo o archivo.py con un GAME
help-same-game = lo mismo que GAME como primer argumento (por defecto: GAME)
help-bot = { $levels-row } (del más débil al más fuerte), o una búsqueda: search:50ms, plain:400
help-players = número de jugadores (por defecto: 4, o lo más cerca que permita el juego)
help-option = una opción del juego, mira shoal games GAME; se puede repetir (por defecto: las del juego)
help-rules-file = un archivo de reglas que nombra solo lo que cambia; shoal rules GAME --as-toml las escribe todas; --option tiene prioridad (por defecto: las reglas del juego)
help-as-toml = mostrar todas las opciones y componentes como TOML, para editarlos y darlos a --rules
help-seed-zero = un número; el mismo número da los mismos dados (por defecto: 0)
help-seed-random = un número; el mismo número da los mismos dados (por defecto: al azar)
help-seed-games = un número; el mismo número da las mismas partidas
help-seed-search = un número; el mismo número da la misma búsqueda
help-jobs = procesos que se reparten las partidas
help-jobs-cores = procesos que se reparten las partidas, uno por núcleo
help-ray = jugar en el clúster Ray de esta dirección, o en uno nuevo sin dirección (por defecto: procesos de este equipo)
help-json-text = JSON en vez de texto
help-json-tables = JSON en vez de tablas
help-plain = línea por línea, sin pantalla completa
help-theme = colores de la pantalla completa: dark (oscuro) o light (claro)
help-game-of-table = un módulo o archivo con el juego de la mesa, si no está instalado; se puede repetir (por defecto: ninguno)
help-game-of-record = un módulo o archivo con el juego grabado, si no está instalado; se puede repetir (por defecto: ninguno)
help-game-of-database = un módulo o archivo con otro juego de sus mesas; se puede repetir (por defecto: ninguno)
help-game-to-offer = un módulo o archivo con otro juego que ofrecer; se puede repetir (por defecto: ninguno)
help-serve-rules = un archivo de reglas para las mesas nuevas de su juego, salvo que el anfitrión elija otras; puede darse para varios juegos (por defecto: las reglas de los juegos)
help-database = un archivo SQLite, o postgresql://...

## games, rules

help-games = { $game }: muestra sus opciones y los bots (por defecto: todos)
# $minutes es un número o un intervalo.
cli-game = { $name }: { $title }, de { $low } a { $high } jugadores, { $minutes } min
cli-games-more = shoal games GAME muestra las opciones de un juego; shoal play GAME empieza una partida.
cli-options = Opciones, como --option NAME=VALUE:
cli-option = { $default } ({ $values }): { $about }
cli-values = { $values-row }
cli-values-range = de { $low } a { $high }
cli-values-text = texto
cli-bots = Bots, del más débil al más fuerte:
cli-level = { $name }: { $about }
help-rule-number = el número de una regla, como SB-17 o 17 (por defecto: todas)

## play, join, replay, hint

help-play-game = { $game } (por defecto: el de --resume)
help-play-player = jugadores que llevan personas, desde 1, o all
help-play-bots = bots para los demás puestos, uno para todos o uno para cada uno: { $bots }
help-save = grabar la partida en este archivo (por defecto: tu carpeta de partidas grabadas)
help-resume = continuar una partida guardada: de este juego, con este nombre, o la última (por defecto: una partida nueva)
cli-play-which = ¿A qué quieres jugar? Elige { $games-row }.
cli-play-resumed = Esta es { $name }; otras partidas guardadas: { $others-row }.
cli-play-save-exists = { $file } ya existe: dale otro archivo a --save.
cli-play-unwritten = La partida no se puede grabar en { $file }: { $reason }.

help-link = el enlace entero que te ha dado el anfitrión, entre comillas: http://host:8000/table/, doce letras, # y la invitación
help-name = tu nombre en la mesa (por defecto: ninguno)
help-join-player = qué jugador quieres ser, desde 1 (por defecto: el primero libre)
cli-join-link = { $text } no es un enlace a una mesa.
cli-join-incomplete = El enlace parece incompleto: al final faltan # y la invitación.
cli-join-seat = Eres { $seat }.
cli-join-no-salt = La partida no tiene ningún texto aleatorio tuyo: el servidor pudo elegir los dados.
cli-join-unfair = Los dados de esta partida no eran justos:
cli-join-fair = Dados justos: cada tirada coincide con el código de antes de la partida, con tu texto aleatorio.
cli-join-fair-without-salt = Dados justos: cada tirada coincide con el código de antes de la partida, sin ningún texto aleatorio tuyo.
cli-join-cancelled = Esta partida se ha cancelado.
# $open es el número de puestos libres.
cli-join-waiting = { $open ->
    [0] Esperando a que empiece la partida; escribe quit, o pulsa Ctrl-C, para salir.
    [one] Falta alguien en el último puesto libre para empezar; escribe quit, o pulsa Ctrl-C, para salir.
   *[other] Quedan { $open } puestos libres antes de empezar; escribe quit, o pulsa Ctrl-C, para salir.
}

help-record = la grabación de una partida
help-replay-step = empezar tras este número de jugadas y tiradas (por defecto: 0; en una tubería, la última)
help-replay-player = mostrar lo que veía este jugador: un número desde 1, o un nombre (por defecto: lo que veían los espectadores)

help-position = Una posición es una línea de texto, entre comillas: escribe position en shoal replay --plain FILE, o llama a match.position() en Python.
help-hint-player = para este jugador, desde 1 (por defecto: a quien le toca)
help-hint-seconds = segundos de búsqueda, { $most } como mucho
cli-hint-nobody = En esta posición no le toca a nadie.

## dataset

help-dataset-games = número de partidas
help-dataset-bots = un bot para todos los puestos, o uno para cada uno: { $bots }; un bot que piensa durante un tiempo se rechaza
help-dataset-explore = jugadas al azar entre las de los bots, en tanto por ciento
help-dataset-out = la carpeta; la misma orden continúa una ejecución interrumpida (por defecto: dataset-GAME)
help-dataset-shard = partidas en cada archivo
help-dataset-licence = la licencia que nombra la ficha
cli-dataset = { $folder }: { $games } partidas, { $decisions } decisiones.

## agent

help-agent-game = { $game }; con --join, un juego que no está instalado (por defecto: ninguno)
help-agent-player = qué jugador es el agente, desde 1 (por defecto: 1; con --join, cualquiera libre)
help-agent-join = jugar en esta mesa de un servidor en vez de contra bots (por defecto: contra bots)
help-agent-hints = ofrecer la herramienta hint
help-agent-disguise = jugar con otros nombres, creados a partir de este número, para que nadie se sepa las reglas de memoria (por defecto: los nombres del juego)

## simulate

help-simulate-games = número de partidas
help-simulate-bots = un bot para todos los puestos, o uno para cada puesto; { $random } juega al azar: { $bots }
cli-simulated = { $games ->
    [one] { $games } partida de { $title }, { $players } jugadores, { $bots }
   *[other] { $games } partidas de { $title }, { $players } jugadores, { $bots }
}
cli-simulated-seat = { $seat }: gana { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, puntos { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } (desviación { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-simulated-ties = victorias compartidas: { NUMBER($ties, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-simulated-steps = pasos por partida: { NUMBER($steps, minimumFractionDigits: 1, maximumFractionDigits: 1) } (de { $shortest } a { $longest }); { $speed } pasos por segundo
cli-random-all = Todos juegan al azar (bot { $bot }); --bots también acepta { $levels-row }.
cli-random-seats = { $seats-count ->
    [one] { $seats } juega al azar (bot { $bot }).
   *[other] { $seats } juegan al azar (bot { $bot }).
}

## arena

help-arena-bots = dos o más de estos: { $bots }
help-arena-games = partidas para cada pareja de bots, un número par
help-arena-results = escribir cada partida en este archivo, y seguir desde él (por defecto: no se guarda nada)
help-arena-csv = escribir una fila para cada puesto de cada partida (por defecto: ningún archivo)
cli-arena-odd = Las partidas se juegan por parejas: --games debe ser par, no { $games }.
cli-arena = { $title }, { $players } jugadores: { $games } partidas, dos por reparto.
cli-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval-percent = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-head-bot = bot
cli-head-rating = fuerza
cli-head-interval = 95 %
cli-head-games = partidas
cli-head-decision = ms por jugada
cli-head-against = contra
cli-head-above = quedó delante

## study

help-study-players = número de jugadores; otros números se comparan con el primero (por defecto: 4, o lo más cerca que permita el juego)
help-study-option = una opción, como la muestra shoal games GAME; con varios valores, el primero se compara con los demás (por defecto: cada opción que tenga pocos valores)
help-study-games = partidas de cada variante, un número par
help-study-bots = el bot que juega: { $bots }
help-study-rival = un bot de otra fuerza, para separar la habilidad de la suerte: { $bots } (por defecto: el nivel por debajo de --bots)
help-study-out = el informe; al lado van los resultados como .json y las partidas como .jsonl, desde donde sigue la misma orden (por defecto: study-GAME.html)
help-study-plots = escribir ahí también cada gráfico como SVG (por defecto: solo en el informe)
help-study-against = otras reglas para comparar, como archivo de reglas o como opciones (por defecto: ninguna)
help-study-sweep = un valor que se varía: una opción, o un valor de un componente escrito OPCIÓN.FILA.COLUMNA, con un rango o sus valores (por defecto: ninguno)
help-study-without = jugar sin algo: un bando no hace jugadas que lo provoquen; una clase de sucesos, como ability cards, o all (por defecto: nada)
help-study-sensitivity = qué valor importa más: cada uno se cambia un poco, o los que empiezan por KNOB (por defecto: no se pregunta)
help-study-tune = llevar una medida a unos límites cambiando lo que nombra --vary: { $measures } (por defecto: nada)
help-study-vary = un valor que --tune puede cambiar, como en --sweep (por defecto: ninguno)
cli-study-tune-vary = --tune necesita --vary, y --vary necesita --tune: qué alcanzar y qué puede cambiar.
cli-study = { $games } partidas de { $title }: { $page }, resultados en { $results }.
cli-study-again = El mismo estudio otra vez:
cli-study-interrupted = interrumpido; quedan guardadas { $games } partidas. La misma orden sigue desde ahí.
cli-study-players = --players acepta números como 4 o 4,2,3, no { $text }.

## solve

help-solve-game = un juego entre { $games-row }, o un módulo o archivo.py con un GAME y un solucionador
help-solve-arguments = una posición, y opciones del solucionador, que muestra shoal solve GAME --help (por defecto: las suyas)
help-solve-position = una línea de texto entre comillas, como la muestra shoal replay --plain al escribir position (por defecto: una típica)
cli-no-solver = { $title } no tiene solucionador. Juegos que lo tienen: { $games-row }.
cli-bad-solver = Al solucionador de { $title } le falta { $name }: mira shoal.core.solver_interface.

## verify

help-verify-record = la grabación de una partida terminada
help-commitment = el código que se mostró antes de la partida, 64 cifras hexadecimales (por defecto: el de la grabación)
help-salt = un texto aleatorio que diste, mejor con su puesto: --salt 0=coral; --salt 2= para un puesto sin texto, como el de un bot; se puede repetir (por defecto: los de la grabación)
help-verify-seed = la semilla de una partida que acabó por abandono, de su recibo; las demás grabaciones la contienen (por defecto: la de la grabación)
cli-verify-exit-code = El código de salida es 0 si todo está bien, y 2 si algo está mal o no se puede comprobar.
cli-verified = Las { $throws } tiradas y las { $moves } jugadas son correctas.
cli-verified-both = El código y los textos aleatorios son los que has dado.
cli-verified-commitment = El código es el que has dado; --salt comprobaría también tu texto aleatorio.
cli-verified-salts = Los textos aleatorios son los que has dado; --commitment comprobaría también el código.
cli-verified-neither = Para comprobar que el servidor no cambió la semilla ni un texto aleatorio antes de la partida, da --commitment y --salt.

## check, new-game

help-check-players = número de jugadores (por defecto: todos los que permite el juego)
help-check-games = partidas para cada número de jugadores
cli-check-passed = { $title } supera las { $checks } comprobaciones en { $games } partidas.
help-new-name = el nombre del juego: minúsculas, cifras y _
help-new-folder = una carpeta nueva o vacía para el juego (por defecto: NAME, en la carpeta actual)
cli-new-written = { $title } está en { $folder }. Funciona: cámbialo paso a paso.
cli-new-commands = En esa carpeta: shoal check { $name }, shoal play { $name }, python -m pytest.
cli-new-readme = README.md muestra ahí las demás órdenes.
cli-new-unwritten = El juego no se puede escribir en { $folder }: { $reason }.
cli-new-bad-name = Un juego no se puede llamar { $name }: usa de 2 a 30 minúsculas, cifras y _, con dos letras al principio.
cli-new-known-name = Ya hay un juego { $name }: elige otro nombre.
cli-new-python-name = Python usa él mismo el nombre { $name }: elige otro nombre.
cli-new-not-empty = { $folder } ya existe y no está vacía: elige otra --folder.

## bench

help-bench-games = juegos entre { $games-row }, o módulos o archivos con un GAME (por defecto: todos)
help-bench-rounds = rondas intercaladas, { $most } como mucho
help-bench-seconds = tiempo de cada medición en una ronda, { $most } como mucho
help-bench-peers = medir también OpenSpiel y PettingZoo (por defecto: si están instalados)
help-bench-baseline = medir también este programa en C con los mismos juegos (por defecto: ninguno)
help-bench-check = terminar con 1 si no se alcanza un objetivo; necesita --peers
cli-bench-rounds-to-check = --check necesita al menos { $rounds } rondas.
cli-bench-no-peers = --peers necesita { $modules-row }: pip install 'shoal[peers]'.
cli-bench-no-file = No hay ningún archivo { $file } para --c-baseline.
cli-bench-no-compiler = La comparación con C necesita un compilador de C (cc).
cli-bench-without-compiler = No hay compilador de C (cc): no se compara con C.
cli-bench-refused = El compilador de C no acepta { $file }: { $reason }
cli-bench-uncompiled = Este motor no está compilado: no hay nada que comparar.
cli-bench-stopped = El motor sin compilar se ha parado; su error está arriba.
cli-bench-compiled = El motor que debería estar sin compilar está compilado.
cli-bench-kind = { $title } tiene un objetivo { $kind }; hay { $kinds-row }.
cli-bench-warm-up = calentamiento: { $what }
cli-bench-round = ronda { $number } de { $rounds }: { $what }
cli-bench-unmeasured = No se ha medido { $figure } de { $game }.
cli-bench-missed = { $game } { $figure } alcanza { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } veces { $yardstick }, pero hace falta { $least }.
cli-bench-against = { $benchmark }
cli-bench-against-uncompiled = el motor sin compilar
cli-bench-against-search = la búsqueda de OpenSpiel
cli-bench-compiled-engine = Shoal { $version } compilado, { $programs-row };
cli-bench-uncompiled-engine = Shoal { $version } sin compilar, { $programs-row };
cli-bench-machine = un núcleo de { $cores }, { $processor }, { $system };
cli-bench-rounds = mediana de { $rounds } rondas intercaladas de { $seconds } s.
cli-bench-rounds-stopped = mediana de { $rounds } rondas intercaladas de { $seconds } s, paradas antes de tiempo.
# Números de las tablas; M es un millón, k un millar.
cli-bench-speed = { $speed } ±{ $spread } %
cli-bench-times = { $ratio }x
cli-bench-millions = { $value } M
cli-bench-thousands = { $value } k
cli-head-game = juego
cli-head-players = jugadores
cli-head-loop = loop, pasos/s
cli-head-driven = driven, pasos/s
cli-head-uncompiled = sin compilar, pasos/s
cli-head-gain = compilado / sin compilar
cli-head-clone = copia, µs
cli-head-loop-ratio = loop / patrón
cli-head-driven-ratio = driven / patrón
cli-head-whose = de quién
cli-head-how = cómo
cli-head-steps = pasos/s
cli-head-ratio = / patrón
cli-head-iterations = iteraciones/s
cli-head-search-ratio = / OpenSpiel
cli-head-figure = medida
cli-head-least = al menos
cli-head-reached = alcanzado

## serve, repair

help-host = dirección en la que escucha
help-port = puerto en el que escucha; 0 toma uno libre
help-open = abrir la página en un navegador
help-workers = procesos; varios necesitan PostgreSQL
help-bot-processes = procesos para los bots
help-origin = otro sitio web que puede enviar peticiones; se puede repetir (por defecto: ninguno)
help-host-name = un nombre de este servidor; se puede repetir (por defecto: ninguno)
help-metrics = otra dirección que puede leer /metrics; se puede repetir (por defecto: ninguna)
help-idle = segundos que una mesa sin uso sigue en memoria
help-reconnect = segundos para volver a conectarse antes de contar como ausente
help-request-timeout = segundos para enviar una petición entera
help-rate = peticiones por segundo y dirección
help-sockets = WebSockets por dirección
help-connections = conexiones por dirección
help-capacity = conexiones por proceso
help-tables = mesas y puestos nuevos por día y dirección
cli-serve-running = Shoal funciona en { $url }
cli-serve-already = Shoal ya funciona en { $url }
cli-serve-network = Los demás de tu red pueden abrir { $url }
cli-serve-only-here = Solo este ordenador puede abrirlo. Para otros dispositivos: shoal serve --host 0.0.0.0 --open
cli-serve-more = Jugar en la terminal: shoal play GAME (shoal games muestra cuáles hay). Todas las órdenes: shoal --help
cli-serve-stop = Pulsa Ctrl+C para pararlo. Las partidas empezadas se guardan.
help-write = reparar la base de datos; sin ello, solo se informa de los daños
