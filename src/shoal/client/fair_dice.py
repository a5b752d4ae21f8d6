"""Checks that the dice of a table are fair.

Dice are fair because of the order: the table commits to a seed, then each client
gives a salt, then the game starts.  A client remembers the commitment that it saw
before it gave its salt, and the salt itself, so that the table cannot change either.
"""

import secrets
from collections.abc import Mapping
from typing import Final

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.match.dice import Dice, read_seed
from shoal.match.dice_commitment import DiceCommitment
from shoal.match.verify import verify

SALT_BYTES: Final = 16

MAX_OUTCOMES: Final = 2**53
"""The most outcomes of a throw; with more, drawing a fair number would never end."""


def new_salt() -> str:
    """A random salt."""
    return secrets.token_hex(SALT_BYTES)


class Witness:
    """What a client saw and sent before the dice of a table were thrown."""

    def __init__(self, commitment: str = "", salts: Mapping[int, str] | None = None) -> None:
        self.commitment = commitment
        self.salts = dict(salts or {})
        self.refused = False
        """Whether the table took no salt although the game had not started."""
        self._bots: list[int] = []

    def see(self, table: wire.TableInfo) -> None:
        """Remember the first commitment, and which seats have bots when the game starts.

        A commitment that appears after a salt was given is too late: the seed may have been
        chosen for that salt.
        """
        if not self.salts:
            self.commitment = self.commitment or table.commitment
        if table.stage == "waiting":
            # A table could choose any salt for a bot, so bots give none.
            self._bots = [seat for seat, info in enumerate(table.seats) if info.kind == "bot"]

    @property
    def dice_commitment(self) -> DiceCommitment:
        """What the record must contain."""
        return DiceCommitment(self.commitment, dict.fromkeys(self._bots, "") | self.salts)

    def check_record(self, record: wire.RecordText) -> list[ShoalError]:
        """What is wrong with the record of a game whose rules are installed here."""
        try:
            found = verify(record.text, commitment=self.dice_commitment, seed=record.seed)
        except ShoalError as error:
            return [error]
        return self._doubts() + [finding.error() for finding in found]

    def check_receipt(self, receipt: wire.Receipt) -> list[ShoalError]:
        """What is wrong with the throws of a game whose rules are not installed here."""
        try:
            dice = Dice(read_seed(receipt.seed), tuple(receipt.salts))
        except ShoalError as error:
            return [error]
        expected = self.dice_commitment
        found = self._doubts()
        if dice.commitment != expected.commitment:
            found.append(ShoalError(say("finding-seed-shown")))
        for seat, given in sorted(expected.salts.items()):
            if receipt.salts[seat : seat + 1] != [given]:
                found.append(ShoalError(say("finding-salt-not-sent", number=seat)))
        for number, throw in enumerate(receipt.throws, 1):
            possible = 0 < throw.outcomes <= MAX_OUTCOMES
            if not possible or dice.throw(number, throw.outcomes) != throw.outcome:
                found.append(ShoalError(say("finding-throw-unfair", number=number)))
        return found

    def _doubts(self) -> list[ShoalError]:
        doubts = []
        if self.refused:
            doubts.append(ShoalError(say("finding-salt-refused")))
        if self.salts and not self.commitment:
            doubts.append(ShoalError(say("finding-late-commitment")))
        return doubts
