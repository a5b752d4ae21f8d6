### What `shoal agent` says to a language model, and to the person who starts it.

## For the model

# $title is the name of the game.
agent-instructions = You play one seat of the game { $title }. Read the rules with the tool rules. Then call view and legal_moves, and make your moves with play until the game is over. A move that breaks a rule is refused and counted.

agent-tool-rules = The rules of the game, or one rule by its number.
agent-tool-view = What has happened since your last call, the board as you may see it, and what you have to decide.
agent-tool-legal-moves = The moves that you can make now, each with its meaning.
agent-tool-play = Make a move, written as legal_moves lists it. The answer shows what the others do until it is your turn again.
agent-tool-hint = The move that a search prefers here.
agent-argument-move = a move as legal_moves lists it
agent-argument-number = the number of a rule, such as { $example }; all rules without it

agent-moves = { $count ->
    [one] You have 1 move:
   *[other] You have { $count } moves:
}
# $move is the text of a move, $what says what it does.
agent-move = { $move }: { $what }
agent-wait = It is not your turn yet. Call view again.
agent-not-started = The game has not started: { $open ->
    [0] the host has not started it yet.
    [one] 1 seat is open.
   *[other] { $open } seats are open.
} Call view again.
agent-illegal-moves = { $count ->
    [0] You have made no illegal moves.
    [one] You have tried 1 illegal move.
   *[other] You have tried { $count } illegal moves.
}

## Why a call fails

agent-not-a-move = That is not a move of this game. legal_moves lists your moves.
agent-no-rule = There is no rule with this number.
agent-no-tool = There is no tool { $tool }. The tools are { $tools }.
agent-needs-argument = The tool { $tool } needs the argument { $argument } as a text.
agent-cancelled = The game was cancelled.

## For the person who starts it

agent-needs-mcp = shoal agent needs the MCP SDK: pip install 'shoal[agent]'
agent-ready-player = The agent is { $seat } in a game of { $title }. Waiting for an MCP client on standard input.
agent-link-or-game = Give either a game or --join LINK.
agent-disguise-english = A disguised game speaks English only: leave out --language.
