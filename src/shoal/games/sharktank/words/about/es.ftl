### Shark Tank antes de empezar: la sala y las opciones.

game-pitch = Guía a cuatro tiburones quisquillosos por un acuario repleto, y que te pille cerca cuando coman.
game-credit = Shark Tank es de Richard Durham y se publicó bajo CC BY-SA 4.0; el RULES.md de aquí adapta sus reglas y también está bajo CC BY-SA 4.0.

option-tank = Casillas por lado
option-tank-about = El tamaño del acuario.
option-spread = Dónde empiezan los peces
option-spread-about = Si los peces empiezan uno por sector o en cualquier parte del acuario.
option-spread-sectors = Uno por sector
option-spread-anywhere = En cualquier parte del acuario
option-touch = Un tiburón se come los peces que lo tocan
option-touch-about = Si un tiburón se come solo los peces que comparten un lado con él, o también los de una esquina.
option-touch-edge = Por un lado
option-touch-corner = Por un lado o una esquina
option-null = Losetas sacadas por un 0
option-null-about = Si hay que usar todas las losetas sacadas por un 0 gastado, o solo las que se quiera.
option-null-must = Hay que usarlas todas
option-null-may = Se pueden usar
option-cut = Un 0 siempre se puede gastar
option-cut-about = Si las losetas sacadas por un 0 que no caben se quedan fuera. Si no, un 0 solo se puede gastar donde quepa cualquier tirada.
option-skip = Quien va en cabeza pasa
option-skip-about = Si quien tiene más peces pasa en cada turno, como en la regla impresa, o nunca dos veces seguidas.
option-skip-two-once = Con dos jugadores, nunca dos veces seguidas
option-skip-always = En cada turno
option-skip-once = Nunca dos veces seguidas
option-turns = Número máximo de turnos
option-turns-about = La partida acaba como muy tarde después de estos turnos.
