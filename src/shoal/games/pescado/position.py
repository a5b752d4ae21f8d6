"""Whole positions of Pescado as text: ``phase=fish turn=1 thrown=7 dice=yyrbk ...``.

The stack is what is left over; ``top=`` names the tiles that are known to lie on
top of it, the uppermost first, if there are any.  In a snatch round the line goes
on with ``claims=`` and ``done=``, or with ``marks=`` and ``sealed=``.
"""

from shoal.core.bits import bit, members
from shoal.core.errors import BadPosition
from shoal.core.notation import PositionWords, write_numbers
from shoal.core.options import clip
from shoal.core.packed_arrays import append, i64
from shoal.games.pescado.components import GREY_DICE, LETTERS, MAX_FLIPS, WHITE_DICE
from shoal.games.pescado.dice import dice_from, in_order, letters_of
from shoal.games.pescado.moves import (
    OPEN,
    PHASES,
    SECRET,
    SNATCH,
)
from shoal.games.pescado.notation import names_from_top
from shoal.games.pescado.options import Settings
from shoal.games.pescado.position_checks import check_position
from shoal.games.pescado.rules import PescadoState, new_state


def write_board(state: PescadoState) -> str:
    """The position as ``key=value`` words."""
    words = [
        f"phase={PHASES[state.phase]}",
        f"turn={state.turn}",
        f"thrown={state.thrown}",
        f"dice={letters_of(state.dice) or '-'}",
        f"flips={state.flips}",
        f"pool={tile_list(state, state.pool)}",
        f"flipped={tile_list(state, state.flipped)}",
        f"fresh={tile_list(state, state.fresh)}",
        f"prey={tile_list(state, state.prey)}",
        f"won={'/'.join([tile_list(state, tiles) for tiles in state.won])}",
    ]
    if len(state.top) > 0:
        words.append(f"top={','.join(names_from_top(state))}")
    fingers = "/".join([tile_list(state, tiles) for tiles in state.fingers])
    seats = write_numbers(members(state.finished))
    if state.phase == SNATCH:
        words += [f"claims={fingers}", f"done={seats}"]
    elif state.phase == SECRET:
        words += [f"marks={fingers}", f"sealed={seats}"]
    elif state.phase == OPEN:
        words.append(f"marks={fingers}")
    return " ".join(words)


def tile_list(state: PescadoState, tiles: i64) -> str:
    """Names with commas, ``-`` for none."""
    return ",".join(state.settings.deck.names_of(tiles)) or "-"


def read_board(players: i64, settings: Settings, text: str) -> PescadoState:
    """The position from its text, checked so that play can go on from it."""
    fields = PositionWords(text)
    state = new_state(players, settings)
    state.phase = PHASES.index(fields.one_of("phase", PHASES))
    state.turn = fields.number("turn", 0, players - 1)
    state.thrown = fields.number("thrown", 0, int(settings.throws))
    state.dice = read_dice(fields.text("dice"))
    state.flips = fields.number("flips", 0, int(MAX_FLIPS))
    state.pool = read_tiles(state, "pool", fields.text("pool"))
    state.flipped = read_tiles(state, "flipped", fields.text("flipped"))
    state.fresh = read_tiles(state, "fresh", fields.text("fresh"))
    state.prey = read_tiles(state, "prey", fields.text("prey"))
    read_each(state, "won", fields, fingers=False)
    read_top(state, fields)
    read_round(state, fields)
    fields.done()
    check_position(state)
    return state


def read_dice(text: str) -> i64:
    """Up to seven dice in the order of the colours."""
    letters = "" if text == "-" else text
    if len(letters) > WHITE_DICE + GREY_DICE or any(letter not in LETTERS for letter in letters):
        raise BadPosition(f"dice= takes up to seven letters of {LETTERS}, not {clip(text)}.")
    if letters != in_order(letters):
        raise BadPosition(f"dice= is written in the order {LETTERS}.")
    return dice_from(letters)


def read_tiles(state: PescadoState, key: str, text: str) -> i64:
    """A set of tiles in the order of the deck."""
    tiles: i64 = 0
    for name in [] if text == "-" else text.split(","):
        number = state.settings.deck.number.get(name, -1)
        if number < 0:
            raise BadPosition(f"{key}= names {clip(name)}, which is no tile.")
        if tiles >> number:
            raise BadPosition(f"{key}= is not written once each in the order of the tiles.")
        tiles |= bit(number)
    return tiles


def read_each(state: PescadoState, key: str, fields: PositionWords, *, fingers: bool) -> None:
    """A set of tiles for every seat."""
    parts = fields.text(key).split("/")
    if len(parts) != state.players:
        raise BadPosition(f"{key}= should have {state.players} lists of tiles, not {len(parts)}.")
    for seat, part in enumerate(parts):
        tiles = read_tiles(state, key, part)
        if fingers:
            state.fingers[seat] = tiles
        else:
            state.won[seat] = tiles


def read_top(state: PescadoState, fields: PositionWords) -> None:
    """The tiles on top of the stack, if any are known."""
    if "top" not in fields.words:
        return
    for name in reversed(fields.text("top").split(",")):
        number = state.settings.deck.number.get(name, -1)
        if number < 0 or number in list(state.top):
            raise BadPosition(f"top= takes tiles of the stack, each once, not {clip(name)}.")
        state.top = append(state.top, number)


def read_round(state: PescadoState, fields: PositionWords) -> None:
    """The claims or marks of a snatch round, and who is done."""
    if state.phase == SNATCH:
        read_each(state, "claims", fields, fingers=True)
        state.finished = read_seats(state, fields, "done")
    elif state.phase == SECRET:
        read_each(state, "marks", fields, fingers=True)
        state.finished = read_seats(state, fields, "sealed")
    elif state.phase == OPEN:
        read_each(state, "marks", fields, fingers=True)
        state.finished = bit(state.players) - 1


def read_seats(state: PescadoState, fields: PositionWords, key: str) -> i64:
    """A set of seats, not all of them."""
    seats: i64 = 0
    for seat in fields.numbers(key, -1, 0, int(state.players) - 1):
        if seats >> seat:
            raise BadPosition(f"{key}= is not written once each in rising order.")
        seats |= bit(seat)
    if seats == bit(state.players) - 1:
        raise BadPosition(f"{key}= names all seats, but then the round is over (PE-35).")
    return seats
