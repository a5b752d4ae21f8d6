### What Pescado says.
###
### $tile is a word tile-*, $tiles a list of them; $dice and $kept are lists of words dice-*.
### $points, $gained and $count are numbers. A tile is named by its three fish.

## Parts of sentences

part-tiles = { $tiles-count ->
        [one] la tuile { $tiles }
       *[other] { $tiles-count } tuiles ({ $tiles })
    }
part-tile = la tuile { WORD($tile) }
part-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# With the unit.
part-average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    }

## Prompts

# $flip and $stop are 1 if that is possible, else 0.
ask-take = { $flip ->
        [0] { $stop ->
            [0] Prendre ta prise, ou relancer ?
           *[other] Prendre ta prise, relancer, ou t’arrêter ?
        }
       *[other] { $stop ->
            [0] Prendre ta prise, relancer, ou retourner 2 tuiles pour un dé gris ?
           *[other] Prendre ta prise, relancer, retourner 2 tuiles pour un dé gris, ou t’arrêter ?
        }
    }
# Nothing can be taken. $flip and $stop are 1 if that is possible, else 0.
ask-throw = { $flip ->
        [0] { $stop ->
            [0] Rien à prendre. Choisis les dés à garder et relance.
           *[other] Rien à prendre. Relancer, ou t’arrêter ?
        }
       *[other] { $stop ->
            [0] Rien à prendre. Relancer, ou retourner 2 tuiles pour un dé gris ?
           *[other] Rien à prendre. Relancer, retourner 2 tuiles pour un dé gris, ou t’arrêter ?
        }
    }
ask-flip = Retourne encore une tuile pour avoir le dé gris.
ask-second-grey = Relancer, ou retourner encore 2 tuiles pour le deuxième dé gris ?
ask-throw-grey = Choisis les dés à garder, puis lance les autres avec { $count ->
        [one] le dé gris
       *[other] les deux dés gris
    }.
ask-take-or-stop = Prendre ta prise, ou t’arrêter ?
ask-claim = Chipe chaque tuile que les dés montrent, puis dis « Fini ».
ask-mark = Manche éclair ! Coche chaque tuile que les dés montrent, puis scelle tes choix.

## Moves

move-take = Prendre { part-tile }
move-take-all = Prendre les { $count } tuiles attrapées
move-steal = { $other-is ->
        [you] Te voler { part-tile }
       *[other] Voler { part-tile } à { $other }
    }
move-flip = Retourner { part-tile }
move-flip-theirs = { $other-is ->
        [you] Retourner ta tuile { WORD($tile) }
       *[other] Retourner la tuile { WORD($tile) } { $other-start ->
            [i] d’{ $other }
            [vowel] d’{ $other }
           *[other] de { $other }
        }
    }
# $count dice are kept, $thrown are thrown, grey ones included.
move-keep = { $count ->
        [0] Lancer les { $thrown } dés
       *[other] { $thrown ->
            [0] Garder les cinq dés
            [one] Garder { $dice }, lancer { $thrown } dé
           *[other] Garder { $dice }, lancer { $thrown } dés
        }
    }
move-stop = S’arrêter
move-claim = Chiper { part-tile }
move-mark = Cocher { part-tile }
move-done = Fini
move-seal = Sceller les choix

## Log: tiles and dice

log-draw = Nouvelle dans le bassin : { part-tile }.
log-first = { $seat-is ->
        [you] Tu commences
       *[other] { $seat } commence
    } (tirage au sort).
log-throw = { $seat-is ->
        [you] Tu lances les dés
       *[other] { $seat } lance les dés
    } : { $dice }.
log-throw-again = { $seat-is ->
        [you] Tu relances
       *[other] { $seat } relance
    } : { $dice }.{ $kept-count ->
        [0] { "" }
       *[other] { " " }Dés gardés : { $kept }.
    }
log-take = { $seat-is ->
        [you] Tu prends
       *[other] { $seat } prend
    } { part-tiles } : { part-points }.
log-steal = { $seat-is ->
        [you] Tu voles { part-tiles } à { $other }, qui perd { part-points }.
       *[other] { $other-is ->
            [you] { $seat } te vole { part-tiles }. Tu perds { part-points }.
           *[other] { $seat } vole { part-tiles } à { $other }, qui perd { part-points }.
        }
    }
log-flip = { $seat-is ->
        [you] Tu retournes
       *[other] { $seat } retourne
    } { part-tile }.
