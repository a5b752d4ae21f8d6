### Die Beschreibung eines Datensatzes, und was `shoal dataset` sagt.

## Die Beschreibung

dataset-title = Partien von { $title }
dataset-about = { $games } Partien von { $title } zwischen { $players } Bots, mit { $decisions } Entscheidungen. Eine Entscheidung ist ein Zug eines Platzes, der mehr als einen hatte. { $explore ->
    [0] Jeder Zug ist der des Bots.
   *[other] { $explore } % der Züge wurden ausgelost, damit die Partien verschieden sind und mehr Stellungen vorkommen.
}
dataset-bots = Die Bots, Platz für Platz: { $bots-row }. Der Startwert ist { $seed }. Dieser Befehl schreibt dieselben Dateien noch einmal, mit beliebig vielen Prozessen:
dataset-made = Erzeugt mit Shoal { $version }, Version { $rules } der Regeln, Version { $observation } der Beobachtungen und pyarrow { $pyarrow }.
dataset-decisions = Entscheidungen
dataset-games = Partien
dataset-reading = Daten lesen
dataset-licence = Lizenz
dataset-licence-about = Die Daten stehen unter der Lizenz { $licence }.
dataset-column = Spalte
dataset-type = Typ
dataset-meaning = Bedeutung

## Spalten

dataset-of-decision-game = die Nummer der Partie
dataset-of-decision-step = wie viele Züge und Würfe ihr in der Partie vorausgingen
dataset-of-decision-seat = der Platz, der entschied, ab 0
dataset-of-decision-observation = was der Platz sehen konnte, als Zahlen; siehe docs/observations.md von Shoal
dataset-of-decision-mask = ein Bit für jeden Zug, 1 wenn er erlaubt war; der erste Zug ist das niedrigste Bit des ersten Bytes
dataset-of-decision-legal-moves = die Nummern der erlaubten Züge
dataset-of-decision-values = wie der Bot diese Züge bewertete, in derselben Reihenfolge; leer, wenn er es nicht tut
dataset-of-decision-value = das Ergebnis, das die Bewertung des Spiels für den Platz erwartete, von 0 bis 1; 0,5 ohne Bewertung
dataset-of-decision-move = die Nummer des gespielten Zuges
dataset-of-decision-explored = ob der Zug ausgelost wurde, statt vom Bot zu kommen
dataset-of-decision-rank = wie viele Plätze vor diesem landeten
dataset-of-decision-score = die Punkte des Platzes am Ende
dataset-of-decision-reward = die Plätze dahinter minus die Plätze davor, als Anteil der anderen: von -1 bis 1

dataset-of-game-game = die Nummer der Partie
dataset-of-game-steps = die Zahl der Züge und Würfe
dataset-of-game-ranks = für jeden Platz, wie viele vor ihm landeten
dataset-of-game-scores = die Punkte jedes Platzes am Ende
dataset-of-game-rewards = die Belohnung jedes Platzes
dataset-of-game-movers = wer bei jedem Schritt handelte: ein Platz, oder eine negative Zahl für den Zufall
dataset-of-game-moves = die Nummer jedes Zuges oder des Ergebnisses des Zufalls

## Fehler

error-dataset-timed = Der Bot { $bot } denkt eine bestimmte Zeit lang, deshalb ließen sich seine Spiele nicht wiederholen. Nimm random, easy, medium oder eine Suche wie search:400.
error-dataset-other = { $path } enthält einen anderen Datensatz. Nenne mit --out einen anderen Ordner.
error-dataset-used = { $path } ist nicht leer und enthält keinen Datensatz. Nenne mit --out einen anderen Ordner.
error-dataset-folder = { $path } kann nicht benutzt werden: { $reason }.
error-needs-pyarrow = shoal dataset braucht pyarrow: pip install 'shoal[dataset]'
