### SharkBait: se tiran dados; peces y tiburones se colocan en columnas.

## Registro: el comienzo de la partida

# $seat empieza la primera ronda.
log-first = { $seat-is ->
    [you] Empiezas tú (por sorteo).
   *[other] Empieza { $seat } (por sorteo).
}
# $token no se puede ganar en la primera ronda.
log-hold = La ficha { $token } queda fuera esta ronda.

## Registro: tirar y colocar dados

# $fish y $sharks son los números de los dados blancos y negros.
log-roll = { $seat-is ->
    [you] Sacas
   *[other] { $seat } saca
} { $fish-count ->
    [one] pez
   *[other] peces
} { $fish-row } y { $sharks-count ->
    [one] tiburón
   *[other] tiburones
} { $sharks-row }.
log-roll-fish = { $seat-is ->
    [you] Sacas
   *[other] { $seat } saca
} { $fish-count ->
    [one] pez
   *[other] peces
} { $fish-row }.
log-roll-sharks = { $seat-is ->
    [you] Solo sacas
   *[other] { $seat } solo saca
} { $sharks-count ->
    [one] tiburón
   *[other] tiburones
} { $sharks-row }.

# Una decisión libre.
log-roll-again = { $seat-is ->
    [you] Tiras otra vez.
   *[other] { $seat } tira otra vez.
}
# Aún hay un tiburón en la mano.
log-must-roll = { $seat-is ->
    [you] Tienes que tirar otra vez.
   *[other] { $seat } tiene que tirar otra vez.
}

# Se pierde un pez de la tirada y uno de $column.
log-bad-roll = ¡Mala tirada! { $seat-is ->
    [you] Pierdes
   *[other] { $seat } pierde
} un pez de la tirada y otro de la columna { $column }.
# Se pierde un pez de la tirada; sigue log-lose.
log-bad-roll-choice = ¡Mala tirada! { $seat-is ->
    [you] Pierdes un pez de la tirada y tienes que elegir otro de tu tablero.
   *[other] { $seat } pierde un pez de la tirada y tiene que elegir otro de su tablero.
}
log-bad-roll-empty-mat = ¡Mala tirada! { $seat-is ->
    [you] Pierdes un pez de la tirada. En tu tablero no hay ninguno que perder.
   *[other] { $seat } pierde un pez de la tirada. En su tablero no hay ninguno que perder.
}
log-lose = { $seat-is ->
    [you] Pierdes
   *[other] { $seat } pierde
} un pez de la columna { $column }.

# $count es 2 o más.
log-school = { $seat-is ->
    [you] Colocas
   *[other] { $seat } coloca
} { $count } peces en la columna { $column }.
log-shark = { $seat-is ->
    [you] Colocas
   *[other] { $seat } coloca
} un tiburón en la columna { $column }.
log-both-sharks = { $seat-is ->
    [you] Colocas
   *[other] { $seat } coloca
} los dos tiburones en la columna { $column }.
# $fish es cuántos peces hay ahora en la columna.
log-fight = ¡Pelea de tiburones! { $seat-is ->
    [you] Tus tiburones
   *[other] Los tiburones de { $seat }
} se encuentran en la columna { $column }{ $fish ->
    [0] { "" }
    [one] , donde 1 pez vale ahora 4
   *[other] , donde { $fish } peces valen ahora 4 cada uno
}.

## Registro: el final de un turno

# Una decisión libre. $score es la puntuación de los dados.
log-stop = { $seat-is ->
    [you] Te plantas
   *[other] { $seat } se planta
} con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.
# Quedan menos de dos peces para tirar.
log-must-stop = { $seat-is ->
    [you] Tienes que plantarte
   *[other] { $seat } tiene que plantarse
} con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.

log-bait = { $seat-is ->
    [you] Gastas un cebo
   *[other] { $seat } gasta un cebo
} para llegar a la ficha { $token }.

