### Errores de los estudios, y palabras de sus informes.

error-rival = --rival debe ser distinto de --bots, para separar habilidad y suerte.
error-games-even = --games debe ser par y al menos { $least }, no { $value }.
error-option-value = { $word } no tiene la forma option=value; las opciones son { $options-row }.
error-knob-row = La opción { $option } no tiene fila { $row }; tiene { $rows-row }.
error-knob-column = { $knob } { $columns-count ->
    [0] es un solo valor y se nombra sin columna.
   *[other] necesita una columna: { $columns-row }.
}
error-sweep-form = { $text } debe ser KNOB=LOW:HIGH, KNOB=LOW:HIGH:STEP o KNOB=A,B,C con al menos dos valores.
error-without = Aquí nadie puede prescindir de { $kind }; hay { $kinds }, y all.
error-without-any = En este juego nadie puede elegir entre sucesos, así que no se puede prescindir de ninguno.
error-tune-form = { $text } debe ser MEASURE=LOW:HIGH, con números o porcentajes.
error-tune-measure = { $text } debe ser MEASURE=LOW:HIGH con uno de { $measures-row }.

## Un informe: la cabecera

study-title = { $title }: un estudio
study-played = { $games } partidas de { $players }, jugadas por el bot { $bot }.
study-played-options = { $games } partidas de { $players } con { $options-row }, jugadas por el bot { $bot }.
study-games-in-total = La suerte y otras opciones se midieron con más partidas: { $games } en total.
study-nav-length = duración
study-nav-seats = puestos
study-nav-luck = suerte
study-nav-comeback = remontadas
study-nav-events = eventos
study-nav-options = opciones

# Las cifras más importantes: cada texto sigue a su número.
study-key-decisions = decisiones por partida
study-key-choice = jugadas entre las que elegir
study-key-luck = del resultado es suerte
study-key-half = de quienes lideran a media partida ganan
study-key-margin = puntos entre la primera y la segunda posición
study-first-wins = de victorias al empezar ({ $fair } sería justo)
study-side-wins = de victorias para { $who } ({ $fair } sería justo)

## Números

study-percent = { $number } %
study-percent-less = menos del { $number } %
study-percentage-points = { $number } puntos
study-interval = { $mean } (de { $low } a { $high })
study-interval-percent = { $mean } % (de { $low } a { $high })

## Puestos

# Un bando del juego, por su nombre.
study-side = { WORD($side) }
study-seats = { $seats }
# Cuándo decide alguien por primera vez.
study-nth = { $place ->
    [1] decide primero
   *[other] { $place }.º
}

## Duración y elección

study-head-length = Duración y elección
study-length = Una partida dura { $steps } jugadas y tiradas, de las que { $decisions } son decisiones con elección; al menos nueve de cada diez partidas duran de { $low } a { $high }. Una decisión tiene { $moves } jugadas posibles de media, y { $most } como mucho.
study-caption-length = Jugadas y tiradas de una partida, como parte de todas las partidas.
study-caption-choice = Jugadas posibles de una decisión, del principio al final de una partida.
study-plot-length = { $title }: cuánto duran las partidas
study-plot-choice = { $title }: jugadas posibles de una decisión a lo largo de la partida
study-axis-steps = jugadas y tiradas
study-axis-along = % de la partida jugado

## Puestos y puntos

study-head-seats = Puestos y puntos
study-shared-wins = El { $shared } de las partidas acaba con una victoria compartida.
study-points = Quien gana tiene { $winner } puntos, { $margin } más que la segunda posición y { $range } más que la última; la desviación típica de los puntos de un puesto es { $deviation }.
study-caption-seats = Con qué frecuencia gana cada cual; la línea discontinua sería lo justo.
study-caption-scores = Puntos al final, de todos los puestos y de quien gana.
study-plot-seats = { $title }: con qué frecuencia gana cada puesto
study-plot-scores = { $title }: puntos de todos los puestos y de quien gana
study-axis-wins = victorias
study-axis-points = puntos
study-all-seats = todos los puestos
study-winner = quien gana

## Suerte y habilidad