log-flip-theirs = { $seat-is ->
        [you] Tu retournes
       *[other] { $seat } retourne
    } { $other-is ->
        [you] ta tuile { WORD($tile) } : elle te reste, désormais à l’abri
       *[other] la tuile { WORD($tile) } { $other-start ->
            [i] d’{ $other }
            [vowel] d’{ $other }
           *[other] de { $other }
        } : elle lui reste, désormais à l’abri
    }.
# $count grey dice so far.
log-grey = { $seat-is ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } { $count ->
        [one] un dé gris
       *[other] le deuxième dé gris
    }.
# $count dice are kept.
log-keep = { $seat-is ->
        [you] { $count ->
            [0] Tu ne gardes aucun dé
            [5] Tu gardes les cinq dés
           *[other] Tu gardes { $dice }
        }
       *[other] { $count ->
            [0] { $seat } ne garde aucun dé
            [5] { $seat } garde les cinq dés
           *[other] { $seat } garde { $dice }
        }
    }.
# $count caught tiles are left.
log-stop = { $seat-is ->
        [you] Tu t’arrêtes
       *[other] { $seat } s’arrête
    }{ $count ->
        [0] { "" }
        [one] { " " }et { $seat-is ->
            [you] laisses
           *[other] laisse
        } une tuile attrapée
       *[other] { " " }et { $seat-is ->
            [you] laisses
           *[other] laisse
        } { $count } tuiles attrapées
    }.
log-to-stack = { $tiles-count ->
        [one] Mélangée à la pile
       *[other] Mélangées à la pile
    } : { part-tiles }.

# Sums up a turn: $count tiles from the pool for $gained points, and the seat's $points now.
log-turn = { $seat-is ->
        [you] { $count ->
            [0] Tu ne prends rien dans le bassin
            [one] Tu prends { $count } tuile dans le bassin (+{ $gained })
           *[other] Tu prends { $count } tuiles dans le bassin (+{ $gained })
        } et as
       *[other] { $count ->
            [0] { $seat } ne prend rien dans le bassin
            [one] { $seat } prend { $count } tuile dans le bassin (+{ $gained })
           *[other] { $seat } prend { $count } tuiles dans le bassin (+{ $gained })
        } et a
    } { part-points }.

## Log: snatching

# $count dice show the $colour.
log-snatch = { $count } dés { WORD($colour, form: "plural") } : tout le monde chipe !
log-throw-for-all = { $seat-is ->
        [you] Tu relances
       *[other] { $seat } relance
    } les cinq dés : { $dice }.
log-no-match = Aucune tuile du bassin ne correspond à ces dés.
log-claim = { $seat-is ->
        [you] Tu chipes
       *[other] { $seat } chipe
    } { part-tile } : { part-points }.
log-claim-wrong = { $seat-is ->
        [you] Tu veux
       *[other] { $seat } veut
    } chiper { part-tile }, mais les dés ne la montrent pas.
log-none-left = Aucune autre tuile ne correspond à ces dés.
log-done = { $seat-is ->
        [you] Tu as
       *[other] { $seat } a
    } fini.
log-mark = { $seat-is ->
        [you] Tu coches
       *[other] { $seat } coche
    } { part-tile }.
log-seal = { $seat-is ->
        [you] Tu scelles tes
       *[other] { $seat } scelle ses
    } choix.
log-open = Tous les choix sont révélés.
# $place is 1 for the seat that was drawn first.
log-lot = { $seat-is ->
        [you] Tu es
       *[other] { $seat } est
    } numéro { $place } au tirage.
log-marked = { $seat-is ->
        [you] { $tiles-count ->
            [0] Tu n’as rien coché
           *[other] Tu as coché { part-tiles }
        }
       *[other] { $tiles-count ->
            [0] { $seat } n’a rien coché
           *[other] { $seat } a coché { part-tiles }
        }
    }.
log-gets = { $seat-is ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } { part-tiles } : { part-points }.
# $other was drawn before $seat; both marked the tile.
log-beaten = { $other-is ->
        [you] Au tirage, tu passes avant { $seat } et reçois { part-tile }.
       *[other] Au tirage, { $other } passe avant { $seat-is ->
            [you] toi
           *[other] { $seat }
        } et reçoit { part-tile }.
    }
log-wrong = Les dés ne montrent pas { part-tiles } { $seat-is ->
        [you] que tu as
       *[other] { $seat-start ->
            [i] qu’{ $seat } a
            [vowel] qu’{ $seat } a
           *[other] que { $seat } a
        }
    } { $tiles-count ->
        [one] cochée
       *[other] cochées
    }.
