"""SharkBait's positions as text, both ways.

The token mat and the supply are not written: they are what is left over.
"""

from shoal.core.bits import bit, members
from shoal.core.errors import BadPosition
from shoal.core.notation import (
    Fields,
    write_dice,
    write_numbers,
)
from shoal.core.options import clip
from shoal.core.packed_arrays import i64, vec
from shoal.games.sharkbait.components import (
    BAITS,
    COLUMNS,
    FISH_DICE,
    MAX_TOKEN,
    ROUNDS,
    SHARK_DICE,
    SIDES,
)
from shoal.games.sharkbait.moves import PHASES
from shoal.games.sharkbait.options import Settings
from shoal.games.sharkbait.position_checks import check_position
from shoal.games.sharkbait.rules import SharkBaitState, new_state


def write_board(state: SharkBaitState) -> str:
    """The position as ``key=value`` words."""
    words = [
        f"phase={PHASES[state.phase]}",
        f"round={state.round}",
        f"first={state.first}",
        f"turn={state.turn}",
        f"pawns={write_numbers(state.pawns)}",
        f"baits={write_numbers(state.baits)}",
        f"trophies={write_numbers(state.trophies)}",
        f"won={write_numbers(state.won)}",
        f"hold={write_numbers(members(state.hold))}",
        f"ocean={write_dice(list(state.ocean)[1:])}",
        f"sharks={write_dice(shark_columns(state))}",
        f"dice={state.fish}",
        f"thrown={write_dice(sorted_dice(state.thrown))}",
        f"black={write_dice(sorted_dice(state.thrown_sharks))}",
        f"placed={write_dice(members(state.placed))}",
        f"prize={state.prize}",
    ]
    return " ".join(words)


def shark_columns(state: SharkBaitState) -> list[int]:
    """The columns of the sharks that are home, in the order in which they came."""
    return [column for column in (state.shark, state.other_shark) if column]


def sorted_dice(counts: vec[i64]) -> list[int]:
    """Counts by column as sorted dice."""
    return [column for column in range(1, SIDES + 1) for _ in range(counts[column])]


def read_board(players: i64, settings: Settings, text: str) -> SharkBaitState:
    """The position from its text, checked so that play can go on from it."""
    fields = Fields(text)
    state = new_state(players, settings, -1)
    state.phase = PHASES.index(fields.one_of("phase", PHASES))
    state.round = fields.number("round", 1, ROUNDS)
    state.first = fields.number("first", 0, players - 1)
    state.turn = fields.number("turn", 0, players - 1)
    state.pawns = vec[i64](fields.numbers("pawns", players, 0, settings.track))
    state.baits = vec[i64](fields.numbers("baits", players, 0, BAITS))
    state.trophies = vec[i64](fields.numbers("trophies", players, 0, ROUNDS))
    state.won = vec[i64](fields.numbers("won", players, 0, int(MAX_TOKEN)))
    state.hold = read_set(fields.numbers("hold", -1, 0, int(MAX_TOKEN)))
    ocean = fields.text("ocean")
    if len(ocean) != SIDES or not (ocean.isascii() and ocean.isdigit()):
        raise BadPosition("ocean= takes six digits, the fish in each column.")
    state.ocean = vec[i64]([0] + [int(fish) for fish in ocean])
    sharks = read_columns(fields, "sharks", SHARK_DICE)
    state.shark = sharks[0] if sharks else 0
    state.other_shark = sharks[1] if len(sharks) == SHARK_DICE else 0
    state.fish = fields.number("dice", 0, FISH_DICE)
    state.thrown = counts_of(read_columns(fields, "thrown", FISH_DICE))
    state.thrown_sharks = counts_of(read_columns(fields, "black", SHARK_DICE))
    for column in read_columns(fields, "placed", SIDES):
        state.placed |= bit(column)
    state.prize = fields.number("prize", 0, int(MAX_TOKEN))
    fields.done()
    check_position(state)
    return state


def read_set(numbers: list[int]) -> i64:
    """A set of token numbers as bits."""
    tokens: i64 = 0
    for number in numbers:
        if tokens >> number & 1:
            raise BadPosition(f"hold= names token {number} twice.")
        tokens |= bit(number)
    return tokens


def read_columns(fields: Fields, key: str, most: int) -> list[int]:
    """Up to this many columns written as digits 1 to 6."""
    text = fields.text(key)
    columns = [] if text == "-" else [ord(digit) - ord("0") for digit in text[:10]]
    if len(text) > 9 or len(columns) > most or any(not 1 <= column <= SIDES for column in columns):
        raise BadPosition(f"{key}= takes up to {most} digits from 1 to 6, not {clip(text)}.")
    if key != "sharks" and columns != sorted(columns):
        raise BadPosition(f"{key}= is written smallest first.")
    return columns


def counts_of(columns: list[int]) -> vec[i64]:
    """Dice counted by column."""
    counts = vec[i64]([0] * COLUMNS)
    for column in columns:
        counts[column] += 1
    return counts
