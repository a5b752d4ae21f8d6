### SharkBait en la portada, y sus opciones.

pitch = Lleva tus peces a tierra antes de que dos tiburones hambrientos se instalen entre ellos.

option-tokens = Lo que dan las fichas
option-tokens-about = Lo que vale cada una de las 20 fichas; por defecto, nuestra propuesta.
option-track = Longitud del marcador
option-track-about = Casillas del marcador; un peón que llega a la última se queda allí.
option-first = Quién empieza
option-first-about = El puesto que juega el primer turno; si no, se sortea.
option-first-random = Se sortea
option-first-0 = Puesto 1
option-first-1 = Puesto 2
option-first-2 = Puesto 3
option-first-3 = Puesto 4
option-first-4 = Puesto 5
option-first-5 = Puesto 6
option-first-6 = Puesto 7
option-first-7 = Puesto 8
