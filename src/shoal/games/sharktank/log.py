"""The log of Shark Tank: what every move and every outcome of chance did, for those who may know.

The value of a gobbled fish is its owner's secret (ST-28), and so are points that depend on it.
"""

from typing import Final

from shoal.core.bits import bit
from shoal.core.message import DETAIL, HEADLINE, Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.sharktank.components import (
    STACK,
    SUIT_BITS,
    SUIT_MASK,
    VALUE_COUNT,
    spot_of,
)
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
    TAKE,
    TASTY,
    TILE,
    tile_spot,
)
from shoal.games.sharktank.notation import (
    corner_suits,
    looked_at,
    suit_word,
    write_cell,
    write_spot,
)
from shoal.games.sharktank.rules import SharkTankState

PARTS: Final = ["fish", "tasty", "values", "sets", "single"]
"""The rows of a score sheet, in its order."""

PART_RULES: Final = ["ST-34", "ST-35", "ST-36", "ST-37", "ST-38"]


# What chance does.


def chance_messages(state: SharkTankState, outcome: i64) -> list[Message]:
    """What chance did."""
    if state.phase == TASTY:
        return [say("log-tasty", suit=suit_word(outcome), rule="ST-6")]
    if state.phase == FIRST:
        return [say("log-first", seat=int(outcome), rule="ST-7")]
    if state.phase == SECTOR:
        return []  # The message follows when the fish has its cell.
    if state.phase == CELL:
        cell = write_cell(state.fish_cells()[outcome])
        suit = suit_word(state.next_suit())
        return [say("log-fish", suit=suit, cell=cell, rule="ST-11", level=DETAIL)]
    if state.phase == CORNERS:
        return [sharks_message(state, outcome), *after_turn(state, CHANCE, outcome)]
    if state.phase == ROLL:
        return roll_messages(state, outcome)
    if state.phase == SCORE:
        return [say("log-die", value=int(outcome), rule="ST-36")]
    return [*look_messages(state, outcome), *after_turn(state, CHANCE, outcome)]


def sharks_message(state: SharkTankState, outcome: i64) -> Message:
    """Which shark starts where."""
    suits = corner_suits(state, outcome)
    return say(
        "log-sharks",
        lower_left=key_in("suit", suits[0]),
        lower_right=key_in("suit", suits[1]),
        upper_left=key_in("suit", suits[2]),
        upper_right=key_in("suit", suits[3]),
        rule="ST-12",
    )


def roll_messages(state: SharkTankState, rolled: i64) -> list[Message]:
    """The die for a spent Null, and why not all of it is swum (ST-21, ST-22, ST-24)."""
    messages = [say("log-roll", seat=int(state.seat), rolled=int(rolled), rule="ST-16")]
    room = state.extra_room()
    if rolled > room:
        if state.is_short():
            messages.append(say("log-roll-short", rule="ST-22"))
        elif state.length + room == STACK:
            messages.append(say("log-roll-limit", limit=int(STACK), tiles=int(room), rule="ST-24"))
        else:
            messages.append(say("log-roll-cut", tiles=int(room), rule="ST-21"))
    return messages


def look_messages(state: SharkTankState, outcome: i64) -> list[Message]:
    """A gobbled fish is looked at: only its owner may read what it is (ST-28)."""
    token = looked_at(state, outcome)
    seat = int(state.seat)
    suit = suit_word(state.mover)
    value = int(token % VALUE_COUNT)
    found = say("log-find", seat=seat, suit=suit, value=value, rule="ST-28")
    looks = say("log-look", seat=seat, suit=suit, rule="ST-28", level=DETAIL)
    held = state.held[seat]
    points = points_messages(state, seat, held, held | bit(token))
    return [
        found.for_seats([seat]),
        looks.for_all_but([seat]),
        *[message.for_seats([seat]) for message in points],
    ]


# What players do.


def move_messages(state: SharkTankState, seat: i64, move: i64) -> list[Message]:
    """A player's move."""
    if move >= STAND:
        return [*stand_messages(state, seat, move - STAND), *after_turn(state, seat, move)]
    if move >= TILE:
        return [tile_message(state, seat, move)]
    if move >= ADD:
        return [say("log-extra", seat=int(seat), tiles=int(move - ADD), rule="ST-16")]
    if move >= SPEND:
        return spend_messages(state, seat, move - SPEND)
    if move == KEEP:
        return [say("log-keep", seat=int(seat), rule="ST-15", level=DETAIL)]
    if move >= SHARK:
        suit = suit_word(move - SHARK)
        return [say("log-choose", seat=int(seat), suit=suit, rule="ST-13", level=DETAIL)]
    return take_messages(state, seat, move - TAKE)


