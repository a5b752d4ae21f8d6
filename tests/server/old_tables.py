"""Tables in SQLite, written under the rules 1 by the last server before they changed."""

from pathlib import Path

import shoal

HERE = Path(__file__).parent
DATABASE = HERE / "rules_1" / "tables.db"
RECORDS = {
    path.stem: shoal.read(path) for path in (HERE.parent / "match" / "rules_1").glob("*.record")
}
"""How each of the kept tables went on."""

TABLES = {
    "jaws-helicopter-by-another-seat": "mrsgizdemrsg",
    "jaws-helicopter-from-a-position": "mvswkzlfmvsw",
    "jaws-maul-again-for-the-main-attack": "mztgmztgmztg",
    "pescado-live-round-until-all-are-done": "m5twoz3hm5tw",
    "pescado-returned-tile-shuffled-in": "nbugq2dinbug",
    "sharktank-null-may-needs-room": "nfuws2ljnfuw",
    "sharktank-null-needs-room-for-five": "njvgu2tknjvg",
}
"""The name of each table in the database: the same games up to the last move of a player."""


def last_move(name):
    """Seat and text of the move with which a game went on."""
    return [step for step in RECORDS[name].moves if step[0] >= 0][-1]
