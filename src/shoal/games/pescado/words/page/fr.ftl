### The board of Pescado on the page. What the board in words says too is in the catalogue above.

page-pool = Le bassin
page-tile = { board-tile }, { board-worth }
page-tile-down = { board-tile }, { board-face-down }
# $seat can steal what $other took last.
page-prey = { $seat-is ->
        [you] Prise fraîche { $other-start ->
            [i] d’{ $other }
            [vowel] d’{ $other }
           *[other] de { $other }
        } : fais-la aux dés pour la voler
       *[other] { $other-is ->
            [you] Ta prise fraîche : { $seat } peut la voler
           *[other] Prise fraîche { $other-start ->
                [i] d’{ $other }
                [vowel] d’{ $other }
               *[other] de { $other }
            } : { $seat } peut la voler
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
page-snatch = Manche éclair ! Touche avant les autres chaque tuile que les dés montrent.
page-secret = Coche chaque tuile que les dés montrent, puis scelle tes choix.
page-die = Dé { WORD($colour) }
page-die-kept = { page-die }, gardé
page-keep-hint = Touche les dés que tu veux garder.
# Like move-keep, beside dice that show what is kept ($dice).
page-keep = En garder { $count }, en lancer { $thrown }
page-leaves = Si tu lances maintenant, tu laisses les tuiles que tu n’as pas prises.
page-flip = Retourner des tuiles pour un dé gris
page-flip-ask = Quelle tuile retournes-tu ?

page-catches = Tuiles attrapées
page-colours = Les couleurs et leurs signes
# Beside the name of a player.
page-done = fini
page-sealed = scellé
