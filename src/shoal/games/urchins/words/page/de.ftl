### Das Brett von Sea Urchins auf der Seite. Was auch das Brett in Worten sagt, steht im Katalog darüber.

## Das Riff

page-reef = Das Riff
# Ein Feld in Worten: $lying ist, was darauf liegt.
page-square = { $square }: { WORD($lying) }
page-square-piece = { page-square }, { $seat-is ->
    [you] deine Figur
   *[other] Figur von { $seat }
}
# $seat hat gerade gefischt, was dort lag.
page-square-taken = { page-square }, gerade gefischt von { $seat-is ->
    [you] dir
   *[other] { $seat }
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

page-turn = Der Zug
# Die drei Schritte; sehr kurz.
page-step-1 = Stein ziehen
page-step-2 = Legen oder ziehen
page-step-3 = Figur stellen
page-where-to = Wohin zieht der Stein auf { $square }?
page-where-add = Wohin mit dem { WORD($colour, form: "inflected") } Stein?
page-what-on = Was machst du auf { $square }?
page-move = Einen Stein ziehen
page-how-token = Tipp auf ein Feld, um zu legen, oder auf einen Stein, um ihn zu ziehen.
page-how-add = Tipp auf ein Feld, um einen Stein zu legen.
page-how-piece = Tipp auf einen Stein, um zu sehen, was er bringt.
page-put = Hier hinstellen
# $count Steine werden gefischt.
page-put-wins = { $count ->
    [0] bringt nichts
    [one] +1 Stein
   *[other] +{ $count } Steine
}

## Was ein Zug brächte

page-if-piece = Wenn du deine Figur hier hinstellst
# $before hat man bis jetzt gefischt, $total wären es dann.
page-wins = Du fischst { $count } { WORD("thing-token", $count) }: aus { $before } werden { $total }
page-wins-none = Hier fischst du nichts
# $seats stehen auf dem Stein schräg gegenüber.
page-across = { $seats } { $seats-are ->
    [one] steht
   *[others] stehen
} schräg gegenüber.
# $seats stehen auf einem Stein des Quadrats; er bleibt liegen.
page-keeps = { $seats } { $seats-are ->
    [one] behält
   *[others] behalten
}, was unter der Figur liegt.
# Nach einer Null und dem Zeichen dessen, der schräg gegenüber steht; sehr kurz.
page-pill-across = gegenüber
# Tokens of a player, beside the sign; very short.
page-ready-count = { $count } { WORD("thing-token", $count) }
page-to-hand = Deine Figur kommt zurück auf die Hand.
# $count Steine sind dann für die nächste Figur bereit; $seat ist nie, wer das liest.
page-leaves = { $count ->
    [0] Für { $seat } ist dann kein Quadrat bereit.
    [one] Dann ist 1 Stein für { $seat } bereit.
   *[other] Dann sind { $count } Steine für { $seat } bereit.
}
page-ends = Mit diesem Zug endet die Partie.
page-after-this = Nach diesem Schritt
page-then = { $count ->
    [0] Für deine Figur ist nichts bereit
    [one] 1 Stein ist für deine Figur bereit
   *[other] { $count } Steine sind für deine Figur bereit
}
# Quadrate, die eine Figur sofort fischen kann.
page-ready = Bereit zum Fischen
page-ready-for = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: { $count } { WORD("thing-token", $count) }
page-ready-none = Kein Quadrat ist bereit
page-rule = Ein Fangquadrat hat auf jeder Diagonale gleiche Farben. Schräg gegenüber deiner Figur darf keine andere stehen.

## Das Ziel

page-goal = Ziel: die meisten Steine fischen, bis der Vorrat leer ist
page-goal-short = Fisch die meisten Steine
