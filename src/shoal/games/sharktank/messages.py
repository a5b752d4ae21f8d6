"""What Shark Tank says: prompts, the log as a viewer may read it, refusals and the verdict."""

from typing import final

from shoal.core.bits import bit
from shoal.core.packed_arrays import i64, vec
from shoal.core.refusal import Refusal
from shoal.core.sentence_messages import SentenceMessages
from shoal.core.state import CHANCE, State
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.sharktank.board_text import count_tiles, why_short
from shoal.games.sharktank.components import (
    MAX_VALUE,
    NULL,
    STACK,
    SUIT_BITS,
    SUIT_MASK,
    SUITS,
    VALUE_COUNT,
    VALUES,
    spot_of,
    tile_touches_cell,
    tiles_touch,
)
from shoal.games.sharktank.moves import (
    ADD,
    CELL,
    CHOOSE,
    CORNERS,
    DRAFT,
    FIRST,
    KEEP,
    LAND,
    LAY,
    NONE,
    PAY,
    ROLL,
    SCORE,
    SECTOR,
    SHARK,
    SPEND,
    STAND,
    STRETCH,
    TAKE,
    TASTY,
    TILE,
    tile_spot,
)
from shoal.games.sharktank.notation import corner_suits, looked_at, write_cell, write_spot
from shoal.games.sharktank.rules import SharkTankState, own

SHEET = ("fish", "tasty", "value", "sets", "one suit")
"""The rows of a score sheet, in its order."""


@final
class SharkTankMessages(SentenceMessages):
    """What Shark Tank says while it is played."""

    def prompt_text(self, view: View) -> str:
        phase = view.word("phase")
        length = view.number("length")
        mover = view.word("mover")
        if phase == "draft":
            return f"Take a {view.word('drafting').capitalize()} of any suit (ST-8)."
        if phase == "choose":
            return f"Choose a shark; it swims {count_tiles(length)} (ST-13)."
        if phase == "pay":
            return f"The shark of {mover} swims {count_tiles(length)}. {spend_prompt(view)}"
        if phase == "stretch":
            rolled = view.number("extra")
            return f"The Null rolled {rolled}: how many extra tiles do you use (ST-16)?"
        if phase == "lay":
            laid = len(view.words("trail"))
            rule = "ST-19" if laid else "ST-18"
            return f"The shark of {mover} sets out: lay tile {laid + 1} of {length} ({rule})."
        if phase == "land":
            return f"Put the shark of {mover} on a cell of the last tile (ST-25)."
        return "There is nothing to decide."

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        if mover == CHANCE:
            return chance_line(own(state), move, seat)
        return move_line(own(state), mover, move, seat)

    def refusal(self, state: State, seat: i64, move: i64) -> Refusal:
        table = own(state)
        if table.phase == DRAFT:
            return why_not_take(table, move)
        if table.phase == CHOOSE:
            return why_not_shark(table, move)
        if table.phase == PAY:
            return why_not_spend(table, move)
        if table.phase == STRETCH:
            return why_not_stretch(table, move)
        if table.phase == LAY:
            return why_not_tile(table, move)
        assert table.phase == LAND
        return why_not_stand(table, move)

    def verdict_text(self, state: State) -> str:
        ended = own(state)
        tasty = vec[i64]([ended.tasty_in(tokens) for tokens in ended.held])
        measures = [
            Measure("points", ended.scores(), "ST-39", one="point"),
            Measure("tasty fish", tasty, "ST-39"),
        ]
        return verdict(ended.players, measures, "ST-39")


def spend_prompt(view: View) -> str:
    """What a fish can be spent for: a Null alone may bring nothing (ST-21, ST-22, ST-24)."""
    if any(move >= SPEND and (move - SPEND) % 6 for move in view.moves):
        return "Spend a fish to swim further, or nothing (ST-15)?"
    if why_short(view):
        return "Spend a Null, which brings no more tiles here (ST-22), or nothing?"
    length = view.number("length")
    if length == STACK:
        return f"Spend a Null, though no movement is longer than {STACK} (ST-24), or nothing?"
    limit = f", up to {STACK} in all (ST-24)" if length + MAX_VALUE > STACK else ""
    return (
        "Spend a Null, for as many more as it rolls and there is room for"
        f"{limit}, or nothing (ST-21)?"
    )


# The log.


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
        held = state.held[viewer]
        line = f"You look at your fish: it is the {name_token(token)} (ST-28)."
        return line + points_line(state, held, held | bit(token))
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
        held = state.held[seat]
        knows = viewer == seat or not held & ~state.drafted
        return line + (points_line(state, held, held & ~bit(move - SPEND)) if knows else "")
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


# Refusals.


def why_not_take(state: SharkTankState, move: i64) -> Refusal:
    """During the draft."""
    value = VALUES[state.draft_value()]
    if move < SHARK:
        return Refusal(f"The {value} of {SUITS[move - TAKE]} has been taken.", "ST-8")
    return Refusal(f"The draft is not over: take a {value}.", "ST-8")


