### The board of Shark Tank on the page. What the board in words says too is in the catalogue above.

page-goal = Qui a le plus de points gagne. Chaque poisson : 1 et sa valeur. Quatre symboles +8, un seul symbole +10
page-goal-short = Points : 4 symboles +8, un +10
page-round-draft = Choix des poissons
page-round-fish = encore { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}
page-round-last = Dernière manche

## The tank

page-tank = L’aquarium
page-facts = Ce que ça rapporte
page-choices = Choix
page-shark = Requin { WORD($suit) } en { $cell }
page-fish = Poisson { WORD($suit) } en { $cell }
# Lays all tiles of a movement. $fish is the number of fish that are eaten.
page-swim = { $fish ->
    [0] Nager jusqu’en { $cell }
    [one] Nager jusqu’en { $cell } et manger un poisson
   *[other] Nager jusqu’en { $cell } et manger { $fish } poissons
}

## Points. $low and $high are numbers, with signs where they are changes.

page-plus = +{ $points }
page-minus = −{ $points }
page-either = { $low } ou { $high }
page-between = { $low } à { $high }

## The draft

page-draft-title = D’abord, prends tes poissons
page-draft = À tour de rôle, tout le monde prend les 1, puis les 2, puis les 0. Tous les autres poissons nagent dans l’aquarium, et personne ne connaît leur valeur.

## Choices

# A fish by name, for example on the button that spends it.
page-token = { WORD($suit) } { $value }
page-token-hidden = Poisson { WORD($suit) }, valeur cachée
page-token-taken = { page-token }, pris par { $seat-is ->
    [you] toi
   *[other] { $seat }
}
page-shark-name = Requin { WORD($suit) }
page-no-meal = rien à portée
page-ask-place = Le requin { WORD($suit) } nage sur { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
} Touche l’endroit où il s’arrête.
page-ask-other = Aucun chemin de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} n’y mène le requin { WORD($suit) }. Touche un point.
page-ask-swim = Nager jusqu’ici ?
page-not-final = Rien n’est joué avant que tu touches Nager.
page-ask-spend = Quel poisson dépenses-tu ?
page-ask-roll = Le dé dit de combien de tuiles en plus. Un lancer ne peut pas être annulé.
corner-upper-left = En haut à gauche
corner-upper-right = En haut à droite
corner-lower-left = En bas à gauche
corner-lower-right = En bas à droite
page-cell-empty = aucun poisson ici
page-cell-eats = en mange { $fish } : { $change }
page-again = Choisir à nouveau
page-spend-open = Dépenser un poisson
# From $low to $tiles tiles further.
page-further = { $low ->
    [0] nager plus loin
   *[other] { $low } à { $tiles } plus loin
}
page-roll-only = lancer le dé
page-spend-tiles = { $tiles } tuiles
page-spend-roll = le dé
page-roll = Lancer le dé
page-swim-now = Nager

## What a swim would bring

page-if = Si le requin { WORD($suit) } nage jusqu’ici
page-if-spent = Si tu dépenses ce poisson
page-eats = { $fish ->
    [0] Ne mange rien
    [one] Mange { $fish } poisson { WORD($suit) }
   *[other] Mange { $fish } poissons { WORD($suit) }
}
page-values = Valeurs pas encore vues : { $values }.
page-spends = Dépense { page-token }.
page-becomes = Le score passe de { $score } à : { $range }.
page-stays = Le score reste à { $score }.
page-why-breaks = Casse ton bonus d’un seul symbole : −{ $points }.
page-why-keeps = Tu gardes ton bonus d’un seul symbole.
page-why-single = Tous tes poissons ont le même symbole : +{ $points }.
page-why-set = Complète quatre symboles : +{ $points }.
page-why-set-lost = Casse une série de quatre symboles : −{ $points }.
page-why-tasty = Savoureux : +{ $points }.

## What is left

page-left = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} dans l’aquarium · valeurs que tu n’as pas vues
page-left-suit = { WORD($suit) }
page-left-some = parmi { $values }
page-left-none = plus aucun
page-tasty-short = +1
page-tasty = savoureux +1
page-last-at = La dernière manche commence à 2 poissons.
page-turns-left = Encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} au plus.

## Beside a player's name

page-own = Tes poissons
page-fish-count = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}
# This player has more fish than anybody else.
page-fact-skips = { page-fish-count }, passe
page-fact-tiles = { page-fish-count }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-points-hidden = points cachés
page-points-least = { $low }+
page-points-between = { $low } à { $high } points
# How the points add up. $values is a number or a range; $hidden fish have values that the reader does not know.
page-sum = { page-fish-count } + { $values } de valeur{ $tasty ->
    [0] { "" }
   *[other] { " " }+ { $tasty } savoureux
}{ $sets ->
    [0] { "" }
   *[other] { " " }+ { $sets } pour quatre symboles
}{ $single ->
    [0] { "" }
   *[other] { " " }+ { $single } pour un seul symbole
}{ $hidden ->
    [0] { "" }
    [one] , { $hidden } caché
   *[other] , { $hidden } cachés
}

## The end

page-sheet = Feuille de score · { board-null }
