### What the command line says. Names of commands and options are the same in every language.

## The command itself

cli-about = Five sea games: play, check, simulate and study them. Without a command, shoal starts a server for this machine and opens the browser.
cli-more-help = See shoal COMMAND --help for the options of a command.
cli-commands = commands
cli-command = Shoal: { $what }.
cli-command-games = list the games
cli-command-rules = show the rules of a game
cli-command-lesson = learn a game step by step
cli-command-play = play against bots, or several people at one keyboard
cli-command-simulate = play many games between bots
cli-command-hint = suggest moves for a position
cli-command-arena = measure bots against bots
cli-command-join = play at a table on a server
cli-command-agent = give a language model a seat (MCP)
cli-command-study = measure balance, luck and length
cli-command-dataset = write games between bots as open data
cli-command-solve = compute exact answers
cli-command-replay = step through a recorded game
cli-command-verify = check the dice of a finished game
cli-command-bench = measure speed
cli-command-check = check a game implementation
cli-command-new-game = write a small complete game of your own
cli-command-serve = run a server for tables on the network
cli-command-repair = check a server's database, and repair it
cli-version-compiled = shoal { $version } (compiled)
cli-version-uncompiled = shoal { $version } (uncompiled)

## argparse's own texts

argparse-usage = usage:
argparse-arguments = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-version = show the version and exit
argparse-about = argument { $argument }: { $problem }
argparse-required = these arguments are required: { $arguments }
argparse-unknown = unknown arguments: { $arguments }
argparse-conflict = not allowed with { $argument }
argparse-no-value = takes no value, but got { $value }
argparse-one-value = expected one value
argparse-one-value-at-most = expected at most one value
argparse-one-value-at-least = expected at least one value
argparse-ambiguous = { $option } could mean { $matches }
argparse-bad-value = invalid value { $value }
argparse-bad-choice = invalid choice { $value } (choose from { $choices })

## Errors in arguments

cli-usage-error = { $problem }; see { $command } --help.
cli-option-form = { $text } should be of the form option=value.
cli-option-twice = Option { $name } is given twice.
cli-number-of-bots = There are { $seats } seats for bots, but { $bots } bots.
cli-range = { $what } should be from { $low } to { $high }, not { $number }.
cli-seconds = --seconds should be from { $low } to { $high }, not { $number }.
cli-no-such-player = The players are 1 to { $last }, not { $text }.
cli-at-least-one = { $one } and { $other } should be at least 1.
# Two sentences.
cli-two = { $one } { $other }

cli-interrupted = interrupted.
cli-interrupted-games = interrupted; these are the games so far.
cli-progress = { $what }: { $done } of { $total } ({ $percent } %)
cli-progress-rate = { $progress }, { $rate } a second, { $left } left
cli-games = games

## Help: arguments of several commands

