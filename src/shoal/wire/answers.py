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


class Games(Answer, frozen=True):
    """The games that the server offers, and the levels of its bots."""

    protocol: int
    version: str
    games: list[GameSummary]
    bots: list[str]


class Rules(Answer, frozen=True):
    """RULES.md of a game, as text and as structure."""

    text: str
    sections: list[RuleSection]


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
    ``typescript`` is the type of the fact; ``optional`` facts are missing in some Views.
    """

    name: str
    kind: str
    typescript: str
    words: list[str] = []
    count: int = 1
    low: int = 0
    high: int = 0
    optional: bool = False


class GameFields(Answer, frozen=True):
    """What a client needs to draw a game that it does not know: its facts, and all its moves.

    ``moves`` is empty if the game has very many.
    """

    fields: list[FieldDescription]
    moves: list[str] = []


class MoveAdvice(Answer, frozen=True):
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
    others: list[MoveAdvice] = []
    description: Message | None = None


class NetworkHosts(Answer, frozen=True):
    """The hosts at which other machines reach the server; empty unless its own machine asks."""

    hosts: list[str]


class Health(Answer, frozen=True):
    """Whether the server can serve tables, its version and its process id."""

    status: str
    version: str
    process: int = 0
