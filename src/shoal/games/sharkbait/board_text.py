"""SharkBait's board in words: sentences, and tables of players, tokens, the ocean mat and dice."""

from typing import Final, final

from shoal.core.game import BoardText, View
from shoal.core.message import HEADLINE, Message, say
from shoal.core.packed_arrays import i64, vec
from shoal.core.text.board_lines import BoardLine, BoardRow, Cell
from shoal.games.sharkbait.components import ROUNDS, SHARK_DICE, SIDES, TokenTable
from shoal.games.sharkbait.options import Settings
from shoal.games.sharkbait.state import had_turn

SHARK: Final = "▲"
NOTHING: Final = "·"

GROUPS_A_ROW: Final = 7
"""As many groups of tokens as there are by default; with up to 20 tokens they fit 80 columns."""


@final
class SharkBaitBoardText(BoardText):
    """All that lies on the table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def lines(self, view: View) -> list[BoardLine]:
        tokens = self.settings.tokens
        spaces = int(self.settings.track)
        # Sentences between the tables keep their columns apart.
        found: list[BoardLine] = [
            heading(view),
            *player_table(view, tokens),
            say("board-supply", baits=int(view.number("supply")), spaces=spaces),
            *token_table(view.numbers("mat"), tokens),
            tokens_on_hold(view),
        ]
        if view.word("phase") not in ("first", "hold", "over"):
            found += turn_lines(view)
        return found


# The whole game.


def heading(view: View) -> Message:
    """Where in the game we are."""
    if view.over:
        winners = [seat for seat, rank in enumerate(view.ranks) if rank == 0]
        return say("board-over", seats=winners, rule="SB-37", level=HEADLINE)
    first = int(view.number("first"))
    if view.word("phase") == "first":
        return say("board-drawing-first", rule="SB-8", level=HEADLINE)
    if view.word("phase") == "hold":
        return say("board-drawing-tokens", seat=first, rule="SB-7", level=HEADLINE)
    return turn_heading(int(view.number("round")), int(view.number("turn")), first)


def turn_heading(turn_round: int, seat: int, first: int) -> Message:
    """Whose turn of which round it is, and who had the first one."""
    last = int(ROUNDS)
    if seat == first:
        return say(
            "board-first-turn",
            round=turn_round,
            rounds=last,
            seat=seat,
            rule="SB-9",
            level=HEADLINE,
        )
    return say(
        "board-turn",
        round=turn_round,
        rounds=last,
        seat=seat,
        other=first,
        rule="SB-9",
        level=HEADLINE,
    )


def player_table(view: View, tokens: TokenTable) -> list[BoardRow]:
    """A row for each player: space, trophies, baits, and the token of the round or the place."""
    last = say("board-head-place") if view.over else say("board-head-token")
    head = [
        Cell(""),
        label(say("board-head-space")),
        label(say("board-head-trophies")),
        label(say("board-head-baits")),
        label(last),
    ]
    seats = range(int(view.players))
    return [BoardRow(head), *[BoardRow(player_row(view, seat, tokens)) for seat in seats]]


def player_row(view: View, seat: int, tokens: TokenTable) -> list[Cell]:
    """What a player has."""
    return [
        Cell(say("board-player", seat=seat)),
        Cell(str(view.numbers("pawns")[seat]), "sea"),
        Cell(str(view.numbers("trophies")[seat])),
        Cell(str(view.numbers("baits")[seat])),
        token_or_place(view, seat, tokens),
    ]


def token_or_place(view: View, seat: int, tokens: TokenTable) -> Cell:
    """The token that a player has won this round, if any; the place in the end."""
    if view.over:
        return Cell(str(view.ranks[seat] + 1), "bright")
    if had_turn(seat, view.number("turn"), view.number("first"), view.players):
        return Cell(token_with_gains(view.numbers("won")[seat], tokens), "yellow")
    return Cell("")


# Tokens.


def token_with_gains(number: i64, tokens: TokenTable) -> Message:
    """A token with what is printed on it."""
    return say(
        "board-token",
        token=int(number),
        steps=int(tokens.steps[number]),
        bait=int(tokens.with_bait >> number & 1),
    )


def token_table(mat: vec[i64], tokens: TokenTable) -> list[BoardRow]:
    """The tokens on the mat, with the spaces and baits that they bring below them."""
    groups = token_groups(mat, tokens)
    rows: list[BoardRow] = []
    for start in range(0, len(groups), GROUPS_A_ROW):
        some = groups[start : start + GROUPS_A_ROW]
        steps = [tokens.steps[group[0]] for group in some]
        baits = [tokens.with_bait >> group[0] & 1 for group in some]
        numbers = [Cell(" ".join([str(one) for one in group]), "yellow") for group in some]
        rows.append(BoardRow([label(say("board-tokens")), *numbers]))
        rows.append(BoardRow([label(say("board-token-spaces")), *[number(n) for n in steps]]))
        rows.append(BoardRow([label(say("board-token-baits")), *[number(n) for n in baits]]))
    return rows


def tokens_on_hold(view: View) -> Message:
    """The tokens that cannot be won now; in the end those of the last round."""
    tokens = plain(view.numbers("hold"))
    if view.over:
        return say("board-last-won", tokens=tokens, rule="SB-36")
    return say("board-out", tokens=tokens, rule="SB-7")


def token_groups(mat: vec[i64], tokens: TokenTable) -> list[list[int]]:
    """Tokens in order, those together that follow each other and bring the same."""
    groups: list[list[int]] = []
    last = (-1, -1)
    for token in mat:
        brings = int(tokens.steps[token]), int(tokens.with_bait >> token & 1)
        if brings == last:
            groups[-1].append(int(token))
        else:
            groups.append([int(token)])
        last = brings
    return groups


# The turn.


def turn_lines(view: View) -> list[BoardLine]:
    """The ocean mat, the hand and the roll of the player to act."""
    sharks = plain(view.numbers("sharks"))
    hand = say(
        "board-hand",
        fish=int(view.number("dice")),
        sharks=int(SHARK_DICE) - len(sharks),
        lost=int(view.number("aside")),
    )
    return [*ocean_table(view, sharks), hand, *roll_lines(view), *score_lines(view, sharks)]


def ocean_table(view: View, sharks: list[int]) -> list[BoardRow]:
    """The columns of the ocean mat with their fish and sharks."""
    columns = range(1, int(SIDES) + 1)
    fish = [number(count, "sea") for count in view.numbers("ocean")]
    homes = [mark(SHARK * sharks.count(column), "red") for column in columns]
    return [
        BoardRow([label(say("board-columns")), *[Cell(str(one), "bright") for one in columns]]),
        BoardRow([label(say("board-fish")), *fish]),
        BoardRow([label(say("board-sharks")), *homes]),
    ]


def roll_lines(view: View) -> list[BoardLine]:
    """The dice that lie rolled, and what became of this roll so far."""
    if view.word("phase") == "throw":
        return [say("board-rolling", seat=int(view.number("turn")))]
    found: list[BoardLine] = []
    fish = dice_text(view.numbers("thrown"))
    sharks = dice_text(view.numbers("black"))
    if fish:
        found.append(BoardRow([label(say("board-rolled-fish")), Cell(fish, "sea")]))
    if sharks:
        found.append(BoardRow([label(say("board-rolled-sharks")), Cell(sharks, "red")]))
    placed = plain(view.numbers("placed"))
    if placed:
        found.append(say("board-placed", columns=placed, rule="SB-15"))
    if view.word("phase") == "loss":
        found.append(say("board-bad-roll", rule="SB-17"))
    return found


def score_lines(view: View, sharks: list[int]) -> list[BoardLine]:
    """The score once both sharks are home, and the tokens that it can be turned into."""
    found: list[BoardLine] = []
    if len(sharks) == SHARK_DICE:
        rule = "SB-24" if sharks[0] == sharks[1] else "SB-23"
        found.append(say("board-score", score=int(view.number("score")), rule=rule))
    if view.word("phase") == "prize":
        token = int(view.number("prize"))
        bigger = int(view.number("bigger"))
        found.append(say("board-prize", token=token, bigger=bigger, rule="SB-28"))
    return found


# Cells.


def label(what: Message) -> Cell:
    """What a row or a column is about."""
    return Cell(what, "dim")


def number(count: i64, colour: str = "") -> Cell:
    """A number that stands out unless it is 0."""
    return mark(str(count) if count else "", colour)


def mark(text: str, colour: str) -> Cell:
    """A text in a colour, or a dot for none."""
    return Cell(text, colour) if text else Cell(NOTHING, "dim")


def dice_text(counts: vec[i64]) -> str:
    """Dice in order, from how many of them show 1 to 6."""
    dice = [str(side + 1) for side in range(SIDES) for _die in range(counts[side])]
    return " ".join(dice)


def plain(numbers: vec[i64]) -> list[int]:
    """Numbers as an argument of a message."""
    return [int(one) for one in numbers]
