### Ce qu’apprend une personne qui débute à Sea Urchins : les cartes et astuces du coach, et la leçon.

coach-goal = Pêche plus de jetons que les autres avant que la réserve soit vide.
coach-turn = Trois étapes : tu peux déplacer un jeton ; tu dois en ajouter ou en déplacer un ; puis tu poses ton pion sur l’un d’eux.
coach-score = Quatre jetons en carré, de même couleur en diagonale, forment un carré de pêche. Poses-y ton pion, et tout est à toi.
card-move = déplacer
card-add = ajouter
card-piece = pion
card-yours = tout est à toi
card-blocked = bloqué par Kai

tip-move = Un jeton seul se déplace d’une case. Celui du dessus d’une pile va aussi loin que tu veux sur sa ligne ou sa colonne. Ou laisse-les tous.
tip-add = Ajoute un jeton de la réserve, ou déplaces-en un. La même couleur en diagonale fait un carré de pêche.
tip-piece = Pose ton pion sur un jeton. S’il fait partie d’un carré de pêche et que personne n’est en face, tu pêches le carré.

## La leçon

lesson-slide = Un tour a trois étapes. Étape 1 : tu peux déplacer un jeton. Seul, il se déplace d’une case : déplace le jaune de b4 à c4.
lesson-slide-done = Regarde c3, d3, c4 et d4 : en diagonale, rouge et rouge, jaune et jaune. C’est un carré de pêche.
lesson-add = Étape 2 : tu dois ajouter un jeton ou en déplacer un. Ajoute un rouge sur e1.
lesson-add-done = Il reste { $red } jetons rouges dans la réserve. Quand elle est vide, la partie est finie.
lesson-fish = Étape 3 : pose ton pion sur un jeton. Pose-le sur c3, qui fait partie du carré de pêche.
lesson-fish-done = Tu as pêché les quatre : tu en as { $won } maintenant. Ton pion est revenu dans ta main. Puis Kai a joué.
lesson-leave = C’est de nouveau ton tour. L’étape 1 est libre : cette fois, laisse les jetons où ils sont.
lesson-leave-done = L’étape 2, elle, est obligatoire.
lesson-stack = Tu peux aussi ajouter sur un jeton de l’autre couleur. Ajoute un jaune sur le rouge en e1.
lesson-stack-done = C’est une pile. Elle compte comme jaune, et la pêcher rapporte les deux jetons.
lesson-land = Étape 3 : pose ton pion sur la pile en e1.
lesson-land-done = Pas de carré de pêche ici, donc rien à pêcher. Et personne ne peut déplacer un jeton sous un pion.
lesson-jump = Le jeton du dessus d’une pile va aussi loin que tu veux sur sa ligne ou sa colonne, par-dessus tout. Déplace le jaune de f2 à a2.
lesson-jump-done = Encore un carré de pêche : a1, b1, a2 et b2. Mais le pion de Kai est sur b2.
lesson-blocked = Pose ton pion sur a1, en face de Kai, et regarde ce qui se passe.
lesson-blocked-done = Rien ! Un pion en face du tien bloque le carré.
lesson-beside = Encore une fois. Pose ton pion sur a2, qui n’est pas en face de Kai.
lesson-beside-done = Cette fois, ça marche : tu as pêché { $won } jetons. Celui qui est sous le pion de Kai reste.
