"""A server's HTTP interface: finding, opening and setting up tables."""

import http.client
from collections.abc import Mapping
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from shoal import wire
from shoal.client.errors import NotAllowed, Unreachable

TIMEOUT: Final = 15.0
OK: Final = 200

Given = TypeVar("Given", bound=wire.Answer)


class Server:
    """A server, by its address: ``Server("http://127.0.0.1:8000")``."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Unreachable(f"{address} is not the address of a server.")
        self.address = address.rstrip("/")
        self._parts = parts

    def live_address(self, table: str) -> str:
        """Where the WebSocket of a table is."""
        scheme = "wss" if self._parts.scheme == "https" else "ws"
        return f"{scheme}://{self._parts.netloc}/api/1/tables/{table}/live"

    # Looking around.

    def games(self) -> wire.Games:
        """What can be played there."""
        return self._ask("GET", "/games", wire.Games)

    def tables(self) -> list[wire.TableInfo]:
        """Open tables."""
        return self._ask("GET", "/tables", wire.Tables).tables

    def table(self, table: str, ticket: str = "", invite: str = "") -> wire.TableInfo:
        """A table."""
        return self._ask("GET", f"/tables/{table}", wire.TableInfo, None, ticket, invite)

    # Setting a table up.

    def open(self, plan: wire.NewTable) -> wire.TableOpened:
        """A new table."""
        return self._ask("POST", "/tables", wire.TableOpened, plan)

    def sit(self, table: str, wish: wire.Sit) -> wire.Seated:
        """A seat."""
        return self._ask("POST", f"/tables/{table}/seats", wire.Seated, wish)

    def give_salt(self, table: str, ticket: str, salt: str) -> None:
        """A salt for the dice of a game that has not begun."""
        self._ask("POST", f"/tables/{table}/salt", wire.Done, wire.GiveSalt(salt), ticket)

    def rename(self, table: str, ticket: str, name: str) -> None:
        """Another name for a seat."""
        self._ask("POST", f"/tables/{table}/name", wire.Done, wire.Rename(name), ticket)

    def put_bot(self, table: str, ticket: str, seat: int, level: str) -> None:
        """A bot for a seat."""
        body = wire.BotAt(seat, level)
        self._ask("POST", f"/tables/{table}/bots", wire.Done, body, ticket)

    def clear(self, table: str, ticket: str, seat: int) -> None:
        """Open a seat for somebody else."""
        self._ask("POST", f"/tables/{table}/clear", wire.Done, wire.SeatAt(seat), ticket)

    def invite(self, table: str, ticket: str) -> str:
        """A new invitation."""
        return self._ask("POST", f"/tables/{table}/invite", wire.Invitation, None, ticket).invite

    def do(self, table: str, ticket: str, what: str) -> None:
        """Start, close, leave or return."""
        self._ask("POST", f"/tables/{table}/{what}", wire.Done, None, ticket)

    def act(self, table: str, ticket: str, act: wire.Act) -> wire.Ack:
        """Play and so on, without a socket."""
        return self._ask("POST", f"/tables/{table}/acts", wire.Ack, act, ticket)

    def rematch(self, table: str, ticket: str, *, swap: bool = False) -> str:
        """The same people again; the new table's name."""
        body = wire.Rematch(swap)
        return self._ask("POST", f"/tables/{table}/rematch", wire.RematchTable, body, ticket).table

    # After and during the game.

    def look(self, table: str, ticket: str = "", invite: str = "", since: int = 0) -> wire.Welcome:
        """The table as it stands."""
        path = f"/tables/{table}/view?since={since}"
        return self._ask("GET", path, wire.Welcome, None, ticket, invite)

    def replay(
        self, table: str, ticket: str, number: int, seat: int | str = "", invite: str = ""
    ) -> wire.Replay:
        """The table as it stood at a number."""
        path = f"/tables/{table}/replay?number={number}&seat={seat}"
        return self._ask("GET", path, wire.Replay, None, ticket, invite)

    def record(self, table: str, ticket: str = "", invite: str = "") -> wire.RecordText:
        """The record of a game that is over."""
        return self._ask("GET", f"/tables/{table}/record", wire.RecordText, None, ticket, invite)

    def verify(self, table: str, ticket: str = "", invite: str = "") -> list[str]:
        """What is wrong with a game that is over."""
        path = f"/tables/{table}/verify"
        return self._ask("GET", path, wire.Findings, None, ticket, invite).findings

    def receipt(self, table: str, ticket: str = "", invite: str = "") -> wire.Receipt:
        """Every throw of a game that is over."""
        return self._ask("GET", f"/tables/{table}/receipt", wire.Receipt, None, ticket, invite)

    def hint(self, table: str, ticket: str) -> str:
        """What a bot would do."""
        return self._ask("POST", f"/tables/{table}/hint", wire.Hint, None, ticket).move

    def _ask(
        self,
        method: str,
        path: str,
        gives: type[Given],
        body: wire.Request | None = None,
        ticket: str = "",
        invite: str = "",
    ) -> Given:
        headers = {"content-type": "application/json"}
        if ticket:
            headers["authorization"] = f"Bearer {ticket}"
        if invite:
            headers["shoal-invite"] = invite
        sent = None if body is None else msgspec.json.encode(body)
        status, raw = self._request(method, f"/api/1{path}", sent, headers)
        try:
            if status == OK:
                return msgspec.json.decode(raw, type=gives)
            no = msgspec.json.decode(raw, type=wire.Refused)
        except msgspec.DecodeError as wrong:
            raise Unreachable(f"{self.address} is not a server of ours: {wrong}.") from wrong
        raise NotAllowed(no.check, no.sentence, no.rule)

    def _request(
        self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]
    ) -> tuple[int, bytes]:
        secure = self._parts.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = kind(self._parts.netloc, timeout=TIMEOUT)
        try:
            connection.request(method, path, body, dict(headers))
            response = connection.getresponse()
            return response.status, response.read()
        except (OSError, http.client.HTTPException) as wrong:
            raise Unreachable(f"{self.address} cannot be reached: {wrong}.") from wrong
        finally:
            connection.close()
