### Was die Befehlszeile sagt. Namen von Befehlen und Optionen sind in jeder Sprache gleich.

## Der Befehl selbst

cli-about = Fünf Spiele vom Meer: spielen, prüfen, simulieren und untersuchen. Ohne Befehl startet shoal einen Server für diesen Rechner und öffnet den Browser.
cli-more-help = shoal COMMAND --help zeigt die Optionen eines Befehls.
cli-commands = Befehle
cli-command = Shoal: { $what }.
cli-command-games = die Spiele auflisten
cli-command-rules = die Regeln eines Spiels zeigen
cli-command-lesson = ein Spiel Schritt für Schritt lernen
cli-command-play = gegen Bots spielen, oder zu mehreren an einer Tastatur
cli-command-simulate = viele Partien zwischen Bots spielen
cli-command-hint = Züge für eine Stellung vorschlagen
cli-command-arena = Bots gegen Bots messen
cli-command-join = an einem Tisch auf einem Server spielen
cli-command-agent = einem Sprachmodell einen Platz geben (MCP)
cli-command-study = Ausgewogenheit, Glück und Länge messen
cli-command-dataset = Partien zwischen Bots als offene Daten schreiben
cli-command-solve = genaue Antworten berechnen
cli-command-replay = eine aufgezeichnete Partie Schritt für Schritt ansehen
cli-command-verify = die Würfel einer beendeten Partie prüfen
cli-command-bench = Geschwindigkeit messen
cli-command-check = die Umsetzung eines Spiels prüfen
cli-command-new-game = ein kleines vollständiges eigenes Spiel anlegen
cli-command-serve = einen Server für Tische im Netz betreiben
cli-command-repair = die Datenbank eines Servers prüfen und reparieren
cli-version-compiled = shoal { $version } (kompiliert)
cli-version-uncompiled = shoal { $version } (nicht kompiliert)

## Texte von argparse

argparse-usage = Aufruf:
argparse-arguments = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und aufhören
argparse-version = die Version zeigen und aufhören
argparse-about = Argument { $argument }: { $problem }
argparse-required = diese Argumente fehlen: { $arguments }
argparse-unknown = unbekannte Argumente: { $arguments }
argparse-conflict = nicht zusammen mit { $argument } erlaubt
argparse-no-value = nimmt keinen Wert, auch nicht { $value }
argparse-one-value = braucht einen Wert
argparse-one-value-at-most = nimmt höchstens einen Wert
argparse-one-value-at-least = braucht mindestens einen Wert
argparse-ambiguous = { $option } kann { $matches } bedeuten
argparse-bad-value = ungültiger Wert { $value }
argparse-bad-choice = { $value } gibt es nicht (möglich: { $choices })

## Fehler in Argumenten

cli-usage-error = { $problem }; siehe { $command } --help.
cli-option-form = { $text } sollte die Form option=wert haben.
cli-option-twice = Die Option { $name } ist zweimal angegeben.
cli-number-of-bots = Für Bots gibt es { $seats } Plätze, aber { $bots } Bots.
cli-range = { $what } geht von { $low } bis { $high }, nicht { $number }.
cli-seconds = --seconds geht von { $low } bis { $high }, nicht { $number }.
cli-no-such-player = Die Spieler haben die Nummern 1 bis { $last }, nicht { $text }.
cli-at-least-one = { $one } und { $other } müssen mindestens 1 sein.
# Zwei Sätze.
cli-two = { $one } { $other }

cli-interrupted = abgebrochen.
cli-interrupted-games = abgebrochen; das sind die Partien bis jetzt.
cli-progress = { $what }: { $done } von { $total } ({ $percent } %)
cli-progress-rate = { $progress }, { $rate } pro Sekunde, noch { $left }
cli-games = Partien

## Hilfe: Argumente mehrerer Befehle

