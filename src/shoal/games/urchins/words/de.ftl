### Sea Urchins: rote und gelbe Steine, eine Figur für jeden Platz, Felder zum Fischen.
### Felder heißen wie a1. Ein Stapel sind zwei Steine, einer auf dem anderen.

## Wörter

colour-red = rot
    .inflected = roten
colour-yellow = gelb
    .inflected = gelben

thing-token = { $count ->
    [one] Stein
   *[other] Steine
}
    .dative = { $count ->
        [one] Stein
       *[other] Steinen
    }

## Log: der Anfang

log-first = { $seat-is ->
    [you] Du fängst an (ausgelost).
   *[other] { $seat } fängt an (ausgelost).
}

## Log: die ersten beiden Schritte, mit Steinen

# In Schritt 1 wird kein Stein gezogen.
log-leave = { $seat-is ->
    [you] Du lässt die Steine, wo sie sind.
   *[other] { $seat } lässt die Steine, wo sie sind.
}
log-add = { $seat-is ->
    [you] Du legst einen { WORD($colour, form: "inflected") } Stein auf { $square }.
   *[other] { $seat } legt einen { WORD($colour, form: "inflected") } Stein auf { $square }.
}
# $below ist die Farbe des Steins, der dort lag.
log-stack = { $seat-is ->
    [you] Du legst einen { WORD($colour, form: "inflected") } Stein auf den { WORD($below, form: "inflected") } auf { $square }.
   *[other] { $seat } legt einen { WORD($colour, form: "inflected") } Stein auf den { WORD($below, form: "inflected") } auf { $square }.
}
# Ein Stein, der allein auf $square liegt, zieht nach $target.
log-slide = { $seat-is ->
    [you] Du ziehst den { WORD($colour, form: "inflected") } Stein von { $square } nach { $target }.
   *[other] { $seat } zieht den { WORD($colour, form: "inflected") } Stein von { $square } nach { $target }.
}
# Der obere Stein eines Stapels auf $square zieht nach $target.
log-jump = { $seat-is ->
    [you] Du ziehst den { WORD($colour, form: "inflected") } Stein oben auf { $square } nach { $target }.
   *[other] { $seat } zieht den { WORD($colour, form: "inflected") } Stein oben auf { $square } nach { $target }.
}

## Log: der dritte Schritt, mit der Figur

log-piece = { $seat-is ->
    [you] Du stellst deine Figur auf { $square }.
   *[other] { $seat } stellt die eigene Figur auf { $square }.
}
log-stay = { $seat-is ->
    [you] Du lässt deine Figur auf { $square }.
   *[other] { $seat } lässt die eigene Figur auf { $square }.
}
log-hand = { $seat-is ->
    [you] Du nimmst deine Figur zurück auf die Hand.
   *[other] { $seat } nimmt die eigene Figur zurück auf die Hand.
}

## Log: was ein Zug gebracht hat

# $count Steine von $squares; $total ist, wie viele es jetzt sind.
log-catch = { $seat-is ->
    [you] Du fischst { $count } { WORD("thing-token", $count) } von { $squares }. Insgesamt: { $total }.
   *[other] { $seat } fischt { $count } { WORD("thing-token", $count) } von { $squares }. Insgesamt: { $total }.
}
# Die Figur beendet den Zug auf $square.
log-turn = { $seat-is ->
    [you] Du legst einen Stein und beendest den Zug auf { $square } ohne Fang.
   *[other] { $seat } legt einen Stein und beendet den Zug auf { $square } ohne Fang.
}
log-still-turn = { $seat-is ->
    [you] Du legst keinen Stein und beendest den Zug auf { $square } ohne Fang.
   *[other] { $seat } legt keinen Stein und beendet den Zug auf { $square } ohne Fang.
}

## Log: was als Nächstes kommt

