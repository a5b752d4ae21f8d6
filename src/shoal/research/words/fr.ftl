### Erreurs des environnements d’apprentissage.

error-render-mode = Les modes de rendu sont { $modes-row }, pas { $value }.
error-reset-first = Réinitialise d’abord l’environnement.
error-agent-to-move = { $agent } doit jouer : la partie n’est pas finie.
error-empty-batch = Un lot a au moins une partie, pas { $envs }.
error-no-decision = Avec ces options, { $game } finit avant sa première décision.
error-step-moves = Une étape prend { $envs } coups, pas { $given }.
error-batch-move = Le coup { $move } n’est pas permis dans la partie { $env }.
error-bots-for-seats = Il y a { $players } places et { $bots } bots. Donnes-en un par place ; celui de la place de l’apprenant ne joue pas.
error-openspiel-name = OpenSpiel connaît déjà un autre jeu sous le nom { $name }.
error-layout = Les formes d’une observation sont { $layouts-row }, pas { $value }.
error-autoreset-mode = Les modes de redémarrage sont { $modes-row }, pas { $value }.
error-seeds = { $envs } parties prennent { $envs } graines, pas { $given }.
error-reset-mask = Un masque de réinitialisation est un tableau NumPy de { $envs } valeurs booléennes, dont au moins une vraie.
error-gymnasium-id = Gymnasium connaît déjà un autre jeu sous le nom { $id }.
error-no-move-of-agent = { $agent } peut agir maintenant, et l’étape n’a pas de coup pour cet agent.
error-whole-move = Un coup est un nombre entier, pas { $value }.
error-seed-number = Une graine est un nombre entier à partir de 0, pas { $value }.
error-no-bots = Les bots sont un niveau comme medium ou un Bot, un par place, ou None pour jouer contre soi-même, pas { $value }.
error-pettingzoo-id = PettingZoo connaît déjà un autre jeu sous le nom { $id }.
