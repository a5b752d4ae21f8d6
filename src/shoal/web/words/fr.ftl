### Ce que dit la page elle-même, en dehors des jeux.

## Partout

brand = Shoal
tagline = Cinq jeux de la mer à jouer entre amis, à la maison ou en ligne
page-title = { $title } · { brand }
page-description = Cinq jeux de la mer dans le navigateur : joue avec des amis grâce à un lien, ou contre des bots.
page-noscript = Shoal a besoin de JavaScript pour dessiner ses jeux. Autorise-le pour cette page.
brand-home = { brand } : { home }

loading = Chargement…
unreached = Le serveur est injoignable.
back = Retour
close = Fermer
home = Accueil
yes = oui
no = non
rules = Règles
you = toi
not-found = Page introuvable
not-found-why = Il n’y a rien à cette adresse. Vérifie que le lien est bien écrit.
settings = Réglages
language = Langue
label-value = { $label } : { $value }

## Les noms

name-label = Ton nom
name-hint = Vu par les autres
name-change = Changer de nom
guest = Invité { $number }
default-name-0 = Bernacle
default-name-1 = Macareux
default-name-2 = Étoile de mer
default-name-3 = Bois flotté
default-name-4 = Mouette
default-name-5 = Galet
default-name-6 = Homard
default-name-7 = Ancre

## Les bots

bot-of-level = bot ({ $level })

## Les durées

time-days = { $days } j
time-hours = { $hours } h
duration-minutes = { $minutes } min
duration-seconds = { $seconds } s

## L’accueil

lobby-games = Jeux
lobby-length = { $minutes } min
lobby-length-range = { $low } à { $high } min
lobby-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lobby-players-range = { $low } à { $high } joueurs
lobby-play = Jouer
lobby-play-side = Jouer { $side }
lobby-play-of = Jouer : { $game }
lobby-play-side-of = Jouer : { $game }. Jouer { $side }
lobby-invite = Inviter
lobby-invite-to = Inviter des amis : { $game }
lobby-rules-of = Règles : { $game }
opponents-of = { $game } : quelle force pour les bots ?
opponents-else = Ou entre amis
opponent-easy = Pour une première partie : fait des erreurs.
opponent-medium = Joue ce qui semble le mieux à première vue.
opponent-hard = Anticipe, et bat la plupart des gens.
opponent-best = Anticipe le plus loin, et réfléchit un instant.
lobby-continue = Continuer
lobby-your-games = Tes parties
lobby-your-games-count = Tes parties : { $count }
lobby-open-games = Parties ouvertes
lobby-open-games-count = Parties ouvertes : { $count }
lobby-none = Aucune partie ouverte pour le moment.
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-forget = Retirer
lobby-forget-of = Retirer cette partie : { $game }
lobby-forget-title = Retirer cette partie ?
lobby-forget-sure = Cet appareil oubliera ta place, et tu ne pourras plus continuer.
lobby-keep = La garder
lobby-more = { $games ->
    [one] Voir { $games } partie plus ancienne
   *[other] Voir { $games } parties plus anciennes
}
lobby-players-here = { $seats }
lobby-your-turn-in = À toi de jouer à { $game }
lobby-your-turn = à toi de jouer
lobby-turn = à { $seats } de jouer
lobby-not-begun = pas encore commencée
lobby-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
stage-waiting = en attente de joueurs
stage-playing = en cours
stage-over = terminée
stage-closed = annulée

## Préparer une partie

