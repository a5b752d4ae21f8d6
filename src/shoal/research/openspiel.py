"""OpenSpiel versions of every game.

    shoal.research.openspiel.register()
    game = pyspiel.load_game("shoal_sharkbait(players=4,track=30)")

    shoal.research.openspiel.register("their_game.py")  # a game that is not installed, too

Parameters are the number of players, the options, and a ``position`` to start from
(the text of a board, passed through ``write_parameter``).
All chance is explicit (docs/decisions/0011): a throw with many outcomes becomes a
chain of chance nodes with few outcomes each, so that nothing has to be sampled and
a state follows from its history.  Where several seats may move at once, a chance node
picks one.  A return is the seats behind minus the seats ahead, as a share of the others.
"""

import hashlib
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from shoal.core.catalogue import Reader
from shoal.core.errors import ShoalError
from shoal.core.game import Game, GameInfo
from shoal.core.message import heard_by, say
from shoal.core.observation.encoding import Encoding
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.core.search.rank_rewards import zero_sum_rewards
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.text.position_text import read_position, write_position
from shoal.games import game_info, names
from shoal.match.sentences import read_aloud, seat_names
from shoal.research.common import array_of, game_info_of

FEW_OUTCOMES = 36
"""Up to this many outcomes (two dice) are one chance node; more are a chain of nodes."""

MAX_OUTCOMES = 1000
"""The most outcomes of a chance node; a large prime cannot be split into a chain."""

DIGEST_SIZE = 32
"""How many numbers the hash of a seat's log has."""
MAX_BYTE = 255

COMMA = ";"
"""Replaces a comma in the text of an option: OpenSpiel separates parameters with commas."""

EQUALS = "~"
"""Replaces an equals sign in the text of a position, for the same reason."""

QUOTE = "'"
"""Precedes the text of an option that OpenSpiel would read as a number: ``first='0``."""


_registered: dict[str, GameInfo] = {}


def register(*games: str | GameInfo) -> list[str]:
    """Register every installed game with OpenSpiel, and these: GameInfos, modules or files.

    Returns the names to load them by: ``shoal_`` and the name of the game.
    """
    infos = [game_info(name) for name in names()] + [game_info_of(game) for game in games]
    return list(dict.fromkeys(register_game(info) for info in infos))


def register_game(info: GameInfo) -> str:
    """Register one game, once; return the name to load it by."""
    kind = type_of(info)
    known = _registered.setdefault(kind.short_name, info)
    if known is not info and known.source != info.source:
        raise ShoalError(say("error-openspiel-name", name=str(kind.short_name)))
    if kind.short_name not in {other.short_name for other in pyspiel.registered_games()}:
        pyspiel.register_game(kind, game_class(info))
    return str(kind.short_name)


def load(text: str, info: GameInfo) -> pyspiel.Game:
    """Load a game from its text, in a process that may not have registered it yet."""
    register_game(info)
    return pyspiel.load_game(text)


def type_of(found: GameInfo) -> pyspiel.GameType:
    """OpenSpiel's description of a game; every option is a parameter."""
    return pyspiel.GameType(
        short_name=f"shoal_{found.name}",
        long_name=found.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Games without secrets too: one registration serves all options and all search bots.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.max_players,
        min_num_players=found.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": found.min_players,
            "position": "",
            **{option.name: write_parameter(option.default) for option in found.options},
        },
    )


def write_parameter(value: Value) -> Value:
    """The parameter for the value of an option or position.

    >>> write_parameter("a=1,2"), write_parameter("6"), write_parameter(6)
    ('a~1;2', "'6", 6)
    """
    if not isinstance(value, str):
        return value
    return QUOTE * looks_like_number(value) + value.replace(",", COMMA).replace("=", EQUALS)


def read_parameter(value: Value) -> Value:
    """The value that a parameter stands for.

    >>> read_parameter("a~1;2"), read_parameter("'6"), read_parameter(6)
    ('a=1,2', '6', 6)
    """
    if not isinstance(value, str):
        return value
    return value.removeprefix(QUOTE).replace(COMMA, ",").replace(EQUALS, "=")


def looks_like_number(text: str) -> bool:
    """Whether OpenSpiel would read the text as a number."""
    return re.fullmatch(r"[-+]?[\d.]+(e[-+]?\d+)?", text) is not None


