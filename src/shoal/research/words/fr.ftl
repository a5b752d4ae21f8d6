### Erreurs des environnements d’apprentissage.

error-render-mode = Les modes de rendu sont { $modes-row }, pas { $value }.
error-reset-first = Réinitialise d’abord l’environnement.
error-agent-to-move = { $agent } doit jouer : la partie n’est pas finie.
error-empty-batch = Un lot a au moins une partie, pas { $envs }.
error-no-decision = Avec ces options, { $game } finit avant sa première décision.
error-step-moves = Une étape prend { $envs } coups, pas { $given }.
error-batch-move = Le coup { $move } n’est pas permis dans la partie { $env }.
error-bots-for-seats = Il y a { $players } places et { $bots } bots.
error-openspiel-name = OpenSpiel connaît déjà un autre jeu sous le nom { $name }.
