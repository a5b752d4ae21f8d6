### Shark Tank: four sharks, fish of four suits, and tiles to swim along.
###
### A fish is named by its suit and its value: Lune 4. The rulebook's Null is the 0.
### $cell, $cells and $tile are names of cells, such as d7. $tiles is a number of tiles.

## Setting up

# $suit is the tasty suit.
log-tasty = Les poissons { WORD($suit) } sont savoureux dans cette partie : chacun rapporte 1 point de plus.

log-first = { $seat-is ->
    [you] Tu commences (tirage au sort).
   *[other] { $seat } commence (tirage au sort).
}

# A fish of the draft. $value is 0, 1 or 2.
log-take = { $seat-is ->
    [you] Tu prends { WORD($suit, form: "the") } { $value }.
   *[other] { $seat } prend { WORD($suit, form: "the") } { $value }.
}

log-fish = Un poisson { WORD($suit) } nage en { $cell }.

# The suits of the sharks in the four corners.
log-sharks = Les requins partent des coins : { WORD($lower_left) } en bas à gauche, { WORD($lower_right) } en bas à droite, { WORD($upper_left) } en haut à gauche, { WORD($upper_right) } en haut à droite.

## Points so far

log-gain = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# $points is how many points fewer, so it is above 0.
log-loss = { $seat-is ->
    [you] Tu perds
   *[other] { $seat } perd
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# $part is a row of the score sheet.
log-part-gain = { WORD($part, capital: "yes") } : +{ $points }.
log-part-loss = { WORD($part, capital: "yes") } : −{ $points }.

## A turn

log-choose = { $seat-is ->
    [you] Tu choisis le requin { WORD($suit) }.
   *[other] { $seat } choisit le requin { WORD($suit) }.
}

log-keep = { $seat-is ->
    [you] Tu ne dépenses rien.
   *[other] { $seat } ne dépense rien.
}

log-spend = { $seat-is ->
    [you] Tu dépenses { WORD($suit, form: "the") } { $value }.
   *[other] { $seat } dépense { WORD($suit, form: "the") } { $value }.
}

# $rolled is what the die shows after a 0 was spent, from 0 to 5.
log-roll = { $seat-is ->
    [you] Tu lances le dé
   *[other] { $seat } lance le dé
} : { $rolled ->
    [0] un 0, donc aucune tuile de plus.
    [one] un { $rolled }, donc { $rolled } tuile de plus.
   *[other] un { $rolled }, donc { $rolled } tuiles de plus.
}

# $tiles of the rolled tiles can be used.
log-roll-cut = { $tiles ->
    [0] Il n’y a de place pour aucune d’elles.
    [one] Il n’y a de la place que pour une seule d’entre elles.
   *[other] Il n’y a de la place que pour { $tiles } d’entre elles.
}

# No movement is longer than $limit tiles: $tiles of the rolled ones can be used.
log-roll-limit = Aucun requin ne nage sur plus de { $limit } tuiles par tour : { $tiles ->
    [0] aucune d’elles ne peut servir.
    [one] une seule d’entre elles peut servir.
   *[other] seulement { $tiles } d’entre elles peuvent servir.
}

log-roll-short = Elles ne peuvent pas servir : aucun requin n’a la place pour toutes les tuiles.

# How many of the rolled tiles the player uses.
log-extra = { $tiles ->
    [0] { $seat-is ->
        [you] Tu n’utilises aucune tuile de plus.
       *[other] { $seat } n’utilise aucune tuile de plus.
    }
    [one] { $seat-is ->
        [you] Tu utilises { $tiles } tuile de plus.
       *[other] { $seat } utilise { $tiles } tuile de plus.
    }
   *[other] { $seat-is ->
        [you] Tu utilises { $tiles } tuiles de plus.
       *[other] { $seat } utilise { $tiles } tuiles de plus.
    }
}

# Tile $number of $tiles.
log-lay = { $seat-is ->
    [you] Tu poses la tuile { $number } sur { $tiles } en { $cell }.
   *[other] { $seat } pose la tuile { $number } sur { $tiles } en { $cell }.
}

# Sums up a turn. $fish is the number of eaten fish.
log-swim = { $seat-is ->
    [you] Tu déplaces
   *[other] { $seat } déplace
} le requin { WORD($suit) } de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} jusqu’en { $cell }. Il { $fish ->
    [0] ne mange rien.
    [one] mange { $fish } poisson.
   *[other] mange { $fish } poissons.
}

