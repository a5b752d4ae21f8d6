### Was Neulinge in SharkBait erfahren: die Karten und Hinweise des Coachs, und die Lektion.

coach-goal = Sei nach sieben Runden am weitesten auf der Leiste.
coach-turn = Würfle. Aus jedem Wurf legst du einen Hai oder Fischschwärme ab, nie beides. Liegen beide Haie, darfst du aufhören.
coach-score = Deine Haie bestimmen, was deine Fische wert sind. Deine Punkte bringen dir den Chip mit dieser Zahl, und der Chip bringt dich voran.
card-or = oder
card-school = Schwarm
card-shark = Hai
card-finish = Ziel
card-outside = Fische außerhalb der Haie
card-between = Fische dazwischen
card-beside = Fische in der Spalte eines Hais
card-fight = Beide Haie in einer Spalte: Fische dort
card-each = je { $points }

tip-place = Zwei oder mehr gleiche Fische sind ein Schwarm. Leg Schwärme oder einen Hai: aus einem Wurf nur eins von beiden.
tip-shark = Kein Schwarm in diesem Wurf, also muss ein Hai in die Spalte seiner Zahl.
tip-roll = Solange du noch einen Hai hast, musst du weiterwürfeln.
tip-stop = Beide Haie liegen, du darfst also aufhören. Oder du würfelst mit dem Rest um mehr Fische; ohne Schwarm verlierst du zwei.
tip-lose = Ein Fehlwurf kostet einen Fisch aus einer deiner vollsten Spalten. Du wählst, aus welcher.
tip-prize = Deine Punkte bringen dir diesen Chip. Für einen Köder bekommst du den nächstgrößeren.

## Die Lektion

lesson-school = Du hast 8 Fische und 2 Haie gewürfelt. Drei Fische zeigen eine 4: Das ist ein Schwarm. Leg alle drei.
lesson-school-done = In Spalte 4 liegen { $count } Fische. Was sie wert sind, hängt davon ab, wo deine Haie landen.
lesson-roll = Du hast noch beide Haie, also musst du weiterwürfeln. Würfle mit den { $fish } Fischen und den Haien.
lesson-roll-done = Ein neuer Wurf: ein Schwarm aus zwei 5ern und Haie mit 3 und 6. Aus einem Wurf legst du Fische oder einen Hai, nicht beides.
lesson-shark = Leg diesmal den Hai mit der 3 und würfle weiter.
lesson-shark-done = Der erste Hai liegt in Spalte 3. Dieser Wurf hat keinen Schwarm: Jetzt hast du keine Wahl.
lesson-second = Leg deinen zweiten Hai in Spalte 1.
lesson-second-done = Beide Haie liegen, in den Spalten 1 und 3. Deine { $count } Fische sind außerhalb und zählen doppelt: bisher { $score }.
lesson-risk = Du könntest mit { $score } aufhören. Geh das Risiko ein und würfle mit dem Rest.
lesson-risk-done = Drei 5er, ein Schwarm!
lesson-more = Leg alle drei 5er.
lesson-more-done = Auch Spalte 5 ist außerhalb deiner Haie. Du hast { $score } Punkte.
lesson-bad = Es sind nur noch zwei Würfel übrig. Würfle trotzdem mit ihnen, damit du einen Fehlwurf siehst.
lesson-bad-done = Kein Schwarm: ein Fehlwurf. Ein Würfel ist weg, und dazu ein Fisch aus einer deiner vollsten Spalten.
lesson-lose = Spalte 4 und 5 sind gleich voll, also wählst du. Nimm den Fisch aus Spalte 5.
lesson-lose-done = Es sind nur noch { $score } Punkte. Mit einem Würfel musst du aufhören.
lesson-stop = Hör auf und hol dir deinen Preis.
lesson-stop-done = Der Chip mit deiner Zahl ist in dieser Runde nicht im Spiel. Der nächstkleinere ist { $token }; mit einem Köder kommst du an { $bigger }.
lesson-bait = Zahl deinen Köder für den größeren Chip.
lesson-bait-done = Dein Chip war der größte der Runde: Das bringt einen Pokal und ein weiteres Feld. Du stehst jetzt auf Feld { $space }. Wer nach sieben Runden am weitesten ist, gewinnt.
