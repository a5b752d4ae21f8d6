"""The classes that describe a game: GameInfo, Game (the rules) and View (what a seat may know).

They are in one module because each refers to the others: a Game makes Views, a View knows its Game,
and both know the GameInfo.
"""

import json
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from shoal.core.errors import BadNotation, BadOption, BadPlayers, missing
from shoal.core.fields.of_state import describe, facts_of, read_facts, read_fields, write_fields
from shoal.core.game_loader import load_game
from shoal.core.notation_helpers import whole_number
from shoal.core.observation.features import Feature
from shoal.core.options import Option, Value, choose, clip
from shoal.core.packed_arrays import i64, vec
from shoal.core.refusal import Refusal
from shoal.core.required_methods import make_game, start_game
from shoal.core.rng import Rng
from shoal.core.search.search_params import DEFAULT_PARAMS, SearchParams, add_noise
from shoal.core.state import CHANCE, NOBODY, SPECTATOR, State
from shoal.core.statistics_event import StatisticsEvent
from shoal.core.text.board_colours import TextStyle
from shoal.core.text.default_words import board_lines, refusal_sentence

__all__ = ["Game", "GameInfo", "Refusal", "StatisticsEvent", "View"]


NO_FOLDER: Final = Path("/nonexistent")
"""The folder of a game that is a single file."""


@final
class GameInfo:
    """What is known about a game before anybody plays it.

    A game's package (or a third party's module) holds one under the name ``GAME``. ``folder``
    may contain RULES.md and ``web/``, a board for the page. ``version`` is the version of the rules
    and is written into every record: a change of a ruling raises it and keeps the old ruling as an
    option's ``former`` default.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        min_players: int,
        max_players: int,
        make: "Callable[[GameInfo, dict[str, Value]], Game]",
        pitch: str = "",
        minutes: str = "",
        credit: str = "",
        version: int = 1,
        folder: Path | None = None,
        options: tuple[Option, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.pitch = pitch
        self.minutes = minutes
        self.credit = credit
        self.min_players = min_players
        self.max_players = max_players
        self.version = version
        self.folder = folder or NO_FOLDER
        self.options = options
        self.make = make
        self.source = ""
        """The module or file in which this GameInfo was found, from which it can be loaded."""

    def __reduce__(self) -> tuple[object, ...]:
        if self.source:
            return load_game, (self.source,)
        return game_info_from, (
            {
                "name": self.name,
                "title": self.title,
                "pitch": self.pitch,
                "minutes": self.minutes,
                "credit": self.credit,
                "min_players": self.min_players,
                "max_players": self.max_players,
                "version": self.version,
                "folder": self.folder,
                "options": self.options,
                "make": self.make,
            },
        )

    def game(self, chosen: Mapping[str, Value] | None = None, rules: int | None = None) -> "Game":
        """The game with the chosen options; BadGame if its class is incomplete.

        The other options have their defaults from version ``rules`` of the rules (default: newest).
        """
        version = self.known_version(rules)
        options = choose(self.options, chosen or {}, self.title, version)
        game = make_game(Game, self.name, self.make, self, options)
        assert isinstance(game, Game)
        return game

    def known_version(self, rules: int | None) -> int:
        """The version of the rules, the newest for None; BadOption if there is no such version."""
        if rules is None:
            return self.version
        if not 1 <= rules <= self.version:
            raise BadOption(
                f"This program knows the rules of {self.title} in the versions "
                f"1 to {self.version}, not {rules}."
            )
        return rules

    def check_players(self, players: object) -> None:
        """Raise BadPlayers unless the game allows this number of players."""
        if isinstance(players, int) and not isinstance(players, bool):
            if self.min_players <= players <= self.max_players:
                return
        allowed = f"{self.min_players} to {self.max_players} players"
        raise BadPlayers(f"{self.title} is for {allowed}, not {clip(players)}.")

    def rules(self) -> str:
        """The text of RULES.md; without one, just the title and the pitch."""
        if self.has_rules():
            return (self.folder / "RULES.md").read_text(encoding="utf-8")
        return f"# {self.title}\n\n{self.pitch}\n"

    def has_rules(self) -> bool:
        """Whether the game's folder contains RULES.md."""
        return self.folder != NO_FOLDER and (self.folder / "RULES.md").is_file()


