### Was die Seite selbst sagt, außerhalb der Spiele.

## Überall

brand = Shoal
tagline = Fünf Spiele vom Meer, mit Freunden zu Hause oder online
page-title = { $title } · { brand }
page-description = Fünf Spiele vom Meer im Browser: Spiel mit Freunden über einen Link oder gegen Bots.
page-noscript = Shoal braucht JavaScript, um die Spiele zu zeichnen. Bitte erlaube es für diese Seite.
brand-home = { brand }: { home }

loading = Lädt …
unreached = Der Server ist nicht erreichbar.
back = Zurück
close = Schließen
home = Startseite
yes = ja
no = nein
rules = Regeln
you = du
not-found = Seite nicht gefunden
not-found-why = Unter dieser Adresse gibt es nichts. Sieh nach, ob im Link ein Tippfehler ist.
settings = Einstellungen
language = Sprache
label-value = { $label }: { $value }

## Namen

name-label = Dein Name
name-hint = So sehen dich die anderen
name-change = Namen ändern
guest = Gast { $number }
default-name-0 = Seepocke
default-name-1 = Papageitaucher
default-name-2 = Seestern
default-name-3 = Treibholz
default-name-4 = Möwe
default-name-5 = Kiesel
default-name-6 = Hummer
default-name-7 = Anker

## Bots

bot-of-level = Bot ({ $level })

## Zeiten

time-days = { $days } T
time-hours = { $hours } h
duration-minutes = { $minutes } min
duration-seconds = { $seconds } s

## Die Startseite

lobby-games = Spiele
lobby-length = { $minutes } min
lobby-length-range = { $low } bis { $high } min
lobby-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
lobby-players-range = { $low }–{ $high } Personen
lobby-play = Spielen
lobby-play-side = Ich bin { $side }
lobby-play-of = Spielen: { $game }
lobby-play-side-of = Spielen: { $game }. Ich bin { $side }
lobby-invite = Einladen
lobby-invite-to = Freunde einladen: { $game }
lobby-rules-of = Regeln: { $game }
opponents-of = { $game }: Wie stark sind die Bots?
opponents-else = Oder mit Freunden
opponent-easy = Für die erste Partie: macht Fehler.
opponent-medium = Spielt, was auf den ersten Blick am besten aussieht.
opponent-hard = Denkt voraus und schlägt die meisten.
opponent-best = Denkt am weitesten voraus und braucht einen Moment.
lobby-continue = Weiterspielen
lobby-your-games = Deine Partien
lobby-your-games-count = Deine Partien: { $count }
lobby-open-games = Offene Partien
lobby-open-games-count = Offene Partien: { $count }
lobby-none = Im Moment gibt es keine offenen Partien.
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-forget = Entfernen
lobby-forget-of = Diese Partie entfernen: { $game }
lobby-forget-title = Diese Partie entfernen?
lobby-forget-sure = Dieses Gerät vergisst deinen Platz, und du kannst nicht mehr weiterspielen.
lobby-keep = Behalten
lobby-more = { $games ->
    [one] 1 frühere Partie zeigen
   *[other] { $games } frühere Partien zeigen
}
lobby-players-here = { $seats }
lobby-your-turn-in = Du bist dran bei { $game }
lobby-your-turn = du bist dran
lobby-turn = { $seats-count ->
    [one] { $seats } ist dran
   *[other] { $seats } sind dran
}
lobby-not-begun = noch nicht begonnen
lobby-seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
stage-waiting = wartet auf die anderen
stage-playing = läuft
stage-over = beendet
stage-closed = abgesagt

## Eine Partie vorbereiten

