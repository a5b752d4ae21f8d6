### Das Spielfeld von Shark Tank auf der Seite. Was auch das Spielfeld in Worten sagt, steht im Katalog darüber.

## Das Becken

page-tank = Das Becken
page-left = noch { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, die letzte Runde beginnt bei 2
page-turns-left = noch höchstens { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
page-shark = { WORD($suit, form: "shark") } auf { $cell }
page-fish = { WORD($suit, form: "fish") } auf { $cell }
# Legt alle Plättchen eines Wegs. $fish ist die Zahl der verschlungenen Fische.
page-swim = { $fish ->
    [0] Nach { $cell } schwimmen
    [one] Nach { $cell } schwimmen und 1 Fisch verschlingen
   *[other] Nach { $cell } schwimmen und { $fish } Fische verschlingen
}

## Auswahl

# Ein Fisch mit Namen, zum Beispiel auf dem Knopf, der ihn ausgibt.
page-token = { WORD($suit, form: "one") } { $value }
page-token-hidden = { WORD($suit, form: "fish") }, Wert verdeckt
# Wie weit der Hai schwimmt, wenn der Fisch ausgegeben wird.
page-spend = { page-token }: { $tiles } Plättchen
page-spend-roll = { page-token }: um die Weite würfeln
page-keep = { move-keep }: { $tiles } Plättchen
# $length Plättchen im Ganzen.
page-extra = { move-extra }: { $length } weit schwimmen
page-laid = { $laid } von { $tiles } Plättchen gelegt.
page-whole = Ganzer Weg
page-by-tile = Plättchen für Plättchen
page-hint-choose = Tipp auf einen Hai. Alle können alle vier Haie ziehen.
page-hint-whole = Tipp auf ein markiertes Feld, um dorthin zu schwimmen. Ein Dreieck steht für eine Mahlzeit.
page-hint-pay = Gib einen Fisch aus, um weiter zu schwimmen, oder tipp auf ein markiertes Feld, um umsonst dorthin zu schwimmen.
page-hint-tile = Tipp dorthin, wo das nächste Plättchen liegen soll.
page-hint-size = Ein Plättchen bedeckt 2 mal 2 Felder.
page-hint-near = Tipp zuerst in die Nähe, um näher heranzugehen.
page-zoom-out = Das ganze Becken zeigen
page-zoom-in = Näher heran

## Neben einem Namen

page-first = fängt an
page-fish-count = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}
page-tiles-count = { $tiles ->
    [one] 1 gesammeltes Plättchen
   *[other] { $tiles } gesammelte Plättchen
}
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-points-hidden = Punkte verdeckt

## Fische und Punkte

page-hands = Die Fische
page-sheet = Wertung · { board-null }
