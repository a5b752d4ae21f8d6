### SharkBait: dice are rolled; fish and sharks are placed in columns, and a shark on the mat is home.

## Log: the start of the game

# $seat starts the first round.
log-first = { $seat-is ->
    [you] Tu commences (tirage au sort).
   *[other] { $seat } commence (tirage au sort).
}
# $token cannot be won in the first round.
log-hold = Le jeton { $token } est hors jeu pour cette manche.

## Log: rolling and placing dice

# $fish and $sharks are the numbers on the white and the black dice.
log-roll = { $seat-is ->
    [you] Tu lances les dés
   *[other] { $seat } lance les dés
} : { $fish-count ->
    [one] poisson
   *[other] poissons
} { $fish-row } et { $sharks-count ->
    [one] requin
   *[other] requins
} { $sharks-row }.
log-roll-fish = { $seat-is ->
    [you] Tu lances les dés
   *[other] { $seat } lance les dés
} : { $fish-count ->
    [one] poisson
   *[other] poissons
} { $fish-row }.
log-roll-sharks = { $seat-is ->
    [you] Tu ne lances que
   *[other] { $seat } ne lance que
} { $sharks-count ->
    [one] le requin
   *[other] les requins
} : { $sharks-row }.

# A free choice.
log-roll-again = { $seat-is ->
    [you] Tu relances les dés.
   *[other] { $seat } relance les dés.
}
# A shark is still in hand.
log-must-roll = { $seat-is ->
    [you] Tu dois relancer les dés.
   *[other] { $seat } doit relancer les dés.
}

# One fish of the roll is lost, and one in $column.
log-bad-roll = Mauvais lancer ! { $seat-is ->
    [you] Tu perds
   *[other] { $seat } perd
} un poisson du lancer et un poisson de la colonne { $column }.
# One fish of the roll is lost; log-lose follows.
log-bad-roll-choice = Mauvais lancer ! { $seat-is ->
    [you] Tu perds un poisson du lancer et dois en choisir un autre sur ton plateau.
   *[other] { $seat } perd un poisson du lancer et doit en choisir un autre sur son plateau.
}
log-bad-roll-empty-mat = Mauvais lancer ! { $seat-is ->
    [you] Tu perds un poisson du lancer. Ton plateau n’en a aucun à perdre.
   *[other] { $seat } perd un poisson du lancer. Son plateau n’en a aucun à perdre.
}
log-lose = { $seat-is ->
    [you] Tu perds
   *[other] { $seat } perd
} un poisson de la colonne { $column }.

