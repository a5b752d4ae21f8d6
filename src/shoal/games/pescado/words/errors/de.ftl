### Fehler von Pescado. Wörter mit Gleichheitszeichen sind Felder einer Stellung, in ihrer Schreibweise.

## Optionen und Züge

error-tiles-count = Die Option tiles braucht { $count } Plättchen mit Kommas dazwischen, nicht { $given }.
# $letters sind die Buchstaben der Farben, in ihrer Reihenfolge.
error-tile = { $tile } ist kein Plättchen: Ein Plättchen hat drei der Buchstaben { $letters }, für { colour-yellow }, { colour-orange }, { colour-red }, { colour-blue }, { colour-green } und { colour-black }.
error-move = { $move } ist kein Zug in Pescado. Züge sind: take yyr, take all, flip yyr, keep rrb, keep none, done, claim yyr, mark yyr und seal. Die Buchstaben stehen in der Reihenfolge { $letters }.
error-chance = { $outcome } kann hier nicht geschehen.
error-not-this-throw = { $dice } ist kein Wurf mit { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfeln
    }: Jeder Würfel ist einer der Buchstaben { $letters }.

## Stellungen

error-dice = dice= nimmt bis zu sieben der Buchstaben { $letters }, nicht { $dice }.
error-dice-order = dice= nimmt seine Buchstaben in der Reihenfolge { $letters }.
error-tile-twice = Ein Plättchen ist an zwei Orten.
error-prey = prey= nimmt höchstens sechs Plättchen, alle von der Person, die vorher dran war.
error-prey-over = prey= muss leer sein, wenn die Partie vorbei ist.
error-fresh = fresh= nennt ein Plättchen, das die Person in turn= nicht hat.
error-outside-turn = Außerhalb eines Zuges muss fresh= leer und flips= 0 sein.
error-top = top= nennt { $tile }, aber dieses Plättchen ist nicht im Stapel.
error-flipped = flipped= nennt ein Plättchen, das weder im Becken noch bei der Person davor sicher ist.
error-flips = flips= ist { $flips }, aber flipped= nennt { $count } Plättchen.
error-flips-odd = flips= muss hier gerade sein: Ein grauer Würfel kostet zwei Plättchen.
error-flips-single = Ein Plättchen ist umgedreht, aber es gibt kein zweites zum Umdrehen.
error-pool = Im Becken können in der Phase { $phase } nicht { $count } Plättchen liegen.
error-dice-count = Auf dem Tisch können in der Phase { $phase } nicht { $count } Würfel liegen.
error-before-throw = Vor dem ersten Wurf kann niemand Plättchen haben oder fischen.
error-other-first = turn={ $number } fängt hier nicht an.
error-first-late = Nach dem ersten Wurf gibt es die Phase first nicht mehr.
error-first-turn = Im ersten Zug gibt es keine Plättchen eines früheren Zuges zu nehmen oder umzudrehen.
error-thrown = Die Würfel sind schon { $count }-mal gefallen, und dann endet die Partie.
error-triplet = Drei Würfel einer Farbe hätten eine Schnapprunde ausgelöst.
error-takes-all = Mit takes=all wären die gefangenen Plättchen schon genommen.
error-nothing-caught = Der zweite Wurf fängt nichts, also wäre der Zug vorbei.
error-snatch-phase = Mit snatch={ $snatch } gibt es keine Phase { $phase }.
error-all-done = Alle sind fertig, also wäre die Runde vorbei.
error-no-match = Die Würfel zeigen kein Plättchen, also würde noch einmal gewürfelt.
error-none-left = Kein passendes Plättchen ist übrig, also wäre die Runde vorbei.
# $place ist der einer Person in dem Feld, von 1 an.
error-fingers = Eintrag { $place } von { $field }= nennt ein Plättchen, das nicht im Becken ist.
error-claim-right = Eintrag { $place } von claims= nennt ein Plättchen, das die Würfel zeigen: Es wäre schon genommen.
# $number ist eine Person, wie done= sie schreibt, von 0 an.
error-not-done = done= muss { $number } enthalten: Diese Person kann nach nichts mehr schnappen.

## Der Löser

error-solve-phase = Lösbar sind nur Stellungen in der Phase fish, vor dem zweiten Wurf.