def why_not_shark(state: SharkTankState, move: i64) -> Refusal:
    """Before a shark is chosen."""
    if SHARK <= move < KEEP:
        return why_not_that_shark(state, SUITS[move - SHARK])
    if move < SHARK:
        return Refusal("The draft is over: choose a shark.", "ST-8")
    return Refusal("Choose a shark first.", "ST-13")


def why_not_that_shark(state: SharkTankState, suit: str) -> Refusal:
    """A shark that cannot swim as far as another one."""
    tiles = count_tiles(state.length)
    if state.is_short():
        return Refusal(
            f"No shark can swim {count_tiles(state.full_length())}: take one that swims furthest, "
            f"{tiles}, for which the shark of {suit} has no room.",
            "ST-22",
        )
    return Refusal(f"The shark of {suit} has no room to swim {tiles}; another one has.", "ST-21")


def why_not_spend(state: SharkTankState, move: i64) -> Refusal:
    """While a token may be spent."""
    if SHARK <= move < KEEP:
        return Refusal("You have chosen your shark already.", "ST-13")
    if not SPEND <= move < ADD:
        return Refusal("Say first whether you spend a fish.", "ST-15")
    token = move - SPEND
    if not state.held[state.seat] >> token & 1:
        return not_held(token)
    if state.is_short():
        return too_short(state)
    return why_not_further(state, state.length + state.tiles_needed(token % VALUE_COUNT))


def not_held(token: i64) -> Refusal:
    """A fish that the player does not have."""
    return Refusal(f"You do not have the {name_token(token)}.", "ST-15")


def why_not_further(state: SharkTankState, tiles: i64) -> Refusal:
    """When the movement would be too long."""
    if tiles > STACK:
        return Refusal(
            f"No movement is longer than {STACK} tiles; this one would be {tiles}.", "ST-24"
        )
    return Refusal(f"The shark of {SUITS[state.mover]} has no room to swim {tiles} tiles.", "ST-21")


def why_not_stretch(state: SharkTankState, move: i64) -> Refusal:
    """With a Null's roll to use."""
    if not ADD <= move < TILE:
        return Refusal("Say first how many of the rolled tiles you use.", "ST-16")
    if move - ADD > state.extra:
        return Refusal(f"The Null rolled only {state.extra}.", "ST-16")
    return why_not_further(state, state.length + move - ADD)


def why_not_tile(state: SharkTankState, move: i64) -> Refusal:
    """While tiles are laid."""
    if KEEP <= move < ADD:
        return why_not_spend_now(state, move)
    if move >= STAND:
        left = state.length - len(state.trail)
        tiles = "1 tile is" if left == 1 else f"{left} tiles are"
        return Refusal(f"The shark moves after the last tile: {tiles} still to be laid.", "ST-21")
    if move < TILE:
        return Refusal("The movement has begun: lay a tile.", "ST-21")
    return why_not_there(state, tile_spot(move))


def why_not_spend_now(state: SharkTankState, move: i64) -> Refusal:
    """A fish while tiles are laid: too late, or never possible in this movement."""
    if move == KEEP:
        return Refusal("What you spend this turn is settled: lay a tile.", "ST-15")
    token = move - SPEND
    if not state.held[state.seat] >> token & 1:
        return not_held(token)
    if state.is_short() and not (token % VALUE_COUNT == NULL and state.settings.null_cut):
        return too_short(state)
    if len(state.trail) > 0 or state.length > state.full_length():
        return Refusal("A fish is spent before the first tile is laid, one a turn.", "ST-15")
    needed = state.tiles_needed(token % VALUE_COUNT)
    if needed > state.extra_room():
        return why_not_further(state, state.length + needed)
    return Refusal("What you spend this turn is settled: lay a tile.", "ST-15")


def too_short(state: SharkTankState) -> Refusal:
    """A fish in a movement that is short as it is."""
    which = "no fish but a Null" if state.settings.null_cut else "no fish"
    return Refusal(f"No shark can swim the full number of tiles, so {which} can be spent.", "ST-22")


def why_not_there(state: SharkTankState, spot: i64) -> Refusal:
    """A tile in the wrong place."""
    name = write_spot(spot)
    if not state.water.has_room(spot):
        return Refusal(f"A tile at {name} would not lie in free water.", "ST-20")
    if len(state.trail) == 0 and not tile_touches_cell(spot, state.sharks[state.mover]):
        return Refusal(f"A first tile at {name} would not touch the shark.", "ST-18")
    if len(state.trail) and not tiles_touch(spot, state.trail[len(state.trail) - 1]):
        return Refusal(f"A tile at {name} would not touch the last tile.", "ST-19")
    return Refusal(f"After a tile at {name} the rest of the movement would not fit.", "ST-21")


def why_not_stand(state: SharkTankState, move: i64) -> Refusal:
    """When the shark is to be put down."""
    last = state.trail[len(state.trail) - 1]
    if move >= STAND:
        return Refusal(
            f"Cell {write_cell(move - STAND)} is not on the last tile, {write_spot(last)}.",
            "ST-25",
        )
    return Refusal("All tiles are laid: put the shark on the last one.", "ST-25")
