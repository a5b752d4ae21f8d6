### Ce que dit la ligne de commande. Les noms des commandes et des options sont les mêmes dans toutes les langues.

## La commande elle-même

cli-about = Cinq jeux de la mer : jouer, vérifier, simuler, étudier. Sans commande, shoal lance un serveur sur cette machine et ouvre le navigateur.
cli-more-help = shoal COMMAND --help montre les options d’une commande.
cli-commands = commandes
cli-command = Shoal : { $what }.
cli-command-games = la liste des jeux
cli-command-rules = montrer les règles d’un jeu
cli-command-lesson = apprendre un jeu pas à pas
cli-command-play = jouer contre des bots, ou à plusieurs sur un clavier
cli-command-simulate = jouer beaucoup de parties entre bots
cli-command-hint = proposer des coups pour une position
cli-command-arena = mesurer des bots l’un contre l’autre
cli-command-join = jouer à une table sur un serveur
cli-command-agent = donner une place à un modèle de langage (MCP)
cli-command-study = mesurer l’équilibre, la chance et la durée
cli-command-dataset = écrire des parties entre bots comme données ouvertes
cli-command-solve = calculer des réponses exactes
cli-command-replay = revoir une partie enregistrée, étape par étape
cli-command-verify = vérifier les dés d’une partie finie
cli-command-bench = mesurer la vitesse
cli-command-check = vérifier le code d’un jeu
cli-command-new-game = écrire un petit jeu complet à toi
cli-command-serve = lancer un serveur pour des tables en réseau
cli-command-repair = vérifier la base de données d’un serveur, et la réparer
cli-version-compiled = shoal { $version } (compilé)
cli-version-uncompiled = shoal { $version } (non compilé)

## Les textes d’argparse

argparse-usage = utilisation :
argparse-arguments = arguments
argparse-options = options
argparse-help = montrer cette aide et s’arrêter
argparse-version = montrer la version et s’arrêter
argparse-about = argument { $argument } : { $problem }
argparse-required = il manque ces arguments : { $arguments }
argparse-unknown = arguments inconnus : { $arguments }
argparse-conflict = incompatible avec { $argument }
argparse-no-value = ne prend pas de valeur, même pas { $value }
argparse-one-value = il faut une valeur
argparse-one-value-at-most = une valeur au plus
argparse-one-value-at-least = il faut au moins une valeur
argparse-ambiguous = { $option } peut vouloir dire { $matches }
argparse-bad-value = valeur incorrecte { $value }
argparse-bad-choice = { $value } n’existe pas (au choix : { $choices })

## Erreurs dans les arguments

cli-usage-error = { $problem } ; voir { $command } --help.
cli-option-form = { $text } devrait être de la forme option=valeur.
cli-option-twice = L’option { $name } est donnée deux fois.
cli-number-of-bots = Il y a { $seats } places pour des bots, mais { $bots } bots.
cli-range = { $what } va de { $low } à { $high }, pas { $number }.
cli-seconds = --seconds va de { $low } à { $high }, pas { $number }.
cli-no-such-player = Les joueurs portent les numéros 1 à { $last }, pas { $text }.
cli-at-least-one = { $one } et { $other } doivent être au moins 1.
# Deux phrases.
cli-two = { $one } { $other }

cli-interrupted = interrompu.
cli-interrupted-games = interrompu ; voici les parties jouées jusqu’ici.
cli-progress = { $what } : { $done } sur { $total } ({ $percent } %)
cli-progress-rate = { $progress }, { $rate } par seconde, encore { $left }
cli-games = parties

## Aide : arguments de plusieurs commandes

