"""The HTTP interface of a server: finding and setting up tables."""

import http.client
from collections.abc import Mapping
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from shoal import wire
from shoal.client.errors import Unreachable, refusal_of
from shoal.core.message import say
from shoal.core.system_error_reason import reason_of

TIMEOUT: Final = 15.0
OK: Final = 200

AnswerType = TypeVar("AnswerType", bound=wire.Answer)


class Server:
    """A server, by its address: ``Server("http://127.0.0.1:8000")``."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Unreachable(say("error-not-an-address", address=address))
        self.address = address.rstrip("/")
        self._parts = parts

    def live_address(self, table: str) -> str:
        """The address of a table's WebSocket."""
        scheme = "wss" if self._parts.scheme == "https" else "ws"
        return f"{scheme}://{self._parts.netloc}/api/1/tables/{table}/live"

    # Finding tables.

    def games(self) -> wire.Games:
        """The games of the server."""
        return self._call("GET", "/games", wire.Games)

    def tables(self) -> list[wire.TableInfo]:
        """Open tables."""
        return self._call("GET", "/tables", wire.Tables).tables

    def table(self, table: str, ticket: str = "", invite: str = "") -> wire.TableInfo:
        """A table by its id."""
        return self._call("GET", f"/tables/{table}", wire.TableInfo, None, ticket, invite)

    # Setting a table up.

    def open(self, plan: wire.NewTable) -> wire.TableOpened:
        """Open a new table."""
        return self._call("POST", "/tables", wire.TableOpened, plan)

    def sit(self, table: str, request: wire.Sit) -> wire.Seated:
        """Take a seat."""
        return self._call("POST", f"/tables/{table}/seats", wire.Seated, request)

    def give_salt(self, table: str, ticket: str, salt: str) -> None:
        """Give a salt for the dice, before the game starts."""
        self._call("POST", f"/tables/{table}/salt", wire.Done, wire.GiveSalt(salt), ticket)

    def rename(self, table: str, ticket: str, name: str) -> None:
        """Change the name at a seat."""
        self._call("POST", f"/tables/{table}/name", wire.Done, wire.Rename(name), ticket)

    def put_bot(self, table: str, ticket: str, seat: int, level: str) -> None:
        """Put a bot on a seat."""
        body = wire.AddBot(seat, level)
        self._call("POST", f"/tables/{table}/bots", wire.Done, body, ticket)

    def clear(self, table: str, ticket: str, seat: int) -> None:
        """Free a seat."""
        self._call("POST", f"/tables/{table}/clear", wire.Done, wire.OpenSeat(seat), ticket)

    def invite(self, table: str, ticket: str) -> str:
        """Create a new invitation."""
        return self._call("POST", f"/tables/{table}/invite", wire.Invitation, None, ticket).invite

    def do(self, table: str, ticket: str, what: str) -> None:
        """Start or close the table, leave or return: ``what`` names it."""
        self._call("POST", f"/tables/{table}/{what}", wire.Done, None, ticket)

    def send(self, table: str, ticket: str, request: wire.SeatRequest) -> wire.Ack:
        """Send a request, such as a move, without a WebSocket."""
        return self._call("POST", f"/tables/{table}/requests", wire.Ack, request, ticket)

    def rematch(self, table: str, ticket: str, *, swap: bool = False) -> str:
        """Open a rematch; returns the id of its table."""
        body = wire.Rematch(swap)
        return self._call("POST", f"/tables/{table}/rematch", wire.RematchTable, body, ticket).table

    # During and after the game.

    def look(self, table: str, ticket: str = "", invite: str = "", since: int = 0) -> wire.Welcome:
        """The current state of the table."""
        path = f"/tables/{table}/view?since={since}"
        return self._call("GET", path, wire.Welcome, None, ticket, invite)

    def replay(
        self, table: str, ticket: str, number: int, seat: int | str = "", invite: str = ""
    ) -> wire.Replay:
        """The table at an event number."""
        path = f"/tables/{table}/replay?number={number}&seat={seat}"
        return self._call("GET", path, wire.Replay, None, ticket, invite)

    def record(self, table: str, ticket: str = "", invite: str = "") -> wire.RecordText:
        """The record of a finished game."""
        return self._call("GET", f"/tables/{table}/record", wire.RecordText, None, ticket, invite)

    def verify(self, table: str, ticket: str = "", invite: str = "") -> list[str]:
        """What is wrong with a finished game."""
        path = f"/tables/{table}/verify"
        return self._call("GET", path, wire.Findings, None, ticket, invite).findings

    def receipt(self, table: str, ticket: str = "", invite: str = "") -> wire.Receipt:
        """Every throw of a finished game."""
        return self._call("GET", f"/tables/{table}/receipt", wire.Receipt, None, ticket, invite)

    def hint(self, table: str, ticket: str) -> str:
        """The move that a bot suggests."""
        return self._call("POST", f"/tables/{table}/hint", wire.Hint, None, ticket).move

    def _call(
        self,
        method: str,
        path: str,
        answer: type[AnswerType],
        body: wire.Request | None = None,
        ticket: str = "",
        invite: str = "",
    ) -> AnswerType:
        headers = {"content-type": "application/json"}
        if ticket:
            headers["authorization"] = f"Bearer {ticket}"
        if invite:
            headers["shoal-invite"] = invite
        content = None if body is None else msgspec.json.encode(body)
        status, raw = self._request(method, f"/api/1{path}", content, headers)
        try:
            if status == OK:
                return msgspec.json.decode(raw, type=answer)
            refused = msgspec.json.decode(raw, type=wire.Refused)
        except msgspec.DecodeError as error:
            raise Unreachable(
                say("error-other-server", address=self.address, reason=say("reason-other-answer"))
            ) from error
        raise refusal_of(refused)

    def _request(
        self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]
    ) -> tuple[int, bytes]:
        secure = self._parts.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        try:
            connection = kind(self._parts.netloc, timeout=TIMEOUT)
        except http.client.InvalidURL as error:
            raise Unreachable(say("error-not-an-address", address=self.address)) from error
        try:
            connection.request(method, path, body, dict(headers))
            response = connection.getresponse()
            return response.status, response.read()
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(
                say("error-unreachable-because", address=self.address, reason=reason_of(error))
            ) from error
        except (OverflowError, UnicodeError) as error:  # a port or a name that cannot exist
            raise Unreachable(say("error-not-an-address", address=self.address)) from error
        finally:
            connection.close()
