### The board of Shark Tank on the page. What the board in words says too is in the catalogue above.

## The tank

page-tank = L’aquarium
page-left = encore { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, la dernière manche commence à 2
page-turns-left = encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} au plus
page-shark = Requin { WORD($suit) } en { $cell }
page-fish = Poisson { WORD($suit) } en { $cell }
# Lays all tiles of a movement. $fish is the number of fish that are gobbled.
page-swim = { $fish ->
    [0] Nager jusqu’en { $cell }
    [one] Nager jusqu’en { $cell } et gober un poisson
   *[other] Nager jusqu’en { $cell } et gober { $fish } poissons
}

## Choices

# A fish by name, for example on the button that spends it.
page-token = { WORD($suit) } { $value }
page-token-hidden = Poisson { WORD($suit) }, valeur cachée
# How far the shark swims if the fish is spent.
page-spend = { page-token } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
page-spend-roll = { page-token } : lancer le dé pour la distance
page-keep = { move-keep } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
# $length tiles in all.
page-extra = { move-extra } : nager sur { $length }
page-laid = { $laid ->
    [one] { $laid } tuile posée
   *[other] { $laid } tuiles posées
} sur { $tiles }.
page-whole = Chemin entier
page-by-tile = Tuile par tuile
page-hint-choose = Touche un requin. Tout le monde peut déplacer les quatre requins.
page-hint-whole = Touche une case en surbrillance pour y nager. Un triangle marque un repas.
page-hint-pay = Dépense un poisson pour nager plus loin, ou touche une case en surbrillance pour y nager gratuitement.
page-hint-tile = Touche l’endroit où va la prochaine tuile.
page-hint-size = Une tuile couvre 2 cases sur 2.
page-hint-near = Touche d’abord près de l’endroit pour zoomer.
page-zoom-out = Voir tout l’aquarium
page-zoom-in = Zoomer

## Beside a player's name

page-first = commence
page-fish-count = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}
page-tiles-count = { $tiles ->
    [one] { $tiles } tuile ramassée
   *[other] { $tiles } tuiles ramassées
}
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-points-hidden = points cachés

## Fish and points

page-hands = Les poissons
page-sheet = Feuille de score · { board-null }
