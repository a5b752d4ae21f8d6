### Das Spielfeld von Shark Tank auf der Seite. Was auch das Spielfeld in Worten sagt, steht im Katalog darüber.

page-goal = Wer die meisten Punkte hat, gewinnt. Jeder Fisch: 1 und sein Wert. Vier Symbole +8, nur ein Symbol +10
page-goal-short = Punkte: 4 Symbole +8, eins +10
page-round-draft = Auswahl
page-round-fish = noch { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}
page-round-last = Letzte Runde

## Das Becken

page-tank = Das Becken
page-facts = Was es bringt
page-choices = Auswahl
page-shark = { WORD($suit, form: "shark") } auf { $cell }
page-fish = { WORD($suit, form: "fish") } auf { $cell }
# Legt alle Plättchen eines Wegs. $fish ist die Zahl der gefressenen Fische.
page-swim = { $fish ->
    [0] Nach { $cell } schwimmen
    [one] Nach { $cell } schwimmen und 1 Fisch fressen
   *[other] Nach { $cell } schwimmen und { $fish } Fische fressen
}

## Punkte. $low und $high sind Zahlen, bei Änderungen mit Vorzeichen.

page-plus = +{ $points }
page-minus = −{ $points }
page-either = { $low } oder { $high }
page-between = { $low } bis { $high }

## Die Auswahl

page-draft-title = Zuerst nimmst du deine Fische
page-draft = Reihum nehmen alle erst die 1er, dann die 2er, dann die 0er. Alle anderen Fische schwimmen im Becken, und niemand kennt ihre Werte.

## Auswahl

# Ein Fisch mit Namen, zum Beispiel auf dem Knopf, der ihn ausgibt.
page-token = { WORD($suit, form: "one") } { $value }
page-token-hidden = { WORD($suit, form: "fish") }, Wert verdeckt
page-token-taken = { page-token }, genommen von { $seat-is ->
    [you] dir
   *[other] { $seat }
}
page-shark-name = { WORD($suit, form: "shark") }
page-no-meal = kein Fisch nah
page-ask-place = Der { WORD($suit, form: "shark") } schwimmt { $tiles } Plättchen weit. Tipp auf sein Ziel.
page-ask-other = Kein Weg mit { $tiles } Plättchen führt den { WORD($suit, form: "shark") } dorthin. Tipp auf einen Punkt.
page-ask-swim = Hierher schwimmen?
page-not-final = Nichts gilt, bevor du auf Schwimmen drückst.
page-ask-spend = Welchen Fisch gibst du aus?
page-ask-roll = Der Würfel bestimmt, wie viele Plättchen weiter. Ein Wurf lässt sich nicht zurücknehmen.
corner-upper-left = Oben links
corner-upper-right = Oben rechts
corner-lower-left = Unten links
corner-lower-right = Unten rechts
page-cell-empty = kein Fisch hier
page-cell-eats = frisst { $fish }: { $change }
page-again = Neu wählen
page-spend-open = Fisch ausgeben
# $low bis $tiles Plättchen weiter.
page-further = { $low ->
    [0] weiter schwimmen
   *[other] { $low } bis { $tiles } weiter
}
page-roll-only = um die Weite würfeln
page-spend-tiles = { $tiles } weit
page-spend-roll = würfeln
page-roll = Würfeln
page-swim-now = Schwimmen

## Was ein Zug bringt

page-if = Wenn der { WORD($suit, form: "shark") } hierher schwimmt
page-if-spent = Wenn du diesen Fisch ausgibst
page-eats = { $fish ->
    [0] Frisst nichts
    [one] Frisst 1 { WORD($suit, form: "fish") }
   *[other] Frisst { $fish } { WORD($suit, form: "fish") }e
}
page-values = Noch nicht gesehene Werte: { $values }.
page-spends = { page-token } wird ausgegeben.
page-becomes = Aus { $score } Punkten werden { $range }.
page-stays = Es bleibt bei { $score } Punkten.
page-why-breaks = Bricht deinen Bonus für ein Symbol: −{ $points }.
page-why-keeps = Du behältst deinen Bonus für ein Symbol.
page-why-single = Alle deine Fische haben dasselbe Symbol: +{ $points }.
page-why-set = Vier Symbole komplett: +{ $points }.
page-why-set-lost = Bricht einen Satz aus vier Symbolen: −{ $points }.
page-why-tasty = Lecker: +{ $points }.

## Was übrig ist

page-left = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
} im Becken · Werte, die du nicht gesehen hast
page-left-suit = { WORD($suit) }
page-left-some = von { $values }
page-left-none = keiner mehr
page-tasty-short = +1
page-tasty = lecker +1
page-last-at = Die letzte Runde beginnt bei 2 Fischen.
page-turns-left = Noch höchstens { $turns ->
    [one] 1 Zug.
   *[other] { $turns } Züge.
}

## Neben einem Namen

page-own = Deine Fische
page-fish-count = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}
# Niemand hat so viele Fische.
page-fact-skips = { page-fish-count }, setzt aus
page-fact-tiles = { page-fish-count }, { $tiles } Plättchen
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-points-hidden = Punkte verdeckt
page-points-least = { $low }+
page-points-between = { $low } bis { $high } Punkte
# Wie sich die Punkte zusammensetzen. $values ist eine Zahl oder eine Spanne; von $hidden Fischen ist der Wert verdeckt.
page-sum = { page-fish-count } + { $values } Wert{ $tasty ->
    [0] { "" }
   *[other] { " " }+ { $tasty } lecker
}{ $sets ->
    [0] { "" }
   *[other] { " " }+ { $sets } für vier Symbole
}{ $single ->
    [0] { "" }
   *[other] { " " }+ { $single } für ein Symbol
}{ $hidden ->
    [0] { "" }
   *[other] , { $hidden } verdeckt
}

## Das Ende

page-sheet = Wertung · { board-null }
