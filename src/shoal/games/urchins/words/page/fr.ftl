### The board of Sea Urchins on the page. What the board in words says too is in the catalogue above.

## The reef

page-reef = Le récif
# A square in words: $lying is what lies on it.
page-square = { $square } : { WORD($lying) }
page-square-piece = { page-square }, { $seat-is ->
    [you] ton pion
   *[other] pion { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
}
# $seat has just won what was there.
page-square-taken = { page-square }, { $seat-is ->
    [you] tu viens de pêcher ici
   *[other] { $seat } vient de pêcher ici
}
page-empty = vide

## The pile

page-pile = La réserve
page-add-red = Ajouter un rouge
page-add-yellow = Ajouter un jaune
page-left = { $count } en réserve
# $turns turns without a token added or fished; after $limit, one must be added.
page-calm = Ni ajout ni pêche : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} sur { $limit }
page-due = Il faut ajouter un jeton

## Beside a player's name

page-won = { $count ->
    [one] { $count } jeton pêché
   *[other] { $count } jetons pêchés
}
page-piece-on = Pion sur { $square }
page-piece-in-hand = Pion en main
# Where a piece is that stands on no square; very short.
page-hand = main

## The turn

page-turn = Le tour
# The three steps; very short.
page-step-1 = Déplacer
page-step-2 = Ajouter ou déplacer
page-step-3 = Poser ton pion
page-where-to = Où va le jeton sur { $square } ?
page-where-add = Où va le jeton { WORD($colour) } ?
page-what-on = Que fais-tu sur { $square } ?
page-move = Déplacer un jeton
page-how-token = Touche une case pour ajouter un jeton, ou un jeton pour le déplacer.
page-how-add = Touche une case pour ajouter un jeton.
page-how-piece = Touche un jeton pour voir ce qu’il rapporte.
page-put = Le poser ici
# $count tokens are won.
page-put-wins = { $count ->
    [0] ne pêche rien
    [one] +{ $count } jeton
   *[other] +{ $count } jetons
}

## What a move would bring

page-if-piece = Si tu poses ton pion ici
# $before is what the player has won so far, $total what it would be then.
page-wins = Tu pêches { $count } { WORD("thing-token", $count) } : de { $before } à { $total }
page-wins-none = Tu ne pêches rien ici
# $seats stand on the token diagonally across.
page-across = { $seats } { $seats-are ->
    [one] est
   *[others] sont
} en diagonale, juste en face.
# $seats stand on a token of the square; that token is not won.
page-keeps = { $seats } { $seats-are ->
    [one] garde ce qui est sous son pion.
   *[others] gardent ce qui est sous leurs pions.
}
# After a nought and the sign of a player who stands across; very short.
page-pill-across = en face
# Tokens of a player, beside the sign; very short.
page-ready-count = { $count } { WORD("thing-token", $count) }
page-to-hand = Ton pion revient dans ta main.
# $count tokens are ready for the next player's piece; $seat is never the reader.
page-leaves = { $count ->
    [0] Aucun carré ne sera prêt pour { $seat }.
    [one] Ensuite, { $count } jeton sera prêt pour { $seat }.
   *[other] Ensuite, { $count } jetons seront prêts pour { $seat }.
}
page-ends = La partie se termine avec ce tour.
page-after-this = Après cette étape
page-then = { $count ->
    [0] Rien n’est prêt pour ton pion
    [one] { $count } jeton est prêt pour ton pion
   *[other] { $count } jetons sont prêts pour ton pion
}
# Fishing squares that a piece can win at once.
page-ready = Prêt à être pêché
page-ready-for = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : { $count } { WORD("thing-token", $count) }
page-ready-none = Aucun carré n’est prêt
page-rule = Un carré de pêche a la même couleur sur chaque diagonale. Aucun autre pion ne doit être en face du tien.

## The goal

page-goal = But : pêcher le plus de jetons avant que la réserve soit vide
page-goal-short = Pêche le plus de jetons
