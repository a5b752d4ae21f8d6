"""Positions as one line of text: ``players=4 track=30 | round=1 ...``.

The part before the bar is the same in all games: the number of players and the options that differ
from their defaults, in the newest version of the rules unless another is given. Each game defines
the part after the bar.
"""

from shoal.core.errors import BadPosition
from shoal.core.fields.state_conversions import former_names
from shoal.core.game import Game, GameInfo
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.state import State
from shoal.core.text.number_and_dice_text import PositionWords

MAX_POSITION_LENGTH = 20_000
"""No position is longer. Refusing early keeps huge input cheap."""


def write_position(game: Game, state: State, rules: int | None = None) -> str:
    """The position as text."""
    by_name = {option.name: option for option in game.info.options}
    head = [f"players={state.players}"]
    head += [f"{name}={by_name[name].write(value)}" for name, value in game.chosen(rules).items()]
    return f"{' '.join(head)} | {game.write_board(state)}"


def is_position_of(game: Game, state: State, text: str, rules: int | None = None) -> bool:
    """Whether the text is the position as it is written, now or when fields had former names."""
    head, bar, board = text.partition("|")
    names = former_names(state)
    words = []
    for word in board.split(" "):
        key, equals, value = word.partition("=")
        words.append(f"{names.get(key, key)}{equals}{value}")
    return write_position(game, state, rules) == f"{head}{bar}{' '.join(words)}"


def read_position(info: GameInfo, text: str, rules: int | None = None) -> tuple[Game, State]:
    """Game and state from a position's text; BadPosition or BadOption otherwise."""
    if len(text) > MAX_POSITION_LENGTH:
        raise BadPosition(say("error-position-too-long"))
    head, bar, board = text.partition("|")
    if not bar:
        raise BadPosition(say("error-position-without-bar"))
    fields = PositionWords(head)
    players = fields.number("players", info.min_players, info.max_players)
    chosen: dict[str, Value] = {}
    for name in list(fields.words):
        chosen[name] = fields.text(name)
    game = info.game(chosen, rules)
    game.start_checked(players)  # Some options exclude some numbers of players.
    return game, game.read_board(players, board)
