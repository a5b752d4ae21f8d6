### Erreurs du serveur.

## Messages, tickets et numéros des mises à jour

error-message-too-long = Un message a { $bytes } octets au plus.
error-message-invalid = Ce n’est pas un message valide : { $detail }
invalid-not-json = il n’est pas du JSON en UTF-8.
invalid-at = { $place } manque ou a une autre forme.
error-no-such-player = Les joueurs portent les numéros 1 à { $last }, pas { $value }.
error-ticket-needed = Il faut pour cela le ticket d’une place.
error-ticket-unknown = Ce ticket ne correspond à aucune place de cette partie.
error-host-only = Seul l’hôte peut faire cela.
error-private = Cette partie est privée. Demande un lien à l’hôte.
error-hello-first = Le premier message doit être hello.
error-hello-twice = Hello a déjà été envoyé.
error-number-ahead = La dernière mise à jour porte le numéro { $last } ; il n’y a pas encore de numéro { $number }.
# $number et $asked sont pour les programmes.
error-number-stale = La partie a changé avant que cela n’arrive. Regarde de nouveau, puis décide.

## Tours, annulation et discussion

error-spectator = Les spectateurs ne peuvent pas jouer : prends d’abord une place.
error-not-started = La partie n’a pas commencé.
error-game-over = La partie est finie.
error-resigned = { $seat-is ->
    [you] Tu as abandonné.
   *[other] { $seat } a abandonné.
}
error-bot-plays = { $seat-is ->
    [you] Un bot joue à ta place : reviens d’abord dans la partie.
   *[other] Un bot joue pour { $seat } : il faut d’abord revenir dans la partie.
}
error-left = { $seat-is ->
    [you] Tu as quitté la partie : reviens d’abord.
   *[other] { $seat } a quitté la partie et doit d’abord revenir.
}
error-person-plays = { $seat-is ->
    [you] C’est de nouveau toi qui joues, pas un bot.
   *[other] C’est de nouveau une personne qui joue pour { $seat }.
}
error-undo-race = Dans une course, un coup ne peut être annulé que si les autres sont d’accord.
error-undo-asked = { $seat-is ->
    [you] Tu as déjà demandé à annuler un coup.
   *[other] { $seat } a déjà demandé à annuler un coup.
}
error-undo-no-move = { $seat-is ->
    [you] Tu n’as joué aucun coup qui puisse être annulé.
   *[other] { $seat } n’a joué aucun coup qui puisse être annulé.
}
error-undo-no-request = { $seat-is ->
    [you] Il n’y a pas de demande à laquelle tu puisses répondre.
   *[other] Il n’y a pas de demande à laquelle { $seat } puisse répondre.
}
error-resigned-already = { $seat-is ->
    [you] Tu as déjà abandonné.
   *[other] { $seat } a déjà abandonné.
}
error-here-already = { $seat-is ->
    [you] Tu es déjà dans la partie.
   *[other] { $seat } est déjà dans la partie.
}
# $channel est pour les programmes.
error-channel = { $seat-is ->
    [you] Tu ne peux pas écrire là maintenant.
   *[other] { $seat } ne peut pas écrire là maintenant.
}
error-chat-line = Un message doit être une ligne de texte simple.
error-chat-limit = { $seat-is ->
    [you] Tu as atteint la limite de { $count } messages.
   *[other] { $seat } a atteint la limite de { $count } messages.
}
error-race-socket = Envoie les coups d’une course par le WebSocket, qui mesure le délai.
error-hint-turn = Tu peux demander un conseil quand c’est à toi de jouer.
error-hints-off = Dans cette partie, pas de conseils tant que plusieurs personnes jouent.

## Places, avant et après la partie

error-sit-over = Tu ne peux pas prendre de place : la partie est finie.
error-seats-taken = Toutes les places sont prises.
# $seat est pour les programmes : la personne assise là peut avoir un nom.
error-seat-taken = Cette place est prise : choisis-en une autre.
# $seat est pour les programmes.
error-seat-secrets = Cette place connaît des secrets : jusqu’à la fin de la partie, seuls la même personne ou un bot peuvent y jouer.
# $seat est pour les programmes.
error-seat-has-player = Quelqu’un joue déjà à cette place.
# $seat est pour les programmes.
error-seat-open = Cette place est déjà libre.
error-seat-lost = Cette place n’est plus à toi.
error-just-here = { $seat-is ->
    [you] Tu étais là il y a un instant : attends une minute.
   *[other] { $seat } était là il y a un instant : attends une minute.
}
error-resigned-bot = { $seat-is ->
    [you] Tu as abandonné : un bot joue à ta place jusqu’à la fin.
   *[other] { $seat } a abandonné : un bot joue à sa place jusqu’à la fin.
}
error-leave-over = La partie est finie : tu peux simplement la fermer.
error-started = La partie a déjà commencé.
error-seats-open = Encore libre : { $seats }. Invite quelqu’un ou ajoute des bots.
error-cancelled = Cette partie a été annulée.
error-cancel-started = Tu ne peux annuler qu’une partie qui n’a pas commencé.
error-rematch-early = Tu peux demander une revanche quand la partie est finie.
error-views-early = Tu ne peux voir ce que voient les autres qu’après la partie.
error-record-early = L’enregistrement est disponible quand la partie est finie.
error-salt-line = Un texte aléatoire doit être une ligne de texte simple.
error-salt-late = La partie a commencé : elle n’accepte plus de texte aléatoire.

