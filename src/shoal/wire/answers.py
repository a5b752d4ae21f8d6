"""Answers to other HTTP requests: games, rules, replays, records, dice, hints, health."""

from typing import Any

from shoal.rulebook.structure import RuleSection
from shoal.wire.fields import Answer
from shoal.wire.messages import LogEntry, Message
from shoal.wire.table_view import View


class OptionInfo(Answer, frozen=True):
    """An option of a game, and the rule that explains it.

    Its words are in the game's catalogue; ``sentence`` is for a game without one.
    """

    name: str
    default: bool | int | str
    sentence: str = ""
    rule: str = ""
    choices: list[str] = []
    low: int = 0
    high: int = 0


class GameSummary(Answer, frozen=True):
    """A game that the server offers."""

    name: str
    title: str
    pitch: str
    minutes: str
    credit: str
    min_players: int
    max_players: int
    rules_version: int
    options: list[OptionInfo] = []
    sides: list[int] = []
    """Each seat's side, with the most players; seats of one side win and lose together."""
    lesson: int = 0
    """The number of steps of the game's lesson; 0 if it has none."""


class Games(Answer, frozen=True):
    """The games that the server offers, and the levels of its bots."""

    protocol: int
    version: str
    games: list[GameSummary]
    bots: list[str]


class Rules(Answer, frozen=True):
    """RULES.md of a game, as text and as structure.

    ``is_in_english``: the introduction is in the language that was asked for, the rest is not.
    """

    text: str
    sections: list[RuleSection]
    is_in_english: bool = False


class Replay(Answer, frozen=True):
    """The position at some number, with the log up to it.

    ``numbers`` are those at which the position or the log differs from the one before; players who
    come and go, and moves that were undone, have numbers too.
    """

    number: int
    last: int
    view: View
    log: list[LogEntry]
    numbers: list[int] = []


class DecidingMoment(Answer, frozen=True):
    """The step with which the winners took the lead for good: what everybody heard of it.

    ``turn`` is the number of its turn, ``turns`` how many there were; ``entry`` is missing if the
    winners led from the beginning, or nobody heard of the step.
    """

    turn: int
    turns: int
    entry: LogEntry | None = None


class LessonMoment(Answer, frozen=True):
    """Where a newcomer is in a lesson: the step, its right moves so far, and the position.

    ``task`` says what to do; ``result`` what it did, once the step is done, and ``mistake`` why
    the last move was not made. ``names`` are the players' names; the newcomer's is empty.
    """

    step: int
    steps: int
    moves: list[str]
    view: View
    log: list[LogEntry]
    names: list[str]
    task: Message
    options: dict[str, bool | int | str] = {}
    done: bool = False
    result: Message | None = None
    mistake: Message | None = None


class RecordText(Answer, frozen=True):
    """The record of a game, and its seed."""

    text: str
    seed: str


class Findings(Answer, frozen=True):
    """What is wrong with the dice and moves of a game; empty if all is well."""

    findings: list[str]


class Throw(Answer, frozen=True):
    """A throw: how many outcomes were possible, the number of the one it had, and its text."""

    outcomes: int
    outcome: int
    text: str


class Receipt(Answer, frozen=True):
    """Every throw of a game that is over, so that a client can compute them again."""

    commitment: str
    seed: str
    salts: list[str] = []
    throws: list[Throw] = []


class BoardHelpers(Answer, frozen=True):
    """What the game derives from a seat's view to help its player."""

    # As with a View's facts: each game defines its own.
    facts: dict[str, Any] = {}


class FieldDescription(Answer, frozen=True):
    """A fact of a game's Views: its kind, and which values it has.

    ``kind`` is the name of the method of the game's schema (docs/protocol.md lists them).
    ``typescript`` is the type of the fact; ``optional`` facts are missing in some Views. A fact
    that is not ``shown`` is no use on a board. Seats race for a number up to its ``goal``.
    """

    name: str
    kind: str
    typescript: str
    words: list[str] = []
    count: int = 1
    low: int = 0
    high: int = 0
    optional: bool = False
    shown: bool = True
    goal: int = 0


class GameFields(Answer, frozen=True):
    """What a client needs to draw a game that it does not know: its facts, and all its moves.

    ``moves`` is empty if the game has very many.
    """

    fields: list[FieldDescription]
    moves: list[str] = []


class MoveHint(Answer, frozen=True):
    """A move and its value: the share of opponents that the seat is expected to finish ahead of."""

    move: str
    chance: float
    reason: Message | None = None
    description: Message | None = None
    """The move as a player would say it."""


class Hint(Answer, frozen=True):
    """What a strong player would do in this seat, and the next best moves."""

    move: str
    chance: float = 0.0
    reason: Message | None = None
    others: list[MoveHint] = []
    description: Message | None = None


class NetworkHosts(Answer, frozen=True):
    """The hosts at which other machines reach the server; empty unless its own machine asks."""

    hosts: list[str]


class Health(Answer, frozen=True):
    """Whether the server can serve tables, its version and its process id.

    ``status`` is a word for programs: well, no-database or database-read-only.
    """

    status: str
    version: str
    process: int = 0
