### La ficha de un conjunto de datos, y lo que dice `shoal dataset`.

## La ficha

dataset-title = Partidas de { $title }
dataset-about = { $games } partidas de { $title } entre { $players } bots, con { $decisions } decisiones. Una decisión es una jugada de un puesto que tenía más de una. { $explore ->
    [0] Cada jugada es la del bot.
   *[other] El { $explore } % de las jugadas se sortearon, para que las partidas sean distintas y abarquen más posiciones.
}
dataset-bots = Los bots, puesto por puesto: { $bots-row }. La semilla es { $seed }. Esta orden escribe otra vez los mismos archivos, con cualquier número de procesos:
dataset-made = Creado con Shoal { $version }, la versión { $rules } de las reglas, la versión { $observation } de las observaciones y pyarrow { $pyarrow }.
dataset-decisions = Decisiones
dataset-games = Partidas
dataset-reading = Leer los datos
dataset-licence = Licencia
dataset-licence-about = Los datos tienen la licencia { $licence }.
dataset-column = columna
dataset-type = tipo
dataset-meaning = significado

## Columnas

dataset-of-decision-game = el número de la partida
dataset-of-decision-step = cuántas jugadas y tiradas hubo antes en la partida
dataset-of-decision-seat = el puesto que decidió, desde 0
dataset-of-decision-observation = lo que el puesto podía ver, en números; véase docs/observations.md de Shoal
dataset-of-decision-mask = un bit por jugada, 1 si era legal; la primera jugada es el bit más bajo del primer byte
dataset-of-decision-legal-moves = los números de las jugadas legales
dataset-of-decision-values = los valores que el bot da a esas jugadas, en el mismo orden; vacío si no da ninguno
dataset-of-decision-value = el resultado que la evaluación del juego esperaba para el puesto, de 0 a 1; 0,5 sin evaluación
dataset-of-decision-move = el número de la jugada hecha
dataset-of-decision-explored = si la jugada se sorteó en vez de venir del bot
dataset-of-decision-rank = cuántos puestos terminaron por delante
dataset-of-decision-score = los puntos del puesto al final
dataset-of-decision-reward = los puestos por detrás menos los puestos por delante, como parte de los demás: de -1 a 1

dataset-of-game-game = el número de la partida
dataset-of-game-steps = el número de jugadas y tiradas
dataset-of-game-ranks = para cada puesto, cuántos terminaron por delante
dataset-of-game-scores = los puntos de cada puesto al final
dataset-of-game-rewards = la recompensa de cada puesto
dataset-of-game-movers = quién actuó en cada paso: un puesto, o un número negativo para el azar
dataset-of-game-moves = el número de cada jugada, o del resultado del azar

## Errores

error-dataset-timed = El bot { $bot } piensa durante un tiempo, así que sus partidas no podrían repetirse. Elige random, easy, medium o una búsqueda como search:400.
error-dataset-other = { $path } contiene otro conjunto de datos. Elige otra carpeta con --out.
error-dataset-used = { $path } no está vacía y no contiene ningún conjunto de datos. Elige otra carpeta con --out.
error-dataset-folder = { $path } no se puede usar: { $reason }.
error-needs-pyarrow = shoal dataset necesita pyarrow: pip install 'shoal[dataset]'
