### Erreurs des études, et mots de leurs rapports.

error-rival = --rival doit différer de --bots, pour séparer l’habileté de la chance.
error-games-even = --games doit être pair et au moins { $least }, pas { $value }.
error-option-value = { $word } n’a pas la forme option=value ; les options sont { $options-row }.
error-knob-row = L’option { $option } n’a pas de ligne { $row } ; elle a { $rows-row }.
error-knob-column = { $knob } { $columns-count ->
    [0] est une seule valeur et se nomme sans colonne.
   *[other] demande une colonne : { $columns-row }.
}
error-sweep-form = { $text } doit être KNOB=LOW:HIGH, KNOB=LOW:HIGH:STEP ou KNOB=A,B,C avec au moins deux valeurs.
error-without = Aucun joueur ne peut se passer ici de { $kind } ; il y a { $kinds }, et all.
error-without-any = Dans ce jeu, personne ne peut choisir entre des événements : aucun ne peut être écarté.
error-tune-form = { $text } doit être MEASURE=LOW:HIGH, avec des nombres ou des pourcentages.
error-tune-measure = { $text } doit être MEASURE=LOW:HIGH avec l’un de { $measures-row }.

## Un rapport : l’en-tête

study-title = { $title } : une étude
study-played = { $games } parties à { $players }, jouées par le bot { $bot }.
study-played-options = { $games } parties à { $players } avec { $options-row }, jouées par le bot { $bot }.
study-games-in-total = La chance et les autres options ont été mesurées avec d’autres parties : { $games } parties en tout.
study-nav-length = durée
study-nav-seats = places
study-nav-luck = chance
study-nav-comeback = remontées
study-nav-events = événements
study-nav-options = options

# Les chiffres les plus importants : chaque texte suit son nombre.
study-key-decisions = décisions par partie
study-key-choice = coups possibles
study-key-luck = du résultat vient de la chance
study-key-half = des leaders à mi-partie gagnent
study-key-margin = points entre le 1er et le 2e rang
study-first-wins = de victoires en jouant en premier ({ $fair } serait équitable)
study-side-wins = de victoires pour { $who } ({ $fair } serait équitable)

## Nombres

study-percent = { $number } %
study-percent-less = moins de { $number } %
study-percentage-points = { $number } points
study-interval = { $mean } (de { $low } à { $high })
study-interval-percent = { $mean } % (de { $low } à { $high })

## Places

# Un camp du jeu, par son nom.
study-side = { WORD($side) }
study-seats = { $seats }
# Quand quelqu’un décide pour la première fois.
study-nth = { $place ->
    [1] décide en premier
   *[other] { $place }e
}

## Durée et choix

study-head-length = Durée et choix
study-length = Une partie dure { $steps } coups et lancers, dont { $decisions } décisions avec un choix ; au moins neuf parties sur dix durent de { $low } à { $high }. Une décision offre en moyenne { $moves } coups possibles, et { $most } au plus.
study-caption-length = Coups et lancers d’une partie, en part de toutes les parties.
study-caption-choice = Coups possibles d’une décision, du début à la fin d’une partie.
study-plot-length = { $title } : la durée des parties
study-plot-choice = { $title } : coups possibles d’une décision au fil de la partie
study-axis-steps = coups et lancers
study-axis-along = % de la partie jouée

## Places et scores

study-head-seats = Places et scores
study-shared-wins = { $shared } des parties finissent par une victoire partagée.
study-points = Qui gagne a { $winner } points, { $margin } de plus que le 2e rang et { $range } de plus que le dernier ; l’écart type des points d’une place est de { $deviation }.
study-caption-seats = Qui gagne, et à quelle fréquence ; la ligne en tirets serait équitable.
study-caption-scores = Points à la fin, de toutes les places et de qui gagne.
study-plot-seats = { $title } : la fréquence des victoires de chaque place
study-plot-scores = { $title } : points de toutes les places et de qui gagne
study-axis-wins = victoires
study-axis-points = points
study-all-seats = toutes les places
study-winner = qui gagne

## Chance et habileté

study-head-luck = Chance et habileté
study-luck = Deux bots de force inégale, { $bot } et { $rival }, ont joué { $deals } donnes deux fois, la seconde avec les places échangées et les mêmes dés. Le résultat d’une place est la part des autres places devant lesquelles elle finit. La barre décompose la variance de ce résultat. L’habileté est ce qui change avec le bot. La place est ce qui tient à la place dans toutes les parties. Les dés seuls sont ce que les deux parties d’une donne ont en commun, quel que soit le bot à chaque place. Ensemble désigne le reste : d’autres choix ont utilisé autrement les mêmes dés. La chance est la somme de ces deux parts, tout ce que ni la place ni le bot n’expliquent : { $luck }. Un plus grand écart entre les bots augmenterait l’habileté ; ici, une place de { $bot } finit devant une de { $rival } dans { $better } des cas ; une égalité compte pour moitié.
study-luck-openings = Ce jeu n’a plus de dés après sa première décision : chaque place tire donc au sort ses { $decisions } premières décisions, les mêmes dans toutes les parties d’une donne. Ce que ces ouvertures décident compte avec les dés.
study-caption-luck = Ce qui explique le résultat.
study-plot-luck = { $title } : ce qui explique le résultat
study-head-part = part
study-head-share = de la variance (95 %)
study-part-seat = place
study-part-skill = habileté : quel bot y joue
study-part-dice = dés seuls
study-part-together = dés et choix ensemble
study-part-luck = chance : les deux dernières

