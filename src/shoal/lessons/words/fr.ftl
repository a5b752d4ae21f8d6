### Leçons : ce qui est dit d’un autre coup, et les erreurs dans le fichier d’une leçon.

not-in-this-step = En partie, tu pourrais le faire, mais cette étape montre autre chose. Rien n’a changé : réessaie.

error-no-lesson = { $title } n’a pas de leçon.
error-no-lesson-step = La leçon a { $last } étapes ; il n’y a pas d’étape { $number }.
error-lesson-file = { $file } n’est pas une leçon : { $reason }
error-lesson-line = Une ligne de leçon est une place ou *, puis un coup : pas { $line }.
error-lesson-fact = Une vue n’a pas de donnée { $fact }.
error-lesson-step = Étape { $name } : { $reason }
error-lesson-turn = Ce n’est pas ici le tour de la personne qui apprend.
error-lesson-legal = { $move } est permis, alors que l’étape dit le contraire.
error-lesson-claim = { $fact } vaut { $found }, alors que l’étape dit { $value }.
error-lesson-unheard = Le journal ne dit pas { $name }. Il dit : { $heard }.
error-lesson-words = Il manque { $name } aux textes du jeu.
error-lesson-argument = Il manque une donnée dans : { $text }

## Le coach

cards-title = { $title } en trente secondes
cards-first = C’est ta première partie. Voici l’essentiel.
cards-name-goal = Le but
cards-name-turn = Ton tour
cards-name-score = Les points
cards-next-turn = La suite : ton tour
cards-next-score = La suite : les points
cards-skip = Jouer sans coach
cards-lesson = D’abord une leçon
cards-lesson-steps = { $count ->
    [one] 1 étape
   *[other] { $count } étapes
}
cards-start = C’est parti
cards-start-tips = avec quelques astuces
tips-ok = Compris
tips-none = Arrêter les astuces

## Une leçon

learn-title = Leçon
learn-step-of = Étape { $number } sur { $last }
learn-next = Étape suivante
learn-back = Étape précédente
learn-again = Refaire cette étape
learn-over = La leçon est finie. Tu sais tout ce qu’il faut pour jouer.
learn-play = Jouer une partie
learn-to-table = Revenir à ta partie
