### Errors of studies, and the words of their reports.

error-rival = --rival must differ from --bots, to separate skill from luck.
error-games-even = --games must be even and at least { $least }, not { $value }.
error-option-value = { $word } is not of the form option=value; options are { $options-row }.
error-knob-row = Option { $option } has no row { $row }; it has { $rows-row }.
error-knob-column = { $knob } { $columns-count ->
    [0] is one value and is named without a column.
   *[other] needs a column: { $columns-row }.
}
error-sweep-form = { $text } should be KNOB=LOW:HIGH, KNOB=LOW:HIGH:STEP or KNOB=A,B,C with at least two values.
error-without = No player of this game can do without { $kind }; there are { $kinds }, and all.
error-without-any = In this game no player can choose between events, so none can be left out.
error-tune-form = { $text } should be MEASURE=LOW:HIGH, with numbers or percentages.
error-tune-measure = { $text } should be MEASURE=LOW:HIGH with one of { $measures-row }.

## A report: the head

study-title = { $title }: a study
study-played = { $games } games with { $players } players, played by the bot { $bot }.
study-played-options = { $games } games with { $players } players and { $options-row }, played by the bot { $bot }.
study-games-in-total = Luck and other options were measured with more games: { $games } games in total.
study-nav-length = length
study-nav-seats = seats
study-nav-luck = luck
study-nav-comeback = comebacks
study-nav-events = events
study-nav-options = options

# The most important figures: each follows its number.
study-key-decisions = decisions in a game
study-key-choice = moves to choose from
study-key-luck = of the result is luck
study-key-half = of leaders at half-time win
study-key-margin = points between first and second
study-first-wins = the first player wins ({ $fair } would be fair)
study-side-wins = { $who } wins ({ $fair } would be fair)

## Numbers

study-percent = { $number } %
study-percent-less = less than { $number } %
study-percentage-points = { $number } points
study-interval = { $mean } ({ $low } to { $high })
study-interval-percent = { $mean } % ({ $low } to { $high })

## Seats

