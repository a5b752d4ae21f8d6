"""OpenSpiel games for every room of the house.

    shoal.research.openspiel.register()
    game = pyspiel.load_game("shoal_sharkbait(players=4,track=30)")

Players, options and a ``position`` to begin at (a board's text as the room
writes it, put through ``told``) are parameters.
All chance is explicit (docs/decisions/0011): a throw with many outcomes falls in
a chain of few, one die after the other, so that nothing has to be sampled and a
state is its history.  Where several seats may move at once, chance says who is
quickest.  Returns are seats left behind less seats ahead, as a share of the others.
"""

import hashlib
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from shoal.core.game import Game, GameInfo
from shoal.core.observation.encoding import Encoding
from shoal.core.options import Value
from shoal.core.position import read_position, write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.games import game_info, names
from shoal.research.common import array_of
from shoal.research.episode import standing

FEW = 36
"""Up to so many outcomes (two dice) are one chance node; more are a chain of nodes."""

MOST_OUTCOMES = 1000
"""No chance node has more; a chain cannot part a large prime number."""

FINGERPRINT = 32
"""So many numbers are the fingerprint of all that a seat has heard."""

COMMA = ";"
"""Stands for a comma in an option's text, which OpenSpiel keeps between parameters."""

EQUALS = "~"
"""Stands for an equals sign in a position's text, likewise."""

QUOTE = "'"
"""Stands before an option's text that OpenSpiel would take for a number: ``first='0``."""


