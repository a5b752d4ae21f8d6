### SharkBait à l’accueil, et ses options.

pitch = Ramène tes poissons à terre avant que deux requins affamés s’installent parmi eux.

option-tokens = Ce que rapportent les jetons
option-tokens-about = Ce que vaut chacun des 20 jetons ; par défaut, c’est notre proposition.
option-track = Longueur de la piste de score
option-track-about = Nombre de cases de la piste ; un pion qui atteint la dernière y reste.
option-first = Qui commence
option-first-about = La place qui joue le premier tour ; tirée au sort par défaut.
option-first-random = Tirage au sort
option-first-0 = Place 1
option-first-1 = Place 2
option-first-2 = Place 3
option-first-3 = Place 4
option-first-4 = Place 5
option-first-5 = Place 6
option-first-6 = Place 7
option-first-7 = Place 8
