"""The record of a match: a small text file that replays without dice.

A record contains everything, secrets included, so the record of a running game must never be shown
to players. It contains the seed only when the game is over.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Final

from shoal.core.errors import BadRecord, ShoalError
from shoal.core.game import Game
from shoal.core.message import Message, say
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.system_error_reason import reason_of
from shoal.core.text.clip import clip
from shoal.match.history import Step
from shoal.match.plain_text import write_words

FIRST_LINE: Final = "shoal record 1"
CHANCE_MARK: Final = "*"
"""Written instead of a seat where CHANCE acted."""

Ranking = tuple[tuple[int, ...], ...]
"""The seats, best first, with ties grouped."""


@dataclass(frozen=True)
class Result:
    """How a game ended, with the seed of its dice."""

    scores: tuple[int, ...]
    ranking: Ranking
    seed: str

    def lines(self) -> list[str]:
        """The result as lines of a record."""
        return [
            f"scores {write_scores(self.scores)}",
            f"ranking {write_ranking(self.ranking)}",
            f"seed {self.seed}",
        ]


@dataclass(frozen=True, eq=False)
class Record:
    """The moves and throws of a match, with everything needed to replay them.

    ``rules`` is the version of the rules that gives the defaults of options that are not written.
    """

    game: Game
    rules: int
    players: int
    names: tuple[str, ...]
    commitment: str
    salts: tuple[str, ...]
    start: str = ""
    moves: tuple[Step, ...] = ()
    result: Result | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.result is not None

    def text(self) -> str:
        """The content of the file."""
        return f"{self._body()}checksum {self.checksum()}\n"

    def checksum(self) -> str:
        """The SHA-256 of all lines above the last one."""
        return hashlib.sha256(self._body().encode()).hexdigest()

    def _body(self) -> str:
        lines = [*self.head(), *map(write_step, self.moves)]
        if self.result is not None:
            lines += self.result.lines()
        return "".join([f"{line}\n" for line in lines])

    def head(self) -> list[str]:
        """The lines before the first move."""
        lines = [FIRST_LINE, f"game {self.game.name}", f"rules {self.rules}"]
        lines += [f"players {self.players}", *write_options(self.game, self.rules)]
        if any(self.names):
            lines.append(f"seats {write_words(self.names)}")
        lines += [f"commitment {self.commitment}", f"salts {write_words(self.salts)}"]
        if self.start:
            lines.append(f"start {self.start}")
        return lines

    def line_of(self, step: int) -> int:
        """The number of the line with a step; the first step is 1."""
        return len(self.head()) + step

    def line_in_head(self, word: str) -> int:
        """The number of the head line that begins with this word."""
        return 1 + [line.partition(" ")[0] for line in self.head()].index(word)

    def last_line(self) -> int:
        """The number of the line with the checksum."""
        return self.line_of(len(self.moves)) + (1 if self.result is None else 4)

    def write(self, path: str | PathLike[str]) -> None:
        """Write the file; ShoalError if that is impossible."""
        try:
            Path(path).write_text(self.text(), encoding="utf-8", newline="\n")
        except OSError as error:
            raise ShoalError(
                say("error-cannot-write", path=clip(str(path)), reason=reason_of(error))
            ) from error
        except (TypeError, ValueError) as error:
            raise ShoalError(say("error-not-a-path", path=clip(str(path)))) from error

    def blank(self) -> "Record":
        """The same record without moves and result."""
        return replace(self, moves=(), result=None)

    def start_state(self) -> State:
        """The position before the first move or throw."""
        if self.start:
            return self.game.read_board(self.players, self.start.partition("|")[2])
        return self.game.start_checked(self.players)

    def replay(self, step: int | None = None) -> State:
        """The position after ``step`` moves and throws (default: all)."""
        state = self.start_state()
        for mover, move in self.steps(state, step):
            state.play(mover, move)
        return state

    def steps(self, state: State, step: int | None = None) -> Iterator[tuple[int, int]]:
        """Mover and move of each step up to this one.

        The caller must play each of them on ``state`` before it asks for the next. BadRecord for
        a step that cannot be played.
        """
        for number, (mover, text) in enumerate(self.moves[: self.check_step(step)], 1):
            try:
                move = read_step(self.game, state, mover, text)
            except ShoalError as error:
                line = self.line_of(number)
                raise BadRecord(at_line(line, error.message), error.folder) from error
            yield mover, move

    def check_step(self, step: int | None) -> int:
        """The step, the last one for None; BadRecord if there is no such step."""
        count = len(self.moves)
        if step is None:
            return count
        if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= count:
            raise BadRecord(say("error-no-such-step", last=count, value=clip(step)))
        return step


def at_line(line: int, reason: Message) -> Message:
    """A message about a line of a record."""
    return say("error-line", line=line, reason=reason, rule=reason.rule)


def read_step(game: Game, state: State, mover: int, text: str) -> int:
    """The move of a record's line in this position; ShoalError if it is impossible."""
    if mover == CHANCE:
        if state.actor() != CHANCE:
            raise BadRecord(say("error-no-dice-here", text=clip(text)))
        move = int(game.parse_chance(state, text))
    else:
        if mover not in [int(seat) for seat in state.actors()]:
            raise BadRecord(say("error-not-to-move", number=mover, text=clip(text)))
        move = int(game.parse_move(text))
        if move not in [int(legal) for legal in state.moves(mover)]:
            raise BadRecord(game.messages.why_not(state, mover, move), game.info.folder)
    written = game.notation.write(state, mover, move)
    if written != text:
        raise BadRecord(say("error-written-otherwise", text=clip(text), wanted=clip(written)))
    return move


def write_step(step: Step) -> str:
    """The line of a move or throw."""
    mover, text = step
    return f"{CHANCE_MARK if mover == CHANCE else mover} {text}"


def write_options(game: Game, rules: int) -> list[str]:
    """A line for each option that differs from its default in that version of the rules."""
    by_name = {option.name: option for option in game.info.options}
    chosen = game.chosen(rules)
    return [f"option {name}={by_name[name].write(value)}" for name, value in chosen.items()]


def write_scores(scores: tuple[int, ...]) -> str:
    """The points of all seats in order.

    >>> write_scores((8, 13, -1))
    '8 13 -1'
    """
    return " ".join(map(str, scores))


def write_ranking(ranking: Ranking) -> str:
    """The seats, best first, with ``=`` between tied seats.

    >>> write_ranking(((1,), (0, 2)))
    '1 0=2'
    """
    return " ".join(["=".join(map(str, level)) for level in ranking])


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.actor() == NOBODY


def scores_of(state: State) -> tuple[int, ...]:
    """Each seat's points."""
    return tuple([int(score) for score in state.scores()])


def ranking_of(state: State) -> Ranking:
    """The seats, best first, with ties grouped."""
    ranks = [int(rank) for rank in state.ranks()]
    return tuple(
        tuple([seat for seat, rank in enumerate(ranks) if rank == place])
        for place in sorted(set(ranks))
    )