def register() -> list[str]:
    """Make every room known to OpenSpiel; the names to load them by."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    found = []
    for name in names():
        kind = type_of(game_info(name))
        if kind.short_name not in known:
            pyspiel.register_game(kind, maker(game_info(name)))
        found.append(kind.short_name)
    return found


def load(text: str) -> pyspiel.Game:
    """The game of this name and these parameters, in a process that may not know it yet."""
    register()
    return pyspiel.load_game(text)


def type_of(found: GameInfo) -> pyspiel.GameType:
    """What OpenSpiel knows of a room; every option is a parameter."""
    return pyspiel.GameType(
        short_name=f"shoal_{found.name}",
        long_name=found.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Open games too, so that one registration serves all options and all search bots.
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
            **{option.name: told(option.default) for option in found.options},
        },
    )


def told(value: Value) -> Value:
    """An option's value as a parameter.

    >>> told("a=1,2"), told("6"), told(6)
    ('a~1;2', "'6", 6)
    """
    if not isinstance(value, str):
        return value
    return QUOTE * looks_like_number(value) + value.replace(",", COMMA).replace("=", EQUALS)


def meant(value: Value) -> Value:
    """The option's value that a parameter stands for.

    >>> meant("a~1;2"), meant("'6"), meant(6)
    ('a=1,2', '6', 6)
    """
    if not isinstance(value, str):
        return value
    return value.removeprefix(QUOTE).replace(COMMA, ",").replace(EQUALS, "=")


def looks_like_number(text: str) -> bool:
    """Whether OpenSpiel would take the text for a number."""
    return re.fullmatch(r"[-+]?[\d.]+(e[-+]?\d+)?", text) is not None


def maker(found: GameInfo) -> type[pyspiel.Game]:
    """The class that OpenSpiel makes games of this room with."""

    class Made(House):
        """A game of one room."""

        def __init__(self, params: dict[str, Value] | None = None) -> None:
            super().__init__(found, params or {})

    return Made


class House(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A room under chosen parameters."""

    def __init__(self, found: GameInfo, params: dict[str, Value]) -> None:
        chosen = dict(params)
        self.players = int(chosen.pop("players", found.min_players))
        board = str(meant(chosen.pop("position", "")))
        self.rules = found.game({name: meant(value) for name, value in chosen.items()})
        self.opening = self.rules.start_checked(self.players)
        if board:
            self.opening = self.rules.read_board(self.players, board)
        self.encoding = Encoding(self.rules, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.move_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(type_of(found), info, params)

    def new_initial_state(self) -> "Position":
        """The position that was asked for, else the one before anything has happened."""
        return Position(self)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return load, (str(self),)

    # Any: OpenSpiel's own types have no names here.
    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Something that looks at positions through a seat's eyes."""
        if params:
            raise pyspiel.SpielError("An observer of Shoal takes no parameters.")
        return Observer(self, remembers=bool(iig_obs_type and iig_obs_type.perfect_recall))


class Truth:
    """What a position is made of: the state, dice half fallen, and what each seat has heard."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.chain: list[int] = []
        self.fallen = 0
        self.quickest = -1
        self.heard: list[list[str]] = [[] for _ in range(state.players)]
        self.settle()

    def __deepcopy__(self, memo: object) -> "Truth":
        other = Truth.__new__(Truth)
        other.game = self.game
        other.state = self.state.clone()
        other.chain = self.chain[:]
        other.fallen = self.fallen
        other.quickest = self.quickest
        other.heard = [lines[:] for lines in self.heard]
        return other

    def __reduce__(self) -> tuple[Callable[..., "Truth"], tuple[object, ...]]:
        # A compiled state cannot be pickled; its text can.
        text = write_position(self.game, self.state)
        return recall, (self.game.name, text, self.chain, self.fallen, self.quickest, self.heard)

    def settle(self) -> None:
        """See what comes next: a throw in parts, a race between seats, or one seat's move."""
        self.fallen = 0
        self.quickest = -1
        outcomes = int(self.state.outcomes())
        self.chain = chain_of(outcomes) if outcomes else []
        actors = self.state.actors()
        if len(actors) == 1:
            self.quickest = int(actors[0])
        elif len(actors) > 1:
            self.chain = [len(actors)]

    def player(self) -> int:
        """Who acts: a seat, or OpenSpiel's chance or terminal player."""
        if self.chain:
            return int(pyspiel.PlayerId.CHANCE)
        return self.quickest if self.quickest >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def races(self) -> bool:
        """Whether chance now says which seat is quickest."""
        return bool(self.chain) and self.state.outcomes() == 0

    def fall(self, part: int) -> None:
        """One part of a throw falls; with the last the throw is carried out."""
        if self.races():
            self.chain = []
            self.quickest = int(self.state.actors()[part])
            return
        self.fallen = self.fallen * self.chain[0] + part
        self.chain = self.chain[1:]
        if not self.chain:
            self.carry_out(int(CHANCE), self.fallen)

    def carry_out(self, mover: int, move: int) -> None:
        """Play a move or a whole throw, and let every seat hear of it."""
        for seat, lines in enumerate(self.heard):
            line = self.game.log_line(self.state, mover, move, seat)
            if line:
                lines.append(line)
        self.state.play(mover, move)
        self.settle()


def recall(
    name: str, text: str, chain: list[int], fallen: int, quickest: int, heard: list[list[str]]
) -> Truth:
    """The truth that was pickled."""
    truth = Truth(*read_position(game_info(name), text))
    truth.chain, truth.fallen, truth.quickest, truth.heard = chain, fallen, quickest, heard
    return truth


def chain_of(outcomes: int) -> list[int]:
    """Numbers whose product is the number of outcomes, each of them few where that can be.

    >>> chain_of(20), chain_of(6**5), chain_of(397)
    ([20], [36, 36, 6], [397])
    """
    chain = []
    while outcomes > FEW:
        part = next((few for few in range(FEW, 1, -1) if outcomes % few == 0), outcomes)
        chain.append(part)
        outcomes //= part
    return [*chain, outcomes] if outcomes > 1 or not chain else chain


class Position(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not typed
    """A position as OpenSpiel asks about it."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.truth = Truth(house.rules, house.opening.clone())

    def current_player(self) -> int:
        """A seat, chance or terminal."""
        return self.truth.player()

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.truth.quickest or self.truth.chain:
            return []
        return sorted(int(move) for move in self.truth.state.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equally likely, as all chance here."""
        count = self.truth.chain[0]
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.truth.chain:
            self.truth.fall(action)
        else:
            self.truth.carry_out(self.truth.quickest, action)

    def _action_to_string(self, player: int, action: int) -> str:
        truth = self.truth
        rules = self.get_game().rules
        if player != pyspiel.PlayerId.CHANCE:
            return str(rules.write_move(action))
        if truth.races():
            return f"seat {truth.state.actors()[action]} is quickest"
        if truth.chain == [truth.state.outcomes()]:
            return str(rules.write_chance(truth.state, action))
        return f"part {len(truth.chain)}: {action + 1} of {truth.chain[0]}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.truth.state.actor() == NOBODY)

    def returns(self) -> list[float]:
        """What each seat gained; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.truth.state.players
        return standing(self.truth.state.ranks())

    # Any: OpenSpiel's sampler is a C++ function without a name here.
    def resample_from_infostate(self, player: int, sampler: Any) -> "Position":
        """A position that could be the true one for all that the seat knows."""
        house = self.get_game()
        rng = Rng(int(sampler() * 2**53) + 1)
        view = house.rules.view(self.truth.state, player)
        other: Position = self.clone()
        other.truth.state = house.rules.imagine(view, rng)
        other.truth.heard = [self.truth.heard[player][:] for _ in self.truth.heard]
        return other

    def __str__(self) -> str:
        rules = self.get_game().rules
        parts = "" if self.truth.fallen == 0 else f" fallen={self.truth.fallen}"
        return f"{rules.write_board(self.truth.state)}{parts} chain={self.truth.chain}"


class Observer:
    """A seat's View as numbers and as text; one that remembers adds what the seat has heard.

    Among the numbers, all that was heard is a fingerprint: it tells any two
    histories apart and teaches a network nothing.
    """

    def __init__(self, house: House, *, remembers: bool) -> None:
        self.house = house
        self.remembers = remembers
        size = int(house.encoding.size)
        self.scale = np.array(house.encoding.highest(), np.float32)
        self.tensor = np.zeros(size + (FINGERPRINT if remembers else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        if remembers:
            self.dict["heard"] = self.tensor[size:]

    def set_from(self, state: Position, player: int) -> None:
        """Look at the position; each number is a share of the most that it can be."""
        view = self.house.rules.view(state.truth.state, player)
        row = array_of(self.house.encoding.row(view), np.int16)
        np.divide(row, self.scale, out=self.dict["view"])
        if self.remembers:
            told = "\n".join(state.truth.heard[player])
            self.dict["heard"][:] = list(hashlib.sha256(told.encode()).digest())
            self.dict["heard"] /= 255

    def string_from(self, state: Position, player: int) -> str:
        """The View's bytes; for one that remembers, after all lines that it has heard."""
        text = str(self.house.rules.view(state.truth.state, player).json())
        if not self.remembers:
            return text
        return "\n".join([*state.truth.heard[player], text])
