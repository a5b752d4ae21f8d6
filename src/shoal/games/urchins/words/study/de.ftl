### Sea Urchins in Studien: was gezählt wird, und was die Lösung antwortet.

## Überschriften für das, was gezählt wird

statistics-kind-steps = Schritte
statistics-kind-catches = Fänge

## Was gezählt wird

statistics-adds = legt einen { WORD($colour, form: "inflected") } Stein
statistics-stacks = legt einen { WORD($colour, form: "inflected") } Stein auf einen anderen
statistics-leaves = lässt die Steine liegen
statistics-puts-piece = stellt die Figur
statistics-moves-top = zieht den oberen Stein eines Stapels
statistics-moves-lone = zieht einen einzelnen Stein
statistics-free-moves-top = Schritt 1: zieht den oberen Stein eines Stapels
statistics-free-moves-lone = Schritt 1: zieht einen einzelnen Stein
statistics-must-add = muss einen Stein legen
statistics-catch = { $tokens ->
    [one] 1 Stein
   *[other] { $tokens } Steine
}
statistics-fishes = fischt
statistics-fishes-several = fischt mehrere Quadrate auf einmal

## Die Lösung

help-solve-most = wie viele Stellungen höchstens durchsucht werden
solve-about = Sea Urchins zu zweit, bis zum Ende der Partie. Ein Wert ist, wie viele Steine mehr als die andere Person jemand ab hier fischt, wenn beide bestmöglich spielen.
solve-head-value = für { $seat }
solve-head-position = Stellung
solve-head-move = Zug
solve-head-tokens = Steine
