### Fehler bei Studien, und die Wörter ihrer Berichte.

error-rival = --rival muss sich von --bots unterscheiden, um Können und Glück zu trennen.
error-games-even = --games muss gerade und mindestens { $least } sein, nicht { $value }.
error-option-value = { $word } hat nicht die Form option=value; die Optionen sind { $options-row }.
error-knob-row = Option { $option } hat keine Zeile { $row }; sie hat { $rows-row }.
error-knob-column = { $knob } { $columns-count ->
    [0] ist ein einzelner Wert und wird ohne Spalte genannt.
   *[other] braucht eine Spalte: { $columns-row }.
}
error-sweep-form = { $text } muss KNOB=LOW:HIGH, KNOB=LOW:HIGH:STEP oder KNOB=A,B,C mit mindestens zwei Werten sein.
error-without = Kein Spieler kann hier auf { $kind } verzichten; es gibt { $kinds } und all.
error-without-any = In diesem Spiel kann niemand zwischen Ereignissen wählen, also lässt sich keines weglassen.
error-tune-form = { $text } muss MEASURE=LOW:HIGH sein, mit Zahlen oder Prozenten.
error-tune-measure = { $text } muss MEASURE=LOW:HIGH sein, mit einem von { $measures-row }.

## Ein Bericht: der Kopf

study-title = { $title }: eine Studie
study-played = { $games } Partien mit { $players } Plätzen, gespielt vom Bot { $bot }.
study-played-options = { $games } Partien mit { $players } Plätzen und { $options-row }, gespielt vom Bot { $bot }.
study-games-in-total = Glück und andere Optionen wurden mit weiteren Partien gemessen: insgesamt { $games } Partien.
study-nav-length = Länge
study-nav-seats = Plätze
study-nav-luck = Glück
study-nav-comeback = Aufholen
study-nav-events = Ereignisse
study-nav-options = Optionen

# Die wichtigsten Zahlen: Jeder Text folgt auf seine Zahl.
study-key-decisions = Entscheidungen pro Partie
study-key-choice = Züge zur Auswahl
study-key-luck = des Ergebnisses sind Glück
study-key-half = der Führenden zur Halbzeit gewinnen
study-key-margin = Punkte zwischen Rang 1 und 2
study-first-wins = gewinnt, wer anfängt ({ $fair } wären fair)
study-side-wins = gewinnt { $who } ({ $fair } wären fair)

## Zahlen

study-percent = { $number } %
study-percent-less = weniger als { $number } %
study-percentage-points = { $number } Punkte
study-interval = { $mean } ({ $low } bis { $high })
study-interval-percent = { $mean } % ({ $low } bis { $high })

## Plätze

# Eine Seite des Spiels, mit ihrem Namen.
study-side = { WORD($side) }
study-seats = { $seats }
# Wann jemand zum ersten Mal entscheidet.
study-nth = { $place ->
    [1] fängt an
   *[other] { $place }.
}

## Länge und Auswahl

study-head-length = Länge und Auswahl
study-length = Eine Partie dauert { $steps } Züge und Würfe, davon sind { $decisions } Entscheidungen mit einer Auswahl; mindestens neun von zehn Partien dauern { $low } bis { $high }. Eine Entscheidung hat im Schnitt { $moves } mögliche Züge, höchstens waren es { $most }.
study-caption-length = Züge und Würfe einer Partie, als Anteil aller Partien.
study-caption-choice = Mögliche Züge einer Entscheidung, vom Anfang bis zum Ende einer Partie.
study-plot-length = { $title }: wie lang Partien sind
study-plot-choice = { $title }: mögliche Züge einer Entscheidung im Lauf der Partie
study-axis-steps = Züge und Würfe
study-axis-along = % der Partie gespielt

## Plätze und Punkte

