"""The component options of Jaws as tables: a row for each card, tile, face or pair of zones."""

from typing import Final

from shoal.core.option_tables import VALUE, OptionTable, Rows

RIM, CROSS = "rim", "cross"
NO_EDGE: Final = "-"


class EdgeRows(OptionTable):
    """A row for each pair of zones that touch: along the rim, or across the boat."""

    def read(self, text: str) -> Rows:
        """The kind of each edge by its zones."""
        parts = zip((RIM, CROSS), text.split("+"), strict=True)
        return {
            edge: {VALUE: kind}
            for kind, part in parts
            if part != NO_EDGE
            for edge in part.split(",")
        }

    def write(self, rows: Rows) -> str:
        """The edges of the rim and, after a plus, those across."""
        return "+".join(
            ",".join(edge for edge, row in rows.items() if row[VALUE] == kind) or NO_EDGE
            for kind in (RIM, CROSS)
        )


TRACK_ROWS: Final = OptionTable(
    ("abilities", "gear"), numbers=("abilities", "gear"), first=0
)  # The number of a row is that of the swimmers eaten.
FACE_ROWS: Final = OptionTable(separator="", numbers=(VALUE,))
EDGE_ROWS: Final = EdgeRows()
TILE_ROWS: Final = OptionTable(
    ("damage", "destroy", "finish"), numbers=("damage", "destroy", "finish")
)
RESURFACE_ROWS: Final = OptionTable(
    ("zone", "dice", "evade"), numbers=("zone", "dice", "evade"), flag="shakes_off", letter="s"
)
GEAR_ROWS: Final = OptionTable(
    ("owner", "name", "type", "dice", "powers", "count"),
    between=":",
    numbers=("dice", "count"),
    key="name",
)
