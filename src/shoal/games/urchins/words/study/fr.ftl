### Sea Urchins dans les études : ce qui est compté, et ce que répond le solveur.

## Titres de ce qui est compté

statistics-kind-steps = Étapes
statistics-kind-catches = Prises

## Ce qui est compté

statistics-adds = ajoute un jeton { WORD($colour) }
statistics-stacks = ajoute un jeton { WORD($colour) } sur un autre
statistics-leaves = laisse les jetons en place
statistics-puts-piece = pose son pion
statistics-moves-top = déplace le dessus d’une pile
statistics-moves-lone = déplace un jeton seul
statistics-free-moves-top = étape 1 : déplace le dessus d’une pile
statistics-free-moves-lone = étape 1 : déplace un jeton seul
statistics-must-add = doit ajouter un jeton
statistics-catch = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
statistics-fishes = pêche
statistics-fishes-several = pêche plusieurs carrés d’un coup

## Le solveur

help-solve-most = combien de positions examiner avant d’abandonner
solve-about = Sea Urchins à deux, jusqu’à la fin de la partie. Une valeur est le nombre de jetons pêchés à partir d’ici de plus que l’adversaire, si les deux jouent au mieux.
solve-head-value = pour { $seat }
solve-head-position = position
solve-head-move = coup
solve-head-tokens = jetons
