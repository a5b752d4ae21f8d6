### La opción que dice quién empieza

option-first = Quién empieza
option-first-about = Por sorteo, o siempre la misma persona.
option-first-random = Por sorteo
option-first-0 = Jugador 1
option-first-1 = Jugador 2
option-first-2 = Jugador 3
option-first-3 = Jugador 4
option-first-4 = Jugador 5
option-first-5 = Jugador 6
option-first-6 = Jugador 7
option-first-7 = Jugador 8
