### Errors of the server.

## Messages, tickets and numbers of updates

error-message-too-long = A message has at most { $bytes } bytes.
error-message-invalid = This is not a valid message: { $detail }
invalid-not-json = it is not JSON in UTF-8.
invalid-at = { $place } is missing or has another form.
error-no-such-player = The players are 1 to { $last }, not { $value }.
error-ticket-needed = This needs the ticket of a seat.
error-ticket-unknown = This ticket opens no seat in this game.
error-host-only = Only the host can do that.
error-private = This game is private. Ask the host for a link.
error-hello-first = The first message must be hello.
error-hello-twice = Hello was already sent.
error-number-ahead = The last update is number { $last }; there is no { $number } yet.
# $number and $asked are for programs.
error-number-stale = The game changed before this arrived. Look again, then decide.

## Turns, undo and chat

error-spectator = Spectators cannot play: take a seat first.
error-not-started = The game has not started.
error-game-over = The game is over.
error-resigned = { $seat-is ->
    [you] You have resigned.
   *[other] { $seat } has resigned.
}
error-bot-plays = { $seat-is ->
    [you] A bot plays for you: come back to the game first.
   *[other] A bot plays for { $seat }: come back to the game first.
}
error-left = { $seat-is ->
    [you] You have left: come back to the game first.
   *[other] { $seat } has left: come back to the game first.
}
error-person-plays = { $seat-is ->
    [you] You play yourself again, not a bot.
   *[other] { $seat } is played by a person again.
}
error-undo-race = A move in a race can only be undone if the others agree.
error-undo-asked = { $seat-is ->
    [you] You have already asked to undo a move.
   *[other] { $seat } has already asked to undo a move.
}
error-undo-no-move = { $seat-is ->
    [you] You have made no move that could be undone.
   *[other] { $seat } has made no move that could be undone.
}
error-undo-no-request = { $seat-is ->
    [you] There is no request that you could answer.
   *[other] There is no request that { $seat } could answer.
}
error-resigned-already = { $seat-is ->
    [you] You have already resigned.
   *[other] { $seat } has already resigned.
}
error-here-already = { $seat-is ->
    [you] You are already in the game.
   *[other] { $seat } is already in the game.
}
# $channel is for programs.
error-channel = { $seat-is ->
    [you] You cannot write there now.
   *[other] { $seat } cannot write there now.
}
error-chat-line = A message must be one line of plain text.
error-chat-limit = { $seat-is ->
    [you] You have reached the limit of { $count } messages.
   *[other] { $seat } has reached the limit of { $count } messages.
}
error-race-socket = Send moves of a race over the WebSocket, which measures lag.
error-hint-turn = You can get a hint when it is your turn.
error-hints-off = Hints are off in this game while people play against each other.

## Seats, before and after the game

error-sit-over = You cannot take a seat: the game is over.
error-seats-taken = All seats are taken.
# $seat is for programs: the person there may have a name.
error-seat-taken = This seat is taken: choose another.
# $seat is for programs.
error-seat-secrets = This seat knows secrets: until the game is over, only its own player or a bot can play it.
# $seat is for programs.
error-seat-has-player = This seat already has a player.
# $seat is for programs.
error-seat-open = This seat is already open.
error-seat-lost = This seat is no longer yours.
error-just-here = { $seat-is ->
    [you] You were here a moment ago: wait a minute.
   *[other] { $seat } was here a moment ago: give them a minute.
}
error-resigned-bot = { $seat-is ->
    [you] You have resigned: a bot plays for you until the end.
   *[other] { $seat } has resigned: a bot plays for them until the end.
}
error-leave-over = The game is over: you can just close it.
error-started = The game has already started.
error-seats-open = Still open: { $seats }. Invite people or add bots.
error-cancelled = This game was cancelled.
error-cancel-started = You can only cancel a game that has not started.
error-rematch-early = You can ask for a rematch when the game is over.
error-views-early = You can see the views of other seats only after the game.
error-record-early = The record is available when the game is over.
error-salt-line = A random text must be one line of plain text.
error-salt-late = The game has started: it accepts no more random texts.

## What somebody has done too often

error-quota-renamed = { $seat-is ->
    [you] You have changed your name { $times } times, which is the limit for one game.
   *[other] { $seat } has been renamed { $times } times, which is the limit for one game.
}
error-quota-salted = { $seat-is ->
    [you] You have given random texts { $times } times, which is the limit for one game.
   *[other] { $seat } has given random texts { $times } times, which is the limit for one game.
}
error-quota-undone = { $seat-is ->
    [you] You have undone moves { $times } times, which is the limit for one game.
   *[other] { $seat } has undone moves { $times } times, which is the limit for one game.
}
error-quota-undo-asked = { $seat-is ->
    [you] You have asked to undo moves { $times } times, which is the limit for one game.
   *[other] { $seat } has asked to undo moves { $times } times, which is the limit for one game.
}
error-quota-left = { $seat-is ->
    [you] You have left { $times } times, which is the limit for one game.
   *[other] { $seat } has left { $times } times, which is the limit for one game.
}
error-quota-hinted = { $seat-is ->
    [you] You have got { $times } hints, which is the limit for one game.
   *[other] { $seat } has got { $times } hints, which is the limit for one game.
}
error-invitations = The host has made invitations { $times } times, which is the limit for one game.
error-table-full = This game has reached its limit of { $events } events.
error-too-many-requests = Too many requests from this address: wait a moment.
error-too-many-tables = Too many new games and seats from this address: try later.
error-too-many-hints = Too many hints at once for this address: wait a moment.
error-too-many-connections = Too many connections, from this address or in total: try again in a moment.

## Names

