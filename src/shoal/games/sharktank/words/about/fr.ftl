### Shark Tank before it begins: the lobby, and its options.

game-pitch = Guide quatre requins difficiles dans un aquarium bondé, et sois là quand ils mangent.
game-credit = Shark Tank est de Richard Durham, publié sous licence CC BY-SA 4.0 ; le RULES.md d’ici adapte ses règles et est aussi sous CC BY-SA 4.0.

option-tank = Cases de chaque côté
option-tank-about = La taille de l’aquarium.
option-spread = Départ des poissons
option-spread-about = Si les poissons partent un par secteur, ou n’importe où dans l’aquarium.
option-spread-sectors = Un par secteur
option-spread-anywhere = N’importe où dans l’aquarium
option-touch = Un requin mange les poissons qui le touchent
option-touch-about = Si un requin mange seulement les poissons qui partagent un bord avec lui, ou aussi ceux d’un coin.
option-touch-edge = Par un bord
option-touch-corner = Par un bord ou un coin
option-null = Tuiles obtenues au dé pour un 0
option-null-about = S’il faut utiliser toutes les tuiles obtenues au dé pour un 0 dépensé, ou seulement autant que l’on veut.
option-null-must = Toutes obligatoires
option-null-may = Au choix
option-cut = Un 0 peut toujours être dépensé
option-cut-about = Si les tuiles obtenues au dé pour un 0 qui n’ont pas de place sont laissées de côté. Sinon, un 0 ne peut être dépensé que là où tous les lancers possibles ont la place.
option-skip = Le joueur en tête passe
option-skip-about = Si celui qui a le plus de poissons passe à chaque tour, comme dans la règle imprimée, ou jamais deux fois de suite.
option-skip-two-once = À deux, jamais deux fois de suite
option-skip-always = À chaque tour
option-skip-once = Jamais deux fois de suite
option-turns = Nombre maximum de tours
option-turns-about = La partie finit au plus tard après ce nombre de tours.