log-pay = { $seat-is ->
        [you] Tu rends { part-tile } et perds
       *[other] { $seat } rend { part-tile } et perd
    } { part-points }.
log-spared = { $seat-is ->
        [you] Tu n’as que des tuiles de plus grande valeur et ne rends
       *[other] { $seat } n’a que des tuiles de plus grande valeur et ne rend
    } rien.
log-no-tiles = { $seat-is ->
        [you] Tu n’as
       *[other] { $seat } n’a
    } aucune tuile à rendre.
log-snatch-over = La manche éclair est finie : { $count ->
        [one] { $count } tuile chipée
       *[other] { $count } tuiles chipées
    }.
log-nobody = Personne n’a chipé de tuile.

## The end

log-over-stack = La partie est finie : la pile ne peut plus remplir le bassin.
log-over-throws = La partie est finie après { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }.

won-points = { $seat-is ->
        [you] Tu gagnes
       *[other] { $seat } gagne
    } avec { part-points }.
# $tied players have the same points; the winner has the fewest tiles.
won-by-tiles = Égalité à { $tied } avec { part-points }. { $seat-is ->
        [you] Tu gagnes
       *[other] { $seat } gagne
    } avec le moins de tuiles : { $tiles }.
# $tiles is the number of tiles of each winner.
won-shared = { $seats } { $seats-are ->
        [with-you] partagez
       *[others] partagent
    } la victoire, avec { part-points } et { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } par personne.
# $tied players have the same points; the winners have the fewest tiles.
won-shared-by-tiles = Égalité à { $tied } avec { part-points }. { $seats } { $seats-are ->
        [with-you] partagez
       *[others] partagent
    } la victoire avec le moins de tuiles : { $tiles } par personne.

## Refusals

no-snatch = Ce n’est pas une manche éclair.
no-half-a-die = Retourne d’abord une autre tuile : un dé gris en coûte deux.
no-take-after-flip = Tu as retourné des tuiles : tu dois lancer les dés avant d’en prendre d’autres.
no-take-all = Il te faut au moins deux tuiles attrapées pour tout prendre.
no-match = Tes dés ({ $dice }) ne montrent pas les trois poissons de { part-tile }.
no-take-own = Tu as déjà { part-tile }.
no-face-down = La tuile { WORD($tile) } a été retournée : elle reste face cachée pendant ce tour.
no-flipped-theirs = La tuile { WORD($tile) } a été retournée : elle est à l’abri chez { $other }.
no-safe = La tuile { WORD($tile) } est à l’abri chez { $other }.
no-in-stack = La tuile { WORD($tile) } est dans la pile.
no-flip-late = Les dés gris s’achètent avant le deuxième lancer.
no-flip-more = Tu as déjà les deux dés gris.
no-flip-own = La tuile { WORD($tile) } est à toi. Tu peux retourner des tuiles du bassin, et celles qui viennent d’être prises juste avant ton tour.
no-flip-single = Un dé gris coûte deux tuiles, et une seule est face visible.
no-keep-late = Tu n’as plus de lancer. Prends ta prise, ou arrête-toi.
no-keep-all = Dans cette partie, tu dois relancer au moins un dé.
# $kept are the dice that cannot be kept, $dice those on the table.
no-keep = Tu ne peux pas garder { $kept } : tes dés sont { $dice }.
no-stop-after-flip = Tu as retourné des tuiles pour un dé gris : tu dois lancer les dés.
no-stop = Dans cette partie, tu dois lancer les dés une deuxième fois.
no-only-claims = C’est une manche éclair : chipe une tuile du bassin, ou dis « Fini ».
no-claim-again = Tu as déjà voulu chiper { part-tile } avec ce lancer.
no-in-pool = La tuile { WORD($tile) } n’est pas dans le bassin.
no-only-marks = C’est une manche éclair : coche des tuiles du bassin, ou scelle tes choix.
no-mark-again = Tu as déjà coché { part-tile }.

## Reasons for hints