# Where the eaten fish were.
log-gobble = Le requin { WORD($suit) } mange { $cells-count ->
    [one] le poisson
   *[other] les poissons
} en { $cells }.

# Only the player who has eaten the fish hears its value.
log-find = { $seat-is ->
    [you] Ton nouveau poisson
   *[other] Le nouveau poisson { $seat-start ->
        [i] d’{ $seat }
        [vowel] d’{ $seat }
       *[other] de { $seat }
    }
} est { WORD($suit, form: "the") } { $value }.

# The others hear only this.
log-look = { $seat } regarde un poisson { WORD($suit) } mangé.

## After a turn

log-skip = { $seat-is ->
    [you] Tu as le plus de poissons : tu passes ton tour et ramasses une tuile.
   *[other] { $seat } a le plus de poissons, passe son tour et ramasse une tuile.
}

log-skip-empty = { $seat-is ->
    [you] Tu as le plus de poissons : tu passes ton tour. Il n’y a plus de tuile à ramasser.
   *[other] { $seat } a le plus de poissons et passe son tour. Il n’y a plus de tuile à ramasser.
}

# $fish is 1 or 2.
log-last-round = Il ne reste { $fish ->
    [one] qu’un poisson
   *[other] que { $fish } poissons
} dans l’aquarium : la dernière manche commence.

log-end-fish = Il ne reste aucun poisson dans l’aquarium.
log-end-round = La dernière manche est finie.
log-end-turns = { $turns } tours ont été joués, c’est le maximum.
log-end-stuck = Plus aucun requin ne peut bouger.

log-reveal = Le repas est fini : tout le monde retourne ses poissons.

# The last roll of the game, from 0 to 5.
log-die = Le dé montre { $value } : chaque 0 { $value ->
    [0] ne vaut rien.
    [one] vaut { $value } point.
   *[other] vaut { $value } points.
}

## Prompts

ask-take = Prends un { $value } du symbole que tu veux.

ask-shark = Choisis un requin. Il nage sur { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
}

ask-spend = Le requin { WORD($suit) } nage sur { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
} Dépenser un poisson pour nager plus loin ?

# Only a 0 can be spent, and the roll is cut to the room there is.
ask-spend-roll = Le requin { WORD($suit) } nage sur { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
} Dépenser un 0 et lancer le dé pour aller plus loin ? Il ne nage qu’aussi loin que la place le permet.

# The same, close to the limit of $limit tiles.
ask-spend-roll-limit = Le requin { WORD($suit) } nage sur { $tiles } tuiles. Dépenser un 0 et lancer le dé pour aller plus loin ? Il ne nage qu’aussi loin que la place le permet, et sur { $limit } tuiles au plus.

# At the limit of tiles.
ask-spend-limit = Le requin { WORD($suit) } nage sur { $tiles } tuiles, c’est le maximum. Dépenser quand même un 0 ? Cela n’ajoute rien.

# No shark has room for the full number of tiles.
ask-spend-short = Le requin { WORD($suit) } nage sur { $tiles ->
    [one] { $tiles } tuile,
   *[other] { $tiles } tuiles,
} aussi loin que la place le permet. Dépenser quand même un 0 ? Cela n’ajoute rien.

ask-extra = Tu as fait un { $rolled }. Combien de tuiles de plus utilises-tu ?

ask-lay = Le requin { WORD($suit) } nage : pose la tuile { $number } sur { $tiles }.

ask-stand = Pose le requin { WORD($suit) } sur une case de la dernière tuile.

ask-nothing = Il n’y a rien à décider maintenant.

## Refusals: the draft and the choice of a shark

no-taken = { WORD($suit, form: "the", capital: "yes") } { $value } est déjà { WORD($suit, form: "gender") ->
    [feminine] prise.
   *[masculine] pris.
}

no-draft-first = Prends d’abord un { $value } : le choix des poissons n’est pas fini.

no-draft-over = Le choix des poissons est fini. Choisis un requin.

no-shark-first = Choisis d’abord un requin.

