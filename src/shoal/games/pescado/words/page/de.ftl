### Das Brett von Pescado auf der Seite. Was auch das Brett in Worten sagt, steht im Katalog darüber.

page-goal = Ziel: die meisten Punkte, wenn der Stapel leer ist
page-goal-short = Am Ende die meisten Punkte
# Wie weit die Partie ist: $count Plättchen sind im Stapel.
page-left = { $count ->
        [one] noch 1 Plättchen
       *[other] noch { $count } Plättchen
    }
page-choices = Deine Möglichkeiten
page-all-tiles = Alle Plättchen
page-prey-safe = Nach diesem Zug ist er sicher.
page-prey-none = Kein frischer Fang zu klauen.

# Auf einem Plättchen: was ein Druck bringt oder was es braucht: $dice sind Würfel nach Farben, $count Stück.
page-take = nimm +{ $points }
page-steal = klau +{ $points }
page-gain = +{ $points }
page-needs = braucht { $dice }
page-sure = sicher: +{ $points }
page-shown = sicher
page-marked = markiert
page-wrong = falsch
# Ein Plättchen in Worten ($label), und was darauf steht ($says).
page-tile-says = { $label }: { $says }
# Auf einem Plättchen, das umgedreht werden kann: wo es dann ist.
page-ends-pool = in diesem Zug weg
page-ends-stack = in den Stapel
page-ends-safe = bleibt dort

page-kept = { $count } behalten
page-take-all = { $count ->
        [2] Beide nehmen
       *[other] Alle { $count } nehmen
    }
page-points-more = +{ part-points }
# $count Würfel werden behalten, $thrown geworfen, auch graue.
page-throw = { $count ->
        [0] Alle { $thrown } würfeln
       *[other] { $thrown ->
            [0] Alle fünf behalten
            [one] 1 Würfel würfeln
           *[other] { $thrown } Würfel würfeln
        }
    }
page-keeping = { $dice } behalten
page-keeping-none = nichts behalten
page-flip = { $tiles ->
        [one] Noch 1 umdrehen
       *[other] { $tiles } umdrehen
    }
page-flip-some = Umdrehen
page-flip-brings = für 1 grauen Würfel
page-flip-more = { $tiles ->
        [one] Dreh noch 1 Plättchen um, dann bekommst du einen grauen Würfel.
       *[other] Dreh { $tiles } Plättchen um, dann bekommst du einen grauen Würfel.
    }
page-flip-leaves = Wenn du umdrehst, lässt du liegen, was du gefangen hast: { $tiles }
page-could = { $thrown ->
        [one] Mit { $dice } könnte ein Würfel bringen:
       *[other] Mit { $dice } könnten { $thrown } Würfel bringen:
    }
page-could-none = Mit { $dice } ist kein Plättchen fast gefangen.

page-pool = Das Becken
page-tile = { board-tile }, { board-worth }
page-tile-down = { board-tile }, { board-face-down }
# $seat kann klauen, was $other zuletzt genommen hat.
page-prey = { $seat-is ->
        [you] Frischer Fang von { $other }: Würfle ihn, dann klaust du ihn
       *[other] { $other-is ->
            [you] Dein frischer Fang: { $seat } kann ihn klauen
           *[other] Frischer Fang von { $other }: { $seat } kann ihn klauen
        }
    }

page-dice = Die Würfel
page-dice-of = { $seat-is ->
        [you] Deine Würfel
       *[other] Würfel von { $seat }
    }
page-snatch = Zuschnappen! Tipp vor den anderen auf jedes Plättchen, das die Würfel zeigen.
page-secret = Markier jedes Plättchen, das die Würfel zeigen, und versiegle dann.
page-die = Würfel: { WORD($colour) }
page-die-kept = { page-die }, behalten
page-keep-hint = Tipp auf die Würfel, die du behältst.
page-leaves = Wenn du würfelst, lässt du liegen, was du noch nicht genommen hast.
page-flip-ask = Welches Plättchen drehst du um?

page-colours = Farben und ihre Muster
# Der Anfang jedes Farbworts, auf seinen Fisch gezeichnet: ein oder zwei Buchstaben, bei allen verschieden.
page-initial-yellow = Ge
page-initial-orange = O
page-initial-red = R
page-initial-blue = B
page-initial-green = Gr
page-initial-black = S
# Neben dem Namen einer Person.
page-done = fertig
page-sealed = versiegelt