error-name-line = A name must be one line of plain text.
error-name-too-long = A name has at most { $length } characters: shorten it.
error-name-character = A name cannot contain the character { $code }: leave it out.
error-name-invisible = A name needs a visible letter, digit or emoji: add one.
error-name-marks = A name has at most { $count } different marks on one letter: leave some out.
error-name-alphabets = { $word } mixes letters of different alphabets, { $alphabets }, which can look the same. Write each word in one.
error-name-bot = { $name } is the name of a bot level: choose another name, or add to it.
error-name-seat = { $name } is the number of a seat: choose another name.
alphabet-arabic = Arabic
alphabet-armenian = Armenian
alphabet-bopomofo = Bopomofo
alphabet-cherokee = Cherokee
alphabet-cyrillic = Cyrillic
alphabet-devanagari = Devanagari
alphabet-georgian = Georgian
alphabet-greek = Greek
alphabet-han = Han
alphabet-hangul = Hangul
alphabet-hebrew = Hebrew
alphabet-hiragana = Hiragana
alphabet-katakana = Katakana
alphabet-latin = Latin
alphabet-thai = Thai

## Requests

error-nothing-here = There is nothing at this address.
error-method = This address does not accept that method.
error-request-invalid = This is not a valid request.
error-request-cut-short = The request was cut short.
error-query-number = { $name } is a whole number, not { $text }.
error-other-name = This server is not called { $host }; its operator can give it that name with --name.
error-other-site = Pages of other sites cannot use this server.
error-metrics = The metrics are for the operator of this server, who can let another address read them with --metrics.
error-server-failed = Something went wrong on the server; nothing has changed.

## Stored tables

# Programs find the table in $table.
error-no-table = There is no such game. Check the link, or ask for a new one.
error-table-damaged = This game is unavailable because its stored data is damaged. The operator of the server can examine it with: shoal repair.
error-table-game-gone = This game is unavailable because it is not installed on this server.
error-table-reloaded = The game was reloaded meanwhile: try again.
error-not-saved = The server cannot save anything now: nothing has changed. Try again later.
error-saved-too-late = This could not be saved: try again.
error-database-silent = The database does not answer: try again in a moment.

## For the operator of a server

error-server-start = The server could not start: see its log.
error-listen = The server cannot listen on { $address }: { $reason }.
error-workers = Several workers share their tables through PostgreSQL: give --database postgresql://...
error-needs-asyncpg = PostgreSQL needs asyncpg: pip install 'shoal[postgres]'.
error-rules-which = { $file } must say for which game it is, as game = NAME: { $games-row }.
error-database-open = The database { $path } cannot be opened: { $reason }.
error-database-write = The database { $path } cannot be written: { $reason }.
error-database-corrupt = The database { $path } cannot be written: { $reason }. Run shoal repair to find out more.
error-database-in-use = Another server uses the database { $path }.
error-database-link = The database { $path } has another name, a hard link, and SQLite would not find under one what it has logged under the other: remove one of them.
error-database-schema = The database has schema { $version }; this server supports up to { $supported }.
error-database-missing = There is no database { $path }.
error-database-foreign = { $path } is not a database of Shoal.
error-database-serving = A server is using the database { $path }: stop it first.
error-postgres-open = The database cannot be opened: { $reason }.
error-postgres-write = The database cannot be written: { $reason }.
error-postgres-foreign = This is not a database of Shoal.
error-postgres-serving = A server is using this database: stop it first.
error-postgres-repairing = The database is being repaired: start the server afterwards.
error-not-repaired = Table { $table } could not be repaired: { $reason }.
error-game-not-installed = The game of table { $table } is not installed: { $game }.
error-stored-event-twice = Event { $number } is stored twice.
error-stored-event-missing = Event { $number } is missing.
error-stored-event-unreadable = Event { $number } cannot be read.
error-stored-event-failed = Event { $number }: { $error }.
error-stored-last-event = Its last event is not the one that its summary names.
error-table-unreadable = It cannot be read: { $reason }.
error-file-unreadable = It cannot be read from the file.
error-file-unreadable-because = It cannot be read from the file: { $reason }.

## shoal repair

# $fault is what the database says, in English.
repair-file = The database itself: { $fault }
# $report is several of the sentences below.
repair-table = { $table }: { $report }
repair-event-invalid = Event { $number } of { $last } is not valid.
repair-event-missing = Event { $number } of { $last } is missing.
repair-event-not-bytes = Event { $number } is not stored as bytes.
repair-no-events = It has no events.
repair-game-missing = Its game, { $game }, is not installed: install it, or name its module or file with --game.
repair-summary-missing = Its summary is missing.
repair-summary-wrong = Its summary is wrong.
repair-summary-last = Its summary names another event as the last.
repair-try-backup = Try a backup.
repair-kept = { $kept ->
    [one] Kept: 1 event.
   *[other] Kept: { $kept } events.
} Moved to set_aside: { $aside }.
repair-would-keep = A repair keeps { $kept ->
    [one] 1 event
   *[other] { $kept } events
} and moves { $aside } to set_aside.
repair-checked = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} checked
repair-damaged = { $damaged } damaged
repair-end-undamaged = { repair-checked }; no damage found.
repair-end-file = { repair-checked }, { repair-damaged }. A damaged file is not repaired: restore a backup, or save what SQLite can read with: sqlite3 DATABASE .recover
repair-end-repaired = { repair-checked }, { repair-damaged }, { $repaired } repaired.
repair-end-repairable = { repair-checked }, { repair-damaged }; --write can repair { $repairable }. Make a backup first.
repair-end-hopeless = { repair-checked }, { repair-damaged }; none can be repaired.
