### Was Neulinge in Sea Urchins erfahren: die Karten und Hinweise des Coachs, und die Lektion.

coach-goal = Fisch mehr Steine als alle anderen, bevor der Vorrat leer ist.
coach-turn = Drei Schritte: Du darfst einen Stein ziehen; du musst einen legen oder ziehen; dann stellst du deine Figur auf einen.
coach-score = Vier Steine im Quadrat, diagonal gleich gefärbt, sind ein Fangquadrat. Stell deine Figur darauf, und alles gehört dir.
card-move = ziehen
card-add = legen
card-piece = Figur
card-yours = alles deins
card-blocked = von Kai blockiert

tip-move = Ein einzelner Stein zieht ein Feld weit. Der obere eines Stapels zieht in seiner Reihe oder Spalte so weit, wie du magst. Oder du lässt alle liegen.
tip-add = Leg einen Stein aus dem Vorrat oder zieh einen. Diagonal gleiche Farben ergeben ein Fangquadrat.
tip-piece = Stell deine Figur auf einen Stein. Gehört er zu einem Fangquadrat und steht niemand gegenüber, fischst du das Quadrat.

## Die Lektion

lesson-slide = Ein Zug hat drei Schritte. Schritt 1: Du darfst einen Stein ziehen. Ein einzelner zieht ein Feld weit: Zieh den gelben von b4 nach c4.
lesson-slide-done = Sieh dir c3, d3, c4 und d4 an: Diagonal liegen Rot und Rot, Gelb und Gelb. Das ist ein Fangquadrat.
lesson-add = Schritt 2: Du musst einen Stein legen oder ziehen. Leg einen roten auf e1.
lesson-add-done = Im Vorrat sind noch { $red } rote Steine. Ist der Vorrat leer, endet die Partie.
lesson-fish = Schritt 3: Stell deine Figur auf einen Stein. Stell sie auf c3, das zum Fangquadrat gehört.
lesson-fish-done = Du hast alle vier gefischt: Jetzt hast du { $won }. Deine Figur ist wieder auf der Hand. Dann war Kai dran.
lesson-leave = Du bist wieder dran. Schritt 1 ist freiwillig: Lass die Steine diesmal liegen.
lesson-leave-done = Schritt 2 aber muss sein.
lesson-stack = Du kannst auch auf einen Stein der anderen Farbe legen. Leg einen gelben auf den roten auf e1.
lesson-stack-done = Das ist ein Stapel. Er zählt jetzt als gelb, und wer ihn fischt, bekommt beide Steine.
lesson-land = Schritt 3: Stell deine Figur auf den Stapel auf e1.
lesson-land-done = Dort ist kein Fangquadrat, also gab es nichts zu fischen. Und niemand kann einen Stein unter einer Figur ziehen.
lesson-jump = Der obere Stein eines Stapels zieht in seiner Reihe oder Spalte so weit, wie du magst, über alles hinweg. Zieh den gelben von f2 nach a2.
lesson-jump-done = Wieder ein Fangquadrat: a1, b1, a2 und b2. Aber auf b2 steht Kais Figur.
lesson-blocked = Stell deine Figur auf a1, Kai gegenüber, und sieh, was passiert.
lesson-blocked-done = Nichts! Wer dir gegenübersteht, blockiert das Quadrat.
lesson-beside = Noch einmal. Stell deine Figur auf a2, das Kai nicht gegenüberliegt.
lesson-beside-done = Jetzt klappt es: Du hast { $won } Steine gefischt. Der unter Kais Figur bleibt liegen.
