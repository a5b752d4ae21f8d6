### Lo que se cuenta a quien empieza con Jaws: las tarjetas e indicaciones del entrenador, y la lección.

coach-goal = Alguien es el tiburón y los demás lo cazan. El tiburón come bañistas, la tripulación quiere engancharle dos barriles. Después luchan en el barco.
coach-turn = El tiburón se mueve en secreto y solo dice lo que ha comido. Luego Hooper, Brody y Quint buscan, rescatan y lanzan barriles.
coach-score = Cuanto más come el tiburón, más fuerte es en el acto 2. Allí gana si acaba con el barco o la tripulación; la tripulación gana si él muere.
card-shark = el tiburón: en secreto
card-crew = la tripulación: a la vista
card-report = 1 comido en Playa Norte
card-barrels = Dos barriles en el tiburón: acto 2
card-eaten = Nueve bañistas comidos: acto 2
card-boat = Sin barco o tripulación: gana el tiburón
card-dead = Tiburón muerto: gana la tripulación

tip-start = Nadie ve dónde empiezas. Quédate cerca de una playa, pero no donde buscarán primero.
tip-token = Cada una de tus cuatro fichas de poder sirve una vez por partida. La tripulación sabe que has jugado una, no cuál.
tip-hunt = Nada en secreto de una casilla a otra. Donde haya bañistas, puedes comerte uno con una acción.
tip-pick = Cada tripulante tiene un turno de cuatro acciones. Tú eliges el orden.
tip-turn = Toca una casilla resaltada para ir allí, o usa lo que sabe hacer este tripulante.
tip-surface = Elige dónde emerger. La tripulación ve las tres opciones, pero no tu elección.
tip-ability = Una carta de habilidad sirve esta ronda y luego se pierde. Guarda alguna para después.
tip-prepare = Adivina dónde emergerá el tiburón. Cada cual puede moverse, sacar un arma y apuntar a una zona.
tip-attack = Has apuntado a la zona correcta: ataca, o espera.
tip-bite = Muerde una casilla del barco junto a ti, o a alguien en el agua.

## La lección

lesson-start = Acto 1. Eres el tiburón y nadie te ve. Empieza en mar abierto 1, junto a Playa Norte.
lesson-start-done = Una carta de evento ha llevado bañistas a las playas: { $count } a Playa Norte.
lesson-token = En cada ronda puedes jugar una de tus cuatro fichas de poder. Juega «Frenesí voraz»: un bocado se lleva a todos los bañistas de una playa.
lesson-token-done = Cada ficha sirve una vez por partida, así que te quedan tres.
lesson-hunt = Tienes { $count } acciones. Nada a Playa Norte, cómete a todos los bañistas y vuelve a mar abierto 1.
lesson-hunt-done = La tripulación sabe qué has comido y dónde, pero no dónde estás ahora. El marcador de bañistas está en { $track }; con 9 acaba el acto 1.
lesson-finder = Ahora el otro bando: juegas con la tripulación. El tiburón se ha comido { $track } bañistas en Playa Oeste. Empieza con Hooper y usa el detector de peces.
lesson-finder-done = «Cerca»: el tiburón está justo al lado de Hooper. Cada tripulante tiene cuatro acciones, y esa era la primera.
lesson-rescue = A quien se rescata no se lo comen. Lleva el barco de Hooper a Playa Norte y rescata a los dos bañistas.
lesson-rescue-done = Playa Norte está vacía, y Hooper ha usado sus cuatro acciones.
lesson-look = Brody va por tierra. Llévalo por la tienda a Playa Oeste y mira con los prismáticos.
lesson-look-done = ¡Ahí está! El tiburón queda a la vista hasta su próximo turno.
lesson-barrel = Quint lanza barriles, a su casilla o a una de al lado. Ve por mar abierto 4 a mar abierto 3 y lanza un barril a Playa Oeste.
lesson-barrel-done = ¡Tocado! { $count ->
    [one] Un barril está enganchado
   *[other] { $count } barriles están enganchados
} al tiburón. Dos barriles acaban el acto 1, y entonces el tiburón va a por vuestro barco.
lesson-surface = Acto 2. Vuelves a ser el tiburón. Las cartas muestran dónde puedes emerger: elige en secreto la opción B, sin carta de habilidad.
lesson-surface-done = La tripulación ve las tres opciones y tiene que adivinar.
lesson-strike = Ahora eres la tripulación. Quint y Hooper están listos. Haz que Brody saque la pistola, apunte a la zona 7 y ataque.
lesson-strike-done = Bien pensado: el tiburón ha emergido en la zona 7. Los impactos por encima de su evasión son heridas, { $wounds } esta vez.
lesson-bite = Y el tiburón contraataca. Eres el tiburón: muerde la casilla 7 del barco.
lesson-bite-done = El barco queda dañado ahí, y Quint ha caído al agua. Así sigue hasta que acaba el barco, la tripulación o el tiburón.
