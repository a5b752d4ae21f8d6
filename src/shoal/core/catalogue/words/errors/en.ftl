### Errors of the core.

# A sentence of a game without a catalogue.
error-text = { $text }

error-check-failed = { $check }: { $reason }
error-no-method = { $owner } has no method { $method }.
error-message-shape = A message is a list of a key, arguments, a rule and a level.
error-message-types = A message has a text as its key, named arguments, and a text as its rule.
error-message-level = A message's level is a number from { $low } to { $high }.
error-message-argument = The argument { $name } of a message is a number, a text or a list.
error-no-features = { $game } does not define how its facts are encoded as numbers.

## Loading a game

error-game-not-there = { $place } has no { $name }: a game's module holds its GameInfo as GAME.
error-game-of-other-type = { $name } of { $place } is not a GameInfo but of type { $type }.
error-no-import = { $name } cannot be imported: { $reason }.
error-no-file = There is no file { $path }.
error-load = { $place } raises { $type } when it is loaded: { $reason }.

## A game whose classes are incomplete

error-make = The game { $game } cannot be made: { $type }: { $reason }
error-makes-other = The game { $game } makes an object of type { $type }; it must be of type { $wanted }.
error-no-super = { $type }.__init__ must call super().__init__(info, options, move_count, max_steps).
error-misplaced = { $type }.{ $method } would never be called: define { $method } in a class of type { $wanted }, and set self.{ $part } to one after super().__init__.
error-no-moves = { $type } has no moves: give super().__init__ a move_count or move_texts.
error-no-notation = { $type } cannot write its moves: give super().__init__ move_texts, or set self.notation to a Notation of your own.
error-no-method-or-texts = { $type } has no method { $method }; a { $base } must have one, or move_texts.
error-part = { $owner }.{ $name } is of type { $type }; it must be of type { $wanted }.
error-missing-method = { $type } has no method { $method }; every { $base } must have one.
error-not-callable = { $owner }.{ $name } is not a method but of type { $type }.
error-arguments = { $call } must take the arguments { $wanted }.
error-returns = { $owner }.{ $name } gives a value of type { $type }; it must give one of type { $wanted }.
error-set-too-large = The field { $field } is a set that may have { $size } members; { $most } is the most. Use several fields, or a list of flags.

## Moves as text

error-no-such-move = { $text } is not a move: type { $moves-row }.
error-impossible = { $text } cannot happen here.
error-not-a-throw = { $text } is not a roll of { $count } dice.
error-die-face = A die of { $sides } sides cannot show { $face }.

## Positions as text

error-position-too-long = The text is far too long for a position.
error-position-without-bar = A position has a bar: players and options | board.
error-key-value = { $word } is not of the form key=value.
error-key-twice = The position says { $field } twice.
error-key-missing = The position does not say { $field }=.
error-key-unknown = A position of this game has no { $field }.
error-key-needless = { $field }= is left out where there is nothing to name.
error-value-choice = { $field }={ $value } should be one of { $choices-row }.
error-value-count = { $field }= should have { $count } numbers, not { $given }.
error-value-range = { $field }= takes whole numbers from { $low } to { $high }, not { $value }.
error-value-digits = { $field }= takes { $count } digits from 0 to { $high }, not { $value }.
error-value-some-digits = { $field }= takes up to { $limit } digits from { $low } to { $high }, not { $value }.
error-value-twice = { $field }= names { $value } twice.
error-value-same-twice = { $field }= names the same thing twice.
error-value-too-many = { $field }= takes up to { $limit } numbers, not { $given }.
error-value-parts = { $field }= should have { $count } parts, not { $given }.
error-value-rising = { $field }= is written smallest first.
error-value-order = { $field }= is not in order.
error-view-of-other-game = This view belongs to another game or to other options.

## Options and players