study-head-luck = Suerte y habilidad
study-luck = Dos bots de fuerza desigual, { $bot } y { $rival }, jugaron { $deals } repartos dos veces, la segunda con los puestos cambiados y los mismos dados. El resultado de un puesto es la parte de los demás puestos por delante de los que acaba. La barra divide la varianza de este resultado. Habilidad es lo que cambia con el bot del puesto. Puesto es lo que depende del puesto en todas las partidas. Solo los dados es lo que las dos partidas de un reparto tienen en común, juegue el bot que juegue en cada puesto. Juntos es el resto: otras decisiones usaron los mismos dados de otra manera. La suerte es la suma de estas dos partes, todo lo que no explican ni el puesto ni el bot: { $luck }. Una diferencia mayor entre los bots aumentaría la habilidad; aquí un puesto de { $bot } acaba por delante de uno de { $rival } en el { $better } de los casos; un empate cuenta la mitad.
study-luck-openings = Este juego no tiene dados después de su primera decisión, así que cada puesto sortea sus primeras { $decisions } decisiones, las mismas en todas las partidas de un reparto. Lo que deciden estas aperturas cuenta como dados.
study-caption-luck = Qué explica el resultado.
study-plot-luck = { $title }: qué explica el resultado
study-head-part = parte
study-head-share = de la varianza (95 %)
study-part-seat = puesto
study-part-skill = habilidad: qué bot jugaba ahí
study-part-dice = solo los dados
study-part-together = dados y decisiones juntos
study-part-luck = suerte: las dos últimas

## Remontadas

study-head-comeback = Remontadas
study-comeback = Quien lidera en solitario a media partida gana el { $half } de estas partidas. El liderato cambia { $changes } veces, y en el { $never } de las partidas nunca.
study-comeback-no-leader = Como mucho una de cada diez de estas partidas tiene a alguien en solitario a la cabeza a media partida, así que la evaluación de los bots dice quién va por delante.
study-evaluation = La evaluación mira una posición sin calcular nada por adelantado.
study-caption-comeback = Con qué frecuencia gana al final quien va por delante en un momento de la partida.
study-plot-comeback = { $title }: con qué frecuencia gana quien lidera
study-ahead-points = por delante en puntos
study-ahead-evaluation = por delante según la evaluación
study-head-figure = magnitud
study-head-mean = media (95 %)
study-drama = Drama
study-drama-about = Cuánto iba por detrás el ganador durante la partida, según la evaluación: 0 si nunca, 100 % si sin esperanza siempre (Browne 2008; Ludii).
study-decisiveness = Decisión
study-decisiveness-about = La parte de la partida que queda cuando el ganador toma la delantera para siempre, según la evaluación: cerca de 0 si está abierta hasta el final.
study-forced = Jugadas forzadas
study-forced-about = La parte de las jugadas en que las reglas no dejaban elegir.
study-plot-uncertainty = { $title }: lo abierto que está el resultado durante la partida
study-caption-uncertainty = Lo abierto que está el resultado: 100 % si todos los bandos tienen las mismas perspectivas según la evaluación, 0 % si uno las tiene todas (entropía; incertidumbre de Browne).

## Eventos

study-head-events = Los eventos y sus efectos
study-events = Cuántas veces ocurre cada evento por partida, contando todos los puestos; en cuántas partidas ocurre; y su efecto: por delante de cuántos puestos más acaba un puesto cuando tiene el evento más a menudo de lo normal, comparado con los que lo tienen menos a menudo. Esto no prueba una causa: quien va por delante juega de otra manera.
study-all-events = { $kind }: las { $count } filas
study-head-per-game = por partida
study-head-games = partidas
study-head-above = acaba por delante
study-fewer = menos
study-more = más
study-less = menos

# Clases de eventos que tienen todos los juegos.
statistics-kind-rules = Reglas
statistics-kind-moves = Jugadas

## Opciones comparadas

study-head-options = Opciones comparadas
study-options = Cada variante se jugó con los mismos repartos y los mismos bots. Las diferencias son medias de los repartos, con su intervalo del 95 %. Una fila en negrita es significativa incluso contando todas las filas de esta sección (Bonferroni).
study-no-options = No se comparó ninguna opción. Para comparar una:
study-instead = { $title }: { $chosen } en vez de { $usual }
study-instead-players = partidas de { $players } en vez de { $usual }
study-no-difference = En { $games } repartos no cambió nada: las jugadas posibles, las jugadas hechas, los puntos y la clasificación fueron iguales en todas las partidas.
study-changed-games = Cambia el { $touched } de { $games } partidas: las jugadas posibles en el { $choices }, las jugadas hechas en el { $moved }, los puntos en el { $points }, la clasificación en el { $ranks }, la victoria en el { $winner }.
study-blind = El bot { $bot } no tiene en cuenta este valor: en { $positions } posiciones eligió y valoró sus jugadas igual con los dos.
study-blind-level = El bot { $other } sí lo tiene en cuenta: compara otra vez con --bots { $other }.
study-blind-all = Ningún nivel más fuerte lo tuvo en cuenta allí tampoco.
study-head-usual = tal cual
study-head-other = en su lugar
study-head-difference = diferencia (95 %)
study-measure-steps-of-a-game = pasos de una partida
study-measure-decisions = decisiones
study-measure-moves-to-choose-from = jugadas entre las que elegir
study-measure-wins-of-the-first-player = victorias al empezar
study-measure-points-of-the-winner = puntos de quien gana
study-measure-points-between-first-and-second = puntos entre la primera y la segunda posición
study-measure-shared-wins = victorias compartidas
study-measure-changes-of-the-lead = cambios de liderato
study-measure-wins-of-the-leader-at-half-time = victorias liderando a media partida
study-side-measure = victorias: { $who }

