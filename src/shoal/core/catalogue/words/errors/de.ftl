### Fehler des Kerns.

# Ein Satz eines Spiels ohne Katalog.
error-text = { $text }

error-check-failed = { $check }: { $reason }
error-no-method = { $owner } hat keine Methode { $method }.
error-message-shape = Eine Nachricht ist eine Liste aus Schlüssel, Argumenten, Regel und Stufe.
error-message-types = Eine Nachricht hat einen Text als Schlüssel, benannte Argumente und einen Text als Regel.
error-message-level = Die Stufe einer Nachricht ist eine Zahl von { $low } bis { $high }.
error-message-argument = Das Argument { $name } einer Nachricht ist eine Zahl, ein Text oder eine Liste.
error-no-features = { $game } legt nicht fest, wie seine Angaben als Zahlen dargestellt werden.

## Ein Spiel laden

error-game-not-there = { $place } hat kein { $name }: Das Modul eines Spiels enthält seine GameInfo als GAME.
error-game-of-other-type = { $name } in { $place } ist keine GameInfo, sondern vom Typ { $type }.
error-no-import = { $name } kann nicht importiert werden: { $reason }.
error-no-file = Es gibt keine Datei { $path }.
error-load = { $place } löst beim Laden { $type } aus: { $reason }.

## Ein Spiel mit unvollständigen Klassen

error-make = Das Spiel { $game } kann nicht erzeugt werden: { $type }: { $reason }
error-makes-other = Das Spiel { $game } erzeugt ein Objekt vom Typ { $type }; es muss vom Typ { $wanted } sein.
error-no-super = { $type }.__init__ muss super().__init__(info, options, move_count, max_steps) aufrufen.
error-misplaced = { $type }.{ $method } würde nie aufgerufen: Definiere { $method } in einer Klasse vom Typ { $wanted }, und setze self.{ $part } nach super().__init__ auf eine solche.
error-no-moves = { $type } hat keine Züge: Gib super().__init__ ein move_count oder move_texts.
error-no-notation = { $type } kann seine Züge nicht schreiben: Gib super().__init__ move_texts, oder setze self.notation auf eine eigene Notation.
error-no-method-or-texts = { $type } hat keine Methode { $method }; eine { $base } braucht sie, oder move_texts.
error-part = { $owner }.{ $name } ist vom Typ { $type }; es muss vom Typ { $wanted } sein.
error-missing-method = { $type } hat keine Methode { $method }; jede Klasse vom Typ { $base } braucht sie.
error-not-callable = { $owner }.{ $name } ist keine Methode, sondern vom Typ { $type }.
error-arguments = { $call } muss die Argumente { $wanted } nehmen.
error-returns = { $owner }.{ $name } gibt einen Wert vom Typ { $type }; es muss einer vom Typ { $wanted } sein.
error-set-too-large = Das Feld { $field } ist eine Menge mit bis zu { $size } Elementen; höchstens { $most } sind möglich. Nimm mehrere Felder, oder eine Liste von Flags.

## Züge als Text

error-no-such-move = { $text } ist kein Zug: Tippe { $moves-row }.
error-impossible = { $text } kann hier nicht passieren.
error-not-a-throw = { $text } ist kein Wurf mit { $count } Würfeln.
error-die-face = Ein Würfel mit { $sides } Seiten kann keine { $face } zeigen.

## Stellungen als Text

error-position-too-long = Der Text ist viel zu lang für eine Stellung.
error-position-without-bar = Eine Stellung hat einen senkrechten Strich: Spieler und Optionen | Brett.
error-key-value = { $word } hat nicht die Form key=value.
error-key-twice = Die Stellung nennt { $field } zweimal.
error-key-missing = In der Stellung fehlt { $field }=.
error-key-unknown = Eine Stellung dieses Spiels hat kein { $field }.
error-key-needless = { $field }= bleibt weg, wo es nichts zu nennen gibt.
error-value-choice = { $field }={ $value } sollte eines von diesen sein: { $choices-row }.
error-value-count = { $field }= sollte { $count } Zahlen haben, nicht { $given }.
error-value-range = { $field }= nimmt ganze Zahlen von { $low } bis { $high }, nicht { $value }.
error-value-digits = { $field }= nimmt { $count } Ziffern von 0 bis { $high }, nicht { $value }.
error-value-some-digits = { $field }= nimmt bis zu { $limit } Ziffern von { $low } bis { $high }, nicht { $value }.
error-value-twice = { $field }= nennt { $value } zweimal.
error-value-same-twice = { $field }= nennt dasselbe zweimal.
error-value-too-many = { $field }= nimmt bis zu { $limit } Zahlen, nicht { $given }.
error-value-parts = { $field }= sollte { $count } Teile haben, nicht { $given }.
error-value-rising = { $field }= beginnt mit dem Kleinsten.
error-value-order = { $field }= ist nicht in der richtigen Reihenfolge.
error-view-of-other-game = Diese Ansicht gehört zu einem anderen Spiel oder zu anderen Optionen.

## Optionen und Spieler

