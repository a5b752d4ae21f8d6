### The board of Pescado on the page. What the board in words says too is in the catalogue above.

page-goal = But : le plus de points quand la pile est vide
page-goal-short = Le plus de points, pile vide
# How far the game is: $count tiles are in the stack.
page-left = { $count ->
        [one] encore { $count } tuile
       *[other] encore { $count } tuiles
    }
page-choices = Tes choix
page-all-tiles = Toutes les tuiles
page-prey-safe = À l’abri après ce tour.
page-prey-none = Pas de prise fraîche à voler.

# On a tile, what a press brings or what it needs: $dice are dice by their colours, $count of them.
page-take = prends +{ $points }
page-steal = vole +{ $points }
page-gain = +{ $points }
page-needs = il faut { $dice }
page-sure = sûr : +{ $points }
page-shown = sûr
page-marked = cochée
page-wrong = raté
# A tile in words ($label) and what is written on it ($says).
page-tile-says = { $label } : { $says }
# On a tile that can be flipped: where it is then.
page-ends-pool = hors jeu
page-ends-stack = dans la pile
page-ends-safe = reste là

page-kept = { $count ->
        [one] { $count } gardé
       *[other] { $count } gardés
    }
page-take-all = { $count ->
        [2] Prendre les deux
       *[other] Prendre les { $count }
    }
page-points-more = +{ part-points }
# $count dice are kept, $thrown are thrown, grey ones included.
page-throw = { $count ->
        [0] Lancer les { $thrown } dés
       *[other] { $thrown ->
            [0] Garder les cinq
            [one] Lancer { $thrown } dé
           *[other] Lancer { $thrown } dés
        }
    }
page-keeping = garder { $dice }
page-keeping-none = n’en garder aucun
page-flip = { $tiles ->
        [one] Encore { $tiles } tuile
       *[other] Retourner { $tiles } tuiles
    }
page-flip-some = Retourner des tuiles
page-flip-brings = pour un dé gris
page-flip-more = { $tiles ->
        [one] Retourne encore { $tiles } tuile pour un dé gris.
       *[other] Retourne { $tiles } tuiles pour un dé gris.
    }
page-flip-leaves = Si tu retournes, tu laisses ce que tu as attrapé : { $tiles }
page-could = { $thrown ->
        [one] Avec { $dice }, un dé pourrait donner
       *[other] Avec { $dice }, { $thrown } dés pourraient donner
    }
page-could-none = Avec { $dice }, aucune tuile n’est presque attrapée.

page-pool = Le bassin
page-tile = { board-tile }, { board-worth }
page-tile-down = { board-tile }, { board-face-down }
# $seat can steal what $other took last.
page-prey = { $seat-is ->
        [you] Prise fraîche { $other-start ->
            [i] d’{ $other }
            [vowel] d’{ $other }
           *[other] de { $other }
        } : fais-la aux dés pour la voler
       *[other] { $other-is ->
            [you] Ta prise fraîche : { $seat } peut la voler
           *[other] Prise fraîche { $other-start ->
                [i] d’{ $other }
                [vowel] d’{ $other }
               *[other] de { $other }
            } : { $seat } peut la voler
        }
    }

page-dice = Les dés
page-dice-of = { $seat-is ->
        [you] Tes dés
       *[other] Les dés { $seat-start ->
            [i] d’{ $seat }
            [vowel] d’{ $seat }
           *[other] de { $seat }
        }
    }
page-snatch = Manche éclair ! Touche avant les autres chaque tuile que les dés montrent.
page-secret = Coche chaque tuile que les dés montrent, puis scelle tes choix.
page-die = Dé { WORD($colour) }
page-die-kept = { page-die }, gardé
page-keep-hint = Touche les dés que tu gardes.
page-leaves = Relancer, c’est laisser les tuiles que tu n’as pas prises.
page-flip-ask = Quelle tuile retournes-tu ?

page-colours = Les couleurs et leurs motifs
# The initial of each colour's word, drawn on its fish: one letter or two, different for all.
page-initial-yellow = J
page-initial-orange = O
page-initial-red = R
page-initial-blue = B
page-initial-green = V
page-initial-black = N
# Beside the name of a player.
page-done = fini
page-sealed = scellé
