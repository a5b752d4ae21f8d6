"""Games of ours as OpenSpiel's Game and State, and their registration."""

import hashlib
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.loading.pickles import PICKLE_VERSION, check_versions
from shoal.core.message import say
from shoal.core.observation.encoding import Encoding
from shoal.core.observation.features import OBSERVATION_VERSION
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.core.search.rank_rewards import zero_sum_rewards
from shoal.core.state import NOBODY
from shoal.games import game_info, names
from shoal.research.common import array_of, game_info_of
from shoal.research.openspiel.full_state import FullState
from shoal.research.openspiel.parameters import read_parameter, type_of

MAX_OUTCOMES = 1000
"""The most outcomes of a chance node; a large prime cannot be split into a chain."""

DIGEST_SIZE = 32
"""How many numbers the hash of a seat's log has."""
MAX_BYTE = 255

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


def load(text: str, info: GameInfo, versions: object = 0) -> pyspiel.Game:
    """Load a pickled game from its text, in a process that may not have registered it yet."""
    check_versions(versions, OBSERVATION_VERSION, info.version, info.title)
    register_game(info)
    return pyspiel.load_game(text)


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

    def __reduce__(self) -> tuple[object, ...]:
        info = self.rules.info
        return load, (str(self), info, (PICKLE_VERSION, OBSERVATION_VERSION, info.version))

    # Any: OpenSpiel's own types have no names here.
    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An observer of states from a seat's point of view."""
        if params:
            raise pyspiel.SpielError("An observer of Shoal takes no parameters.")
        return Observer(self, perfect_recall=bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not typed
    """A state of a game as OpenSpiel's State.

    ``imagined`` is where its history begins, if that is not the start of the game: a world that a
    seat imagined. The true history is not kept then, because it would tell the secrets.
    """

    def __init__(self, game: SpielGame, imagined: FullState | None = None) -> None:
        super().__init__(game)
        self.imagined = imagined
        self.full = FullState(game.rules, game.opening.clone())
        if imagined is not None:
            self.full = deepcopy(imagined)

    def __reduce__(self) -> tuple[object, ...]:
        return replay, (self.get_game(), list(self.history()), self.imagined)

    def __deepcopy__(self, memo: object) -> "SpielState":
        other: SpielState = self.clone()
        return other

    def current_player(self) -> int:
        """A seat, or the chance or terminal player."""
        return self.full.player()

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.full.seat_to_move or self.full.chain:
            return []
        return self.full.legal_moves()[:]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, which are equally likely in all our games."""
        count = self.full.chain[0]
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        # OpenSpiel checks nothing here: an illegal action would go on with a broken state.
        self.full.apply(action)

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
        """A state that is consistent with everything the seat knows, and has a new history."""
        rng = Rng(int(sampler() * 2**53) + 1)
        return SpielState(self.get_game(), self.full.imagine(player, rng))

    def __str__(self) -> str:
        rules = self.get_game().rules
        parts = "" if self.full.thrown == 0 else f" fallen={self.full.thrown}"
        return f"{rules.write_board(self.full.state)}{parts} chain={self.full.chain}"


def replay(game: SpielGame, actions: list[int], imagined: FullState | None = None) -> SpielState:
    """A pickled state: it follows from its history, and from the world that a seat imagined."""
    state = SpielState(game, imagined)
    for action in actions:
        state.apply_action(action)
    return state


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
