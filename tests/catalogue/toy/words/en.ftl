### A toy game for tests: divers, pearls and a shark.

## Log

log-dive =
    { $seat-is ->
        [you] You dive
       *[other] { $seat } dives
    } { $metres ->
        [one] one metre
       *[other] { $metres } metres
    } deep.

log-find =
    { $seat-is ->
        [you] You find
       *[other] { $seat } finds
    } { $count ->
        [0] nothing
       *[other] { $count } { WORD($thing, $count) }
    }.

log-steal =
    { $seat-is ->
        [you] You steal { WORD($card, form: "one") } from { $other }.
       *[other]
            { $seat } steals { WORD($card, form: "one") } from { $other-is ->
                [you] you
               *[other] { $other }
            }.
    }

log-dice = The dice show { $dice }: { $dice-row }.

log-cards =
    { $cards-count ->
        [0] There are no cards in { -sea }.
       *[other] In { -sea }: { $cards }.
    }

log-card = { WORD($card, capital: "yes") } is played, and { $name } is { $colour ->
        [colour-red] hot
       *[other] cold
    }.

## End

won-most =
    { $seats-are ->
        [you] You win
        [with-you] { $seats } win together
        [one] { $seats } wins
       *[others] { $seats } win together
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }. { won-thanks }

won-thanks = Thank you! { ask-again.hint }

ask-again = Again?
    .hint = Press { "{" }Enter{ "}" }.

## Study

study-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { NUMBER($games) } games

study-mean = { NUMBER($mean, maximumFractionDigits: 0) } { NUMBER($mean, maximumFractionDigits: 0) ->
        [one] turn
       *[other] turns
    }

## Words

thing-pearl = { $count ->
        [one] pearl
       *[other] pearls
    }
thing-fish = fish

net = never part of a list
card-net = net
    .one = a net
card-octopus = octopus
    .one = an octopus

colour-red = red
colour-blue = blue

-sea = the bay