setup-title = Nouvelle partie : { $game }
setup-players = Joueurs
setup-seats = Places
setup-seat = Place { $number }
setup-seat-as = Place { $number } : { $role }
setup-who-me = Moi
setup-who-friend = Quelqu’un, par lien
setup-who-here = Quelqu’un sur cet appareil
setup-who-open = N’importe qui à l’accueil
setup-bot = Bot : { $level }
setup-name-here = Nom du joueur à la place { $number }
setup-player = Joueur { $number }
setup-options = Règles maison
setup-tables = Valeurs des plateaux, cartes et dés
setup-clock = Pendule
setup-clock-none = Sans pendule
setup-clock-move = Temps par coup
setup-clock-game = Temps pour toute la partie
setup-clock-days = Jours par coup
setup-minutes = Minutes
setup-days = Jours
setup-increment = Secondes ajoutées après chaque tour
setup-game-out = Chaque joueur dispose de ce temps pour toute la partie. Une fois ce temps écoulé, { $timeout ->
    [pass] il passe à chaque coup suivant
   *[bot] un bot joue aussitôt chaque coup suivant
}{ $more ->
    [0] { " " }jusqu’à la fin de la partie.
   *[other] , sauf les { $more } s que chaque tour ajoute encore.
}
setup-timeout = Quand le temps est écoulé
setup-timeout-bot = Un bot joue le coup
setup-timeout-pass = Le joueur passe
setup-leavers = Quand un joueur s’absente
setup-leavers-pause = La partie attend
setup-leavers-bot = Un bot joue à sa place
setup-leavers-open = Quelqu’un d’autre peut prendre la place
setup-watch = Qui peut regarder
setup-watch-anyone = Tout le monde
setup-watch-invited = Toute personne avec le lien
setup-watch-nobody = Personne
setup-hints = Conseils
setup-hints-alone = Seulement pour une personne seule contre des bots
setup-hints-told = Pour tout le monde ; les autres en sont avertis
setup-listed = Montrer la partie à l’accueil, pour que tout le monde puisse la rejoindre
setup-start = Créer la partie

## Les conditions

terms-move-minutes = { duration-minutes } par coup
terms-move-seconds = { duration-seconds } par coup
terms-game-minutes = { duration-minutes } par partie{ terms-increment }
terms-game-seconds = { duration-seconds } par partie{ terms-increment }
terms-increment = { $more ->
    [0] { "" }
   *[other] , plus { $more } s par tour
}
terms-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}

## La salle d’attente

waiting-room-title = { $game } : { $state }
waiting-room-players = En attente de joueurs
waiting-room-taken = Toutes les places sont prises
waiting-room-ready = Tout le monde est là
waiting-room-wait-for = On attend { $seats }
waiting-room-rematch = { $seats } { $seats-count ->
    [one] peut
   *[other] peuvent
} rejoindre la revanche depuis la page de la dernière partie. La partie commence dès que tout le monde est là.
waiting-room-not-here = { $seats } { $seats-count ->
    [one] a une place mais n’est
   *[other] ont une place mais ne sont
} pas là pour le moment.
waiting-room-start = Commencer
waiting-room-start-without = Commencer sans { $seats }
waiting-room-bots-until = Si tu commences maintenant, { $seats-count ->
    [one] un bot joue
   *[other] des bots jouent
} pour { $seats } en attendant.
waiting-room-host-starts = L’hôte lance la partie quand tout le monde est là.
waiting-room-starts = La partie commence dès que tout le monde est là.
waiting-room-join = Prends une place. L’hôte lance la partie quand tout le monde est là.
waiting-room-need-all = La partie peut commencer quand toutes les places sont prises.
waiting-room-fill = Mettre des bots aux places libres
waiting-room-take-seat = Prendre une place
waiting-room-as = En tant que
waiting-room-free-seat = libre
waiting-room-clear = Libérer cette place
waiting-room-leave = Quitter la partie
waiting-room-close = Annuler la partie
waiting-room-no-access = Tu ne peux pas ouvrir cette partie

## L’invitation

invitation-title = Envoie ce lien à tes amis
invitation-share = Partager
invitation-qr = Code QR de l’invitation : scanne-le avec un téléphone
invitation-only-here = Ce lien ne marche que sur cet ordinateur.
invitation-for-network = Pour que d’autres de ton réseau puissent jouer, arrête Shoal et relance-le avec
invitation-other-options = et les autres options que tu as utilisées.
copy-link = Copier le lien
copied = Copié

