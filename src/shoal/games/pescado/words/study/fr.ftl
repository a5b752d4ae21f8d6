### Pescado dans les études : ce qui est compté, et ce que répond le solveur.

## Titres de ce qui est compté

statistics-kind-tiles = Tuiles
statistics-kind-worths = Valeurs des tuiles
statistics-kind-second-throws = Deuxièmes lancers

## Ce qui est compté

statistics-tile = { WORD($tile) }
statistics-value = { $points ->
    [one] tuile à { $points } point
   *[other] tuile à { $points } points
}
statistics-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
statistics-grey = { $dice ->
    [one] lance { $dice } dé gris
   *[other] lance { $dice } dés gris
}
statistics-wrong-claim = veut chiper une mauvaise tuile
statistics-marks = coche une tuile
statistics-flips = retourne une tuile
statistics-no-second-throw = renonce au deuxième lancer
statistics-second-throw = fait le deuxième lancer
statistics-steals = vole à la personne précédente
statistics-snatches = chipe une tuile
statistics-takes = prend dans le bassin
statistics-snatch-round = déclenche une manche éclair

## Le solveur

solve-odds-about = Pescado, le deuxième lancer : la probabilité exacte que tant de dés apportent ce qui manque à une tuile.
solve-about = Pescado, le deuxième lancer. Une valeur est le nombre moyen de points des tuiles qu’il attrape, une fois pris tout ce que le premier lancer a attrapé. Perdre à nouveau des tuiles ne compte pas.
solve-count = { $count ->
    [one] { $count } lancer en tout.
   *[other] { $count } lancers en tout.
}
solve-head-missing = il manque
solve-head-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
solve-head-throw = lancer
solve-head-points = points
solve-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
solve-points = { NUMBER($points, minimumFractionDigits: 4, maximumFractionDigits: 4) }
solve-missing-one = un poisson
solve-missing-pair = deux d’une couleur
solve-missing-two-colours = deux de deux couleurs
solve-missing-three = trois d’une couleur
solve-missing-pair-and-one = deux et un
solve-missing-three-colours = trois couleurs
solve-throw = { $kept-count ->
    [0] lancer les { $thrown } dés
   *[other] garder { $kept }, en lancer { $thrown }
}
solve-flip-and-throw = retourner { $tiles } ; { $kept-count ->
    [0] lancer les { $thrown } dés
   *[other] garder { $kept }, en lancer { $thrown }
}
