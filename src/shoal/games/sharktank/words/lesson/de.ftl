### Was Neulinge in Shark Tank erfahren: die Karten und Hinweise des Coachs, und die Lektion.

coach-goal = Führ die Haie zu den Fischen und behalte, was sie fressen. Wer die meisten Punkte hat, gewinnt.
coach-turn = Wähl irgendeinen Hai. Er schwimmt zwei Plättchen weit und frisst jeden Fisch mit seinem Symbol, den er am Ende berührt.
coach-score = Viele Fische, große Fische oder eine schlaue Mischung: Deine Punkte siehst du immer.
card-one-suit = nur ein Symbol +10
card-four-suits = vier Symbole +8
card-eaten = gefressen!
card-each-fish = Jeder Fisch: 1 und sein Wert
card-tasty = Jeder Fisch mit dem leckeren Symbol
card-set = Alle vier Symbole
card-only = Ein Symbol und kein anderes

tip-take = Nimm dir einen Fisch für den Anfang. Kleine Fische helfen später: Gib einen aus, und ein Hai schwimmt weiter.
tip-shark = Alle Haie gehören allen. Wähl einen, der einen Fisch mit seinem Symbol erreichen kann.
tip-spend = Gib einen Fisch aus, und der Hai schwimmt um so viele Plättchen weiter, wie der Fisch wert ist. Aber dann ist der Fisch weg.
tip-lay = Leg den Weg Plättchen für Plättchen durch freies Wasser.
tip-stand = Stell den Hai auf ein Feld des letzten Plättchens, neben einen Fisch mit seinem Symbol.

## Die Lektion

lesson-draft = Zuerst nehmen sich alle reihum Fische: 1er, dann 2er, dann 0er. Nimm Mond 1.
lesson-draft-done = Er gehört dir. Auch Kai hat eine 1 genommen, und so geht es weiter, bis alle kleinen Fische verteilt sind. Die anderen schwimmen im Becken.
lesson-swim = Jetzt zieh einen Hai. Wähl den Kronenhai, gib nichts aus und lass ihn zwei Plättchen weit nach q9 schwimmen, neben den Mondfisch.
lesson-swim-done = Der Kronenhai berührt den Mondfisch auf r9, frisst aber nur Kronen. Haie sind wählerisch. Dann hat Kai einen Hai gezogen.
lesson-meal = Der Mondhai kann einen Mondfisch erreichen. Gib nichts aus und lass ihn zwei Plättchen weit nach i10 schwimmen.
lesson-meal-done = Er hat den Mondfisch auf j10 gefressen: eine 4, und das weißt nur du. Aber jetzt hattest du die meisten Fische, also hast du ausgesetzt und dafür { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} gesammelt.
lesson-longer = Mit deinem gesammelten Plättchen ist der Weg { $tiles } Plättchen lang. Lass den Sonnenhai nach d13 schwimmen, ohne einen Fisch auszugeben.
lesson-longer-done = Er kam weiter als sonst, und dein Plättchen ging zurück auf den Stapel.
lesson-spend = Bezahl jetzt für einen längeren Weg. Wähl den Mondhai, gib deine Sonne 1 aus und schwimm { $tiles } Plättchen und noch eins, nach e15.
lesson-spend-done = Sonne 1 ist weg, aber der Mondhai hat eine 5 gefressen. Ein guter Tausch.
lesson-suit = Der letzte Zug einer anderen Partie. Alle deine Fische sind Monde, bis auf eine Sonne. Gib Sonne 1 aus und lass den Mondhai drei Plättchen weit nach k10 schwimmen.
lesson-suit-done = Jetzt haben alle deine Fische dasselbe Symbol: { $bonus } Punkte extra. Du gewinnst { $points } zu { $theirs }.
