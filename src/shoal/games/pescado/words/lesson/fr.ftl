### Ce qu’apprend une personne qui débute à Pescado : les cartes et astuces du coach, et la leçon.

coach-goal = Attrape des tuiles. Quand il n’y en a plus, qui a le plus de points gagne.
coach-turn = Lance cinq dés. S’ils montrent les trois couleurs d’une tuile, prends-la. Puis relance-les si tu veux.
coach-score = Moins une tuile a de couleurs, plus elle vaut. Une prise fraîche peut être volée pendant un tour.
card-caught = attrapée !
card-three = Trois couleurs
card-two = Deux couleurs
card-one = Une couleur
card-steal = La prise fraîche du tour d’avant : vole-la

tip-take = Les dés montrent les trois couleurs d’une tuile marquée : prends-la. Un lancer peut en attraper plusieurs.
tip-throw = Rien pour l’instant. Choisis des dés à garder et relance les autres, ou retourne deux tuiles pour un dé gris.
tip-flip = Deux tuiles retournées donnent un dé gris, quatre en donnent deux. On ne peut pas les attraper ce tour-ci.
tip-stop = C’était ton deuxième lancer. Prends ce que tu as attrapé, ou arrête-toi.
tip-claim = Trois dés de la même couleur : tout le monde chipe les tuiles que les dés montrent. Se tromper coûte une tuile.

## La leçon

lesson-take = Tes dés montrent jaune, bleu et vert, les trois couleurs d’une tuile du bassin. Prends la tuile jaune-bleu-vert.
lesson-take-done = Trois couleurs différentes valent { $points ->
    [one] 1 point
   *[other] { $points } points
}. Les dés restent en place.
lesson-twice = Les mêmes dés peuvent attraper encore. Prends aussi la tuile orange-bleu-vert.
lesson-twice-done = Un lancer, deux tuiles : tu as { $points } points.
lesson-keep = Tu peux relancer une fois. La tuile bleu-bleu-noir vaut 2 : garde les deux dés bleus et relance les autres.
lesson-keep-done = Noir ! Les dés montrent maintenant bleu, bleu et noir.
lesson-again = Prends la tuile bleu-bleu-noir.
lesson-again-done = Tu as { $points } points. Kai a ensuite pris la tuile orange-rouge-bleu, visible devant Kai. Et c’est de nouveau ton tour.
lesson-steal = Tes dés montrent orange, rouge et bleu. Vole la tuile fraîche de Kai.
lesson-steal-done = Elle est à toi pour de bon : tu as { $points } points, Kai { $theirs }.
lesson-flip = Tu as deux dés noirs, et trois poissons noirs valent 3. Demande de l’aide : retourne les tuiles vert-vert-vert et jaune-orange-rouge.
lesson-flip-done = Deux tuiles retournées donnent { $grey ->
    [one] un dé gris
   *[other] { $grey } dés gris
}. On ne peut pas les attraper ce tour-ci.
lesson-grey = Garde les deux dés noirs et relance le reste. Le dé gris s’y ajoute.
lesson-grey-done = Encore un noir.
lesson-triple = Prends la tuile noir-noir-noir.
lesson-triple-done = Trois poissons de la même couleur valent 3 : tu as { $points } points. Kai a lancé les dés sans rien attraper.
lesson-stop = Rien à prendre cette fois. Tu peux t’arrêter au lieu de relancer : arrête-toi.
lesson-stop-done = Tu as toujours { $points } points, et c’est à Kai. Quand le bassin ne peut plus être rempli, qui a le plus de points gagne.
