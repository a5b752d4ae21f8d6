### The board of Sea Urchins on the page. What the board in words says too is in the catalogue above.

## The reef

page-reef = Le récif
# A square in words: $lying is what lies on it.
page-square = { $square } : { WORD($lying) }
page-square-piece = { page-square }, { $seat-is ->
    [you] ton pion
   *[other] pion { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
}
page-empty = vide

## The pile

page-pile = La réserve
page-add-red = Ajouter un rouge
page-add-yellow = Ajouter un jaune
page-left = { $count } en réserve
# $turns turns without a token added or fished; after $limit, one must be added.
page-calm = Ni ajout ni pêche : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sur { $limit }
page-due = Il faut ajouter un jeton

## Beside a player's name

page-won = { $count ->
    [one] { $count } jeton gagné
   *[other] { $count } jetons gagnés
}
page-piece-on = Pion sur { $square }
page-piece-in-hand = Pion en main
# Where a piece is that stands on no square; very short.
page-hand = main

## The turn

page-step-1 = Déplace un jeton, ou laisse-les
page-step-2 = Ajoute ou déplace un jeton
page-step-3 = Pose ton pion
page-where-to = Où va le jeton sur { $square } ?
page-where-add = Où va le jeton { WORD($colour) } ?
page-what-on = Que fais-tu sur { $square } ?
page-move = Déplacer un jeton