def game_class(found: GameInfo) -> type[pyspiel.Game]:
    """The class that OpenSpiel creates games of this kind with."""

    class RegisteredGame(SpielGame):
        """One game with parameters."""

        def __init__(self, params: dict[str, Value] | None = None) -> None:
            super().__init__(found, params or {})

    return RegisteredGame


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game of ours under its parameters, as OpenSpiel's Game."""

    def __init__(self, found: GameInfo, params: dict[str, Value]) -> None:
        chosen = dict(params)
        self.players = int(chosen.pop("players", found.min_players))
        board = str(read_parameter(chosen.pop("position", "")))
        self.rules = found.game({name: read_parameter(value) for name, value in chosen.items()})
        self.opening = self.rules.start_checked(self.players)
        if board:
            self.opening = self.rules.read_board(self.players, board)
        self.encoding = Encoding(self.rules, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.move_count,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.max_steps,
        )
        super().__init__(type_of(found), info, params)

    def new_initial_state(self) -> "SpielState":
        """The state at the parameter ``position``, or at the start of the game."""
        return SpielState(self)

    def __reduce__(self) -> tuple[Callable[[str, GameInfo], pyspiel.Game], tuple[str, GameInfo]]:
        return load, (str(self), self.rules.info)

    # Any: OpenSpiel's own types have no names here.
    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An observer of states from a seat's point of view."""
        if params:
            raise pyspiel.SpielError("An observer of Shoal takes no parameters.")
        return Observer(self, perfect_recall=bool(iig_obs_type and iig_obs_type.perfect_recall))


class FullState:
    """The whole state: our State, the part of a throw that is known, and the log of each seat."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.chain: list[int] = []
        self.thrown = 0
        self.seat_to_move = -1
        self.logs: list[list[str]] = [[] for _ in range(state.players)]
        self.prepare()

    def __deepcopy__(self, memo: object) -> "FullState":
        other = FullState.__new__(FullState)
        other.game = self.game
        other.state = self.state.clone()
        other.chain = self.chain[:]
        other.thrown = self.thrown
        other.seat_to_move = self.seat_to_move
        other.logs = [lines[:] for lines in self.logs]
        return other

    def __reduce__(self) -> tuple[Callable[..., "FullState"], tuple[object, ...]]:
        # The text of a position stays readable when the attributes of a state change.
        text = write_position(self.game, self.state)
        return restore, (
            self.game.info,
            text,
            self.chain,
            self.thrown,
            self.seat_to_move,
            self.logs,
        )

    def prepare(self) -> None:
        """Determine what comes next: a throw in parts, a choice between seats, or a seat's move."""
        self.thrown = 0
        self.seat_to_move = -1
        outcomes = int(self.state.outcomes())
        self.chain = split_outcomes(outcomes) if outcomes else []
        actors = self.state.actors()
        if len(actors) == 1:
            self.seat_to_move = int(actors[0])
        elif len(actors) > 1:
            self.chain = [len(actors)]

    def player(self) -> int:
        """The player to act: a seat, or OpenSpiel's chance or terminal player."""
        if self.chain:
            return int(pyspiel.PlayerId.CHANCE)
        return self.seat_to_move if self.seat_to_move >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def picks_seat(self) -> bool:
        """Whether chance now picks one of several seats."""
        return bool(self.chain) and self.state.outcomes() == 0

    def apply_chance(self, part: int) -> None:
        """Apply one part of a throw; the last part plays the whole throw."""
        if self.picks_seat():
            self.chain = []
            self.seat_to_move = int(self.state.actors()[part])
            return
        self.thrown = self.thrown * self.chain[0] + part
        self.chain = self.chain[1:]
        if not self.chain:
            self.play(int(CHANCE), self.thrown)

    def play(self, mover: int, move: int) -> None:
        """Play a move or a whole throw, and write the log of every seat."""
        messages = self.game.messages.log(self.state, mover, move)
        names = seat_names(len(self.logs))
        for seat, lines in enumerate(self.logs):
            heard = heard_by(messages, seat)
            if heard:
                lines.append(read_aloud(self.game, heard, Reader(seat, names)))
        self.state.play(mover, move)
        self.prepare()


