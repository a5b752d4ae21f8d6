### Sea Urchins: red and yellow tokens, a piece for each player, squares to fish.
### Squares are named like a1. A stack is two tokens, one on the other.

## Words

colour-red = rouge
    .plural = rouges
colour-yellow = jaune
    .plural = jaunes

thing-token = { $count ->
    [one] jeton
   *[other] jetons
}

## Log: the start

log-first = { $seat-is ->
    [you] Tu commences (tirage au sort).
   *[other] { $seat } commence (tirage au sort).
}

## Log: the first two steps, with tokens

# No token is moved in step 1.
log-leave = { $seat-is ->
    [you] Tu laisses les jetons en place.
   *[other] { $seat } laisse les jetons en place.
}
log-add = { $seat-is ->
    [you] Tu ajoutes un jeton { WORD($colour) } sur { $square }.
   *[other] { $seat } ajoute un jeton { WORD($colour) } sur { $square }.
}
# $below is the colour of the token that was there.
log-stack = { $seat-is ->
    [you] Tu ajoutes un jeton { WORD($colour) } par-dessus le { WORD($below) } sur { $square }.
   *[other] { $seat } ajoute un jeton { WORD($colour) } par-dessus le { WORD($below) } sur { $square }.
}
# A token that is alone on $square moves to $target.
log-slide = { $seat-is ->
    [you] Tu déplaces le jeton { WORD($colour) } de { $square } à { $target }.
   *[other] { $seat } déplace le jeton { WORD($colour) } de { $square } à { $target }.
}
# The upper token of a stack on $square moves to $target.
log-jump = { $seat-is ->
    [you] Tu déplaces le jeton { WORD($colour) } du haut de la pile { $square } à { $target }.
   *[other] { $seat } déplace le jeton { WORD($colour) } du haut de la pile { $square } à { $target }.
}

## Log: the third step, with the piece

log-piece = { $seat-is ->
    [you] Tu poses ton pion sur { $square }.
   *[other] { $seat } pose son pion sur { $square }.
}
log-stay = { $seat-is ->
    [you] Tu laisses ton pion sur { $square }.
   *[other] { $seat } laisse son pion sur { $square }.
}
log-hand = { $seat-is ->
    [you] Tu reprends ton pion en main.
   *[other] { $seat } reprend son pion en main.
}

## Log: what a turn has brought

# $count tokens from $squares; $total is what the player has now.
log-catch = { $seat-is ->
    [you] Tu pêches { $count } { WORD("thing-token", $count) } sur { $squares }. Total : { $total }.
   *[other] { $seat } pêche { $count } { WORD("thing-token", $count) } sur { $squares }. Total : { $total }.
}
# The piece ends the turn on $square.
log-turn = { $seat-is ->
    [you] Tu ajoutes un jeton et finis sur { $square } sans rien pêcher.
   *[other] { $seat } ajoute un jeton et finit sur { $square } sans rien pêcher.
}
log-still-turn = { $seat-is ->
    [you] Tu n’ajoutes pas de jeton et finis sur { $square } sans rien pêcher.
   *[other] { $seat } n’ajoute pas de jeton et finit sur { $square } sans rien pêcher.
}

## Log: what comes next

log-cannot-move = { $seat-is ->
    [you] Tu n’as aucun jeton à déplacer à l’étape 1.
   *[other] { $seat } n’a aucun jeton à déplacer à l’étape 1.
}
log-cannot-act = { $seat-is ->
    [you] Tu ne peux ni ajouter ni déplacer de jeton.
   *[other] { $seat } ne peut ni ajouter ni déplacer de jeton.
}
# $turns is how many turns have passed without a token added or fished.
log-must-add = { $seat-is ->
    [you] Aucun jeton ajouté ni pêché depuis { $turns } tours. Tu dois maintenant en ajouter un, si possible.
   *[other] Aucun jeton ajouté ni pêché depuis { $turns } tours. { $seat } doit maintenant en ajouter un, si possible.
}
log-end-pile = La réserve est épuisée : la partie est finie.
# $colour is the one that has run out.
log-end-colour = La réserve n’a plus de jetons { WORD($colour, form: "plural") } : la partie est finie.
# $turns is how many turns have passed without a token added or fished.
log-end-still = Aucun jeton ajouté ni pêché depuis { $turns } tours : la partie est finie.

## The end

won-most = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} avec { $count } { WORD("thing-token", $count) }.
won-shared = { $seats } { $seats-are ->
    [with-you] partagez
   *[others] partagent
} la victoire avec { $count } { WORD("thing-token", $count) } par personne.

## Prompts

ask-draw = On va tirer au sort qui commence.
ask-over = La partie est finie.
ask-wait = { $seat-is ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $seat } de jouer.
}
ask-step-1 = Étape 1 : déplace un jeton, ou laisse-les en place.
ask-step-2 = Étape 2 : ajoute un jeton ou déplaces-en un.
# No token can be moved.
ask-add = Étape 2 : ajoute un jeton.
# $turns is how many turns have passed without a token added or fished.
ask-must-add = Étape 2 : ajoute un jeton. Aucun n’a été ajouté ni pêché depuis { $turns } tours.
ask-step-3 = Étape 3 : pose ton pion sur un jeton.

## Refusals: not now

