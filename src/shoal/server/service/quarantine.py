"""Tables that cannot be loaded: each is refused with a sentence, and all others go on."""

from collections import OrderedDict
from typing import Final

from shoal.core.errors import UnknownGame
from shoal.server.ops.json_log import log
from shoal.server.store.base import Damaged
from shoal.server.table.errors import Refused

MAX_REMEMBERED: Final = 20_000
"""So many are remembered; the oldest is tried again first."""

DAMAGED: Final = (
    "This table is set aside, because what is kept of it is damaged. The operator of the server "
    "can look at it with: shoal repair."
)
MISSING: Final = "This table is set aside, because its game is not installed on this server."


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

    def add(self, name: str, wrong: Exception) -> Refused:
        """Do not load the table any more; returns the refusal for everybody who asks for it.

        Details are for the operator alone, because they could tell of hidden moves; and nothing
        that could be secret is logged.
        """
        sentence = MISSING if isinstance(wrong, UnknownGame) else DAMAGED
        if name not in self._sentences:
            # The text of other errors may quote a move.
            why = str(wrong) if isinstance(wrong, UnknownGame | Damaged) else type(wrong).__name__
            log("table_set_aside", table=name, why=why)
            self._sentences[name] = sentence
            if len(self._sentences) > MAX_REMEMBERED:
                self._sentences.popitem(last=False)
        return Refused("damaged", sentence)
