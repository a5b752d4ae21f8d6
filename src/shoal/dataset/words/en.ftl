### The data card of a data set, and what `shoal dataset` says.

## The data card

dataset-title = Games of { $title }
dataset-about = { $games } games of { $title } between { $players } bots, with { $decisions } decisions. A decision is a move of a seat that had more than one. { $explore ->
    [0] Every move is the bot's.
   *[other] { $explore } % of the moves were drawn at random, so that the games differ and cover more positions.
}
dataset-bots = The bots, seat by seat: { $bots-row }. The seed is { $seed }. This command writes the same files again, with any number of processes:
dataset-made = Made with Shoal { $version }, version { $rules } of the rules, version { $observation } of the observations, and pyarrow { $pyarrow }.
dataset-decisions = Decisions
dataset-games = Games
dataset-reading = Reading it
dataset-licence = Licence
dataset-licence-about = The data are licensed under { $licence }.
dataset-column = column
dataset-type = type
dataset-meaning = meaning

## Columns

dataset-of-decision-game = the number of the game
dataset-of-decision-step = the number of moves and rolls before it in the game
dataset-of-decision-seat = the seat that decided, from 0
dataset-of-decision-observation = what the seat could see, as numbers; see docs/observations.md of Shoal
dataset-of-decision-mask = a bit for each move, 1 if it was legal; the first move is the lowest bit of the first byte
dataset-of-decision-legal-moves = the numbers of the legal moves
dataset-of-decision-values = the bot's values of these moves, in the same order; empty if it has none
dataset-of-decision-value = the result that the game's evaluator expected for the seat, from 0 to 1; 0.5 without an evaluator
dataset-of-decision-move = the number of the move that was played
dataset-of-decision-explored = whether the move was drawn at random instead of the bot's
dataset-of-decision-rank = how many seats finished ahead of the seat
dataset-of-decision-score = the seat's points at the end
dataset-of-decision-reward = the seats behind it minus the seats ahead of it, as a share of the others: from -1 to 1

dataset-of-game-game = the number of the game
dataset-of-game-steps = the number of moves and rolls
dataset-of-game-ranks = for each seat, how many seats finished ahead of it
dataset-of-game-scores = each seat's points at the end
dataset-of-game-rewards = each seat's reward
dataset-of-game-movers = who acted at each step: a seat, or a negative number for chance
dataset-of-game-moves = the number of each move, or of the outcome of chance

## Errors

error-dataset-timed = The bot { $bot } thinks for a time, so its games could not be repeated. Choose random, easy, medium, or a search such as search:400.
error-dataset-other = { $path } holds another data set. Choose another folder with --out.
error-dataset-used = { $path } is not empty and holds no data set. Choose another folder with --out.
error-dataset-folder = { $path } cannot be used: { $reason }.
error-needs-pyarrow = shoal dataset needs pyarrow: pip install 'shoal[dataset]'