log-cannot-move = { $seat-is ->
    [you] Du kannst in Schritt 1 keinen Stein ziehen.
   *[other] { $seat } kann in Schritt 1 keinen Stein ziehen.
}
log-cannot-act = { $seat-is ->
    [you] Du kannst weder einen Stein legen noch einen ziehen.
   *[other] { $seat } kann weder einen Stein legen noch einen ziehen.
}
# $turns ist, seit wie vielen Zügen kein Stein gelegt oder gefischt wurde.
log-must-add = { $seat-is ->
    [you] Seit { $turns } Zügen wurde kein Stein gelegt oder gefischt. Wenn möglich, musst du jetzt einen legen.
   *[other] Seit { $turns } Zügen wurde kein Stein gelegt oder gefischt. Wenn möglich, muss { $seat } jetzt einen legen.
}
log-end-pile = Der Vorrat ist aufgebraucht: Die Partie ist vorbei.
# $colour ist die Farbe, die ausgegangen ist.
log-end-colour = Im Vorrat sind keine { WORD($colour, form: "inflected") } Steine mehr: Die Partie ist vorbei.
# $turns ist, seit wie vielen Zügen kein Stein gelegt oder gefischt wurde.
log-end-still = Seit { $turns } Zügen wurde kein Stein gelegt oder gefischt: Die Partie ist vorbei.

## Das Ende

won-most = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $count } { WORD("thing-token", $count, form: "dative") }.
won-shared = { $seats } { $seats-are ->
    [with-you] teilt euch
   *[others] teilen sich
} den Sieg mit je { $count } { WORD("thing-token", $count, form: "dative") }.

## Fragen

ask-draw = Gleich wird ausgelost, wer anfängt.
ask-over = Die Partie ist vorbei.
ask-wait = { $seat-is ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
}
ask-step-1 = Schritt 1: Zieh einen Stein oder lass sie liegen.
ask-step-2 = Schritt 2: Leg einen Stein oder zieh einen.
# Kein Stein kann ziehen.
ask-add = Schritt 2: Leg einen Stein.
# $turns ist, seit wie vielen Zügen kein Stein gelegt oder gefischt wurde.
ask-must-add = Schritt 2: Leg einen Stein. Seit { $turns } Zügen wurde keiner gelegt oder gefischt.
ask-step-3 = Schritt 3: Stell deine Figur auf einen Stein.

## Was nicht geht: noch nicht

no-draw-yet = Es ist noch nicht ausgelost, wer anfängt.
no-other-turn = { $seat } ist dran.
no-add-yet = In Schritt 1 ziehst du einen Stein oder lässt sie liegen. Legen kannst du in Schritt 2.
no-token-now = Deine Schritte mit Steinen sind vorbei. Stell jetzt deine Figur auf einen Stein.
no-piece-yet = Deine Figur kommt zuletzt, in Schritt 3.

## Was nicht geht: Schritte, die sein müssen

no-leave = Du musst einen Stein legen oder einen ziehen.
# Kein Stein kann ziehen.
no-leave-add = Du musst einen Stein legen.
no-piece-left = Du musst deine Figur auf einen Stein stellen.
# $turns ist, seit wie vielen Zügen kein Stein gelegt oder gefischt wurde.
no-must-add = Du musst einen Stein legen: Seit { $turns } Zügen wurde keiner gelegt oder gefischt.

## Was nicht geht: einen Stein legen

no-colour-left = Im Vorrat sind keine { WORD($colour, form: "inflected") } Steine mehr.
no-add-piece = Auf { $square } steht { $seat-is ->
    [you] deine Figur
   *[other] die Figur von { $seat }
}, also kannst du dort keinen Stein legen.
no-add-stack = Auf { $square } liegen schon zwei Steine.
no-add-same = Der Stein auf { $square } ist auch { WORD($colour) }. Ein Stapel hat von jeder Farbe einen.

## Was nicht geht: einen Stein ziehen

no-token = Auf { $square } liegt kein Stein.
no-move-piece = Auf { $square } steht { $seat-is ->
    [you] deine Figur
   *[other] die Figur von { $seat }
}, also kann der Stein dort nicht ziehen.
no-move-taken = Ein Stein zieht auf ein leeres Feld, und { $square } ist besetzt.
no-move-far = Der Stein auf { $square } liegt allein, also zieht er nur ein Feld weit.
no-move-over = Von { $square } nach { $target } müsste der Stein über mehr als einen anderen hinweg.