study-head-seats = Plätze und Punkte
study-shared-wins = { $shared } der Partien enden mit einem geteilten Sieg.
study-points = Wer gewinnt, hat { $winner } Punkte, { $margin } mehr als Rang 2 und { $range } mehr als der letzte Rang; die Standardabweichung der Punkte eines Platzes ist { $deviation }.
study-caption-seats = Wie oft wer gewinnt; die gestrichelte Linie wäre fair.
study-caption-scores = Punkte am Ende, von allen und von denen, die gewinnen.
study-plot-seats = { $title }: wie oft welcher Platz gewinnt
study-plot-scores = { $title }: Punkte aller Plätze und beim Sieg
study-axis-wins = Siege
study-axis-points = Punkte
study-all-seats = alle Plätze
study-winner = beim Sieg

## Glück und Können

study-head-luck = Glück und Können
study-luck = Zwei verschieden starke Bots, { $bot } und { $rival }, haben { $deals } Ausgangslagen je zweimal gespielt, beim zweiten Mal mit vertauschten Plätzen und denselben Würfen. Das Ergebnis eines Platzes ist der Anteil der anderen Plätze, vor denen er landet. Der Balken teilt die Varianz dieses Ergebnisses auf. Können ist, was sich mit dem Bot ändert. Platz ist, was in allen Partien am Platz liegt. Würfel allein ist, was die beiden Partien einer Ausgangslage gemeinsam haben, egal welcher Bot wo sitzt. Zusammen ist der Rest: Andere Entscheidungen haben dieselben Würfe anders genutzt. Glück ist die Summe dieser beiden, also alles, was weder Platz noch Bot erklären: { $luck }. Ein größerer Abstand zwischen den Bots würde das Können vergrößern; hier landet ein Platz von { $bot } in { $better } der Fälle vor einem von { $rival }; ein Gleichstand zählt halb.
study-luck-openings = Dieses Spiel hat nach der ersten Entscheidung keine Würfel mehr. Darum werden die ersten { $decisions } Entscheidungen jedes Platzes ausgelost, gleich in allen Partien einer Ausgangslage. Was diese Eröffnungen entscheiden, zählt zu den Würfeln.
study-caption-luck = Was das Ergebnis erklärt.
study-plot-luck = { $title }: was das Ergebnis erklärt
study-head-part = Anteil
study-head-share = an der Varianz (95 %)
study-part-seat = Platz
study-part-skill = Können: welcher Bot dort sitzt
study-part-dice = Würfel allein
study-part-together = Würfel und Entscheidungen zusammen
study-part-luck = Glück: die letzten beiden

## Aufholen

study-head-comeback = Aufholen
study-comeback = Wer zur Halbzeit allein nach Punkten führt, gewinnt { $half } dieser Partien. Die Führung wechselt { $changes } Mal, in { $never } der Partien nie.
study-comeback-no-leader = In höchstens einer von zehn dieser Partien führt zur Halbzeit jemand allein nach Punkten. Darum sagt die Bewertung der Bots, wer vorn liegt.
study-evaluation = Die Bewertung betrachtet eine Stellung, ohne vorauszurechnen.
study-caption-comeback = Wie oft am Ende gewinnt, wer zu einem Zeitpunkt der Partie vorn liegt.
study-plot-comeback = { $title }: wie oft gewinnt, wer führt
study-ahead-points = vorn nach Punkten
study-ahead-evaluation = vorn nach Bewertung
study-head-figure = Größe
study-head-mean = Mittel (95 %)
study-drama = Drama
study-drama-about = Wie weit, wer am Ende siegt, im Lauf der Partie nach der Bewertung zurücklag: 0, wenn nie, 100 %, wenn immer hoffnungslos (Browne 2008; Ludii).
study-decisiveness = Entschiedenheit
study-decisiveness-about = Der Teil der Partie, der noch bleibt, wenn der spätere Sieger endgültig in Führung geht, nach der Bewertung: nahe 0, wenn sie bis zum Ende offen ist.
study-forced = Erzwungene Züge
study-forced-about = Der Anteil der Züge, bei denen die Regeln keine Wahl ließen.
study-plot-uncertainty = { $title }: wie offen der Ausgang im Lauf der Partie ist
study-caption-uncertainty = Wie offen der Ausgang ist: 100 %, wenn alle Seiten nach der Bewertung gleiche Aussichten haben, 0 %, wenn eine alle hat (Entropie; Brownes Unsicherheit).

## Ereignisse

