### Ce que le terminal dit pendant la partie.

## Les joueurs

player-you = toi
player-bot = { $seat } (bot, { $bot_level })
spectator = spectateur

table-players = { $title } : { $players }.
table-option = Option : { $title } – { $value }

player-unknown = Tape player et un nom ou un numéro, par exemple : player 2.
not-from-here = { $seat } ne joue pas sur ce terminal.
no-decision = Il n’y a rien à décider pour l’instant.
no-decision-of = { $seat } n’a rien à décider pour l’instant.
not-your-turn = Ce n’est pas ton tour.

## Les tours

# Plusieurs personnes partagent le terminal : la question nomme la personne.
prompt-of = { $seat } : { $prompt }

tui-shared-device = À { $seat } de jouer. Les autres, ne regardez pas !
press-enter = Appuie sur Entrée.
tui-shared-device-keys = Appuie sur Entrée. F10 pour quitter.

may-move = Tu peux jouer { $move }.
others-play = Les autres jouent…
others-act = Attends ton tour : les autres jouent.
please-wait = Attends ton tour, s’il te plaît. Tape quit ou leave pour arrêter.
game-changed = Quelque chose a changé. Revoici la partie.

move-undone = Ton dernier coup est annulé.
tui-undo-request = { $seat } demande à annuler un coup : tape agree ou refuse.
undo-asked = On demande aux autres s’ils sont d’accord.
nothing-to-agree = Il n’y a rien à accepter.
no-undo-over = On ne peut rien annuler : la partie est finie.

## Les coups

moves-found = { $count ->
    [1] Le seul coup :
   *[other] Les { $count } coups :
}
moves-none = Aucun coup ne correspond.
moves-none-screen = Aucun coup ne correspond ; Entrée demande pourquoi.
moves-narrow = Tape un début, comme dans les exemples, pour voir les coups qui correspondent.
moves-match = { $count } coups correspondent à { $typed } : tapes-en un peu plus.
moves-match-screen = { $count } coups correspondent : tapes-en plus, ou prends les flèches.
move-numbers = Les coups sont numérotés de 1 à { $last }.
# Des exemples suivent.
move-group = { $verb } ({ $count } coups) :
choose-move = Aucun coup choisi : choisis-en un avec les flèches, ou tape-le.
take-hint = Aucun coup choisi : une flèche prend le conseil, puis Entrée le joue.

## Les règles

read-rule = Tape ? { $number } pour lire la règle.
key-for-rule = F2 montre la règle.
rules-unnumbered = Les règles de { $title } n’ont pas de numéros.
rule-numbers = Les règles de { $title } vont de { $first } à { $last }.

## Le journal

log-empty = Il ne s’est encore rien passé.
log-start = La partie commence.

## L’aide : ce qu’on peut taper. Les commandes sont les mêmes dans toutes les langues

type-move = Tape un coup : ses mots, ou un début qu’aucun autre coup n’a.
type-or-number = Tape un coup : ses mots, un début qu’aucun autre coup n’a, ou son numéro.
help-of-help = cette aide ; aussi help
help-of-rule = la règle sur ce qu’on te demande
help-of-rule-number = une règle
help-of-why = pourquoi un coup est permis ou non
help-of-rules = toutes les règles
help-of-hint = le coup le plus fort, et pourquoi
help-of-undo = annule ton dernier coup, si rien n’a été lancé ni dévoilé depuis
help-of-moves = de nouveau les coups ; moves MOT : ceux qui correspondent
help-of-board = de nouveau le plateau
help-of-log = ce qui s’est passé jusqu’ici
help-of-replay = revoir la partie, pas à pas
help-of-agree = quand quelqu’un demande à annuler un coup
help-of-player = passe à un autre joueur de ce terminal, si plusieurs peuvent jouer
help-of-quit = la partie est sauvegardée ; shoal play --resume la reprend

## Le plein écran