# El titular de un turno. $steps es lo que avanza de verdad el peón, $bait es 0 o 1.
log-token = { $seat-is ->
    [you] Sumas
   *[other] { $seat } suma
} { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} y { $seat-is ->
    [you] te llevas
   *[other] se lleva
} la ficha { $token }{ token-brings }.
# El titular de un turno. $paid es el número de cebos.
log-token-for-baits = { $seat-is ->
    [you] Sumas
   *[other] { $seat } suma
} { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} y { $seat-is ->
    [you] gastas
   *[other] gasta
} { $paid ->
    [one] un cebo
   *[other] { $paid } cebos
} por la ficha { $token }{ token-brings }.

# Lo que da una ficha, después de su número.
token-brings = { $steps ->
    [0] { $bait ->
        [0] { "" }
       *[other] : un cebo
    }
    [one] { $bait ->
        [0] : 1 casilla
       *[other] : 1 casilla y un cebo
    }
   *[other] { $bait ->
        [0] : { $steps } casillas
       *[other] : { $steps } casillas y un cebo
    }
}

log-no-bait = { $seat-is ->
    [you] No recibes
   *[other] { $seat } no recibe
} ningún cebo: la reserva está vacía.
log-last-space = { $seat-is ->
    [you] Tu peón
   *[other] El peón de { $seat }
} espera en la última casilla.

## Registro: el final de una ronda

# $token es la mayor de la ronda; $steps es 0 si el peón está en la última casilla.
log-trophy = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} la ronda { $round } con la ficha { $token }: { $steps ->
    [0] el trofeo
   *[other] el trofeo y 1 casilla más
}.
log-smallest = { $seat-is ->
    [you] Tienes la ficha más baja, la { $token }, y recibes un cebo.
   *[other] { $seat } tiene la ficha más baja, la { $token }, y recibe un cebo.
}
log-smallest-no-bait = { $seat-is ->
    [you] Tienes la ficha más baja, la { $token }, pero no recibes
   *[other] { $seat } tiene la ficha más baja, la { $token }, pero no recibe
} ningún cebo: la reserva está vacía.
log-starts = { $seat-is ->
    [you] Empiezas
   *[other] { $seat } empieza
} la ronda { $round }.
# $tokens se ganaron en la ronda que termina.
log-hold-next = Las fichas { $tokens } quedan fuera en la ronda { $round }.

## Lo que se pregunta

ask-place = Coloca un tiburón o bancos de peces.
ask-place-fish = Coloca bancos de peces.
ask-place-shark = No hay ningún banco: coloca un tiburón.

# $sharks es cuántos quedan en la mano, 1 o 2.
ask-roll = Tira otra vez: aún tienes { $sharks ->
    [one] un tiburón
   *[other] los dos tiburones
} en la mano.
ask-place-or-roll = Coloca más peces o tira otra vez: aún tienes { $sharks ->
    [one] un tiburón
   *[other] los dos tiburones
} en la mano.
ask-roll-or-stop = ¿Tiras otra vez o te plantas con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}?
ask-place-roll-or-stop = ¿Colocas más peces, tiras otra vez o te plantas con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}?
ask-stop = Plántate con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}: quedan muy pocos peces para tirar.

# Varias columnas tienen los mismos peces.
ask-lose = ¡Mala tirada! Elige cuál de tus columnas más llenas pierde un pez.
ask-prize = ¿Te llevas la ficha { $token } o gastas un cebo por la ficha { $bigger }?

## Por qué no se permite una jugada

no-lose-column = { $fish ->
    [0] La columna { $column } no tiene peces
    [one] La columna { $column } solo tiene 1 pez
   *[other] La columna { $column } solo tiene { $fish } peces
}, pero tus columnas más llenas tienen { $most }.
no-lose-first = ¡Mala tirada! Elige primero la columna que pierde un pez.
no-loss = Solo pierdes peces después de una mala tirada.

# $number es lo que muestran los dados.
no-school-again = Ya has colocado peces con un { $number } de esta tirada.
no-school = { $thrown ->
    [0] Ningún pez muestra un { $number }.
   *[other] Solo 1 pez muestra un { $number }, y un banco necesita 2.
}
no-school-of-size = Solo { $thrown } peces muestran un { $number }, no { $count }.