setup-title = Neue Partie: { $game }
setup-players = Personen
setup-seats = Plätze
setup-seat = Platz { $number }
setup-seat-as = Platz { $number }: { $role }
setup-who-me = Ich
setup-who-friend = Jemand mit Link
setup-who-here = Jemand an diesem Gerät
setup-who-open = Wer auf der Startseite ist
setup-bot = Bot: { $level }
setup-name-here = Name auf Platz { $number }
setup-player = Spieler { $number }
setup-options = Hausregeln
setup-tables = Werte auf Plänen, Karten und Würfeln
setup-clock = Uhr
setup-clock-none = Ohne Uhr
setup-clock-move = Zeit pro Zug
setup-clock-game = Zeit für die ganze Partie
setup-clock-days = Tage pro Zug
setup-minutes = Minuten
setup-days = Tage
setup-increment = Sekunden, die jeder Zug dazugibt
setup-game-out = So viel Zeit haben alle für die ganze Partie. Wer keine mehr hat, { $timeout ->
    [pass] passt bei jedem weiteren Zug
   *[bot] lässt sofort einen Bot jeden weiteren Zug machen
}{ $more ->
    [0] { " " }bis zum Ende der Partie.
   *[other] , bis auf die { $more } s, die jeder Zug noch dazugibt.
}
setup-timeout = Wenn die Zeit abläuft
setup-timeout-bot = Ein Bot macht den Zug
setup-timeout-pass = Es wird gepasst
setup-leavers = Wenn jemand weg ist
setup-leavers-pause = Die Partie wartet
setup-leavers-bot = Ein Bot springt ein
setup-leavers-open = Jemand anders kann den Platz nehmen
setup-watch = Wer zuschauen darf
setup-watch-anyone = Alle
setup-watch-invited = Alle mit dem Link
setup-watch-nobody = Niemand
setup-hints = Tipps
setup-hints-alone = Nur für alle, die allein gegen Bots spielen
setup-hints-told = Für alle; die anderen erfahren es
setup-listed = Auf der Startseite zeigen, damit alle mitspielen können
setup-start = Partie anlegen

## Was vereinbart ist

terms-move-minutes = { duration-minutes } pro Zug
terms-move-seconds = { duration-seconds } pro Zug
terms-game-minutes = { duration-minutes } pro Partie{ terms-increment }
terms-game-seconds = { duration-seconds } pro Partie{ terms-increment }
terms-increment = { $more ->
    [0] { "" }
   *[other] , dazu { $more } s pro Zug
}
terms-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}

## Der Warteraum

waiting-room-title = { $game }: { $state }
waiting-room-players = Warten auf die anderen
waiting-room-taken = Alle Plätze sind besetzt
waiting-room-ready = Alle sind da
waiting-room-wait-for = Warten auf { $seats }
waiting-room-rematch = { $seats } { $seats-count ->
    [one] kann
   *[other] können
} von der Seite der letzten Partie aus zur Revanche kommen. Es geht los, sobald alle da sind.
waiting-room-not-here = { $seats } { $seats-count ->
    [one] hat einen Platz, ist
   *[other] haben Plätze, sind
} aber gerade nicht da.
waiting-room-start = Partie starten
waiting-room-start-without = Ohne { $seats } starten
waiting-room-bots-until = Wenn du jetzt startest, { $seats-count ->
    [one] spielt ein Bot
   *[other] spielen Bots
} für { $seats }, bis alle da sind.
waiting-room-host-starts = Wer die Partie angelegt hat, startet sie, wenn alle da sind.
waiting-room-starts = Es geht los, sobald alle da sind.
waiting-room-join = Nimm einen Platz. Wer die Partie angelegt hat, startet sie, wenn alle da sind.
waiting-room-need-all = Es kann losgehen, wenn alle Plätze besetzt sind.
waiting-room-fill = Freie Plätze mit Bots besetzen
waiting-room-take-seat = Platz nehmen
waiting-room-as = Als
waiting-room-free-seat = frei
waiting-room-clear = Platz frei machen
waiting-room-leave = Partie verlassen
waiting-room-close = Partie absagen
waiting-room-no-access = Du kannst diese Partie nicht öffnen

## Die Einladung

invitation-title = Schick diesen Link deinen Freunden
invitation-share = Teilen
invitation-qr = QR-Code der Einladung: mit einem Handy scannen
invitation-only-here = Dieser Link funktioniert nur auf diesem Computer.
invitation-for-network = Damit andere in deinem Netz mitspielen können, beende Shoal und starte es neu mit
invitation-other-options = und den anderen Optionen, die du verwendet hast.
copy-link = Link kopieren
copied = Kopiert

## Der Tisch: wer dran ist

