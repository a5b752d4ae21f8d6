### SharkBait en la portada, y sus opciones.

game-pitch = Lleva tus peces a tierra con los dados antes de que dos tiburones hambrientos se instalen entre ellos.
game-credit = SharkBait es una creación de Matt Worden; el título pertenece a su propietario.

option-tokens = Lo que dan las fichas
option-tokens-about = Cuántas casillas mueve un peón cada una de las 20 fichas, y si da un cebo. El valor por defecto es nuestra propuesta.
option-track = Longitud de la pista
option-track-about = Cuántas casillas tiene la pista. Un peón que llega a la última se queda allí.