## Remontées

study-head-comeback = Remontées
study-comeback = Qui mène seul aux points à mi-partie gagne { $half } de ces parties. La tête change { $changes } fois, et jamais dans { $never } des parties.
study-comeback-no-leader = Au plus une de ces parties sur dix a quelqu’un seul en tête aux points à mi-partie : c’est donc l’évaluation des bots qui dit qui mène.
study-evaluation = L’évaluation regarde une position sans rien calculer d’avance.
study-caption-comeback = La fréquence à laquelle qui mène à un moment de la partie gagne à la fin.
study-plot-comeback = { $title } : la fréquence des victoires de qui mène
study-ahead-points = en tête aux points
study-ahead-evaluation = en tête selon l’évaluation
study-head-figure = grandeur
study-head-mean = moyenne (95 %)
study-drama = Drame
study-drama-about = De combien le gagnant était en retard au cours de la partie, selon l’évaluation : 0 si jamais, 100 % si sans espoir tout du long (Browne 2008 ; Ludii).
study-decisiveness = Décision
study-decisiveness-about = La part de la partie qui reste quand le gagnant prend la tête pour de bon, selon l’évaluation : près de 0 si elle est ouverte jusqu’au bout.
study-forced = Coups forcés
study-forced-about = La part des coups où les règles ne laissaient aucun choix.
study-plot-uncertainty = { $title } : à quel point l’issue est ouverte au cours de la partie
study-caption-uncertainty = À quel point l’issue est ouverte : 100 % si tous les camps ont les mêmes chances selon l’évaluation, 0 % si un seul les a toutes (entropie ; incertitude de Browne).

## Événements

study-head-events = Les événements et leurs effets
study-events = Combien de fois chaque événement se produit par partie, toutes places confondues ; dans combien de parties il se produit ; et son effet : devant combien d’autres places de plus une place finit quand elle a l’événement plus souvent que d’habitude, par rapport aux places qui l’ont moins souvent. Cela ne prouve pas une cause : qui mène joue autrement.
study-all-events = { $kind } : les { $count } lignes
study-head-per-game = par partie
study-head-games = parties
study-head-above = finit devant
study-fewer = moins
study-more = plus
study-less = moins

# Sortes d’événements que tous les jeux ont.
statistics-kind-rules = Règles
statistics-kind-moves = Coups

## Options comparées

study-head-options = Options comparées
study-options = Chaque variante a été jouée sur les mêmes donnes par les mêmes bots. Les différences sont des moyennes sur les donnes, avec leur intervalle à 95 %. Une ligne en gras est significative même en comptant toutes les lignes de cette section (Bonferroni).
study-no-options = Aucune option n’a été comparée. Pour en comparer une :
study-instead = { $title } : { $chosen } au lieu de { $usual }
study-instead-players = à { $players } au lieu de { $usual }
study-no-difference = Sur { $games } donnes, cela n’a rien changé : coups possibles, coups joués, points et classement étaient les mêmes dans chaque partie.
study-changed-games = Cela change { $touched } de { $games } parties : les coups possibles dans { $choices }, les coups joués dans { $moved }, les points dans { $points }, le classement dans { $ranks }, la victoire dans { $winner }.
study-blind = Le bot { $bot } ne tient pas compte de cette valeur : dans { $positions } positions, il a choisi et évalué ses coups de la même façon avec les deux.
study-blind-level = Le bot { $other } en tient compte : compare à nouveau avec --bots { $other }.
study-blind-all = Aucun niveau plus fort n’en a tenu compte non plus.
study-head-usual = tel quel
study-head-other = à la place
study-head-difference = différence (95 %)
study-measure-steps-of-a-game = étapes d’une partie
study-measure-decisions = décisions
study-measure-moves-to-choose-from = coups possibles
study-measure-wins-of-the-first-player = victoires en jouant en premier
study-measure-points-of-the-winner = points de qui gagne
study-measure-points-between-first-and-second = points entre le 1er et le 2e rang
study-measure-shared-wins = victoires partagées
study-measure-changes-of-the-lead = changements de tête
study-measure-wins-of-the-leader-at-half-time = victoires en menant à mi-partie
study-side-measure = victoires : { $who }

