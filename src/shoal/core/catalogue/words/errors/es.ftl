### Errores del núcleo.

# Una frase de un juego sin catálogo.
error-text = { $text }

error-check-failed = { $check }: { $reason }
error-no-method = { $owner } no tiene el método { $method }.
error-message-shape = Un mensaje es una lista: una clave, argumentos, una regla y un nivel.
error-message-types = Un mensaje tiene un texto como clave, argumentos con nombre y un texto como regla.
error-message-level = El nivel de un mensaje es un número de { $low } a { $high }.
error-message-argument = El argumento { $name } de un mensaje es un número, un texto o una lista.
error-no-features = { $game } no define cómo se codifican sus datos como números.

## Cargar un juego

error-game-not-there = { $place } no tiene { $name }: el módulo de un juego contiene su GameInfo como GAME.
error-game-of-other-type = { $name } de { $place } no es una GameInfo, sino de tipo { $type }.
error-no-import = No se puede importar { $name }: { $reason }.
error-no-file = No existe el archivo { $path }.
error-load = { $place } lanza { $type } al cargarse: { $reason }.

## Un juego con clases incompletas

error-make = No se puede crear el juego { $game }: { $type }: { $reason }
error-makes-other = El juego { $game } crea un objeto de tipo { $type }; debe ser de tipo { $wanted }.
error-no-super = { $type }.__init__ debe llamar a super().__init__(info, options, move_count, max_steps).
error-misplaced = { $type }.{ $method } no se llamaría nunca: define { $method } en una clase de tipo { $wanted } y asígnala a self.{ $part } después de super().__init__.
error-no-moves = { $type } no tiene jugadas: da a super().__init__ un move_count o move_texts.
error-no-notation = { $type } no sabe escribir sus jugadas: da a super().__init__ move_texts, o asigna a self.notation una Notation tuya.
error-no-method-or-texts = { $type } no tiene el método { $method }; una { $base } debe tenerlo, o move_texts.
error-part = { $owner }.{ $name } es de tipo { $type }; debe ser de tipo { $wanted }.
error-missing-method = { $type } no tiene el método { $method }; toda { $base } debe tenerlo.
error-not-callable = { $owner }.{ $name } no es un método, sino de tipo { $type }.
error-arguments = { $call } debe tomar los argumentos { $wanted }.
error-returns = { $owner }.{ $name } da un valor de tipo { $type }; debe ser de tipo { $wanted }.
error-set-too-large = El campo { $field } es un conjunto de hasta { $size } elementos; { $most } es el máximo. Usa varios campos o una lista de banderas.

## Las jugadas como texto

error-no-such-move = { $text } no es una jugada: escribe { $moves-row }.
error-impossible = { $text } no puede ocurrir aquí.
error-not-a-throw = { $text } no es una tirada de { $count } dados.
error-die-face = Un dado de { $sides } caras no puede mostrar { $face }.

## Las posiciones como texto

error-position-too-long = El texto es demasiado largo para una posición.
error-position-without-bar = Una posición tiene una barra: jugadores y opciones | tablero.
error-key-value = { $word } no tiene la forma key=value.
error-key-twice = La posición dice { $field } dos veces.
error-key-missing = En la posición falta { $field }=.
error-key-unknown = Una posición de este juego no tiene { $field }.
error-key-needless = { $field }= se omite cuando no hay nada que nombrar.
error-value-choice = { $field }={ $value } debería ser uno de estos: { $choices-row }.
error-value-count = { $field }= debería tener { $count } números, no { $given }.
error-value-range = { $field }= toma números enteros de { $low } a { $high }, no { $value }.
error-value-digits = { $field }= toma { $count } cifras de 0 a { $high }, no { $value }.
error-value-some-digits = { $field }= toma hasta { $limit } cifras de { $low } a { $high }, no { $value }.
error-value-twice = { $field }= nombra { $value } dos veces.
error-value-same-twice = { $field }= nombra lo mismo dos veces.
error-value-too-many = { $field }= toma hasta { $limit } números, no { $given }.
error-value-parts = { $field }= debería tener { $count } partes, no { $given }.
error-value-rising = { $field }= empieza por el menor.
error-value-order = { $field }= no está en orden.
error-view-of-other-game = Esta vista pertenece a otro juego o a otras opciones.

## Opciones y jugadores

