### Sea Urchins: was an einem Zug oder einer Stellung falsch ist, die jemand eingegeben hat.

## Züge und Ergebnisse. $text ist die Eingabe

error-move = { $text } ist kein Zug von Sea Urchins: Schreib hold, add red c4, add yellow c4, move b2 b3 oder piece c4.
# $last ist das Feld in der Ecke gegenüber.
error-square = { $text } ist kein Feld: Das Brett geht von a1 bis { $last }.
error-not-in-line = Ein Stein zieht innerhalb seiner Reihe oder Spalte, nicht von { $square } nach { $target }.
error-chance = { $text } kann hier nicht ausgelost werden.

## Stellungen. Ein Wort mit Gleichheitszeichen ist ein Feld der Stellung

error-rows = board= nimmt { $size } Reihen mit { $size } Feldern.
error-mark = { $mark } ist kein Feld von board=: r und y sind Steine, R und Y Stapel mit dieser Farbe oben, und ein Punkt ist ein leeres Feld.
# $place ist der Platz der Person, von 1 an.
error-piece-empty = Eintrag { $place } von pieces= ist { $square }, aber dort liegt kein Stein.
error-piece-twice = pieces= nennt { $square } zweimal, aber dort kann nur eine Figur stehen.
error-colour = Eine Farbe hat mehr als ihre { $tokens } Steine.
error-tokens = Vorrat, Brett und Fänge müssen zusammen { $tokens } Steine haben.
error-lot = phase=lot kommt vor allem anderen: turn=0, calm=0, added=no und alle Steine im Vorrat.
error-lot-option = phase=lot ist unmöglich: Die Option first sagt, wer anfängt.
error-added = added=yes ist nur in phase=3 möglich, nachdem ein Stein gelegt wurde.
error-not-over = phase=over ist unmöglich: Die Partie ist noch nicht vorbei.
error-over = Die Partie wäre hier vorbei: Der Vorrat ist aufgebraucht.
error-still = Die Partie wäre hier vorbei: Seit { $turns } Zügen wurde kein Stein gelegt oder gefischt.

## Der Löser

error-solve-players = Lösbar sind nur Stellungen für zwei.
error-solve-nobody = In dieser Stellung ist niemand am Zug.
# $positions ist, wie viele betrachtet wurden.
error-solve-size = Diese Stellung ist zu groß, um sie zu lösen: { $positions } Stellungen wurden betrachtet.
error-solve-most = --most muss mindestens 1 sein, nicht { $most }.
