"""Tables that cannot be opened: each is set aside with a sentence, and all others go on."""

from collections import OrderedDict
from typing import Final

from shoal.core.errors import UnknownGame
from shoal.server.ops.json_log import log
from shoal.server.store import Damaged
from shoal.server.table.errors import Refused

MOST_KNOWN: Final = 20_000
"""So many are remembered; the one that was set aside first is looked at again first."""

DAMAGED: Final = (
    "This table is set aside, because what is kept of it is damaged. The keeper of the server "
    "can look at it with: shoal repair."
)
MISSING: Final = "This table is set aside, because its game is not installed on this server."


class Quarantine:
    """Which tables are set aside, and what is said of each."""

    def __init__(self) -> None:
        self._sentences: OrderedDict[str, str] = OrderedDict()

    def __len__(self) -> int:
        return len(self._sentences)

    def check(self, name: str) -> None:
        """Refuse a table that is set aside."""
        if name in self._sentences:
            raise Refused("damaged", self._sentences[name])

    def add(self, name: str, wrong: Exception) -> Refused:
        """Open the table no more; answers what is said to whoever asks for it.

        How far its events go and what they say is for the keeper alone, so that nobody hears of
        hidden moves; and nothing that could be secret is logged.
        """
        sentence = MISSING if isinstance(wrong, UnknownGame) else DAMAGED
        if name not in self._sentences:
            # Other sentences may quote a move.
            why = str(wrong) if isinstance(wrong, UnknownGame | Damaged) else type(wrong).__name__
            log("table_set_aside", table=name, why=why)
            self._sentences[name] = sentence
            if len(self._sentences) > MOST_KNOWN:
                self._sentences.popitem(last=False)
        return Refused("damaged", sentence)