def take_messages(state: SharkTankState, seat: i64, suit: i64) -> list[Message]:
    """A token is drafted: a whole turn, which everybody sees."""
    value = state.draft_value()
    held = state.held[seat]
    return [
        say(
            "log-take",
            seat=int(seat),
            suit=suit_word(suit),
            value=int(value),
            rule="ST-8",
            level=HEADLINE,
        ),
        *points_messages(state, seat, held, held | bit(VALUE_COUNT * suit + value)),
    ]


def spend_messages(state: SharkTankState, seat: i64, token: i64) -> list[Message]:
    """A token is spent; the points it costs are told to those who know the player's fish."""
    held = state.held[seat]
    suit = suit_word(token // VALUE_COUNT)
    value = int(token % VALUE_COUNT)
    spent = say("log-spend", seat=int(seat), suit=suit, value=value, rule="ST-15")
    points = points_messages(state, seat, held, held & ~bit(token))
    if held & ~state.drafted:
        points = [message.for_seats([int(seat)]) for message in points]
    return [spent, *points]


def points_messages(state: SharkTankState, seat: i64, before: i64, after: i64) -> list[Message]:
    """What a change of a player's fish does to the points, and which parts of them change."""
    old = state.score_sheet(before)
    new = state.score_sheet(after)
    total = new[len(PARTS)] - old[len(PARTS)]
    messages: list[Message] = []
    if total > 0:
        messages.append(say("log-gain", seat=int(seat), points=int(total), rule="ST-34"))
    elif total < 0:
        messages.append(say("log-loss", seat=int(seat), points=int(-total), rule="ST-34"))
    for row, name in enumerate(PARTS):
        change = new[row] - old[row]
        part = key_in("part", name)
        rule = PART_RULES[row]
        if change > 0:
            messages.append(
                say("log-part-gain", part=part, points=int(change), rule=rule, level=DETAIL)
            )
        elif change < 0:
            messages.append(
                say("log-part-loss", part=part, points=int(-change), rule=rule, level=DETAIL)
            )
    return messages


def tile_message(state: SharkTankState, seat: i64, move: i64) -> Message:
    """A tile is laid, as one of so many."""
    laid = len(state.trail)
    return say(
        "log-lay",
        seat=int(seat),
        cell=write_spot(tile_spot(move)),
        number=int(laid + 1),
        tiles=int(state.length),
        rule="ST-19" if laid else "ST-18",
        level=DETAIL,
    )


def stand_messages(state: SharkTankState, seat: i64, cell: i64) -> list[Message]:
    """Where the shark ends and what it gobbles there.

    This is the headline of the turn: what follows, looking at the fish, is private.
    """
    spot = spot_of(cell)
    suit = suit_word(state.mover)
    eaten = [
        write_spot(fish >> SUIT_BITS)
        for fish in state.fish
        if fish & SUIT_MASK == state.mover and state.touches(spot, fish >> SUIT_BITS)
    ]
    messages = [
        say(
            "log-swim",
            seat=int(seat),
            suit=suit,
            tiles=int(state.length),
            cell=write_cell(cell),
            fish=len(eaten),
            rule="ST-26" if eaten else "ST-25",
            level=HEADLINE,
        )
    ]
    if eaten:
        messages.append(say("log-gobble", suit=suit, cells=eaten, rule="ST-27", level=DETAIL))
    return messages


# What follows a turn.


def after_turn(state: SharkTankState, seat: i64, move: i64) -> list[Message]:
    """Skipped turns, the last round and the end; the same for every viewer."""
    after = state.clone()
    after.play(seat, move)
    if after.phase not in (CHOOSE, SCORE):
        return []
    messages: list[Message] = []
    if state.last == NONE and after.last != NONE:
        messages.append(say("log-last-round", fish=len(after.fish), rule="ST-31"))
    first_turn = state.turn if state.phase == CORNERS else state.turn + 1
    for turn in range(first_turn, after.turn):
        messages.append(skip_message(state, after, (after.first + turn) % after.players))
    if after.phase == SCORE:
        messages.append(end_message(after))
        messages.append(say("log-reveal", rule="ST-34"))
    return messages


def skip_message(state: SharkTankState, after: SharkTankState, seat: i64) -> Message:
    """The leader does not move, and collects a tile if there is one (ST-29, ST-30)."""
    if after.tiles[seat] > state.tiles[seat]:
        return say("log-skip", seat=int(seat), rule="ST-29", level=HEADLINE)
    return say("log-skip-empty", seat=int(seat), rule="ST-30", level=HEADLINE)


def end_message(after: SharkTankState) -> Message:
    """Why the game is over (ST-23, ST-31 to ST-33)."""
    if len(after.fish) == 0:
        return say("log-end-fish", rule="ST-32")
    if after.last == 0:
        return say("log-end-round", rule="ST-31")
    if after.turn == after.settings.turns:
        return say("log-end-turns", turns=int(after.turn), rule="ST-33")
    return say("log-end-stuck", rule="ST-23")
