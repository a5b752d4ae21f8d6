### Pescado antes de empezar: la sala y las opciones.

game-pitch = Saca los colores de los peces que quieres y llévatelos a tierra antes que nadie.
game-credit = Pescado es un diseño de Steffen Benndorf publicado por Steffen-Spiele; el título pertenece a su propietario.

option-tiles = Las losetas
option-tiles-about = Los tres peces de cada una de las 36 losetas; por defecto, nuestra propuesta.
option-snatch = Rebatiña
option-snatch-about = Cómo es la rebatiña tras sacar tres de un color en la primera tirada.
option-snatch-off = Nunca
option-snatch-live = En directo: gana quien sea más rápido
option-snatch-sealed = Sellada: todo el mundo marca en secreto
option-takes = Losetas pescadas
option-takes-about = Si se pueden dejar losetas pescadas en el estanque o hay que llevárselas todas.
option-takes-may = Se pueden dejar
option-takes-all = Hay que llevárselas todas
option-second = La segunda tirada
option-second-about = Si la segunda tirada es opcional u obligatoria.
option-second-may = Opcional
option-second-must = Obligatoria
option-flipped = Losetas volteadas
option-flipped-about = Si las losetas volteadas por dados grises vuelven boca arriba o van a la pila.
option-flipped-back = Vuelven boca arriba
option-flipped-stack = Van a la pila
option-penalty = Fallar en la rebatiña cuesta
option-penalty-about = Si fallar en la rebatiña puede costar cualquier loseta o solo una que no valga más.
option-penalty-any = Cualquier loseta
option-penalty-lower = Nunca una más valiosa
option-returned = Una loseta entregada va
option-returned-about = Si una loseta entregada por fallar en la rebatiña va encima de la pila o se mezcla en ella.
option-returned-top = Encima de la pila
option-returned-shuffled = A la pila, mezclada
option-closes = Una rebatiña en directo termina
option-closes-about = Si una rebatiña en directo termina cuando se han atrapado todas las losetas que coinciden o solo cuando todo el mundo ha terminado.
option-closes-claimed = Cuando se atrapan todas las que coinciden
option-closes-done = Cuando todo el mundo termina
option-throws = Número máximo de tiradas
option-throws-about = La partida termina después de estas tiradas de los dados blancos.
