### Ce qu’apprend une personne qui débute à Jaws : les cartes et astuces du coach, et la leçon.

coach-goal = L’une des personnes est le requin, les autres le chassent. Le requin mange des baigneurs, l’équipage veut lui accrocher deux barils. Puis ils se battent sur le bateau.
coach-turn = Le requin bouge en secret et n’annonce que ce qu’il a mangé. Puis Hooper, Brody et Quint cherchent, sauvent et lancent des barils.
coach-score = Plus le requin mange, plus il est fort à l’acte 2. Là, il gagne si le bateau ou l’équipage est perdu ; l’équipage gagne s’il meurt.
card-shark = le requin : en secret
card-crew = l’équipage : à découvert
card-report = 1 mangé à la plage Nord
card-barrels = Deux barils sur le requin : acte 2
card-eaten = Neuf baigneurs mangés : acte 2
card-boat = Bateau ou équipage perdu : le requin gagne
card-dead = Requin mort : l’équipage gagne

tip-start = Personne ne voit où tu commences. Reste près d’une plage, mais pas là où l’on cherchera d’abord.
tip-token = Chacun de tes quatre jetons de pouvoir sert une fois par partie. L’équipage apprend que tu en as joué un, pas lequel.
tip-hunt = Nage en secret d’une case à l’autre. Là où il y a des baigneurs, tu peux en manger un par action.
tip-pick = Chaque membre de l’équipage a un tour de quatre actions. Tu choisis l’ordre.
tip-turn = Touche une case en surbrillance pour y aller, ou utilise ce que ce membre sait faire.
tip-surface = Choisis où faire surface. L’équipage voit les trois options, mais pas ton choix.
tip-ability = Une carte de capacité sert cette manche, puis disparaît. Gardes-en pour plus tard.
tip-prepare = Devine où le requin fera surface. Tout le monde peut bouger, sortir une arme et viser une zone.
tip-attack = Tu as visé la bonne zone : attaque, ou non.
tip-bite = Mords une case du bateau à côté de toi, ou quelqu’un dans l’eau.

## La leçon

lesson-start = Acte 1. Tu es le requin, et personne ne te voit. Commence en pleine mer 1, à côté de la plage Nord.
lesson-start-done = Une carte Événement a amené des baigneurs sur les plages, dont { $count } à la plage Nord.
lesson-token = À chaque manche, tu peux jouer l’un de tes quatre jetons de pouvoir. Joue « Frénésie » : une bouchée prend tout le monde à une plage.
lesson-token-done = Chaque jeton sert une fois par partie : il t’en reste trois.
lesson-hunt = Tu as { $count } actions. Nage jusqu’à la plage Nord, mange tous les baigneurs et repars en pleine mer 1.
lesson-hunt-done = L’équipage apprend ce que tu as mangé et où, mais pas où tu es. Le compteur de baigneurs est à { $track } ; à 9, l’acte 1 finit.
lesson-finder = L’autre camp maintenant : tu joues l’équipage. Le requin a mangé { $track } baigneurs à la plage Ouest. Commence par Hooper et utilise le sonar.
lesson-finder-done = « Tout près » : le requin est juste à côté de Hooper. Chaque membre a quatre actions, c’était la première.
lesson-rescue = Qui est sauvé ne peut pas être mangé. Mène le bateau de Hooper à la plage Nord et sauve les deux baigneurs.
lesson-rescue-done = La plage Nord est vide, et Hooper a utilisé ses quatre actions.
lesson-look = Brody passe par la terre. Mène-le par le magasin jusqu’à la plage Ouest, et regarde dans les jumelles.
lesson-look-done = Le voilà ! Le requin reste visible jusqu’à son prochain tour.
lesson-barrel = Quint lance des barils, dans sa case ou juste à côté. Passe par la pleine mer 4 jusqu’à la pleine mer 3, et lance un baril vers la plage Ouest.
lesson-barrel-done = Touché : { $count ->
    [one] un baril est accroché
   *[other] { $count } barils sont accrochés
} au requin. Deux barils terminent l’acte 1, puis le requin s’en prend à votre bateau.
lesson-surface = Acte 2. Tu es de nouveau le requin. Les cartes montrent où tu peux faire surface : choisis l’option B en secret, sans carte de capacité.
lesson-surface-done = L’équipage voit les trois options et doit deviner.
lesson-strike = Te voici l’équipage. Quint et Hooper sont prêts. Fais sortir le pistolet à Brody, vise la zone 7 et attaque.
lesson-strike-done = Bien deviné : le requin a fait surface dans la zone 7. Les touches au-delà de son esquive sont des blessures, { $wounds } cette fois.
lesson-bite = Et le requin riposte. Tu es le requin : mords la case 7 du bateau.
lesson-bite-done = Le bateau y est endommagé, et Quint est tombé à l’eau. Cela continue jusqu’à la fin du bateau, de l’équipage ou du requin.