error-rules-version = Este programa conoce las reglas de { $game } en las versiones 1 a { $last }, no { $version }.
error-players = { $game } es para { $low } a { $high } jugadores, no { $players }.
error-first-seat = El puesto { $number } no puede empezar: los puestos van de 0 a { $last }.
error-option-text = La opción { $option } toma texto, no { $value }.
error-option-flag = La opción { $option } es yes o no, no { $value }.
error-option-number = La opción { $option } toma un número entero, no { $value }.
error-option-range = La opción { $option } va de { $low } a { $high }, no { $value }.
error-option-word = La opción { $option } toma una sola palabra imprimible, no { $value }.
error-option-bar = La opción { $option } no debe contener una barra, como en { $value }.
error-option-choice = La opción { $option } es uno de { $choices-row }, no { $value }.
error-option-unknown = { $game } no tiene la opción { $option }; { $options-count ->
    [0] no tiene opciones.
   *[other] tiene { $options-row }.
}
error-budget = Un presupuesto tiene milisegundos o iteraciones, y ninguno es negativo.
error-no-game = No hay ningún juego { $name }. Elige { $games-row }.
error-no-game-or-file = No hay ningún juego { $name }. Elige { $games-row }, o da un módulo o un archivo (file.py).
error-entry-point = El punto de entrada { $name } lleva a un juego llamado { $other }.
error-not-a-game = Un juego es una GameInfo o un nombre, no { $value }.
error-options-type = Las opciones de { $game } son nombres con valores, no { $value }.
error-option-type = La opción { $option } toma texto, un número, o yes o no.

## Pickles

error-pickle-version = Otra versión de Shoal escribió este pickle: su formato es { $version }, y esta lee { $current }.
error-pickle = Este pickle no corresponde a esta versión de Shoal: el atributo { $name } ha cambiado.

## Lo que dicen el sistema, una base de datos o un servidor de la red

# El final de una frase, tras dos puntos y antes de un punto: por qué no se puede usar un archivo,
# una base de datos o una dirección.
reason-missing = ese archivo o carpeta no existe
reason-denied = no tienes permiso para ello
reason-read-only = está protegido contra escritura
reason-is-a-folder = es una carpeta
reason-not-a-folder = una parte de la ruta no es una carpeta
reason-exists = ya hay algo con ese nombre
reason-not-empty = la carpeta no está vacía
reason-name-too-long = el nombre es demasiado largo
reason-link-loop = sus enlaces dan vueltas en círculo
reason-in-use = otro programa lo está usando
reason-disk-full = el disco está lleno
reason-disk-error = el disco indica un error
reason-too-many-files = hay demasiados archivos abiertos
reason-address-in-use = otro programa ya usa ese puerto
reason-not-our-address = este equipo no tiene esa dirección
reason-bad-port = un puerto es un número de 0 a 65535
reason-refused = ahí no hay ningún servidor en marcha
reason-timed-out = la respuesta no llegó a tiempo
reason-unreachable = no hay camino hasta ahí por la red
reason-broken-off = la conexión se cortó
reason-unknown-host = no se conoce ningún equipo con ese nombre
reason-certificate = su certificado no es válido
reason-not-https = no responde en HTTPS
reason-not-http = no responde en HTTP
reason-other-answer = su respuesta tiene otra forma
reason-not-text = no es texto en UTF-8
reason-not-a-database = el archivo no es una base de datos
reason-damaged = el archivo está dañado
reason-no-such-database = no hay ninguna base de datos con ese nombre
reason-wrong-login = el usuario o la contraseña no son correctos
reason-too-many-connections = la base de datos tiene demasiadas conexiones
reason-database-starting = la base de datos todavía se está iniciando
reason-database-address = no es la dirección de una base de datos
reason-code = error { $code }
error-pickle-observations = Este pickle se escribió con la versión { $version } de las observaciones, y este Shoal tiene la versión { $current }.
error-pickle-rules = Este pickle se escribió con la versión { $version } de las reglas de { $game }, y este Shoal tiene la versión { $current }.

## Archivos de reglas

error-rules-unreadable = No se puede leer { $file }: { $reason }.
error-rules-long = { $file } tiene más de { $most } bytes; ningún archivo de reglas necesita tanto.
error-rules-not-text = { $file } no es texto UTF-8.
error-rules-line = { $file }, línea { $line }: { $reason }
error-rules-toml = Esto no es TOML, o repite una clave: { $text }
error-rules-game-name = El juego es un nombre entre comillas, no { $given }.
error-rules-game = Son reglas de { $given }, no de { $game }.
error-rules-value = La opción { $option } no puede ser { $value }: dale un valor, o filas con sus claves.
error-rules-no-rows = La opción { $option } es un solo valor y no tiene filas.
error-rules-column = Una fila de { $option } { $columns-count ->
    [0] es un solo valor y no tiene { $name }.
   *[other] tiene { $columns-row }, no { $name }.
}
error-rules-new-row = La fila { $row } de { $option } es nueva: también necesita { $columns-row }.
error-rules-cell = { $kind ->
    [flag] { $column } es true o false, no { $value }.
    [number] { $column } es un número entero, no { $value }.
   *[other] { $column } es texto entre comillas, no { $value }.
}
error-rules-key = Una fila de { $option } no puede llamarse { $row }.
