### Fehler von Shark Tank. Ein Wort mit Gleichheitszeichen ist ein Feld einer Stellung in ihrer Schreibweise.

## Züge

# $cell ist das Feld unten links in einem Plättchen.
error-tile-outside = Ein Plättchen mit dem Namen { $cell } würde aus dem Becken ragen.
error-move = { $move } ist kein Zug von Shark Tank. Schreib zum Beispiel take suns, shark moons, spend 2 arms, spend nothing, extra 3, tile d7 oder stand d8.

## Wie eine Stellung geschrieben wird

error-suits = { $field }= braucht vier Symbole mit / dazwischen, nicht { $text }.
error-sharks = sharks= braucht vier Felder, sobald die Haie im Becken sind, und vorher keines.
error-plus = tokens= hat ein + mit nichts dahinter in { $text }.
error-mark = { $mark } ist kein Wert eines Fisches: Es gibt n, 1, 2, 3, 4, 5.
error-marks-order = Werte werden vom kleinsten an geschrieben, nicht { $marks }.
error-token-twice = { WORD($suit, form: "one") } { $value } ist an zwei Stellen.
# $key ist ein Feld, das ab Phase $phase angegeben wird.
error-given-from = { $field }= muss ab Phase { $phase } angegeben sein, und vorher nicht.

## Fische, Auswahl und Becken. $number ist ein Platz, ab 0 gezählt.

error-cell-twice = Feld { $cell } ist zweimal belegt.
error-fish-count = Die Zahl der { WORD($suit) }, die niemand hat, ist { $tokens }, aber { $fish } Fische mit diesem Symbol schwimmen.
error-setup-tokens = Während des Aufbaus kann nichts gefressen oder ausgegeben sein.
error-setup-turn = Während des Aufbaus kann noch kein Zug gespielt sein.
error-setup-tiles = Während des Aufbaus kann niemand Plättchen gesammelt haben.
error-draft-many = Ein Platz hat mehr als { $count } von 1, 2 oder 0 ausgewählt.
error-draft-few = Zu wenige der Einsen, Zweien und Nullen sind ausgewählt.
error-draft-early = Fische sind zu früh ausgewählt, oder die Auswahl wäre vorbei.
error-draft-seat = seat={ $number } ist falsch: Nach { $tokens ->
    [one] 1 Fisch
   *[other] { $tokens } Fischen
} wählt ein anderer Platz.
error-draft-tokens = Platz { $number } hat zu viele oder zu wenige Fische ausgewählt.
error-sector = sector= muss 0 sein, außer in Phase cell mit spread=sectors.
error-sector-anywhere = phase=sector ist mit spread=anywhere unmöglich.
error-sector-taken = Sektor { $sector } hat seinen Fisch schon.
error-corners = phase=corners braucht alle Fische im Becken und kommt gleich danach.
error-fish-early = fish= muss leer sein, bis die Auswahl vorbei ist.
error-fish-order = fish= wird Symbol für Symbol gefüllt: suns, moons, crowns, arms.
error-fish-corner = Auf { $cell } kann kein Fisch starten: Das Feld ist zu nah an einer Ecke.
error-fish-sector = Im Sektor von { $cell } sind zwei Fische.

## Züge im Spiel. $number ist ein Platz, ab 0 gezählt.

error-tiles = tiles= hat mehr als die { $tiles } Plättchen, die es gibt.
error-tiles-kept = Platz { $number } kann nach seinem Zug keine gesammelten Plättchen haben.
error-die = die= muss ganz am Ende angegeben sein, und vorher nicht: So viel bringt eine 0.
error-turn-seat = seat={ $number } ist falsch: Nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
} ist ein anderer Platz dran.
error-over = Hier wäre die Partie vorbei.
error-not-over = Die Partie ist noch nicht vorbei.
error-last-round = Die letzte Runde läuft ab { $fish } Fischen oder weniger, und vorher nicht.
error-leads = Platz { $number } führt, also wäre dieser Zug ausgefallen.
error-stuck = Hier kann kein Hai ziehen, also wäre dieser Zug ausgefallen.

## Der Weg eines Hais

error-shark-mover = mover= muss von der Wahl eines Hais bis zum Ende des Zugs angegeben sein, und nur dann.
error-mover-room = Der Hai in mover= kann nicht weit genug schwimmen.
error-due = due= muss in Phase look die gefressenen Fische zählen und sonst 0 sein.
error-extra = extra= muss außerhalb von Phase stretch 0 sein.
error-trail = trail= muss leer sein, wenn kein Hai schwimmt.
error-length-early = length= muss 0 sein, wenn kein Hai schwimmt.
error-length = length={ $length } ist falsch: Dieser Weg hat { $tiles } Plättchen.
error-length-paid = length={ $length } ist falsch: Kein Fisch macht diesen Weg so lang.
error-pay = phase=pay braucht einen Fisch zum Ausgeben.
error-roll = Hier kann keine 0 ausgegeben worden sein.
error-stretch = phase=stretch braucht null=may und einen Wurf in extra=, der passt.
error-tile-water = Plättchen { $cell } liegt nicht in freiem Wasser.
error-tile-apart = Plättchen { $cell } berührt nicht, was davor kam.
error-trail-short = trail= hat { $laid } Plättchen, aber der Hai zieht nach { $tiles }.
error-trail-rest = Der Rest dieses Wegs kann nicht gelegt werden.
