### SharkBait: what is wrong with a move, an option or a position that somebody has typed.

## Moves and outcomes. $text is what was typed

error-move = { $text } n’est pas un coup de SharkBait : écris fish 4x2, shark 6, sharks 6, roll, stop, lose 3, bait ou take.
error-one-fish = Un poisson n’est pas un banc : un banc en compte au moins deux.
error-chance = { $text } ne peut pas arriver ici.
error-roll = { $text } n’est pas un lancer de { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} et { $sharks ->
    [one] { $sharks } requin
   *[other] { $sharks } requins
}.

## The option tokens

error-token-form = { $entry } dans l’option tokens n’est pas de la forme 9-11:2 ou 4:1b.
error-token-number = Les jetons sont numérotés de 0 à { $most }, pas { $numbers }.
error-token-steps = Un jeton fait avancer un pion de { $most } cases au plus, pas de { $steps }.
error-token-twice = L’option tokens nomme deux fois le jeton { $token }.
error-token-count = L’option tokens nomme { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}, mais il y en a { $tokens }.

## Positions. A word with an equals sign is a field of the position

error-won = won= doit avoir un jeton pour chaque personne qui a déjà joué, et aucun autre.
error-token-in-two-places = Le jeton { $token } est à deux endroits.
error-no-such-token = La position nomme un jeton qui n’est pas dans le jeu.
error-baits = Tout le monde réuni a { $baits } appâts, mais il n’y en a que { $most }.
error-hold = { $count ->
    [one] { $count } jeton hors jeu ne correspond pas
   *[other] { $count } jetons hors jeu ne correspondent pas
} à la phase.
error-trophies = Il devrait y avoir { $count ->
    [one] { $count } trophée distribué
   *[other] { $count } trophées distribués
} dans la manche { $round }.
error-setup = La mise en place vient avant tout : round=1, aucun tour joué, tous les pions à 0.
error-phase-first = Avec phase=first, first= doit être 0 et hold= vide.
error-phase-throw = phase=throw demande des dés en main.
error-phase-place = phase=place demande un requin ou un banc dans thrown=.
error-loss-choice = phase=loss demande un choix entre des colonnes qui ont autant de poissons.
error-loss-fish = phase=loss demande des poissons sur le plateau.
error-loss-shark = phase=loss est impossible tant qu’il reste un requin en main.
error-prize-phase = prize= doit être un jeton disponible avec phase=prize, et 0 dans les autres phases.
error-prize-bait = phase=prize demande un appât pour payer, et aucun requin en main.
error-prize-low = prize= est inférieur au jeton que le score gagne.
error-fish = La position a plus de { $most } poissons.
error-between-turns = Entre deux tours, le plateau doit être vide et tous les dés en main.
error-dice-rolled = Avec phase=place, thrown= et black= doivent être tous les dés en main.
error-dice-left = Après un banc, thrown= et black= doivent être les dés qui restent en main.
error-placed = placed= nomme une colonne sans banc.
error-bad-roll = thrown= doit être le mauvais lancer : tous les dés en main et celui qui est perdu.
error-no-roll = thrown=, black= et placed= doivent être vides dans cette phase.

## The solver

error-solve-no-turn = Aucun tour n’est en cours dans cette position.
error-solve-hold = Il y a autant de jetons hors jeu que de personnes : de { $least } à { $most } jetons différents.
error-solve-bait = --bait va de 0 à { $most } cases, pas { $bait }.
