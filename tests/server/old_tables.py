"""Tables in SQLite, written by the last server that used version 1 of the rules."""

from pathlib import Path

import shoal

HERE = Path(__file__).parent
DATABASE = HERE / "rules_1" / "tables.db"
RECORDS = {
    path.stem: shoal.read(path) for path in (HERE.parent / "match" / "rules_1").glob("*.record")
}
"""The complete record of each stored table."""

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
    """Seat and text of the last move of a player in a record."""
    return [step for step in RECORDS[name].moves if step[0] >= 0][-1]
