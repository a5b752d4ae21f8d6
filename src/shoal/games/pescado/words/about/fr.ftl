### Pescado before it begins: the lobby, and its options.

game-pitch = Lance les couleurs des poissons que tu veux, et ramène-les avant les autres.
game-credit = Pescado a été créé par Steffen Benndorf et publié par Steffen-Spiele ; le titre appartient à son propriétaire.

option-tiles = Les tuiles
option-tiles-about = Les trois poissons de chacune des 36 tuiles ; par défaut, notre proposition.
option-snatch = Manche éclair
option-snatch-about = Comment on chipe après trois dés d’une couleur au premier lancer.
option-snatch-off = Jamais
option-snatch-live = En direct : premier arrivé, premier servi
option-snatch-sealed = Scellée : tout le monde coche en secret
option-takes = Les tuiles attrapées
option-takes-about = Si on peut laisser des tuiles attrapées dans le bassin, ou s’il faut toutes les prendre.
option-takes-may = On peut les laisser
option-takes-all = Il faut toutes les prendre
option-second = Le deuxième lancer
option-second-about = Si le deuxième lancer est facultatif ou obligatoire.
option-second-may = Facultatif
option-second-must = Obligatoire
option-flipped = Les tuiles retournées
option-flipped-about = Si les tuiles retournées pour des dés gris reviennent face visible ou vont dans la pile.
option-flipped-back = Reviennent face visible
option-flipped-stack = Vont dans la pile
option-penalty = Chiper à tort coûte
option-penalty-about = Si chiper à tort peut coûter n’importe quelle tuile, ou seulement une qui ne vaut pas plus.
option-penalty-any = N’importe quelle tuile
option-penalty-lower = Jamais une tuile de plus grande valeur
option-returned = Une tuile rendue va
option-returned-about = Si une tuile rendue pour avoir chipé à tort va sur la pile ou y est mélangée.
option-returned-top = Sur la pile
option-returned-shuffled = Dans la pile, mélangée
option-closes = Une manche éclair en direct se termine
option-closes-about = Si une manche éclair en direct se termine quand toutes les bonnes tuiles sont chipées, ou seulement quand tout le monde a fini.
option-closes-claimed = Quand toutes les bonnes tuiles sont chipées
option-closes-done = Quand tout le monde a fini
option-throws = Nombre maximal de lancers
option-throws-about = La partie se termine après ce nombre de lancers des dés blancs.
