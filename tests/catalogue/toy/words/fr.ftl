### Un jeu pour les tests : plongeurs, perles et requin.

## Log

log-dive =
    { $seat-is ->
        [you] Tu plonges
       *[other] { $seat } plonge
    } à { $metres ->
        [one] { $metres } mètre
        [many] { $metres } de mètres
       *[other] { $metres } mètres
    }.

log-find =
    { $seat-is ->
        [you] Tu trouves
       *[other] { $seat } trouve
    } { $count ->
        [0] rien
       *[other] { $count } { WORD($thing, $count) }
    }.

log-steal =
    { $seat-is ->
        [you] Tu voles { WORD($card, form: "one") } à { $other }.
       *[other]
            { $other-is ->
                [you] { $seat } te vole { WORD($card, form: "one") }.
               *[other] { WORD($card, form: "one", capital: "yes") } { $other-start ->
                    [i] d’{ $other }
                    [vowel] d’{ $other }
                   *[other] de { $other }
                } est pour { $seat }.
            }
    }

log-dice = Les dés montrent { $dice } : { $dice-row }.

log-cards =
    { $cards-count ->
        [0] Pas de cartes dans { -sea }.
       *[other] Dans { -sea } : { $cards }.
    }

log-card = { WORD($card, capital: "yes") } est joué, et { $name } est { $colour ->
        [colour-red] chaud
       *[other] froid
    }.

## End

won-most =
    { $seats-are ->
        [you] Tu gagnes
        [with-you] { $seats }, vous gagnez ensemble
        [one] { $seats } gagne
       *[others] { $seats } gagnent ensemble
    } avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }. { won-thanks }

won-thanks = Merci ! { ask-again.hint }

ask-again = Encore ?
    .hint = Appuie sur { "{" }Entrée{ "}" }.

## Study

study-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { NUMBER($games) } parties

study-mean = { NUMBER($mean, maximumFractionDigits: 0) } { NUMBER($mean, maximumFractionDigits: 0) ->
        [one] tour
       *[other] tours
    }

## Words

thing-pearl = { $count ->
        [one] perle
        [many] de perles
       *[other] perles
    }
thing-fish = { $count ->
        [one] poisson
        [many] de poissons
       *[other] poissons
    }

card-net = filet
    .one = un filet
card-octopus = poulpe
    .one = un poulpe

colour-red = rouge
colour-blue = bleu

-sea = la baie