def restore(
    info: GameInfo,
    text: str,
    chain: list[int],
    thrown: int,
    seat_to_move: int,
    logs: list[list[str]],
) -> FullState:
    """Restore a pickled state."""
    full = FullState(*read_position(info, text))
    full.chain, full.thrown, full.seat_to_move, full.logs = chain, thrown, seat_to_move, logs
    return full


def split_outcomes(outcomes: int) -> list[int]:
    """Factors of a number of outcomes, each at most FEW_OUTCOMES where that is possible.

    >>> split_outcomes(20), split_outcomes(6**5), split_outcomes(397)
    ([20], [36, 36, 6], [397])
    """
    chain = []
    while outcomes > FEW_OUTCOMES:
        part = next((few for few in range(FEW_OUTCOMES, 1, -1) if outcomes % few == 0), outcomes)
        chain.append(part)
        outcomes //= part
    return [*chain, outcomes] if outcomes > 1 or not chain else chain


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not typed
    """A state of a game as OpenSpiel's State."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.full = FullState(game.rules, game.opening.clone())

    def current_player(self) -> int:
        """A seat, or the chance or terminal player."""
        return self.full.player()

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.full.seat_to_move or self.full.chain:
            return []
        return sorted(int(move) for move in self.full.state.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, which are equally likely in all our games."""
        count = self.full.chain[0]
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.full.chain:
            self.full.apply_chance(action)
        else:
            self.full.play(self.full.seat_to_move, action)

    def _action_to_string(self, player: int, action: int) -> str:
        full = self.full
        rules = self.get_game().rules
        if player != pyspiel.PlayerId.CHANCE:
            return str(rules.notation.write_move(action))
        if full.picks_seat():
            return f"seat {full.state.actors()[action]} is quickest"
        if full.chain == [full.state.outcomes()]:
            return str(rules.notation.write_chance(full.state, action))
        return f"part {len(full.chain)}: {action + 1} of {full.chain[0]}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.full.state.actor() == NOBODY)

    def returns(self) -> list[float]:
        """The returns of all seats; zeros before the end."""
        if not self.is_terminal():
            return [0.0] * self.full.state.players
        return zero_sum_rewards(self.full.state.ranks())

    # Any: OpenSpiel's sampler is a C++ function without a name here.
    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that is consistent with everything the seat knows."""
        game = self.get_game()
        rng = Rng(int(sampler() * 2**53) + 1)
        view = game.rules.view(self.full.state, player)
        other: SpielState = self.clone()
        other.full.state = game.rules.imagine(view, rng)
        other.full.logs = [self.full.logs[player][:] for _ in self.full.logs]
        return other

    def __str__(self) -> str:
        rules = self.get_game().rules
        parts = "" if self.full.thrown == 0 else f" fallen={self.full.thrown}"
        return f"{rules.write_board(self.full.state)}{parts} chain={self.full.chain}"


class Observer:
    """A seat's View as numbers and as text; with perfect recall, also the seat's log.

    Among the numbers the log is a hash: it distinguishes any two histories, but a
    network cannot learn from it.
    """

    def __init__(self, game: SpielGame, *, perfect_recall: bool) -> None:
        self.game = game
        self.perfect_recall = perfect_recall
        size = int(game.encoding.size)
        self.scale = np.array(game.encoding.max_values(), np.float32)
        self.tensor = np.zeros(size + (DIGEST_SIZE if perfect_recall else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        if perfect_recall:
            self.dict["heard"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe the state; each number is divided by its maximum."""
        view = self.game.rules.view(state.full.state, player)
        row = array_of(self.game.encoding.row(view), np.int16)
        np.divide(row, self.scale, out=self.dict["view"])
        if self.perfect_recall:
            log = "\n".join(state.full.logs[player])
            self.dict["heard"][:] = list(hashlib.sha256(log.encode()).digest())
            self.dict["heard"] /= MAX_BYTE

    def string_from(self, state: SpielState, player: int) -> str:
        """The View as JSON; with perfect recall, after all lines of the seat's log."""
        text = str(self.game.rules.view(state.full.state, player).json())
        if not self.perfect_recall:
            return text
        return "\n".join([*state.full.logs[player], text])
