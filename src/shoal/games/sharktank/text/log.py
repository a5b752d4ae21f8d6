"""Shark Tank's log: a line for each move and each chance outcome, as a viewer may read it."""

from shoal.core.bits import bit
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.sharktank.components import STACK, SUIT_BITS, SUIT_MASK, SUITS, VALUE_COUNT, VALUES
from shoal.games.sharktank.movement.spots import spot_of
from shoal.games.sharktank.moves import (
    ADD,
    CELL,
    CHOOSE,
    CORNERS,
    FIRST,
    KEEP,
    NONE,
    ROLL,
    SCORE,
    SECTOR,
    SHARK,
    SPEND,
    STAND,
    TASTY,
    TILE,
    tile_spot,
)
from shoal.games.sharktank.notation import corner_suits, looked_at, write_cell, write_spot
from shoal.games.sharktank.rules import SharkTankState
from shoal.games.sharktank.text.board import count_tiles

SHEET = ("fish", "tasty", "value", "sets", "one suit")
"""The rows of a score sheet, in its order."""


def log_line(state: SharkTankState, mover: i64, move: i64, viewer: i64) -> str:
    """The line for a move or a chance outcome, with its consequences."""
    if mover == CHANCE:
        return chance_line(state, move, viewer)
    return move_line(state, mover, move, viewer)


def chance_line(state: SharkTankState, outcome: i64, viewer: i64) -> str:
    """What chance did."""
    if state.phase == TASTY:
        return f"The tasty suit is {SUITS[outcome]} (ST-6)."
    if state.phase == FIRST:
        return f"Seat {outcome} goes first (ST-7)."
    if state.phase == SECTOR:
        return ""  # The line follows when the fish has its cell.
    if state.phase == CELL:
        cell = write_cell(state.fish_cells()[outcome])
        return f"A fish of {SUITS[state.next_suit()]} swims at {cell} (ST-11)."
    if state.phase == CORNERS:
        return corners_line(state, outcome) + consequences(state, CHANCE, outcome)
    if state.phase == ROLL:
        rolls = f"Seat {state.seat} rolls {VALUES[outcome]} for the Null (ST-16)."
        return rolls + cut_roll(state, outcome)
    if state.phase == SCORE:
        return f"The die shows {VALUES[outcome]}: that is what every Null is worth (ST-36)."
    return look_line(state, outcome, viewer) + consequences(state, CHANCE, outcome)


def cut_roll(state: SharkTankState, rolled: i64) -> str:
    """Why not all of a Null's roll is swum (ST-21, ST-22, ST-24); '' where it is."""
    room = state.extra_room()
    if rolled <= room:
        return ""
    if state.is_short():
        return " It brings nothing, for no shark can swim the full number of tiles (ST-22)."
    extra = count_tiles(room, "extra ")
    if state.length + room == STACK:
        return f" No movement is longer than {STACK} tiles, which leaves {extra} (ST-24)."
    return f" There is room for {extra} (ST-21)."


def corners_line(state: SharkTankState, outcome: i64) -> str:
    """Which shark starts where."""
    suits = corner_suits(state, outcome)
    return (
        f"The sharks start: {suits[0]} lower left, {suits[1]} lower right, "
        f"{suits[2]} upper left, {suits[3]} upper right (ST-12)."
    )


def look_line(state: SharkTankState, outcome: i64, viewer: i64) -> str:
    """A gobbled fish is looked at: only its owner may read what it is (ST-28)."""
    if viewer == state.seat:
        token = looked_at(state, outcome)
        own = state.held[viewer]
        line = f"You look at your fish: it is the {name_token(token)} (ST-28)."
        return line + points_line(state, own, own | bit(token))
    return f"Seat {state.seat} looks at a gobbled fish of {SUITS[state.mover]} (ST-28)."


