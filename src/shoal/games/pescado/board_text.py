"""Pescado's board in words, with its colours."""

import textwrap
from typing import final

from shoal.core.game import BoardText
from shoal.core.message import say
from shoal.core.packed_arrays import i64, vec
from shoal.core.text.board_lines import BoardLine
from shoal.core.view import View
from shoal.games.pescado.components import COLOURS, FISH_ON_TILE, LETTERS, POOL, Deck

WIDTH = 80
"""Columns of an ordinary terminal."""

PHASES_IN_WORDS = {
    "refill": "tiles are drawn for the pool",
    "first": "the first player is being drawn",
    "throw": "the first throw falls",
    "throw-again": "the second throw falls",
    "throw-for-all": "a snatch round, and all white dice are thrown again",
    "open": "a snatch round, and the marks are open; lots are drawn",
    "fish": "the first throw lies on the table",
    "fish-again": "the second throw lies on the table",
    "snatch": "a snatch round, and everybody claims",
    "secret": "a snatch round, and everybody marks in secret",
}

LINES_WITH_TILES = r"^( |Kept:|Dice:|Stack|Seat \d.*(tiles?|marked|claimed):)"
MAX_LETTERS = 8
LETTERS_BEFORE = "|".join([rf"(?<=\b[{LETTERS}]{{{count}}})" for count in range(MAX_LETTERS)])


def colour_of(letter: str) -> str:
    """The colour of a letter."""
    return COLOURS[LETTERS.index(letter)]


@final
class PescadoBoardText(BoardText):
    """All that lies on the table."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck

    def lines(self, view: View) -> list[BoardLine]:
        return [say("error-text", text=line) for line in self.whole_text(view).split("\n")]

    def whole_text(self, view: View) -> str:
        lines = [*heading(view), *dice(view), "Pool:", *pool(view, self.deck)]
        for seat in range(view.players):
            lines += player(view, seat)
        stack = view.words("stack")
        lines += wrapped(f"Stack, {counted(len(stack), 'tile')}: {listed(stack)}.")
        if "top" in view.facts and view.words("top"):
            top = listed(view.words("top"))
            lines += wrapped(f"On top of the stack, the uppermost first: {top}.")
        lines.append(f"White dice thrown {view.number('thrown')} of {view.number('throws')} times.")
        return "\n".join([*lines, *snatch_round(view)])


def heading(view: View) -> list[str]:
    """Where in the game we are."""
    if view.over:
        why = why_over(len(view.words("pool")), view.number("thrown"))
        return [
            f"The game is over: {who_won(vec[i64](view.ranks), view.numbers('points'))}.",
            f"It ended because {why}.",
        ]
    return [f"Seat {view.number('turn')}'s turn: {PHASES_IN_WORDS[view.word('phase')]}."]


def why_over(pool: i64, thrown: i64) -> str:
    """What ended a game with this many tiles in the pool after this many throws."""
    if pool < POOL:
        return "the stack cannot fill the pool (PE-23)"
    return f"the white dice have been thrown {counted(thrown, 'time')} (PE-26)"


def who_won(ranks: vec[i64], points: vec[i64]) -> str:
    """Who has won, and whether fewer tiles decided a tie.

    >>> who_won(vec[i64]([0, 1, 0]), vec[i64]([9, 9, 9]))
    'seats 0 and 2 share the win by fewer tiles (PE-25)'
    """
    winners = [str(seat) for seat, rank in enumerate(ranks) if rank == 0]
    level = [seat for seat, rank in enumerate(ranks) if points[seat] == max(points)]
    fewer = " by fewer tiles" if len(level) > len(winners) else ""
    rule = " (PE-25)" if len(level) > 1 else ""
    if len(winners) == 1:
        return f"seat {winners[0]} wins{fewer}{rule}"
    return f"seats {', '.join(winners[:-1])} and {winners[-1]} share the win{fewer}{rule}"


def dice(view: View) -> list[str]:
    """The dice on the table, and what was paid for grey ones."""
    letters = view.word("dice")
    verb = "Kept" if view.word("phase") == "throw-again" else "Dice"
    lines = [f"{verb}: {in_colours(letters)} ({letters})." if letters else f"{verb}: none."]
    flips = view.number("flips")
    if flips:
        grey = counted(view.number("grey"), "grey die", "grey dice")
        lines.append(f"{counted(flips, 'tile')} flipped, for {grey}.")
    return lines


def pool(view: View, deck: Deck) -> list[str]:
    """A line for each tile of the pool."""
    flipped = view.words("flipped")
    lines = []
    for name in view.words("pool"):
        points = counted(deck.values[deck.number[name]], "point")
        face = ", face down" if name in flipped else ""
        lines.append(f"  {name}: {in_colours(name[:FISH_ON_TILE])}, {points}{face}")
    return lines or ["  empty"]


def player(view: View, seat: i64) -> list[str]:
    """What lies in front of a seat."""
    won = lists(view, "won")[seat] or []
    you = " (you)" if seat == view.seat else ""
    place = f"place {view.ranks[seat] + 1}, " if view.over else ""
    points = counted(view.numbers("points")[seat], "point")
    tiles = counted(len(won), "tile")
    lines = wrapped(f"Seat {seat}{you}: {place}{points}, {tiles}: {listed(won)}.")
    if not view.over:
        lines += at_turn(view, seat, won)
    return lines


def at_turn(view: View, seat: i64, won: list[str]) -> list[str]:
    """Which of a seat's tiles this turn has to do with."""
    lines: list[str] = []
    if seat == view.number("turn") and view.words("fresh"):
        lines += wrapped(f"  taken from the pool this turn: {listed(view.words('fresh'))}")
    if seat == (view.number("turn") - 1) % view.players:
        if view.words("prey"):
            lines += wrapped(f"  can still be taken from seat {seat}: {listed(view.words('prey'))}")
        flipped = [name for name in view.words("flipped") if name in won]
        if flipped:
            lines += wrapped(f"  flipped and safe: {listed(flipped)}")
    return lines


