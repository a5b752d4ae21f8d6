### Le plateau de SharkBait sur la page.

## À côté du nom

board-space = case { $space }
board-trophies = { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
board-baits = { $baits ->
    [one] { $baits } appât
   *[other] { $baits } appâts
}
board-token-held = jeton { $token }
board-first = commence la manche

## L’océan

board-ocean = { $seat-is ->
    [you] Ton océan
   *[other] L’océan { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
}
board-column = Colonne { $column } : { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, { $sharks ->
    [one] { $sharks } requin
   *[other] { $sharks } requins
}
board-column-worth = { board-column }, vaut { $worth }
board-column-placed = { board-column }, posés à ce lancer
board-column-placed-worth = { board-column-placed }, vaut { $worth }
board-sum = ={ $worth }
board-eaten = mangés

## Le lancer

board-throw = Le lancer
board-school = { $count ->
    [one] { $count } poisson montre
   *[other] { $count } poissons montrent
} un { $column }
board-shark-die = Un requin montre un { $column }
board-in-hand = En main : { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, { $sharks ->
    [one] { $sharks } requin
   *[other] { $sharks } requins
}
board-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} : le jeton { $token } est à prendre
board-aside = { $fish ->
    [one] { $fish } mis de côté
   *[other] { $fish } mis de côté
}
board-faded = les dés pâles ne peuvent pas être posés maintenant

## Les choix

board-how-many-fish = Combien de poissons dans la colonne { $column } ?
board-which-sharks = Quels requins dans la colonne { $column } ?
board-fish = { $count } poissons dans la colonne { $column }
board-shark = Un requin dans la colonne { $column }
board-both-sharks = Les deux requins dans la colonne { $column } : combat de requins
board-stop = S’arrêter
board-bait = Payer un appât
board-take-token = { move-take }{ token-brings }
board-bait-token = { move-bait }{ token-brings }
board-stop-takes = rapporte le jeton { $token }{ token-brings }

## Les jetons

board-tokens = Les jetons
board-hold = Hors jeu : { $tokens-row }
board-hold-none = Hors jeu : aucun
board-supply = Appâts en réserve : { $baits }
board-token = Jeton { $token } : { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}{ $bait ->
    [0] { "" }
   *[other] , un appât
}
board-token-won = { board-token }, gagné par { $seat-is ->
    [you] toi
   *[other] { $seat }
}
board-token-out = { board-token }, hors jeu pour cette manche
board-token-offered = { board-token }, à prendre

## La piste

board-track = Piste de score · Manche { $round } sur 7
board-pawn = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : case { $space }
