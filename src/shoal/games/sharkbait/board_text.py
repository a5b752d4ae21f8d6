"""SharkBait's board in words, and how they are coloured."""

from typing import Final, final

from shoal.core.game import BoardText
from shoal.core.message import say
from shoal.core.packed_arrays import i64, vec
from shoal.core.text.board_lines import BoardLine
from shoal.core.text.notation_helpers import write_dice
from shoal.core.view import View
from shoal.games.sharkbait.components import ROUNDS, SHARK_DICE, SIDES, TokenTable
from shoal.games.sharkbait.options import Settings
from shoal.games.sharkbait.state import had_turn

WIDTH: Final[i64] = 80
"""Columns of an ordinary terminal."""


@final
class SharkBaitBoardText(BoardText):
    """All that lies on the table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def lines(self, view: View) -> list[BoardLine]:
        return [say("error-text", text=line) for line in self.whole_text(view).split("\n")]

    def whole_text(self, view: View) -> str:
        settings = self.settings
        lines = [
            heading(view),
            *players(view, settings.tokens),
            *folded("Token mat: ", token_groups(view.numbers("mat"), settings.tokens)),
            f"On hold: {listed(view.numbers('hold'))}.",
            f"Baits in the supply: {view.number('supply')}. The track has {settings.track} spaces.",
        ]
        if view.word("phase") not in ("first", "hold", "over"):
            lines += turn(view)
        return "\n".join(lines)


def heading(view: View) -> str:
    """Where in the game we are."""
    if view.over:
        winners = [str(seat) for seat in range(view.players) if view.ranks[seat] == 0]
        if len(winners) == 1:
            return f"The game is over: seat {winners[0]} wins."
        return f"The game is over: seats {' and '.join(winners)} tie."
    if view.word("phase") == "first":
        return "Setting up: the start player is being drawn."
    if view.word("phase") == "hold":
        return f"Setting up: tokens are drawn for the hold; seat {view.number('first')} starts."
    return (
        f"Round {view.number('round')} of {ROUNDS}, seat {view.number('turn')}'s turn; "
        f"seat {view.number('first')} started the round."
    )


def players(view: View, tokens: TokenTable) -> list[str]:
    """A line for each player."""
    lines = []
    for seat in range(view.players):
        won = view.numbers("won")[seat]
        has_won = had_turn(seat, view.number("turn"), view.number("first"), view.players)
        token = f", token {token_text(won, tokens)}" if has_won else ""
        you = " (you)" if seat == view.seat else ""
        place = f"place {view.ranks[seat] + 1}, " if view.over else ""
        lines.append(
            f"Seat {seat}{you}: {place}space {view.numbers('pawns')[seat]}, "
            f"{counted(view.numbers('trophies')[seat], 'trophy', 'trophies')}, "
            f"{counted(view.numbers('baits')[seat], 'bait', 'baits')}{token}"
        )
    return lines


def turn(view: View) -> list[str]:
    """The ocean mat, the hand and the throw of the player to act."""
    sharks = list(view.numbers("sharks"))
    in_hand = SHARK_DICE - len(sharks)
    columns = range(1, int(SIDES) + 1)
    lines = [
        "Column   1  2  3  4  5  6",
        "Fish   " + "".join([f"{fish:3}" for fish in view.numbers("ocean")]),
        "Sharks " + "".join([f"{sharks.count(column) or '.':>3}" for column in columns]),
        f"Hand: {view.number('dice')} fish, {counted(in_hand, 'shark', 'sharks')}.",
        f"Put aside: {view.number('aside')} fish.",
    ]
    lines += throw(view)
    if len(sharks) == SHARK_DICE:
        lines.append(f"Dice score: {view.number('score')}.")
    if view.word("phase") == "prize":
        bigger = view.number("bigger")
        lines.append(f"Token {view.number('prize')} is on offer; a bait lifts it to {bigger}.")
    return lines


def throw(view: View) -> list[str]:
    """The dice that lie thrown."""
    thrown = dice_in_words(view.numbers("thrown"))
    black = dice_in_words(view.numbers("black"))
    if view.word("phase") == "throw":
        return ["The dice are in the air."]
    if thrown == "-" and black == "-":
        return []
    fish = "no fish" if thrown == "-" else f"fish {thrown}"
    sharks = "" if black == "-" else f", sharks {black}"
    placed = listed(view.numbers("placed"))
    if placed != "none":
        return [f"Thrown: {fish}{sharks}; from this throw you placed schools of {placed}."]
    if view.word("phase") == "loss":
        return [f"Thrown: {fish}, a bad roll; one of these is put aside already."]
    return [f"Thrown: {fish}{sharks}."]


def dice_in_words(counts: vec[i64]) -> str:
    """Counts of columns 1 to 6 as sorted dice."""
    return write_dice([column + 1 for column in range(SIDES) for _ in range(counts[column])])


def counted(number: i64, one: str, many: str) -> str:
    """A number with its noun.

    >>> counted(1, "bait", "baits"), counted(0, "bait", "baits")
    ('1 bait', '0 baits')
    """
    return f"{number} {one if number == 1 else many}"


def listed(numbers: vec[i64]) -> str:
    """Numbers with commas, or none."""
    return ", ".join([str(number) for number in numbers]) or "none"


def folded(heading: str, groups: list[str]) -> list[str]:
    """Groups with commas on as many lines of 80 columns as they need."""
    lines = [heading]
    for place, group in enumerate(groups):
        word = group if place == len(groups) - 1 else f"{group}, "
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append(" " * len(heading))
        lines[-1] += word
    return [line.rstrip() for line in lines]


def token_text(number: i64, tokens: TokenTable) -> str:
    """A token with what is printed on it: ``5 (move 1, bait)``."""
    return bringing(number, tokens.steps[number], tokens.with_bait >> number & 1)


def bringing(number: i64, steps: i64, baits: i64) -> str:
    """A token that brings this many steps and baits.

    >>> bringing(5, 1, 1), bringing(2, 0, 0)
    ('5 (move 1, bait)', '2 (nothing)')
    """
    brings = []
    if steps:
        brings.append(f"move {steps}")
    if baits:
        brings.append("bait")
    return f"{number} ({', '.join(brings) or 'nothing'})"


def token_groups(numbers: vec[i64], tokens: TokenTable) -> list[str]:
    """Tokens grouped by what they bring: ``9 10 11 (move 2)``, ``12 (move 3)``."""
    groups: list[str] = []
    last = ""
    for number in numbers:
        brings = token_text(number, tokens).partition(" ")[2]
        if brings == last:
            groups[-1] = groups[-1].replace(" (", f" {number} (", 1)
        else:
            groups.append(f"{number} {brings}")
        last = brings
    return groups