## Ce que quelqu’un a fait trop souvent

error-quota-renamed = { $seat-is ->
    [you] Tu as changé de nom { $times } fois : c’est la limite pour une partie.
   *[other] { $seat } a changé de nom { $times } fois : c’est la limite pour une partie.
}
error-quota-salted = { $seat-is ->
    [you] Tu as donné des textes aléatoires { $times } fois : c’est la limite pour une partie.
   *[other] { $seat } a donné des textes aléatoires { $times } fois : c’est la limite pour une partie.
}
error-quota-undone = { $seat-is ->
    [you] Tu as annulé des coups { $times } fois : c’est la limite pour une partie.
   *[other] { $seat } a annulé des coups { $times } fois : c’est la limite pour une partie.
}
error-quota-undo-asked = { $seat-is ->
    [you] Tu as demandé { $times } fois à annuler un coup : c’est la limite pour une partie.
   *[other] { $seat } a demandé { $times } fois à annuler un coup : c’est la limite pour une partie.
}
error-quota-left = { $seat-is ->
    [you] Tu as quitté la partie { $times } fois : c’est la limite.
   *[other] { $seat } a quitté la partie { $times } fois : c’est la limite.
}
error-quota-hinted = { $seat-is ->
    [you] Tu as reçu { $times } conseils : c’est la limite.
   *[other] { $seat } a reçu { $times } conseils : c’est la limite.
}
error-invitations = L’hôte a créé { $times } invitations : c’est la limite pour une partie.
error-table-full = Cette partie a atteint sa limite de { $events } événements.
error-too-many-requests = Trop de requêtes depuis cette adresse : attends un instant.
error-too-many-tables = Trop de nouvelles parties et de places depuis cette adresse : réessaie plus tard.
error-too-many-hints = Trop de conseils à la fois pour cette adresse : attends un instant.
error-too-many-connections = Trop de connexions, depuis cette adresse ou en tout : réessaie dans un instant.

## Noms

error-name-line = Un nom doit être une ligne de texte simple.
error-name-too-long = Un nom a { $length } caractères au plus : raccourcis-le.
error-name-character = Un nom ne peut pas contenir le caractère { $code } : enlève-le.
error-name-invisible = Un nom a besoin d’une lettre, d’un chiffre ou d’un emoji visible : ajoutes-en un.
error-name-marks = Un nom a au plus { $count } signes différents sur une même lettre : enlèves-en.
error-name-alphabets = { $word } mélange des lettres d’alphabets différents, { $alphabets }, qui peuvent se ressembler. Écris chaque mot dans un seul.
error-name-bot = { $name } est le nom d’un niveau de bot : choisis un autre nom, ou complète-le.
error-name-seat = { $name } est le numéro d’une place : choisis un autre nom.
alphabet-arabic = arabe
alphabet-armenian = arménien
alphabet-bopomofo = bopomofo
alphabet-cherokee = cherokee
alphabet-cyrillic = cyrillique
alphabet-devanagari = devanagari
alphabet-georgian = géorgien
alphabet-greek = grec
alphabet-han = chinois
alphabet-hangul = hangul
alphabet-hebrew = hébreu
alphabet-hiragana = hiragana
alphabet-katakana = katakana
alphabet-latin = latin
alphabet-thai = thaï

## Requêtes

error-nothing-here = Il n’y a rien à cette adresse.
error-method = Cette adresse n’accepte pas cette méthode.
error-request-invalid = Ce n’est pas une requête valide.
error-request-cut-short = La requête était incomplète.
error-query-number = { $name } est un nombre entier, pas { $text }.
error-other-name = Ce serveur ne s’appelle pas { $host } ; qui le gère peut lui donner ce nom avec --name.
error-other-site = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
error-metrics = Les mesures sont réservées à qui gère ce serveur, et qui peut y donner accès à une autre adresse avec --metrics.
error-server-failed = Il y a eu un problème sur le serveur ; rien n’a changé.

## Tables enregistrées

# Les programmes trouvent la table dans $table.
error-no-table = Cette partie n’existe pas. Vérifie le lien, ou demandes-en un nouveau.
error-table-damaged = Cette partie n’est pas disponible, car ses données sont endommagées. Qui gère le serveur peut l’examiner avec : shoal repair.
error-table-game-gone = Cette partie n’est pas disponible, car son jeu n’est pas installé sur ce serveur.
error-table-reloaded = La partie a été rechargée entre-temps : réessaie.
error-not-saved = Le serveur ne peut rien enregistrer pour le moment : rien n’a changé. Réessaie plus tard.
error-saved-too-late = Cela n’a pas pu être enregistré : réessaie.
error-database-silent = La base de données ne répond pas : réessaie dans un instant.

