"""Amity Island and the Orca drawn in letters, for those who like to see where things lie."""

from shoal.core.view import View
from shoal.games.jaws.components import BEACHES, DOCKS, MEMBER_NAMES, SPACES

AMITY = [["1", "N", "2"], ["5", "", "6"], ["W", "Shop", "E"], ["7", "", "8"], ["3", "S", "4"]]
"""The spaces as they lie, north on top; the corners are open sea."""

AMITY_KEY = [
    "Q Quint, B Brody, H Hooper; s a swimmer, m Michael, o a barrel, x closed,",
    "  ^ the shark where it is known.",
]
CELL = 18

PORT = [0, 1, 2, 3]
STARBOARD = [7, 6, 5, 4]
"""The zones from bow to stern, from 0."""

TILES = ["~~~", "[-]", "[=]"]
ORCA_KEY = "[=] whole, [-] damaged, ~~~ gone; Q Quint, B Brody, H Hooper; ^ the shark."


def island(view: View) -> list[str]:
    """Act 1: what lies and swims where."""
    rows = []
    for names in AMITY:
        cells = [f"{name} {_in_space(view, name)}" if name else "" for name in names]
        rows.append("  " + "".join([cell.ljust(CELL) for cell in cells]).rstrip())
    return [*rows, *AMITY_KEY]


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
    """Afloat, at the dock or in the shop."""
    if name == "Shop":
        return int(view.number("shop"))
    ashore = int(view.numbers("docks")[DOCKS.index(name)]) if name in DOCKS else 0
    return ashore + int(view.numbers("floating")[SPACES.index(name)])


def _members(places: list[str], name: str) -> str:
    """Who is there, by first letters."""
    return "".join([MEMBER_NAMES[member][0] for member in range(3) if places[member] == name])


def boat(view: View) -> list[str]:
    """Act 2: the zones from bow to stern, water outside, boat within."""
    return [
        "  bow     port side       stern",
        _water(view, PORT),
        _planks(view, PORT),
        _planks(view, STARBOARD),
        _water(view, STARBOARD),
        "  bow   starboard side    stern",
        ORCA_KEY,
    ]


def _water(view: View, zones: list[int]) -> str:
    cells = []
    for zone in zones:
        fin = "^" if view.word("fin") == str(zone + 1) else ""
        cells.append(f"{zone + 1} {_members(view.words('spots'), f'water-{zone + 1}')}{fin}")
    return "  " + "".join([cell.ljust(8) for cell in cells]).rstrip()


def _planks(view: View, zones: list[int]) -> str:
    spots, tiles = view.words("spots"), view.numbers("tiles")
    cells = [f"{TILES[tiles[zone]]}{_members(spots, f'boat-{zone + 1}')}" for zone in zones]
    return "  " + "".join([cell.ljust(8) for cell in cells]).rstrip()