help-default = (par défaut : { $value })
help-language = la langue : { $languages-row } (par défaut : d’après LC_ALL, LC_MESSAGES ou LANG)
help-game = un jeu parmi { $games-row }, ou un module ou fichier.py avec un GAME
help-same-game = comme GAME en premier argument (par défaut : GAME)
help-bot = { $levels-row } (du plus faible au plus fort), ou une recherche : search:50ms, plain:400
help-players = nombre de joueurs (par défaut : 4, ou le plus proche que le jeu permet)
help-option = une option du jeu, voir shoal games GAME ; peut être répétée (par défaut : celles du jeu)
help-rules-file = un fichier de règles qui ne nomme que ce qui diffère ; shoal rules GAME --as-toml les écrit toutes ; --option l’emporte (par défaut : les règles du jeu)
help-as-toml = afficher toutes les options et tous les éléments en TOML, à modifier et à donner à --rules
help-seed-zero = un nombre ; le même nombre donne les mêmes dés (par défaut : 0)
help-seed-random = un nombre ; le même nombre donne les mêmes dés (par défaut : tiré au hasard)
help-seed-games = un nombre ; le même nombre donne les mêmes parties
help-seed-search = un nombre ; le même nombre donne la même recherche
help-jobs = processus qui se partagent les parties
help-jobs-cores = processus qui se partagent les parties, un par cœur
help-ray = jouer sur le cluster Ray à cette adresse, ou sur un nouveau sans adresse (par défaut : des processus de cette machine)
help-json-text = du JSON au lieu de texte
help-json-tables = du JSON au lieu de tableaux
help-plain = ligne par ligne, sans plein écran
help-theme = couleurs du plein écran : dark (sombre) ou light (clair)
help-game-of-table = un module ou fichier avec le jeu de la table, s’il n’est pas installé ; peut être répété (par défaut : aucun)
help-game-of-record = un module ou fichier avec le jeu enregistré, s’il n’est pas installé ; peut être répété (par défaut : aucun)
help-game-of-database = un module ou fichier avec un autre jeu de ses tables ; peut être répété (par défaut : aucun)
help-game-to-offer = un module ou fichier avec un autre jeu à proposer ; peut être répété (par défaut : aucun)
help-serve-rules = un fichier de règles pour les nouvelles tables de son jeu, sauf si l’hôte en choisit d’autres ; possible pour plusieurs jeux (par défaut : les règles des jeux)
help-database = un fichier SQLite, ou postgresql://...

## games, rules

help-games = { $game } : montre ses options et les bots (par défaut : tous)
# $minutes est un nombre ou un intervalle.
cli-game = { $name } : { $title }, { $low } à { $high } joueurs, { $minutes } min
cli-games-more = shoal games GAME montre les options d’un jeu ; shoal play GAME lance une partie.
cli-options = Options, sous la forme --option NAME=VALUE :
cli-option = { $default } ({ $values }) : { $about }
cli-values = { $values-row }
cli-values-range = { $low } à { $high }
cli-values-text = texte
cli-bots = Bots, du plus faible au plus fort :
cli-level = { $name } : { $about }
help-rule-number = le numéro d’une règle, comme SB-17 ou 17 (par défaut : toutes)

## play, join, replay, hint

help-play-game = { $game } (par défaut : celui de --resume)
help-play-player = joueurs joués par des personnes, à partir de 1, ou all
help-play-bots = bots pour les autres places, un pour toutes ou un pour chacune : { $bots }
help-save = enregistrer la partie dans ce fichier (par défaut : ton dossier d’enregistrements)
help-resume = reprendre une partie sauvegardée : de ce jeu, de ce nom, ou la dernière (par défaut : une nouvelle partie)
cli-play-which = À quel jeu veux-tu jouer ? Choisis { $games-row }.
cli-play-resumed = Voici { $name } ; autres parties sauvegardées : { $others-row }.
cli-play-save-exists = { $file } existe déjà : donne un autre fichier à --save.
cli-play-unwritten = La partie ne peut pas être enregistrée dans { $file } : { $reason }.

help-link = le lien entier reçu de l’hôte, entre guillemets : http://host:8000/table/, douze lettres, # et l’invitation
help-name = ton nom à la table (par défaut : aucun)
help-join-player = le joueur que tu veux être, à partir de 1 (par défaut : le premier libre)
cli-join-link = { $text } n’est pas un lien vers une table.
cli-join-incomplete = Le lien semble incomplet : il manque # et l’invitation à la fin.
cli-join-seat = Tu es { $seat }.
cli-join-no-salt = La partie n’a pas de texte aléatoire de toi : le serveur a pu choisir les dés.
cli-join-unfair = Les dés de cette partie n’étaient pas équitables :
cli-join-fair = Dés équitables : chaque lancer correspond au code d’avant la partie, avec ton texte aléatoire.
cli-join-fair-without-salt = Dés équitables : chaque lancer correspond au code d’avant la partie, sans texte aléatoire de toi.
cli-join-cancelled = Cette partie a été annulée.
# $open est le nombre de places libres.
cli-join-waiting = { $open ->
    [0] On attend que l’hôte lance la partie ; tape quit, ou Ctrl-C, pour partir.
    [1] On attend quelqu’un à la dernière place libre, puis le départ ; tape quit, ou Ctrl-C, pour partir.
   *[other] Encore { $open } places libres avant le départ ; tape quit, ou Ctrl-C, pour partir.
}

