### Erreurs du noyau.

# Une phrase d’un jeu sans catalogue.
error-text = { $text }

error-check-failed = { $check } : { $reason }
error-no-method = { $owner } n’a pas de méthode { $method }.
error-message-shape = Un message est une liste : une clé, des arguments, une règle et un niveau.
error-message-types = Un message a un texte pour clé, des arguments nommés et un texte pour règle.
error-message-level = Le niveau d’un message est un nombre de { $low } à { $high }.
error-message-argument = L’argument { $name } d’un message est un nombre, un texte ou une liste.
error-no-features = { $game } ne définit pas comment ses données sont codées en nombres.

## Charger un jeu

error-game-not-there = { $place } n’a pas de { $name } : le module d’un jeu contient sa GameInfo sous le nom GAME.
error-game-of-other-type = { $name } dans { $place } n’est pas une GameInfo mais de type { $type }.
error-no-import = Impossible d’importer { $name } : { $reason }.
error-no-file = Il n’y a pas de fichier { $path }.
error-load = { $place } lève { $type } au chargement : { $reason }.

## Un jeu aux classes incomplètes

error-make = Impossible de créer le jeu { $game } : { $type } : { $reason }
error-makes-other = Le jeu { $game } crée un objet de type { $type } ; il doit être de type { $wanted }.
error-no-super = { $type }.__init__ doit appeler super().__init__(info, options, move_count, max_steps).
error-misplaced = { $type }.{ $method } ne serait jamais appelée : définis { $method } dans une classe de type { $wanted }, et donne-la à self.{ $part } après super().__init__.
error-no-moves = { $type } n’a pas de coups : donne à super().__init__ un move_count ou des move_texts.
error-no-notation = { $type } ne sait pas écrire ses coups : donne à super().__init__ des move_texts, ou à self.notation une Notation à toi.
error-no-method-or-texts = { $type } n’a pas de méthode { $method } ; une { $base } doit l’avoir, ou des move_texts.
error-part = { $owner }.{ $name } est de type { $type } ; il faut le type { $wanted }.
error-missing-method = { $type } n’a pas de méthode { $method } ; chaque { $base } doit l’avoir.
error-not-callable = { $owner }.{ $name } n’est pas une méthode mais de type { $type }.
error-arguments = { $call } doit prendre les arguments { $wanted }.
error-returns = { $owner }.{ $name } donne une valeur de type { $type } ; il en faut une de type { $wanted }.
error-set-too-large = Le champ { $field } est un ensemble de { $size } éléments au plus ; { $most } est le maximum. Prends plusieurs champs, ou une liste de drapeaux.

## Les coups en texte

error-no-such-move = { $text } n’est pas un coup : tape { $moves-row }.
error-impossible = { $text } ne peut pas arriver ici.
error-not-a-throw = { $text } n’est pas un lancer de { $count } dés.
error-die-face = Un dé à { $sides } faces ne peut pas montrer { $face }.

## Les positions en texte

error-position-too-long = Le texte est bien trop long pour une position.
error-position-without-bar = Une position a une barre : joueurs et options | plateau.
error-key-value = { $word } n’a pas la forme key=value.
error-key-twice = La position dit { $field } deux fois.
error-key-missing = Il manque { $field }= dans la position.
error-key-unknown = Une position de ce jeu n’a pas de { $field }.
error-key-needless = { $field }= est omis quand il n’y a rien à nommer.
error-value-choice = { $field }={ $value } devrait être l’un de : { $choices-row }.
error-value-count = { $field }= devrait avoir { $count } nombres, pas { $given }.
error-value-range = { $field }= prend des nombres entiers de { $low } à { $high }, pas { $value }.
error-value-digits = { $field }= prend { $count } chiffres de 0 à { $high }, pas { $value }.
error-value-some-digits = { $field }= prend jusqu’à { $limit } chiffres de { $low } à { $high }, pas { $value }.
error-value-twice = { $field }= nomme { $value } deux fois.
error-value-same-twice = { $field }= nomme deux fois la même chose.
error-value-too-many = { $field }= prend jusqu’à { $limit } nombres, pas { $given }.
error-value-parts = { $field }= devrait avoir { $count } parties, pas { $given }.
error-value-rising = { $field }= commence par le plus petit.
error-value-order = { $field }= n’est pas dans l’ordre.
error-view-of-other-game = Cette vue appartient à un autre jeu ou à d’autres options.

## Options et joueurs