## Hallazgos

study-first-player = el primer jugador
study-finding-balance = Una partida tiene { $decisions } decisiones, y { $who } gana el { $wins }{ $verdict ->
    [fair] , sin diferencia clara con el { $fair } que sería justo.
    [more] , claramente más que el { $fair } que sería justo.
   *[less] , claramente menos que el { $fair } que sería justo.
}
study-finding-luck = La suerte explica el { $luck } del resultado de un puesto.
study-finding-luck-half = La suerte explica el { $luck } del resultado de un puesto, y quien va primero a mitad de partida gana el { $half }.
study-finding-alone = No se compararon otras reglas.
study-finding-no-option = Ninguna de las opciones comparadas cambió una partida.
study-finding-option = De las opciones comparadas, «{ $title }: { $other }» es la que más importa: cambia el ganador en el { $winner } de las partidas, y algo en el { $touched }.
study-finding-same = Las otras reglas no cambiaron ninguna partida.
study-finding-against = Las otras reglas cambian el { $touched } de las partidas y el ganador en el { $winner }; { $measures ->
    [0] ninguna medida difiere claramente.
    [1] una medida difiere claramente.
   *[other] { $measures } medidas difieren claramente.
}
study-finding-sweep = Con «{ $knob }» de { $low } a { $high }, las victorias ({ $who }) van de { $first } a { $last }.
study-finding-sensitivity = «{ $knob }» es lo que más mueve el equilibrio: { $other } en vez de { $usual } cambia las victorias ({ $who }) en { $points }{ $clear ->
    [yes] .
   *[no] , lo que puede ser azar.
}
study-finding-without = «{ $what }» es lo que más vale: un bando que debe prescindir de ello pierde { $points }{ $clear ->
    [yes] .
   *[no] , lo que puede ser azar.
}
study-finding-tuned = Así todo queda dentro de los límites, también con repartos nuevos: { $settings }.
study-finding-tuned-already = El juego, tal como es, ya está dentro de los límites, también con repartos nuevos.
study-finding-untuned = Nada de lo probado está más cerca de los límites que el juego tal como es.
study-finding-closest = Nada de lo probado cumple todos los límites con repartos nuevos; lo más cercano es { $settings }.

## Preguntas

study-nav-tune = ajuste
study-nav-against = otras reglas
study-nav-sweep = barridos
study-nav-sensitivity = influencia
study-nav-without = valor
study-knob = { $title }: { $place }
study-bounds = { $low } a { $high }
study-turned = { $usual } → { $other }
study-head-value = valor
study-head-target = medida
study-head-bounds = límites
study-head-fresh = hallado, repartos nuevos (95 %)
study-head-tune = Valores ajustados
study-tune = { $candidates } ajustes jugaron los mismos repartos en { $rounds } rondas. Tras cada ronda siguió la mitad que menos se apartaba de los límites, con el doble de repartos (reducción sucesiva a la mitad). De los que cumplían los límites, el que menos cambia jugó después { $deals } repartos nuevos. Las filas en negrita están allí dentro de sus límites.
study-head-against = Otras reglas
study-against = Cambiado: { $names }. Ambas jugaron los mismos repartos.
study-head-sweep = Barridos
study-sweep = Cada valor jugó los mismos repartos. Los puntos son medias, las líneas sus intervalos del 95 %, el valor habitual está marcado, y la línea discontinua sería lo justo.
study-plot-sweep = { $measure } para cada valor de { $knob }
study-head-sensitivity = Qué valor importa más
study-sensitivity = Cada valor se cambió un poco, él solo, con los mismos repartos; las primeras filas son las que más mueven el equilibrio. Una fila en negrita es significativa aun contando todos los valores (Bonferroni). Quizá el bot no mire un valor que no cambia ninguna partida.
study-head-turned = cambiado
study-head-touched = partidas cambiadas
study-head-without = sin
study-head-without-section = Lo que vale cada cosa
study-without = En cada reparto un bando no podía hacer esto, salvo que no tuviera otra jugada. Su valor es cuántos más de los otros puestos deja atrás ese bando cuando puede, con los mismos repartos. Solo cuentan los repartos en los que el bando suele hacerlo. Una fila en negrita es significativa aun contando todas las filas (Bonferroni).
study-head-deals = repartos
study-head-worth = valor
study-players = Quién gana con cada número de jugadores:
study-head-players = jugadores
study-head-fair = justo

## El final

study-made-by = Hecho con Shoal { $version }:
study-same-page = La misma orden produce la misma página, salvo con bots que piensan según el reloj.
