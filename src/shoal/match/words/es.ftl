### Errores de partidas, grabaciones y dados.

error-seed = Una semilla es un número entero de 0 a 2**256 - 1, 32 bytes o 64 cifras hexadecimales.
error-seed-needed = Una partida solo puede continuar con su semilla.
error-seed-of-other-match = Esta semilla no coincide con el código de la grabación.
error-seed-secret = La semilla es secreta hasta que acabe la partida.
error-seed-missing = La partida ha terminado, pero su grabación no contiene la semilla.
error-salt-twice = El puesto { $number } dio un solo texto aleatorio y no puede nombrarse dos veces.
error-commitment = Un código tiene 64 cifras hexadecimales: cópialo entero, no { $text }.
thing-salt = { $count ->
    [one] texto aleatorio
   *[other] textos aleatorios
}
thing-name = { $count ->
    [one] nombre
   *[other] nombres
}
error-one-each = { WORD($what, 2) }: es una lista de textos, uno por puesto.
error-wrong-number = Hay { $players } puestos, así que no puede haber { $count } { WORD($what, $count) }.
error-not-a-line = { WORD($what, 1) } del puesto { $number }: no es una línea de { $length } caracteres como mucho.

## Turnos y deshacer

error-turn-over = { $seat-is ->
    [you] No puedes jugar: la partida ha terminado.
   *[other] { $seat } no puede jugar: la partida ha terminado.
}
error-turn-of-others = { $seat-is ->
    [you] No puedes jugar ahora. Juega: { $seats }.
   *[other] { $seat } no puede jugar ahora. Juega: { $seats }.
}
error-replay = Es una repetición: nadie puede jugar en ella.
error-move-checked-before = La jugada se comprobó en el paso { $then }, no en el paso { $now }.
error-move-too-long = { $text } es demasiado largo para una jugada.
error-move-number = Una jugada es un texto o un número de 0 a { $last }, no { $value }.
error-no-such-seat = Los puestos van de 0 a { $last }, no { $value }.
error-no-such-step = Los pasos van de 0 a { $last }, no { $value }.
error-position-not-text = Una posición es un texto, no { $value }.
error-undo-unseen = { $seat-is ->
    [you] No puedes deshacer: quizá otros han jugado en secreto desde tu última jugada.
   *[other] { $seat } no puede deshacer: quizá otros han jugado en secreto desde entonces.
}
error-undo-since = { $seat-is ->
    [you] No puedes deshacer: desde tu última jugada se han tirado dados o ha jugado otra persona.
   *[other] { $seat } no puede deshacer: desde entonces se han tirado dados o ha jugado otra persona.
}
error-undo-revealed = { $seat-is ->
    [you] No puedes deshacer: tu jugada ha revelado algo.
   *[other] { $seat } no puede deshacer: la jugada ha revelado algo.
}
error-undo-dice = No se puede deshacer nada: se han tirado dados o robado cartas desde la última jugada.
error-undo-too-late = No se puede deshacer nada: han pasado demasiadas cosas desde la última jugada.
error-undo-nothing = No se puede deshacer nada: nadie ha jugado todavía.

## Grabaciones

error-line = Línea { $line }: { $reason }
error-cannot-read = No se puede leer { $path }: { $reason }.
error-cannot-write = No se puede escribir { $path }: { $reason }.
error-not-a-path = { $path } no es la ruta de un archivo.
error-file-too-large = El archivo es mayor que cualquier grabación ({ $bytes } bytes).
error-first-line = Una grabación empieza con la línea { $wanted }, no { $line }.
error-cut-short = La grabación se corta tras la línea { $line }.
error-no-line-end = La última línea no tiene final: el archivo está cortado.
error-after-checksum = Nada puede seguir a la suma de comprobación.
error-altered = La suma de comprobación no coincide: la grabación se modificó después de escribirse.
error-line-word = La línea debe empezar por { $word }, no { $line }.
error-line-integer = La palabra { $word } toma un entero, no { $value }.
error-line-digest = La palabra { $word } toma 64 cifras hexadecimales, no { $value }.
error-line-list = La palabra { $word } toma una lista JSON compacta de textos.
error-line-too-long = La línea es más larga que cualquier línea de una grabación.
error-line-empty = La línea está vacía o contiene un carácter de control.
error-line-not-text = La línea no es texto UTF-8.
error-options-order = Las opciones deben ir en orden, una vez cada una, y diferir de su valor normal.
error-seats-needless = La línea seats debe omitirse si ningún puesto tiene nombre.
error-salts-missing = Cada puesto necesita un texto aleatorio, aunque sea vacío.
error-start-otherwise = El inicio no está escrito como lo escribiría esta partida.
error-mover = Una jugada empieza por un puesto o { $mark }, no por { $value }.
error-scores = La palabra scores toma { $players } enteros.
error-ranking = La clasificación debe nombrar cada puesto una vez, y los empatados en orden.
error-no-dice-here = Aquí no se tiran dados, así que { $text } no es posible.
error-not-to-move = El puesto { $number } no juega aquí y no puede jugar { $text }.
error-written-otherwise = { $text } debería escribirse { $wanted }.
error-throw = La tirada { $number } no es lo que dieron los dados.

## Lo que falla en los dados de una partida terminada

error-unfair = Los dados de esta partida no eran justos. { $reason }
finding-commitment = El código es { $commitment }, pero antes de la partida se mostró { $shown }: la semilla se cambió después.
finding-a-salt = el texto aleatorio { $salt }
finding-no-salt = ningún texto aleatorio
finding-salt-replaced = El puesto { $number } tiene { $written }, pero dio { $given }: alguien pudo elegir los dados.
finding-salt-missing = Ningún puesto tiene el texto aleatorio { $salt } que se dio: alguien pudo elegir los dados.
finding-salt-not-sent = El puesto { $number } tiene un texto aleatorio que no envió.
finding-salt-refused = La mesa no aceptó ningún texto aleatorio aunque la partida no había empezado.
finding-late-commitment = La mesa no mostró ningún código antes de que se diera el texto aleatorio.
finding-unfinished = La partida no ha terminado: su semilla es secreta y sus dados aún no se pueden comprobar.
finding-seed = La semilla no coincide con el código.
finding-seed-shown = La semilla no coincide con el código que se mostró antes de la partida.
finding-seed-nor-dice = La semilla no coincide ni con el código ni con los dados.
finding-seed-but-dice = La semilla no coincide con el código, aunque sí con los dados.
finding-dice = { $count } de { $throws } tiradas no se siguen de la semilla y los textos aleatorios, empezando por esta.
finding-throw = La tirada { $number } consta como { $text }, pero los dados dieron { $actual }.
finding-throw-unfair = La tirada { $number } no se sigue de la semilla y los textos aleatorios.
finding-no-result = La partida termina aquí, pero falta el resultado.
finding-early-result = La partida no termina aquí, pero la grabación tiene un resultado.
finding-scores = Los puntos deberían ser { $scores }.
finding-ranking = La clasificación debería ser { $ranking }.