study-head-events = Ereignisse und ihre Wirkung
study-events = Wie oft jedes Ereignis in einer Partie vorkommt, über alle Plätze; in wie vielen Partien es vorkommt; und seine Wirkung: vor wie vielen anderen Plätzen mehr ein Platz landet, wenn er das Ereignis öfter hat als üblich, verglichen mit Plätzen, die es seltener haben. Das beweist keine Ursache: Wer vorn liegt, zieht anders.
study-all-events = { $kind }: alle { $count } Zeilen
study-head-per-game = pro Partie
study-head-games = Partien
study-head-above = landet vor
study-fewer = weniger
study-more = mehr
study-less = weniger

# Arten von Ereignissen, die alle Spiele haben.
statistics-kind-rules = Regeln
statistics-kind-moves = Züge

## Optionen im Vergleich

study-head-options = Optionen im Vergleich
study-options = Jede Variante wurde mit denselben Ausgangslagen und denselben Bots gespielt. Unterschiede sind Mittelwerte über die Ausgangslagen, mit ihrem 95-%-Intervall. Eine fette Zeile ist signifikant, auch wenn man alle Zeilen dieses Abschnitts berücksichtigt (Bonferroni).
study-no-options = Es wurden keine Optionen verglichen. So vergleichst du eine:
study-instead = { $title }: { $chosen } statt { $usual }
study-instead-players = { $players } Plätze statt { $usual }
study-no-difference = In { $games } Ausgangslagen machte es keinen Unterschied: Mögliche Züge, gespielte Züge, Punkte und Rangfolge waren in jeder Partie gleich.
study-changed-games = Das ändert { $touched } von { $games } Partien: die möglichen Züge in { $choices }, die gespielten Züge in { $moved }, die Punkte in { $points }, die Rangfolge in { $ranks }, den Sieg in { $winner }.
study-blind = Der Bot { $bot } achtet auf diesen Wert nicht: In { $positions } Stellungen wählte und bewertete er seine Züge unter beiden gleich.
study-blind-level = Der Bot { $other } achtet darauf: Vergleiche noch einmal mit --bots { $other }.
study-blind-all = Auch keine stärkere Stufe achtete dort darauf.
study-head-usual = wie es ist
study-head-other = stattdessen
study-head-difference = Unterschied (95 %)
study-measure-steps-of-a-game = Schritte einer Partie
study-measure-decisions = Entscheidungen
study-measure-moves-to-choose-from = Züge zur Auswahl
study-measure-wins-of-the-first-player = Siege, wenn man anfängt
study-measure-points-of-the-winner = Punkte beim Sieg
study-measure-points-between-first-and-second = Punkte zwischen Rang 1 und 2
study-measure-shared-wins = geteilte Siege
study-measure-changes-of-the-lead = Wechsel der Führung
study-measure-wins-of-the-leader-at-half-time = Siege, wenn man zur Halbzeit führt
study-side-measure = Siege: { $who }

## Ergebnisse

