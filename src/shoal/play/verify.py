"""Checking a record: every die, every move, the result, and that nobody wrote in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from shoal.core.errors import BadRecord, ShoalError
from shoal.core.game import Room
from shoal.core.options import clip
from shoal.core.state import CHANCE, State
from shoal.play.dice import Dice, read_seed
from shoal.play.reading import ALTERED, parse
from shoal.play.record import (
    Record,
    is_over,
    ranking_of,
    read_step,
    scores_of,
    write_ranking,
    write_scores,
)

FEW: Final = 3
"""So many wrong throws are told one by one even if they are most of the throws."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a record.

    ``about`` is one of form, commitment, dice, move, result, unfinished,
    checksum; ``line`` is 0 where it concerns no single line.
    """

    about: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"Line {self.line}: {self.sentence}" if self.line else self.sentence


def verify(record: Record | bytes | str, rooms: Iterable[Room] = ()) -> list[Finding]:
    """What is wrong with a record, or with the content of its file; [] if all is well."""
    if isinstance(record, Record):
        return check(record, record.checksum())
    try:
        return check(*parse(record, rooms))
    except BadRecord as error:
        return [Finding("form", 0, str(error))]


def check(record: Record, stated: str) -> list[Finding]:
    """What is wrong with a record whose last line states this checksum."""
    found = _check_open(record) if record.result is None else _check_closed(record)
    if stated != record.checksum():
        found.append(Finding("checksum", record.last_line(), ALTERED))
    return found


def _check_open(record: Record) -> list[Finding]:
    """A game that goes on: all but the dice."""
    sentence = "The game is not over: its seed is secret, and its dice cannot be checked yet."
    return [*Walk(record, None, believe=True).found, Finding("unfinished", 0, sentence)]


def _check_closed(record: Record) -> list[Finding]:
    """A finished game: the promise, the dice and the rest."""
    assert record.result is not None
    dice = Dice(read_seed(record.result.seed), record.salts)
    # A throw that was altered afterwards leaves a game that fits what fell in truth; one that
    # was altered at the table, a game that fits what is written.  The simpler story is told.
    stories = [Walk(record, dice, believe=believe) for believe in (True, False)]
    story = min(stories, key=lambda walk: (len(walk.found), len(walk.wrong)))
    if dice.commitment == record.commitment:
        return [*story.dice(), *story.found]
    line = record.last_line() - 1
    sentence = "The seed does not match the commitment"
    if story.mostly_wrong():  # The seed is no seed of these dice, which says it all.
        return [Finding("commitment", line, f"{sentence}, nor the dice."), *story.found]
    if story.throws:
        sentence += ", although it matches the dice"
    return [Finding("commitment", line, f"{sentence}."), *story.dice(), *story.found]


class Walk:
    """A record played through: ``wrong`` throws, and what else was ``found`` on the way.

    Where a throw is not what the dice gave, the walk goes on from what is
    written if it is to ``believe`` the record, and from the dice otherwise.
    """

    def __init__(self, record: Record, dice: Dice | None, *, believe: bool) -> None:
        self._record = record
        self._dice = dice
        self._believe = believe
        self.throws = 0
        self.wrong: list[Finding] = []
        self.found: list[Finding] = []
        self._walk()

    def mostly_wrong(self) -> bool:
        """Whether it is not single throws that are wrong, but the dice."""
        return len(self.wrong) > FEW and 2 * len(self.wrong) > self.throws

    def dice(self) -> list[Finding]:
        """The wrong throws, or one sentence for all of them."""
        if not self.mostly_wrong():
            return self.wrong
        sentence = (
            f"{len(self.wrong)} of {self.throws} throws are not what seed and salts give,"
            " this one being the first."
        )
        return [Finding("dice", self.wrong[0].line, sentence)]

    def _walk(self) -> None:
        state = self._record.beginning()
        for number, (mover, text) in enumerate(self._record.moves, 1):
            try:
                move = self._read(state, number, mover, text)
            except ShoalError as error:
                self._find("move", self._record.line_of(number), str(error))
                return
            state.play(mover, move)
        self._check_end(state)

    def _read(self, state: State, number: int, mover: int, text: str) -> int:
        """The move to go on with; a wrong throw is noted."""
        if mover != CHANCE or self._dice is None or state.actor() != CHANCE:
            return read_step(self._record.game, state, mover, text)
        self.throws += 1
        fell = self._dice.throw(self.throws, int(state.outcomes()))
        try:
            written = read_step(self._record.game, state, mover, text)
        except ShoalError:
            written = -1
        if written != fell:
            truth = clip(self._record.game.write_chance(state, fell))
            sentence = (
                f"Throw {self.throws} is recorded as {clip(text)}, but the dice gave {truth}."
            )
            self.wrong.append(Finding("dice", self._record.line_of(number), sentence))
        return written if self._believe and written >= 0 else fell

    def _check_end(self, state: State) -> None:
        result, line = self._record.result, self._record.line_of(len(self._record.moves))
        if result is None:
            if is_over(state):
                self._find("result", line, "The game is over here, but the result is missing.")
            return
        if not is_over(state):
            self._find("result", line, "The game is not over here, but the record says a result.")
            return
        if result.scores != scores_of(state):
            self._find(
                "result", line + 1, f"The scores should be {write_scores(scores_of(state))}."
            )
        if result.ranking != ranking_of(state):
            self._find(
                "result", line + 2, f"The ranking should be {write_ranking(ranking_of(state))}."
            )

    def _find(self, about: str, line: int, sentence: str) -> None:
        self.found.append(Finding(about, line, sentence))
