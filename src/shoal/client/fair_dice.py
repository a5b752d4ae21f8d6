"""Whether a table threw fair dice: what a client saw before the game, held against what it is told.

The order is what makes dice fair: the table commits itself to a seed, then each
client gives a salt, then the game begins.  A client remembers the commitment it
saw before it gave its salt, and the salt, and believes the table neither.
"""

import secrets
from collections.abc import Mapping
from typing import Final

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.match.dice import Dice, read_seed
from shoal.match.dice_commitment import DiceCommitment
from shoal.match.verify import verify

SALT_BYTES: Final = 16

MOST_OUTCOMES: Final = 2**53
"""No throw has more: among too many, no number would ever be a fair one."""


def new_salt() -> str:
    """A salt that nobody can foresee."""
    return secrets.token_hex(SALT_BYTES)


class Witness:
    """What a client has seen and given before the dice of a table were thrown."""

    def __init__(self, commitment: str = "", salts: Mapping[int, str] | None = None) -> None:
        self.commitment = commitment
        self.salts = dict(salts or {})
        self.refused = False
        """Whether the table would take no salt, although the game had not begun."""
        self._bots: list[int] = []

    def see(self, table: wire.TableInfo) -> None:
        """Remember the first commitment, and which seats bots have when the game begins.

        A commitment that is shown only after a salt was given comes too late: the seed may have
        been chosen for that salt.
        """
        if not self.salts:
            self.commitment = self.commitment or table.commitment
        if table.stage == "gathering":
            # A table could choose the salt of a bot as it likes, so bots give none.
            self._bots = [seat for seat, face in enumerate(table.seats) if face.kind == "bot"]

    @property
    def promise(self) -> DiceCommitment:
        """What must stand in the record."""
        return DiceCommitment(self.commitment, dict.fromkeys(self._bots, "") | self.salts)

    def check_record(self, told: wire.RecordText) -> list[str]:
        """What is wrong with the record of a game that we have the rules of."""
        try:
            found = verify(told.text, commitment=self.promise, seed=told.seed)
        except ShoalError as wrong:
            return [str(wrong)]
        return self._doubts() + [str(finding) for finding in found]

    def check_receipt(self, receipt: wire.Receipt) -> list[str]:
        """What is wrong with the throws of a game that we do not have the rules of."""
        try:
            dice = Dice(read_seed(receipt.seed), tuple(receipt.salts))
        except ShoalError as wrong:
            return [str(wrong)]
        promise = self.promise
        found = self._doubts()
        if dice.commitment != promise.commitment:
            found.append("The seed does not match the commitment that was shown before the game.")
        for seat, given in sorted(promise.salts.items()):
            if receipt.salts[seat : seat + 1] != [given]:
                found.append(f"Seat {seat} has another salt than it gave.")
        for number, fallen in enumerate(receipt.throws, 1):
            possible = 0 < fallen.among <= MOST_OUTCOMES
            if not possible or dice.throw(number, fallen.among) != fallen.outcome:
                found.append(f"Throw {number} is not what seed and salts give.")
        return found

    def _doubts(self) -> list[str]:
        doubts = []
        if self.refused:
            doubts.append("The table took no salt, although the game had not begun.")
        if self.salts and not self.commitment:
            doubts.append("The table showed no commitment before the salt was given.")
        return doubts
