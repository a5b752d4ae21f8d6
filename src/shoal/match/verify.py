"""Checking a record: every die, every move, the result, and that nobody wrote in it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from shoal.core.errors import BadRecord, BadSeed, ShoalError
from shoal.core.game import GameInfo
from shoal.core.options import clip
from shoal.core.state import CHANCE, State
from shoal.match.dice import Dice, read_seed
from shoal.match.dice_promise import Promise
from shoal.match.record import (
    Record,
    is_over,
    ranking_of,
    read_step,
    scores_of,
    write_ranking,
    write_scores,
)
from shoal.match.record_reader import ALTERED, parse

FEW: Final = 3
"""So many wrong throws are told one by one even if they are most of the throws."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a record.

    ``about`` is one of form, commitment, salt, dice, move, result, unfinished,
    checksum; ``line`` is 0 where it concerns no single line.
    """

    about: str
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"Line {self.line}: {self.sentence}" if self.line else self.sentence


def verify(
    record: Record | bytes | str,
    games: Iterable[GameInfo] = (),
    *,
    promise: Promise | None = None,
    seed: str = "",
) -> list[Finding]:
    """What is wrong with a record, or with the content of its file; [] if all is well.

    ``promise`` is what was seen and given before the game.  ``seed`` is that of
    a game that was broken off, whose record does not hold it.
    """
    if isinstance(record, Record):
        return check(record, record.checksum(), promise, seed)
    try:
        parsed, stated = parse(record, games)
    except BadRecord as error:
        return [Finding("form", 0, str(error))]
    return check(parsed, stated, promise, seed)


def check(
    record: Record, stated: str, promise: Promise | None = None, seed: str = ""
) -> list[Finding]:
    """What is wrong with a record whose last line states this checksum."""
    found = [] if promise is None else _check_promise(record, promise)
    if record.result is not None:
        found += _check_dice(record, record.result.seed, record.last_line() - 1)
    elif seed:
        found += _check_dice(record, seed, 0)
    else:
        found += _check_open(record)
    if stated != record.checksum():
        found.append(Finding("checksum", record.last_line(), ALTERED))
    return found


def _check_promise(record: Record, promise: Promise) -> list[Finding]:
    """Whether commitment and salts are those that somebody kept."""
    found: list[Finding] = []
    if promise.commitment not in ("", record.commitment):
        sentence = (
            f"The commitment is {record.commitment}, but {promise.commitment} was shown before the "
            "game: the seed was changed after that."
        )
        found.append(Finding("commitment", record.line_in_head("commitment"), sentence))
    salts = [*_replaced(record, promise), *_missing(record, promise)]
    line = record.line_in_head("salts")
    return found + [
        Finding("salt", line, f"{what}: somebody could choose the dice.") for what in salts
    ]


def _replaced(record: Record, promise: Promise) -> Iterator[str]:
    for seat, given in sorted(promise.salts.items()):
        if not 0 <= seat < record.players:
            last = record.players - 1
            raise BadSeed(f"The record has the seats 0 to {last}, and no seat {seat}.")
        stands = record.salts[seat]
        if stands != given:
            has = f"has the salt {clip(stands)}" if stands else "has no salt"
            yield f"Seat {seat} {has}, but gave {clip(given) if given else 'none'}"


def _missing(record: Record, promise: Promise) -> Iterator[str]:
    stand = list(record.salts)
    for given in promise.loose:
        if given in stand:
            stand.remove(given)
        else:
            yield f"No seat has the salt {clip(given)} that was given"


def _check_open(record: Record) -> list[Finding]:
    """A game that goes on: all but the dice."""
    sentence = "The game is not over: its seed is secret, and its dice cannot be checked yet."
    return [*Walk(record, None, believe=True).found, Finding("unfinished", 0, sentence)]


def _check_dice(record: Record, seed: str, line: int) -> list[Finding]:
    """A game whose seed is known, from that line: the commitment, the dice and the rest."""
    dice = Dice(read_seed(seed), record.salts)
    # A throw that was altered afterwards leaves a game that fits what fell in truth; one that
    # was altered at the table, a game that fits what is written.  The simpler story is told.
    stories = [Walk(record, dice, believe=believe) for believe in (True, False)]
    story = min(stories, key=lambda walk: (len(walk.found), len(walk.wrong)))
    if dice.commitment == record.commitment:
        return [*story.dice(), *story.found]
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