## Pour qui gère un serveur

error-server-start = Le serveur n’a pas pu démarrer : consulte son journal.
error-listen = Le serveur ne peut pas écouter sur { $address } : { $reason }.
error-workers = Plusieurs processus partagent leurs tables par PostgreSQL : indique --database postgresql://...
error-needs-asyncpg = PostgreSQL a besoin d’asyncpg : pip install 'shoal[postgres]'.
error-rules-which = { $file } doit dire pour quel jeu il est, par game = NAME : { $games-row }.
error-database-open = Impossible d’ouvrir la base de données { $path } : { $reason }.
error-database-write = Impossible d’écrire dans la base de données { $path } : { $reason }.
error-database-corrupt = Impossible d’écrire dans la base de données { $path } : { $reason }. Lance shoal repair pour en savoir plus.
error-database-in-use = Un autre serveur utilise la base de données { $path }.
error-database-link = La base de données { $path } a un autre nom, un lien physique, et SQLite ne trouverait pas sous l’un ce qu’il a journalisé sous l’autre : supprime l’un des deux.
error-database-schema = La base de données a le schéma { $version } ; ce serveur connaît les schémas jusqu’à { $supported }.
error-database-missing = Il n’y a pas de base de données { $path }.
error-database-foreign = { $path } n’est pas une base de données de Shoal.
error-database-serving = Un serveur utilise la base de données { $path } : arrête-le d’abord.
error-postgres-open = Impossible d’ouvrir la base de données : { $reason }.
error-postgres-write = Impossible d’écrire dans la base de données : { $reason }.
error-postgres-foreign = Ce n’est pas une base de données de Shoal.
error-postgres-serving = Un serveur utilise cette base de données : arrête-le d’abord.
error-postgres-repairing = La base de données est en cours de réparation : démarre le serveur ensuite.
error-not-repaired = La table { $table } n’a pas pu être réparée : { $reason }.
error-game-not-installed = Le jeu de la table { $table } n’est pas installé : { $game }.
error-stored-event-twice = L’événement { $number } est enregistré deux fois.
error-stored-event-missing = L’événement { $number } manque.
error-stored-event-unreadable = L’événement { $number } est illisible.
error-stored-event-failed = Événement { $number } : { $error }.
error-stored-last-event = Son dernier événement n’est pas celui que nomme son résumé.
error-table-unreadable = La table est illisible : { $reason }.
error-file-unreadable = La table est illisible dans le fichier.
error-file-unreadable-because = La table est illisible dans le fichier : { $reason }.

## shoal repair

# $fault est ce que dit la base de données, en anglais.
repair-file = La base de données elle-même : { $fault }
# $report est une suite des phrases ci-dessous.
repair-table = { $table } : { $report }
repair-event-invalid = L’événement { $number } sur { $last } n’est pas valable.
repair-event-missing = L’événement { $number } sur { $last } manque.
repair-event-not-bytes = L’événement { $number } n’est pas enregistré en octets.
repair-no-events = La table n’a aucun événement.
repair-game-missing = Son jeu, { $game }, n’est pas installé : installe-le, ou indique son module ou son fichier avec --game.
repair-summary-missing = Son résumé manque.
repair-summary-wrong = Son résumé est faux.
repair-summary-last = Son résumé nomme un autre événement comme le dernier.
repair-try-backup = Essaie une sauvegarde.
repair-kept = { $kept ->
    [one] { $kept } événement gardé.
   *[other] { $kept } événements gardés.
} Vers set_aside : { $aside }.
repair-would-keep = Une réparation garde { $kept ->
    [one] { $kept } événement
   *[other] { $kept } événements
} et en déplace { $aside } vers set_aside.
repair-checked = { $tables ->
    [one] { $tables } table vérifiée
   *[other] { $tables } tables vérifiées
}
repair-damaged = { $damaged ->
    [one] { $damaged } endommagée
   *[other] { $damaged } endommagées
}
repair-end-undamaged = { repair-checked } ; aucun dommage trouvé.
repair-end-file = { repair-checked }, { repair-damaged }. Un fichier endommagé n’est pas réparé : restaure une sauvegarde, ou sauve ce que SQLite peut lire avec : sqlite3 DATABASE .recover
repair-end-repaired = { repair-checked }, { repair-damaged }, { $repaired ->
    [one] { $repaired } réparée
   *[other] { $repaired } réparées
}.
repair-end-repairable = { repair-checked }, { repair-damaged } ; --write peut en réparer { $repairable }. Fais d’abord une sauvegarde.
repair-end-hopeless = { repair-checked }, { repair-damaged } ; aucune n’est réparable.
