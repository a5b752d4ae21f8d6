### Le plateau de SharkBait sur la page.

## La barre du haut

page-goal = But : être le plus loin sur la piste après 7 manches
page-goal-short = Être le plus loin après 7 manches
page-round = Manche { $round } sur 7

## À côté du nom

page-trophies = { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
page-baits = { $baits ->
    [one] { $baits } appât
   *[other] { $baits } appâts
}
page-fact-won = { page-trophies } · jeton { $token }

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
page-column-worth = { page-column }, vaut { $each }
page-column-placed = { page-column }, posés à ce lancer
page-column-placed-worth = { page-column-placed }, vaut { $each }

## Le lancer

page-throw = Le lancer
page-in-hand = En main : { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, { $sharks ->
    [one] { $sharks } requin
   *[other] { $sharks } requins
}

## Les choix

page-bait = Payer un appât

## Les jetons

page-tokens = Les jetons
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

page-pawn = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : case { $space }

## Ce que valent les poissons

# On the lane of a choice that is looked at; short.
page-ghost-shark = si le requin va ici
page-ghost-fish = si ces poissons vont ici
# The first space of the track; very short.
page-start = Départ
page-each = { $each } chacun
page-each-short = ×{ $each }
page-score-now = { $score ->
    [one] { $score } point
   *[other] { $score } points
} : jeton { $token }, +{ $steps }{ $bait ->
    [0] { "" }
   *[other] {" "}et un appât
}
# Avant d’arrêter : un appât donnerait ce jeton ; très court.
page-lifted = 1 appât : jeton { $token }, +{ $steps }
page-sharks-out = { $sharks ->
    [one] Sans l’autre requin, pas de points
   *[other] Sans les deux requins, pas de points
}

## Les boutons

page-fish = { $count } poissons dans le { $column }
page-fish-into = Poissons dans le { $column }
page-sharks-into = Requins dans le { $column }
page-shark = Un requin dans le { $column }
page-both-sharks = Les deux requins dans le { $column } : combat
page-choose-number = choisis combien
page-lose = Perdre un poisson du { $column }
page-roll-fish = Lancer { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}
page-stop = S’arrêter
page-bait-token = Payer un appât : jeton { $token }
# Sous un bouton : ce qu’il rapporte.
page-score-so-far = { $score } pour l’instant : jeton { $token }, +{ $steps }
page-brings = +{ $steps }, jusqu’à la case { $space }{ $bait ->
    [0] { "" }
   *[other] , et un appât
}
page-stop-brings = jeton { $token } : { page-brings }
page-shark-out = tu devras relancer
page-no-pair-costs = sans banc, tu perds deux poissons
# Des dés qu’on ne peut pas poser.
page-leftover = Ne peuvent pas être posés : { $fish-row }
page-no-pair = pas de banc

## La légende des jetons

page-tokens-move = Jetons : de combien ils t’avancent
page-legend-wins = tu le gagnes
page-legend-out = hors jeu
page-legend-bait = rapporte un appât (reste { $baits })
