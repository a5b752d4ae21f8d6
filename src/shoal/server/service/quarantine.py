"""Tables that cannot be loaded: requests for them are refused, and all others are unaffected."""

from collections import OrderedDict
from typing import Final

from shoal.core.errors import UnknownGame
from shoal.core.message import Message, say
from shoal.server.ops.json_log import log
from shoal.server.store.base import Damaged
from shoal.server.table.errors import Refused

MAX_REMEMBERED: Final = 20_000
"""The most tables that are remembered; the oldest is forgotten, and so tried again."""

DAMAGED: Final = say("error-table-damaged")
MISSING: Final = say("error-table-game-gone")


class Quarantine:
    """The tables that cannot be loaded, with a message for each."""

    def __init__(self) -> None:
        self._messages: OrderedDict[str, Message] = OrderedDict()

    def __len__(self) -> int:
        return len(self._messages)

    def check(self, name: str) -> None:
        """Refuse a table in quarantine."""
        if name in self._messages:
            raise Refused("damaged", self._messages[name])

    def add(self, name: str, error: Exception) -> Refused:
        """Stop loading the table; returns the refusal for everybody who asks for it.

        Details are for the operator alone, because they could reveal hidden moves.  Nothing that
        could be secret is logged.
        """
        message = MISSING if isinstance(error, UnknownGame) else DAMAGED
        if name not in self._messages:
            # The text of other errors may quote a move.
            why = str(error) if isinstance(error, UnknownGame | Damaged) else type(error).__name__
            log("table_set_aside", table=name, why=why)
            self._messages[name] = message
            if len(self._messages) > MAX_REMEMBERED:
                self._messages.popitem(last=False)
        return Refused("damaged", message)
