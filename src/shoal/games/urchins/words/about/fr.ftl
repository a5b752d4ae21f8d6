### Sea Urchins before it begins: the lobby, and its options.

game-pitch = Pose des jetons rouges et jaunes en carrés, et mets la main dedans avant les autres.
game-credit = Nous ne savons pas qui a créé et publié ce jeu ; il appartient à son propriétaire, et Sea Urchins est notre titre de travail.

option-size = Taille du plateau
option-size-about = Combien de lignes et de colonnes a le plateau.
option-end = La partie se termine quand
option-end-about = Si la partie se termine quand les deux couleurs de la réserve sont épuisées, ou dès que l’une l’est.
option-end-both = Les deux couleurs sont épuisées
option-end-either = L’une des couleurs est épuisée
option-lull = Il faut ajouter un jeton après
option-lull-about = Combien de temps on peut jouer sans ajouter ni pêcher de jeton avant de devoir en ajouter un.
option-lull-rounds = Trois tours de table sans changement
option-lull-turns = Trois tours sans changement
option-jump = Le dessus d’une pile peut passer par-dessus
option-jump-about = Par-dessus combien de jetons le dessus d’une pile peut passer en un coup.
option-jump-any = Autant de jetons qu’on veut
option-jump-one = Un seul jeton
option-stay = Un pion peut rester sur place
option-stay-about = Si tu peux laisser ton pion sur son jeton à l’étape 3.
