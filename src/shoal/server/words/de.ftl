### Fehler des Servers.

## Nachrichten, Tickets und Nummern der Aktualisierungen

error-message-too-long = Eine Nachricht hat höchstens { $bytes } Bytes.
error-message-invalid = Das ist keine gültige Nachricht: { $detail }
invalid-not-json = Sie ist kein JSON in UTF-8.
invalid-at = { $place } fehlt oder hat eine andere Form.
error-no-such-player = Die Spieler haben die Nummern 1 bis { $last }, nicht { $value }.
error-ticket-needed = Dafür braucht man das Ticket eines Platzes.
error-ticket-unknown = Zu diesem Ticket gehört kein Platz in dieser Partie.
error-host-only = Das kann nur, wer die Partie angelegt hat.
error-private = Diese Partie ist privat. Lass dir einen Link geben.
error-hello-first = Die erste Nachricht muss hello sein.
error-hello-twice = Hello wurde schon gesendet.
error-number-ahead = Die letzte Aktualisierung hat die Nummer { $last }; eine { $number } gibt es noch nicht.
# $number und $asked sind für Programme.
error-number-stale = Die Partie hat sich geändert, bevor das ankam. Sieh noch einmal hin und entscheide dann.

## Züge, Zurücknehmen und Chat

error-spectator = Wer zuschaut, kann nicht mitspielen: Nimm erst Platz.
error-not-started = Die Partie hat noch nicht begonnen.
error-game-over = Die Partie ist vorbei.
error-resigned = { $seat-is ->
    [you] Du hast aufgegeben.
   *[other] { $seat } hat aufgegeben.
}
error-bot-plays = { $seat-is ->
    [you] Ein Bot spielt für dich: Komm erst in die Partie zurück.
   *[other] Ein Bot spielt für { $seat }: Erst muss jemand in die Partie zurückkommen.
}
error-left = { $seat-is ->
    [you] Du hast die Partie verlassen: Komm erst zurück.
   *[other] { $seat } hat die Partie verlassen und muss erst zurückkommen.
}
error-person-plays = { $seat-is ->
    [you] Du spielst wieder selbst, kein Bot.
   *[other] Für { $seat } spielt wieder ein Mensch.
}
error-undo-race = Ein Zug in einem Wettrennen kann nur zurückgenommen werden, wenn die anderen einverstanden sind.
error-undo-asked = { $seat-is ->
    [you] Du hast schon darum gebeten, einen Zug zurückzunehmen.
   *[other] { $seat } hat schon darum gebeten, einen Zug zurückzunehmen.
}
error-undo-no-move = { $seat-is ->
    [you] Du hast keinen Zug gemacht, den man zurücknehmen könnte.
   *[other] { $seat } hat keinen Zug gemacht, den man zurücknehmen könnte.
}
error-undo-no-request = { $seat-is ->
    [you] Es gibt keine Anfrage, auf die du antworten könntest.
   *[other] Es gibt keine Anfrage, auf die { $seat } antworten könnte.
}
error-resigned-already = { $seat-is ->
    [you] Du hast schon aufgegeben.
   *[other] { $seat } hat schon aufgegeben.
}
error-here-already = { $seat-is ->
    [you] Du bist schon dabei.
   *[other] { $seat } ist schon dabei.
}
# $channel ist für Programme.
error-channel = { $seat-is ->
    [you] Du kannst dort jetzt nicht schreiben.
   *[other] { $seat } kann dort jetzt nicht schreiben.
}
error-chat-line = Eine Nachricht muss eine Zeile einfacher Text sein.
error-chat-limit = { $seat-is ->
    [you] Du hast die Grenze von { $count } Nachrichten erreicht.
   *[other] { $seat } hat die Grenze von { $count } Nachrichten erreicht.
}
error-race-socket = Sende Züge in einem Wettrennen über den WebSocket, der die Verzögerung misst.
error-hint-turn = Einen Tipp bekommst du, wenn du dran bist.
error-hints-off = Tipps sind in dieser Partie aus, solange Menschen gegeneinander spielen.

## Plätze, vor und nach der Partie