why-take = { part-points }, mais la tuile peut encore t’être volée au tour suivant.
why-take-last = { part-points }, et à l’abri : aucun autre tour ne suit.
why-steal = Tu gagnes { part-points } que personne ne peut te reprendre, et { $other } en perd autant.
why-take-all = { part-points } d’un coup.
why-flip = Deux tuiles retournées donnent un dé gris, mais tu ne peux plus attraper celle-ci pendant ce tour.
why-flip-theirs = Deux tuiles retournées donnent un dé gris, mais celle-ci est alors à l’abri chez { $other }.
# $count caught tiles.
why-keep-all = { $count ->
        [0] Tu ne lances aucun dé : ton tour se termine.
        [one] Tu ne lances aucun dé, mais tu peux encore prendre la tuile attrapée.
       *[other] Tu ne lances aucun dé, mais tu peux encore prendre les { $count } tuiles attrapées.
    }
# $count dice are thrown. $chance is that of $tile in per cent, $average in points; $more tiles are likely too.
why-keep = Lancer { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } : { $chance } % de chances d’attraper { part-tile }{ $more-count ->
        [0] { "" }
       *[other] , et de bonnes chances pour { $more }
    }. En moyenne { part-average }.
# $count dice are thrown.
why-keep-little = Lancer { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } n’attrape presque rien : { part-average } en moyenne.
why-leave = Tu laisserais { $count ->
        [one] une tuile attrapée
       *[other] { $count } tuiles attrapées
    } : { part-points }.
# $average points.
why-stop = Un deuxième lancer est gratuit et rapporte { part-average } en moyenne.
# $count tiles of the pool that the dice show, and that the player has not snatched at or marked.
why-done = { $count ->
        [0] Les dés ne montrent pas d’autre tuile.
        [one] Les dés montrent encore une tuile.
       *[other] Les dés montrent encore { $count } tuiles.
    }
why-snatch = Les dés montrent cette tuile. Elle vaut { part-points }.
why-wrong = { $points ->
        [0] Les dés ne montrent pas cette tuile, mais elle ne te coûterait rien.
       *[other] Les dés ne montrent pas cette tuile : elle te coûterait { part-points }.
    }

## The board in words

# Everything but sentences stands in rows. $count tiles lie in the pool.
board-pool = { $count ->
        [0] Le bassin est vide.
       *[other] Bassin :
    }
# One of the rows of tiles.
board-tile = { WORD($tile, capital: "yes") }
board-worth = { part-points }
board-face-down = { part-points }, face cachée
# What $seat can take from $other, followed by rows of tiles.
board-prey = { $seat-is ->
        [you] Tu peux encore voler à { $other } :
       *[other] { $other-is ->
            [you] { $seat } peut encore te voler :
           *[other] { $seat } peut encore voler à { $other } :
        }
    }
board-safe = { $tiles-count ->
        [one] Retournée, donc à l’abri
       *[other] Retournées, donc à l’abri
    } chez { $seat-is ->
        [you] toi
       *[other] { $seat }
    } : { $tiles }.
part-count = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
board-player = { $seat-is ->
        [you] Tu as
       *[other] { $seat } a
    } { part-points } et { part-count }.
board-placed = { $seat-is ->
        [you] Tu finis
       *[other] { $seat } finit
    } au rang { $place }, avec { part-points } et { part-count }.
board-fresh = { $seat-is ->
        [you] Tu as pris
       *[other] { $seat } a pris
    } { part-tiles } dans le bassin pendant ce tour.
board-stack = { $count ->
        [0] La pile est vide.
       *[other] Dans la pile : { part-count }
    }
board-top = Sur la pile, de haut en bas : { $tiles-row }.

# What happens now: whose turn it is, and the phase.
part-turn = { $seat-is ->
        [you] À toi
       *[other] Au tour { $seat-start ->
            [i] d’{ $seat }
            [vowel] d’{ $seat }
           *[other] de { $seat }
        }
    }
part-snatch = { $seat-is ->
        [you] Manche éclair pendant ton tour
       *[other] Manche éclair pendant le tour { $seat-start ->
            [i] d’{ $seat }
            [vowel] d’{ $seat }
           *[other] de { $seat }
        }
    }
board-before-refill = Le bassin se remplit.
board-before-first = Tirage au sort : qui commence ?
board-turn-refill = { part-turn } : le bassin se remplit.
board-turn-throw = { part-turn } : les dés sont lancés.
board-turn-throw-again = { part-turn } : deuxième lancer.
board-turn-throw-for-all = { part-snatch } : les cinq dés sont relancés.
board-turn-open = { part-snatch } : les choix sont révélés, l’ordre est tiré au sort.
board-turn-fish = { part-turn }, après le premier lancer.
board-turn-fish-again = { part-turn }, après le deuxième lancer.
board-turn-snatch = { part-snatch } : tout le monde chipe des tuiles.
board-turn-secret = { part-snatch } : tout le monde coche des tuiles en secret.

