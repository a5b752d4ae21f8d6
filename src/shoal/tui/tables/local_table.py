"""A table on this machine: people at one keyboard, bots in the other seats."""

import hashlib
import shlex
from collections.abc import Iterable, Mapping
from pathlib import Path

from shoal.bots.bot_names import bot_name
from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.errors import NotYourTurn, ShoalError
from shoal.core.game import GameInfo, View
from shoal.core.message import Message, say
from shoal.core.rng import Rng
from shoal.games import reference
from shoal.match.game_log import LogEntry
from shoal.match.match import Match
from shoal.match.record import Record
from shoal.match.undo import step_before_any
from shoal.tui.saved_games import SavedGame, SaveSlot
from shoal.tui.tables.table import MOVE_UNDONE, TerminalTable


class LocalTable(TerminalTable):
    """A match with people and bots, saved after every move."""

    def __init__(
        self,
        match: Match,
        seed: str,
        levels: Mapping[int, str],
        slot: SaveSlot | None = None,
        save: Path | None = None,
        language: str = "en",
    ) -> None:
        self.game = match.game
        self.language = language
        self.match = match
        self.people = tuple([seat for seat in range(match.players) if seat not in levels])
        self.slot = slot
        self.save = save
        self.record_path: Path | None = None
        self._seed = seed
        self._levels = dict(levels)
        self._bots: dict[int, Bot] = {seat: bot_of(level) for seat, level in levels.items()}
        # The bots' random numbers cannot be predicted from what people at the table know.
        digest = hashlib.sha256(f"bots {seed}".encode()).digest()
        self._rng = Rng(int.from_bytes(digest[:7], "big") + match.step)
        self._turn = self.people[0]
        self._race_winner: tuple[int, int] | None = None
        self.save_game()

    @classmethod
    def resume(
        cls,
        slot: SaveSlot,
        save: Path | None = None,
        games: Iterable[GameInfo] = (),
        language: str = "en",
    ) -> "LocalTable":
        """Continue a saved game; ``games`` are games that are not installed."""
        saved = slot.read(games)
        match = Match.resume(saved.record, saved.seed)
        return cls(match, saved.seed, saved.levels, slot, save, language)

    # What the table shows.

    @property
    def over(self) -> bool:
        return self.match.over

    def seat_to_move(self) -> int | None:
        seat = self._next()
        return seat if seat in self.people else None

    def view(self, seat: int | None) -> View:
        return self.match.view(seat)

    def log(self, seat: int | None) -> list[LogEntry]:
        return self.match.log(seat)

    def refusal(self, seat: int, move: str) -> Message | None:
        return self.match.refusal(seat, move)

    def verdict(self) -> Message | None:
        return self.game.messages.verdict(self.match.full_state())

    def record(self) -> Record:
        return self.match.record()

    def names(self) -> list[str]:
        return [
            bot_name(seat) if seat in self._levels else "" for seat in range(self.match.players)
        ]

    def bot_level(self, seat: int) -> str:
        return self._levels.get(seat, "")

    def farewell(self) -> Message:
        if self.record_path is not None:
            return say("game-recorded", file=str(self.record_path))
        if self.slot is None or self.save_error:
            return self.save_error.message if self.save_error else say("game-unsaved")
        found = reference(self.game.info)
        game = "" if found == self.game.name else f" --game {shlex.quote(found)}"
        return say("game-saved", command=f"shoal play{game} --resume {self.slot.name}")

    # What players do.

    def play(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        self._turn = seat
        self.save_game()

    def wait(self) -> None:
        """Make one bot move."""
        seat = self._next()
        if seat is None or seat not in self._bots:
            return
        move = self._bots[seat].choose(self.match.view(seat), self._rng)
        self.match.play(seat, int(move))
        self.save_game()

    def undo(self, seat: int) -> Message:
        if self.over:
            raise NotYourTurn(say("no-undo-over"))
        step = step_before_any(self.match, self.people)
        self.match = Match.resume(self.match.record(), self._seed, step)
        self._race_winner = None
        self.save_game()
        return MOVE_UNDONE

    def turn_to(self, seat: int) -> None:
        if seat not in self.people:
            super().turn_to(seat)
        if seat not in self.match.actors:
            raise NotYourTurn(say("no-decision-of", seat=seat))
        self._turn = seat
        self._race_winner = (self.match.step, seat)

    def save_game(self) -> None:
        """Save the game; a finished game becomes a record."""
        try:
            if self.over:
                self._finish()
            elif self.slot is not None:
                self.slot.save(SavedGame(self.record(), self._seed, self.people, self._levels))
            self.save_error = None
        except ShoalError as wrong:
            self.save_error = wrong

    def leave(self) -> None:
        """Close the slot; with ``save``, write the record so far."""
        if self.save is not None and not self.over:
            self.record().write(self.save)
        if self.slot is not None:
            self.slot.close()

    def _finish(self) -> None:
        if self.save is not None:
            self.record().write(self.save)
            self.record_path = self.save
        if self.slot is not None:
            path = self.slot.finish(self.match)
            self.record_path = self.record_path or path
            self.slot = None

    def _next(self) -> int | None:
        """The seat that acts next: drawn at random in a race, otherwise people before bots."""
        actors = self.match.actors
        if not actors:
            return None
        if len(actors) > 1 and self.game.is_race(self.match.full_state()):
            if self._race_winner is None or self._race_winner[0] != self.match.step:
                self._race_winner = (self.match.step, actors[self._rng.below(len(actors))])
            return self._race_winner[1]
        if self._turn in actors:
            return self._turn
        here = [seat for seat in actors if seat in self.people]
        return here[0] if here else actors[0]
