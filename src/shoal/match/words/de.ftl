### Fehler bei Partien, Aufzeichnungen und Würfeln.

error-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2**256 - 1, 32 Bytes oder 64 hexadezimale Ziffern.
error-seed-needed = Eine Partie kann nur mit ihrem Startwert fortgesetzt werden.
error-seed-of-other-match = Dieser Startwert passt nicht zum Code der Aufzeichnung.
error-seed-secret = Der Startwert ist geheim, bis die Partie vorbei ist.
error-seed-missing = Die Partie ist vorbei, aber ihre Aufzeichnung enthält den Startwert nicht.
error-salt-twice = Platz { $number } hat einen einzigen Zufallstext gegeben und kann nicht zweimal genannt werden.
error-commitment = Ein Code hat 64 hexadezimale Ziffern: Kopiere ihn ganz, nicht { $text }.
thing-salt = { $count ->
    [one] Zufallstext
   *[other] Zufallstexte
}
thing-name = { $count ->
    [one] Name
   *[other] Namen
}
error-one-each = { WORD($what, 2) }: Das ist eine Liste von Texten, einer für jeden Platz.
error-wrong-number = Es gibt { $players } Plätze, also nicht { $count } { WORD($what, $count) }.
error-not-a-line = { WORD($what, 1) } von Platz { $number }: Das ist keine Zeile von höchstens { $length } Zeichen.

## Züge und Zurücknehmen

error-turn-over = { $seat-is ->
    [you] Du kannst nicht ziehen: Die Partie ist vorbei.
   *[other] { $seat } kann nicht ziehen: Die Partie ist vorbei.
}
error-turn-of-others = { $seat-is ->
    [you] Du kannst jetzt nicht ziehen. Am Zug: { $seats }.
   *[other] { $seat } kann jetzt nicht ziehen. Am Zug: { $seats }.
}
error-replay = Das ist ein Rückblick: Niemand kann darin ziehen.
error-move-checked-before = Der Zug wurde in Schritt { $then } geprüft, nicht in Schritt { $now }.
error-move-too-long = { $text } ist viel zu lang für einen Zug.
error-move-number = Ein Zug ist ein Text oder eine Zahl von 0 bis { $last }, nicht { $value }.
error-no-such-seat = Die Plätze sind 0 bis { $last }, nicht { $value }.
error-no-such-step = Die Schritte sind 0 bis { $last }, nicht { $value }.
error-position-not-text = Eine Stellung ist ein Text, nicht { $value }.
error-undo-unseen = { $seat-is ->
    [you] Du kannst nichts zurücknehmen: Andere haben seit deinem letzten Zug vielleicht verdeckt gezogen.
   *[other] { $seat } kann nichts zurücknehmen: Andere haben seitdem vielleicht verdeckt gezogen.
}
error-undo-since = { $seat-is ->
    [you] Du kannst nichts zurücknehmen: Seit deinem letzten Zug wurde gewürfelt, oder jemand anders hat gezogen.
   *[other] { $seat } kann nichts zurücknehmen: Seitdem wurde gewürfelt, oder jemand anders hat gezogen.
}
error-undo-revealed = { $seat-is ->
    [you] Du kannst nichts zurücknehmen: Dein Zug hat etwas aufgedeckt.
   *[other] { $seat } kann nichts zurücknehmen: Der Zug hat etwas aufgedeckt.
}
error-undo-dice = Nichts kann zurückgenommen werden: Seit dem letzten Zug wurde gewürfelt oder gezogen.
error-undo-too-late = Nichts kann zurückgenommen werden: Seit dem letzten Zug ist zu viel passiert.
error-undo-nothing = Nichts kann zurückgenommen werden: Noch niemand hat gezogen.

## Aufzeichnungen