players = Spieler
# Said by screen readers after the name of a player.
player-to-move = ist dran
table-turn = { $seats-count ->
    [one] { $seats } ist dran.
   *[other] { $seats } können ziehen.
}
table-thinking = { $seat } überlegt …
table-waits-for = Wir warten auf { $seat }: gerade nicht da.
table-waits-for-bot = { table-waits-for } Bald übernimmt ein Bot.
table-playing = { $seats } { $seats-count ->
    [one] spielt
   *[other] spielen
} …
table-result = Ergebnis
table-yours = Du bist dran.
table-watching = Du schaust zu.
table-prompt-for = { $seat }:
table-others-too = ({ $seats } { $seats-count ->
    [one] kann
   *[other] können
} auch ziehen.)
table-away = Du giltst als abwesend.
table-played-for = Ein Bot spielt für dich.
table-you-resigned = Du hast aufgegeben. Ein Bot spielt für dich.
table-return = Bin wieder da
table-skip = Überspringen
table-skip-how = Animation überspringen: hier klicken, aufs Brett klicken oder die Leertaste drücken
table-clock-left = noch { $time }

## Der Tisch: die Verbindung

connection-joining = Verbinde …
connection-open = Verbunden
connection-sending = Sende …
connection-lost = Verbindung verloren. Neuer Versuch …
connection-refused = Kein Zugang

## Der Tisch: der Verlauf

log-more = { $lines } weitere
log-less = Weniger
log-more-of-turn = { $lines } weitere, Zug { $turn }
log-less-of-turn = Weniger, Zug { $turn }
log-all = Was passiert ist
log-nothing = Noch ist nichts passiert.

## Der Tisch: neben dem Brett

tab-log = Verlauf
tab-talk = Chat
tab-board = Als Text
tab-more = Partie
board-as-text = Das Spielbrett als Text
toolbar-hint = Tipp
toolbar-undo = Rückgängig
toolbar-menu = Menü
toolbar-look-back = Rückblick
toolbar-look-back-how = In der Partie zurückblättern
chat-write = Nachricht schreiben
chat-send = Senden
chat-reply = Antworten
chat-to = An
chat-everyone = alle
chat-server = Shoal
chat-said-by = { $seat }:
typed-title = Züge eintippen
typed-not-now = Du kannst tippen, wenn du dran bist.
typed-label = Zug eintippen
typed-play = Ziehen
typed-moves = Alle Züge
settings-sound = Ton
settings-sound-on = an
settings-sound-off = aus
theme-title = Tag oder Nacht
theme-auto = wie dein Gerät
theme-light = Tag
theme-dark = Nacht
colours-title = Farben der Spieler
colours-usual = üblich
colours-distinct = besser unterscheidbar
speed-title = Animation
speed-calm = langsam
speed-quick = schnell
speed-instant = aus
fair-dice = Faire Würfel und Ziehungen
fair-dice-about = Dieser Code stand vor der Partie fest. Wenn sie vorbei ist, kann dein Browser damit prüfen, dass jeder Wurf und jede Ziehung fair war.

## Der Tisch: wer da ist

seat-here = da
seat-gone = nicht da
seat-stand-in = ein Bot springt ein ({ $level })
seat-stood-in = ein Bot ist eingesprungen ({ $level })
seat-has-resigned = hat aufgegeben, ein Bot springt ein
seat-resigned = hat aufgegeben
seat-put-bot = Bot spielen lassen
seat-put-bot-for-them = Einen Bot spielen lassen

## Der Tisch: Hinweise