error-rules-version = Ce programme connaît les règles de { $game } dans les versions 1 à { $last }, pas { $version }.
error-players = { $game } se joue de { $low } à { $high }, pas à { $players }.
error-first-seat = La place { $number } ne peut pas commencer : les places vont de 0 à { $last }.
error-option-text = L’option { $option } prend un texte, pas { $value }.
error-option-flag = L’option { $option } est yes ou no, pas { $value }.
error-option-number = L’option { $option } prend un nombre entier, pas { $value }.
error-option-range = L’option { $option } va de { $low } à { $high }, pas { $value }.
error-option-word = L’option { $option } prend un seul mot imprimable, pas { $value }.
error-option-bar = L’option { $option } ne doit pas contenir de barre, comme dans { $value }.
error-option-choice = L’option { $option } est l’un de { $choices-row }, pas { $value }.
error-option-unknown = { $game } n’a pas d’option { $option } ; { $options-count ->
    [0] il n’a pas d’options.
   *[other] il a { $options-row }.
}
error-budget = Un budget a des millisecondes ou des itérations, et aucun n’est négatif.
error-no-game = Il n’y a pas de jeu { $name }. Choisis { $games-row }.
error-no-game-or-file = Il n’y a pas de jeu { $name }. Choisis { $games-row }, ou donne un module ou un fichier (file.py).
error-entry-point = Le point d’entrée { $name } mène à un jeu nommé { $other }.
error-not-a-game = Un jeu est une GameInfo ou un nom, pas { $value }.
error-options-type = Les options de { $game } sont des noms avec des valeurs, pas { $value }.
error-option-type = L’option { $option } prend un texte, un nombre, ou yes ou no.

## Pickles

error-pickle-version = Une autre version de Shoal a écrit ce fichier pickle : son format est { $version }, et celle-ci lit { $current }.
error-pickle = Ce fichier pickle ne correspond pas à cette version de Shoal : l’attribut { $name } a changé.

## Ce que disent le système, une base de données ou un serveur du réseau

# La fin d’une phrase, après deux-points et avant un point : pourquoi un fichier, une base de
# données ou une adresse ne peut pas servir.
reason-missing = ce fichier ou ce dossier n’existe pas
reason-denied = tu n’en as pas le droit
reason-read-only = l’écriture y est interdite
reason-is-a-folder = c’est un dossier
reason-not-a-folder = une partie du chemin n’est pas un dossier
reason-exists = ce nom est déjà pris
reason-not-empty = le dossier n’est pas vide
reason-name-too-long = le nom est trop long
reason-link-loop = ses liens tournent en rond
reason-in-use = un autre programme l’utilise
reason-disk-full = le disque est plein
reason-disk-error = le disque signale une erreur
reason-too-many-files = trop de fichiers sont ouverts
reason-address-in-use = un autre programme utilise déjà ce port
reason-not-our-address = cette machine n’a pas cette adresse
reason-bad-port = un port est un nombre de 0 à 65535
reason-refused = aucun serveur n’y répond
reason-timed-out = la réponse n’est pas arrivée à temps
reason-unreachable = le réseau n’y mène pas
reason-broken-off = la connexion a été coupée
reason-unknown-host = aucune machine de ce nom n’est connue
reason-certificate = son certificat n’est pas valable
reason-not-https = il ne répond pas en HTTPS
reason-not-http = il ne répond pas en HTTP
reason-other-answer = sa réponse a une autre forme
reason-not-text = ce n’est pas du texte en UTF-8
reason-not-a-database = le fichier n’est pas une base de données
reason-damaged = le fichier est endommagé
reason-no-such-database = aucune base de données ne porte ce nom
reason-wrong-login = l’utilisateur ou le mot de passe est faux
reason-too-many-connections = la base de données a trop de connexions
reason-database-starting = la base de données démarre encore
reason-database-address = ce n’est pas l’adresse d’une base de données
reason-code = erreur { $code }
error-pickle-observations = Ce fichier pickle a été écrit avec la version { $version } des observations, et ce Shoal a la version { $current }.
error-pickle-rules = Ce fichier pickle a été écrit avec la version { $version } des règles de { $game }, et ce Shoal a la version { $current }.

## Fichiers de règles

error-rules-unreadable = Impossible de lire { $file } : { $reason }.
error-rules-long = { $file } compte plus de { $most } octets ; aucun fichier de règles n’en demande autant.
error-rules-not-text = { $file } n’est pas un texte UTF-8.
error-rules-line = { $file }, ligne { $line } : { $reason }
error-rules-toml = Ce n’est pas du TOML, ou une clé est répétée : { $text }
error-rules-game-name = Le jeu est un nom entre guillemets, pas { $given }.
error-rules-game = Ce sont des règles de { $given }, pas de { $game }.
error-rules-value = L’option { $option } ne peut pas être { $value } : donne-lui une valeur, ou des lignes avec leurs clés.
error-rules-no-rows = L’option { $option } est une seule valeur et n’a pas de lignes.
error-rules-column = Une ligne de { $option } { $columns-count ->
    [0] est une seule valeur et n’a pas de { $name }.
   *[other] a { $columns-row }, pas { $name }.
}
error-rules-new-row = La ligne { $row } de { $option } est nouvelle : il lui faut aussi { $columns-row }.
error-rules-cell = { $kind ->
    [flag] { $column } est true ou false, pas { $value }.
    [number] { $column } est un nombre entier, pas { $value }.
   *[other] { $column } est un texte entre guillemets, pas { $value }.
}
error-rules-key = Une ligne de { $option } ne peut pas s’appeler { $row }.