error-rules-version = This program knows the rules of { $game } in the versions 1 to { $last }, not { $version }.
error-players = { $game } is for { $low } to { $high } players, not { $players }.
error-first-seat = Seat { $number } cannot begin: the seats are 0 to { $last }.
error-option-text = Option { $option } takes text, not { $value }.
error-option-flag = Option { $option } is yes or no, not { $value }.
error-option-number = Option { $option } takes a whole number, not { $value }.
error-option-range = Option { $option } goes from { $low } to { $high }, not { $value }.
error-option-word = Option { $option } takes one printable word, not { $value }.
error-option-bar = Option { $option } must not contain a bar, as in { $value }.
error-option-choice = Option { $option } is one of { $choices-row }, not { $value }.
error-option-unknown = { $game } has no option { $option }; { $options-count ->
    [0] it has no options.
   *[other] it has { $options-row }.
}
error-budget = A budget has milliseconds or iterations, and neither below 0.
error-no-game = There is no game { $name }. Choose { $games-row }.
error-no-game-or-file = There is no game { $name }. Choose { $games-row }, or give a module or a file.py.
error-entry-point = The entry point { $name } leads to a game named { $other }.
error-not-a-game = A game is a GameInfo or a name, not { $value }.
error-options-type = The options of { $game } are names with values, not { $value }.
error-option-type = Option { $option } takes text, a number, or yes or no.

## Pickles

error-pickle-version = Another version of Shoal wrote this pickle: its format is { $version }, and this one reads { $current }.
error-pickle = This pickle does not fit this version of Shoal: the attribute { $name } has changed.

## What the system, a database or a server on the network says

# The end of a sentence, after a colon and before a full stop; it says why a file, a database or
# an address cannot be used.
reason-missing = there is no such file or folder
reason-denied = you have no permission for it
reason-read-only = it is write-protected
reason-is-a-folder = it is a folder
reason-not-a-folder = part of the path is not a folder
reason-exists = there is something of that name already
reason-not-empty = the folder is not empty
reason-name-too-long = the name is too long
reason-link-loop = its links go round in a circle
reason-in-use = another program is using it
reason-disk-full = the disk is full
reason-disk-error = the disk reports an error
reason-too-many-files = too many files are open
reason-address-in-use = another program already uses this port
reason-not-our-address = this machine does not have that address
reason-bad-port = a port is a number from 0 to 65535
reason-refused = no server is running there
reason-timed-out = no answer came in time
reason-unreachable = there is no way there on the network
reason-broken-off = the connection broke off
reason-unknown-host = nobody knows a machine of that name
reason-certificate = its certificate is not valid
reason-not-https = it does not answer in HTTPS
reason-not-http = it does not answer in HTTP
reason-other-answer = its answer has another form
reason-not-text = it is not text in UTF-8
reason-not-a-database = the file is not a database
reason-damaged = the file is damaged
reason-no-such-database = there is no database of that name
reason-wrong-login = the user or the password is wrong
reason-too-many-connections = the database has too many connections
reason-database-starting = the database is still starting
reason-database-address = it is not the address of a database
reason-code = error { $code }
error-pickle-observations = This pickle was written with version { $version } of the observations, and this Shoal has version { $current }.
error-pickle-rules = This pickle was written with version { $version } of the rules of { $game }, and this Shoal has version { $current }.

## Files of rules

error-rules-unreadable = { $file } cannot be read: { $reason }.
error-rules-long = { $file } has more than { $most } bytes, which no file of rules needs.
error-rules-not-text = { $file } is not UTF-8 text.
error-rules-line = { $file }, line { $line }: { $reason }
error-rules-toml = This is not TOML, or repeats a key: { $text }
error-rules-game-name = The game is a name in quotes, not { $given }.
error-rules-game = These are rules of { $given }, not of { $game }.
error-rules-value = Option { $option } cannot be { $value }: give it one value, or rows by their keys.
error-rules-no-rows = Option { $option } is one value and has no rows.
error-rules-column = A row of { $option } { $columns-count ->
    [0] is one value and has no { $name }.
   *[other] has { $columns-row }, not { $name }.
}
error-rules-new-row = The row { $row } of { $option } is new: it also needs { $columns-row }.
error-rules-cell = { $kind ->
    [flag] { $column } is true or false, not { $value }.
    [number] { $column } is a whole number, not { $value }.
   *[other] { $column } is text in quotes, not { $value }.
}
error-rules-key = A row of { $option } cannot be called { $row }.