no-shark-chosen = Tu as déjà choisi un requin.

no-shark-room = Le requin { WORD($suit) } n’a pas la place de nager sur { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
} Choisis un autre requin.

# $full is the number of tiles that no shark has room for, $tiles the most that one has.
no-shark-furthest = Aucun requin n’a la place de nager sur { $full } tuiles. Choisis-en un qui peut nager sur { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} : le requin { WORD($suit) } ne peut pas.

## Refusals: spending

no-spend-first = Décide d’abord si tu dépenses un poisson.

no-not-yours = Tu n’as pas { WORD($suit, form: "the") } { $value }.

# $full is the number of tiles that no shark has room for.
no-spend-short = Aucun requin n’a la place de nager sur { $full } tuiles : tu ne peux dépenser qu’un 0.
no-spend-none = Aucun requin n’a la place de nager sur { $full } tuiles : tu ne peux pas dépenser de poisson.

no-spend-late = Dépense un poisson avant de poser la première tuile, et un seul par tour.

no-spend-settled = Tu as déjà décidé quoi dépenser. Pose une tuile.

# The movement would have $tiles tiles.
no-limit = Aucun requin ne nage sur plus de { $limit } tuiles par tour. Cela en ferait { $tiles }.

no-room = Le requin { WORD($suit) } n’a pas la place de nager sur { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
}

no-extra-first = Choisis d’abord combien de tuiles de plus tu utilises.

no-extra-rolled = Tu n’as fait qu’un { $rolled }.

## Refusals: tiles and the shark

no-lay-first = Le requin est en route. Pose une tuile.

# $tiles are still to be laid.
no-stand-yet = Le requin se déplace après la dernière tuile. Pose encore { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
}

no-tile-water = Une tuile en { $cell } ne serait pas en eau libre.

no-tile-shark = La première tuile doit toucher le requin { WORD($suit) }. Une tuile en { $cell } ne le toucherait pas.

no-tile-last = Chaque tuile doit toucher la précédente. Une tuile en { $cell } ne la toucherait pas.

no-tile-rest = Après une tuile en { $cell }, il n’y aurait plus de place pour les autres.

# $tile is the name of the last tile.
no-stand-cell = La case { $cell } n’est pas sur la dernière tuile, { $tile }.

no-stand-now = Toutes les tuiles sont posées. Pose le requin { WORD($suit) } sur la dernière.

## Reasons for hints: the draft

# $points for a set of four suits.
why-take-set = Complète une série des quatre symboles : { $points } points.

# $points for fish of a single suit.
why-take-single = Tous tes poissons ont le même symbole : { $points } points.

why-take-tasty = Les poissons { WORD($suit) } sont savoureux : 1 point de plus.

# The player would have $suits of $of suits.
why-take = { $suits ->
    [one] Tu aurais { $suits } symbole
   *[other] Tu aurais { $suits } symboles
} sur les { $of } d’une série.

## Reasons for hints: where the shark ends
## $points is an average. $other moves next, and $left are the points of the best
## meal in reach then: 0 if there is none, and -1 if nobody has another turn.

left-for-next = { $left ->
    [-1] .
    [0] { "\u202F" }; { $other-is ->
        [you] tu n’aurais
       *[other] { $other } n’aurait
    } rien à portée.
   *[other] { "\u202F" }; { $other-is ->
        [you] tu aurais
       *[other] { $other } aurait
    } environ { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    } à portée.
}

# The shark eats $fish fish here.
why-stand-meal = Mange { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} pour environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
}{ left-for-next }

# The same with a loss of $points: the points for fish of a single suit are gone.
why-stand-loss = Mange { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, mais te coûte environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
}, car tes poissons n’auraient plus tous le même symbole{ left-for-next }

# The nearest fish is about $tiles tiles away.
why-stand-far = Ne mange rien et finit à environ { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} d’un poisson { WORD($suit) }{ left-for-next }

why-stand-gone = Ne mange rien, car il n’y a plus de poissons { WORD($suit) }{ left-for-next }

# The best end of this movement is $cell.
why-way-meal = Meilleure arrivée en { $cell } : mange { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} pour environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
}{ left-for-next }