study-first-player = der erste Spieler
study-finding-balance = Eine Partie hat { $decisions } Entscheidungen, und { $who } gewinnt { $wins }{ $verdict ->
    [fair] , nicht deutlich anders als die fairen { $fair }.
    [more] , deutlich mehr als die fairen { $fair }.
   *[less] , deutlich weniger als die fairen { $fair }.
}
study-finding-luck = Glück erklärt { $luck } des Ergebnisses eines Platzes.
study-finding-luck-half = Glück erklärt { $luck } des Ergebnisses eines Platzes, und wer zur Halbzeit führt, gewinnt { $half }.
study-finding-alone = Andere Regeln wurden nicht verglichen.
study-finding-no-option = Keine der verglichenen Optionen änderte eine Partie.
study-finding-option = Von den verglichenen Optionen macht „{ $title }: { $other }“ am meisten aus: Sie ändert den Sieger in { $winner } der Partien und irgendetwas in { $touched }.
study-finding-same = Die anderen Regeln änderten keine Partie.
study-finding-against = Die anderen Regeln ändern { $touched } der Partien und den Sieger in { $winner }; { $measures ->
    [0] kein Messwert unterscheidet sich deutlich.
    [1] ein Messwert unterscheidet sich deutlich.
   *[other] { $measures } Messwerte unterscheiden sich deutlich.
}
study-finding-sweep = Geht „{ $knob }“ von { $low } bis { $high }, so gehen die Siege ({ $who }) von { $first } bis { $last }.
study-finding-sensitivity = „{ $knob }“ bewegt das Gleichgewicht am meisten: { $other } statt { $usual } ändert die Siege ({ $who }) um { $points }{ $clear ->
    [yes] .
   *[no] , was Zufall sein kann.
}
study-finding-without = „{ $what }“ ist am meisten wert: Eine Seite, die darauf verzichten muss, verliert { $points }{ $clear ->
    [yes] .
   *[no] , was Zufall sein kann.
}
study-finding-tuned = So liegt alles in den Grenzen, auch bei frischen Würfeln: { $settings }.
study-finding-tuned-already = Das Spiel liegt schon, wie es ist, in den Grenzen, auch bei frischen Würfeln.
study-finding-untuned = Nichts, was versucht wurde, ist näher an den Grenzen als das Spiel, wie es ist.
study-finding-closest = Nichts, was versucht wurde, hält bei frischen Würfeln alle Grenzen ein; am nächsten kommt { $settings }.

## Fragen

study-nav-tune = Abstimmung
study-nav-against = andere Regeln
study-nav-sweep = Wertereihen
study-nav-sensitivity = Einfluss
study-nav-without = Wert
study-knob = { $title }: { $place }
study-bounds = { $low } bis { $high }
study-turned = { $usual } → { $other }
study-head-value = Wert
study-head-target = Messwert
study-head-bounds = Grenzen
study-head-fresh = gefunden, mit frischen Würfeln (95 %)
study-head-tune = Abgestimmte Werte
study-tune = { $candidates } Einstellungen spielten dieselben Würfel in { $rounds } Runden. Nach jeder Runde spielte die Hälfte weiter, die die Grenzen am wenigsten verfehlte, mit doppelt so vielen Partien (sukzessive Halbierung). Von denen in den Grenzen spielte dann die mit den wenigsten Änderungen { $deals } Partien mit frischen Würfeln. Fette Zeilen liegen dort in ihren Grenzen.
study-head-against = Andere Regeln
study-against = Geändert: { $names }. Beide spielten mit denselben Würfeln.
study-head-sweep = Wertereihen
study-sweep = Jeder Wert spielte mit denselben Würfeln. Punkte sind Mittelwerte, Striche ihre 95-%-Intervalle, der übliche Wert ist hervorgehoben, und die gestrichelte Linie wäre fair.
study-plot-sweep = { $measure } für jeden Wert von { $knob }
study-head-sensitivity = Welcher Wert am meisten ausmacht
study-sensitivity = Jeder Wert wurde für sich ein wenig verändert, mit denselben Würfeln; die ersten Zeilen bewegen das Gleichgewicht am meisten. Eine fette Zeile ist auch dann signifikant, wenn man alle Werte mitzählt (Bonferroni). Auf einen Wert, der keine Partie ändert, achtet der Bot vielleicht nicht.
study-head-turned = verändert
study-head-touched = geänderte Partien
study-head-without = ohne
study-head-without-section = Was jedes wert ist
study-without = In jeder Partie konnte eine Seite dies nicht tun, außer sie hatte keinen anderen Zug. Sein Wert ist, um wie viele der anderen Plätze mehr diese Seite hinter sich lässt, wenn sie es darf, mit denselben Würfeln. Es zählen nur Partien, in denen die Seite es sonst tut. Eine fette Zeile ist auch dann signifikant, wenn man alle Zeilen mitzählt (Bonferroni).
study-head-deals = Partien
study-head-worth = Wert
study-players = Wer bei jeder Spielerzahl gewinnt:
study-head-players = Spieler
study-head-fair = fair

## Das Ende

study-made-by = Erstellt mit Shoal { $version }:
study-same-page = Derselbe Befehl erzeugt dieselbe Seite, außer bei Bots, die nach der Uhr rechnen.
