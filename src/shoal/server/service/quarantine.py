"""Tables that cannot be loaded: requests for them are refused, and all others are unaffected."""

from collections import OrderedDict
from typing import Final

from shoal.core.errors import UnknownGame
from shoal.server.ops.json_log import log
from shoal.server.store.base import Damaged
from shoal.server.table.errors import Refused

MAX_REMEMBERED: Final = 20_000
"""The most tables that are remembered; the oldest is forgotten, and so tried again."""

DAMAGED: Final = (
    "This table is unavailable because its stored data is damaged. The operator of the server "
    "can examine it with: shoal repair."
)
MISSING: Final = "This table is unavailable because its game is not installed on this server."


class Quarantine:
    """The tables that cannot be loaded, with a sentence for each."""

    def __init__(self) -> None:
        self._sentences: OrderedDict[str, str] = OrderedDict()

    def __len__(self) -> int:
        return len(self._sentences)

    def check(self, name: str) -> None:
        """Refuse a table in quarantine."""
        if name in self._sentences:
            raise Refused("damaged", self._sentences[name])

    def add(self, name: str, error: Exception) -> Refused:
        """Stop loading the table; returns the refusal for everybody who asks for it.

        Details are for the operator alone, because they could reveal hidden moves.  Nothing that
        could be secret is logged.
        """
        sentence = MISSING if isinstance(error, UnknownGame) else DAMAGED
        if name not in self._sentences:
            # The text of other errors may quote a move.
            why = str(error) if isinstance(error, UnknownGame | Damaged) else type(error).__name__
            log("table_set_aside", table=name, why=why)
            self._sentences[name] = sentence
            if len(self._sentences) > MAX_REMEMBERED:
                self._sentences.popitem(last=False)
        return Refused("damaged", sentence)
