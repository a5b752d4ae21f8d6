### L'option qui dit qui commence

option-first = Qui commence
option-first-about = Tiré au sort, ou toujours la même personne.
option-first-random = Tiré au sort
option-first-0 = Joueur 1
option-first-1 = Joueur 2
option-first-2 = Joueur 3
option-first-3 = Joueur 4
option-first-4 = Joueur 5
option-first-5 = Joueur 6
option-first-6 = Joueur 7
option-first-7 = Joueur 8
