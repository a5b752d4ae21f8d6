### Lo que se cuenta a quien empieza con Pescado: las tarjetas e indicaciones del entrenador, y la lección.

coach-goal = Pesca losetas. Cuando se acaben, gana quien tenga más puntos.
coach-turn = Tira cinco dados. Si muestran los tres colores de una loseta, llévatela. Luego tira otra vez si quieres.
coach-score = Cuantos menos colores tiene una loseta, más vale. Una pesca reciente se puede robar durante un turno.
card-caught = ¡pescada!
card-three = Tres colores
card-two = Dos colores
card-one = Un color
card-steal = La pesca reciente del turno anterior: róbala

tip-take = Los dados muestran los tres colores de una loseta resaltada: llévatela. Una tirada puede pescar varias.
tip-throw = Nada por ahora. Elige dados para guardar y tira los demás, o voltea dos losetas por un dado gris.
tip-flip = Dos losetas volteadas dan un dado gris, cuatro dan dos. No se pueden pescar en este turno.
tip-stop = Era tu segunda tirada. Llévate lo que has pescado, o plántate.
tip-claim = Tres dados iguales: todo el mundo atrapa lo que muestran los dados. Un error cuesta una loseta.

## La lección

lesson-take = Tus dados muestran amarillo, azul y verde, los tres colores de una loseta del estanque. Llévate la loseta amarillo-azul-verde.
lesson-take-done = Tres colores distintos valen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Los dados se quedan donde están.
lesson-twice = Los mismos dados pueden pescar más. Llévate también la loseta naranja-azul-verde.
lesson-twice-done = Una tirada, dos losetas: tienes { $points } puntos.
lesson-keep = Puedes tirar una vez más. La loseta azul-azul-negro vale 2: guarda los dos dados azules y tira los demás.
lesson-keep-done = ¡Negro! Ahora los dados muestran azul, azul y negro.
lesson-again = Llévate la loseta azul-azul-negro.
lesson-again-done = Tienes { $points } puntos. Luego Kai se ha llevado la loseta naranja-rojo-azul, que está a la vista delante de Kai. Y te toca otra vez.
lesson-steal = Tus dados muestran naranja, rojo y azul. Roba la loseta reciente de Kai.
lesson-steal-done = Es tuya para siempre: tienes { $points } puntos, Kai tiene { $theirs }.
lesson-flip = Tienes dos dados negros, y tres peces negros valen 3. Busca ayuda: voltea las losetas verde-verde-verde y amarillo-naranja-rojo.
lesson-flip-done = Dos losetas volteadas dan { $grey ->
    [one] un dado gris
   *[other] { $grey } dados grises
}. No se pueden pescar en este turno.
lesson-grey = Guarda los dos dados negros y tira el resto. El dado gris va incluido.
lesson-grey-done = Otro negro.
lesson-triple = Llévate la loseta negro-negro-negro.
lesson-triple-done = Tres peces iguales valen 3: tienes { $points } puntos. Kai ha tirado y no ha pescado nada.
lesson-stop = Esta vez no hay nada que llevarse. Puedes plantarte en vez de tirar otra vez: plántate.
lesson-stop-done = Sigues con { $points } puntos, y le toca a Kai. Cuando el estanque ya no se puede llenar, gana quien tenga más puntos.
