### La fiche d’un jeu de données, et ce que dit `shoal dataset`.

## La fiche

dataset-title = Parties de { $title }
dataset-about = { $games } parties de { $title } entre { $players } bots, avec { $decisions } décisions. Une décision est un coup d’une place qui en avait plusieurs. { $explore ->
    [0] Chaque coup est celui du bot.
   *[other] { $explore } % des coups ont été tirés au hasard, pour que les parties diffèrent et couvrent plus de positions.
}
dataset-bots = Les bots, place par place : { $bots-row }. La graine est { $seed }. Cette commande écrit de nouveau les mêmes fichiers, quel que soit le nombre de processus :
dataset-made = Créé avec Shoal { $version }, la version { $rules } des règles, la version { $observation } des observations et pyarrow { $pyarrow }.
dataset-decisions = Décisions
dataset-games = Parties
dataset-reading = Lire les données
dataset-licence = Licence
dataset-licence-about = Les données sont sous licence { $licence }.
dataset-column = colonne
dataset-type = type
dataset-meaning = sens

## Colonnes

dataset-of-decision-game = le numéro de la partie
dataset-of-decision-step = le nombre de coups et de lancers avant elle dans la partie
dataset-of-decision-seat = la place qui a décidé, à partir de 0
dataset-of-decision-observation = ce que la place pouvait voir, en nombres ; voir docs/observations.md de Shoal
dataset-of-decision-mask = un bit par coup, 1 s’il était permis ; le premier coup est le bit de poids faible du premier octet
dataset-of-decision-legal-moves = les numéros des coups permis
dataset-of-decision-values = les valeurs que le bot donne à ces coups, dans le même ordre ; vide s’il n’en donne pas
dataset-of-decision-value = le résultat que l’évaluation du jeu attendait pour la place, de 0 à 1 ; 0,5 sans évaluation
dataset-of-decision-move = le numéro du coup joué
dataset-of-decision-explored = si le coup a été tiré au hasard au lieu de venir du bot
dataset-of-decision-rank = combien de places ont fini devant
dataset-of-decision-score = les points de la place à la fin
dataset-of-decision-reward = les places derrière moins les places devant, en part des autres : de -1 à 1

dataset-of-game-game = le numéro de la partie
dataset-of-game-steps = le nombre de coups et de lancers
dataset-of-game-ranks = pour chaque place, combien ont fini devant elle
dataset-of-game-scores = les points de chaque place à la fin
dataset-of-game-rewards = la récompense de chaque place
dataset-of-game-movers = qui a agi à chaque étape : une place, ou un nombre négatif pour le hasard
dataset-of-game-moves = le numéro de chaque coup, ou du résultat du hasard

## Erreurs

error-dataset-timed = Le bot { $bot } réfléchit pendant un temps donné : ses parties ne pourraient pas être répétées. Choisis random, easy, medium ou une recherche comme search:400.
error-dataset-other = { $path } contient un autre jeu de données. Choisis un autre dossier avec --out.
error-dataset-used = { $path } n’est pas vide et ne contient pas de jeu de données. Choisis un autre dossier avec --out.
error-dataset-folder = { $path } ne peut pas être utilisé : { $reason }.
error-needs-pyarrow = shoal dataset a besoin de pyarrow : pip install 'shoal[dataset]'
