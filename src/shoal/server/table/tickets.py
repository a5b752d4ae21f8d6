"""Tickets: secrets of 128 random bits that give access to a seat, stored as a hash."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable

TICKET_BYTES = 16
TABLE_CHARACTERS = 12

Entropy = Callable[[int], bytes]
"""A source of random bytes; tests use a known one."""


def new_ticket(entropy: Entropy = secrets.token_bytes) -> str:
    """A new ticket of 22 characters."""
    return base64.urlsafe_b64encode(entropy(TICKET_BYTES)).decode().rstrip("=")


def new_table_id(entropy: Entropy = secrets.token_bytes) -> str:
    """A new table id: 60 random bits in lower case letters and digits."""
    return base64.b32encode(entropy(8)).decode().lower()[:TABLE_CHARACTERS]


def hashed(ticket: str) -> str:
    """The hash that is stored; a plain hash is enough for a random ticket."""
    return hashlib.sha256(ticket.encode()).hexdigest()


def opens(ticket: str, kept: str) -> bool:
    """Whether this is the ticket with that hash; takes the same time either way."""
    return bool(kept) and hmac.compare_digest(hashed(ticket), kept)