# One side of a game, by its name.
study-side = { WORD($side) }
study-seats = { $seats }
# The place of a player in the order of the first decisions.
study-nth = { $place ->
    [1] decides first
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## Length and choice

study-head-length = Length and choice
study-length = A game takes { $steps } moves and rolls, { $decisions } of them decisions with a choice; at least nine in ten games take { $low } to { $high }. A decision has { $moves } legal moves on average, and had { $most } at most.
study-caption-length = Moves and rolls of a game, as a share of all games.
study-caption-choice = Legal moves of a decision, from the start to the end of a game.
study-plot-length = { $title }: how long games are
study-plot-choice = { $title }: legal moves of a decision along the game
study-axis-steps = moves and rolls
study-axis-along = % of the game played

## Seats and scores

study-head-seats = Seats and scores
study-shared-wins = { $shared } of the games end with a shared win.
study-points = The winner has { $winner } points, { $margin } more than the second and { $range } more than the last; the standard deviation of a seat’s points is { $deviation }.
study-caption-seats = How often each wins; the dashed line would be fair.
study-caption-scores = Points at the end, of all seats and of the winner.
study-plot-seats = { $title }: how often each seat wins
study-plot-scores = { $title }: points of all seats and of the winner
study-axis-wins = wins
study-axis-points = points
study-all-seats = all seats
study-winner = the winner

## Luck against skill

study-head-luck = Luck against skill
study-luck = Two bots of unequal strength, { $bot } and { $rival }, played { $deals } deals twice, the second time with seats exchanged and the same dice. The result of a seat is the share of the other seats that it finishes above. The bar divides the variance of this result. Skill is what changes with the bot on the seat. Seat is what stays with the seat in all games. Dice alone is what the two games of a deal have in common, whichever bot plays which seat. Together is the rest: different choices used the same dice differently. Luck is the sum of these two, everything that neither seat nor bot explains: { $luck }. A wider gap between the bots would make skill larger; here a seat of { $bot } finishes above one of { $rival } in { $better } of the cases; a tie counts half.
study-luck-openings = This game has no dice after its first decision, so every seat draws its first { $decisions } decisions at random, the same in all games of a deal. What these openings decide counts as dice.
study-caption-luck = What explains the result.
study-plot-luck = { $title }: what explains the result
study-head-part = part
study-head-share = of the variance (95 %)
study-part-seat = seat
study-part-skill = skill: which bot sat there
study-part-dice = dice alone
study-part-together = dice and choices together
study-part-luck = luck: the last two

## Comebacks

study-head-comeback = Comebacks
study-comeback = The sole leader on points at half-time wins { $half } of these games. The lead changes { $changes } times, and in { $never } of the games never.
study-comeback-no-leader = At most one in ten of these games has a sole leader on points at half-time, so the bots’ evaluation says who is ahead.
study-evaluation = The evaluation looks at a position without any search.
study-caption-comeback = How often the player who is ahead at a point of the game wins in the end.
study-plot-comeback = { $title }: how often the leader wins in the end
study-ahead-points = ahead on points
study-ahead-evaluation = ahead by evaluation
study-head-figure = figure
study-head-mean = mean (95 %)
study-drama = Drama
study-drama-about = How far the winner was behind along the game, by evaluation: 0 if never, 100 % if hopeless all along (Browne 2008; Ludii).
study-decisiveness = Decisiveness
study-decisiveness-about = The part of the game that is left when the winner takes the lead for good, by evaluation: near 0 if it is open to the end.
study-forced = Forced moves
study-forced-about = The share of the moves for which the rules left no choice.
study-plot-uncertainty = { $title }: how open the outcome is along the game
study-caption-uncertainty = How open the outcome is: 100 % if all sides have equal prospects by evaluation, 0 % if one has all (entropy; Browne’s uncertainty).

## Events

study-head-events = Events and their effects
study-events = How often each event occurs in a game, over all seats; in how many of the games it occurs; and its effect: how many more of the other seats a seat finishes above when it has the event more often than usual, compared with seats that have it less often. This does not prove a cause: a player who is ahead makes other moves.
study-all-events = { $kind }: all { $count } rows
study-head-per-game = per game
study-head-games = games
study-head-above = finishes above
study-fewer = fewer
study-more = more
study-less = less

# Kinds of events that all games have.
statistics-kind-rules = Rules
statistics-kind-moves = Moves

## Options compared

study-head-options = Options compared
study-options = Each alternative was played on the same deals by the same bots. Differences are means over the deals, with their 95 % interval. A row in bold is significant even with all rows of this section counted (Bonferroni).
study-no-options = No options were compared. To compare one:
study-instead = { $title }: { $chosen } instead of { $usual }
study-instead-players = { $players } players instead of { $usual }
study-no-difference = In { $games } deals it made no difference: the legal moves, the moves played, the points and the ranking were the same in every game.
study-changed-games = It changes { $touched } of { $games } games: the legal moves in { $choices }, the moves played in { $moved }, the points in { $points }, the ranking in { $ranks }, the winner in { $winner }.
study-blind = The bot { $bot } does not look at this value: in { $positions } positions it chose and valued its moves alike under both.
study-blind-level = The bot { $other } does look: compare again with --bots { $other }.
study-blind-all = No stronger level looked at it there either.
study-head-usual = as it is
study-head-other = instead
study-head-difference = difference (95 %)
study-measure-steps-of-a-game = steps of a game
study-measure-decisions = decisions
study-measure-moves-to-choose-from = moves to choose from
study-measure-wins-of-the-first-player = wins of the first player
study-measure-points-of-the-winner = points of the winner
study-measure-points-between-first-and-second = points between first and second
study-measure-shared-wins = shared wins
study-measure-changes-of-the-lead = changes of the lead
study-measure-wins-of-the-leader-at-half-time = wins of the leader at half-time
study-side-measure = { $who }: wins

## Findings

study-first-player = the first player
study-finding-balance = A game takes { $decisions } decisions, and { $who } wins { $wins }{ $verdict ->
    [fair] , not clearly different from the { $fair } that would be fair.
    [more] , clearly more than the { $fair } that would be fair.
   *[less] , clearly less than the { $fair } that would be fair.
}
study-finding-luck = Luck explains { $luck } of a seat’s result.
study-finding-luck-half = Luck explains { $luck } of a seat’s result, and the leader at half-time wins { $half }.
study-finding-alone = No other rules were compared.
study-finding-no-option = None of the options compared changed any game.
study-finding-option = Of the options compared, “{ $title }: { $other }” matters most: it changes the winner in { $winner } of the games, and something in { $touched }.
study-finding-same = The other rules made no difference to any game.
study-finding-against = The other rules change { $touched } of the games and the winner in { $winner }; { $measures ->
    [0] no measure differs clearly.
    [1] one measure differs clearly.
   *[other] { $measures } measures differ clearly.
}
study-finding-sweep = With { $knob } from { $low } to { $high }, the wins of { $who } go from { $first } to { $last }.
study-finding-sensitivity = { $knob } moves the balance most: { $other } instead of { $usual } changes the wins of { $who } by { $points }{ $clear ->
    [yes] .
   *[no] , which may be chance.
}
study-finding-without = “{ $what }” is worth most: a side that must do without it loses { $points }{ $clear ->
    [yes] .
   *[no] , which may be chance.
}
study-finding-tuned = This brings everything within the bounds, on fresh deals too: { $settings }.
study-finding-tuned-already = The game as it is lies within the bounds already, on fresh deals too.
study-finding-untuned = Nothing that was tried is closer to the bounds than the game as it is.
study-finding-closest = Nothing that was tried holds all bounds on fresh deals; closest is { $settings }.

## Questions

study-nav-tune = tuning
study-nav-against = other rules
study-nav-sweep = sweeps
study-nav-sensitivity = sensitivity
study-nav-without = worth
study-knob = { $title }: { $place }
study-bounds = { $low } to { $high }
study-turned = { $usual } → { $other }
study-head-value = value
study-head-target = measure
study-head-bounds = bounds
study-head-fresh = found, on fresh deals (95 %)
study-head-tune = Tuned values
study-tune = { $candidates } settings played the same deals in { $rounds } rounds. After each round the half that missed the bounds least went on, with twice the deals (successive halving). Of those that held the bounds, the one with the fewest changes then played { $deals } fresh deals. Rows in bold are within their bounds there.
study-head-against = Other rules
study-against = Changed: { $names }. Both played the same deals.
study-head-sweep = Sweeps
study-sweep = Every value played the same deals. Dots are means, lines their 95 % intervals, the usual value is marked, and the dashed line would be fair.
study-plot-sweep = { $measure } for each value of { $knob }
study-head-sensitivity = Which value matters most
study-sensitivity = Every value was turned a little, alone, on the same deals; the first rows move the balance most. A row in bold is significant even with all values counted (Bonferroni). A value that changes no game may be one that the bot does not look at.
study-head-turned = turned
study-head-touched = games changed
study-head-without = without
study-head-without-section = What each is worth
study-without = In every deal one side could not do this unless it had no other move. Its worth is by how much more of the other seats that side finishes above when it may, on the same deals. Only deals count in which the side otherwise does it. A row in bold is significant even with all rows counted (Bonferroni).
study-head-deals = deals
study-head-worth = worth
study-players = Who wins at every number of players:
study-head-players = players
study-head-fair = fair

## The end

study-made-by = Made with Shoal { $version }:
study-same-page = The same command makes the same page, except with bots that think by the clock.