error-line = Zeile { $line }: { $reason }
error-cannot-read = { $path } kann nicht gelesen werden: { $reason }.
error-cannot-write = { $path } kann nicht geschrieben werden: { $reason }.
error-not-a-path = { $path } ist kein Pfad einer Datei.
error-file-too-large = Die Datei ist größer als jede Aufzeichnung ({ $bytes } Bytes).
error-first-line = Eine Aufzeichnung beginnt mit der Zeile { $wanted }, nicht mit { $line }.
error-cut-short = Die Aufzeichnung bricht nach Zeile { $line } ab.
error-no-line-end = Die letzte Zeile hat kein Ende: Die Datei ist abgeschnitten.
error-after-checksum = Nach der Prüfsumme darf nichts mehr kommen.
error-altered = Die Prüfsumme stimmt nicht: Die Aufzeichnung wurde nachträglich verändert.
error-line-word = Die Zeile muss mit { $word } beginnen, nicht mit { $line }.
error-line-integer = Nach { $word } steht eine ganze Zahl, nicht { $value }.
error-line-digest = Nach { $word } stehen 64 hexadezimale Ziffern, nicht { $value }.
error-line-list = Nach { $word } steht eine kompakte JSON-Liste von Texten.
error-line-too-long = Die Zeile ist länger als jede Zeile einer Aufzeichnung.
error-line-empty = Die Zeile ist leer oder enthält ein Steuerzeichen.
error-line-not-text = Die Zeile ist kein UTF-8-Text.
error-options-order = Optionen müssen der Reihe nach, einmal und abweichend von der Vorgabe dastehen.
error-seats-needless = Die Zeile seats muss wegbleiben, wenn kein Platz einen Namen hat.
error-salts-missing = Jeder Platz braucht einen Zufallstext, auch einen leeren.
error-start-otherwise = Der Anfang ist nicht so geschrieben, wie diese Partie ihn schreiben würde.
error-mover = Ein Zug beginnt mit einem Platz oder { $mark }, nicht mit { $value }.
error-scores = Nach scores stehen { $players } ganze Zahlen.
error-ranking = Die Rangfolge muss jeden Platz einmal nennen, Plätze mit gleichem Rang der Reihe nach.
error-no-dice-here = Hier wird nicht gewürfelt, also ist { $text } nicht möglich.
error-not-to-move = Platz { $number } ist hier nicht am Zug und kann { $text } nicht spielen.
error-written-otherwise = { $text } sollte { $wanted } geschrieben werden.
error-throw = Wurf { $number } ist nicht, was die Würfel ergaben.

## Was an den Würfeln einer beendeten Partie nicht stimmt

error-unfair = Die Würfel dieser Partie waren nicht fair. { $reason }
finding-commitment = Der Code ist { $commitment }, aber vor der Partie wurde { $shown } gezeigt: Der Startwert wurde danach geändert.
finding-a-salt = den Zufallstext { $salt }
finding-no-salt = keinen Zufallstext
finding-salt-replaced = Platz { $number } hat { $written }, gab aber { $given }: Jemand konnte die Würfel bestimmen.
finding-salt-missing = Kein Platz hat den Zufallstext { $salt }, der gegeben wurde: Jemand konnte die Würfel bestimmen.
finding-salt-not-sent = Platz { $number } hat einen Zufallstext, den er nicht geschickt hat.
finding-salt-refused = Der Tisch nahm keinen Zufallstext an, obwohl die Partie noch nicht begonnen hatte.
finding-late-commitment = Der Tisch zeigte keinen Code, bevor der Zufallstext gegeben wurde.
finding-unfinished = Die Partie ist nicht vorbei: Ihr Startwert ist geheim, und ihre Würfel können noch nicht geprüft werden.
finding-seed = Der Startwert passt nicht zum Code.
finding-seed-shown = Der Startwert passt nicht zum Code, der vor der Partie gezeigt wurde.
finding-seed-nor-dice = Der Startwert passt weder zum Code noch zu den Würfeln.
finding-seed-but-dice = Der Startwert passt nicht zum Code, obwohl er zu den Würfeln passt.
finding-dice = { $count } von { $throws } Würfen folgen nicht aus dem Startwert und den Zufallstexten, beginnend mit diesem.
finding-throw = Wurf { $number } ist als { $text } aufgezeichnet, aber die Würfel ergaben { $actual }.
finding-throw-unfair = Wurf { $number } folgt nicht aus dem Startwert und den Zufallstexten.
finding-no-result = Die Partie ist hier vorbei, aber das Ergebnis fehlt.
finding-early-result = Die Partie ist hier nicht vorbei, aber die Aufzeichnung hat ein Ergebnis.
finding-scores = Die Punkte sollten { $scores } sein.
finding-ranking = Die Rangfolge sollte { $ranking } sein.