# The same with a loss of $points: the points for fish of a single suit are gone.
why-way-loss = Meilleure arrivée en { $cell } : mange { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, mais te coûte environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
}, car tes poissons n’auraient plus tous le même symbole{ left-for-next }

why-way-far = Meilleure arrivée en { $cell } : ne mange rien, à environ { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} d’un poisson { WORD($suit) }{ left-for-next }

why-way-gone = Meilleure arrivée en { $cell } : ne mange rien, car il n’y a plus de poissons { WORD($suit) }{ left-for-next }

# The best end needs a fish: $suit and $value are those of the fish to spend.
why-paid-meal = Meilleure arrivée en { $cell } si tu dépenses { WORD($suit, form: "the") } { $value } : mange { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} pour environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
}{ left-for-next }

# The same with a loss of $points: the points for fish of a single suit are gone.
why-paid-loss = Meilleure arrivée en { $cell } si tu dépenses { WORD($suit, form: "the") } { $value } : mange { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, mais te coûte environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
}, car tes poissons n’auraient plus tous le même symbole{ left-for-next }

why-paid-none = Meilleure arrivée en { $cell } si tu dépenses { WORD($suit, form: "the") } { $value } : ne mange rien{ left-for-next }

# $spent is the suit of the 0 to spend, $suit that of the shark.
why-die = Le mieux : dépenser { WORD($spent, form: "the") } 0 et lancer le dé. Le requin est à environ { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} d’un poisson { WORD($suit) }.
why-die-gone = Le mieux : dépenser { WORD($spent, form: "the") } 0 et lancer le dé, même s’il n’y a plus de poissons { WORD($suit) }.

## Reasons for hints: how far the shark swims

why-length = Le requin { WORD($suit) } nage sur { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
}

why-roll = Le requin { WORD($suit) } nage sur { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, plus le résultat du dé.

# There is room for $room more.
why-roll-room = Le requin { WORD($suit) } nage sur { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $room ->
    [0] et pas plus, quel que soit ton lancer.
   *[other] plus le résultat du dé, { $room } au maximum.
}

## The end

won-points = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# The winner is level with $seats in points. $fish are the winner's tasty fish, $fewer those of the next.
won-tasty = { $seat-is ->
    [you] Tu es
   *[other] { $seat } est
} à égalité avec { $seats }, à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $seat-is ->
    [you] gagnes
   *[other] gagne
} grâce aux poissons savoureux : { $fish } contre { $fewer }.

# $seats share the win: the same points and the same number of tasty fish, $fish.
won-level = { $seats } { $seats-are ->
    [with-you] partagez
   *[others] partagent
} la victoire : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $fish ->
    [one] { $fish } poisson savoureux
   *[other] { $fish } poissons savoureux
} par personne.

# The same, but somebody else with as many points has fewer tasty fish.
won-shared = { $seats } { $seats-are ->
    [with-you] partagez
   *[others] partagent
} la victoire : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $fish ->
    [one] { $fish } poisson savoureux
   *[other] { $fish } poissons savoureux
} par personne, plus que les autres à égalité de points.

## Moves

move-take = Prendre { WORD($suit, form: "the") } { $value }
move-choose = Choisir le requin { WORD($suit) }
move-keep = Ne rien dépenser
move-spend = Dépenser { WORD($suit, form: "the") } { $value }
move-extra = { $tiles ->
    [0] N’utiliser aucune tuile de plus
    [one] Utiliser { $tiles } tuile de plus
   *[other] Utiliser { $tiles } tuiles de plus
}
move-lay = Poser une tuile en { $cell }
move-stand = Poser le requin { WORD($suit) } en { $cell }

## The board in words
## Tables and drawings: most entries are headings or cells, without a full stop.

# $seats have won.
board-over = La partie est finie : { $seats-are ->
    [you] tu gagnes
    [with-you] { $seats } gagnez
    [one] { $seats } gagne
   *[others] { $seats } gagnent
}

board-score = Le repas est fini : le dé décide de la valeur de chaque 0

board-draft = Le choix des poissons : { $seat-is ->
    [you] tu prends
   *[other] { $seat } prend
} un { $value }

board-setup-tasty = Mise en place : le symbole savoureux est tiré au sort
board-setup-first = Mise en place : on tire au sort qui commence
board-setup-sector = Mise en place : le prochain poisson reçoit son secteur
board-setup-cell = Mise en place : le prochain poisson reçoit sa case
board-setup-corners = Mise en place : les requins arrivent dans les coins

