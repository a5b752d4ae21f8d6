"""What Sea Urchins' board in words claims: sentences and tables against the facts of a View."""

from words.game_steps import Step
from words.urchins.messages import SHOWN, board, claims

from shoal.core.message import HEADLINE, Message
from shoal.core.text.board_lines import BoardRow

SHAPES = {
    "": ("·", "dim"),
    "red": ("●", "red"),
    "yellow": ("◆", "yellow"),
    "red on yellow": ("◉", "red"),
    "yellow on red": ("◈", "yellow"),
}
NAMES = {
    "board-red": "red",
    "board-yellow": "yellow",
    "board-red-on-yellow": "red on yellow",
    "board-yellow-on-red": "yellow on red",
}
COLUMNS = ["board-head-piece", "board-head-player", "board-head-square", "board-head-won"]

# Sentences.


@claims.of("board-drawing-first", rule="UR-5", level=HEADLINE)
def draws_the_first_player(step: Step) -> None:
    assert step.was("phase") == "lot"


@claims.of("board-turn", rule="UR-7", level=HEADLINE)
def has_a_turn(step: Step, seat: int, number: int) -> None:
    assert (seat, str(number)) == (step.was("turn"), step.was("phase"))


@claims.of("board-over", rule="UR-40", level=HEADLINE)
def is_over(step: Step, seats: list[int]) -> None:
    won = step.was("won")
    assert step.was("phase") == "over"
    assert seats == [seat for seat, tokens in enumerate(won) if tokens == max(won)]


@claims.of("board-pile", rule="UR-2")
def has_a_pile(step: Step, red: int, yellow: int) -> None:
    assert [red, yellow] == step.was("pile")


@claims.of("board-calm", rule="UR-22")
def is_calm(step: Step, turns: int, limit: int) -> None:
    rounds = step.game.options["lull"] == "rounds"
    assert (turns, limit) == (step.was("calm"), 3 * step.before.players if rounds else 3)


@claims.of("board-due", rule="UR-22")
def must_add(step: Step, seat: int) -> None:
    assert seat == step.was("turn") and step.was("phase") in ("1", "2")
    assert step.was("calm") >= step.was("lull")


@claims.of("board-added", rule="UR-17")
def has_added(step: Step, seat: int) -> None:
    assert (seat, step.was("phase"), step.was("added")) == (step.was("turn"), "3", True)


@claims.of("board-last-turn", rule="UR-38")
def had_the_last_turn(step: Step, seat: int) -> None:
    assert (seat, step.was("phase")) == (step.was("turn"), "over")


# Cells.


@claims.of("board-player")
def is_a_player(step: Step, seat: int) -> None:
    assert 0 <= seat < step.before.players


@claims.of(*NAMES, *COLUMNS, "board-in-hand")
def is_a_label(step: Step) -> None:
    """What stands beside a label is compared by ``check_board``."""


# The whole board.


def check_board(step: Step) -> None:
    """Compare all sentences and tables of a View with its facts."""
    sentences: list[Message] = []
    rows: list[BoardRow] = []
    for line in step.view.lines():
        if isinstance(line, Message):
            claims.check(step, line)
            sentences.append(line)
        else:
            rows.append(line)
    check_parts(step, rows)
    assert [said.key for said in sentences] == expected_keys(step), f"{step}"
    size = len(step.was("rows"))
    players = int(step.before.players) + 1
    check_picture(step, rows[: size + 1])
    check_tokens(step, rows[size + 1 : -players])
    check_players(step, rows[-players:])


def check_parts(step: Step, rows: list[BoardRow]) -> None:
    """Compare the messages in cells."""
    for row in rows:
        for cell in row.cells:
            if isinstance(cell.what, Message):
                claims.check_part(step, cell.what)


def expected_keys(step: Step) -> list[str]:
    """The sentences that a position needs."""
    heads = {"lot": "board-drawing-first", "over": "board-over"}
    keys = [heads.get(step.was("phase"), "board-turn"), "board-pile", "board-calm"]
    flags = {"due": "board-due", "added": "board-added"}
    keys += [key for flag, key in flags.items() if step.was(flag)]
    return [*keys, "board-last-turn"] if step.was("phase") == "over" else keys


def check_picture(step: Step, rows: list[BoardRow]) -> None:
    """Every square shows what lies and stands on it."""
    lying, pieces = board(step.was("rows")), step.was("pieces")
    size = len(step.was("rows"))
    for height, row in zip(range(size, 0, -1), rows, strict=False):
        head, *cells = row.cells
        assert head.what == str(height)
        shown = zip("abcdefgh", cells[::2], cells[1::2], strict=False)
        for letter, piece, token in shown:
            square = f"{letter}{height}"
            owner = str(pieces.index(square) + 1) if square in pieces else " "
            assert (piece.what, token.what, token.colour) == (f"  {owner}", *SHAPES[lying[square]])
    assert "".join(str(cell.what) for cell in rows[-1].cells).split() == list("abcdefgh"[:size])


def check_tokens(step: Step, rows: list[BoardRow]) -> None:
    """Each kind of token or stack is named with its shape and all its squares."""
    found: dict[str, list[str]] = {}
    kind = ""
    for row in rows:
        shape, name, squares = row.cells
        if isinstance(name.what, Message):
            kind = NAMES[name.what.key]
            assert (shape.what, shape.colour) == SHAPES[kind]
        found.setdefault(kind, []).extend(str(squares.what).replace("·", "").split())
    lying = board(step.was("rows"))
    kinds = [shown for shown in SHOWN.values() if shown]
    assert {kind: sorted(squares) for kind, squares in found.items()} == {
        kind: sorted(square for square, shown in lying.items() if shown == kind) for kind in kinds
    }


def check_players(step: Step, rows: list[BoardRow]) -> None:
    """Every player has a row with the number and the square of the piece, and the catch."""
    assert [cell.what.key for cell in rows[0].cells] == COLUMNS
    for seat, row in enumerate(rows[1:]):
        number, name, square, won = [cell.what for cell in row.cells]
        assert (number, won) == (str(seat + 1), str(step.was("won")[seat]))
        assert (name.key, name.args) == ("board-player", {"seat": seat})
        place = "hand" if isinstance(square, Message) else square
        assert place == step.was("pieces")[seat]