help-default = (Standard: { $value })
help-language = die Sprache: { $languages-row } (Standard: aus LC_ALL, LC_MESSAGES oder LANG)
help-game = eins von { $games-row }, oder ein Modul oder eine Datei.py mit einem GAME
help-same-game = dasselbe wie GAME als erstes Argument (Standard: GAME)
help-bot = { $levels-row } (der schwächste zuerst), oder eine Suche: search:50ms, plain:400
help-players = wie viele mitspielen (Standard: 4, oder so nah daran, wie das Spiel erlaubt)
help-option = eine Option des Spiels, siehe shoal games GAME; mehrmals möglich (Standard: die Vorgaben des Spiels)
help-rules-file = eine Regeldatei, die nur nennt, was anders ist; shoal rules GAME --as-toml schreibt alle; --option geht vor (Standard: die Regeln des Spiels)
help-as-toml = alle Optionen und Spielteile als TOML ausgeben, zum Ändern und für --rules
help-seed-zero = eine Zahl; gleiche Zahl, gleiche Würfe (Standard: 0)
help-seed-random = eine Zahl; gleiche Zahl, gleiche Würfe (Standard: ausgelost)
help-seed-games = eine Zahl; gleiche Zahl, gleiche Partien
help-seed-search = eine Zahl; gleiche Zahl, gleiche Suche
help-jobs = Prozesse, die sich die Partien teilen
help-jobs-cores = Prozesse, die sich die Partien teilen, einer je Kern
help-ray = auf dem Ray-Cluster mit dieser Adresse spielen, ohne Adresse auf einem neuen (Standard: Prozesse dieses Rechners)
help-json-text = JSON statt Text ausgeben
help-json-tables = JSON statt Tabellen ausgeben
help-plain = Zeile für Zeile, ohne ganzen Bildschirm
help-theme = Farben des ganzen Bildschirms: dark (dunkel) oder light (hell)
help-game-of-table = ein Modul oder eine Datei mit dem Spiel des Tischs, wenn es nicht installiert ist; mehrmals möglich (Standard: keins)
help-game-of-record = ein Modul oder eine Datei mit dem aufgezeichneten Spiel, wenn es nicht installiert ist; mehrmals möglich (Standard: keins)
help-game-of-database = ein Modul oder eine Datei mit einem weiteren Spiel ihrer Tische; mehrmals möglich (Standard: keins)
help-game-to-offer = ein Modul oder eine Datei mit einem weiteren Spiel im Angebot; mehrmals möglich (Standard: keins)
help-serve-rules = eine Regeldatei für neue Tische ihres Spiels, wenn der Gastgeber nichts anderes wählt; auch für mehrere Spiele (Standard: die Regeln der Spiele)
help-database = eine SQLite-Datei, oder postgresql://...

## games, rules

help-games = { $game }: zeigt seine Optionen und die Bots (Standard: alle)
# $minutes ist eine Zahl oder ein Bereich.
cli-game = { $name }: { $title }, für { $low } bis { $high }, { $minutes } min
cli-games-more = shoal games GAME zeigt die Optionen eines Spiels; shoal play GAME beginnt eine Partie.
cli-options = Optionen, als --option NAME=VALUE:
cli-option = { $default } ({ $values }): { $about }
cli-values = { $values-row }
cli-values-range = { $low } bis { $high }
cli-values-text = Text
cli-bots = Bots, der schwächste zuerst:
cli-level = { $name }: { $about }
help-rule-number = die Nummer einer Regel, etwa SB-17 oder 17 (Standard: alle)

## play, join, replay, hint

help-play-game = { $game } (Standard: das von --resume)
help-play-player = Spieler, die von Menschen gespielt werden, ab 1, oder all
help-play-bots = Bots für die anderen Plätze, einer für alle oder je einer: { $bots }
help-save = die Partie in dieser Datei aufzeichnen (Standard: dein Ordner für Aufzeichnungen)
help-resume = eine gespeicherte Partie fortsetzen: von diesem Spiel, mit diesem Namen, oder die letzte (Standard: eine neue Partie)
cli-play-which = Was möchtest du spielen? Wähle { $games-row }.
cli-play-resumed = Das ist { $name }; andere gespeicherte Partien: { $others-row }.
cli-play-save-exists = { $file } gibt es schon: Gib --save eine andere Datei.
cli-play-unwritten = { $file } kann nicht geschrieben werden: { $reason }.