no-shark = Ningún tiburón muestra un { $number }.
no-both-sharks = Solo puedes colocar los dos tiburones si ambos muestran un { $number }.
no-shark-left = Los dos tiburones ya están colocados.
no-shark-after-fish = Ya has colocado peces de esta tirada, así que no puedes colocar un tiburón.

no-done-roll = Has terminado con esta tirada: tira otra vez.
no-done-stop = Has terminado con esta tirada: plántate.
no-done-roll-or-stop = Has terminado con esta tirada: tira otra vez o plántate.

no-place-first = Puedes colocar algo, así que colócalo primero.
no-stop = No puedes plantarte: aún tienes { $sharks ->
    [one] un tiburón
   *[other] los dos tiburones
} en la mano.
no-roll = Tienes que plantarte: los dos tiburones están colocados y te quedan menos de 2 peces para tirar.

no-token-yet = Recibes una ficha después de plantarte.
no-stopped = Ya te has plantado: llévate la ficha o gasta un cebo.

## Consejos

# $mean es la puntuación media a la que llega el turno.
why-school = Así tienes { $fish } peces en tu tablero. Seguir tirando da { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de media.
why-school-last = Así tienes { $fish } peces en tu tablero y { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.

# $fish es cuántos peces hay en la columna.
why-shark = { column-eaten }. Seguir tirando da { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de media.
why-shark-last = { column-eaten }. Te quedas con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.
column-eaten = { $fish ->
    [0] En la columna { $column } el tiburón no encuentra peces que comer
    [one] En la columna { $column } el tiburón se come 1 pez
   *[other] En la columna { $column } el tiburón se come { $fish } peces
}

why-fight = { column-fought }. Seguir tirando da { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de media.
why-fight-last = { column-fought }. Te quedas con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.
column-fought = Con una pelea de tiburones, { $fish ->
    [0] los peces de la columna { $column } valen 4, pero aún no hay ninguno
    [one] el pez de la columna { $column } vale 4
   *[other] los { $fish } peces de la columna { $column } valen 4 cada uno
}

# $fish es cuántos peces hay en la mano, $score es seguro.
why-roll = Tirar { $fish } peces da { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de media. Plantarse da { $score }.
# $sharks es 1 o 2.
why-must-roll = Tirar { $fish ->
    [0] { $sharks ->
        [one] un tiburón
       *[other] los dos tiburones
    }
   *[other] { $fish ->
        [one] 1 pez
       *[other] { $fish } peces
    } y { $sharks ->
        [one] un tiburón
       *[other] los dos tiburones
    }
} da { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos de media.
why-stop = Con { $score ->
    [one] 1 punto seguro
   *[other] { $score } puntos seguros
} ganas la ficha { $token }{ token-brings }.

# $points es lo que habría valido el pez.
why-lose = Perder un pez de la columna { $column } { $points ->
    [0] no cuesta nada
    [one] cuesta 1 punto
   *[other] cuesta { $points } puntos
}.

why-bait = Con un cebo consigues la ficha { $token }{ token-brings }.
why-take = Conservas tus cebos y consigues la ficha { $token }{ token-brings }.

## El final de la partida

won-spaces = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} con { result-spaces }.
# $seats tienen las mismas casillas. $second es el segundo mejor número de trofeos.
won-trophies = { $seats } { $seats-are ->
    [with-you] empatáis
   *[others] empatan
} a { result-spaces }. { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} con { result-trophies } contra { $second }.
# $seats tienen las mismas casillas y trofeos. $second es el segundo mejor número de cebos.
won-baits = { $seats } { $seats-are ->
    [with-you] empatáis
   *[others] empatan
} a { result-spaces } y { result-trophies }. { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} con { result-baits } contra { $second }.
won-shared = { $seats } { $seats-are ->
    [with-you] compartís
   *[others] comparten
} la victoria, cada cual con { result-spaces }, { result-trophies } y { result-baits }.

result-spaces = { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
}
result-trophies = { $trophies ->
    [one] 1 trofeo
   *[other] { $trophies } trofeos
}
result-baits = { $baits ->
    [one] 1 cebo
   *[other] { $baits } cebos
}

## Jugadas

move-school = Colocar { $count } peces en la columna { $column }
move-shark = Colocar un tiburón en la columna { $column }
move-both-sharks = Colocar los dos tiburones en la columna { $column }
move-lose = Perder un pez de la columna { $column }
move-roll = Tirar otra vez
move-stop = Plantarse con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
move-bait = Gastar un cebo por la ficha { $token }
move-take = Llevarse la ficha { $token }

## El tablero en palabras

board-drawing-first = Preparación: se sortea quién empieza.
# Algunas fichas no se pueden ganar en la primera ronda.
board-drawing-tokens = Preparación: { $seat-is ->
    [you] empiezas tú
   *[other] empieza { $seat }
}. Se sacan las fichas que quedan fuera esta ronda.
# $seat tiene el primer turno de la ronda.
board-first-turn = Ronda { $round } de { $rounds }: { $seat-is ->
    [you] empiezas tú
   *[other] empieza { $seat }
}.
# $other empezó la ronda.
board-turn = Ronda { $round } de { $rounds }: { $seat-is ->
    [you] es tu turno
   *[other] es el turno de { $seat }
}. { $other-is ->
    [you] Tú empezaste
   *[other] { $other } empezó
} la ronda.
board-over = La partida ha terminado: { $seats-are ->
    [you] ganas tú
    [one] gana { $seats }
    [with-you] { $seats } compartís la victoria
   *[others] { $seats } comparten la victoria
}.

# La tabla de quienes juegan: su cabecera y el nombre en cada fila.
board-head-place = Posición
board-head-space = Casilla
board-head-trophies = Trofeos
board-head-baits = Cebos
board-head-token = Ficha
board-player = { $seat-is ->
    [you] { $seat } (tú)
   *[other] { $seat }
}
# La ficha que alguien ha ganado en esta ronda, y lo que lleva impreso: $steps y $bait.
board-token = { $token }{ token-brings }

# $spaces es la longitud de la pista.
board-supply = Cebos en la reserva: { $baits }. La pista tiene { $spaces } casillas.

# La tabla de las fichas disponibles: sus números y lo que dan.
board-tokens = Fichas
board-token-spaces = Casillas
board-token-baits = Cebos
# $tokens no se pueden ganar en esta ronda.
board-out = Fuera en esta ronda: { $tokens-count ->
    [0] ninguna ficha todavía
    [one] la ficha { $tokens }
   *[other] las fichas { $tokens }
}.
# La partida ha terminado. $tokens se ganaron en la última ronda.
board-last-won = Ganadas en la última ronda: las fichas { $tokens }.

# La tabla del tablero.
board-columns = Columna
board-fish = Peces
board-sharks = Tiburones
# $lost es cuántos peces quedan fuera hasta el final del turno.
board-hand = En la mano: { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
} y { $sharks ->
    [0] ningún tiburón
    [one] 1 tiburón
   *[other] { $sharks } tiburones
}. Peces perdidos en este turno: { $lost }.
board-rolling = { $seat-is ->
    [you] Estás
   *[other] { $seat } está
} tirando los dados.
# La tabla de los dados que han salido.
board-rolled-fish = Peces tirados
board-rolled-sharks = Tiburones tirados
# $columns ya tienen sus peces de esta tirada.
board-placed = Ya colocado de esta tirada: { $columns-count ->
    [one] columna { $columns }
   *[other] columnas { $columns }
}.
board-bad-roll = Mala tirada: uno de estos peces ya está perdido, y ahora toca uno del tablero.
board-score = Puntuación: { $score }.
board-prize = Disponible: la ficha { $token }, o la ficha { $bigger } por un cebo.

end-spaces = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $count ->
    [one] por una casilla
   *[other] por { $count } casillas
}
end-trophies = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $count ->
    [one] por un trofeo
   *[other] por { $count } trofeos
}
end-baits = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $count ->
    [one] por un cebo
   *[other] por { $count } cebos
}
end-shared = { $seats } { $seats-are ->
    [with-you] compartís
   *[others] comparten
} la victoria
