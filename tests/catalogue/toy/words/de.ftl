### Ein Spiel zum Testen: Taucher, Perlen und ein Hai.

## Log

log-dive =
    { $seat-is ->
        [you] Du tauchst
       *[other] { $seat } taucht
    } { $metres ->
        [one] einen Meter
       *[other] { $metres } Meter
    } tief.

log-find =
    { $seat-is ->
        [you] Du findest
       *[other] { $seat } findet
    } { $count ->
        [0] nichts
       *[other] { $count } { WORD($thing, $count) }
    }.

log-steal =
    { $seat-is ->
        [you] Du stiehlst { $other } { WORD($card, form: "accusative") }.
       *[other]
            { $seat } stiehlt { $other-is ->
                [you] dir
               *[other] { $other }
            } { WORD($card, form: "accusative") }.
    }

log-dice = Die Würfel zeigen { $dice }: { $dice-row }.

log-cards =
    { $cards-count ->
        [0] { -sea(case: "in") } liegt keine Karte.
       *[other] { -sea(case: "in") }: { $cards }.
    }

log-card = { WORD($card, form: "gender") ->
        [masculine] Der
       *[neuter] Das
    } { WORD($card) } wird gespielt, und { $name } ist { $colour ->
        [colour-red] heiß
       *[other] kalt
    }.

## End

won-most =
    { $seats-are ->
        [you] Du gewinnst
        [with-you] { $seats } gewinnt gemeinsam
        [one] { $seats } gewinnt
       *[others] { $seats } gewinnen gemeinsam
    } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }. { won-thanks }

won-thanks = Danke! { ask-again.hint }

ask-again = Noch einmal?
    .hint = Drück { "{" }Enter{ "}" }.

## Study

study-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % von { NUMBER($games) } Partien

study-mean = { NUMBER($mean, maximumFractionDigits: 0) } { NUMBER($mean, maximumFractionDigits: 0) ->
        [one] Zug
       *[other] Züge
    }

## Words

thing-pearl = { $count ->
        [one] Perle
       *[other] Perlen
    }
thing-fish = { $count ->
        [one] Fisch
       *[other] Fische
    }

card-net = Netz
    .accusative = ein Netz
    .gender = { "neuter" }
card-octopus = Krake
    .accusative = einen Kraken
    .gender = { "masculine" }

colour-red = rot
colour-blue = blau

-sea = { $case ->
       *[nominative] die Bucht
        [in] In der Bucht
    }
