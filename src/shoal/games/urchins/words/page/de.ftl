### Das Brett von Sea Urchins auf der Seite. Was auch das Brett in Worten sagt, steht im Katalog darüber.

## Das Riff

page-reef = Das Riff
# Ein Feld in Worten: $lying ist, was darauf liegt.
page-square = { $square }: { WORD($lying) }
page-square-piece = { page-square }, { $seat-is ->
    [you] deine Figur
   *[other] Figur von { $seat }
}
page-empty = leer

## Der Vorrat

page-pile = Der Vorrat
page-add-red = Rot legen
page-add-yellow = Gelb legen
page-left = { $count } im Vorrat
# $turns Züge ohne gelegten oder gefischten Stein; nach $limit muss einer gelegt werden.
page-calm = Nichts gelegt oder gefischt: { $turns } von { $limit } Zügen
page-due = Ein Stein muss gelegt werden

## Neben dem Namen

page-won = { $count } { WORD("thing-token", $count) } gefischt
page-piece-on = Figur auf { $square }
page-piece-in-hand = Figur auf der Hand
# Wo eine Figur ist, die auf keinem Feld steht; sehr kurz.
page-hand = Hand

## Der Zug

page-step-1 = Zieh einen Stein oder lass sie liegen
page-step-2 = Leg oder zieh einen Stein
page-step-3 = Versetz deine Figur
page-where-to = Wohin zieht der Stein auf { $square }?
page-where-add = Wohin mit dem { WORD($colour, form: "inflected") } Stein?
page-what-on = Was machst du auf { $square }?
page-move = Einen Stein ziehen
