### Was Neulinge in Jaws erfahren: die Karten und Hinweise des Coachs, und die Lektion.

coach-goal = Jemand ist der Hai, die anderen jagen ihn. Der Hai frisst Schwimmer, die Crew will ihm zwei Fässer anhängen. Dann kämpfen sie auf dem Boot.
coach-turn = Der Hai zieht heimlich und meldet nur, was er gefressen hat. Dann suchen Hooper, Brody und Quint nach ihm, retten Schwimmer und schießen Fässer ab.
coach-score = Je mehr der Hai frisst, desto stärker ist er in Akt 2. Dort gewinnt er, wenn das Boot oder die Crew am Ende ist; die Crew, wenn er stirbt.
card-shark = der Hai: heimlich
card-crew = die Crew: offen
card-report = 1 am Nordstrand gefressen
card-barrels = Zwei Fässer am Hai: Akt 2
card-eaten = Neun Schwimmer gefressen: Akt 2
card-boat = Boot oder Crew weg: Hai gewinnt
card-dead = Hai tot: Crew gewinnt

tip-start = Niemand sieht, wo du anfängst. Bleib nah an einem Strand, aber nicht da, wo sie zuerst suchen.
tip-token = Jeder deiner vier Kraftchips wirkt einmal pro Partie. Die Crew erfährt, dass du einen gespielt hast, aber nicht, welchen.
tip-hunt = Schwimm heimlich von Feld zu Feld. Wo Schwimmer sind, kannst du mit einer Aktion einen fressen.
tip-pick = Jedes Crewmitglied hat einen Zug mit vier Aktionen. Die Reihenfolge wählst du.
tip-turn = Tipp auf ein markiertes Feld, um dorthin zu ziehen, oder nutz, was dieses Mitglied kann.
tip-surface = Wähl, wo du auftauchst. Die Crew sieht alle drei Optionen, aber nicht deine Wahl.
tip-ability = Eine Fähigkeitskarte wirkt in dieser Runde und ist danach weg. Heb dir welche auf.
tip-prepare = Rate, wo der Hai auftaucht. Ihr könnt euch alle bewegen, eine Waffe zur Hand nehmen und auf eine Zone zielen.
tip-attack = Du hast auf die richtige Zone gezielt: Greif an, oder halt dich zurück.
tip-bite = Beiß in ein Bootsfeld neben dir, oder jemanden im Wasser.

## Die Lektion

lesson-start = Akt 1. Du bist der Hai, und niemand sieht dich. Fang im offenen Meer 1 an, neben dem Nordstrand.
lesson-start-done = Eine Ereigniskarte hat Schwimmer an die Strände gebracht: { $count } davon an den Nordstrand.
lesson-token = Jede Runde darfst du einen von vier Kraftchips spielen. Spiel „Blutrausch“: Ein Biss nimmt alle an einem Strand.
lesson-token-done = Jeder Chip wirkt einmal pro Partie, du hast also noch drei.
lesson-hunt = Du hast { $count } Aktionen. Schwimm zum Nordstrand, friss alle Schwimmer und verschwinde wieder ins offene Meer 1.
lesson-hunt-done = Die Crew erfährt, was du wo gefressen hast, aber nicht, wo du jetzt bist. Die Schwimmerleiste steht auf { $track }; bei 9 endet Akt 1.
lesson-finder = Jetzt die andere Seite: Du spielst die Crew. Der Hai hat am Weststrand { $track } Schwimmer gefressen. Fang mit Hooper an und nimm den Fischfinder.
lesson-finder-done = „In der Nähe“: Der Hai ist gleich neben Hooper. Jedes Mitglied hat vier Aktionen, das war die erste.
lesson-rescue = Wer gerettet ist, wird nicht gefressen. Fahr Hoopers Boot zum Nordstrand und rette beide Schwimmer.
lesson-rescue-done = Der Nordstrand ist leer, und Hooper hat alle vier Aktionen verbraucht.
lesson-look = Brody geht über Land. Bring ihn durch den Laden zum Weststrand und schau durchs Fernglas.
lesson-look-done = Da ist er! Der Hai steht bis zu seinem nächsten Zug auf dem Plan.
lesson-barrel = Quint schießt Fässer ab, auf sein Feld oder ein Nachbarfeld. Fahr über das offene Meer 4 ins offene Meer 3 und schieß ein Fass zum Weststrand.
lesson-barrel-done = Treffer: { $count ->
    [one] Ein Fass hängt
   *[other] { $count } Fässer hängen
} am Hai. Zwei Fässer beenden Akt 1, und dann kommt der Hai zu eurem Boot.
lesson-surface = Akt 2. Du bist wieder der Hai. Die Karten zeigen, wo du auftauchen kannst: Wähl heimlich Option B, ohne Fähigkeitskarte.
lesson-surface-done = Die Crew sieht alle drei Optionen und muss raten.
lesson-strike = Jetzt bist du die Crew. Quint und Hooper sind bereit. Lass Brody die Pistole zur Hand nehmen, auf Zone 7 zielen und angreifen.
lesson-strike-done = Gut geraten: Der Hai ist in Zone 7 aufgetaucht. Treffer über seinem Ausweichwert sind Wunden, diesmal { $wounds }.
lesson-bite = Und der Hai beißt zurück. Du bist der Hai: Beiß in Bootsfeld 7.
lesson-bite-done = Das Boot ist dort beschädigt, und Quint ist ins Wasser gefallen. So geht es weiter, bis das Boot, die Crew oder der Hai am Ende ist.
