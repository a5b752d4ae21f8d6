"""Where an agent sits: in a match on this machine, or at a table on a server."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import shoal
from shoal.agent.session import MAX_WAIT, AgentSession
from shoal.agent.wording import Wording
from shoal.client import NotAllowed, Seat
from shoal.core.errors import ShoalError
from shoal.core.game import Game, GameInfo
from shoal.core.message import say
from shoal.core.options import Value
from shoal.games import game_info
from shoal.match.dice import read_seed
from shoal.tui.player_names import PERSON
from shoal.tui.tables.local_table import LocalTable
from shoal.tui.tables.remote_table import RemoteTable

WAIT_SECONDS: Final = 0.5


class LocalSeat:
    """A seat in a match against bots."""

    def __init__(self, table: LocalTable, seat: int) -> None:
        self.table = table
        self.number = seat
        self.game: Game = table.game

    @classmethod
    def new(
        cls,
        info: GameInfo,
        players: int,
        seat: int,
        levels: Mapping[int, str],
        *,
        seed: int | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> "LocalSeat":
        """A seat in a new match; ``levels`` are the bots on the other seats."""
        secret = read_seed(seed).hex()
        names = [levels.get(number, PERSON) for number in range(players)]
        match = shoal.new(info, players, secret, options, names=names)
        return cls(LocalTable(match, secret, levels), seat)

    def session(self, wording: Wording) -> Callable[[], AgentSession]:
        """Gives the session, always the same."""
        session = AgentSession(self.table, self.number, wording)
        return lambda: session

    def leave(self) -> None:
        """End the match."""
        self.table.leave()


class RemoteSeat:
    """A seat at a table on a server, which may wait for other players."""

    def __init__(self, seat: Seat, link: str, games: Sequence[GameInfo], language: str) -> None:
        """``games`` are games that are not installed."""
        assert seat.known.table is not None and seat.known.seat is not None
        self.seat = seat
        self.link = link
        self.games = games
        self.language = language
        self.number = seat.known.seat
        table = seat.known.table
        known = {info.name: info for info in games}
        info = known.get(table.game) or game_info(table.game)
        self.game: Game = info.game(table.options, info.known_version(table.rules_version))
        self._session: AgentSession | None = None

    def session(self, wording: Wording) -> Callable[[], AgentSession]:
        """Gives the session as soon as the game has started; a ShoalError until then."""

        def session() -> AgentSession:
            if self._session is None:
                self._wait_for_start()
                table = RemoteTable(self.seat, self.link, self.games, self.language)
                self._session = AgentSession(table, self.number, wording)
            return self._session

        return session

    def _wait_for_start(self) -> None:
        limit = time.monotonic() + MAX_WAIT
        known = self.seat.known
        while known.view is None and time.monotonic() < limit:
            self.seat.wait(WAIT_SECONDS)
            if known.table is not None and known.table.stage == "closed":
                raise NotAllowed("table", say("agent-cancelled"))
        if known.view is None:
            seats = known.table.seats if known.table else []
            free = sum(info.kind == "open" for info in seats)
            raise ShoalError(say("agent-not-started", open=free))

    def leave(self) -> None:
        """Close the connection; the seat is kept."""
        if self._session is None:
            self.seat.close()
        else:
            self._session.table.leave()