help-link = der ganze Link, den du bekommen hast, in Anführungszeichen: http://host:8000/table/, zwölf Buchstaben, # und die Einladung
help-name = dein Name am Tisch (Standard: keiner)
help-join-player = welcher Spieler du sein willst, ab 1 (Standard: der erste freie)
cli-join-link = { $text } ist kein Link zu einem Tisch.
cli-join-incomplete = Der Link ist wohl unvollständig: Am Ende fehlen # und die Einladung.
cli-join-seat = Du bist { $seat }.
cli-join-no-salt = Die Partie hat keinen Zufallstext von dir; der Server könnte die Würfe ausgesucht haben.
cli-join-unfair = Die Würfel dieser Partie waren nicht fair:
cli-join-fair = Faire Würfel: Jeder Wurf passt zum Code von vor der Partie, mit deinem Zufallstext.
cli-join-fair-without-salt = Faire Würfel: Jeder Wurf passt zum Code von vor der Partie, ohne Zufallstext von dir.
cli-join-cancelled = Diese Partie wurde abgesagt.
# $open ist die Zahl der freien Plätze.
cli-join-waiting = { $open ->
    [0] Alle warten auf den Start; mit quit oder Strg-C gehst du.
    [one] Es fehlt noch jemand auf dem letzten freien Platz, dann der Start; mit quit oder Strg-C gehst du.
   *[other] Noch { $open } Plätze sind frei, dann der Start; mit quit oder Strg-C gehst du.
}

help-record = die Aufzeichnung einer Partie
help-replay-step = nach so vielen Zügen und Würfen beginnen (Standard: 0; in einer Pipe der letzte)
help-replay-player = zeigen, was dieser Spieler sah: eine Nummer ab 1 oder ein Name (Standard: was Zuschauer sahen)

help-position = Eine Stellung ist eine Zeile Text in Anführungszeichen: Tippe position in shoal replay --plain FILE, oder rufe match.position() in Python auf.
help-hint-player = für diesen Spieler, ab 1 (Standard: wer dran ist)
help-hint-seconds = Sekunden für die Suche, höchstens { $most }
cli-hint-nobody = In dieser Stellung ist niemand dran.

## dataset

help-dataset-games = Zahl der Partien
help-dataset-bots = ein Bot für alle Plätze, oder einer für jeden: { $bots }; ein Bot, der eine Zeit lang denkt, wird abgelehnt
help-dataset-explore = zufällige Züge unter denen der Bots, in Prozent
help-dataset-out = der Ordner; derselbe Befehl setzt einen unterbrochenen Lauf fort (Standard: dataset-GAME)
help-dataset-shard = Partien in jeder Datei
help-dataset-licence = die Lizenz, die die Beschreibung nennt
cli-dataset = { $folder }: { $games } Partien, { $decisions } Entscheidungen.

## agent

help-agent-game = { $game }; mit --join ein Spiel, das nicht installiert ist (Standard: keins)
help-agent-player = welcher Spieler der Agent ist, ab 1 (Standard: 1; mit --join ein freier)
help-agent-join = an diesem Tisch auf einem Server spielen statt gegen Bots (Standard: gegen Bots)
help-agent-hints = das Werkzeug hint anbieten
help-agent-disguise = unter anderen Namen spielen, die aus dieser Zahl entstehen, damit niemand die Regeln auswendig kennt (Standard: die Namen des Spiels)

## simulate

