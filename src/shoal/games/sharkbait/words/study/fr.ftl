### SharkBait dans les études : ce qui est compté, et ce que répond le solveur.

## Titres de ce qui est compté

statistics-kind-schools = Bancs
statistics-kind-tokens = Jetons

## Ce qui est compté

statistics-school = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}
statistics-token = jeton { $token }
statistics-pays-bait = paie un appât
statistics-chooses-roll = relance, pourrait s’arrêter
statistics-chooses-stop = s’arrête, pourrait relancer
statistics-must-stop = doit s’arrêter
statistics-bad-roll = mauvais lancer
statistics-bad-roll-empty-mat = mauvais lancer, plateau vide
statistics-feeding-sharks = requins qui mangent
statistics-shark-fight = combat de requins
statistics-trophy = gagne le trophée de la manche

## Le solveur

help-solve-hold = les jetons hors jeu cette manche ; les autres sont disponibles (par défaut : 4,9,13)
help-solve-bait = combien de cases vaut un appât, de 0 à { $most }
help-solve-out = écrire toute la table en CSV (par défaut : aucun fichier)
solve-about = SharkBait, un tour. Une valeur est le nombre moyen de cases dont le pion avance pendant ce tour ; un appât compte pour { $bait }. Les tours suivants ne comptent pas.
solve-dice = Les dés qui vont être lancés valent { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
solve-file = Toutes les positions du tour sont dans { $file }.
solve-head-move = coup
solve-head-value = valeur
solve-head-score = score
solve-head-dice = dés en main
solve-head-roll = relancer encore à
solve-head-stop = s’arrêter déjà à
solve-score = { $score }
solve-scores = de { $first } à { $last }
solve-scores-from = { $first } et plus
solve-never = jamais
solve-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