# Any: the arguments of a GameInfo by name.
def game_info_from(arguments: dict[str, Any]) -> GameInfo:
    """A GameInfo with these arguments, for pickling one that no module holds."""
    return GameInfo(**arguments)


@final
class View:
    """A position as one seat, or a spectator, sees it.

    A View is plain data and not a State. Bots, connections and terminals get only Views. A View
    can be restored from its JSON, so it cannot carry anything hidden.
    ``facts`` is what the game shows, as JSON values. ``moves`` are the seat's legal moves.
    ``ranks`` is the final ranking, empty until the game is over.
    """

    def __init__(
        self,
        game: "Game",
        seat: i64,
        players: i64,
        actors: list[int],
        moves: list[int],
        ranks: list[int],
        facts: dict[str, object],
    ) -> None:
        self.game = game
        self.seat: i64 = seat
        self.players: i64 = players
        self.actors = actors
        self.moves = moves
        self.ranks = ranks
        self.facts = facts

    def __getnewargs__(self) -> tuple[object, ...]:
        return (
            self.game,
            self.seat,
            self.players,
            self.actors,
            self.moves,
            self.ranks,
            self.facts,
        )

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.ranks) > 0

    def number(self, name: str) -> i64:
        """A fact that is an integer."""
        fact = self.facts[name]
        assert isinstance(fact, int)
        return fact

    def word(self, name: str) -> str:
        """A fact that is a string."""
        fact = self.facts[name]
        assert isinstance(fact, str)
        return fact

    def flag(self, name: str) -> bool:
        """A fact that is true or false."""
        fact = self.facts[name]
        assert isinstance(fact, bool)
        return fact

    def numbers(self, name: str) -> vec[i64]:
        """A fact that is a list of integers."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return vec[i64](fact)

    def words(self, name: str) -> list[str]:
        """A fact that is a list of strings."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return fact

    def rows(self, name: str) -> list[list[int]]:
        """A fact that is a list of lists of integers."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return fact

    def word_rows(self, name: str) -> list[list[str]]:
        """A fact that is a list of lists of strings."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return fact

    def json(self) -> str:
        """The View as canonical JSON."""
        content = {
            "game": self.game.name,
            "options": self.game.chosen(),
            "seat": None if self.seat == SPECTATOR else self.seat,
            "players": self.players,
            "actors": self.actors,
            "moves": [self.game.write_move(move) for move in self.moves],
            "over": self.over,
            "ranks": self.ranks,
            "facts": self.facts,
        }
        return json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def text(self) -> str:
        """The board as text."""
        return self.game.board(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with its options. It holds no position: States do.

    Every move of a player is a number below ``move_count``. No match has more than ``max_steps``
    moves and chance outcomes. A game with few moves gives all their texts as ``move_texts``;
    others define ``write_move`` and ``read_move``.
    """

    def __init__(
        self,
        info: GameInfo,
        options: dict[str, Value],
        move_count: int = 0,
        max_steps: int = 10_000,
        *,
        move_texts: Sequence[str] = (),
    ) -> None:
        self.info = info
        self.name = info.name
        self.options = options
        self.move_texts = list(move_texts)
        self.move_count = move_count or len(self.move_texts)
        self.max_steps = max_steps

    def __reduce__(self) -> tuple[object, ...]:
        return remake_game, (self.info, self.options)

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game with the same options."""
        return (
            isinstance(other, Game)
            and other.name == self.name
            and other.info.version == self.info.version
            and other.options == self.options
        )

    def __hash__(self) -> int:
        return hash((self.name, tuple(sorted(self.options.items()))))

    # Required methods.

    @abstractmethod
    def start(self, players: i64) -> State:
        """The first position; often CHANCE acts first."""
        raise missing(self, "start(players)")

    # Moves and outcomes as text, both ways.

    def write_move(self, move: i64) -> str:
        """A player's move as text."""
        if not self.move_texts:
            raise missing(self, "write_move(move), nor move_texts")
        return self.move_texts[move]

    def read_move(self, text: str) -> i64:
        """A player's move from its text; BadNotation if the text is no move."""
        if not self.move_texts:
            raise missing(self, "read_move(text), nor move_texts")
        if text not in self.move_texts:
            raise BadNotation(f"{clip(text)} is not a move: say {', '.join(self.move_texts[:20])}.")
        return self.move_texts.index(text)

    def write_chance(self, state: State, outcome: i64) -> str:
        """An outcome of CHANCE as text; the inverse of ``read_chance``."""
        return f"outcome {outcome + 1}"

    def read_chance(self, state: State, text: str) -> i64:
        """An outcome from its text; BadNotation if it is impossible here."""
        word, _, rest = text.partition(" ")
        number = whole_number(rest)
        if word != "outcome" or not 1 <= number <= state.outcomes():
            raise BadNotation(f"{clip(text)} cannot happen here.")
        return number - 1

    # What the game says.

    def board(self, view: View) -> str:
        """The View as text: everything that it shows, in lines that a screen reader can read."""
        fields = describe(self.start(view.players)).found
        waiting = ", ".join([f"seat {seat}" for seat in view.actors])
        ranks = ", ".join([f"seat {seat}: {rank + 1}" for seat, rank in enumerate(view.ranks)])
        now = f"Finished: {ranks}" if view.over else f"To move: {waiting or 'chance'}"
        return f"{board_lines(view.facts, fields)}\n{now}"

    def prompt(self, view: View) -> str:
        """What the seat has to decide, in a sentence that names the rule."""
        return "Your move."

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        """The log line that the seat gets when the move is played here; '' for none."""
        if mover == CHANCE:
            return f"Chance: {self.write_chance(state, move)}."
        return f"Seat {mover} plays {self.write_move(move)}."

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        """Why this seat, which may act, cannot make this move now."""
        possible = [self.write_move(other) for other in state.moves(seat)]
        return Refusal(refusal_sentence(self.write_move(move), possible), "")

    # Derived from the fields of the state; see ``core.fields``.

    def write_board(self, state: State) -> str:
        """The position as ``key=value`` words (see ``core.position_text`` for the head)."""
        return write_fields(state)

    def read_board(self, players: i64, text: str) -> State:
        """The position from its text; BadPosition if the text is no position."""
        state = self.start(players)
        read_fields(state, text)
        self.check_position(state)
        return state

    def facts(self, state: State, seat: i64) -> dict[str, object]:
        """What the seat (or SPECTATOR) may know of the position, as JSON values."""
        return facts_of(state, seat)

    def shown(self, view: View) -> State:
        """A position with everything that the View shows; the rest is as at the start."""
        state = self.start(view.players)
        read_facts(state, view.seat, view.facts)
        return state

    def features(self, players: i64) -> list[Feature]:
        """How the facts are encoded as numbers for learners."""
        return describe(self.start(players)).features()

    # Optional methods.

    def imagine(self, view: View, rng: Rng) -> State:
        """A random position that is consistent with the View; required where there are secrets."""
        return self.shown(view)

    def check_position(self, state: State) -> None:
        """Raise BadPosition, with a sentence, if play cannot go on from a position that was read.

        Every field is within its bounds; this is about what fields must have in common.
        """

    def component_counts(self, state: State) -> dict[str, int]:
        """How many dice, tokens and cards there are; these numbers never change."""
        return {}

    def verdict(self, state: State) -> str:
        """Who won a finished game, what decided it, and by which rule."""
        return ""

    def board_helpers(self, view: View) -> dict[str, object]:
        """Facts derived from the View that help its player, as JSON values."""
        return {}

    def text_styles(self) -> list[TextStyle]:
        """How to colour ``board`` where colours can be shown."""
        return []

    def value(self, state: State, seat: i64) -> float:
        """The seat's expected result from 0 to 1, for a search that stops here."""
        return 0.5

    def prior(self, state: State, seat: i64, move: i64) -> float:
        """The weight of a move relative to the others, 0 or more."""
        return 1.0

    def channels(self, state: State) -> dict[str, list[int]]:
        """Private chat channels that the rules allow now, with the seats that read each one."""
        return {}

    def is_race(self, state: State) -> bool:
        """Whether several seats race now, so that the server must order their moves by time."""
        return False

    def evaluate_moves(self, view: View, rng: Rng) -> list[float]:
        """The game's own evaluation of the view's moves, from 0 to 1 each; [] to use the search.

        Where the odds can be calculated this is better than any search.
        """
        return []

    def evaluate_moves_roughly(self, view: View, rng: Rng) -> list[float]:
        """``evaluate_moves`` with noise, for a weaker bot."""
        return add_noise(self.evaluate_moves(view, rng), self.search_params().noise, rng)

    def reason(self, view: View, move: i64) -> str:
        """Why one of the view's moves is good or bad, in a sentence."""
        return ""

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        """What a study counts for a move or an outcome."""
        if mover == CHANCE:
            return []
        return [StatisticsEvent(mover, "moves", self.write_move(move).partition(" ")[0])]

    def sides(self, players: i64) -> list[int]:
        """Each seat's side, from 0; seats on one side win and lose together."""
        return [int(seat) for seat in range(players)]

    def has_secrets(self) -> bool:
        """Whether a seat may ever know something, or move, without the others knowing."""
        return True

    def reveals_hidden(self, view: View, move: i64) -> bool:
        """Whether this move may show its player something that was hidden.

        Such a move can never be undone without the others' consent.
        """
        return False

    def mixes_moves(self, view: View) -> bool:
        """Whether a bot should choose at random, because a fixed best move could be predicted."""
        return False

    def search_params(self) -> SearchParams:
        """The game's parameters for the search."""
        return DEFAULT_PARAMS

    # The same for every game.

    def chosen(self, rules: int | None = None) -> dict[str, Value]:
        """The options that differ from their defaults in these rules (default: the newest)."""
        version = self.info.known_version(rules)
        return {
            option.name: self.options[option.name]
            for option in self.info.options
            if self.options[option.name] != option.default_in(version)
        }

    def start_checked(self, players: int) -> State:
        """``start`` with the number of players checked; BadGame if the State is incomplete."""
        self.info.check_players(players)
        return start_game(self, players)

    def first_seat(self, players: i64) -> i64:
        """The seat of option ``first``, -1 for a random one; BadOption if there is no such seat."""
        first = self.options["first"]
        if first == "random":
            return -1
        seat = int(first)
        if seat >= players:
            raise BadOption(f"Seat {seat} cannot begin: the seats are 0 to {players - 1}.")
        return seat

    def view(self, state: State, seat: i64) -> View:
        """The position as the seat (or SPECTATOR) sees it."""
        moves = [] if seat == SPECTATOR else [int(move) for move in state.moves(seat)]
        actors = [int(actor) for actor in state.actors()]
        ranks: list[int] = []
        if state.actor() == NOBODY:
            ranks = [int(rank) for rank in state.ranks()]
        return View(self, seat, state.players, actors, moves, ranks, self.facts(state, seat))

    def write(self, state: State, seat: i64, move: i64) -> str:
        """A move or an outcome as text."""
        return self.write_chance(state, move) if seat == CHANCE else self.write_move(move)

    def read(self, state: State, seat: i64, text: str) -> i64:
        """A move or an outcome from its text."""
        return self.read_chance(state, text) if seat == CHANCE else self.read_move(text)


def remake_game(info: GameInfo, options: dict[str, Value]) -> Game:
    """The game with all its options, for copying and pickling."""
    return info.make(info, options)
