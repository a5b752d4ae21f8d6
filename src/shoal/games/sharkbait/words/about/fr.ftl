### SharkBait dans l’accueil, et ses options.

game-pitch = Ramène tes poissons à terre à coups de dés avant que deux requins affamés s’installent parmi eux.
game-credit = SharkBait a été créé par Matt Worden ; le titre appartient à son propriétaire.

option-tokens = Ce que rapportent les jetons
option-tokens-about = De combien de cases chacun des 20 jetons fait avancer un pion, et s’il rapporte un appât. La valeur par défaut est notre proposition.
option-track = Longueur de la piste
option-track-about = Le nombre de cases de la piste. Un pion qui atteint la dernière case y reste.
