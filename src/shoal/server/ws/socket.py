"""The interfaces between a connection and its socket."""

from typing import Protocol


class Socket(Protocol):
    """The socket under a connection."""

    def probe(self) -> None:
        """Send a ping of the WebSocket protocol."""

    @property
    def keepalive_round_trip(self) -> float:
        """Seconds until the last such ping was answered; 0 if none was."""

    def send_text(self, message: bytes) -> int:
        """Send a text message; returns how many bytes wait for the reader."""

    def pause(self) -> None:
        """Stop reading for now."""

    def resume(self) -> None:
        """Read again."""


class Receiver(Protocol):
    """What a socket passes its messages to."""

    def receive(self, raw: bytes) -> None:
        """Handle one message."""

    def bytes_waiting(self, size: int) -> None:
        """Report how many bytes are waiting for the reader."""