## La table : à qui le tour

players = Joueurs
# Said by screen readers after the name of a player.
player-to-move = doit jouer
table-turn = { $seats-count ->
    [one] C’est à { $seats } de jouer.
   *[other] { $seats } peuvent jouer.
}
table-thinking = { $seat } réfléchit…
table-waits-for = On attend { $seat }, qui n’est pas là.
table-waits-for-bot = { table-waits-for } Un bot va bientôt prendre le relais.
table-playing = { $seats } { $seats-count ->
    [one] joue
   *[other] jouent
}…
table-result = Résultat
table-yours = À toi de jouer.
table-watching = Tu regardes.
table-prompt-for = { $seat } :
table-others-too = ({ $seats } { $seats-count ->
    [one] peut
   *[other] peuvent
} jouer aussi.)
table-away = On ne te voit plus à la table.
table-played-for = Un bot joue à ta place.
table-you-resigned = Tu as abandonné. Un bot joue à ta place.
table-return = Je suis là
table-skip = Passer
table-skip-how = Passer l’animation : clique ici, clique sur le plateau ou appuie sur espace
table-clock-left = encore { $time }

## La table : la connexion

connection-joining = Connexion…
connection-open = Connexion établie
connection-sending = Envoi…
connection-lost = Connexion perdue. Nouvel essai…
connection-refused = Pas d’accès

## La table : le journal

log-more = { $lines } de plus
log-less = Moins
log-more-of-turn = { $lines } de plus, tour { $turn }
log-less-of-turn = Moins, tour { $turn }
log-all = Ce qui s’est passé
log-nothing = Il ne s’est encore rien passé.

## La table : à côté du plateau

tab-log = Journal
tab-talk = Chat
tab-board = En texte
tab-more = Partie
board-as-text = Le plateau en texte
toolbar-hint = Conseil
toolbar-undo = Annuler
toolbar-menu = Menu
toolbar-look-back = Revoir
toolbar-look-back-how = Revenir sur les coups joués
chat-write = Écrire un message
chat-send = Envoyer
chat-reply = Répondre
chat-to = À
chat-everyone = tout le monde
chat-server = Shoal
chat-said-by = { $seat } :
typed-title = Jouer au clavier
typed-not-now = Tu peux taper un coup quand c’est à toi de jouer.
typed-label = Taper un coup
typed-play = Jouer
typed-moves = Tous les coups
settings-sound = Son
settings-sound-on = activé
settings-sound-off = coupé
theme-title = Jour ou nuit
theme-auto = comme ton appareil
theme-light = jour
theme-dark = nuit
colours-title = Couleurs des joueurs
colours-usual = habituelles
colours-distinct = plus distinctes
speed-title = Animation
speed-calm = lente
speed-quick = rapide
speed-instant = aucune
fair-dice = Dés et tirages équitables
fair-dice-about = Ce code a été montré avant la partie. Une fois la partie finie, ton navigateur peut vérifier grâce à lui que chaque lancer et chaque tirage était équitable.

## La table : qui est là

seat-here = là
seat-gone = pas là
seat-stand-in = un bot joue à sa place ({ $level })
seat-stood-in = un bot a joué à sa place ({ $level })
seat-has-resigned = a abandonné, un bot joue à sa place
seat-resigned = a abandonné
seat-put-bot = Laisser jouer un bot
seat-put-bot-for-them = Laisser jouer un bot

## La table : les avis

