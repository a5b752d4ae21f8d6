### Lo que se cuenta a quien empieza con SharkBait: las tarjetas e indicaciones del entrenador, y la lección.

coach-goal = Llega más lejos que nadie en la pista en siete rondas.
coach-turn = Tira los dados. De cada tirada, coloca un tiburón o bancos de peces, nunca las dos cosas. Con los dos tiburones colocados, puedes plantarte.
coach-score = Tus tiburones deciden cuánto valen tus peces. Tu puntuación gana la ficha con ese número, y la ficha te hace avanzar.
card-or = o
card-school = banco
card-shark = tiburón
card-finish = meta
card-outside = Peces fuera de los tiburones
card-between = Peces entre los dos
card-beside = Peces en la columna de un tiburón
card-fight = Los dos tiburones en una columna: sus peces
card-each = { $points } cada uno

tip-place = Dos o más peces iguales son un banco. Coloca bancos o un tiburón: de una tirada, solo una de las dos cosas.
tip-shark = No hay bancos en esta tirada: un tiburón tiene que ir a la columna de su número.
tip-roll = Mientras te quede un tiburón, tienes que seguir tirando.
tip-stop = Los dos tiburones están colocados: puedes plantarte. O tira el resto por más peces; sin un banco, pierdes dos.
tip-lose = Una mala tirada cuesta un pez de una de tus columnas más llenas. Tú eliges cuál.
tip-prize = Tu puntuación gana esta ficha. Con un cebo consigues la siguiente mayor.

## La lección

lesson-school = Has sacado 8 peces y 2 tiburones. Tres peces muestran un 4: son un banco. Coloca los tres.
lesson-school-done = En la columna 4 hay { $count } peces. Lo que valgan depende de dónde acaben tus tiburones.
lesson-roll = Aún tienes los dos tiburones, así que debes seguir. Tira los { $fish } peces y los tiburones.
lesson-roll-done = Otra tirada: un banco de dos 5, y tiburones con 3 y 6. De una tirada colocas peces o un tiburón, no las dos cosas.
lesson-shark = Esta vez, coloca el tiburón que muestra el 3 y vuelve a tirar.
lesson-shark-done = El primer tiburón está en la columna 3. En esta tirada no hay bancos: ahora no tienes elección.
lesson-second = Coloca tu segundo tiburón, en la columna 1.
lesson-second-done = Los dos tiburones están colocados, en las columnas 1 y 3. Tus { $count } peces están fuera y cuentan doble: { $score } por ahora.
lesson-risk = Podrías plantarte con { $score }. Arriésgate: tira el resto.
lesson-risk-done = ¡Tres 5, un banco!
lesson-more = Coloca los tres 5.
lesson-more-done = La columna 5 también está fuera de tus tiburones. Llevas { $score }.
lesson-bad = Solo quedan dos dados. Tíralos de todos modos, para ver una mala tirada.
lesson-bad-done = Ningún banco: una mala tirada. Se pierde un dado, y también un pez de una de tus columnas más llenas.
lesson-lose = Las columnas 4 y 5 están igual de llenas, así que eliges tú. Quita el pez de la columna 5.
lesson-lose-done = Te quedas en { $score }. Con un solo dado, tienes que plantarte.
lesson-stop = Plántate y recoge tu premio.
lesson-stop-done = La ficha con tu puntuación no está en esta ronda. La siguiente menor es la { $token }; con un cebo subes a la { $bigger }.
lesson-bait = Gasta tu cebo por la ficha mayor.
lesson-bait-done = Tu ficha fue la mayor de la ronda: un trofeo y una casilla más. Ahora estás en la casilla { $space }. Tras siete rondas, gana quien haya llegado más lejos.