help-simulate-games = Zahl der Partien
help-simulate-bots = ein Bot für alle Plätze, oder einer für jeden; { $random } spielt zufällige Züge: { $bots }
cli-simulated = { $games ->
    [one] { $games } Partie { $title } zu { $players }, { $bots }
   *[other] { $games } Partien { $title } zu { $players }, { $bots }
}
cli-simulated-seat = { $seat }: gewinnt { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, Punkte { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } (Abweichung { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-simulated-ties = geteilte Siege: { NUMBER($ties, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-simulated-steps = Schritte je Partie: { NUMBER($steps, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $shortest } bis { $longest }); { $speed } Schritte je Sekunde
cli-random-all = Alle spielen zufällig (Bot { $bot }); --bots nimmt auch { $levels-row }.
cli-random-seats = { $seats-count ->
    [one] { $seats } spielt zufällig (Bot { $bot }).
   *[other] { $seats } spielen zufällig (Bot { $bot }).
}

## arena

help-arena-bots = zwei oder mehr davon: { $bots }
help-arena-games = Partien für je zwei Bots, eine gerade Zahl
help-arena-results = jede Partie in diese Datei schreiben und von dort fortsetzen (Standard: nichts wird behalten)
help-arena-csv = eine Zeile für jeden Platz in jeder Partie schreiben (Standard: keine Datei)
cli-arena-odd = Gespielt wird paarweise: --games muss gerade sein, nicht { $games }.
cli-arena = { $title } zu { $players }: { $games } Partien, je zwei mit denselben Würfeln.
cli-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval-percent = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-head-bot = Bot
cli-head-rating = Wertung
cli-head-interval = 95 %
cli-head-games = Partien
cli-head-decision = ms je Zug
cli-head-against = gegen
cli-head-above = davor

## study

help-study-players = wie viele mitspielen; weitere Zahlen werden mit der ersten verglichen (Standard: 4, oder so nah daran, wie das Spiel erlaubt)
help-study-option = eine Option, wie shoal games GAME sie auflistet; bei mehreren Werten wird der erste mit den anderen verglichen (Standard: jede Option mit wenigen Werten)
help-study-games = Partien für jede Variante, eine gerade Zahl
help-study-bots = der Bot, der spielt: { $bots }
help-study-rival = ein Bot anderer Stärke, um Können und Glück zu trennen: { $bots } (Standard: die Stufe unter --bots)
help-study-out = der Bericht; daneben stehen die Ergebnisse als .json und die Partien als .jsonl, von denen derselbe Befehl fortsetzt (Standard: study-GAME.html)
help-study-plots = jedes Diagramm auch als SVG-Datei dorthin schreiben (Standard: nur im Bericht)
help-study-against = andere Regeln zum Vergleich, als Regeldatei oder als Optionen (Standard: keine)
help-study-sweep = ein Wert, an dem gedreht wird: eine Option oder ein Wert eines Spielteils in der Form OPTION.ZEILE.SPALTE, mit Bereich oder Werten (Standard: keiner)
help-study-without = ohne etwas spielen: Eine Seite macht keine Züge, die es herbeiführen; eine Art von Ereignissen wie ability cards, oder all (Standard: nichts)
help-study-sensitivity = welcher Wert am meisten ausmacht: Jeder Wert wird ein wenig verändert, oder die, deren Namen mit KNOB beginnen (Standard: nicht gefragt)
help-study-tune = einen Messwert in Grenzen bringen, indem verändert wird, was --vary nennt: { $measures } (Standard: nichts)
help-study-vary = ein Wert, den --tune verändern darf, wie bei --sweep (Standard: keiner)
cli-study-tune-vary = --tune braucht --vary, und --vary braucht --tune: was erreicht werden soll und was sich ändern darf.
cli-study = { $games } Partien { $title }: { $page }, Ergebnisse in { $results }.
cli-study-again = Dieselbe Studie noch einmal:
cli-study-interrupted = abgebrochen; { $games } Partien sind aufgehoben. Derselbe Befehl setzt sie fort.
cli-study-players = --players nimmt Zahlen wie 4 oder 4,2,3, nicht { $text }.

## solve

help-solve-game = eins von { $games-row }, oder ein Modul oder eine Datei.py mit einem GAME und einem Löser
help-solve-arguments = eine Stellung und Optionen des Lösers, die shoal solve GAME --help auflistet (Standard: die des Lösers)
help-solve-position = eine Zeile Text in Anführungszeichen, wie shoal replay --plain sie zeigt, wenn du position tippst (Standard: eine typische)
cli-no-solver = { $title } hat keinen Löser. Spiele mit Löser: { $games-row }.
cli-bad-solver = Der Löser von { $title } hat kein { $name }: siehe shoal.core.solver_interface.

## verify

help-verify-record = die Aufzeichnung einer beendeten Partie
help-commitment = der Code, der vor der Partie zu sehen war, 64 hexadezimale Ziffern (Standard: der der Aufzeichnung)
help-salt = ein Zufallstext von dir, am besten mit seinem Platz: --salt 0=coral; --salt 2= für einen Platz ohne, etwa den eines Bots; mehrmals möglich (Standard: die der Aufzeichnung)
help-verify-seed = der Startwert einer Partie, die durch Aufgeben endete, aus ihrer Würfelprüfung; andere Aufzeichnungen enthalten ihn (Standard: der der Aufzeichnung)
cli-verify-exit-code = Der Exit-Code ist 0, wenn alles stimmt, und 2, wenn etwas nicht stimmt oder nicht prüfbar ist.
cli-verified = Alle { $throws } Würfe und { $moves } Züge stimmen.
cli-verified-both = Der Code und die Zufallstexte sind die, die du angegeben hast.
cli-verified-commitment = Der Code ist der, den du angegeben hast; --salt würde auch deinen Zufallstext prüfen.
cli-verified-salts = Die Zufallstexte sind die, die du angegeben hast; --commitment würde auch den Code prüfen.
cli-verified-neither = Ob der Server den Startwert oder einen Zufallstext vor der Partie ausgetauscht hat, prüfst du mit --commitment und --salt.

## check, new-game

help-check-players = wie viele mitspielen (Standard: jede Zahl, die das Spiel erlaubt)
help-check-games = Partien für jede Zahl von Mitspielenden
cli-check-passed = { $title } besteht alle { $checks } Prüfungen in { $games } Partien.
help-new-name = der Name des Spiels: Kleinbuchstaben, Ziffern und _
help-new-folder = ein neuer oder leerer Ordner für das Spiel (Standard: NAME, im aktuellen Ordner)
cli-new-written = { $title } ist in { $folder }. Es funktioniert: Ändere es Schritt für Schritt.
cli-new-commands = In diesem Ordner: shoal check { $name }, shoal play { $name }, python -m pytest.
cli-new-readme = README.md dort nennt die anderen Befehle.
cli-new-unwritten = Das Spiel kann nicht nach { $folder } geschrieben werden: { $reason }.
cli-new-bad-name = Ein Spiel kann nicht { $name } heißen: Nimm 2 bis 30 Kleinbuchstaben, Ziffern und _, davon als erste zwei Buchstaben.
cli-new-known-name = Ein Spiel { $name } gibt es schon: Wähle einen anderen Namen.
cli-new-python-name = Den Namen { $name } benutzt Python selbst: Wähle einen anderen Namen.
cli-new-not-empty = { $folder } gibt es schon und ist nicht leer: Wähle einen anderen --folder.

## bench

help-bench-games = einige von { $games-row }, oder Module oder Dateien mit einem GAME (Standard: alle)
help-bench-rounds = verschränkte Runden, höchstens { $most }
help-bench-seconds = Zeit für jede Messung in einer Runde, höchstens { $most }
help-bench-peers = auch OpenSpiel und PettingZoo messen (Standard: wenn sie installiert sind)
help-bench-baseline = auch dieses C-Programm mit denselben Spielen messen (Standard: keins)
help-bench-check = mit 1 enden, wenn ein Ziel verfehlt ist; braucht --peers
cli-bench-rounds-to-check = --check braucht mindestens { $rounds } Runden.
cli-bench-no-peers = --peers braucht { $modules-row }: pip install 'shoal[peers]'.
cli-bench-no-file = Es gibt keine Datei { $file } für --c-baseline.
cli-bench-no-compiler = Der Vergleich mit C braucht einen C-Compiler (cc).
cli-bench-without-compiler = Es gibt keinen C-Compiler (cc), deshalb fehlt der Vergleich mit C.
cli-bench-refused = Der C-Compiler nimmt { $file } nicht an: { $reason }
cli-bench-uncompiled = Diese Engine ist nicht kompiliert, also gibt es nichts zu vergleichen.
cli-bench-stopped = Die nicht kompilierte Engine ist stehen geblieben; ihr Fehler steht oben.
cli-bench-compiled = Die Engine, die nicht kompiliert sein sollte, ist kompiliert.
cli-bench-kind = { $title } hat ein Ziel { $kind }; es gibt { $kinds-row }.
cli-bench-warm-up = Aufwärmen: { $what }
cli-bench-round = Runde { $number } von { $rounds }: { $what }
cli-bench-unmeasured = { $figure } von { $game } wurde nicht gemessen.
cli-bench-missed = { $game } { $figure } erreicht das { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }-Fache von { $yardstick }, nötig ist das { $least }-Fache.
cli-bench-against = { $benchmark }
cli-bench-against-uncompiled = der nicht kompilierten Engine
cli-bench-against-search = OpenSpiels Suche
cli-bench-compiled-engine = Shoal { $version } kompiliert, { $programs-row };
cli-bench-uncompiled-engine = Shoal { $version } nicht kompiliert, { $programs-row };
cli-bench-machine = ein Kern von { $cores }, { $processor }, { $system };
cli-bench-rounds = Median aus { $rounds } verschränkten Runden zu { $seconds } s.
cli-bench-rounds-stopped = Median aus { $rounds } verschränkten Runden zu { $seconds } s, vorzeitig beendet.
# Zahlen in den Tabellen; M ist eine Million, k ein Tausend.
cli-bench-speed = { $speed } ±{ $spread } %
cli-bench-times = { $ratio }x
cli-bench-millions = { $value } M
cli-bench-thousands = { $value } k
cli-head-game = Spiel
cli-head-players = Personen
cli-head-loop = loop, Schritte/s
cli-head-driven = driven, Schritte/s
cli-head-uncompiled = nicht kompiliert, Schritte/s
cli-head-gain = kompiliert / nicht kompiliert
cli-head-clone = Kopie, µs
cli-head-loop-ratio = loop / Maßstab
cli-head-driven-ratio = driven / Maßstab
cli-head-whose = wessen
cli-head-how = wie
cli-head-steps = Schritte/s
cli-head-ratio = / Maßstab
cli-head-iterations = Iterationen/s
cli-head-search-ratio = / OpenSpiel
cli-head-figure = Messwert
cli-head-least = mindestens
cli-head-reached = erreicht

## serve, repair

help-host = Adresse, auf der der Server antwortet
help-port = Port, auf dem der Server antwortet; 0 nimmt irgendeinen freien
help-open = die Seite im Browser öffnen
help-workers = Prozesse; mehrere brauchen PostgreSQL
help-bot-processes = Prozesse für die Bots
help-origin = eine weitere Seite, die Anfragen schicken darf; mehrmals möglich (Standard: keine)
help-host-name = ein Name dieses Servers im Netz; mehrmals möglich (Standard: keiner)
help-metrics = eine weitere Adresse, die /metrics lesen darf; mehrmals möglich (Standard: keine)
help-idle = Sekunden, die ein unbenutzter Tisch im Speicher bleibt
help-reconnect = Sekunden, um sich neu zu verbinden, bevor jemand als abwesend gilt
help-request-timeout = Sekunden, in denen eine Anfrage ganz da sein muss
help-rate = Anfragen je Sekunde und Adresse
help-sockets = WebSockets je Adresse
help-connections = Verbindungen je Adresse
help-capacity = Verbindungen je Prozess
help-tables = neue Tische und Plätze je Tag und Adresse
cli-serve-running = Shoal läuft auf { $url }
cli-serve-already = Shoal läuft schon auf { $url }
cli-serve-network = Andere in deinem Netz öffnen { $url }
cli-serve-only-here = Nur dieser Rechner kann es öffnen. Für andere Geräte: shoal serve --host 0.0.0.0 --open
cli-serve-more = Im Terminal spielen: shoal play GAME (shoal games zeigt, welche es gibt). Alle Befehle: shoal --help
cli-serve-stop = Mit Strg+C beendest du es. Angefangene Partien bleiben erhalten.
help-write = die Datenbank reparieren; sonst werden Schäden nur gemeldet