## Résultats

study-first-player = le premier joueur
study-finding-balance = Une partie demande { $decisions } décisions, et { $who } gagne { $wins }{ $verdict ->
    [fair] , sans différence nette avec les { $fair } qui seraient équitables.
    [more] , nettement plus que les { $fair } qui seraient équitables.
   *[less] , nettement moins que les { $fair } qui seraient équitables.
}
study-finding-luck = La chance explique { $luck } du résultat d’une place.
study-finding-luck-half = La chance explique { $luck } du résultat d’une place, et celui qui mène à mi-partie gagne { $half }.
study-finding-alone = Aucune autre règle n’a été comparée.
study-finding-no-option = Aucune des options comparées n’a changé de partie.
study-finding-option = Parmi les options comparées, « { $title } : { $other } » compte le plus : elle change le gagnant dans { $winner } des parties, et quelque chose dans { $touched }.
study-finding-same = Les autres règles n’ont changé aucune partie.
study-finding-against = Les autres règles changent { $touched } des parties et le gagnant dans { $winner } ; { $measures ->
    [0] aucune mesure ne diffère nettement.
    [1] une mesure diffère nettement.
   *[other] { $measures } mesures diffèrent nettement.
}
study-finding-sweep = Quand « { $knob } » va de { $low } à { $high }, les victoires ({ $who }) vont de { $first } à { $last }.
study-finding-sensitivity = « { $knob } » déplace le plus l’équilibre : { $other } au lieu de { $usual } change les victoires ({ $who }) de { $points }{ $clear ->
    [yes] .
   *[no] , ce qui peut être le hasard.
}
study-finding-without = « { $what } » vaut le plus : un camp qui doit s’en passer perd { $points }{ $clear ->
    [yes] .
   *[no] , ce qui peut être le hasard.
}
study-finding-tuned = Ainsi tout est dans les bornes, même avec de nouvelles donnes : { $settings }.
study-finding-tuned-already = Tel quel, le jeu est déjà dans les bornes, même avec de nouvelles donnes.
study-finding-untuned = Rien de ce qui a été essayé n’est plus près des bornes que le jeu tel quel.
study-finding-closest = Rien de ce qui a été essayé ne tient toutes les bornes avec de nouvelles donnes ; le plus proche est { $settings }.

## Questions

study-nav-tune = réglage
study-nav-against = autres règles
study-nav-sweep = variations
study-nav-sensitivity = influence
study-nav-without = valeur
study-knob = { $title } : { $place }
study-bounds = de { $low } à { $high }
study-turned = { $usual } → { $other }
study-head-value = valeur
study-head-target = mesure
study-head-bounds = bornes
study-head-fresh = trouvé, nouvelles donnes (95 %)
study-head-tune = Valeurs réglées
study-tune = { $candidates } réglages ont joué les mêmes donnes en { $rounds } tours. Après chaque tour, la moitié qui manquait le moins les bornes a continué avec deux fois plus de donnes (réduction successive par moitié). Parmi ceux qui tenaient les bornes, celui qui change le moins a ensuite joué { $deals } nouvelles donnes. Les lignes en gras y sont dans leurs bornes.
study-head-against = Autres règles
study-against = Changé : { $names }. Les deux ont joué les mêmes donnes.
study-head-sweep = Variations
study-sweep = Chaque valeur a joué les mêmes donnes. Les points sont des moyennes, les traits leurs intervalles à 95 %, la valeur habituelle est marquée, et la ligne en tirets serait équitable.
study-plot-sweep = { $measure } pour chaque valeur de { $knob }
study-head-sensitivity = Quelle valeur compte le plus
study-sensitivity = Chaque valeur a été un peu changée, seule, avec les mêmes donnes ; les premières lignes déplacent le plus l’équilibre. Une ligne en gras est significative même en comptant toutes les valeurs (Bonferroni). Une valeur qui ne change aucune partie est peut-être ignorée par le bot.
study-head-turned = changée
study-head-touched = parties changées
study-head-without = sans
study-head-without-section = Ce que vaut chaque chose
study-without = Dans chaque donne, un camp ne pouvait pas faire ceci, sauf s’il n’avait pas d’autre coup. Sa valeur est le nombre des autres places que ce camp laisse derrière lui en plus quand il le peut, avec les mêmes donnes. Seules comptent les donnes où le camp le fait d’habitude. Une ligne en gras est significative même en comptant toutes les lignes (Bonferroni).
study-head-deals = donnes
study-head-worth = valeur
study-players = Qui gagne avec chaque nombre de joueurs :
study-head-players = joueurs
study-head-fair = équitable

## La fin

study-made-by = Fait avec Shoal { $version } :
study-same-page = La même commande produit la même page, sauf avec des bots qui réfléchissent à la montre.