no-draw-yet = On n’a pas encore tiré au sort qui commence.
no-other-turn = C’est à { $seat } de jouer.
no-add-yet = À l’étape 1, déplace un jeton ou laisse-les en place. Tu pourras en ajouter un à l’étape 2.
no-token-now = Tes étapes avec les jetons sont finies. Pose maintenant ton pion sur un jeton.
no-piece-yet = Ton pion vient en dernier, à l’étape 3.

## Refusals: steps that cannot be left out

no-leave = Tu dois ajouter un jeton ou en déplacer un.
# No token can be moved.
no-leave-add = Tu dois ajouter un jeton.
no-piece-left = Tu dois poser ton pion sur un jeton.
# $turns is how many turns have passed without a token added or fished.
no-must-add = Tu dois ajouter un jeton : aucun n’a été ajouté ni pêché depuis { $turns } tours.

## Refusals: adding a token

no-colour-left = La réserve n’a plus de jetons { WORD($colour, form: "plural") }.
no-add-piece = { $seat-is ->
    [you] Ton pion
   *[other] Le pion { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
} est sur { $square } : on ne peut pas y ajouter de jeton.
no-add-stack = Il y a déjà deux jetons sur { $square }.
no-add-same = Le jeton sur { $square } est { WORD($colour) } aussi. Une pile a un jeton de chaque couleur.

## Refusals: moving a token

no-token = Il n’y a pas de jeton sur { $square }.
no-move-piece = { $seat-is ->
    [you] Ton pion
   *[other] Le pion { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
} est sur { $square } : on ne peut pas déplacer le jeton qui s’y trouve.
no-move-taken = Un jeton se déplace vers une case vide, et { $square } est occupée.
no-move-far = Le jeton sur { $square } est seul : il ne se déplace que d’une case.
no-move-over = De { $square } à { $target }, le jeton passerait par-dessus plus d’un autre.

## Refusals: the piece

no-piece-empty = Il n’y a pas de jeton sur { $square } pour ton pion.
no-piece-same = Ton pion est déjà sur { $square }. Pose-le sur un autre jeton.
no-piece-taken = Le pion { $seat-start ->
    [i] d’{ $seat }
    [vowel] d’{ $seat }
   *[other] de { $seat }
} est déjà sur { $square }.

## Reasons for and against a move

# $count tokens can be fished with the piece alone.
why-ready = Après ça, { $count ->
    [one] { $count } jeton est prêt
   *[other] { $count } jetons sont prêts
} pour ton pion.
why-none-ready = Après ça, aucun jeton n’est prêt pour ton pion.
# $count tokens are fished now.
why-last = { part-fished }, et la partie se termine.
# One token added or moved is not enough.
why-safe = { part-fished }. { $other } ne peut pas pêcher en ajoutant ou en déplaçant un seul jeton.
# $left is the least that the next player can fish.
why-leaves = { part-fished }. { $other } peut ensuite pêcher { $left } { WORD("thing-token", $left) } ou plus.

part-fished = { $count ->
    [0] Aucun jeton pêché
    [one] { $count } jeton pêché
   *[other] { $count } jetons pêchés
}

## Moves

move-leave = Laisser les jetons en place
move-add = Ajouter un jeton { WORD($colour) } sur { $square }
# $below is the colour of the token that is there.
move-stack = Ajouter un jeton { WORD($colour) } par-dessus le { WORD($below) } sur { $square }
move-token = Déplacer le jeton { WORD($colour) } de { $square } à { $target }
move-piece = Poser le pion sur { $square }
move-stay = Laisser le pion sur { $square }

## The board in words

board-drawing-first = On tire au sort qui commence.
# $number is one of the three steps of a turn.
board-turn = { $seat-is ->
    [you] C’est à toi de jouer
   *[other] C’est à { $seat } de jouer
} : étape { $number } sur 3.
board-over = La partie est finie : { $seats-are ->
    [you] tu gagnes
    [one] { $seats } gagne
    [with-you] { $seats } partagez la victoire
   *[others] { $seats } partagent la victoire
}.

# What lies on a square.
board-red = jeton rouge
board-yellow = jeton jaune
board-red-on-yellow = rouge sur jaune
board-yellow-on-red = jaune sur rouge

board-pile = Dans la réserve : { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}.

# The table of the players. The number of a piece is how the board shows it.
board-head-piece = Pion
board-head-player = Nom
board-head-square = Case
board-head-won = Jetons pêchés
board-player = { $seat-is ->
    [you] { $seat } (toi)
   *[other] { $seat }
}
# Where a piece is that stands on no square.
board-in-hand = en main

# $turns is how many turns have passed without a token added or fished.
board-calm = Tours sans jeton ajouté ni pêché : { $turns }. Après { $limit }, il faut en ajouter un.
board-due = { $seat-is ->
    [you] Tu dois
   *[other] { $seat } doit
} ajouter un jeton à l’étape 2, si possible.
board-added = { $seat-is ->
    [you] Tu as
   *[other] { $seat } a
} ajouté un jeton pendant ce tour.
board-last-turn = { $seat-is ->
    [you] Tu as
   *[other] { $seat } a
} joué le dernier tour.

end-tokens = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] d’un jeton
   *[other] de { $count } jetons
}
end-shared = { $seats } { $seats-are ->
    [with-you] partagez
   *[others] partagent
} la victoire
