### Das Brett von Pescado auf der Seite. Was auch das Brett in Worten sagt, steht im Katalog darüber.

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
page-keep-hint = Tipp auf die Würfel, die du behalten willst.
# Wie move-keep, neben Würfeln, die zeigen, was behalten wird ($dice).
page-keep = { $count } behalten, { $thrown } würfeln
page-leaves = Wenn du jetzt würfelst, lässt du liegen, was du noch nicht genommen hast.
page-flip = Für einen grauen Würfel umdrehen
page-flip-ask = Welches Plättchen drehst du um?

page-catches = Gefangene Plättchen
page-colours = Farben und ihre Zeichen
# Neben dem Namen einer Person.
page-done = fertig
page-sealed = versiegelt
