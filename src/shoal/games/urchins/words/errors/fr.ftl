### Sea Urchins: what is wrong with a move or a position that somebody has typed.

## Moves and outcomes. $text is what was typed

error-move = { $text } n’est pas un coup de Sea Urchins : écris hold, add red c4, add yellow c4, move b2 b3 ou piece c4.
# $last is the square in the opposite corner.
error-square = { $text } n’est pas une case : le plateau va de a1 à { $last }.
error-not-in-line = Un jeton se déplace dans sa ligne ou sa colonne, pas de { $square } à { $target }.
error-chance = { $text } ne peut pas être tiré au sort ici.

## Positions. A word with an equals sign is a field of the position

error-rows = board= demande { $size } lignes de { $size } cases.
error-mark = { $mark } n’est pas une case de board= : r et y sont des jetons, R et Y des piles avec cette couleur en haut, et un point est une case vide.
# $place is that of the player, from 1.
error-piece-empty = L’entrée { $place } de pieces= est { $square }, mais il n’y a pas de jeton.
error-piece-twice = pieces= nomme deux fois { $square }, mais un seul pion peut s’y trouver.
error-colour = Une couleur a plus que ses { $tokens } jetons.
error-tokens = La réserve, le plateau et les prises doivent avoir { $tokens } jetons en tout.
error-lot = phase=lot vient avant tout : turn=0, calm=0, added=no et tous les jetons dans la réserve.
error-lot-option = phase=lot est impossible : l’option first dit qui commence.
error-added = added=yes n’est possible qu’avec phase=3, après un ajout.
error-not-over = phase=over est impossible : la partie n’est pas encore finie.
error-over = La partie serait finie ici : la réserve est épuisée.
error-still = La partie serait finie ici : aucun jeton ajouté ni pêché depuis { $turns } tours.

## The solver

error-solve-players = On ne résout que les positions à deux.
error-solve-nobody = Personne n’est à jouer dans cette position.
# $positions is how many were looked at.
error-solve-size = Cette position est trop grande pour être résolue : { $positions } positions ont été examinées.
error-solve-most = --most doit être au moins 1, pas { $most }.
