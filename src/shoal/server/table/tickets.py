"""Secrets that open a seat: 128 random bits, kept as a hash, compared in constant time."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable

TICKET_BYTES = 16
TABLE_CHARACTERS = 12

Entropy = Callable[[int], bytes]
"""Where random bytes come from: the operating system, unless a test must know them."""


def new_ticket(entropy: Entropy = secrets.token_bytes) -> str:
    """A fresh ticket of 22 characters."""
    return base64.urlsafe_b64encode(entropy(TICKET_BYTES)).decode().rstrip("=")


def new_table_id(entropy: Entropy = secrets.token_bytes) -> str:
    """A fresh name for a table: 60 random bits in letters and digits that can be read aloud."""
    return base64.b32encode(entropy(8)).decode().lower()[:TABLE_CHARACTERS]


def hashed(ticket: str) -> str:
    """What is kept of a ticket.  It is random already, so that a plain hash is enough."""
    return hashlib.sha256(ticket.encode()).hexdigest()


def opens(ticket: str, kept: str) -> bool:
    """Whether this is the ticket whose hash was kept."""
    return bool(kept) and hmac.compare_digest(hashed(ticket), kept)
