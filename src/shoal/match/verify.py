"""Verifying a record: dice, moves, result and checksum."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from shoal.core.errors import BadRecord, BadSeed, ShoalError
from shoal.core.game import GameInfo
from shoal.core.options import clip
from shoal.core.state import CHANCE, State
from shoal.match.dice import Dice, read_seed
from shoal.match.dice_commitment import DiceCommitment
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
    sentence: str

    def __str__(self) -> str:
        return f"Line {self.line}: {self.sentence}" if self.line else self.sentence


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
        return [Finding("form", 0, str(error))]
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
        findings.append(Finding("checksum", record.last_line(), ALTERED))
    return findings


def _check_commitment(record: Record, expected: DiceCommitment) -> list[Finding]:
    """Compare commitment and salts with what a player kept."""
    findings: list[Finding] = []
    if expected.commitment not in ("", record.commitment):
        sentence = (
            f"The commitment is {record.commitment}, but {expected.commitment} was shown before "
            "the game: the seed was changed after that."
        )
        findings.append(Finding("commitment", record.line_in_head("commitment"), sentence))
    salts = [*_replaced_salts(record, expected), *_missing_salts(record, expected)]
    line = record.line_in_head("salts")
    return findings + [
        Finding("salt", line, f"{what}: somebody could choose the dice.") for what in salts
    ]


def _replaced_salts(record: Record, expected: DiceCommitment) -> Iterator[str]:
    for seat, given in sorted(expected.salts.items()):
        if not 0 <= seat < record.players:
            last = record.players - 1
            raise BadSeed(f"The seats of the record are 0 to {last}, not {seat}.")
        written = record.salts[seat]
        if written != given:
            has = f"has the salt {clip(written)}" if written else "has no salt"
            yield f"Seat {seat} {has}, but gave {clip(given) if given else 'none'}"


def _missing_salts(record: Record, expected: DiceCommitment) -> Iterator[str]:
    unclaimed = list(record.salts)
    for given in expected.other_salts:
        if given in unclaimed:
            unclaimed.remove(given)
        else:
            yield f"No seat has the salt {clip(given)} that was given"


def _check_unfinished(record: Record) -> list[Finding]:
    """Check everything but the dice."""
    sentence = "The game is not over: its seed is secret, and its dice cannot be checked yet."
    return [
        *RecordCheck(record, None, trust_record=True).findings,
        Finding("unfinished", 0, sentence),
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
    sentence = "The seed does not match the commitment"
    if best.mostly_wrong():  # The seed is not the seed of these dice; single throws do not matter.
        return [Finding("commitment", line, f"{sentence}, nor the dice."), *best.findings]
    if best.throws:
        sentence += ", although it matches the dice"
    return [Finding("commitment", line, f"{sentence}."), *best.dice(), *best.findings]


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
        sentence = (
            f"{len(self.wrong_throws)} of {self.throws} throws do not follow from the seed and "
            "the salts, beginning with this one."
        )
        return [Finding("dice", self.wrong_throws[0].line, sentence)]

    def _replay(self) -> None:
        state = self._record.start_state()
        for number, (mover, text) in enumerate(self._record.moves, 1):
            try:
                move = self._read(state, number, mover, text)
            except ShoalError as error:
                self._add("move", self._record.line_of(number), str(error))
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
            sentence = (
                f"Throw {self.throws} is recorded as {clip(text)}, but the dice gave {actual}."
            )
            self.wrong_throws.append(Finding("dice", self._record.line_of(number), sentence))
        return written if self._trust_record and written >= 0 else fell

    def _check_end(self, state: State) -> None:
        result, line = self._record.result, self._record.line_of(len(self._record.moves))
        if result is None:
            if is_over(state):
                self._add("result", line, "The game is over here, but the result is missing.")
            return
        if not is_over(state):
            self._add("result", line, "The game is not over here, but the record has a result.")
            return
        if result.scores != scores_of(state):
            self._add("result", line + 1, f"The scores should be {write_scores(scores_of(state))}.")
        if result.ranking != ranking_of(state):
            self._add(
                "result", line + 2, f"The ranking should be {write_ranking(ranking_of(state))}."
            )

    def _add(self, about: str, line: int, sentence: str) -> None:
        self.findings.append(Finding(about, line, sentence))
