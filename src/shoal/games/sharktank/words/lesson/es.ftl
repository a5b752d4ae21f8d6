### Lo que se cuenta a quien empieza con Shark Tank: las tarjetas e indicaciones del entrenador, y la lección.

coach-goal = Lleva los tiburones hasta los peces y quédate lo que coman. Gana quien tenga más puntos.
coach-turn = Elige cualquier tiburón. Nada dos losetas y se come cada pez de su palo que toque al final.
coach-score = Muchos peces, peces grandes o una buena mezcla: tus puntos están siempre a la vista.
card-one-suit = un solo palo +10
card-four-suits = cuatro palos +8
card-eaten = ¡comido!
card-each-fish = Cada pez: 1 y su valor
card-tasty = Cada pez del palo sabroso
card-set = Los cuatro palos
card-only = Un palo y ningún otro

tip-take = Llévate un pez para empezar. Los pequeños ayudan después: gasta uno y un tiburón nada más lejos.
tip-shark = Todos los tiburones son de todos. Elige uno que pueda llegar a un pez de su palo.
tip-spend = Por un pez gastado, el tiburón nada tantas losetas más como valga. Pero el pez se pierde.
tip-lay = Pon el camino loseta a loseta, por agua libre.
tip-stand = Pon el tiburón en una casilla de la última loseta, junto a un pez de su palo.

## La lección

lesson-draft = Primero, todo el mundo se lleva peces por turnos: los 1, luego los 2 y luego los 0. Llévate el 1 de lunas.
lesson-draft-done = Es tuyo. Kai también se ha llevado un 1, y así hasta que se acaban los peces pequeños. Los demás nadan en el acuario.
lesson-swim = Ahora mueve un tiburón. Elige el de coronas, no gastes nada y haz que nade dos losetas hasta q9, junto al pez de lunas.
lesson-swim-done = El tiburón de coronas toca el pez de lunas de r9, pero solo come coronas. Los tiburones son quisquillosos. Luego Kai ha movido un tiburón.
lesson-meal = El tiburón de lunas puede llegar a un pez de lunas. No gastes nada y haz que nade dos losetas hasta i10.
lesson-meal-done = Se ha comido el pez de lunas de j10: un 4, y solo tú lo sabes. Pero entonces tenías más peces que nadie, así que te has saltado un turno y has recogido { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
} a cambio.
lesson-longer = Con tu loseta recogida, este recorrido mide { $tiles } losetas. Haz que el tiburón de soles nade hasta d13, sin gastar ningún pez.
lesson-longer-done = Ha llegado más lejos de lo normal, y tu loseta ha vuelto al montón.
lesson-spend = Ahora paga por un recorrido más largo. Elige el tiburón de lunas, gasta tu 1 de soles y nada { $tiles } losetas y una más, hasta e15.
lesson-spend-done = El 1 de soles se ha perdido, pero el tiburón de lunas se ha comido un 5. Un buen cambio.
lesson-suit = El último turno de otra partida. Todos tus peces son lunas, menos un sol. Gasta el 1 de soles y haz que el tiburón de lunas nade tres losetas hasta k10.
lesson-suit-done = Ahora todos tus peces son de un solo palo: { $bonus } puntos más. Ganas { $points } a { $theirs }.