error-rules-version = Dieses Programm kennt die Regeln von { $game } in den Versionen 1 bis { $last }, nicht { $version }.
error-players = { $game } ist für { $low } bis { $high } Personen, nicht { $players }.
error-first-seat = Platz { $number } kann nicht beginnen: Die Plätze sind 0 bis { $last }.
error-option-text = Option { $option } nimmt Text, nicht { $value }.
error-option-flag = Option { $option } ist yes oder no, nicht { $value }.
error-option-number = Option { $option } nimmt eine ganze Zahl, nicht { $value }.
error-option-range = Option { $option } geht von { $low } bis { $high }, nicht { $value }.
error-option-word = Option { $option } nimmt ein einziges druckbares Wort, nicht { $value }.
error-option-bar = Option { $option } darf keinen senkrechten Strich enthalten, wie in { $value }.
error-option-choice = Option { $option } ist eines von { $choices-row }, nicht { $value }.
error-option-unknown = { $game } hat keine Option { $option }; { $options-count ->
    [0] es gibt keine Optionen.
   *[other] es gibt { $options-row }.
}
error-budget = Ein Budget hat Millisekunden oder Durchläufe, und keines davon unter 0.
error-no-game = Es gibt kein Spiel { $name }. Wähle { $games-row }.
error-no-game-or-file = Es gibt kein Spiel { $name }. Wähle { $games-row }, oder nenne ein Modul oder eine Datei (file.py).
error-entry-point = Der Einstiegspunkt { $name } führt zu einem Spiel namens { $other }.
error-not-a-game = Ein Spiel ist eine GameInfo oder ein Name, nicht { $value }.
error-options-type = Die Optionen von { $game } sind Namen mit Werten, nicht { $value }.
error-option-type = Option { $option } nimmt Text, eine Zahl oder yes oder no.

## Pickles

error-pickle-version = Eine andere Version von Shoal hat diese Pickle-Datei geschrieben: Ihr Format ist { $version }, und diese Version liest { $current }.
error-pickle = Diese Pickle-Datei passt nicht zu dieser Version von Shoal: Das Attribut { $name } hat sich geändert.

## Was das System, eine Datenbank oder ein Server im Netz meldet

# Das Ende eines Satzes, nach einem Doppelpunkt und vor einem Punkt: warum eine Datei, eine
# Datenbank oder eine Adresse nicht benutzt werden kann.
reason-missing = Diese Datei oder dieser Ordner existiert nicht
reason-denied = Dir fehlt die Berechtigung dafür
reason-read-only = Schreiben ist dort nicht erlaubt
reason-is-a-folder = Das ist ein Ordner
reason-not-a-folder = Ein Teil des Pfads ist kein Ordner
reason-exists = Es gibt schon etwas mit diesem Namen
reason-not-empty = Der Ordner ist nicht leer
reason-name-too-long = Der Name ist zu lang
reason-link-loop = Die Verknüpfungen drehen sich im Kreis
reason-in-use = Ein anderes Programm benutzt es gerade
reason-disk-full = Der Datenträger ist voll
reason-disk-error = Der Datenträger meldet einen Fehler
reason-too-many-files = Zu viele Dateien sind geöffnet
reason-address-in-use = Ein anderes Programm benutzt diesen Port schon
reason-not-our-address = Dieser Rechner hat diese Adresse nicht
reason-bad-port = Ein Port ist eine Zahl von 0 bis 65535
reason-refused = Dort läuft kein Server
reason-timed-out = Es kam nicht rechtzeitig eine Antwort
reason-unreachable = Es gibt im Netz keinen Weg dorthin
reason-broken-off = Die Verbindung ist abgebrochen
reason-unknown-host = Einen Rechner dieses Namens kennt niemand
reason-certificate = Sein Zertifikat ist ungültig
reason-not-https = Die Antwort ist kein HTTPS
reason-not-http = Die Antwort ist kein HTTP
reason-other-answer = Die Antwort hat eine andere Form
reason-not-text = Das ist kein Text in UTF-8
reason-not-a-database = Die Datei ist keine Datenbank
reason-damaged = Die Datei ist beschädigt
reason-no-such-database = Es gibt keine Datenbank dieses Namens
reason-wrong-login = Benutzername oder Passwort stimmt nicht
reason-too-many-connections = Die Datenbank hat zu viele Verbindungen
reason-database-starting = Die Datenbank startet noch
reason-database-address = Das ist keine Adresse einer Datenbank
reason-code = Fehler { $code }
error-pickle-observations = Diese Pickle-Datei entstand mit Version { $version } der Beobachtungen, und dieses Shoal hat Version { $current }.
error-pickle-rules = Diese Pickle-Datei entstand mit Version { $version } der Regeln von { $game }, und dieses Shoal hat Version { $current }.

## Regeldateien

error-rules-unreadable = { $file } lässt sich nicht lesen: { $reason }.
error-rules-long = { $file } hat mehr als { $most } Bytes; so viel braucht keine Regeldatei.
error-rules-not-text = { $file } ist kein UTF-8-Text.
error-rules-line = { $file }, Zeile { $line }: { $reason }
error-rules-toml = Das ist kein TOML oder wiederholt einen Schlüssel: { $text }
error-rules-game-name = Das Spiel ist ein Name in Anführungszeichen, nicht { $given }.
error-rules-game = Das sind Regeln von { $given }, nicht von { $game }.
error-rules-value = Option { $option } kann nicht { $value } sein: Gib ihr einen Wert oder Zeilen mit ihren Schlüsseln.
error-rules-no-rows = Option { $option } ist ein einzelner Wert und hat keine Zeilen.
error-rules-column = Eine Zeile von { $option } { $columns-count ->
    [0] ist ein einzelner Wert und hat kein { $name }.
   *[other] hat { $columns-row }, nicht { $name }.
}
error-rules-new-row = Die Zeile { $row } von { $option } ist neu: Sie braucht auch { $columns-row }.
error-rules-cell = { $kind ->
    [flag] { $column } ist true oder false, nicht { $value }.
    [number] { $column } ist eine ganze Zahl, nicht { $value }.
   *[other] { $column } ist Text in Anführungszeichen, nicht { $value }.
}
error-rules-key = Eine Zeile von { $option } kann nicht { $row } heißen.