greeting = Première fois ? F1 ou ? montre l’aide, F2 la règle, F4 un bon coup.
placeholder = tape un coup, ou ? pour l’aide
placeholder-over = la partie est finie : tape replay, log, rules ou quit
keys-over = F6 pour revoir la partie, F10 pour quitter.
keys-about = Choisis un coup avec les flèches et joue-le avec Entrée. Ou tape-le : la liste raccourcit à mesure, et Tab complète. Page préc. et Page suiv. font défiler le plateau, F8 passe du sombre au clair, Échap efface ce que tu as tapé ou ferme ce qui est ouvert. Tu peux aussi taper les commandes des touches du bas.
scroll-up = PgPr ▲
scroll-down = PgSv ▼

# La barre des touches : un mot chacune, pour tenir en 80 colonnes.
key-help = Aide
key-rule = Règle
key-log = Journal
key-hint = Conseil
key-undo = Annuler
key-replay = Revoir
key-leave = Quitter
key-here = Je suis là
key-next = Suite
key-back = Retour
key-decision = Coup
key-first = Début
key-last = Fin
key-view = Vue

## Revoir une partie

replay-as = Étape { $step } sur { $last }, vue de { $seat }
replay-as-spectator = Étape { $step } sur { $last }, vue des spectateurs
replay-steps = Les étapes vont de 0 à { $last }.
replay-viewers = On peut voir la partie comme : { $viewers-row }.
replay-later = Tu pourras revoir une partie d’un serveur quand elle sera finie.
position-later = La position se montre quand la partie est finie.
replay-commands = Entrée ou next : une étape en avant ; back : une étape en arrière ; un nombre : à cette étape ; first, last ; player NOM ou player spectator : la vue de ce joueur ou des spectateurs ; log ; position : comme shoal hint la lit ; ? ou help : cette aide ; quit ou leave.
replay-keys-steps = Droite, gauche : une étape en avant ou en arrière. Bas, haut : décision suivante ou précédente.
replay-keys-ends = Origine, Fin : au début, à la fin. Tab : la vue suivante.
replay-keys-others = Page préc., Page suiv. : défiler. F8 : sombre ou clair. Échap, q ou l : quitter.

## Partir, et les parties sauvegardées

game-left = Tu as quitté la partie.
game-recorded = La partie est enregistrée dans { $file }.
game-saved = La partie est sauvegardée. Pour continuer : { $command }
game-unsaved = La partie n’est pas sauvegardée.
game-not-saved = La partie ne peut pas être sauvegardée : { $reason }.
seat-kept = Tu gardes ta place. Pour revenir : shoal join { $link }

saved-none = Il n’y a pas de partie sauvegardée : commence avec shoal play GAME.
saved-unknown = Il n’y a pas de partie sauvegardée { $name }. Parties sauvegardées : { $others-row }.
saved-open = La partie sauvegardée { $name } est ouverte dans un autre terminal.
saved-open-but-others = { $problem } Autres parties sauvegardées : { $others-row } ; --resume prend un nom.
saved-unreadable = La partie sauvegardée { $name } ne peut pas être lue : { $reason }
saved-unreadable-file = La partie sauvegardée { $name } ne peut pas être lue : { $reason }.
saved-not-in-form = elle n’a pas la forme d’une partie sauvegardée.

## Tables sur un serveur

rules-too-new = Cette partie de { $title } suit la version { $version } des règles. Ce programme les connaît jusqu’à la version { $known } : installe la version du serveur.
server-silent = Le serveur ne répond pas ; ton coup peut encore arriver.

## Leçons

tui-lesson-step = Étape { $number } sur { $last }.
# $move est le prochain coup à taper.
tui-lesson-prompt = { $step } { $task } Tape : { $move }
tui-lesson-hint = Tape { $move }.
# Ce qui a été dit à une étape précédente.
tui-lesson-told = { $text }
tui-lesson-step-again = Revoici cette étape depuis le début.
tui-lesson-finished = La leçon est finie : tu as fait une fois chaque sorte de coup de { $title }.
tui-lesson-no-record = Une leçon n’est pas enregistrée.
tui-lesson-play-now = À toi de jouer : { $command }
tui-lesson-later = Pour recommencer la leçon : { $command }