refusal = Impossible :
rule-read = Lire la règle
rule-read-of = Lire la règle { $rule }
rule-of = Règle { $rule }
undo-ask = Demander à annuler
undo-request = { $seat } veut annuler un coup.
undo-request-of = { $seat } veut annuler ce coup et tout ce qui a suivi : « { $move } »
undo-requested = Tu as demandé aux autres de pouvoir annuler ton coup.
undo-withdraw = Tant pis
undo-agree = D’accord
undo-decline = Non
undo-done = Annulé, avec tout ce qui a suivi : « { $move } »
undo-impossible = Tu ne peux pas annuler ça de ton côté : tu n’as pas encore joué, ou depuis, des dés ont été lancés, quelque chose a été révélé ou quelqu’un d’autre a joué.
look-back-impossible = Il n’y a pas encore de coups à revoir.
clock-short = Il te reste { $time } à la pendule. Ensuite, { $timeout ->
    [pass] tu passes
   *[bot] un bot joue le coup
}.
clock-out = Tu as épuisé ton temps pour cette partie : { $timeout ->
    [pass] tu passes à chaque coup suivant
   *[bot] un bot joue aussitôt chaque coup suivant
}{ $more ->
    [0] { " " }jusqu’à la fin de la partie.
   *[other] . Chaque tour ajoute encore { $more } s.
}
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-sure = La partie sera finie.
resign-sure-of-many = Un bot jouera à ta place. S’il ne reste qu’un camp, la partie est finie.
resign-yes = Oui, abandonner
resign-no = Continuer à jouer

## Un conseil

hint-title = Les coups les plus forts
hint-meaning = Ta chance de gagner :
hint-meaning-of-many = La part des adversaires que tu devrais devancer :
percent = { $percent } %
hint-play = Jouer ça
hint-play-of = Jouer ça : { $move }
hint-others = { $moves ->
    [one] { $moves } autre coup
   *[other] { $moves } autres coups
}

## Un appareil pour plusieurs

shared-device = Passe l’appareil à { $seat }
shared-device-why = Une partie du jeu est secrète. Personne d’autre ne doit regarder maintenant.
shared-device-ready = Je suis { $seat }

## Le résultat

result-title = La partie est finie
result-wins = { $seats } { $seats-count ->
    [one] gagne
   *[other] se partagent la victoire
} !
result-draw = Égalité.
result-resigned = { $seats } { $seats-count ->
    [one] a
   *[other] ont
} abandonné, ce qui a mis fin à la partie.
result-ranking = Classement final
result-place = { $place }.
result-you = (toi)
result-won = gagné
result-lost = perdu
result-rematch = Revanche
result-rematch-rotate = Revanche, en changeant de place
result-rematch-swap = Revanche, en changeant de camp
result-rematch-set = { $seat } veut une revanche. Une nouvelle partie vous attend.
result-rematch-set-by-host = L’hôte veut une revanche. Une nouvelle partie vous attend.
result-go-rematch = Aller à la nouvelle partie
result-replay = Revoir la partie
result-record = Enregistrer la partie
result-check-dice = Vérifier les dés
result-check-draw = Vérifier le tirage

## La preuve des dés

