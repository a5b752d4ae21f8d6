"""Pescado's board in words: the pool and other tiles as drawings, the rest as sentences."""

from typing import Final, final

from shoal.core.game import BoardText, View
from shoal.core.message import DETAIL, HEADLINE, Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.text.board_lines import BoardLine, BoardRow, Cell
from shoal.games.pescado.components import (
    COLOURS,
    FISH_ON_TILE,
    LETTERS,
    Deck,
    dice_from,
    dice_words,
)
from shoal.games.pescado.log import end_of_game
from shoal.games.pescado.rules import own

MARKS: Final = "*+^~%#"
"""One mark a colour, in the order of ``COLOURS``, for players who cannot tell colours apart."""

TILES_A_ROW: Final = 15
NUMBERED_TILES_A_ROW: Final = 11
"""Tiles beside each other, as wide as an ordinary terminal."""

COLOURS_A_ROW: Final = 3
"""Colours beside each other in the legend."""

DIM: Final = "dim"


@final
class PescadoBoardText(BoardText):
    """All that lies on the table."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck

    def lines(self, view: View) -> list[BoardLine]:
        found = [*heading(view), *dice(view), *pool(view, self.deck), *prey(view, self.deck)]
        for seat in range(view.players):
            found += player(view, self.deck, seat)
        found += snatch_round(view, self.deck)
        return [*found, *stack(view, self.deck), throws(view), *legend()]


# The turn.


def heading(view: View) -> list[BoardLine]:
    """Where in the game we are."""
    if view.over:
        return [*end_of_game(own(view.game.shown(view)))]
    phase = view.word("phase")
    if phase == "first" or (phase == "refill" and is_first_seat_unknown(view)):
        return [say(key_in("board-before", phase), level=HEADLINE)]
    return [say(key_in("board-turn", phase), seat=view.number("turn"), level=HEADLINE)]


def is_first_seat_unknown(view: View) -> bool:
    """Whether the first player has still to be drawn (PE-5)."""
    return view.number("thrown") == 0 and view.game.options["first"] == "random"


def dice(view: View) -> list[BoardLine]:
    """The dice on the table, and what was paid for grey ones."""
    letters = view.word("dice")
    words = dice_words(dice_from(letters))
    is_kept = view.word("phase") == "throw-again"
    found: list[BoardLine] = [say("board-kept" if is_kept else "board-dice", dice=words)]
    if letters:
        found.append(BoardRow([Cell(" "), *fish_cells(letters)], gap=1))
    flips = view.number("flips")
    if flips:
        found.append(say("board-grey", flips=flips, count=view.number("grey"), rule="PE-12"))
    return found


def throws(view: View) -> Message:
    """How often the white dice have been thrown."""
    count, most = view.number("thrown"), view.number("throws")
    return say("board-throws", count=count, most=most, rule="PE-26", level=DETAIL)


# Tiles.


def pool(view: View, deck: Deck) -> list[BoardLine]:
    """A row for each tile of the pool."""
    flipped = view.words("flipped")
    tiles = view.words("pool")
    return [
        say("board-pool", count=len(tiles)),
        *[tile_row(deck, name, flipped) for name in tiles],
    ]


def prey(view: View, deck: Deck) -> list[BoardLine]:
    """What can be stolen from the seat before, and what is safe there because it was flipped."""
    if view.over:
        return []
    turn, owner = view.number("turn"), seat_before(view)
    found: list[BoardLine] = []
    tiles = view.words("prey")
    if tiles:
        found.append(say("board-prey", seat=turn, other=owner, rule="PE-18"))
        found += [tile_row(deck, name, []) for name in tiles]
    pool_tiles = view.words("pool")
    safe = [name for name in view.words("flipped") if name not in pool_tiles]
    if safe:
        found.append(say("board-safe", seat=owner, tiles=tile_keys(safe), rule="PE-21"))
        found += copies(deck, safe)
    return found


def seat_before(view: View) -> i64:
    """The seat before the one whose turn it is."""
    return (view.number("turn") + view.players - 1) % view.players


def player(view: View, deck: Deck, seat: i64) -> list[BoardLine]:
    """A seat's points and tiles."""
    won = view.word_rows("won")[seat]
    points = view.numbers("points")[seat]
    said = say("board-player", seat=seat, points=points, count=len(won))
    if view.over:
        place = view.ranks[seat] + 1
        said = say("board-placed", seat=seat, place=place, points=points, count=len(won))
    found: list[BoardLine] = [said, *tile_drawing(deck, won)]
    fresh = view.words("fresh")
    if fresh and not view.over and seat == view.number("turn"):
        found.append(say("board-fresh", seat=seat, tiles=tile_keys(fresh), rule="PE-18"))
        found += copies(deck, fresh)
    return found