# $turns is the most turns there can be; the sentence leaves it out.
board-turn = Tour { $turn } : { $seat-is ->
    [you] à toi
   *[other] à { $seat }
}

board-last = { $turns ->
    [0] Dernière manche
    [one] Dernière manche : encore { $turns } tour
   *[other] Dernière manche : encore { $turns } tours
}

board-first = Commence : { $seat-is ->
    [you] toi
   *[other] { $seat }
}

# The letter of a suit in the drawing: small for a fish, capital for a shark.
board-fish = { WORD($suit, form: "letter") }
board-shark = { WORD($suit, form: "letter", capital: "yes") }

board-legend-water = eau
board-legend-tile = tuile posée
board-legend-last = dernière tuile
board-legend-hidden = un poisson dont la valeur est cachée

board-sharks = Requins :
board-shark-at = { WORD($suit) } { $cell }
board-sharks-later = Les requins ne sont pas encore dans l’aquarium

board-suits = Poissons
board-in-tank = Dans l’aquarium
board-spent = Dépensés
board-unseen = Pas vus
# Before the draft is over.
board-untaken = Pas pris

board-tasty = Savoureux : { WORD($suit) } (+1 chacun)
board-tasty-later = Savoureux : pas encore connu

# Sectors are counted from the lower left, from 0.
board-sector = Le prochain poisson va dans le secteur { $sector }

board-length = Un requin nage sur { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}

# No shark has room for $full tiles.
board-length-short = { board-length } : aucun n’a de la place pour { $full }

board-swim = Le requin { WORD($suit) } nage sur { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
board-swim-short = { board-swim } : aucun requin n’a de la place pour { $full }

board-further = Il peut nager plus loin contre un poisson s’il y a de la place

board-roll = Le dé est lancé pour un 0 dépensé
board-extra = Lancer pour le 0 dépensé : { $rolled }

# The tiles of this movement that lie in the tank.
board-laid = Tuiles posées : { $cells-count } sur { $tiles } ({ $cells-row })

# $fish eaten fish are still to be looked at.
board-look = { $seat-is ->
    [you] Tu regardes les poissons mangés
   *[other] { $seat } regarde les poissons mangés
} : encore { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
} { WORD($suit) }

board-meals = Où le requin { WORD($suit) } peut arriver, et ce qu’il y mange :
board-meal = { $cells-count ->
    [one] le poisson
   *[other] les poissons
} en { $cells }
board-no-meal = rien

board-player = { board-player-end }, { $points ->
    [one] { $points } point jusqu’ici
   *[other] { $points } points jusqu’ici
}
board-player-hidden = { board-player-end }, points cachés
board-player-end = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}, { $tiles ->
    [one] { $tiles } tuile ramassée
   *[other] { $tiles } tuiles ramassées
}
board-drafted = choisis
board-gobbled = mangés

board-stack = Tuiles dans la pile : { $tiles }

board-null = Un 0 { $value ->
    [0] ne vaut rien
    [one] vaut { $value } point
   *[other] vaut { $value } points
}

board-part = { WORD($part, capital: "yes") }
board-rank = Rang

## Suits: as a name (requin Lune), and as the first word of a fish (la Lune 4)

suit-suns = Soleil
    .the = le Soleil
    .gender = { "masculine" }
    .letter = { "s" }
suit-moons = Lune
    .the = la Lune
    .gender = { "feminine" }
    .letter = { "l" }
suit-crowns = Couronne
    .the = la Couronne
    .gender = { "feminine" }
    .letter = { "c" }
suit-arms = Blason
    .the = le Blason
    .gender = { "masculine" }
    .letter = { "b" }

## Rows of the score sheet

part-fish = poissons
part-tasty = poissons savoureux
part-values = valeurs
part-sets = séries
part-single = un seul symbole
part-total = total

end-points = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] d’un point
   *[other] de { $count } points
}
end-tasty = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
} { $count ->
    [one] d’un poisson savoureux
   *[other] de { $count } poissons savoureux
}
end-shared = { $seats } { $seats-are ->
    [with-you] partagez
   *[others] partagent
} la victoire
