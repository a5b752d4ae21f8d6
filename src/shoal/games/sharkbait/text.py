"""SharkBait in words: the board, each move, and what is asked."""

from shoal.core.arrays import i64, vec
from shoal.core.notation import dice_of, write_dice
from shoal.core.view import View
from shoal.games.sharkbait.components import SIDES, TokenTable
from shoal.games.sharkbait.notation import members
from shoal.games.sharkbait.rules import (
    BAIT,
    FIRST,
    FISH,
    HOLD,
    LOSE,
    ROLL,
    SHARK,
    SHARKS,
    STOP,
    SharkBaitState,
)

ASKED = {
    "place": "Place a shark or schools of fish (SB-10).",
    "decide": "Roll again or stop (SB-22)?",
    "loss": "A bad roll: choose which of the fullest columns loses a fish (SB-18).",
    "prize": "Turn in a shark bait for a bigger token, or take this one (SB-28)?",
}


def board(view: View, tokens: TokenTable, track: i64) -> str:
    """All that lies on the table."""
    lines = [
        heading(view),
        *players(view, tokens),
        *folded("Token mat: ", worths(view.numbers("mat"), tokens)),
        f"On hold: {listed(view.numbers('hold'))}.",
        f"Baits in the supply: {view.number('supply')}. The track has {track} spaces.",
    ]
    if view.word("phase") not in ("first", "hold", "over"):
        lines += turn(view)
    return "\n".join(lines)


def heading(view: View) -> str:
    """Where in the game we are."""
    if view.over:
        winners = [str(seat) for seat in range(view.players) if view.ranks[seat] == 0]
        places = ", ".join([f"seat {s} place {view.ranks[s] + 1}" for s in range(view.players)])
        verb = "wins" if len(winners) == 1 else "tie"
        return f"The game is over: seat {' and '.join(winners)} {verb} ({places})."
    if view.word("phase") == "first":
        return "Setting up: the start player is being drawn."
    if view.word("phase") == "hold":
        return f"Setting up: tokens are drawn for the hold; seat {view.number('first')} starts."
    return (
        f"Round {view.number('round')} of 7, seat {view.number('turn')}'s turn; "
        f"seat {view.number('first')} started the round."
    )


def players(view: View, tokens: TokenTable) -> list[str]:
    """A line for each player."""
    lines = []
    for seat in range(view.players):
        won = view.numbers("won")[seat]
        token = f", token {worth(won, tokens)}" if won else ""
        you = " (you)" if seat == view.seat else ""
        lines.append(
            f"Seat {seat}{you}: space {view.numbers('pawns')[seat]}, "
            f"{counted(view.numbers('trophies')[seat], 'trophy', 'trophies')}, "
            f"{counted(view.numbers('baits')[seat], 'bait', 'baits')}{token}"
        )
    return lines


def turn(view: View) -> list[str]:
    """The ocean mat, the hand and the throw of the player to act."""
    sharks = list(view.numbers("sharks"))
    lines = [
        "Column   1  2  3  4  5  6",
        "Fish   " + "".join([f"{fish:3}" for fish in view.numbers("ocean")]),
        "Sharks " + "".join([f"{sharks.count(column) or '.':>3}" for column in range(1, 7)]),
        f"Hand: {view.number('dice')} fish, {counted(2 - len(sharks), 'shark', 'sharks')}.",
        f"Put aside: {view.number('aside')} fish.",
    ]
    thrown = dice_in_words(view.numbers("thrown"))
    black = dice_in_words(view.numbers("black"))
    if thrown != "-" or black != "-":
        placed = listed(view.numbers("placed"))
        done = f"; schools placed from this throw: {placed}" if placed != "none" else ""
        lines.append(f"Thrown: fish {thrown}, sharks {black}{done}.")
    if view.word("phase") == "prize":
        lines.append(f"Score {view.number('score')}: token {view.number('prize')} is on offer.")
    return lines


def dice_in_words(counts: vec[i64]) -> str:
    """Counts of columns 1 to 6 as sorted dice."""
    return write_dice([column + 1 for column in range(6) for _ in range(counts[column])])


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
        if len(lines[-1]) + len(word) > 80:
            lines.append(" " * len(heading))
        lines[-1] += word
    return [line.rstrip() for line in lines]


def worth(number: i64, tokens: TokenTable) -> str:
    """A token with what it brings: ``5 (move 1, bait)``."""
    brings = []
    if tokens.steps[number]:
        brings.append(f"move {tokens.steps[number]}")
    if tokens.with_bait >> number & 1:
        brings.append("bait")
    return f"{number} ({', '.join(brings) or 'nothing'})"


def worths(numbers: vec[i64], tokens: TokenTable) -> list[str]:
    """Tokens grouped by what they bring: ``9 10 11 (move 2)``, ``12 (move 3)``."""
    groups: list[str] = []
    last = ""
    for number in numbers:
        brings = worth(number, tokens).partition(" ")[2]
        if brings == last:
            groups[-1] = groups[-1].replace(" (", f" {number} (", 1)
        else:
            groups.append(f"{number} {brings}")
        last = brings
    return groups


def tell_chance(state: SharkBaitState, outcome: i64) -> str:
    """What chance did, in words."""
    if state.phase == FIRST:
        return f"Seat {outcome} is the start player."
    if state.phase == HOLD:
        return f"Token {members(state.mat)[outcome]} is put on hold."
    sharks = state.sharks_in_hand()
    dice = dice_of(outcome, state.fish + sharks, SIDES)
    fish = write_dice(sorted(dice[: state.fish]))
    black = write_dice(sorted(dice[state.fish :]))
    if state.fish == 0:
        return f"Seat {state.turn} throws the sharks alone: {black}."
    if sharks == 0:
        return f"Seat {state.turn} throws fish {fish}."
    return f"Seat {state.turn} throws fish {fish}, sharks {black}."


def tell_move(state: SharkBaitState, seat: i64, move: i64) -> str:
    """A player's move in words, for everybody."""
    if move >= FISH:
        return (
            f"Seat {seat} places {(move - FISH) % 7 + 2} fish in column {(move - FISH) // 7 + 1}."
        )
    if move > LOSE:
        return f"Seat {seat} loses a fish from column {move - LOSE}."
    if move > SHARKS:
        return f"Seat {seat} places both sharks in column {move - SHARKS}: a shark fight!"
    if move > SHARK:
        return f"Seat {seat} places a shark in column {move - SHARK}."
    if move == ROLL:
        return f"Seat {seat} rolls again."
    if move == STOP:
        return f"Seat {seat} stops with a score of {state.dice_score()}."
    if move == BAIT:
        return f"Seat {seat} turns in a bait, up to token {state.next_token(state.prize)}."
    return f"Seat {seat} takes token {state.prize}."