# $count is 2 or more.
log-school = { $seat-is ->
    [you] Tu poses
   *[other] { $seat } pose
} { $count } poissons dans la colonne { $column }.
log-shark = { $seat-is ->
    [you] Tu poses
   *[other] { $seat } pose
} un requin dans la colonne { $column }.
log-both-sharks = { $seat-is ->
    [you] Tu poses
   *[other] { $seat } pose
} les deux requins dans la colonne { $column }.
# $fish is how many fish are in the column now.
log-fight = Combat de requins ! { $seat-is ->
    [you] Tes requins
   *[other] Les requins { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
} se rencontrent dans la colonne { $column }{ $fish ->
    [0] { "" }
    [one] , où { $fish } poisson vaut maintenant 4 points
   *[other] , où { $fish } poissons valent maintenant 4 points chacun
}.

## Log: the end of a turn

# A free choice. $score is the score of the dice.
log-stop = { $seat-is ->
    [you] Tu t’arrêtes
   *[other] { $seat } s’arrête
} avec un score de { $score }.
# Fewer than two fish are left to roll.
log-must-stop = { $seat-is ->
    [you] Tu dois t’arrêter
   *[other] { $seat } doit s’arrêter
} avec un score de { $score }.

log-bait = { $seat-is ->
    [you] Tu paies un appât
   *[other] { $seat } paie un appât
} pour atteindre le jeton { $token }.

# The headline of a turn. $steps is how far the pawn really moves, $bait is 0 or 1.
log-token = { $seat-is ->
    [you] Tu marques
   *[other] { $seat } marque
} { $score ->
    [one] { $score } point
   *[other] { $score } points
} et { $seat-is ->
    [you] prends
   *[other] prend
} le jeton { $token }{ token-brings }.
# The headline of a turn. $paid is the number of baits.
log-token-for-baits = { $seat-is ->
    [you] Tu marques
   *[other] { $seat } marque
} { $score ->
    [one] { $score } point
   *[other] { $score } points
} et { $seat-is ->
    [you] paies
   *[other] paie
} { $paid ->
    [one] un appât
   *[other] { $paid } appâts
} pour le jeton { $token }{ token-brings }.

# What a token brings, after its number.
token-brings = { $steps ->
    [0] { $bait ->
        [0] { "" }
       *[other] { "\u202F" }: un appât
    }
    [one] { $bait ->
        [0] { "\u202F" }: 1 case
       *[other] { "\u202F" }: 1 case et un appât
    }
   *[other] { $bait ->
        [0] { "\u202F" }: { $steps } cases
       *[other] { "\u202F" }: { $steps } cases et un appât
    }
}

log-no-bait = { $seat-is ->
    [you] Tu ne reçois pas d’appât
   *[other] { $seat } ne reçoit pas d’appât
} : la réserve est vide.
log-last-space = { $seat-is ->
    [you] Ton pion
   *[other] Le pion { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
} attend sur la dernière case.

## Log: the end of a round

# $token is the biggest of the round; $steps is 0 for a pawn on the last space.
log-trophy = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} la manche { $round } avec le jeton { $token } : { $steps ->
    [0] le trophée
   *[other] le trophée et 1 case de plus
}.
log-smallest = { $seat-is ->
    [you] Tu as le plus petit jeton, le { $token }, et reçois un appât.
   *[other] { $seat } a le plus petit jeton, le { $token }, et reçoit un appât.
}
log-smallest-no-bait = { $seat-is ->
    [you] Tu as le plus petit jeton, le { $token }, mais ne reçois pas d’appât
   *[other] { $seat } a le plus petit jeton, le { $token }, mais ne reçoit pas d’appât
} : la réserve est vide.
log-starts = { $seat-is ->
    [you] Tu commences
   *[other] { $seat } commence
} la manche { $round }.
# $tokens were won in the round that ended.
log-hold-next = Les jetons { $tokens } sont hors jeu pour la manche { $round }.

## What a player is asked

ask-place = Pose un requin ou des bancs de poissons.
ask-place-fish = Pose des bancs de poissons.
ask-place-shark = Aucun banc : pose un requin.

# $sharks is how many are still in hand, 1 or 2.
ask-roll = Relance les dés : il te reste { $sharks ->
    [one] un requin
   *[other] les deux requins
} en main.
ask-place-or-roll = Pose d’autres poissons ou relance les dés : il te reste { $sharks ->
    [one] un requin
   *[other] les deux requins
} en main.
ask-roll-or-stop = Relancer les dés, ou t’arrêter avec un score de { $score } ?
ask-place-roll-or-stop = Poser d’autres poissons, relancer les dés, ou t’arrêter avec un score de { $score } ?
ask-stop = Arrête-toi avec un score de { $score } : il reste trop peu de poissons à lancer.

# Several columns have equally many fish.
ask-lose = Mauvais lancer ! Choisis laquelle de tes colonnes les plus remplies perd un poisson.
ask-prize = Prendre le jeton { $token }, ou payer un appât pour le jeton { $bigger } ?

## Why a move is not allowed

no-lose-column = { $fish ->
    [0] La colonne { $column } n’a pas de poisson
    [one] La colonne { $column } n’a qu’un poisson
   *[other] La colonne { $column } n’a que { $fish } poissons
}, mais tes colonnes les plus remplies en ont { $most }.
no-lose-first = Mauvais lancer ! Choisis d’abord la colonne qui perd un poisson.
no-loss = Tu ne perds des poissons qu’après un mauvais lancer.

# $number is what the dice show.
no-school-again = Tu as déjà posé tes { $number } de ce lancer.
no-school = { $thrown ->
    [0] Aucun poisson ne montre un { $number }.
   *[other] Un seul poisson montre un { $number }, et il en faut 2 pour un banc.
}
no-school-of-size = Seulement { $thrown } poissons montrent un { $number }, pas { $count }.

no-shark = Aucun requin ne montre un { $number }.
no-both-sharks = Tu ne peux poser les deux requins que si les deux montrent un { $number }.
no-shark-left = Les deux requins sont déjà posés.
no-shark-after-fish = Tu as posé des poissons de ce lancer : tu ne peux plus poser de requin.

no-done-roll = Tu en as fini avec ce lancer : relance les dés.
no-done-stop = Tu en as fini avec ce lancer : arrête-toi.
no-done-roll-or-stop = Tu en as fini avec ce lancer : relance les dés ou arrête-toi.

no-place-first = Tu peux poser quelque chose : commence par là.
no-stop = Tu ne peux pas t’arrêter : il te reste { $sharks ->
    [one] un requin
   *[other] les deux requins
} en main.
no-roll = Tu dois t’arrêter : les deux requins sont posés, et tu as moins de 2 poissons à lancer.

no-token-yet = Tu recevras un jeton quand tu t’arrêteras.
no-stopped = Tu ne lances plus : prends le jeton ou paie un appât.

## Hints

# $mean is the score that the turn comes to on average.
why-school = Cela fait { $fish } poissons sur ton plateau. Score moyen si tu relances : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
why-school-last = Cela fait { $fish } poissons sur ton plateau, et un score de { $score }.

# $fish is how many fish are in the column.
why-shark = { column-eaten }. Score moyen si tu relances : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
why-shark-last = { column-eaten }. Ton score est alors de { $score }.
column-eaten = Dans la colonne { $column }, le requin { $fish ->
    [0] n’a aucun poisson à manger
    [one] a { $fish } poisson à manger
   *[other] a { $fish } poissons à manger
}

why-fight = { column-fought }. Score moyen si tu relances : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
why-fight-last = { column-fought }. Ton score est alors de { $score }.
column-fought = Avec un combat de requins, { $fish ->
    [0] les poissons de la colonne { $column } valent 4 points, mais il n’y en a pas encore
    [one] le poisson de la colonne { $column } vaut 4 points
   *[other] les { $fish } poissons de la colonne { $column } valent 4 points chacun
}

# $fish is how many fish are in hand, $score is safe.
why-roll = Score moyen si tu relances { $fish } poissons : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Score si tu t’arrêtes : { $score }.
# $sharks is 1 or 2.
why-must-roll = Score moyen si tu relances { $fish ->
    [0] { $sharks ->
        [one] un requin
       *[other] les deux requins
    }
    [one] { $fish } poisson et { $sharks ->
        [one] un requin
       *[other] les deux requins
    }
   *[other] { $fish } poissons et { $sharks ->
        [one] un requin
       *[other] les deux requins
    }
} : { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
why-stop = Un score de { $score } est sûr et te donne le jeton { $token }{ token-brings }.

# $points is what the fish would have scored.
why-lose = Perdre un poisson de la colonne { $column } { $points ->
    [0] ne coûte rien
    [one] coûte { $points } point
   *[other] coûte { $points } points
}.

why-bait = Un appât te donne le jeton { $token }{ token-brings }.
why-take = Tu gardes tes appâts et reçois le jeton { $token }{ token-brings }.

## The end of the game

won-spaces = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} avec { result-spaces }.
# $seats have the same number of spaces. $second is the next best number of trophies.
won-trophies = { $seats } { $seats-are ->
    [with-you] êtes
   *[others] sont
} à égalité avec { result-spaces }. { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} avec { result-trophies } contre { $second }.
# $seats have the same number of spaces and trophies. $second is the next best number of baits.
won-baits = { $seats } { $seats-are ->
    [with-you] êtes
   *[others] sont
} à égalité avec { result-spaces } et { result-trophies }. { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} avec { result-baits } contre { $second }.
won-shared = { $seats } { $seats-are ->
    [with-you] partagez
   *[others] partagent
} la victoire : { result-spaces }, { result-trophies } et { result-baits } par personne.

result-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
result-trophies = { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}
result-baits = { $baits ->
    [one] { $baits } appât
   *[other] { $baits } appâts
}

## Moves

move-school = Poser { $count } poissons dans la colonne { $column }
move-shark = Poser un requin dans la colonne { $column }
move-both-sharks = Poser les deux requins dans la colonne { $column }
move-lose = Perdre un poisson de la colonne { $column }
move-roll = Relancer les dés
move-stop = { $score ->
    [one] S’arrêter et marquer { $score } point
   *[other] S’arrêter et marquer { $score } points
}
move-bait = Payer un appât pour le jeton { $token }
move-take = Prendre le jeton { $token }

## The board in words

board-drawing-first = Mise en place : on tire au sort qui commence.
# Some tokens cannot be won in the first round.
board-drawing-tokens = Mise en place : { $seat-is ->
    [you] tu commences
   *[other] { $seat } commence
}. On tire les jetons hors jeu pour cette manche.
# $seat has the first turn of the round.
board-first-turn = Manche { $round } sur { $rounds } : { $seat-is ->
    [you] c’est à toi de commencer
   *[other] { $seat } commence
}.
# $other had the first turn of the round.
board-turn = Manche { $round } sur { $rounds } : { $seat-is ->
    [you] c’est à toi
   *[other] c’est au tour { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
}. { $other-is ->
    [you] Tu as commencé
   *[other] { $other } a commencé
} la manche.
board-over = La partie est finie : { $seats-are ->
    [you] tu gagnes
    [one] { $seats } gagne
    [with-you] { $seats } partagez la victoire
   *[others] { $seats } partagent la victoire
}.

# The table of the players: its head, and the name in each row.
board-head-place = Rang
board-head-space = Case
board-head-trophies = Trophées
board-head-baits = Appâts
board-head-token = Jeton
board-player = { $seat-is ->
    [you] { $seat } (toi)
   *[other] { $seat }
}
# The token that a player has won this round, and what is printed on it: $steps and $bait.
board-token = { $token }{ token-brings }

# $spaces is the length of the scoring track.
board-supply = Appâts dans la réserve : { $baits }. La piste a { $spaces } cases.

# The table of the tokens on the mat: their numbers, and what they bring.
board-tokens = Jetons
board-token-spaces = Cases
board-token-baits = Appâts
# $tokens cannot be won in this round.
board-out = Hors jeu : { $tokens-count ->
    [0] aucun jeton pour l’instant
    [one] le jeton { $tokens }
   *[other] les jetons { $tokens }
}.
# The game is over. $tokens were won in its last round.
board-last-won = Gagnés dans la dernière manche : les jetons { $tokens }.

# The table of the ocean mat.
board-columns = Colonne
board-fish = Poissons
board-sharks = Requins
# $lost is how many fish are out until the end of the turn.
board-hand = En main : { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} et { $sharks ->
    [0] aucun requin
    [one] { $sharks } requin
   *[other] { $sharks } requins
}. Poissons perdus ce tour-ci : { $lost }.
board-rolling = { $seat-is ->
    [you] Tu lances
   *[other] { $seat } lance
} les dés.
# The table of the dice that lie rolled.
board-rolled-fish = Poissons lancés
board-rolled-sharks = Requins lancés
# $columns have got their fish of this roll.
board-placed = Déjà posé de ce lancer : { $columns-count ->
    [one] colonne { $columns }
   *[other] colonnes { $columns }
}.
board-bad-roll = Mauvais lancer : un de ces poissons est déjà perdu, et un du plateau va suivre.
board-score = Score : { $score }.
board-prize = À prendre : le jeton { $token }, ou le jeton { $bigger } contre un appât.

end-spaces = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] d’une case
   *[other] de { $count } cases
}
end-trophies = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] d’un trophée
   *[other] de { $count } trophées
}
end-baits = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] d’un appât
   *[other] de { $count } appâts
}
end-shared = { $seats } { $seats-are ->
    [with-you] partagez
   *[others] partagent
} la victoire
