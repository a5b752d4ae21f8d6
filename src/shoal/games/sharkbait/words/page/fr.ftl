### Le plateau de SharkBait sur la page.

## À côté du nom

page-space = case { $space }
page-trophies = { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
page-baits = { $baits ->
    [one] { $baits } appât
   *[other] { $baits } appâts
}
page-token-held = jeton { $token }
page-first = commence la manche

## L’océan

page-ocean = { $seat-is ->
    [you] Ton océan
   *[other] L’océan { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
}
page-column = Colonne { $column } : { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, { $sharks ->
    [one] { $sharks } requin
   *[other] { $sharks } requins
}
page-column-worth = { page-column }, vaut { $worth }
page-column-placed = { page-column }, posés à ce lancer
page-column-placed-worth = { page-column-placed }, vaut { $worth }
page-sum = ={ $worth }
page-eaten = mangés

## Le lancer

page-throw = Le lancer
page-school = { $count ->
    [one] { $count } poisson montre
   *[other] { $count } poissons montrent
} un { $column }
page-shark-die = Un requin montre un { $column }
page-in-hand = En main : { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, { $sharks ->
    [one] { $sharks } requin
   *[other] { $sharks } requins
}
page-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} : le jeton { $token } est à prendre
page-aside = { $fish ->
    [one] { $fish } mis de côté
   *[other] { $fish } mis de côté
}
page-faded = les dés pâles ne peuvent pas être posés maintenant

## Les choix

page-how-many-fish = Combien de poissons dans la colonne { $column } ?
page-which-sharks = Quels requins dans la colonne { $column } ?
page-fish = { $count } poissons dans la colonne { $column }
page-shark = Un requin dans la colonne { $column }
page-both-sharks = Les deux requins dans la colonne { $column } : combat de requins
page-stop = S’arrêter
page-bait = Payer un appât
page-take-token = { move-take }{ token-brings }
page-bait-token = { move-bait }{ token-brings }
page-stop-takes = rapporte le jeton { $token }{ token-brings }

## Les jetons

page-tokens = Les jetons
page-hold = Hors jeu : { $tokens-row }
page-hold-none = Hors jeu : aucun
page-supply = Appâts en réserve : { $baits }
page-token = Jeton { $token } : { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}{ $bait ->
    [0] { "" }
   *[other] , un appât
}
page-token-won = { page-token }, gagné par { $seat-is ->
    [you] toi
   *[other] { $seat }
}
page-token-out = { page-token }, hors jeu pour cette manche
page-token-offered = { page-token }, à prendre

## La piste

page-track = Piste de score · Manche { $round } sur 7
page-pawn = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : case { $space }
