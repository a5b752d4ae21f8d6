"""The rules of one game with its options: what a room gives to the house."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import final

from mypy_extensions import mypyc_attr

from shoal.core.arrays import i16, i64, vec
from shoal.core.contract import make_game, start_game
from shoal.core.errors import BadOption, BadPlayers, missing
from shoal.core.observation.features import Feature
from shoal.core.options import Option, Value, choose, clip
from shoal.core.rng import Rng
from shoal.core.search_params import PLAIN, SearchParams, blurred
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.text.text_style import TextStyle
from shoal.core.view import SPECTATOR, View


@final
class GameInfo:
    """What the house knows of a game before anybody plays it.

    A room's package (or a third party's module) holds one of these under the
    name ``GAME``.  ``folder`` holds RULES.md; ``version`` is that of the rules
    and is written into every record.  Whoever changes a ruling raises it, and
    keeps the old ruling as an option's ``former`` default.
    """

    def __init__(
        self,
        *,
        name: str,
        title: str,
        pitch: str,
        minutes: str,
        credit: str,
        min_players: int,
        max_players: int,
        version: int,
        folder: Path,
        options: tuple[Option, ...],
        make: "Callable[[GameInfo, dict[str, Value]], Game]",
    ) -> None:
        self.name = name
        self.title = title
        self.pitch = pitch
        self.minutes = minutes
        self.credit = credit
        self.min_players = min_players
        self.max_players = max_players
        self.version = version
        self.folder = folder
        self.options = options
        self.make = make

    def game(self, chosen: Mapping[str, Value] | None = None, rules: int | None = None) -> "Game":
        """The game under the chosen options; BadGame if its class is not finished.

        ``rules`` is the version whose defaults hold for the other options, the newest unless told.
        """
        version = self.known_version(rules)
        options = choose(self.options, chosen or {}, self.title, version)
        made = make_game(Game, self.name, self.make, self, options)
        assert isinstance(made, Game)
        return made

    def known_version(self, rules: int | None) -> int:
        """The version that is meant, the newest for None; BadOption if the room has no such."""
        if rules is None:
            return self.version
        if not 1 <= rules <= self.version:
            raise BadOption(f"{self.title} has the rules 1 to {self.version} here, not {rules}.")
        return rules

    def check_players(self, players: object) -> None:
        """Raise BadPlayers unless this is a number of players that the game allows."""
        if isinstance(players, int) and not isinstance(players, bool):
            if self.min_players <= players <= self.max_players:
                return
        allowed = f"{self.min_players} to {self.max_players} players"
        raise BadPlayers(f"{self.title} is for {allowed}, not {clip(players)}.")

    def rules(self) -> str:
        """RULES.md."""
        return (self.folder / "RULES.md").read_text(encoding="utf-8")


@final
class StatisticsEvent:
    """Something that a study counts: whose it is (a seat), what kind of thing, and which one.

    ``kind`` is a plural word for a heading (``tokens``, ``cards``, ``rules``); ``what`` names the
    thing, with its rule's number where there is one.
    """

    def __init__(self, seat: i64, kind: str, what: str) -> None:
        self.seat: i64 = seat
        self.kind = kind
        self.what = what


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """Why a move is not allowed: a sentence, and the number of the rule in RULES.md."""

    def __init__(self, sentence: str, rule: str) -> None:
        self.sentence = sentence
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game under chosen options.  Holds no position: States do.

    ``move_count`` is the size of the numbering: every move of a player is a
    number below it.  ``longest`` is the most moves and throws that a game can
    take.
    """

    def __init__(
        self, info: GameInfo, options: dict[str, Value], move_count: int, longest: int
    ) -> None:
        self.info = info
        self.name = info.name
        self.options = options
        self.move_count = move_count
        self.longest = longest

    # What a room must give.

    @abstractmethod
    def start(self, players: i64) -> State:
        """The position before anything has happened; CHANCE often acts first."""
        raise missing(self, "start(players)")

    @abstractmethod
    def write_move(self, move: i64) -> str:
        """A player's move as text."""
        raise missing(self, "write_move(move)")

    @abstractmethod
    def read_move(self, text: str) -> i64:
        """A player's move from its text; BadNotation if it is none."""
        raise missing(self, "read_move(text)")

    @abstractmethod
    def write_chance(self, state: State, outcome: i64) -> str:
        """What CHANCE did, as text that ``read_chance`` takes back exactly."""
        raise missing(self, "write_chance(state, outcome)")

    @abstractmethod
    def read_chance(self, state: State, text: str) -> i64:
        """An outcome from its text; BadNotation if CHANCE cannot do that here."""
        raise missing(self, "read_chance(state, text)")

    @abstractmethod
    def write_board(self, state: State) -> str:
        """The position as ``key=value`` words (see ``core.position`` for the head)."""
        raise missing(self, "write_board(state)")

    @abstractmethod
    def read_board(self, players: i64, text: str) -> State:
        """The position from its text; BadPosition if it is none."""
        raise missing(self, "read_board(players, text)")

    @abstractmethod
    def facts(self, state: State, seat: i64) -> dict[str, object]:
        """What the seat (or SPECTATOR) may know of the position, as JSON values."""
        raise missing(self, "facts(state, seat)")

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """A position that could be the true one as far as the View tells."""
        raise missing(self, "imagine(view, rng)")

    @abstractmethod
    def board(self, view: View) -> str:
        """The View in words: all that it shows, in lines a screen reader can read."""
        raise missing(self, "board(view)")

    @abstractmethod
    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        """What the seat hears when the move is played here; '' if it hears nothing."""
        raise missing(self, "log_line(state, mover, move, seat)")

    @abstractmethod
    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        """Why this seat, which may act, cannot make this move now."""
        raise missing(self, "why_not(state, seat, move)")

    @abstractmethod
    def component_counts(self, state: State) -> dict[str, int]:
        """What never changes in number: dice, tokens, cards."""
        raise missing(self, "component_counts(state)")

    # What a room may better.

    def prompt(self, view: View) -> str:
        """What the seat is asked to decide, in a sentence that names the rule."""
        return "Your move."

    def verdict(self, state: State) -> str:
        """Who has won a game that is over, and what decided it, with the rule."""
        return ""

    def board_helpers(self, view: View) -> dict[str, object]:
        """What can be worked out from the View to help its player see, as JSON values."""
        return {}

    def text_styles(self) -> list[TextStyle]:
        """How ``board`` may be coloured where colours can be shown."""
        return []

    def value(self, state: State, seat: i64) -> float:
        """How well the seat stands, from 0 to 1, for a search that stops here."""
        return 0.5

    def prior(self, state: State, seat: i64, move: i64) -> float:
        """How promising the move looks beside the others: any weight from 0 up."""
        return 1.0

    def channels(self, state: State) -> dict[str, list[int]]:
        """Talk besides the table's own that the rules allow now: who hears each channel."""
        return {}

    def is_race(self, state: State) -> bool:
        """Whether those who act now race, so that the table must order their moves by time."""
        return False

    def evaluate_moves(self, view: View, rng: Rng) -> list[float]:
        """The room's own weighing of the view's moves, from 0 to 1 each.

        Where the odds can be worked out this beats any search; [] leaves it to the search.
        """
        return []

    def evaluate_moves_roughly(self, view: View, rng: Rng) -> list[float]:
        """``judge`` by eye, for a player who does not reckon: each worth is a little off."""
        return blurred(self.evaluate_moves(view, rng), self.search_params().by_eye, rng)

    def reason(self, view: View, move: i64) -> str:
        """What speaks for or against one of the view's moves, in a sentence of the game's words."""
        return ""

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        """What a study counts when a move or an outcome has led from one position to the next."""
        if mover == CHANCE:
            return []
        return [StatisticsEvent(mover, "moves", self.write_move(move).partition(" ")[0])]

    def sides(self, players: i64) -> list[int]:
        """Each seat's side, from 0; seats of one side win and lose together."""
        return [int(seat) for seat in range(players)]

    def has_secrets(self) -> bool:
        """Whether a seat may ever know something, or move, without the others' knowledge."""
        return True

    def reveals_hidden(self, view: View, move: i64) -> bool:
        """Whether the rules may answer this move of the view's seat from what is hidden from it.

        Such a move is never taken back unasked, whatever the answer was.
        """
        return False

    def mixes_moves(self, view: View) -> bool:
        """Whether the choice should be mixed: a fixed best one could be foreseen."""
        return False

    def search_params(self) -> SearchParams:
        """How a search should think about this game."""
        return PLAIN

    def features(self, players: i64) -> list[Feature]:
        """The facts as numbers for learners, each fact once; [] if the room does not say."""
        return []

    def observe(self, state: State, seat: i64, row: vec[i16], at: i64) -> bool:
        """Write the features' numbers over zeros from place ``at`` on, straight from the state.

        It must write what the View's facts would come to, only sooner; False
        leaves it to the View.
        """
        return False

    # What every game has.

    def chosen(self, rules: int | None = None) -> dict[str, Value]:
        """The options that differ from their defaults in that version of the rules.

        The newest is meant unless told.
        """
        version = self.info.known_version(rules)
        return {
            option.name: self.options[option.name]
            for option in self.info.options
            if self.options[option.name] != option.default_in(version)
        }

    def start_checked(self, players: int) -> State:
        """``start`` with the number of players checked; BadGame if the State is not finished."""
        self.info.check_players(players)
        return start_game(self, players)

    def first_seat(self, players: i64) -> i64:
        """The seat that option ``first`` names, -1 to draw one; BadOption if nobody sits there."""
        first = self.options["first"]
        if first == "random":
            return -1
        seat = int(first)
        if seat >= players:
            raise BadOption(f"Seat {seat} cannot begin: the seats are 0 to {players - 1}.")
        return seat

    def view(self, state: State, seat: i64) -> View:
        """The position as the seat (or SPECTATOR) may know it."""
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
