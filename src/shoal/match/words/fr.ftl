### Erreurs des parties, des enregistrements et des dés.

error-seed = Une graine est un nombre entier de 0 à 2**256 - 1, 32 octets ou 64 chiffres hexadécimaux.
error-seed-needed = Une partie ne peut continuer qu’avec sa graine.
error-seed-of-other-match = Cette graine ne correspond pas au code de l’enregistrement.
error-seed-secret = La graine est secrète jusqu’à la fin de la partie.
error-seed-missing = La partie est finie, mais son enregistrement ne contient pas la graine.
error-salt-twice = La place { $number } a donné un seul texte aléatoire et ne peut être nommée deux fois.
error-commitment = Un code a 64 chiffres hexadécimaux : copie-le en entier, pas { $text }.
thing-salt = { $count ->
    [one] texte aléatoire
   *[other] textes aléatoires
}
thing-name = { $count ->
    [one] nom
   *[other] noms
}
error-one-each = { WORD($what, 2) } : c’est une liste de textes, un par place.
error-wrong-number = Il y a { $players } places, donc pas { $count } { WORD($what, $count) }.
error-not-a-line = { WORD($what, 1) } de la place { $number } : ce n’est pas une ligne de { $length } caractères au plus.

## Tours et annulation

error-turn-over = { $seat-is ->
    [you] Tu ne peux pas jouer : la partie est finie.
   *[other] { $seat } ne peut pas jouer : la partie est finie.
}
error-turn-of-others = { $seat-is ->
    [you] Tu ne peux pas jouer maintenant. À jouer : { $seats }.
   *[other] { $seat } ne peut pas jouer maintenant. À jouer : { $seats }.
}
error-replay = C’est une relecture : personne ne peut y jouer.
error-move-checked-before = Le coup a été vérifié à l’étape { $then }, pas à l’étape { $now }.
error-move-too-long = { $text } est bien trop long pour un coup.
error-move-number = Un coup est un texte ou un nombre de 0 à { $last }, pas { $value }.
error-no-such-seat = Les places vont de 0 à { $last }, pas { $value }.
error-no-such-step = Les étapes vont de 0 à { $last }, pas { $value }.
error-position-not-text = Une position est un texte, pas { $value }.
error-undo-unseen = { $seat-is ->
    [you] Tu ne peux pas annuler : d’autres ont peut-être joué en secret depuis ton dernier coup.
   *[other] { $seat } ne peut pas annuler : d’autres ont peut-être joué en secret depuis.
}
error-undo-since = { $seat-is ->
    [you] Tu ne peux pas annuler : depuis ton dernier coup, on a lancé les dés ou quelqu’un d’autre a joué.
   *[other] { $seat } ne peut pas annuler : depuis, on a lancé les dés ou quelqu’un d’autre a joué.
}
error-undo-revealed = { $seat-is ->
    [you] Tu ne peux pas annuler : ton coup a révélé quelque chose.
   *[other] { $seat } ne peut pas annuler : le coup a révélé quelque chose.
}
error-undo-dice = Rien à annuler : on a lancé des dés ou tiré des cartes depuis le dernier coup.
error-undo-too-late = Rien à annuler : il s’est passé trop de choses depuis le dernier coup.
error-undo-nothing = Rien à annuler : personne n’a encore joué.

## Enregistrements

error-line = Ligne { $line } : { $reason }
error-cannot-read = Impossible de lire { $path } : { $reason }.
error-cannot-write = Impossible d’écrire { $path } : { $reason }.
error-not-a-path = { $path } n’est pas le chemin d’un fichier.
error-file-too-large = Le fichier est plus grand que tout enregistrement ({ $bytes } octets).
error-first-line = Un enregistrement commence par la ligne { $wanted }, pas { $line }.
error-cut-short = L’enregistrement s’arrête après la ligne { $line }.
error-no-line-end = La dernière ligne n’a pas de fin : le fichier est coupé.
error-after-checksum = Rien ne peut suivre la somme de contrôle.
error-altered = La somme de contrôle ne correspond pas : l’enregistrement a été modifié après coup.
error-line-word = La ligne doit commencer par { $word }, pas { $line }.
error-line-integer = Le mot { $word } prend un entier, pas { $value }.
error-line-digest = Le mot { $word } prend 64 chiffres hexadécimaux, pas { $value }.
error-line-list = Le mot { $word } prend une liste JSON compacte de textes.
error-line-too-long = La ligne est plus longue que toute ligne d’un enregistrement.
error-line-empty = La ligne est vide ou contient un caractère de contrôle.
error-line-not-text = La ligne n’est pas du texte UTF-8.
error-options-order = Les options doivent être dans l’ordre, une seule fois, et différer de leur défaut.
error-seats-needless = La ligne seats doit être omise si aucune place n’a de nom.
error-salts-missing = Chaque place a besoin d’un texte aléatoire, même vide.
error-start-otherwise = Le départ n’est pas écrit comme cette partie l’écrirait.
error-mover = Un coup commence par une place ou { $mark }, pas par { $value }.
error-scores = Le mot scores prend { $players } entiers.
error-ranking = Le classement doit nommer chaque place une fois, et les ex æquo dans l’ordre.
error-no-dice-here = On ne lance pas de dés ici, donc { $text } est impossible.
error-not-to-move = La place { $number } ne joue pas ici et ne peut pas jouer { $text }.
error-written-otherwise = { $text } devrait s’écrire { $wanted }.
error-throw = Le lancer { $number } n’est pas ce que les dés ont donné.

## Ce qui ne va pas avec les dés d’une partie finie

error-unfair = Les dés de cette partie n’étaient pas équitables. { $reason }
finding-commitment = Le code est { $commitment }, mais { $shown } a été montré avant la partie : la graine a été changée ensuite.
finding-a-salt = le texte aléatoire { $salt }
finding-no-salt = aucun texte aléatoire
finding-salt-replaced = La place { $number } a { $written }, mais a donné { $given } : quelqu’un pouvait choisir les dés.
finding-salt-missing = Aucune place n’a le texte aléatoire { $salt } qui a été donné : quelqu’un pouvait choisir les dés.
finding-salt-not-sent = La place { $number } a un texte aléatoire qu’elle n’a pas envoyé.
finding-salt-refused = La table n’a pas pris de texte aléatoire alors que la partie n’avait pas commencé.
finding-late-commitment = La table n’a pas montré de code avant que le texte aléatoire soit donné.
finding-unfinished = La partie n’est pas finie : sa graine est secrète, et ses dés ne peuvent pas encore être vérifiés.
finding-seed = La graine ne correspond pas au code.
finding-seed-shown = La graine ne correspond pas au code montré avant la partie.
finding-seed-nor-dice = La graine ne correspond ni au code ni aux dés.
finding-seed-but-dice = La graine ne correspond pas au code, bien qu’elle corresponde aux dés.
finding-dice = { $count } lancers sur { $throws } ne découlent pas de la graine et des textes aléatoires, à partir de celui-ci.
finding-throw = Le lancer { $number } est noté { $text }, mais les dés ont donné { $actual }.
finding-throw-unfair = Le lancer { $number } ne découle pas de la graine et des textes aléatoires.
finding-no-result = La partie est finie ici, mais le résultat manque.
finding-early-result = La partie n’est pas finie ici, mais l’enregistrement a un résultat.
finding-scores = Les points devraient être { $scores }.
finding-ranking = Le classement devrait être { $ranking }.
