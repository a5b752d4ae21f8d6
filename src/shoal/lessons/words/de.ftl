### Lektionen: was bei einem anderen Zug gesagt wird, und Fehler in der Datei einer Lektion.

not-in-this-step = In einer Partie ginge das, aber hier geht es um etwas anderes. Es hat sich nichts geändert: Versuch es noch einmal.

error-no-lesson = { $title } hat keine Lektion.
error-no-lesson-step = Die Lektion hat { $last } Schritte; einen Schritt { $number } gibt es nicht.
error-lesson-file = { $file } ist keine Lektion: { $reason }
error-lesson-line = Eine Zeile einer Lektion ist ein Platz oder * und ein Zug: nicht { $line }.
error-lesson-fact = Eine Ansicht hat keine Angabe { $fact }.
error-lesson-step = Schritt { $name }: { $reason }
error-lesson-turn = Hier ist die lernende Person nicht dran.
error-lesson-legal = { $move } ist erlaubt, obwohl der Schritt das Gegenteil sagt.
error-lesson-claim = { $fact } ist { $found }, obwohl der Schritt { $value } sagt.
error-lesson-unheard = Im Verlauf steht nicht { $name }. Dort steht: { $heard }.
error-lesson-words = Den Texten des Spiels fehlt { $name }.
error-lesson-argument = Hier fehlt eine Angabe: { $text }

## Der Coach

cards-title = { $title } in einer halben Minute
cards-first = Deine erste Partie. Das ist alles, was du brauchst.
cards-name-goal = Das Ziel
cards-name-turn = Dein Zug
cards-name-score = So punktest du
cards-next-turn = Weiter: dein Zug
cards-next-score = Weiter: so punktest du
cards-skip = Ohne Coach spielen
cards-lesson = Erst eine Lektion
cards-lesson-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
cards-start = Los geht’s
cards-start-tips = mit kurzen Hinweisen
tips-ok = Alles klar
tips-none = Keine Hinweise mehr

## Eine Lektion

learn-title = Lektion
learn-step-of = Schritt { $number } von { $last }
learn-next = Nächster Schritt
learn-back = Einen Schritt zurück
learn-again = Diesen Schritt noch einmal
learn-over = Das war die Lektion. Jetzt weißt du alles, was du zum Spielen brauchst.
learn-play = Jetzt spielen
learn-to-table = Zurück zu deiner Partie
