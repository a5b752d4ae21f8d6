### Ce qu’apprend une personne qui débute à Shark Tank : les cartes et astuces du coach, et la leçon.

coach-goal = Mène les requins jusqu’aux poissons et garde ce qu’ils mangent. Qui a le plus de points gagne.
coach-turn = Choisis n’importe quel requin. Il nage sur deux tuiles et mange chaque poisson de son symbole qu’il touche à l’arrivée.
coach-score = Beaucoup de poissons, de gros poissons ou un bon mélange : tes points sont toujours affichés.
card-one-suit = un symbole +10
card-four-suits = quatre +8
card-eaten = mangé !
card-each-fish = Chaque poisson : 1 et sa valeur
card-tasty = Chaque poisson du symbole savoureux
card-set = Les quatre symboles
card-only = Un seul symbole

tip-take = Prends un poisson pour commencer. Les petits servent plus tard : dépense-en un, et un requin nage plus loin.
tip-shark = Tous les requins sont à tout le monde. Choisis-en un qui peut atteindre un poisson de son symbole.
tip-spend = Pour un poisson dépensé, le requin nage d’autant de tuiles en plus que sa valeur. Mais le poisson est perdu.
tip-lay = Pose le chemin tuile par tuile, dans l’eau libre.
tip-stand = Mets le requin sur une case de la dernière tuile, à côté d’un poisson de son symbole.

## La leçon

lesson-draft = D’abord, tout le monde prend des poissons à tour de rôle : des 1, puis des 2, puis des 0. Prends la Lune 1.
lesson-draft-done = Elle est à toi. Kai a aussi pris un 1, et ainsi de suite jusqu’à ce que les petits poissons soient pris. Les autres nagent dans l’aquarium.
lesson-swim = Maintenant, déplace un requin. Choisis le requin Couronne, ne dépense rien et fais-le nager sur deux tuiles jusqu’en q9, à côté du poisson Lune.
lesson-swim-done = Le requin Couronne touche le poisson Lune en r9, mais ne mange que des Couronnes. Les requins sont difficiles. Puis Kai a déplacé un requin.
lesson-meal = Le requin Lune peut atteindre un poisson Lune. Ne dépense rien et fais-le nager sur deux tuiles jusqu’en i10.
lesson-meal-done = Il a mangé le poisson Lune en j10 : un 4, et personne d’autre ne le sait. Mais tu avais alors le plus de poissons : tu as passé ton tour et ramassé { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} à la place.
lesson-longer = Avec ta tuile ramassée, ce trajet fait { $tiles } tuiles. Fais nager le requin Soleil jusqu’en d13, sans dépenser de poisson.
lesson-longer-done = Il est allé plus loin que d’habitude, et ta tuile est retournée dans la pile.
lesson-spend = Paie maintenant un trajet plus long. Choisis le requin Lune, dépense ton Soleil 1 et nage sur { $tiles } tuiles plus une, jusqu’en e15.
lesson-spend-done = Le Soleil 1 est perdu, mais le requin Lune a mangé un 5. Un bon échange.
lesson-suit = Le dernier tour d’une autre partie. Tous tes poissons sont des Lunes, sauf un Soleil. Dépense le Soleil 1 et fais nager le requin Lune sur trois tuiles jusqu’en k10.
lesson-suit-done = Tous tes poissons ont maintenant le même symbole : { $bonus } points de plus. Tu gagnes { $points } à { $theirs }.
