### Pescado en los estudios: qué se cuenta y qué responde el resolutor.

## Títulos de lo que se cuenta

statistics-kind-tiles = Losetas
statistics-kind-worths = Valores de las losetas
statistics-kind-second-throws = Segundas tiradas

## Lo que se cuenta

statistics-tile = { WORD($tile) }
statistics-value = { $points ->
    [one] loseta de 1 punto
   *[other] loseta de { $points } puntos
}
statistics-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
statistics-grey = { $dice ->
    [one] tira 1 dado gris
   *[other] tira { $dice } dados grises
}
statistics-wrong-claim = intenta atrapar una loseta equivocada
statistics-marks = marca una loseta
statistics-flips = voltea una loseta
statistics-no-second-throw = renuncia a la segunda tirada
statistics-second-throw = hace la segunda tirada
statistics-steals = roba a la persona anterior
statistics-snatches = atrapa una loseta
statistics-takes = se lleva del estanque
statistics-snatch-round = provoca una rebatiña

## El resolutor

solve-odds-about = Pescado, la segunda tirada: la probabilidad exacta de que tantos dados den lo que le falta a una loseta.
solve-about = Pescado, la segunda tirada. Un valor es cuántos puntos dan de media las losetas que pesca, una vez recogido todo lo que pescó la primera. No cuenta que se puedan perder otra vez.
solve-count = { $count ->
    [one] 1 tirada en total.
   *[other] { $count } tiradas en total.
}
solve-head-missing = falta
solve-head-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
solve-head-throw = tirada
solve-head-points = puntos
solve-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-points = { NUMBER($points, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-missing-one = un pez
solve-missing-pair = dos de un color
solve-missing-two-colours = dos de dos colores
solve-missing-three = tres de un color
solve-missing-pair-and-one = dos y uno
solve-missing-three-colours = tres colores
solve-throw = { $kept-count ->
    [0] tirar los { $thrown } dados
   *[other] guardar { $kept }, tirar { $thrown }
}
solve-flip-and-throw = voltear { $tiles }; { $kept-count ->
    [0] tirar los { $thrown } dados
   *[other] guardar { $kept }, tirar { $thrown }
}
