### Pescado in Studien: was gezählt wird, und was die Lösung antwortet.

## Überschriften für das, was gezählt wird

statistics-kind-tiles = Plättchen
statistics-kind-worths = Wert der Plättchen
statistics-kind-second-throws = Zweite Würfe

## Was gezählt wird

statistics-tile = { WORD($tile) }
statistics-value = { $points ->
    [one] Plättchen mit 1 Punkt
   *[other] Plättchen mit { $points } Punkten
}
statistics-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
statistics-grey = { $dice ->
    [one] würfelt mit 1 grauen Würfel
   *[other] würfelt mit { $dice } grauen Würfeln
}
statistics-wrong-claim = schnappt nach einem falschen Plättchen
statistics-marks = markiert ein Plättchen
statistics-flips = dreht ein Plättchen um
statistics-no-second-throw = verzichtet auf den zweiten Wurf
statistics-second-throw = macht den zweiten Wurf
statistics-steals = klaut von der Person davor
statistics-snatches = schnappt sich ein Plättchen
statistics-takes = nimmt aus dem Becken
statistics-snatch-round = löst eine Schnapprunde aus

## Die Lösung

solve-odds-about = Pescado, der zweite Wurf: wie wahrscheinlich so viele Würfel bringen, was einem Plättchen fehlt.
solve-about = Pescado, der zweite Wurf. Ein Wert ist, wie viele Punkte die gefangenen Plättchen im Schnitt bringen, nachdem alles genommen ist, was der erste Wurf gefangen hat. Dass Plättchen wieder verloren gehen, bleibt außer Acht.
solve-count = { $count ->
    [one] Insgesamt 1 Wurf.
   *[other] Insgesamt { $count } Würfe.
}
solve-head-missing = es fehlt
solve-head-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
solve-head-throw = Wurf
solve-head-points = Punkte
solve-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-points = { NUMBER($points, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-missing-one = ein Fisch
solve-missing-pair = zwei gleiche
solve-missing-two-colours = zwei verschiedene
solve-missing-three = drei gleiche
solve-missing-pair-and-one = zwei gleiche und ein anderer
solve-missing-three-colours = drei verschiedene
solve-throw = { $kept-count ->
    [0] mit allen { $thrown } Würfeln würfeln
   *[other] { $kept } behalten, mit { $thrown } würfeln
}
solve-flip-and-throw = { $tiles } umdrehen; { $kept-count ->
    [0] mit allen { $thrown } Würfeln würfeln
   *[other] { $kept } behalten, mit { $thrown } würfeln
}