refusal = Geht nicht:
rule-read = Regel lesen
rule-read-of = Regel { $rule } lesen
rule-of = Regel { $rule }
undo-ask = Rücknahme erbitten
undo-request = { $seat } möchte einen Zug zurücknehmen.
undo-request-of = { $seat } möchte diesen Zug und alles danach zurücknehmen: „{ $move }“
undo-requested = Du hast die anderen gebeten, deinen Zug zurücknehmen zu dürfen.
undo-withdraw = Doch nicht
undo-agree = Einverstanden
undo-decline = Nein
undo-done = Zurückgenommen, mit allem danach: „{ $move }“
undo-impossible = Das kannst du nicht allein zurücknehmen: Du hast noch nicht gezogen, oder seither wurde gewürfelt, etwas aufgedeckt oder von anderen gezogen.
look-back-impossible = Es gibt noch keine Züge, auf die du zurückblicken kannst.
clock-short = Auf deiner Uhr sind noch { $time }. Ist sie abgelaufen, { $timeout ->
    [pass] passt du
   *[bot] macht ein Bot den Zug
}.
clock-out = Deine Zeit für diese Partie ist aufgebraucht: { $timeout ->
    [pass] Bei jedem weiteren Zug passt du
   *[bot] Ein Bot macht sofort jeden weiteren Zug
}{ $more ->
    [0] { " " }bis zum Ende der Partie.
   *[other] . Jeder Zug gibt noch { $more } s dazu.
}
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-sure = Damit ist die Partie zu Ende.
resign-sure-of-many = Ein Bot spielt für dich weiter. Ist nur noch eine Seite übrig, endet die Partie.
resign-yes = Ja, aufgeben
resign-no = Weiterspielen

## Ein Tipp

hint-title = Was jemand mit viel Erfahrung versuchen würde
hint-meaning = Deine Gewinnchance:
hint-meaning-of-many = Vor so vielen der anderen landest du voraussichtlich:
percent = { $percent } %
hint-play = Spielen
hint-play-of = Spielen: { $move }
hint-others = { $moves ->
    [one] 1 anderer Zug
   *[other] { $moves } andere Züge
}

## Ein Gerät für mehrere

shared-device = Gib das Gerät an { $seat } weiter
shared-device-why = Ein Teil dieses Spiels ist geheim. Niemand sonst sollte jetzt hinsehen.
shared-device-ready = Ich bin { $seat }

## Das Ergebnis

result-title = Die Partie ist vorbei
result-wins = { $seats } { $seats-count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}!
result-draw = Unentschieden.
result-resigned = { $seats } { $seats-count ->
    [one] hat
   *[other] haben
} aufgegeben, damit war die Partie zu Ende.
result-ranking = Endstand
result-place = { $place }.
result-you = (du)
result-won = gewonnen
result-lost = verloren
result-rematch = Revanche
result-rematch-rotate = Revanche, Plätze rotieren
result-rematch-swap = Revanche, Seiten tauschen
result-rematch-set = { $seat } möchte eine Revanche. Eine neue Partie ist für euch alle bereit.
result-rematch-set-by-host = Wer die Partie angelegt hat, möchte eine Revanche. Eine neue Partie ist für euch alle bereit.
result-go-rematch = Zur neuen Partie
result-replay = Rückblick auf die Partie
result-record = Aufzeichnung speichern
result-check-dice = Würfel prüfen
result-check-draw = Ziehung prüfen

## Der Würfelbeleg

