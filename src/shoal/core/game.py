"""What a game consists of: GameInfo, Game (the rules), View (what a seat may know), and the parts.

A Game needs ``start`` and the texts of its moves. Everything else is optional, in parts that a game
replaces by its own: ``messages``, ``board_text``, ``evaluator``, ``board_helpers``, ``statistics``.
All of them are in one module because each refers to others: a Game makes Views, a View knows its
Game, and the parts read Views.
"""

import json
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from shoal.core.catalogue import Reader, load
from shoal.core.catalogue.board_rendering import board_text
from shoal.core.errors import BadOption, BadPlayers, ShoalError, missing
from shoal.core.fields.state_conversions import (
    describe,
    facts_of,
    read_facts,
    read_fields,
    write_fields,
)
from shoal.core.loading.game_loader import load_game
from shoal.core.loading.pickles import PICKLE_VERSION, check_versions
from shoal.core.loading.required_methods import make_game, start_game
from shoal.core.message import Message, say
from shoal.core.observation.features import OBSERVATION_VERSION, Feature
from shoal.core.options import Option, Value, choose
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.search_params import DEFAULT_PARAMS, SearchParams, add_noise
from shoal.core.state import CHANCE, NOBODY, SPECTATOR, State
from shoal.core.statistics_event import StatisticsEvent
from shoal.core.text.board_lines import BoardLine
from shoal.core.text.clip import clip
from shoal.core.text.default_board_lines import fact_lines
from shoal.core.text.notation import Notation
from shoal.core.typed_facts import Facts

__all__ = [
    "BoardHelpers",
    "BoardText",
    "Evaluator",
    "Game",
    "GameInfo",
    "GameMessages",
    "Notation",
    "Statistics",
    "StatisticsEvent",
    "View",
]


MAX_NAMED_MOVES: Final = 8
"""The most moves that a refusal lists."""

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
        self.presets: dict[str, Value] = {}
        """Options of a new table of a server whose host chooses none."""

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

    def with_presets(self, presets: Mapping[str, Value]) -> "GameInfo":
        """The same game with other presets."""
        info = GameInfo(
            name=self.name,
            title=self.title,
            min_players=self.min_players,
            max_players=self.max_players,
            make=self.make,
            pitch=self.pitch,
            minutes=self.minutes,
            credit=self.credit,
            version=self.version,
            folder=self.folder,
            options=self.options,
        )
        info.source = self.source
        info.presets = dict(presets)
        return info

    def game(self, chosen: Mapping[str, Value] | None = None, rules: int | None = None) -> "Game":
        """The game with the chosen options; BadGame if its class is incomplete.

        The other options have their defaults from version ``rules`` of the rules (default: newest).
        """
        version = self.known_version(rules)
        try:
            options = choose(self.options, chosen or {}, self.title, version)
            game = make_game(Game, PARTS, self.name, self.make, self, options)
        except BadOption as error:
            error.use_words_of(self.folder)
            raise
        assert isinstance(game, Game)
        return game

    def known_version(self, rules: int | None) -> int:
        """The version of the rules, the newest for None; BadOption if there is no such version."""
        if rules is None:
            return self.version
        if not 1 <= rules <= self.version:
            raise BadOption(
                say("error-rules-version", game=self.title, last=self.version, version=rules)
            )
        return rules

    def check_players(self, players: object) -> None:
        """Raise BadPlayers unless the game allows this number of players."""
        if isinstance(players, int) and not isinstance(players, bool):
            if self.min_players <= players <= self.max_players:
                return
        raise BadPlayers(
            say(
                "error-players",
                game=self.title,
                low=self.min_players,
                high=self.max_players,
                players=clip(players),
            )
        )

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
class View(Facts):
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
        super().__init__(facts)

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

    def json(self) -> str:
        """The View as canonical JSON."""
        content = {
            "game": self.game.name,
            "options": self.game.chosen(),
            "seat": None if self.seat == SPECTATOR else self.seat,
            "players": self.players,
            "actors": self.actors,
            "moves": [self.game.notation.write_move(move) for move in self.moves],
            "over": self.over,
            "ranks": self.ranks,
            "facts": self.facts,
        }
        return json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def lines(self) -> list[BoardLine]:
        """The board in words, as data."""
        return self.game.board_text.lines(self)

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The board in words; a player without a name has a number."""
        reader = Reader(None if self.seat == SPECTATOR else int(self.seat), names)
        return board_text(self.lines(), load(language, self.game.info.folder), reader)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameMessages:
    """What a game says while it is played."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def prompt(self, view: View) -> Message:
        """What the seat has to decide, with the rule about it."""
        return say("ask-move")

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        """What happens when the move is played here: each message for those who may know it."""
        if mover == CHANCE:
            return [say("log-outcome", outcome=self.game.notation.write_chance(state, move))]
        return [say("log-move", seat=mover, move=self.game.notation.write_move(move))]

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        """Why this seat, which may act, cannot make this move now, with the rule."""
        write_move = self.game.notation.write_move
        possible = [write_move(other) for other in state.moves(seat)]
        text = write_move(move)
        if len(possible) > MAX_NAMED_MOVES:
            return say("no-move-of-many", move=text, moves=possible[:MAX_NAMED_MOVES])
        return say("no-move", move=text, moves=possible)

    def turn_key(self, state: State) -> i64:
        """A number that changes when another turn begins, which groups the log.

        By default the seat to act; CHANCE belongs to the turn before it.
        """
        return state.actor()

    def verdict(self, state: State) -> Message | None:
        """Who won a finished game and what decided it, with the rule; None to show only places."""
        return None

    def headline(self, state: State) -> Message | None:
        """Who won a finished game and by how much, in a few words without a full stop."""
        return None

    def describe_move(self, view: View, move: i64) -> Message:
        """One of the view's moves as a player would say it: for hints, buttons and undo."""
        return say("move-text", move=self.game.notation.write_move(move))


