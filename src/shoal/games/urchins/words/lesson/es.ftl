### Lo que se cuenta a quien empieza con Sea Urchins: las tarjetas e indicaciones del entrenador, y la lección.

coach-goal = Pesca más fichas que nadie antes de que se acabe la reserva.
coach-turn = Tres pasos: puedes mover una ficha; tienes que añadir o mover una; luego pones tu peón en una.
coach-score = Cuatro fichas en cuadrado, con colores iguales en diagonal, son un cuadrado de pesca. Pon tu peón y todo es tuyo.
card-move = mover
card-add = añadir
card-piece = peón
card-yours = todo tuyo
card-blocked = bloqueado por Kai

tip-move = Una ficha sola se mueve una casilla. La de arriba de una pila se mueve cuanto quieras por su fila o columna. O déjalas todas.
tip-add = Añade una ficha de la reserva o mueve una. Colores iguales en diagonal forman un cuadrado de pesca.
tip-piece = Pon tu peón en una ficha. Si es parte de un cuadrado de pesca y nadie está enfrente, pescas el cuadrado.

## La lección

lesson-slide = Un turno tiene tres pasos. Paso 1: puedes mover una ficha. Sola, se mueve una casilla: mueve la amarilla de b4 a c4.
lesson-slide-done = Mira c3, d3, c4 y d4: en diagonal, rojo con rojo y amarillo con amarillo. Es un cuadrado de pesca.
lesson-add = Paso 2: tienes que añadir una ficha o mover una. Añade una roja en e1.
lesson-add-done = Quedan { $red } fichas rojas en la reserva. Cuando se vacía, acaba la partida.
lesson-fish = Paso 3: pon tu peón en una ficha. Ponlo en c3, que es parte del cuadrado de pesca.
lesson-fish-done = Has pescado las cuatro: ahora tienes { $won }. Tu peón ha vuelto a tu mano. Luego ha jugado Kai.
lesson-leave = Te toca otra vez. El paso 1 es libre: esta vez, deja las fichas donde están.
lesson-leave-done = El paso 2, en cambio, es obligatorio.
lesson-stack = También puedes añadir encima de una ficha del otro color. Añade una amarilla sobre la roja de e1.
lesson-stack-done = Eso es una pila. Ahora cuenta como amarilla, y quien la pesque se lleva las dos fichas.
lesson-land = Paso 3: pon tu peón en la pila de e1.
lesson-land-done = Ahí no hay cuadrado de pesca, así que no pescas nada. Y nadie puede mover una ficha que tenga un peón encima.
lesson-jump = La ficha de arriba de una pila se mueve cuanto quieras por su fila o columna, por encima de todo. Mueve la amarilla de f2 a a2.
lesson-jump-done = Otro cuadrado de pesca: a1, b1, a2 y b2. Pero el peón de Kai está en b2.
lesson-blocked = Pon tu peón en a1, enfrente de Kai, y mira qué pasa.
lesson-blocked-done = ¡Nada! Un peón enfrente del tuyo bloquea el cuadrado.
lesson-beside = Otra vez. Pon tu peón en a2, que no está enfrente de Kai.
lesson-beside-done = Ahora sí: has pescado { $won } fichas. La que está bajo el peón de Kai se queda.