def snatch_round(view: View) -> list[str]:
    """Claims or marks as far as they are seen, and who is done."""
    phase = view.word("phase")
    if phase == "snatch":
        return [
            *fingers(view, "claims", "wrongly claimed"),
            f"Done: {seats(view.numbers('done'))}.",
        ]
    if phase == "secret":
        return [*fingers(view, "marks", "marked"), f"Sealed: {seats(view.numbers('sealed'))}."]
    if phase == "open":
        return fingers(view, "marks", "marked")
    return []


def fingers(view: View, name: str, verb: str) -> list[str]:
    """A line for each seat whose fingers are seen."""
    lines = []
    for seat, tiles in enumerate(lists(view, name)):
        if tiles is not None:
            lines.append(f"Seat {seat} has {verb}: {listed(tiles)}.")
    return lines


def lists(view: View, name: str) -> list[list[str] | None]:
    """A fact that is a list of names for each seat, None where it is hidden."""
    fact = view.facts[name]
    assert isinstance(fact, list)
    return fact


def wrapped(line: str) -> list[str]:
    """The line broken so that it fits into 80 columns."""
    return textwrap.wrap(line, WIDTH, subsequent_indent="    ")


def in_colours(letters: str) -> str:
    """Letters as colours.

    >>> in_colours("yyk")
    'yellow yellow black'
    """
    return " ".join([COLOURS[LETTERS.index(letter)] for letter in letters])


def counted(number: i64, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> counted(1, "tile"), counted(0, "tile")
    ('1 tile', '0 tiles')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(names: list[str]) -> str:
    """Names with commas, or none."""
    return ", ".join(names) or "none"


def seats(numbers: vec[i64]) -> str:
    """Seats in words."""
    return ", ".join([f"seat {number}" for number in numbers]) or "nobody"