def turn_lines(view: View) -> list[BoardLine]:
    """Who is to move, or the final places."""
    if view.over:
        return [
            say("board-place", seat=seat, place=rank + 1) for seat, rank in enumerate(view.ranks)
        ]
    return [say("board-to-move", seats=view.actors) if view.actors else say("board-chance")]


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardText:
    """The board in words, for terminals and screen readers."""

    def lines(self, view: View) -> list[BoardLine]:
        """Everything that the View shows: sentences, and rows of a drawing."""
        fields = describe(view.game.start(view.players)).found
        return [*fact_lines(view.facts, fields, int(view.players)), *turn_lines(view)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a good player of the game looks at: for bots and hints."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def value(self, state: State, seat: i64) -> float:
        """The seat's expected result from 0 to 1, for a search that stops here."""
        return 0.5

    def prior(self, state: State, seat: i64, move: i64) -> float:
        """The weight of a move relative to the others, 0 or more."""
        return 1.0

    def evaluate_moves(self, view: View, rng: Rng) -> list[float]:
        """The game's own evaluation of the view's moves, from 0 to 1 each; [] to use the search.

        Where the odds can be calculated this is better than any search.
        """
        return []

    def evaluate_moves_roughly(self, view: View, rng: Rng) -> list[float]:
        """``evaluate_moves`` with noise, for a weaker bot."""
        return add_noise(self.evaluate_moves(view, rng), self.search_params().noise, rng)

    def search_params(self) -> SearchParams:
        """The game's parameters for the search."""
        return DEFAULT_PARAMS

    def mixes_moves(self, view: View) -> bool:
        """Whether a bot should choose at random, because a fixed best move could be predicted."""
        return False

    def reason(self, view: View, move: i64) -> Message | None:
        """Why one of the view's moves is good or bad; None if there is nothing to say."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardHelpers:
    """What a board on a screen shows beyond the View."""

    def facts(self, view: View) -> dict[str, object]:
        """Facts derived from the View that help its player, as JSON values."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics:
    """Says what a study counts; unless a game says otherwise, its moves by their first word."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        """What a study counts for a move, or an outcome of CHANCE."""
        if mover == CHANCE:
            return []
        verb = self.game.notation.write_move(move).partition(" ")[0]
        return [StatisticsEvent(mover, "moves", verb)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game with its options. It holds no position: States do.

    Every move of a player is a number below ``move_count``. No match has more than ``max_steps``
    moves and chance outcomes. A game with few moves gives all their texts as ``move_texts``;
    others set ``notation``. A game sets the parts that it has after ``super().__init__``.
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
        self.move_count = move_count or len(move_texts)
        self.max_steps = max_steps
        self.notation = Notation(move_texts)
        self.messages = GameMessages(self)
        self.board_text = BoardText()
        self.evaluator = Evaluator(self)
        self.board_helpers = BoardHelpers()
        self.statistics = Statistics(self)

    def __reduce__(self) -> tuple[object, ...]:
        versions = PICKLE_VERSION, OBSERVATION_VERSION, self.info.version
        return remake_game, (self.info, self.options, versions)

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

    # Required.

    @abstractmethod
    def start(self, players: i64) -> State:
        """The first position; often CHANCE acts first."""
        raise missing(self, "start(players)")

    # What the rules say beyond a State; optional.

    def imagine(self, view: View, rng: Rng) -> State:
        """A random position that is consistent with the View; required where there are secrets."""
        return self.shown(view)

    def has_secrets(self) -> bool:
        """Whether a seat may ever know something, or move, without the others knowing."""
        return True

    def reveals_hidden(self, view: View, move: i64) -> bool:
        """Whether this move may show its player something that was hidden.

        Such a move can never be undone without the others' consent.
        """
        return False

    def passing_move(self, state: State, seat: i64) -> i64:
        """The move for a player whose time is up: the one that does least, by default the first.

        It may depend only on what the seat knows.
        """
        return state.moves(seat)[0]

    def check_position(self, state: State) -> None:
        """Raise BadPosition, with a sentence, if play cannot go on from a position that was read.

        Every field is within its bounds; this is about what fields must have in common.
        """

    def component_counts(self, state: State) -> dict[str, int]:
        """How many dice, tokens and cards there are; these numbers never change."""
        return {}

    def sides(self, players: i64) -> list[int]:
        """Each seat's side, from 0; seats on one side win and lose together."""
        return [int(seat) for seat in range(players)]

    def channels(self, state: State) -> dict[str, list[int]]:
        """Private chat channels that the rules allow now, with the seats that read each one."""
        return {}

    def is_race(self, state: State) -> bool:
        """Whether several seats race now, so that the server must order their moves by time."""
        return False

    # Derived from the fields of the state; see ``core.fields``.

    def write_board(self, state: State) -> str:
        """The position as ``key=value`` words (see ``core.text.position_text`` for the head)."""
        return write_fields(state)

    def read_board(self, players: i64, text: str) -> State:
        """The position from its text; BadPosition if the text is no position."""
        state = self.start(players)
        try:
            read_fields(state, text)
            self.check_position(state)
        except ShoalError as error:
            error.use_words_of(self.info.folder)
            raise
        return state

    def parse_move(self, text: str) -> i64:
        """A player's move from its text; BadNotation, in words of the game, if it is no move."""
        try:
            return self.notation.read_move(text)
        except ShoalError as error:
            error.use_words_of(self.info.folder)
            raise

    def parse_chance(self, state: State, text: str) -> i64:
        """An outcome of CHANCE from its text; BadNotation, in words of the game, if it is none."""
        try:
            return self.notation.read_chance(state, text)
        except ShoalError as error:
            error.use_words_of(self.info.folder)
            raise

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
            raise BadOption(say("error-first-seat", number=seat, last=players - 1))
        return seat

    def view(self, state: State, seat: i64) -> View:
        """The position as the seat (or SPECTATOR) sees it."""
        moves = [] if seat == SPECTATOR else [int(move) for move in state.moves(seat)]
        actors = [int(actor) for actor in state.actors()]
        ranks: list[int] = []
        if state.actor() == NOBODY:
            ranks = [int(rank) for rank in state.ranks()]
        return View(self, seat, state.players, actors, moves, ranks, self.facts(state, seat))


PARTS: Final[dict[str, type]] = {
    "notation": Notation,
    "messages": GameMessages,
    "board_text": BoardText,
    "evaluator": Evaluator,
    "board_helpers": BoardHelpers,
    "statistics": Statistics,
}
"""The parts of a Game that a game may replace by its own."""


def remake_game(info: GameInfo, options: dict[str, Value], versions: object = 0) -> Game:
    """The game with all its options, for copying and pickling.

    ``versions`` are those of the pickle, of the observations and of the game's rules.
    """
    check_versions(versions, OBSERVATION_VERSION, info.version, info.title)
    return info.make(info, options)
