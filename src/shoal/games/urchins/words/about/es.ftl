### Sea Urchins antes de empezar: la sala y las opciones.

game-pitch = Pon fichas rojas y amarillas en cuadrados y mete la mano antes que nadie.
game-credit = No sabemos quién creó ni quién publicó el juego; pertenece a su propietario, y Sea Urchins es nuestro título de trabajo.

option-size = Tamaño del tablero
option-size-about = Cuántas filas y columnas tiene el tablero.
option-end = La partida termina cuando
option-end-about = Si la partida termina cuando se agotan los dos colores de la reserva o en cuanto se agota uno.
option-end-both = Se agotan los dos colores
option-end-either = Se agota uno de los colores
option-lull = Hay que añadir una ficha después de
option-lull-about = Cuánto tiempo se puede jugar sin añadir ni pescar ninguna ficha antes de tener que añadir una.
option-lull-rounds = Tres rondas sin cambios
option-lull-turns = Tres turnos sin cambios
option-jump = La ficha de arriba de una pila puede pasar sobre
option-jump-about = Sobre cuántas fichas puede pasar la de arriba de una pila en una jugada.
option-jump-any = Cualquier número de fichas
option-jump-one = Una ficha
option-stay = Un peón puede quedarse donde está
option-stay-about = Si puedes dejar tu peón sobre su ficha en el paso 3.