error-sit-over = Du kannst nicht mehr Platz nehmen: Die Partie ist vorbei.
error-seats-taken = Alle Plätze sind besetzt.
# $seat ist für Programme: Wer dort sitzt, hat vielleicht einen Namen.
error-seat-taken = Dieser Platz ist besetzt: Wähle einen anderen.
# $seat ist für Programme.
error-seat-secrets = An diesem Platz kennt man Geheimnisse: Bis die Partie vorbei ist, kann dort nur dieselbe Person oder ein Bot spielen.
# $seat ist für Programme.
error-seat-has-player = An diesem Platz spielt schon jemand.
# $seat ist für Programme.
error-seat-open = Dieser Platz ist schon frei.
error-seat-lost = Dieser Platz gehört dir nicht mehr.
error-just-here = { $seat-is ->
    [you] Du warst eben noch da: Warte eine Minute.
   *[other] { $seat } war eben noch da: Warte eine Minute.
}
error-resigned-bot = { $seat-is ->
    [you] Du hast aufgegeben: Bis zum Ende spielt ein Bot für dich.
   *[other] { $seat } hat aufgegeben: Bis zum Ende spielt ein Bot.
}
error-leave-over = Die Partie ist vorbei: Du kannst sie einfach schließen.
error-started = Die Partie hat schon begonnen.
error-seats-open = Noch frei: { $seats }. Lade jemanden ein oder füge Bots hinzu.
error-cancelled = Diese Partie wurde abgesagt.
error-cancel-started = Absagen kannst du nur eine Partie, die noch nicht begonnen hat.
error-rematch-early = Eine Revanche gibt es erst, wenn die Partie vorbei ist.
error-views-early = Was andere sehen, kannst du erst nach der Partie ansehen.
error-record-early = Die Aufzeichnung gibt es, wenn die Partie vorbei ist.
error-salt-line = Ein Zufallstext muss eine Zeile einfacher Text sein.
error-salt-late = Die Partie hat begonnen: Sie nimmt keinen Zufallstext mehr an.

## Was jemand zu oft getan hat

error-quota-renamed = { $seat-is ->
    [you] Du hast deinen Namen { $times }-mal geändert; öfter geht es in einer Partie nicht.
   *[other] { $seat } hat den Namen { $times }-mal geändert; öfter geht es in einer Partie nicht.
}
error-quota-salted = { $seat-is ->
    [you] Du hast { $times }-mal einen Zufallstext gegeben; öfter geht es in einer Partie nicht.
   *[other] { $seat } hat { $times }-mal einen Zufallstext gegeben; öfter geht es in einer Partie nicht.
}
error-quota-undone = { $seat-is ->
    [you] Du hast { $times }-mal einen Zug zurückgenommen; öfter geht es in einer Partie nicht.
   *[other] { $seat } hat { $times }-mal einen Zug zurückgenommen; öfter geht es in einer Partie nicht.
}
error-quota-undo-asked = { $seat-is ->
    [you] Du hast { $times }-mal gebeten, einen Zug zurückzunehmen; öfter geht es in einer Partie nicht.
   *[other] { $seat } hat { $times }-mal gebeten, einen Zug zurückzunehmen; öfter geht es in einer Partie nicht.
}
error-quota-left = { $seat-is ->
    [you] Du hast die Partie { $times }-mal verlassen; öfter geht es in einer Partie nicht.
   *[other] { $seat } hat die Partie { $times }-mal verlassen; öfter geht es in einer Partie nicht.
}
error-quota-hinted = { $seat-is ->
    [you] Du hast { $times } Tipps bekommen; mehr gibt es in einer Partie nicht.
   *[other] { $seat } hat { $times } Tipps bekommen; mehr gibt es in einer Partie nicht.
}
error-invitations = Es wurden { $times } Einladungen gemacht; mehr gibt es für eine Partie nicht.
error-table-full = Diese Partie hat ihre Grenze von { $events } Ereignissen erreicht.
error-too-many-requests = Zu viele Anfragen von dieser Adresse: Warte einen Moment.
error-too-many-tables = Zu viele neue Partien und Plätze von dieser Adresse: Versuch es später wieder.
error-too-many-hints = Zu viele Tipps auf einmal für diese Adresse: Warte einen Moment.
error-too-many-connections = Zu viele Verbindungen, von dieser Adresse oder insgesamt: Versuch es gleich noch einmal.