help-default = (default: { $value })
help-language = the language: { $languages-row } (default: from LC_ALL, LC_MESSAGES or LANG)
help-game = one of { $games-row }, or a module or file.py with a GAME
help-same-game = the same as GAME as the first argument (default: GAME)
help-bot = { $levels-row } (weakest first), or a search: search:50ms, plain:400
help-players = number of players (default: 4, or as near as the game allows)
help-option = an option of the game, see shoal games GAME; may be given several times (default: the game's own options)
help-rules-file = a file of rules that names only what differs; shoal rules GAME --as-toml writes all of them; --option comes before it (default: the game’s own rules)
help-as-toml = print all options and components as TOML, to be edited and given to --rules
help-seed-zero = a number; the same seed gives the same dice (default: 0)
help-seed-random = a number; the same seed gives the same dice (default: drawn at random)
help-seed-games = a number; the same seed gives the same games
help-seed-search = a number; the same seed gives the same search
help-jobs = processes that share the games
help-jobs-cores = processes that share the games, one for each core
help-ray = play on the Ray cluster at this address, or on a new one without an address (default: processes of this machine)
help-json-text = print JSON instead of text
help-json-tables = print JSON instead of tables
help-plain = line by line, without a full screen
help-theme = colours of the full screen: dark or light
help-game-of-table = a module or file with the game of the table, if it is not installed; may be given several times (default: none)
help-game-of-record = a module or file with the game of the record, if it is not installed; may be given several times (default: none)
help-game-of-database = a module or file with another game of its tables; may be given several times (default: none)
help-game-to-offer = a module or file with another game to offer; may be given several times (default: none)
help-serve-rules = a file of rules for new tables of its game, unless the host chooses others; may be given for several games (default: the games’ own rules)
help-database = an SQLite file, or postgresql://...

## games, rules

help-games = { $game }: show its options and the bots (default: all)
# $minutes is a number or a range.
cli-game = { $name }: { $title }, { $low } to { $high } players, { $minutes } min
cli-games-more = shoal games GAME shows the options of a game; shoal play GAME starts one.
cli-options = Options, as --option NAME=VALUE:
cli-option = { $default } ({ $values }): { $about }
cli-values = { $values-row }
cli-values-range = { $low } to { $high }
cli-values-text = text
cli-bots = Bots, weakest first:
cli-level = { $name }: { $about }
help-rule-number = the number of one rule, such as SB-17 or 17 (default: all)

## play, join, replay, hint

help-play-game = { $game } (default: that of --resume)
help-play-player = players that people play, from 1, or all
help-play-bots = bots for the other seats, one for all or one each: { $bots }
help-save = write the record of the game to this file (default: your folder for records)
help-resume = continue a saved game: of this game, of this name, or the last one (default: a new game)
cli-play-which = Which game do you want to play? Choose { $games-row }.
cli-play-resumed = This is { $name }; other saved games: { $others-row }.
cli-play-save-exists = { $file } exists already: give --save another file.
cli-play-unwritten = The record cannot be written to { $file }: { $reason }.

help-link = the whole link from the host, in quotes: http://host:8000/table/, twelve letters, # and the invitation
help-name = your name at the table (default: none)
help-join-player = the player you want to be, from 1 (default: the first free one)
cli-join-link = { $text } is not a link to a table.
cli-join-incomplete = The link seems incomplete: # and the invitation are missing at its end.
cli-join-seat = You are { $seat }.
cli-join-no-salt = The game has no random text of yours, so the server could have chosen the dice.
cli-join-unfair = The dice of this game were not fair:
cli-join-fair = Fair dice: every roll matches the code from before the game, with your random text.
cli-join-fair-without-salt = Fair dice: every roll matches the code from before the game, without a random text of yours.
cli-join-cancelled = This game was cancelled.
# $open is the number of free seats.
cli-join-waiting = { $open ->
    [0] Waiting for the host to start the game; type quit, or press Ctrl-C, to leave.
    [one] Waiting until someone takes the last free seat and the host starts; type quit, or press Ctrl-C, to leave.
   *[other] Waiting until { $open } free seats are taken and the host starts; type quit, or press Ctrl-C, to leave.
}

help-record = the record of a game
help-replay-step = start after this many moves and rolls (default: 0; in a pipe the last one)
help-replay-player = show what this player saw: a number from 1, or a name (default: what spectators saw)

help-position = A position is one line of text, in quotes: type position in shoal replay --plain FILE, or call match.position() in Python, to get one.
help-hint-player = for this player, from 1 (default: the player to move)
help-hint-seconds = seconds to search, up to { $most }
cli-hint-nobody = Nobody is to move in this position.

## dataset

help-dataset-games = games to play
help-dataset-bots = one bot for all seats, or one for each seat: { $bots }; a bot that thinks for a time is refused
help-dataset-explore = random moves among the bots' moves, in percent
help-dataset-out = the folder to write; the same command continues an interrupted run (default: dataset-GAME)
help-dataset-shard = games in each file
help-dataset-licence = the licence that the data card names
cli-dataset = { $folder }: { $games } games, { $decisions } decisions.

## agent

help-agent-game = { $game }; with --join, a game that is not installed (default: none)
help-agent-player = the player that the agent is, from 1 (default: 1; with --join, any free one)
help-agent-join = play at this table on a server instead of against bots (default: against bots)
help-agent-hints = offer the tool hint
help-agent-disguise = play under other names, made from this seed, so that nobody knows the rules by heart (default: the game's own names)

## simulate

help-simulate-games = games to play
help-simulate-bots = one bot for all seats, or one for each seat; { $random } plays random moves: { $bots }
cli-simulated = { $games ->
    [one] { $games } game of { $title }, { $players } players, { $bots }
   *[other] { $games } games of { $title }, { $players } players, { $bots }
}
cli-simulated-seat = { $seat }: wins { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, score { NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) } (deviation { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-simulated-ties = shared wins: { NUMBER($ties, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-simulated-steps = steps per game: { NUMBER($steps, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $shortest } to { $longest }); { $speed } steps per second
cli-random-all = Every player plays at random (bot { $bot }); --bots takes { $levels-row } too.
cli-random-seats = { $seats-count ->
    [one] { $seats } plays at random (bot { $bot }).
   *[other] { $seats } play at random (bot { $bot }).
}

## arena

help-arena-bots = two or more of these: { $bots }
help-arena-games = games for each pair of bots, an even number
help-arena-results = write every game to this file, and continue from it (default: nothing is kept)
help-arena-csv = write a row for every seat of every game (default: no file)
cli-arena-odd = Games are played in pairs: --games must be even, not { $games }.
cli-arena = { $title }, { $players } players: { $games } games, two for each deal.
cli-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-interval-percent = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-head-bot = bot
cli-head-rating = rating
cli-head-interval = 95 %
cli-head-games = games
cli-head-decision = ms a decision
cli-head-against = against
cli-head-above = finished above

## study

help-study-players = number of players; further numbers are compared with the first (default: 4, or as near as the game allows)
help-study-option = an option, as listed by shoal games GAME; with several values the first is compared with the others (default: every option that has few values)
help-study-games = games of every variant, an even number
help-study-bots = the bot that plays: { $bots }
help-study-rival = a bot of other strength, to separate skill from luck: { $bots } (default: the level below --bots)
help-study-out = the report; the results are written beside it as .json and the games as .jsonl, from which the same command continues (default: study-GAME.html)
help-study-plots = write every plot there as an SVG file too (default: only the report has plots)
help-study-against = other rules to compare with, as a file of rules or as options (default: none)
help-study-sweep = a value to turn: an option, or a value of a component written OPTION.ROW.COLUMN, with a range or its values (default: none)
help-study-without = play without something: one side makes no moves that bring it about; a kind of events, such as ability cards, or all (default: none)
help-study-sensitivity = which value matters most: every value is turned a little, or those whose names begin with KNOB (default: not asked)
help-study-tune = bring a measure within bounds by turning what --vary names: { $measures } (default: nothing)
help-study-vary = a value that --tune may turn, as for --sweep (default: none)
cli-study-tune-vary = --tune needs --vary, and --vary needs --tune: what to reach, and what may change.
cli-study = { $games } games of { $title }: { $page }, results in { $results }.
cli-study-again = The same study again:
cli-study-interrupted = interrupted; { $games } games are kept. The same command continues from them.
cli-study-players = --players takes numbers like 4 or 4,2,3, not { $text }.

## solve

help-solve-game = one of { $games-row }, or a module or file.py with a GAME and a solver
help-solve-arguments = a position, and options of the game's solver, which shoal solve GAME --help lists (default: the solver's own)
help-solve-position = one line of text in quotes, as shoal replay --plain prints it when you type position (default: a typical one)
cli-no-solver = { $title } has no solver. Games with a solver: { $games-row }.
cli-bad-solver = The solver of { $title } has no { $name }: see shoal.core.solver_interface.

## verify

help-verify-record = the record of a finished game
help-commitment = the code that was shown before the game, 64 hexadecimal digits (default: the record's own)
help-salt = a random text that you gave, preferably with its seat: --salt 0=coral; --salt 2= for a seat without one, such as a bot's; may be given several times (default: the record's own)
help-verify-seed = the seed of a game that ended when a player resigned, from its receipt; other records include their seed (default: the record's own)
cli-verify-exit-code = The exit code is 0 if all is right, and 2 if something is wrong or cannot be checked.
cli-verified = All { $throws } rolls and { $moves } moves are correct.
cli-verified-both = The code and the random texts are the ones you gave.
cli-verified-commitment = The code is the one you gave; --salt would check your random text too.
cli-verified-salts = The random texts are the ones you gave; --commitment would check the code too.
cli-verified-neither = To check that the server did not replace the seed or a random text before the game, give --commitment and --salt.

## check, new-game

help-check-players = number of players (default: every number that the game allows)
help-check-games = games for each number of players
cli-check-passed = { $title } passes all { $checks } checks in { $games } games.
help-new-name = the game's name: lowercase letters, digits and _
help-new-folder = a new or empty folder for the game (default: NAME, in the current folder)
cli-new-written = { $title } is in { $folder }. It works: change it step by step.
cli-new-commands = In that folder: shoal check { $name }, shoal play { $name }, python -m pytest.
cli-new-readme = README.md there lists the other commands.
cli-new-unwritten = The game cannot be written to { $folder }: { $reason }.
cli-new-bad-name = A game cannot be named { $name }: use 2 to 30 lowercase letters, digits and _, of which the first two are letters.
cli-new-known-name = There is a game { $name } already: choose another name.
cli-new-python-name = Python uses the name { $name } itself: choose another name.
cli-new-not-empty = { $folder } exists and is not empty: choose another --folder.

## bench

help-bench-games = some of { $games-row }, or modules or files with a GAME (default: all)
help-bench-rounds = interleaved rounds, up to { $most }
help-bench-seconds = time of each benchmark in a round, up to { $most }
help-bench-peers = also run OpenSpiel and PettingZoo (default: if they are installed)
help-bench-baseline = also run this C program of the same games (default: none)
help-bench-check = exit with 1 if a target is missed; needs --peers
cli-bench-rounds-to-check = --check needs at least { $rounds } rounds.
cli-bench-no-peers = --peers needs { $modules-row }: pip install 'shoal[peers]'.
cli-bench-no-file = There is no file { $file } for --c-baseline.
cli-bench-no-compiler = The C baseline needs a C compiler (cc).
cli-bench-without-compiler = There is no C compiler (cc), so the C baseline is left out.
cli-bench-refused = The C compiler refused { $file }: { $reason }
cli-bench-uncompiled = This engine is not compiled, so there is nothing to compare it with.
cli-bench-stopped = The uncompiled engine stopped; its error is printed above.
cli-bench-compiled = The engine that should be uncompiled is compiled.
cli-bench-kind = { $title } has a speed target { $kind }; there are { $kinds-row }.
cli-bench-warm-up = warming up: { $what }
cli-bench-round = round { $number } of { $rounds }: { $what }
cli-bench-unmeasured = The { $figure } of { $game } was not measured.
cli-bench-missed = { $game } { $figure } reaches { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } times { $yardstick }, but must reach { $least }.
cli-bench-against = { $benchmark }
cli-bench-against-uncompiled = the uncompiled engine
cli-bench-against-search = OpenSpiel's search
cli-bench-compiled-engine = Shoal { $version } compiled, { $programs-row };
cli-bench-uncompiled-engine = Shoal { $version } uncompiled, { $programs-row };
cli-bench-machine = one core of { $cores }, { $processor }, { $system };
cli-bench-rounds = median of { $rounds } interleaved rounds of { $seconds } s.
cli-bench-rounds-stopped = median of { $rounds } interleaved rounds of { $seconds } s, stopped early.
# Numbers in the tables; M is a million, k a thousand.
cli-bench-speed = { $speed } ±{ $spread }%
cli-bench-times = { $ratio }x
cli-bench-millions = { $value } M
cli-bench-thousands = { $value } k
cli-head-game = game
cli-head-players = players
cli-head-loop = loop, steps/s
cli-head-driven = driven, steps/s
cli-head-uncompiled = uncompiled, steps/s
cli-head-gain = compiled / uncompiled
cli-head-clone = clone, µs
cli-head-loop-ratio = loop / yardstick
cli-head-driven-ratio = driven / yardstick
cli-head-whose = whose
cli-head-how = how
cli-head-steps = steps/s
cli-head-ratio = / yardstick
cli-head-iterations = iterations/s
cli-head-search-ratio = / OpenSpiel's
cli-head-figure = figure
cli-head-least = at least
cli-head-reached = reached

## serve, repair

help-host = address to listen on
help-port = port to listen on; 0 takes any free one
help-open = open the page in a browser
help-workers = processes; several need PostgreSQL
help-bot-processes = processes for the bots
help-origin = another site that may send requests; may be given several times (default: none)
help-host-name = a host name of this server; may be given several times (default: none)
help-metrics = another address that may read /metrics; may be given several times (default: none)
help-idle = seconds an unused table stays in memory
help-reconnect = seconds in which a player may reconnect before counting as away
help-request-timeout = seconds in which a connection must send a whole request
help-rate = requests per second and address
help-sockets = WebSockets per address
help-connections = connections per address
help-capacity = connections per worker
help-tables = new tables and seats per day and address
cli-serve-running = Shoal is running at { $url }
cli-serve-already = Shoal is already running at { $url }
cli-serve-network = Others on your network can open { $url }
cli-serve-only-here = Only this computer can open it. For other devices: shoal serve --host 0.0.0.0 --open
cli-serve-more = In the terminal: shoal play GAME (shoal games lists them). All commands: shoal --help
cli-serve-stop = Press Ctrl+C to stop it. Games that have begun are kept.
help-write = repair the database; without it, only report damage
