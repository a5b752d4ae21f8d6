"""What SharkBait's board in words claims: sentences and tables against the facts of a View."""

from itertools import groupby

from words.game_steps import Step
from words.sharkbait.messages import claims

from shoal.core.message import HEADLINE, Message
from shoal.core.text.board_lines import BoardRow

Table = list[list[str | Message]]

# Sentences.


@claims.of("board-drawing-first", rule="SB-8", level=HEADLINE)
def draws_the_first_player(step: Step) -> None:
    assert step.was("phase") == "first"


@claims.of("board-drawing-tokens", rule="SB-7", level=HEADLINE)
def draws_tokens(step: Step, seat: int) -> None:
    assert (step.was("phase"), seat) == ("hold", step.was("first"))


@claims.of("board-first-turn", rule="SB-9", level=HEADLINE)
def has_the_first_turn(step: Step, seat: int, rounds: int, **args: int) -> None:
    assert (args, rounds) == ({"round": step.was("round")}, 7)
    assert seat == step.was("turn") == step.was("first") and not step.view.over


@claims.of("board-turn", rule="SB-9", level=HEADLINE)
def has_a_turn(step: Step, seat: int, other: int, rounds: int, **args: int) -> None:
    assert (args, rounds) == ({"round": step.was("round")}, 7)
    assert (seat, other) == (step.was("turn"), step.was("first")) and seat != other


@claims.of("board-over", rule="SB-37", level=HEADLINE)
def is_over(step: Step, seats: list[int]) -> None:
    assert seats == [seat for seat, rank in enumerate(step.before.ranks()) if rank == 0]
    assert step.was("phase") == "over"


@claims.of("board-supply")
def has_a_supply(step: Step, baits: int, spaces: int) -> None:
    assert (baits, spaces) == (step.was("supply"), step.game.options["track"])


@claims.of("board-out", rule="SB-7")
def tokens_are_on_hold(step: Step, tokens: list[int]) -> None:
    assert tokens == step.was("hold") and step.was("phase") != "over"


@claims.of("board-last-won", rule="SB-36")
def tokens_were_won(step: Step, tokens: list[int]) -> None:
    assert (tokens, step.was("phase")) == (step.was("hold"), "over")


@claims.of("board-hand")
def has_dice_in_hand(step: Step, fish: int, sharks: int, lost: int) -> None:
    assert (fish, lost) == (step.was("dice"), step.was("aside"))
    assert sharks == 2 - len(step.was("sharks"))


@claims.of("board-rolling")
def is_rolling(step: Step, seat: int) -> None:
    assert (step.was("phase"), seat) == ("throw", step.was("turn"))


@claims.of("board-placed", rule="SB-15")
def has_placed(step: Step, columns: list[int]) -> None:
    assert columns == step.was("placed") != []


@claims.of("board-bad-roll", rule="SB-17")
def has_rolled_badly(step: Step) -> None:
    assert step.was("phase") == "loss"


@claims.of("board-score")
def has_a_score(step: Step, score: int, rule: str) -> None:
    sharks = step.was("sharks")
    assert (score, len(sharks)) == (step.was("score"), 2)
    assert rule == ("SB-24" if len(set(sharks)) == 1 else "SB-23")


@claims.of("board-prize", rule="SB-28")
def is_offered(step: Step, token: int, bigger: int) -> None:
    assert (token, bigger) == (step.was("prize"), step.was("bigger"))
    assert step.was("phase") == "prize"


# Cells.


@claims.of("board-player")
def is_a_player(step: Step, seat: int) -> None:
    assert 0 <= seat < step.before.players


@claims.of("board-token")
def is_won(step: Step, token: int, steps: int, bait: int) -> None:
    assert token in step.was("won")
    assert (steps, bait) == brings(step, token)


@claims.of(
    *("board-head-space", "board-head-trophies", "board-head-baits", "board-head-token"),
    *("board-head-place", "board-tokens", "board-token-spaces", "board-token-baits"),
    *("board-columns", "board-fish", "board-sharks", "board-rolled-fish", "board-rolled-sharks"),
)
def is_a_label(step: Step) -> None:
    """What stands beside a label is compared by ``check_board``."""