## Namen

error-name-line = Ein Name muss eine Zeile einfacher Text sein.
error-name-too-long = Ein Name hat höchstens { $length } Zeichen: Kürze ihn.
error-name-character = Ein Name darf das Zeichen { $code } nicht enthalten: Lass es weg.
error-name-invisible = Ein Name braucht einen sichtbaren Buchstaben, eine Ziffer oder ein Emoji: Füge etwas hinzu.
error-name-marks = Ein Name hat höchstens { $count } verschiedene Zeichen über oder unter einem Buchstaben: Lass einige weg.
error-name-alphabets = { $word } mischt Buchstaben verschiedener Schriften, { $alphabets }, die gleich aussehen können. Schreib jedes Wort in einer einzigen.
error-name-bot = { $name } heißt eine Stufe der Bots: Wähle einen anderen Namen, oder ergänze ihn.
error-name-seat = { $name } ist die Nummer eines Platzes: Wähle einen anderen Namen.
alphabet-arabic = Arabisch
alphabet-armenian = Armenisch
alphabet-bopomofo = Bopomofo
alphabet-cherokee = Cherokee
alphabet-cyrillic = Kyrillisch
alphabet-devanagari = Devanagari
alphabet-georgian = Georgisch
alphabet-greek = Griechisch
alphabet-han = Chinesisch
alphabet-hangul = Hangul
alphabet-hebrew = Hebräisch
alphabet-hiragana = Hiragana
alphabet-katakana = Katakana
alphabet-latin = Lateinisch
alphabet-thai = Thailändisch

## Anfragen

error-nothing-here = Unter dieser Adresse gibt es nichts.
error-method = Diese Adresse nimmt diese Methode nicht an.
error-request-invalid = Das ist keine gültige Anfrage.
error-request-cut-short = Die Anfrage war unvollständig.
error-query-number = { $name } ist eine ganze Zahl, nicht { $text }.
error-other-name = Dieser Server heißt nicht { $host }; wer ihn betreibt, kann ihm diesen Namen mit --name geben.
error-other-site = Seiten anderer Websites können diesen Server nicht benutzen.
error-metrics = Die Messwerte sind nur für alle, die diesen Server betreiben; mit --metrics lassen sie sich für eine andere Adresse freigeben.
error-server-failed = Auf dem Server ist etwas schiefgegangen; nichts hat sich geändert.

## Gespeicherte Tische

# Programme finden den Tisch in $table.
error-no-table = Diese Partie gibt es nicht. Prüfe den Link, oder bitte um einen neuen.
error-table-damaged = Diese Partie ist nicht verfügbar, weil ihre gespeicherten Daten beschädigt sind. Der Betreiber des Servers kann sie untersuchen mit: shoal repair.
error-table-game-gone = Diese Partie ist nicht verfügbar, weil ihr Spiel auf diesem Server nicht installiert ist.
error-table-reloaded = Die Partie wurde inzwischen neu geladen: Versuch es noch einmal.
error-not-saved = Der Server kann gerade nichts speichern: Nichts hat sich geändert. Versuch es später wieder.
error-saved-too-late = Das konnte nicht gespeichert werden: Versuch es noch einmal.
error-database-silent = Die Datenbank antwortet nicht: Versuch es gleich noch einmal.

## Für den Betreiber eines Servers

