### SharkBait in Studien: was gezählt wird, und was die Lösung antwortet.

## Überschriften für das, was gezählt wird

statistics-kind-schools = Schwärme
statistics-kind-tokens = Chips

## Was gezählt wird

statistics-school = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}
statistics-token = Chip { $token }
statistics-pays-bait = zahlt einen Köder
statistics-chooses-roll = würfelt weiter, könnte aufhören
statistics-chooses-stop = hört auf, könnte weiterwürfeln
statistics-must-stop = muss aufhören
statistics-bad-roll = Fehlwurf
statistics-bad-roll-empty-mat = Fehlwurf auf leerer Tafel
statistics-feeding-sharks = fressende Haie
statistics-shark-fight = Haikampf
statistics-trophy = gewinnt den Pokal der Runde

## Die Lösung

help-solve-hold = die Chips, die in dieser Runde fehlen; die anderen liegen aus (Vorgabe: 4,9,13)
help-solve-bait = wie viele Felder ein Köder wert ist, 0 bis { $most }
help-solve-out = die ganze Tabelle als CSV schreiben (Vorgabe: keine Datei)
solve-about = SharkBait, ein Zug. Ein Wert ist, wie viele Felder die Figur in diesem Zug im Schnitt vorrückt; ein Köder zählt { $bait }. Spätere Züge bleiben außer Acht.
solve-dice = Der nächste Wurf ist { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } wert.
solve-file = Alle Stellungen des Zuges stehen in { $file }.
solve-head-move = Zug
solve-head-value = Wert
solve-head-score = Ergebnis
solve-head-dice = Würfel in der Hand
solve-head-roll = würfeln noch bei
solve-head-stop = aufhören schon bei
solve-score = { $score }
solve-scores = { $first } bis { $last }
solve-scores-from = ab { $first }
solve-never = nie
solve-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
solve-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