receipt-title-dice = Würfelprüfung
receipt-title-draw = Prüfung der Ziehung
receipt-checking = Dein Browser prüft jedes zufällige Ergebnis …
receipt-good = { $results ->
    [0] In dieser Partie war nichts zufällig.
    [one] Als fair bestätigt: Das einzige Ergebnis stimmt.
   *[other] Faire Würfel bestätigt: Alle { $results } Ergebnisse stimmen.
}
receipt-good-so-far = { $results ->
    [0] In dieser Partie war nichts zufällig.
    [one] Das einzige Ergebnis stimmt.
   *[other] Alle { $results } Ergebnisse stimmen.
}
receipt-bad = { $results ->
    [one] Ein Ergebnis stimmt nicht!
   *[other] { $results } Ergebnisse stimmen nicht!
}
receipt-unchecked = Die Würfel konnten nicht geprüft werden.
receipt-code-saved = Code von vor der Partie (von deinem Browser aufgehoben)
receipt-code-not-saved = Code von vor der Partie (wie ihn der Server jetzt zeigt)
receipt-unseen = Dieser Browser hat den Code nicht vor der Partie gesehen. Er kann nicht sagen, ob der Startwert erst später gewählt wurde.
receipt-fits = Der Startwert passt zum Code.
receipt-mismatch = Der Startwert passt nicht zum Code!
receipt-salted = { $texts ->
    [one] Dein Zufallstext ist enthalten.
   *[other] Deine Zufallstexte sind enthalten.
}
receipt-salt-broken = Der Zufallstext von { $seats } wurde geändert: Jemand könnte die Ergebnisse gewählt haben!
receipt-unsalted = Dieser Browser hat keinen Zufallstext beigesteuert. Er kann nicht sagen, ob jemand die Ergebnisse gewählt hat.
receipt-watched = Du hast zugeschaut und keinen Zufallstext beigesteuert. Jeder Browser prüft den Text, den er selbst beigesteuert hat.
receipt-seed = Startwert, nach der Partie gezeigt
receipt-salts = Zufall von allen, die mitspielen
receipt-salt = { $seat }: { $salt }
receipt-salt-yours = { $seat }: { $salt } (deiner)
receipt-salt-sent = { $seat }: { $salt } (dieser Browser hat geschickt: { $sent })
receipt-none = keiner
receipt-elsewhere = Um auch die Aufzeichnung zu prüfen, speichere sie und starte:
receipt-how = Jedes Ergebnis ist der HMAC-SHA-256 der Zufallstexte aller, die mitspielen, und seiner Nummer, mit dem Startwert als Schlüssel.
receipt-result = Ergebnis { $number }
receipt-outcome = { $outcome } von { $outcomes }
receipt-correct = stimmt
receipt-wrong = stimmt nicht

## Der Rückblick

replay-title = Rückblick
replay-step = Schritt { $number } von { $last }
replay-at = Schritt { $number } von { $last }: { $line }
replay-at-start = Schritt { $number } von { $last }: Die Partie beginnt.
replay-first = Erster Schritt
replay-previous = Voriger Schritt
replay-next = Nächster Schritt
replay-last = Letzter Schritt
replay-live = Zurück zur Partie
replay-view-as = Sicht von
replay-spectator = Zuschauer
replay-all = Alles
replay-link-how = Link zu diesem Schritt kopieren
replay-play = Abspielen
replay-pause = Pause

## Die Regeln

rules-table = Tabelle in den Regeln
rules-this-in-english = Diese Regel gibt es nur auf Englisch.
rules-contents = Inhalt

## Das Brett eines Spiels, das kein eigenes hat

generic-turn = ist dran
generic-phase = Jetzt:
generic-none = keine
generic-hidden = verdeckt
generic-empty = leer
generic-of = von { $high }
generic-track = { $label }, bis { $high }
generic-position = { $seat }: { $value } von { $high }
generic-place = Zeile { $row }, Spalte { $column }
generic-column = Spalte { $column }: { $pieces-row }
generic-column-empty = Spalte { $column }: leer
generic-more = { $label } ({ $moves })
generic-press-cell = { $verbs-row }: Tipp auf ein hervorgehobenes Feld.
generic-press-column = { $verbs-row }: Tipp auf eine Spalte.
generic-press-other = { $verbs-row }: Tipp auf etwas Hervorgehobenes.
generic-as-buttons = Als Knöpfe zeigen
generic-on-board = Knöpfe ausblenden

throw-dice = Würfeln
throw-prompt = Du bist dran: würfle.
table-tumbling = { $seats } { $seats-count ->
    [one] würfelt
   *[other] würfeln
} …

sound-mute = Stumm
sound-first = Dieses Spiel hat Geräusche. Sie sind aus.
sound-turn-on = Ton einschalten
sound-keep-off = Stumm lassen
notify = Benachrichtige mich, wenn ich dran bin
notify-denied = Dein Browser erlaubt das nicht. Ändere es in seinen Einstellungen für diese Seite.
turn-title = ● Du bist dran · { $title }
turn-notification = Du bist dran

end-turns = { $title } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
end-moment = Der entscheidende Moment · Zug { $turn } von { $turns }
end-close = Zum Spielbrett
end-show = Ergebnis zeigen

## Lektionen und der Coach

lesson-of = Lektion: { $title }
lesson-link = Lektion
coach-setting = Coach in den ersten Partien
coach-setting-game = Coach in diesem Spiel
coach-on = an
coach-off = aus