def stack(view: View, deck: Deck) -> list[BoardLine]:
    """Which tiles are in the stack, and those of which everybody knows the place."""
    tiles = view.words("stack")
    found: list[BoardLine] = [say("board-stack", count=len(tiles)), *tile_drawing(deck, tiles)]
    top = view.words("top") if "top" in view.facts else []
    if top:
        found.append(say("board-top", tiles=tile_keys(top), rule="PE-30"))
        found += copies(deck, top)
    return found


# A snatch round.


def snatch_round(view: View, deck: Deck) -> list[BoardLine]:
    """Claims or marks as far as they are seen, and who is done."""
    phase = view.word("phase")
    if phase == "snatch":
        done = [int(seat) for seat in view.numbers("done")]
        return [*wrong_claims(view, deck), say("board-done", seats=done)]
    if phase == "secret":
        sealed = [int(seat) for seat in view.numbers("sealed")]
        return [*marks(view, deck), say("board-sealed", seats=sealed)]
    return marks(view, deck) if phase == "open" else []


def wrong_claims(view: View, deck: Deck) -> list[BoardLine]:
    """A sentence for each seat that has claimed a wrong tile."""
    found: list[BoardLine] = []
    for seat, names in enumerate(view.word_rows("claims")):
        if names:
            found.append(say("board-wrong", seat=seat, tiles=tile_keys(names), rule="PE-37"))
            found += copies(deck, names)
    return found


def marks(view: View, deck: Deck) -> list[BoardLine]:
    """A sentence for each seat whose marks are seen."""
    found: list[BoardLine] = []
    fact = view.facts["marks"]
    assert isinstance(fact, list)
    for seat, names in enumerate(fact):
        if names is not None:
            found.append(say("board-marked", seat=seat, tiles=tile_keys(names), rule="PE-40"))
            found += copies(deck, names)
    return found


# Drawings.


def tile_key(name: str) -> str:
    """The word of a tile; tiles with the same fish have the same word."""
    return key_in("tile", name[:FISH_ON_TILE])


def tile_keys(names: list[str]) -> list[str]:
    """The words of tiles."""
    return [tile_key(name) for name in names]


def fish_cells(letters: str) -> list[Cell]:
    """A coloured mark for each letter."""
    places = [LETTERS.index(letter) for letter in letters]
    return [Cell(MARKS[place], COLOURS[place]) for place in places]


def tile_row(deck: Deck, name: str, flipped: list[str]) -> BoardRow:
    """A tile: what to type for it, its fish, its colours in words, and its points."""
    points = deck.values[deck.number[name]]
    is_flipped = name in flipped
    fish = fish_cells(name[:FISH_ON_TILE])
    if is_flipped:
        fish = [Cell(cell.what, DIM) for cell in fish]
    worth = say("board-face-down" if is_flipped else "board-worth", points=points)
    colour = DIM if is_flipped else ""
    called = say("board-tile", tile=tile_key(name))
    return BoardRow(
        [
            Cell("  "),
            Cell(name, colour),
            Cell("  "),
            *fish,
            Cell("  "),
            Cell(called, colour),
            Cell("  "),
            Cell(worth, colour),
        ],
        gap=0,
    )


def tile_drawing(deck: Deck, names: list[str]) -> list[BoardRow]:
    """Tiles beside each other: the marks of the fish, and the number of one of several alike."""
    rows = []
    length = NUMBERED_TILES_A_ROW if deck.has_copies else TILES_A_ROW
    for first in range(0, len(names), length):
        cells: list[Cell] = []
        for name in names[first : first + length]:
            cells += [Cell("  "), *fish_cells(name[:FISH_ON_TILE])]
            cells.append(Cell(name[FISH_ON_TILE:], DIM))
        rows.append(BoardRow(cells, gap=0))
    return rows


def copies(deck: Deck, names: list[str]) -> list[BoardRow]:
    """A drawing of tiles that were named already, if words do not tell all tiles apart."""
    return tile_drawing(deck, names) if deck.has_copies else []


def legend() -> list[BoardLine]:
    """Each colour with its mark, and the letter that stands for it in moves."""
    found: list[BoardLine] = [say("board-legend", level=DETAIL)]
    for first in range(0, len(COLOURS), COLOURS_A_ROW):
        cells: list[Cell] = []
        for place in range(first, first + COLOURS_A_ROW):
            colour = COLOURS[place]
            name = say("board-colour", colour=key_in("colour", colour))
            cells += [Cell(" "), Cell(MARKS[place], colour), Cell(name, colour)]
            cells.append(Cell(LETTERS[place], DIM))
        found.append(BoardRow(cells))
    return found
