### Un juego para las pruebas: buceadores, perlas y un tiburón.

## Log

log-dive =
    { $seat-is ->
        [you] Buceas
       *[other] { $seat } bucea
    } a { $metres ->
        [one] un metro
        [many] { $metres } de metros
       *[other] { $metres } metros
    }.

log-find =
    { $seat-is ->
        [you] Encuentras
       *[other] { $seat } encuentra
    } { $count ->
        [0] nada
       *[other] { $count } { WORD($thing, $count) }
    }.

log-steal =
    { $seat-is ->
        [you] Le robas { WORD($card, form: "one") } a { $other }.
       *[other]
            { $seat } { $other-is ->
                [you] te roba { WORD($card, form: "one") }
               *[other] le roba { WORD($card, form: "one") } a { $other }
            }.
    }

log-dice = Los dados muestran { $dice }: { $dice-row }.

log-cards =
    { $cards-count ->
        [0] No hay cartas en { -sea }.
       *[other] En { -sea }: { $cards }.
    }

log-card = Se juega { WORD($card, form: "one") }, y { $name } está { $colour ->
        [colour-red] caliente
       *[other] frío
    }.

## End

won-most =
    { $seats-are ->
        [you] Ganas
        [with-you] { $seats } ganáis juntos
        [one] { $seats } gana
       *[others] { $seats } ganan juntos
    } con { $points ->
        [one] un punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }. { won-thanks }

won-thanks = ¡Gracias! { ask-again.hint }

ask-again = ¿Otra vez?
    .hint = Pulsa { "{" }Intro{ "}" }.

## Study

study-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de { NUMBER($games) } partidas

study-mean = { NUMBER($mean, maximumFractionDigits: 0) } { NUMBER($mean, maximumFractionDigits: 0) ->
        [one] turno
       *[other] turnos
    }

## Words

thing-pearl = { $count ->
        [one] perla
        [many] de perlas
       *[other] perlas
    }
thing-fish = { $count ->
        [one] pez
        [many] de peces
       *[other] peces
    }

card-net = red
    .one = una red
card-octopus = pulpo
    .one = un pulpo

colour-red = rojo
colour-blue = azul

-sea = la bahía