# The whole board.


def check_board(step: Step) -> None:
    """Compare all sentences and tables of a View with its facts."""
    lines = step.view.lines()
    tables = []
    for is_row, group in groupby(lines, lambda line: isinstance(line, BoardRow)):
        if is_row:
            tables.append([[cell.what for cell in row.cells] for row in check_cells(step, group)])
        else:
            for sentence in group:
                claims.check(step, sentence)
    for table, facts in zip(tables, expected(step), strict=True):
        assert without_labels(table) == facts, f"{step}\n{table}"
    names = [row[0].args["seat"] for row in tables[0][1:]]
    assert names == list(range(step.before.players))


def check_cells(step: Step, rows: list[BoardRow]) -> list[BoardRow]:
    """Compare the messages in the cells of a table; the rows again."""
    found = list(rows)
    for row in found:
        for cell in row.cells:
            if isinstance(cell.what, Message):
                claims.check_part(step, cell.what)
    return found


def without_labels(table: Table) -> list[list[str]]:
    """The numbers and marks of a table, and the numbers of tokens."""
    return [
        [str(cell.args["token"]) if isinstance(cell, Message) else cell for cell in row[1:]]
        for row in table
        if not all(isinstance(cell, Message) for cell in row[1:])
    ]


def expected(step: Step) -> list[list[list[str]]]:
    """What the tables of the players, the tokens, the ocean and the roll must say."""
    tables = [players(step), tokens(step)]
    if step.was("phase") in ("first", "hold", "over"):
        return tables
    columns = range(1, 7)
    sharks = ["▲" * step.was("sharks").count(column) or "·" for column in columns]
    fish = [dotted(count) for count in step.was("ocean")]
    tables.append([[str(column) for column in columns], fish, sharks])
    thrown = [dice(step.was(fact)) for fact in ("thrown", "black")]
    return [*tables, [[one] for one in thrown if one]] if any(thrown) else tables


def players(step: Step) -> list[list[str]]:
    """Space, trophies, baits, and the token of this round or the place."""
    facts = [step.was(fact) for fact in ("pawns", "trophies", "baits")]
    return [[str(one) for one in row] for row in zip(*facts, last_column(step), strict=True)]


def last_column(step: Step) -> list[object]:
    """The places in the end; before, the token of every player who has had a turn."""
    if step.was("phase") == "over":
        return [rank + 1 for rank in step.before.ranks()]
    count, first = int(step.before.players), step.was("first")
    had = [(first + turn) % count for turn in range((step.was("turn") - first) % count)]
    return [step.was("won")[seat] if seat in had else "" for seat in range(count)]


def tokens(step: Step) -> list[list[str]]:
    """Tokens that follow each other and bring the same, in threes of rows."""
    groups = [list(group) for _, group in groupby(step.was("mat"), lambda one: brings(step, one))]
    rows = []
    for some in [groups[start : start + 7] for start in range(0, len(groups), 7)]:
        rows.append([" ".join(map(str, group)) for group in some])
        rows += [[dotted(brings(step, group[0])[which]) for group in some] for which in (0, 1)]
    return rows


def brings(step: Step, token: int) -> tuple[int, int]:
    """The spaces and baits that are printed on a token, from the text of the option."""
    for entry in str(step.game.options["tokens"]).split(","):
        numbers, _, gains = entry.partition(":")
        low, _, high = numbers.partition("-")
        if int(low) <= token <= int(high or low):
            return int(gains.removesuffix("b")), int(gains.endswith("b"))
    raise LookupError(token)


def dotted(count: int) -> str:
    """A number, or a dot for 0."""
    return str(count) if count else "·"


def dice(counts: list[int]) -> str:
    """Dice in order."""
    return " ".join(str(face) for face in range(1, 7) for _die in range(counts[face - 1]))
