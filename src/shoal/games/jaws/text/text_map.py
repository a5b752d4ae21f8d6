"""Text maps of Amity Island and the Orca."""

from shoal.core.view import View
from shoal.games.jaws.components import BEACHES, CREW_SIZE, DOCKS, MEMBER_NAMES, SPACES

ISLAND_ROWS = [["1", "N", "2"], ["5", "", "6"], ["W", "Shop", "E"], ["7", "", "8"], ["3", "S", "4"]]
"""The spaces of Amity Island, north on top; the corners are open sea."""

ISLAND_KEY = [
    "Q Quint, B Brody, H Hooper; s a swimmer, m Michael, o a barrel, x closed,",
    "  ^ the shark where it is known.",
]
CELL = 18

PORT = [0, 1, 2, 3]
STARBOARD = [7, 6, 5, 4]
"""The zones from bow to stern, counted from 0."""

TILE_MARKS = ["~~~", "[-]", "[=]"]
BOAT_KEY = "[=] whole, [-] damaged, ~~~ gone; Q Quint, B Brody, H Hooper; ^ the shark."


def island(view: View) -> list[str]:
    """The map of Act 1."""
    rows = []
    for names in ISLAND_ROWS:
        cells = [f"{name} {_in_space(view, name)}" if name else "" for name in names]
        rows.append("  " + "".join([cell.ljust(CELL) for cell in cells]).rstrip())
    return [*rows, *ISLAND_KEY]


def _in_space(view: View, name: str) -> str:
    """The letters of a space."""
    letters = _members(view.words("crew"), name) + "o" * _barrels(view, name)
    if name in BEACHES:
        letters += "s" * int(view.numbers("swimmers")[BEACHES.index(name)])
        letters += "m" if view.word("michael") == name else ""
        letters += "x" if view.word("closed") == name else ""
    known = view.word("shark") if view.seat == 0 else view.word("meeple")
    return letters + ("^" if known == name else "")


def _barrels(view: View, name: str) -> int:
    """Barrels afloat, at the dock or in the shop."""
    if name == "Shop":
        return int(view.number("shop"))
    ashore = int(view.numbers("docks")[DOCKS.index(name)]) if name in DOCKS else 0
    return ashore + int(view.numbers("floating")[SPACES.index(name)])


def _members(places: list[str], name: str) -> str:
    """The first letters of the members there."""
    return "".join(
        [MEMBER_NAMES[member][0] for member in range(CREW_SIZE) if places[member] == name]
    )


def boat(view: View) -> list[str]:
    """The map of Act 2: the zones from bow to stern, water outside, boat inside."""
    return [
        "  bow     port side       stern",
        _water(view, PORT),
        _planks(view, PORT),
        _planks(view, STARBOARD),
        _water(view, STARBOARD),
        "  bow   starboard side    stern",
        BOAT_KEY,
    ]


def _water(view: View, zones: list[int]) -> str:
    cells = []
    for zone in zones:
        fin = "^" if view.word("fin") == str(zone + 1) else ""
        cells.append(f"{zone + 1} {_members(view.words('spots'), f'water-{zone + 1}')}{fin}")
    return "  " + "".join([cell.ljust(8) for cell in cells]).rstrip()


def _planks(view: View, zones: list[int]) -> str:
    spots, tiles = view.words("spots"), view.numbers("tiles")
    cells = [f"{TILE_MARKS[tiles[zone]]}{_members(spots, f'boat-{zone + 1}')}" for zone in zones]
    return "  " + "".join([cell.ljust(8) for cell in cells]).rstrip()