help-record = l’enregistrement d’une partie
help-replay-step = commencer après autant de coups et de lancers (par défaut : 0 ; dans un tube, le dernier)
help-replay-player = montrer ce que voyait ce joueur : un numéro à partir de 1, ou un nom (par défaut : ce que voyaient les spectateurs)

help-position = Une position est une ligne de texte, entre guillemets : tape position dans shoal replay --plain FILE, ou appelle match.position() en Python.
help-hint-player = pour ce joueur, à partir de 1 (par défaut : celui qui doit jouer)
help-hint-seconds = secondes de recherche, { $most } au plus
cli-hint-nobody = Personne ne doit jouer dans cette position.

## dataset

help-dataset-games = nombre de parties
help-dataset-bots = un bot pour toutes les places, ou un pour chacune : { $bots } ; un bot qui réfléchit pendant un temps donné est refusé
help-dataset-explore = coups au hasard parmi ceux des bots, en pour cent
help-dataset-out = le dossier ; la même commande reprend un essai interrompu (par défaut : dataset-GAME)
help-dataset-shard = parties dans chaque fichier
help-dataset-licence = la licence que nomme la fiche
cli-dataset = { $folder } : { $games } parties, { $decisions } décisions.

## agent

help-agent-game = { $game } ; avec --join, un jeu qui n’est pas installé (par défaut : aucun)
help-agent-player = le joueur que l’agent incarne, à partir de 1 (par défaut : 1 ; avec --join, un joueur libre)
help-agent-join = jouer à cette table sur un serveur plutôt que contre des bots (par défaut : contre des bots)
help-agent-hints = proposer l’outil hint
help-agent-disguise = jouer sous d’autres noms, tirés de ce nombre, pour que personne ne connaisse les règles par cœur (par défaut : les noms du jeu)

## simulate