receipt-title-dice = Vérification des dés
receipt-title-draw = Vérification du tirage
receipt-checking = Ton navigateur vérifie chaque résultat du hasard…
receipt-good = { $results ->
    [0] Rien n’était dû au hasard dans cette partie.
    [one] Équitable, c’est confirmé : le seul résultat est juste.
   *[other] Dés équitables, c’est confirmé : les { $results } résultats sont justes.
}
receipt-good-so-far = { $results ->
    [0] Rien n’était dû au hasard dans cette partie.
    [one] Le seul résultat est juste.
   *[other] Les { $results } résultats sont justes.
}
receipt-bad = { $results ->
    [one] Un résultat n’est pas juste !
   *[other] { $results } résultats ne sont pas justes !
}
receipt-unchecked = Les dés n’ont pas pu être vérifiés.
receipt-code-saved = Code montré avant la partie (gardé par ton navigateur)
receipt-code-not-saved = Code montré avant la partie (tel que le serveur le montre maintenant)
receipt-unseen = Ce navigateur n’a pas vu ce code avant la partie : il ne peut pas dire si la graine a été choisie plus tard.
receipt-fits = La graine correspond au code.
receipt-mismatch = La graine ne correspond pas au code !
receipt-salted = { $texts ->
    [one] Ton texte aléatoire est bien inclus.
   *[other] Tes textes aléatoires sont bien inclus.
}
receipt-salt-broken = Texte aléatoire modifié ({ $seats }) : quelqu’un a pu choisir les résultats !
receipt-unsalted = Ce navigateur n’a ajouté aucun texte aléatoire : il ne peut pas dire si quelqu’un a choisi les résultats.
receipt-watched = Tu as regardé sans ajouter de texte aléatoire. Le navigateur de chaque joueur vérifie le sien.
receipt-seed = Graine, montrée après la partie
receipt-salts = Hasard ajouté par les joueurs
receipt-salt = { $seat } : { $salt }
receipt-salt-yours = { $seat } : { $salt } (le tien)
receipt-salt-sent = { $seat } : { $salt } (ce navigateur a envoyé : { $sent })
receipt-none = aucun
receipt-elsewhere = Pour vérifier aussi l’enregistrement, télécharge-le et lance :
receipt-how = Chaque résultat est le HMAC-SHA-256 des textes aléatoires des joueurs et de son numéro, avec la graine pour clé.
receipt-result = Résultat { $number }
receipt-outcome = { $outcome } sur { $outcomes }
receipt-correct = juste
receipt-wrong = faux

## Revoir la partie

replay-title = Revoir la partie
replay-step = Étape { $number } sur { $last }
replay-at = Étape { $number } sur { $last } : { $line }
replay-at-start = Étape { $number } sur { $last } : la partie commence.
replay-first = Première étape
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = Dernière étape
replay-live = Revenir à la partie
replay-view-as = Vue de
replay-spectator = Spectateur
replay-all = Tout
replay-link-how = Copier un lien vers cette étape
replay-play = Lecture
replay-pause = Pause

## Les règles

rules-table = Tableau dans les règles
rules-this-in-english = Cette règle n’existe qu’en anglais.
rules-contents = Sommaire

## Le plateau d’un jeu qui n’en a pas

generic-turn = à son tour
generic-phase = Maintenant :
generic-none = aucun
generic-hidden = caché
generic-empty = vide
generic-of = sur { $high }
generic-track = { $label }, jusqu’à { $high }
generic-position = { $seat } : { $value } sur { $high }
generic-place = Ligne { $row }, colonne { $column }
generic-column = Colonne { $column } : { $pieces-row }
generic-column-empty = Colonne { $column } : vide
generic-more = { $label } ({ $moves })
generic-press-cell = { $verbs-row } : touche une case en surbrillance.
generic-press-column = { $verbs-row } : touche une colonne.
generic-press-other = { $verbs-row } : touche ce qui est en surbrillance.
generic-as-buttons = Montrer en boutons
generic-on-board = Cacher les boutons

throw-dice = Lancer les dés
throw-prompt = Lance tes dés.
table-tumbling = { $seats } { $seats-count ->
    [one] lance
   *[other] lancent
} les dés…

sound-mute = Muet
sound-first = Ce jeu a des sons. Ils sont coupés.
sound-turn-on = Activer le son
sound-keep-off = Rester en silence
notify = Me prévenir quand c’est mon tour
notify-denied = Ton navigateur ne le permet pas. Tu peux le changer dans ses réglages pour cette page.
turn-title = ● À toi · { $title }
turn-notification = C’est à toi de jouer

end-turns = { $title } · { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
end-moment = Le moment décisif · tour { $turn } sur { $turns }
end-close = Voir le plateau
end-show = Voir le résultat

## Leçons et coach

lesson-of = Leçon : { $title }
lesson-link = Leçon
coach-setting = Coach aux premières parties
coach-setting-game = Coach dans ce jeu
coach-on = oui
coach-off = non
