### Words that every catalogue uses, and what a game says if it has no words of its own.

## Lists

# $list is the text so far.
list-more = { $list }, { $item }

# The last item. $item-start is i, vowel or other.
list-last = { $list } et { $item }

# The reader, as the last name in a list.
list-you = toi

## Players

# A player without a name. $number counts from 1.
seat-unnamed = Joueur { $number }

# Une place par son numéro, à partir de 0, pour les programmes.
seat-number = Place { $number }

## What every game may say

ask-move = À toi de jouer.

log-move = { $seat-is ->
    [you] Tu joues { $move }.
   *[other] { $seat } joue { $move }.
}
log-outcome = Hasard : { $outcome }.

no-move = Tu ne peux pas jouer { $move } maintenant. Coups possibles : { $moves-row }.
no-move-of-many = Tu ne peux pas jouer { $move } maintenant. Coups possibles : { $moves-row } et d’autres.
no-game-over = La partie est finie.
no-such-number = Les coups sont numérotés de 0 à { $last }, pas { $number }.

move-text = { $move }

## Notices of a table, in the chat

notice-resigned = { $seat-is ->
    [you] Tu as abandonné. Un bot joue à ta place jusqu’à la fin.
   *[other] { $seat } a abandonné. Un bot joue à sa place jusqu’à la fin.
}
notice-hint = { $seat-is ->
    [you] Tu as demandé un conseil.
   *[other] { $seat } a demandé un conseil.
}
notice-away = { $seat-is ->
    [you] Tu n’es plus là. Un bot joue à ta place jusqu’à ton retour.
   *[other] { $seat } n’est plus là. Un bot joue à sa place jusqu’à son retour.
}
notice-back = { $seat-is ->
    [you] Te revoilà. Le bot a quitté ta place.
   *[other] { $seat } est de retour. Le bot a quitté sa place.
}
notice-late-passed = { $seat-is ->
    [you] Ton temps est écoulé. La partie a continué.
   *[other] Temps écoulé pour { $seat }. La partie a continué.
}
notice-late-bot = { $seat-is ->
    [you] Ton temps est écoulé. Un bot a joué le coup.
   *[other] Temps écoulé pour { $seat }. Un bot a joué le coup.
}

## Hints. $percent is the share of opponents that the player is expected to finish ahead of

hint-move = { $move } : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
hint-best = Le meilleur coup : { $move } (devrait te placer devant { $percent } % des adversaires).

## Le plateau en mots, pour un jeu qui n'en a pas

board-fact = { $name } : { $value }
board-seat = { $seat }
board-value = { $value }
value-yes = oui
value-no = non
value-none = aucun
value-hidden = caché
board-place = { $seat-is ->
    [you] Toi : rang { $place }
   *[other] { $seat } : rang { $place }
}
board-to-move = À jouer : { $seats }
board-chance = À jouer : le hasard

## Règles

rules-in-english = Les règles numérotées suivent en anglais.
rule-in-english = Cette règle n’existe qu’en anglais.

## Niveaux des bots

level-random = au hasard
level-random-about = Joue n’importe quel coup, tous aussi probables.
level-easy = facile
level-easy-about = Pour une première partie : fait des erreurs.
level-medium = moyen
level-medium-about = Joue ce qui semble le mieux à première vue.
level-hard = difficile
level-hard-about = Anticipe, et bat la plupart des gens.
level-best = le plus fort
level-best-about = Anticipe le plus loin, et réfléchit un instant.

## Fichiers de règles

rules-file-head = Toutes les règles de { $game }. Garde ce que tu changes, supprime le reste : il ne change pas.
rules-file-choices = l’un de { $choices-row }
rules-file-range = de { $low } à { $high }
