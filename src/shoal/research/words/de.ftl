### Fehler der Umgebungen für lernende Programme.

error-render-mode = Die Darstellungen sind { $modes-row }, nicht { $value }.
error-reset-first = Setze die Umgebung zuerst zurück.
error-agent-to-move = { $agent } muss ziehen: Die Partie ist nicht vorbei.
error-empty-batch = Ein Stapel hat mindestens eine Partie, nicht { $envs }.
error-no-decision = Mit diesen Optionen endet { $game } vor der ersten Entscheidung.
error-step-moves = Ein Schritt nimmt { $envs } Züge, nicht { $given }.
error-batch-move = Zug { $move } ist in Partie { $env } nicht erlaubt.
error-bots-for-seats = Es gibt { $players } Plätze und { $bots } Bots. Gib für jeden Platz einen an; der am Platz des lernenden Programms spielt nicht.
error-openspiel-name = OpenSpiel kennt schon ein anderes Spiel als { $name }.
error-layout = Die Formen einer Beobachtung sind { $layouts-row }, nicht { $value }.
error-autoreset-mode = Die Arten des Neustarts sind { $modes-row }, nicht { $value }.
error-seeds = { $envs } Partien nehmen { $envs } Startwerte, nicht { $given }.
error-reset-mask = Eine Maske für den Neustart ist ein NumPy-Array aus { $envs } Wahrheitswerten, mindestens einer davon wahr.
error-gymnasium-id = Gymnasium kennt schon ein anderes Spiel als { $id }.
error-no-move-of-agent = { $agent } darf jetzt handeln, und der Schritt enthält keinen Zug dafür.
error-whole-move = Ein Zug ist eine ganze Zahl, nicht { $value }.
error-seed-number = Ein Startwert ist eine ganze Zahl ab 0, nicht { $value }.
error-no-bots = Die Bots sind eine Stufe wie medium oder ein Bot, davon je einer für jeden Platz, oder None für das Spiel gegen sich selbst, nicht { $value }.
error-pettingzoo-id = PettingZoo kennt schon ein anderes Spiel als { $id }.