## Was nicht geht: die Figur

no-piece-empty = Auf { $square } liegt kein Stein für deine Figur.
no-piece-same = Deine Figur steht schon auf { $square }. Stell sie auf einen anderen Stein.
no-piece-taken = Auf { $square } steht schon die Figur von { $seat }.

## Gründe für und gegen einen Zug

# $count Steine sind mit der Figur allein zu fischen.
why-ready = { $count ->
    [one] Danach liegt 1 Stein
   *[other] Danach liegen { $count } Steine
} für deine Figur bereit.
why-none-ready = Danach liegen keine Steine für deine Figur bereit.
# $count Steine werden jetzt gefischt.
why-last = { part-fished } und beendet die Partie.
# Es genügt nicht, einen Stein zu legen oder zu ziehen.
why-safe = { part-fished }. Mit nur einem gelegten oder gezogenen Stein kann { $other } nichts fischen.
# $left ist das Wenigste, was danach zu fischen ist.
why-leaves = { part-fished }. { $other } kann danach { $left } { WORD("thing-token", $left) } oder mehr fischen.

part-fished = { $count ->
    [0] Fischt nichts
   *[other] Fischt { $count } { WORD("thing-token", $count) }
}

## Züge

move-leave = Die Steine liegen lassen
move-add = Einen { WORD($colour, form: "inflected") } Stein auf { $square } legen
# $below ist die Farbe des Steins, der dort liegt.
move-stack = Einen { WORD($colour, form: "inflected") } Stein auf den { WORD($below, form: "inflected") } auf { $square } legen
move-token = Den { WORD($colour, form: "inflected") } Stein von { $square } nach { $target } ziehen
move-piece = Deine Figur auf { $square } stellen
move-stay = Deine Figur auf { $square } lassen

## Das Brett in Worten

board-drawing-first = Es wird ausgelost, wer anfängt.
# $number ist einer der drei Schritte eines Zuges.
board-turn = { $seat-is ->
    [you] Du bist dran
   *[other] { $seat } ist dran
}: Schritt { $number } von 3.
board-over = Die Partie ist vorbei: { $seats-are ->
    [you] Du gewinnst
    [one] { $seats } gewinnt
    [with-you] { $seats } teilt euch den Sieg
   *[others] { $seats } teilen sich den Sieg
}.

# Was auf einem Feld liegt.
board-red = roter Stein
board-yellow = gelber Stein
board-red-on-yellow = rot auf gelb
board-yellow-on-red = gelb auf rot

board-pile = Im Vorrat: { $red } rote, { $yellow } gelbe.

# Die Tabelle der Personen. Die Nummer einer Figur steht auch auf dem Brett.
board-head-piece = Figur
board-head-player = Name
board-head-square = Feld
board-head-won = Gefischt
board-player = { $seat-is ->
    [you] { $seat } (du)
   *[other] { $seat }
}
# Wo eine Figur ist, die auf keinem Feld steht.
board-in-hand = auf der Hand

# $turns ist, seit wie vielen Zügen kein Stein gelegt oder gefischt wurde.
board-calm = Züge ohne gelegten oder gefischten Stein: { $turns }. Nach { $limit } muss einer gelegt werden.
board-due = { $seat-is ->
    [you] Du musst
   *[other] { $seat } muss
} in Schritt 2 einen Stein legen, wenn möglich.
board-added = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} in diesem Zug einen Stein gelegt.
board-last-turn = { $seat-is ->
    [you] Du hattest
   *[other] { $seat } hatte
} den letzten Zug.

end-tokens = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $count ->
    [one] mit einem Stein Vorsprung
   *[other] mit { $count } Steinen Vorsprung
}
end-shared = { $seats } { $seats-are ->
    [with-you] teilt euch
   *[others] teilen sich
} den Sieg
