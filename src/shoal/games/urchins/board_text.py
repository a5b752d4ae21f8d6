"""Sea Urchins' board in words, and its colours."""

import textwrap
from typing import final

from shoal.core.game import BoardText
from shoal.core.message import say
from shoal.core.packed_arrays import i64
from shoal.core.text.board_lines import BoardLine
from shoal.core.view import View
from shoal.games.urchins.components import LETTERS
from shoal.games.urchins.tokens import MARKS

WIDTH = 80
"""Columns of an ordinary terminal."""

TOKENS_IN_WORDS = ("nothing", "red", "yellow", "red on yellow", "yellow on red")

PICTURE = r"^\d  [.rRyY]"
LEGEND = r"^r, y: "


@final
class UrchinsBoardText(BoardText):
    """A picture of the board, then the same in sentences."""

    def lines(self, view: View) -> list[BoardLine]:
        return [say("error-text", text=line) for line in self.whole_text(view).split("\n")]

    def whole_text(self, view: View) -> str:
        lines = _picture(view)
        lines += [
            "r, y: one token; R, Y: a stack with that colour on top; number: a seat's piece.",
            "",
        ]
        lines += textwrap.wrap(f"On the board: {_tokens(view)}.", WIDTH, subsequent_indent="  ")
        pile = view.numbers("pile")
        lines.append(f"In the pile: {pile[0]} red, {pile[1]} yellow.")
        lines += [_seat(view, seat) for seat in range(view.players)]
        lines += _calm(view)
        lines += _turn(view)
        return "\n".join(lines)


def _picture(view: View) -> list[str]:
    rows = view.words("rows")
    size = len(rows)
    owners = _owners(view)
    lines = []
    for height in range(size, 0, -1):
        row = rows[size - height]
        cells = [f"{row[c]}{owners.get(f'{LETTERS[c]}{height}', ' ')}" for c in range(size)]
        lines.append(f"{height}  {'  '.join(cells)}".rstrip())
    return [*lines, "   " + "   ".join(LETTERS[:size])]


def _owners(view: View) -> dict[str, str]:
    """Whose piece stands on which square."""
    return {place: str(seat) for seat, place in enumerate(view.words("pieces")) if place != "hand"}


def _tokens(view: View) -> str:
    rows = view.words("rows")
    size = len(rows)
    lines = []
    for height in range(1, size + 1):
        for column in range(size):
            lying = MARKS.index(rows[size - height][column])
            if lying:
                lines.append(f"{LETTERS[column]}{height} {TOKENS_IN_WORDS[lying]}")
    return ", ".join(lines) or "no token"


def _seat(view: View, seat: i64) -> str:
    place = view.words("pieces")[seat]
    where = "piece in hand" if place == "hand" else f"piece on {place}"
    you = " (you)" if seat == view.seat else ""
    return f"Seat {seat}{you}: {_tokens_won(view.numbers('won')[seat])}, {where}."


def _tokens_won(tokens: i64) -> str:
    return "1 token won" if tokens == 1 else f"{tokens} tokens won"


def _calm(view: View) -> list[str]:
    calm = view.number("calm")
    turns = "1 turn" if calm == 1 else f"{calm} turns"
    lines = [f"Still water for {turns}; after {view.number('lull')} an addition is due (UR-22)."]
    if view.flag("added"):
        lines.append("A token was added in this turn.")
    return lines


def _turn(view: View) -> list[str]:
    phase = view.word("step")
    if phase == "lot":
        return ["The lot says who begins."]
    if phase == "over":
        ended = f"The game is over after the turn of seat {view.number('turn')}."
        return [ended, _winners(view)]
    due = " It must add in step 2 if it can." if view.flag("due") else ""
    return [f"Seat {view.number('turn')} is at step {phase} of 3.{due}"]


def _winners(view: View) -> str:
    best = [seat for seat, rank in enumerate(view.ranks) if rank == 0]
    return result([int(tokens) for tokens in view.numbers("won")], best)


def result(won: list[int], best: list[int]) -> str:
    """Who has won, in a sentence (UR-40, UR-41)."""
    tokens = "1 token" if won[best[0]] == 1 else f"{won[best[0]]} tokens"
    if len(best) == 1:
        return f"Seat {best[0]} wins with {tokens}."
    names = " and ".join([str(seat) for seat in best])
    return f"Seats {names} share the win with {tokens} each."