def move_line(state: SharkTankState, seat: i64, move: i64, viewer: i64) -> str:
    """A player's move; viewers who know the player's fish read what it does to the points."""
    if move >= STAND:
        return stand_line(state, seat, move - STAND) + consequences(state, seat, move)
    if move >= TILE:
        left = state.length - len(state.trail) - 1
        where = write_spot(tile_spot(move))
        rule = "ST-19" if len(state.trail) else "ST-18"
        if left == 0:
            return f"Seat {seat} lays the last tile at {where} ({rule})."
        return f"Seat {seat} lays a tile at {where}, {left} to come ({rule})."
    if move >= ADD:
        return f"Seat {seat} uses {count_tiles(move - ADD, 'extra ')} (ST-16)."
    if move >= SPEND:
        line = f"Seat {seat} spends the {name_token(move - SPEND)} (ST-15)."
        own = state.held[seat]
        knows = viewer == seat or not own & ~state.drafted
        return line + (points_line(state, own, own & ~bit(move - SPEND)) if knows else "")
    if move == KEEP:
        return f"Seat {seat} spends nothing (ST-15)."
    if move >= SHARK:
        return f"Seat {seat} moves the shark of {SUITS[move - SHARK]} (ST-13)."
    token = VALUE_COUNT * move + state.draft_value()
    line = f"Seat {seat} takes the {name_token(token)} (ST-8)."
    return line + points_line(state, state.held[seat], state.held[seat] | bit(token))


def points_line(state: SharkTankState, before: i64, after: i64) -> str:
    """What a change of a player's fish does to the points, part by part (ST-34 to ST-38)."""
    old, new = list(state.score_sheet(before)), list(state.score_sheet(after))
    changes = [new[row] - old[row] for row in range(len(SHEET))]
    parts = [f"{SHEET[row]} {changes[row]:+}" for row in range(len(SHEET)) if changes[row]]
    return f" Points {new[-1] - old[-1]:+}: {', '.join(parts)} (ST-34)."


def name_token(token: i64) -> str:
    """A token as one says it.

    >>> name_token(3)
    '3 of suns'
    """
    return f"{VALUES[token % VALUE_COUNT]} of {SUITS[token // VALUE_COUNT]}"


def stand_line(state: SharkTankState, seat: i64, cell: i64) -> str:
    """Where the shark ends, and what it gobbles there."""
    spot = spot_of(cell)
    eaten = [
        write_spot(fish >> SUIT_BITS)
        for fish in state.fish
        if fish & SUIT_MASK == state.mover and state.touches(spot, fish >> SUIT_BITS)
    ]
    suit = SUITS[state.mover]
    line = f"Seat {seat} puts the shark of {suit} on {write_cell(cell)}"
    if eaten:
        return f"{line} and gobbles the fish at {' and '.join(sorted(eaten))} (ST-26)."
    return f"{line} (ST-25)."


def consequences(state: SharkTankState, seat: i64, move: i64) -> str:
    """Skipped turns, the last round and the end; the same for every viewer."""
    after = state.clone()
    after.play(seat, move)
    if after.phase not in (CHOOSE, SCORE):
        return ""
    line = ""
    first_turn = state.turn if state.phase == CORNERS else state.turn + 1
    if state.last == NONE and after.last != NONE:
        line += " Two fish or fewer are left: the last round begins (ST-31)."
    stack = state.stack() + state.tiles[state.seat]  # The mover's tiles are back (ST-17).
    for turn in range(first_turn, after.turn):
        line += skip_line((after.first + turn) % after.players, stack)
        stack -= 1
    if is_stuck(after):
        line += " No shark can move any more (ST-23)."
    if after.phase == SCORE:
        line += " The feeding is over: everybody turns their fish over (ST-34)."
    return line


def skip_line(seat: i64, stack: i64) -> str:
    """The leader does not move (ST-29, ST-30)."""
    if stack <= 0:
        return f" Seat {seat} has most fish and skips (ST-30)."
    return f" Seat {seat} has most fish, skips and collects a tile (ST-29)."


def is_stuck(after: SharkTankState) -> bool:
    """Whether the game ended early because no shark can move (ST-23)."""
    ended = len(after.fish) == 0 or after.last == 0 or after.turn == after.settings.turns
    return after.phase == SCORE and not ended
