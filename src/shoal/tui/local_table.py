"""A table on this machine: people at one keyboard, bots in the other seats."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.errors import NotYourTurn, ShoalError
from shoal.core.game import Refusal
from shoal.core.rng import Rng
from shoal.core.view import View
from shoal.match.match import Match
from shoal.match.record import Record
from shoal.match.undo import step_before_any
from shoal.tui.saved_games import Kept, Slot
from shoal.tui.table import TAKEN_BACK, Table


class LocalTable(Table):
    """A match with its seats, kept on the shelf after every move."""

    def __init__(
        self,
        match: Match,
        seed: str,
        levels: Mapping[int, str],
        slot: Slot | None = None,
        save: Path | None = None,
    ) -> None:
        self.game = match.game
        self.match = match
        self.people = tuple([seat for seat in range(match.players) if seat not in levels])
        self.slot = slot
        self.save = save
        self.kept_as: Path | None = None
        self._seed = seed
        self._levels = dict(levels)
        self._bots: dict[int, Bot] = {seat: bot_of(level) for seat, level in levels.items()}
        # Nobody at the table can foresee what the bots draw.
        luck = hashlib.sha256(f"bots {seed}".encode()).digest()
        self._rng = Rng(int.from_bytes(luck[:7], "big") + match.step)
        self._turn = self.people[0]
        self._raced: tuple[int, int] | None = None
        self.keep()

    @classmethod
    def resume(cls, slot: Slot, save: Path | None = None) -> "LocalTable":
        """The table on the shelf, where it was left."""
        kept = slot.read()
        return cls(Match.resume(kept.record, kept.seed), kept.seed, kept.levels, slot, save)

    # What is seen.

    @property
    def over(self) -> bool:
        return self.match.over

    def asked(self) -> int | None:
        seat = self._next()
        return seat if seat in self.people else None

    def view(self, seat: int | None) -> View:
        return self.match.view(seat)

    def log(self, seat: int | None) -> list[str]:
        return self.match.log(seat)

    def refusal(self, seat: int, move: str) -> Refusal | None:
        return self.match.refusal(seat, move)

    def verdict(self) -> str:
        return self.game.verdict(self.match.full_state())

    def record(self) -> Record:
        return self.match.record()

    def who(self, seat: int) -> str:
        if seat in self._levels:
            return f"{self._levels[seat]} bot"
        return "you" if len(self.people) == 1 else "here"

    def farewell(self) -> str:
        if self.kept_as is not None:
            return f"The record of the game is in {self.kept_as}."
        if self.slot is None or self.trouble:
            return f"The game is not kept. {self.trouble}".strip()
        return f"The game is kept: shoal play --resume {self.slot.name} goes on with it."

    # What is done.

    def play(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        self._turn = seat
        self.keep()

    def wait(self) -> None:
        """One move of a bot."""
        seat = self._next()
        if seat is None or seat not in self._bots:
            return
        move = self._bots[seat].choose(self.match.view(seat), self._rng)
        self.match.play(seat, int(move))
        self.keep()

    def undo(self, seat: int) -> str:
        if self.over:
            raise NotYourTurn("Nothing can be undone: the game is over.")
        step = step_before_any(self.match, self.people)
        self.match = Match.resume(self.match.record(), self._seed, step)
        self._raced = None
        self.keep()
        return TAKEN_BACK

    def turn_to(self, seat: int) -> None:
        if seat not in self.people:
            super().turn_to(seat)
        if seat not in self.match.actors:
            raise NotYourTurn(f"Seat {seat} has nothing to decide now.")
        self._turn = seat
        self._raced = (self.match.step, seat)

    def keep(self) -> None:
        """Put the table on the shelf; a finished game becomes a record."""
        try:
            if self.over:
                self._finish()
            elif self.slot is not None:
                self.slot.keep(Kept(self.record(), self._seed, self.people, self._levels))
            self.trouble = ""
        except ShoalError as wrong:
            self.trouble = str(wrong)

    def leave(self) -> None:
        """Get up: what is kept stays kept, and a record so far is written where it was wanted."""
        if self.save is not None and not self.over:
            self.record().write(self.save)
        if self.slot is not None:
            self.slot.close()

    def _finish(self) -> None:
        if self.save is not None:
            self.record().write(self.save)
            self.kept_as = self.save
        if self.slot is not None:
            path = self.slot.finish(self.match)
            self.kept_as = self.kept_as or path
            self.slot = None

    def _next(self) -> int | None:
        """Who acts next: where all race, whoever is drawn; else people before bots."""
        actors = self.match.actors
        if not actors:
            return None
        if len(actors) > 1 and self.game.is_race(self.match.full_state()):
            if self._raced is None or self._raced[0] != self.match.step:
                self._raced = (self.match.step, actors[self._rng.below(len(actors))])
            return self._raced[1]
        if self._turn in actors:
            return self._turn
        here = [seat for seat in actors if seat in self.people]
        return here[0] if here else actors[0]
