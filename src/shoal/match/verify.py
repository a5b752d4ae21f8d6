"""Verifying a record: dice, moves, result and checksum."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shoal.core.errors import BadRecord, BadSeed, ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import Message, say
from shoal.core.state import CHANCE, State
from shoal.core.text.clip import clip
from shoal.match.dice import Dice, read_seed
from shoal.match.dice_commitment import DiceCommitment
from shoal.match.record import (
    Record,
    at_line,
    is_over,
    ranking_of,
    read_step,
    scores_of,
    write_ranking,
    write_scores,
)
from shoal.match.record_reader import altered, parse

MAX_SINGLE_THROWS: Final = 3
"""Up to this many wrong throws are listed one by one, even if most throws are wrong."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a record.

    ``about`` is one of form, commitment, salt, dice, move, result, unfinished, checksum. ``line``
    is 0 if it is about no single line.
    """

    about: str
    line: int
    message: Message
    folder: Path | None = None
    """The folder of the game, if the words of the message are in its catalogue."""

    def sentence(self, language: str = "en") -> str:
        """What is wrong, in words."""
        return self.error().sentence(language)

    def error(self) -> BadRecord:
        """The same as an error."""
        said = at_line(self.line, self.message) if self.line else self.message
        return BadRecord(said, self.folder)

    def __str__(self) -> str:
        return self.sentence()


def verify(
    record: Record | bytes | str,
    games: Iterable[GameInfo] = (),
    *,
    commitment: DiceCommitment | None = None,
    seed: str = "",
) -> list[Finding]:
    """What is wrong with a record, or with the content of its file; [] if nothing.

    ``commitment`` is what was seen and sent before the game. ``seed`` is the seed of an abandoned
    game, whose record does not contain it.
    """
    if isinstance(record, Record):
        return check(record, record.checksum(), commitment, seed)
    try:
        parsed, stated = parse(record, games)
    except BadRecord as error:
        return [Finding("form", 0, error.message, error.folder)]
    return check(parsed, stated, commitment, seed)


def check(
    record: Record, stated: str, commitment: DiceCommitment | None = None, seed: str = ""
) -> list[Finding]:
    """What is wrong with a record that ends with this checksum."""
    findings = [] if commitment is None else _check_commitment(record, commitment)
    if record.result is not None:
        findings += _check_dice(record, record.result.seed, record.last_line() - 1)
    elif seed:
        findings += _check_dice(record, seed, 0)
    else:
        findings += _check_unfinished(record)
    if stated != record.checksum():
        findings.append(Finding("checksum", record.last_line(), altered()))
    return findings


def _check_commitment(record: Record, expected: DiceCommitment) -> list[Finding]:
    """Compare commitment and salts with what a player kept."""
    findings: list[Finding] = []
    if expected.commitment not in ("", record.commitment):
        changed = say("finding-commitment", commitment=record.commitment, shown=expected.commitment)
        findings.append(Finding("commitment", record.line_in_head("commitment"), changed))
    salts = [*_replaced_salts(record, expected), *_missing_salts(record, expected)]
    line = record.line_in_head("salts")
    return findings + [Finding("salt", line, what) for what in salts]


def _replaced_salts(record: Record, expected: DiceCommitment) -> Iterator[Message]:
    for seat, given in sorted(expected.salts.items()):
        if not 0 <= seat < record.players:
            last = record.players - 1
            raise BadSeed(say("error-no-such-seat", last=last, value=str(seat)))
        written = record.salts[seat]
        if written != given:
            has, gave = salt_text(written), salt_text(given)
            yield say("finding-salt-replaced", number=seat, written=has, given=gave)


def salt_text(salt: str) -> Message:
    """A salt, or a word if there is none."""
    return say("finding-a-salt", salt=clip(salt)) if salt else say("finding-no-salt")


def _missing_salts(record: Record, expected: DiceCommitment) -> Iterator[Message]:
    unclaimed = list(record.salts)
    for given in expected.other_salts:
        if given in unclaimed:
            unclaimed.remove(given)
        else:
            yield say("finding-salt-missing", salt=clip(given))


def _check_unfinished(record: Record) -> list[Finding]:
    """Check everything but the dice."""
    return [
        *RecordCheck(record, None, trust_record=True).findings,
        Finding("unfinished", 0, say("finding-unfinished")),
    ]


def _check_dice(record: Record, seed: str, line: int) -> list[Finding]:
    """Check a record with its seed, which is on that line."""
    dice = Dice(read_seed(seed), record.salts)
    # If a throw was altered in the file, the rest of the game fits the dice; if it was altered
    # during the game, the rest fits the record. Report whichever explains more.
    checks = [RecordCheck(record, dice, trust_record=trust) for trust in (True, False)]
    best = min(checks, key=lambda check: (len(check.findings), len(check.wrong_throws)))
    if dice.commitment == record.commitment:
        return [*best.dice(), *best.findings]
    if best.mostly_wrong():  # The seed is not the seed of these dice; single throws do not matter.
        return [Finding("commitment", line, say("finding-seed-nor-dice")), *best.findings]
    wrong = say("finding-seed-but-dice") if best.throws else say("finding-seed")
    return [Finding("commitment", line, wrong), *best.dice(), *best.findings]


class RecordCheck:
    """A replay of a record that collects ``wrong_throws`` and other ``findings``.

    After a throw that is not what the dice gave, the replay continues with the recorded throw if
    ``trust_record`` is true, and with the throw of the dice otherwise.
    """

    def __init__(self, record: Record, dice: Dice | None, *, trust_record: bool) -> None:
        self._record = record
        self._dice = dice
        self._trust_record = trust_record
        self.throws = 0
        self.wrong_throws: list[Finding] = []
        self.findings: list[Finding] = []
        self._replay()

    def mostly_wrong(self) -> bool:
        """Whether the dice as a whole are wrong, not only single throws."""
        return (
            len(self.wrong_throws) > MAX_SINGLE_THROWS and 2 * len(self.wrong_throws) > self.throws
        )

    def dice(self) -> list[Finding]:
        """The wrong throws, or one sentence for all of them."""
        if not self.mostly_wrong():
            return self.wrong_throws
        wrong = say("finding-dice", count=len(self.wrong_throws), throws=self.throws)
        return [Finding("dice", self.wrong_throws[0].line, wrong)]

    def _replay(self) -> None:
        state = self._record.start_state()
        for number, (mover, text) in enumerate(self._record.moves, 1):
            try:
                move = self._read(state, number, mover, text)
            except ShoalError as error:
                line = self._record.line_of(number)
                self.findings.append(Finding("move", line, error.message, error.folder))
                return
            state.play(mover, move)
        self._check_end(state)

    def _read(self, state: State, number: int, mover: int, text: str) -> int:
        """The move to continue with; collects a wrong throw."""
        if mover != CHANCE or self._dice is None or state.actor() != CHANCE:
            return read_step(self._record.game, state, mover, text)
        self.throws += 1
        fell = self._dice.throw(self.throws, int(state.outcomes()))
        try:
            written = read_step(self._record.game, state, mover, text)
        except ShoalError:
            written = -1
        if written != fell:
            actual = clip(self._record.game.notation.write_chance(state, fell))
            wrong = say("finding-throw", number=self.throws, text=clip(text), actual=actual)
            self.wrong_throws.append(Finding("dice", self._record.line_of(number), wrong))
        return written if self._trust_record and written >= 0 else fell

    def _check_end(self, state: State) -> None:
        result, line = self._record.result, self._record.line_of(len(self._record.moves))
        if result is None:
            if is_over(state):
                self._add("result", line, say("finding-no-result"))
            return
        if not is_over(state):
            self._add("result", line, say("finding-early-result"))
            return
        if result.scores != scores_of(state):
            scores = write_scores(scores_of(state))
            self._add("result", line + 1, say("finding-scores", scores=scores))
        if result.ranking != ranking_of(state):
            ranking = write_ranking(ranking_of(state))
            self._add("result", line + 2, say("finding-ranking", ranking=ranking))

    def _add(self, about: str, line: int, message: Message) -> None:
        self.findings.append(Finding(about, line, message))