error-server-start = Der Server konnte nicht starten: Sieh in seinem Protokoll nach.
error-listen = Der Server kann { $address } nicht benutzen: { $reason }.
error-workers = Mehrere Arbeitsprozesse teilen sich ihre Tische über PostgreSQL: Gib --database postgresql://... an.
error-needs-asyncpg = PostgreSQL braucht asyncpg: pip install 'shoal[postgres]'.
error-rules-which = { $file } muss sagen, für welches Spiel sie gilt, als game = NAME: { $games-row }.
error-database-open = Die Datenbank { $path } kann nicht geöffnet werden: { $reason }.
error-database-write = Die Datenbank { $path } kann nicht geschrieben werden: { $reason }.
error-database-corrupt = Die Datenbank { $path } kann nicht geschrieben werden: { $reason }. Mehr erfährst du mit shoal repair.
error-database-in-use = Ein anderer Server benutzt die Datenbank { $path }.
error-database-link = Die Datenbank { $path } hat noch einen Namen, einen harten Link, und SQLite fände unter dem einen nicht, was es unter dem anderen protokolliert hat: Entferne einen der beiden.
error-database-schema = Die Datenbank hat das Schema { $version }; dieser Server kennt die Schemas bis { $supported }.
error-database-missing = Es gibt keine Datenbank { $path }.
error-database-foreign = { $path } ist keine Datenbank von Shoal.
error-database-serving = Ein Server benutzt die Datenbank { $path }: Halte ihn erst an.
error-postgres-open = Die Datenbank kann nicht geöffnet werden: { $reason }.
error-postgres-write = Die Datenbank kann nicht geschrieben werden: { $reason }.
error-postgres-foreign = Das ist keine Datenbank von Shoal.
error-postgres-serving = Ein Server benutzt diese Datenbank: Halte ihn erst an.
error-postgres-repairing = Die Datenbank wird gerade repariert: Starte den Server danach.
error-not-repaired = Tisch { $table } konnte nicht repariert werden: { $reason }.
error-game-not-installed = Das Spiel von Tisch { $table } ist nicht installiert: { $game }.
error-stored-event-twice = Ereignis { $number } ist zweimal gespeichert.
error-stored-event-missing = Ereignis { $number } fehlt.
error-stored-event-unreadable = Ereignis { $number } kann nicht gelesen werden.
error-stored-event-failed = Ereignis { $number }: { $error }.
error-stored-last-event = Das letzte Ereignis ist nicht das, das in der Übersicht steht.
error-table-unreadable = Der Tisch kann nicht gelesen werden: { $reason }.
error-file-unreadable = Der Tisch kann nicht aus der Datei gelesen werden.
error-file-unreadable-because = Der Tisch kann nicht aus der Datei gelesen werden: { $reason }.

## shoal repair

# $fault ist, was die Datenbank auf Englisch sagt.
repair-file = Die Datenbank selbst: { $fault }
# $report sind mehrere der Sätze unten.
repair-table = { $table }: { $report }
repair-event-invalid = Ereignis { $number } von { $last } ist ungültig.
repair-event-missing = Ereignis { $number } von { $last } fehlt.
repair-event-not-bytes = Ereignis { $number } ist nicht als Bytes gespeichert.
repair-no-events = Der Tisch hat keine Ereignisse.
repair-game-missing = Sein Spiel, { $game }, ist nicht installiert: Installiere es, oder gib sein Modul oder seine Datei mit --game an.
repair-summary-missing = Seine Übersicht fehlt.
repair-summary-wrong = Seine Übersicht ist falsch.
repair-summary-last = Seine Übersicht nennt ein anderes Ereignis als letztes.
repair-try-backup = Versuch es mit einer Sicherung.
repair-kept = { $kept ->
    [one] Behalten: 1 Ereignis.
   *[other] Behalten: { $kept } Ereignisse.
} Nach set_aside verschoben: { $aside }.
repair-would-keep = Eine Reparatur behält { $kept ->
    [one] 1 Ereignis
   *[other] { $kept } Ereignisse
} und verschiebt { $aside } nach set_aside.
repair-checked = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} geprüft
repair-damaged = { $damaged } beschädigt
repair-end-undamaged = { repair-checked }; keine Schäden gefunden.
repair-end-file = { repair-checked }, { repair-damaged }. Eine beschädigte Datei wird nicht repariert: Spiel eine Sicherung ein, oder rette, was SQLite lesen kann, mit: sqlite3 DATABASE .recover
repair-end-repaired = { repair-checked }, { repair-damaged }, { $repaired } repariert.
repair-end-repairable = { repair-checked }, { repair-damaged }; --write kann { $repairable } reparieren. Mach vorher eine Sicherung.
repair-end-hopeless = { repair-checked }, { repair-damaged }; reparieren lässt sich davon nichts.
