### Ce qu’apprend une personne qui débute à SharkBait : les cartes et astuces du coach, et la leçon.

coach-goal = Après sept manches, sois plus loin que les autres sur la piste.
coach-turn = Lance les dés. De chaque lancer, pose un requin ou des bancs de poissons, jamais les deux. Quand les deux requins sont posés, tu peux t’arrêter.
coach-score = Tes requins décident de la valeur de tes poissons. Ton score gagne le jeton de ce numéro, et le jeton te fait avancer.
card-or = ou
card-school = banc
card-shark = requin
card-finish = arrivée
card-outside = Poissons hors des requins
card-between = Poissons entre les deux
card-beside = Poissons dans la colonne d’un requin
card-fight = Deux requins dans une colonne : ses poissons
card-each = { $points } chacun

tip-place = Deux poissons identiques ou plus forment un banc. Pose des bancs ou un requin : d’un même lancer, un seul des deux.
tip-shark = Pas de banc dans ce lancer : un requin doit aller dans la colonne de son numéro.
tip-roll = Tant que tu as encore un requin, tu dois relancer.
tip-stop = Les deux requins sont posés : tu peux t’arrêter. Ou relance le reste pour plus de poissons ; sans banc, tu en perds deux.
tip-lose = Un mauvais lancer coûte un poisson de l’une de tes colonnes les plus pleines. À toi de choisir.
tip-prize = Ton score gagne ce jeton. Un appât te donne le jeton juste au-dessus.

## La leçon

lesson-school = Tu as lancé 8 poissons et 2 requins. Trois poissons montrent un 4 : c’est un banc. Pose les trois.
lesson-school-done = Il y a { $count } poissons dans la colonne 4. Leur valeur dépend de la place de tes requins.
lesson-roll = Tu as encore les deux requins, tu dois donc relancer. Lance les { $fish } poissons et les requins.
lesson-roll-done = Nouveau lancer : un banc de deux 5, et des requins à 3 et à 6. D’un lancer, tu poses des poissons ou un requin, pas les deux.
lesson-shark = Cette fois, pose le requin qui montre 3, puis relance.
lesson-shark-done = Le premier requin est dans la colonne 3. Ce lancer n’a pas de banc : tu n’as plus le choix.
lesson-second = Pose ton deuxième requin, dans la colonne 1.
lesson-second-done = Les deux requins sont posés, dans les colonnes 1 et 3. Tes { $count } poissons sont en dehors et comptent double : { $score } pour l’instant.
lesson-risk = Tu pourrais t’arrêter à { $score }. Prends le risque : lance le reste.
lesson-risk-done = Trois 5, un banc !
lesson-more = Pose les trois 5.
lesson-more-done = La colonne 5 est aussi hors de tes requins. Ton score est de { $score }.
lesson-bad = Il ne reste que deux dés. Lance-les quand même, pour voir un mauvais lancer.
lesson-bad-done = Pas de banc : un mauvais lancer. Un dé est perdu, et aussi un poisson de l’une de tes colonnes les plus pleines.
lesson-lose = Les colonnes 4 et 5 sont aussi pleines l’une que l’autre, tu choisis donc. Prends le poisson de la colonne 5.
lesson-lose-done = Ton score descend à { $score }. Avec un seul dé, tu dois t’arrêter.
lesson-stop = Arrête-toi et prends ton prix.
lesson-stop-done = Le jeton de ton score n’est pas en jeu cette manche. Le suivant plus petit est le { $token } ; un appât te fait monter au { $bigger }.
lesson-bait = Paie ton appât pour le plus grand jeton.
lesson-bait-done = Ton jeton était le plus grand de la manche : un trophée et une case de plus. Tu es maintenant sur la case { $space }. Après sept manches, la personne la plus avancée gagne.
