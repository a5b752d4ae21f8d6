### Was Neulinge in Pescado erfahren: die Karten und Hinweise des Coachs, und die Lektion.

coach-goal = Fang Plättchen. Wer die meisten Punkte hat, wenn sie alle sind, gewinnt.
coach-turn = Würfle mit fünf Würfeln. Zeigen sie die drei Farben eines Plättchens, nimm es. Dann würfle noch einmal, wenn du magst.
coach-score = Je weniger Farben ein Plättchen hat, desto mehr ist es wert. Frisch gefangene kann man einen Zug lang klauen.
card-caught = gefangen!
card-three = Drei Farben
card-two = Zwei Farben
card-one = Eine Farbe
card-steal = Der frische Fang vor dir: Klau ihn

tip-take = Die Würfel zeigen alle drei Farben eines markierten Plättchens: Nimm es. Ein Wurf kann mehrere fangen.
tip-throw = Noch nichts gefangen. Wähl Würfel zum Behalten und würfle mit den anderen, oder dreh zwei Plättchen für einen grauen Würfel um.
tip-flip = Zwei umgedrehte Plättchen bringen einen grauen Würfel, vier bringen zwei. Umgedrehte kannst du in diesem Zug nicht fangen.
tip-stop = Das war dein zweiter Wurf. Nimm, was du gefangen hast, oder hör auf.
tip-claim = Drei gleiche Würfel: Alle schnappen nach dem, was die Würfel zeigen. Falsch geschnappt kostet ein Plättchen.

## Die Lektion

lesson-take = Deine Würfel zeigen Gelb, Blau und Grün, die drei Farben eines Plättchens im Becken. Nimm das gelb-blau-grüne Plättchen.
lesson-take-done = Drei verschiedene Farben sind { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert. Die Würfel bleiben liegen.
lesson-twice = Dieselben Würfel können noch mehr fangen. Nimm auch das orange-blau-grüne Plättchen.
lesson-twice-done = Ein Wurf, zwei Plättchen: Du hast { $points } Punkte.
lesson-keep = Du darfst noch einmal würfeln. Das blau-blau-schwarze Plättchen ist 2 wert: Behalte beide blauen Würfel und würfle mit den anderen.
lesson-keep-done = Schwarz! Jetzt zeigen die Würfel Blau, Blau und Schwarz.
lesson-again = Nimm das blau-blau-schwarze Plättchen.
lesson-again-done = Du hast { $points } Punkte. Dann hat Kai das orange-rot-blaue Plättchen genommen; es liegt offen vor Kai. Und du bist wieder dran.
lesson-steal = Deine Würfel zeigen Orange, Rot und Blau. Klau Kais frisches Plättchen.
lesson-steal-done = Es bleibt für immer deins: Du hast { $points } Punkte, Kai hat { $theirs }.
lesson-flip = Du hast zwei schwarze Würfel, und drei schwarze Fische sind 3 wert. Hol dir Hilfe: Dreh das grün-grün-grüne und das gelb-orange-rote Plättchen um.
lesson-flip-done = Zwei umgedrehte Plättchen bringen { $grey ->
    [one] einen grauen Würfel
   *[other] { $grey } graue Würfel
}. Du kannst sie in diesem Zug nicht fangen.
lesson-grey = Behalte beide schwarzen Würfel und würfle mit den übrigen. Der graue Würfel ist dabei.
lesson-grey-done = Noch einmal Schwarz.
lesson-triple = Nimm das schwarz-schwarz-schwarze Plättchen.
lesson-triple-done = Drei gleiche Fische sind 3 wert: Du hast { $points } Punkte. Kai hat gewürfelt und nichts gefangen.
lesson-stop = Diesmal gibt es nichts zu nehmen. Du darfst aufhören, statt noch einmal zu würfeln: Hör auf.
lesson-stop-done = Du hast weiterhin { $points } Punkte, und Kai ist dran. Wenn sich das Becken nicht mehr füllen lässt, gewinnt, wer die meisten Punkte hat.