board-dice = { $dice-count ->
        [0] Aucun dé sur la table.
       *[other] Dés : { $dice }.
    }
board-kept = { $dice-count ->
        [0] Aucun dé gardé.
       *[other] Dés gardés : { $dice }.
    }
# $flips tiles were flipped, for $count grey dice.
board-grey = { $flips ->
        [one] { $flips } tuile retournée
       *[other] { $flips } tuiles retournées
    } : { $count ->
        [0] pas encore de dé gris
        [one] { $count } dé gris
       *[other] { $count } dés gris
    }.
# $most throws are the limit; the sentence leaves it out.
board-throws = { $count ->
        [one] { $count } lancer des dés blancs jusqu’ici
       *[other] { $count } lancers des dés blancs jusqu’ici
    }

board-wrong = { $seat-is ->
        [you] Tu as voulu
       *[other] { $seat } a voulu
    } chiper à tort { part-tiles }.
board-marked = { log-marked }
board-done = { $seats-count ->
        [0] Personne n’a encore fini.
       *[other] Terminé : { $seats }.
    }
board-sealed = { $seats-count ->
        [0] Personne n’a encore scellé ses choix.
       *[other] Choix scellés : { $seats }.
    }

# The legend: rows of marks, colours, and letters as they are typed.
board-legend = Les couleurs, et les lettres à taper pour les coups :
board-colour = { WORD($colour, capital: "yes") }

## Words

colour-yellow = jaune
    .plural = jaunes
colour-orange = orange
    .plural = orange
colour-red = rouge
    .plural = rouges
colour-blue = bleu
    .plural = bleus
colour-green = vert
    .plural = verts
colour-black = noir
    .plural = noirs

# Dice of one colour, by their number: dice-yy are two yellow ones.
dice-y = 1 { colour-yellow }
dice-yy = 2 { colour-yellow.plural }
dice-yyy = 3 { colour-yellow.plural }
dice-yyyy = 4 { colour-yellow.plural }
dice-yyyyy = 5 { colour-yellow.plural }
dice-yyyyyy = 6 { colour-yellow.plural }
dice-yyyyyyy = 7 { colour-yellow.plural }
dice-o = 1 { colour-orange }
dice-oo = 2 { colour-orange.plural }
dice-ooo = 3 { colour-orange.plural }
dice-oooo = 4 { colour-orange.plural }
dice-ooooo = 5 { colour-orange.plural }
dice-oooooo = 6 { colour-orange.plural }
dice-ooooooo = 7 { colour-orange.plural }
dice-r = 1 { colour-red }
dice-rr = 2 { colour-red.plural }
dice-rrr = 3 { colour-red.plural }
dice-rrrr = 4 { colour-red.plural }
dice-rrrrr = 5 { colour-red.plural }
dice-rrrrrr = 6 { colour-red.plural }
dice-rrrrrrr = 7 { colour-red.plural }
dice-b = 1 { colour-blue }
dice-bb = 2 { colour-blue.plural }
dice-bbb = 3 { colour-blue.plural }
dice-bbbb = 4 { colour-blue.plural }
dice-bbbbb = 5 { colour-blue.plural }
dice-bbbbbb = 6 { colour-blue.plural }
dice-bbbbbbb = 7 { colour-blue.plural }
dice-g = 1 { colour-green }
dice-gg = 2 { colour-green.plural }
dice-ggg = 3 { colour-green.plural }
dice-gggg = 4 { colour-green.plural }
dice-ggggg = 5 { colour-green.plural }
dice-gggggg = 6 { colour-green.plural }
dice-ggggggg = 7 { colour-green.plural }
dice-k = 1 { colour-black }
dice-kk = 2 { colour-black.plural }
dice-kkk = 3 { colour-black.plural }
dice-kkkk = 4 { colour-black.plural }
dice-kkkkk = 5 { colour-black.plural }
dice-kkkkkk = 6 { colour-black.plural }
dice-kkkkkkk = 7 { colour-black.plural }

