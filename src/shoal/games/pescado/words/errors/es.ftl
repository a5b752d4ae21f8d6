### Errores de Pescado. Las palabras con signo igual son campos de una posición, en su notación.

## Opciones y jugadas

error-tiles-count = La opción tiles lleva { $count } losetas separadas por comas, no { $given }.
# $letters son las letras de los colores, en su orden.
error-tile = { $tile } no es una loseta: una loseta tiene tres de las letras { $letters }, por { colour-yellow }, { colour-orange }, { colour-red }, { colour-blue }, { colour-green } y { colour-black }.
error-move = { $move } no es una jugada de Pescado. Las jugadas son: take yyr, take all, flip yyr, keep rrb, keep none, done, claim yyr, mark yyr y seal. Las letras van en el orden { $letters }.
error-chance = { $outcome } no puede ocurrir aquí.
error-not-this-throw = { $dice } no es una tirada de { $count ->
        [one] 1 dado
       *[other] { $count } dados
    }: cada dado es una de las letras { $letters }.

## Posiciones

error-dice = dice= lleva como mucho siete de las letras { $letters }, no { $dice }.
error-dice-order = dice= lleva sus letras en el orden { $letters }.
error-tile-twice = Una loseta está en dos sitios.
error-prey = prey= lleva como mucho seis losetas, todas de quien jugó antes.
error-prey-over = prey= debe estar vacío cuando la partida ha terminado.
error-fresh = fresh= nombra una loseta que no tiene quien indica turn=.
error-outside-turn = Fuera de un turno, fresh= debe estar vacío y flips= ser 0.
error-top = top= nombra { $tile }, que no está en la pila.
error-flipped = flipped= nombra una loseta que ni está en el estanque ni está a salvo con quien jugó antes.
error-flips = flips= es { $flips }, pero flipped= nombra { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }.
error-flips-odd = flips= debe ser par aquí: un dado gris cuesta dos losetas.
error-flips-single = Hay una loseta volteada, pero ninguna otra que voltear.
error-pool = El estanque no puede tener { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    } en la fase { $phase }.
error-dice-count = No puede haber { $count ->
        [one] 1 dado
       *[other] { $count } dados
    } en la mesa en la fase { $phase }.
error-before-throw = Nadie puede tener losetas ni pescar antes de la primera tirada.
error-other-first = Aquí no empieza turn={ $number }.
error-first-late = Después de la primera tirada ya no hay fase first.
error-first-turn = En el primer turno no hay losetas de un turno anterior que llevarse o voltear.
error-thrown = Los dados ya se han tirado { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }, y entonces la partida termina.
error-triplet = Tres dados de un color habrían empezado una rebatiña.
error-takes-all = Con takes=all, las losetas pescadas ya estarían tomadas.
error-nothing-caught = La segunda tirada no pesca nada, así que el turno habría terminado.
error-snatch-phase = Con snatch={ $snatch } no hay fase { $phase }.
error-all-done = Todo el mundo ha terminado, así que la rebatiña habría acabado.
error-no-match = Los dados no muestran ninguna loseta, así que se volverían a tirar.
error-none-left = No queda ninguna loseta que coincida, así que la rebatiña habría acabado.
# $place es el lugar de alguien en el campo, desde 1.
error-fingers = La entrada { $place } de { $field }= nombra una loseta que no está en el estanque.
error-claim-right = La entrada { $place } de claims= nombra una loseta que muestran los dados: ya estaría tomada.
# $number es alguien tal como lo escribe done=, desde 0.
error-not-done = done= debe contener { $number }: a esa persona no le queda nada que atrapar.

## El solucionador

error-solve-phase = Solo se resuelven posiciones de la fase fish, antes de la segunda tirada.