help-simulate-games = nombre de parties
help-simulate-bots = un bot pour toutes les places, ou un pour chacune ; { $random } joue au hasard : { $bots }
cli-simulated = { $games ->
    [one] { $games } partie de { $title } à { $players }, { $bots }
   *[other] { $games } parties de { $title } à { $players }, { $bots }
}
cli-simulated-seat = { $seat } : gagne { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, score { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } (écart { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-simulated-ties = victoires partagées : { NUMBER($ties, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-simulated-steps = étapes par partie : { NUMBER($steps, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $shortest } à { $longest }) ; { $speed } étapes par seconde
cli-random-all = Tous jouent au hasard (bot { $bot }) ; --bots accepte aussi { $levels-row }.
cli-random-seats = { $seats-count ->
    [one] { $seats } joue au hasard (bot { $bot }).
   *[other] { $seats } jouent au hasard (bot { $bot }).
}

## arena

help-arena-bots = au moins deux de ceux-ci : { $bots }
help-arena-games = parties pour chaque paire de bots, un nombre pair
help-arena-results = écrire chaque partie dans ce fichier, et reprendre de là (par défaut : rien n’est gardé)
help-arena-csv = écrire une ligne pour chaque place de chaque partie (par défaut : aucun fichier)
cli-arena-odd = Les parties se jouent par paires : --games doit être pair, pas { $games }.
cli-arena = { $title } à { $players } : { $games } parties, deux pour chaque donne.
cli-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval-percent = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-head-bot = bot
cli-head-rating = cote
cli-head-interval = 95 %
cli-head-games = parties
cli-head-decision = ms par coup
cli-head-against = contre
cli-head-above = fini devant

## study

help-study-players = nombre de joueurs ; d’autres nombres sont comparés au premier (par défaut : 4, ou le plus proche que le jeu permet)
help-study-option = une option, comme dans shoal games GAME ; avec plusieurs valeurs, la première est comparée aux autres (par défaut : chaque option qui a peu de valeurs)
help-study-games = parties de chaque variante, un nombre pair
help-study-bots = le bot qui joue : { $bots }
help-study-rival = un bot d’une autre force, pour séparer le talent de la chance : { $bots } (par défaut : le niveau sous --bots)
help-study-out = le rapport ; à côté, les résultats en .json et les parties en .jsonl, d’où la même commande reprend (par défaut : study-GAME.html)
help-study-plots = écrire aussi chaque graphique là, en SVG (par défaut : dans le rapport seulement)
help-study-against = d’autres règles à comparer, en fichier de règles ou en options (par défaut : aucune)
help-study-sweep = une valeur à faire varier : une option, ou une valeur d’un élément notée OPTION.LIGNE.COLONNE, avec un intervalle ou ses valeurs (par défaut : aucune)
help-study-without = jouer sans quelque chose : un camp ne joue aucun coup qui le provoque ; une sorte d’événements, comme ability cards, ou all (par défaut : rien)
help-study-sensitivity = quelle valeur compte le plus : chacune est un peu modifiée, ou celles dont le nom commence par KNOB (par défaut : non demandé)
help-study-tune = amener une mesure entre des bornes en modifiant ce que nomme --vary : { $measures } (par défaut : rien)
help-study-vary = une valeur que --tune peut modifier, comme pour --sweep (par défaut : aucune)
cli-study-tune-vary = --tune a besoin de --vary, et --vary de --tune : quoi atteindre, et quoi modifier.
cli-study = { $games } parties de { $title } : { $page }, résultats dans { $results }.
cli-study-again = La même étude encore une fois :
cli-study-interrupted = interrompu ; { $games } parties sont gardées. La même commande reprend de là.
cli-study-players = --players prend des nombres comme 4 ou 4,2,3, pas { $text }.

## solve

help-solve-game = un jeu parmi { $games-row }, ou un module ou fichier.py avec un GAME et un solveur
help-solve-arguments = une position, et des options du solveur, que montre shoal solve GAME --help (par défaut : celles du solveur)
help-solve-position = une ligne de texte entre guillemets, telle que shoal replay --plain la montre quand tu tapes position (par défaut : une position typique)
cli-no-solver = { $title } n’a pas de solveur. Jeux avec un solveur : { $games-row }.
cli-bad-solver = Le solveur de { $title } n’a pas de { $name } : voir shoal.core.solver_interface.

## verify

help-verify-record = l’enregistrement d’une partie finie
help-commitment = le code montré avant la partie, 64 chiffres hexadécimaux (par défaut : celui de l’enregistrement)
help-salt = un texte aléatoire que tu as donné, de préférence avec sa place : --salt 0=coral ; --salt 2= pour une place sans texte, comme celle d’un bot ; peut être répété (par défaut : ceux de l’enregistrement)
help-verify-seed = la graine d’une partie finie par un abandon, d’après son reçu ; les autres enregistrements la contiennent (par défaut : celle de l’enregistrement)
cli-verify-exit-code = Le code de sortie est 0 si tout est juste, et 2 si quelque chose est faux ou ne peut pas être vérifié.
cli-verified = Les { $throws } lancers et les { $moves } coups sont justes.
cli-verified-both = Le code et les textes aléatoires sont ceux que tu as donnés.
cli-verified-commitment = Le code est celui que tu as donné ; --salt vérifierait aussi ton texte aléatoire.
cli-verified-salts = Les textes aléatoires sont ceux que tu as donnés ; --commitment vérifierait aussi le code.
cli-verified-neither = Pour vérifier que le serveur n’a remplacé ni la graine ni un texte aléatoire avant la partie, donne --commitment et --salt.

## check, new-game

help-check-players = nombre de joueurs (par défaut : tous ceux que le jeu permet)
help-check-games = parties pour chaque nombre de joueurs
cli-check-passed = { $title } réussit les { $checks } vérifications en { $games } parties.
help-new-name = le nom du jeu : minuscules, chiffres et _
help-new-folder = un dossier nouveau ou vide pour le jeu (par défaut : NAME, dans le dossier actuel)
cli-new-written = { $title } est dans { $folder }. Il marche : change-le pas à pas.
cli-new-commands = Dans ce dossier : shoal check { $name }, shoal play { $name }, python -m pytest.
cli-new-readme = README.md y donne les autres commandes.
cli-new-unwritten = Le jeu ne peut pas être écrit dans { $folder } : { $reason }.
cli-new-bad-name = Un jeu ne peut pas s’appeler { $name } : prends 2 à 30 minuscules, chiffres et _, dont deux lettres au début.
cli-new-known-name = Il y a déjà un jeu { $name } : choisis un autre nom.
cli-new-python-name = Python utilise lui-même le nom { $name } : choisis un autre nom.
cli-new-not-empty = { $folder } existe et n’est pas vide : choisis un autre --folder.

## bench

help-bench-games = des jeux parmi { $games-row }, ou des modules ou fichiers avec un GAME (par défaut : tous)
help-bench-rounds = tours entrelacés, { $most } au plus
help-bench-seconds = durée de chaque mesure dans un tour, { $most } au plus
help-bench-peers = mesurer aussi OpenSpiel et PettingZoo (par défaut : s’ils sont installés)
help-bench-baseline = mesurer aussi ce programme C des mêmes jeux (par défaut : aucun)
help-bench-check = finir avec 1 si un but est manqué ; demande --peers
cli-bench-rounds-to-check = --check demande au moins { $rounds } tours.
cli-bench-no-peers = --peers demande { $modules-row } : pip install 'shoal[peers]'.
cli-bench-no-file = Il n’y a pas de fichier { $file } pour --c-baseline.
cli-bench-no-compiler = La comparaison avec C demande un compilateur C (cc).
cli-bench-without-compiler = Il n’y a pas de compilateur C (cc) : pas de comparaison avec C.
cli-bench-refused = Le compilateur C a refusé { $file } : { $reason }
cli-bench-uncompiled = Ce moteur n’est pas compilé : il n’y a rien à comparer.
cli-bench-stopped = Le moteur non compilé s’est arrêté ; son erreur est au-dessus.
cli-bench-compiled = Le moteur qui ne devrait pas être compilé l’est.
cli-bench-kind = { $title } a un but { $kind } ; il y a { $kinds-row }.
cli-bench-warm-up = échauffement : { $what }
cli-bench-round = tour { $number } sur { $rounds } : { $what }
cli-bench-unmeasured = { $figure } de { $game } n’a pas été mesuré.
cli-bench-missed = { $game } { $figure } atteint { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } fois { $yardstick }, il faut { $least }.
cli-bench-against = { $benchmark }
cli-bench-against-uncompiled = le moteur non compilé
cli-bench-against-search = la recherche d’OpenSpiel
cli-bench-compiled-engine = Shoal { $version } compilé, { $programs-row } ;
cli-bench-uncompiled-engine = Shoal { $version } non compilé, { $programs-row } ;
cli-bench-machine = un cœur sur { $cores }, { $processor }, { $system } ;
cli-bench-rounds = médiane de { $rounds } tours entrelacés de { $seconds } s.
cli-bench-rounds-stopped = médiane de { $rounds } tours entrelacés de { $seconds } s, arrêtés avant la fin.
# Nombres des tableaux ; M vaut un million, k mille.
cli-bench-speed = { $speed } ±{ $spread } %
cli-bench-times = { $ratio }x
cli-bench-millions = { $value } M
cli-bench-thousands = { $value } k
cli-head-game = jeu
cli-head-players = joueurs
cli-head-loop = loop, étapes/s
cli-head-driven = driven, étapes/s
cli-head-uncompiled = non compilé, étapes/s
cli-head-gain = compilé / non compilé
cli-head-clone = copie, µs
cli-head-loop-ratio = loop / référence
cli-head-driven-ratio = driven / référence
cli-head-whose = de qui
cli-head-how = comment
cli-head-steps = étapes/s
cli-head-ratio = / référence
cli-head-iterations = itérations/s
cli-head-search-ratio = / OpenSpiel
cli-head-figure = mesure
cli-head-least = au moins
cli-head-reached = atteint

## serve, repair

help-host = adresse à écouter
help-port = port à écouter ; 0 en prend un libre
help-open = ouvrir la page dans un navigateur
help-workers = processus ; plusieurs demandent PostgreSQL
help-bot-processes = processus pour les bots
help-origin = un autre site qui peut envoyer des requêtes ; peut être répété (par défaut : aucun)
help-host-name = un nom d’hôte de ce serveur ; peut être répété (par défaut : aucun)
help-metrics = une autre adresse qui peut lire /metrics ; peut être répétée (par défaut : aucune)
help-idle = secondes pendant lesquelles une table inutilisée reste en mémoire
help-reconnect = secondes pour se reconnecter avant d’être compté absent
help-request-timeout = secondes pour envoyer une requête entière
help-rate = requêtes par seconde et par adresse
help-sockets = WebSockets par adresse
help-connections = connexions par adresse
help-capacity = connexions par processus
help-tables = nouvelles tables et places par jour et par adresse
cli-serve-running = Shoal tourne sur { $url }
cli-serve-already = Shoal tourne déjà sur { $url }
cli-serve-network = Les autres de ton réseau peuvent ouvrir { $url }
cli-serve-only-here = Seul cet ordinateur peut l’ouvrir. Pour d’autres appareils : shoal serve --host 0.0.0.0 --open
cli-serve-more = Jouer dans le terminal : shoal play GAME (shoal games en donne la liste). Toutes les commandes : shoal --help
cli-serve-stop = Ctrl+C pour l’arrêter. Les parties commencées sont gardées.
help-write = réparer la base de données ; sinon, seulement signaler les dégâts