# Tiles by their three fish, in the order of the colours above.
tile-yyy = { colour-yellow }-{ colour-yellow }-{ colour-yellow }
tile-yyo = { colour-yellow }-{ colour-yellow }-{ colour-orange }
tile-yyr = { colour-yellow }-{ colour-yellow }-{ colour-red }
tile-yyb = { colour-yellow }-{ colour-yellow }-{ colour-blue }
tile-yyg = { colour-yellow }-{ colour-yellow }-{ colour-green }
tile-yyk = { colour-yellow }-{ colour-yellow }-{ colour-black }
tile-yoo = { colour-yellow }-{ colour-orange }-{ colour-orange }
tile-yor = { colour-yellow }-{ colour-orange }-{ colour-red }
tile-yob = { colour-yellow }-{ colour-orange }-{ colour-blue }
tile-yog = { colour-yellow }-{ colour-orange }-{ colour-green }
tile-yok = { colour-yellow }-{ colour-orange }-{ colour-black }
tile-yrr = { colour-yellow }-{ colour-red }-{ colour-red }
tile-yrb = { colour-yellow }-{ colour-red }-{ colour-blue }
tile-yrg = { colour-yellow }-{ colour-red }-{ colour-green }
tile-yrk = { colour-yellow }-{ colour-red }-{ colour-black }
tile-ybb = { colour-yellow }-{ colour-blue }-{ colour-blue }
tile-ybg = { colour-yellow }-{ colour-blue }-{ colour-green }
tile-ybk = { colour-yellow }-{ colour-blue }-{ colour-black }
tile-ygg = { colour-yellow }-{ colour-green }-{ colour-green }
tile-ygk = { colour-yellow }-{ colour-green }-{ colour-black }
tile-ykk = { colour-yellow }-{ colour-black }-{ colour-black }
tile-ooo = { colour-orange }-{ colour-orange }-{ colour-orange }
tile-oor = { colour-orange }-{ colour-orange }-{ colour-red }
tile-oob = { colour-orange }-{ colour-orange }-{ colour-blue }
tile-oog = { colour-orange }-{ colour-orange }-{ colour-green }
tile-ook = { colour-orange }-{ colour-orange }-{ colour-black }
tile-orr = { colour-orange }-{ colour-red }-{ colour-red }
tile-orb = { colour-orange }-{ colour-red }-{ colour-blue }
tile-org = { colour-orange }-{ colour-red }-{ colour-green }
tile-ork = { colour-orange }-{ colour-red }-{ colour-black }
tile-obb = { colour-orange }-{ colour-blue }-{ colour-blue }
tile-obg = { colour-orange }-{ colour-blue }-{ colour-green }
tile-obk = { colour-orange }-{ colour-blue }-{ colour-black }
tile-ogg = { colour-orange }-{ colour-green }-{ colour-green }
tile-ogk = { colour-orange }-{ colour-green }-{ colour-black }
tile-okk = { colour-orange }-{ colour-black }-{ colour-black }
tile-rrr = { colour-red }-{ colour-red }-{ colour-red }
tile-rrb = { colour-red }-{ colour-red }-{ colour-blue }
tile-rrg = { colour-red }-{ colour-red }-{ colour-green }
tile-rrk = { colour-red }-{ colour-red }-{ colour-black }
tile-rbb = { colour-red }-{ colour-blue }-{ colour-blue }
tile-rbg = { colour-red }-{ colour-blue }-{ colour-green }
tile-rbk = { colour-red }-{ colour-blue }-{ colour-black }
tile-rgg = { colour-red }-{ colour-green }-{ colour-green }
tile-rgk = { colour-red }-{ colour-green }-{ colour-black }
tile-rkk = { colour-red }-{ colour-black }-{ colour-black }
tile-bbb = { colour-blue }-{ colour-blue }-{ colour-blue }
tile-bbg = { colour-blue }-{ colour-blue }-{ colour-green }
tile-bbk = { colour-blue }-{ colour-blue }-{ colour-black }
tile-bgg = { colour-blue }-{ colour-green }-{ colour-green }
tile-bgk = { colour-blue }-{ colour-green }-{ colour-black }
tile-bkk = { colour-blue }-{ colour-black }-{ colour-black }
tile-ggg = { colour-green }-{ colour-green }-{ colour-green }
tile-ggk = { colour-green }-{ colour-green }-{ colour-black }
tile-gkk = { colour-green }-{ colour-black }-{ colour-black }
tile-kkk = { colour-black }-{ colour-black }-{ colour-black }

end-points = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] d’un point
   *[other] de { $count } points
}
end-tiles = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] avec une tuile de moins
   *[other] avec { $count } tuiles de moins
}
end-shared = { $seats } { $seats-are ->
    [with-you] partagez
   *[others] partagent
} la victoire
