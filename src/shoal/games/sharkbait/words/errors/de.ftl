### SharkBait: was an einem Zug, einer Option oder einer Stellung falsch ist, die jemand eingegeben hat.

## Züge und Ergebnisse. $text ist die Eingabe

error-move = { $text } ist kein Zug von SharkBait: Schreib fish 4x2, shark 6, sharks 6, roll, stop, lose 3, bait oder take.
error-one-fish = Ein Fisch ist kein Schwarm: Ein Schwarm hat mindestens zwei.
error-chance = { $text } kann hier nicht passieren.
error-roll = { $text } ist kein Wurf mit { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fischen
} und { $sharks ->
    [one] 1 Hai
   *[other] { $sharks } Haien
}.

## Die Option tokens

error-token-form = { $entry } in der Option tokens hat nicht die Form 9-11:2 oder 4:1b.
error-token-number = Chips haben die Zahlen 0 bis { $most }, nicht { $numbers }.
error-token-steps = Ein Chip bringt eine Figur höchstens { $most } Felder weiter, nicht { $steps }.
error-token-twice = Die Option tokens nennt Chip { $token } zweimal.
error-token-count = Die Option tokens nennt { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}, es gibt aber { $tokens }.

## Stellungen. Ein Wort mit Gleichheitszeichen ist ein Feld der Stellung

error-won = won= muss einen Chip für alle haben, die schon am Zug waren, und für niemanden sonst.
error-token-in-two-places = Chip { $token } ist an zwei Stellen.
error-no-such-token = Die Stellung nennt einen Chip, den es im Spiel nicht gibt.
error-baits = Zusammen haben alle { $baits } Köder, es gibt aber nur { $most }.
error-hold = { $count ->
    [one] 1 Chip, der nicht im Spiel ist, passt
   *[other] { $count } Chips, die nicht im Spiel sind, passen
} nicht zur Phase.
error-trophies = In Runde { $round } { $count ->
    [one] müsste 1 Pokal
   *[other] müssten { $count } Pokale
} vergeben sein.
error-setup = Der Aufbau kommt vor allem anderen: round=1, noch niemand am Zug, alle Figuren auf 0.
error-phase-first = In phase=first muss first= 0 sein und hold= leer.
error-phase-throw = phase=throw braucht Würfel in der Hand.
error-phase-place = phase=place braucht einen Hai oder einen Schwarm in thrown=.
error-loss-choice = phase=loss braucht eine Wahl zwischen Spalten mit gleich vielen Fischen.
error-loss-fish = phase=loss braucht Fische auf der Tafel.
error-loss-shark = phase=loss ist unmöglich, solange ein Hai in der Hand ist.
error-prize-phase = prize= muss in phase=prize ein Chip aus der Auslage sein und in anderen Phasen 0.
error-prize-bait = phase=prize braucht einen Köder zum Zahlen und keinen Hai in der Hand.
error-prize-low = prize= liegt unter dem Chip, den die Punkte gewinnen.
error-fish = Die Stellung hat mehr als { $most } Fische.
error-between-turns = Zwischen zwei Zügen muss die Tafel leer sein, mit allen Würfeln in der Hand.
error-dice-rolled = In phase=place müssen thrown= und black= alle Würfel in der Hand sein.
error-dice-left = Nach einem Schwarm müssen thrown= und black= die übrigen Würfel in der Hand sein.
error-placed = placed= nennt eine Spalte ohne Schwarm.
error-bad-roll = thrown= muss der Fehlwurf sein: alle Würfel in der Hand und der verlorene.
error-no-roll = thrown=, black= und placed= müssen in dieser Phase leer sein.

## Der Löser

error-solve-no-turn = In dieser Stellung ist niemand am Zug.
error-solve-hold = So viele Chips, wie Personen mitspielen, sind nicht im Spiel: { $least } bis { $most } verschiedene.
error-solve-bait = --bait geht von 0 bis { $most } Felder, nicht { $bait }.
