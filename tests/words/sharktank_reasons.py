"""What the reasons of Shark Tank's hints claim. The moment has the move that is explained."""

from itertools import combinations

from words.sharktank_claims import Moment
from words.sharktank_messages import claims, members, suit_number, token

from shoal.core.rng import Rng
from shoal.core.state import CHANCE
from shoal.games.sharktank.endpoint_evaluator import ProspectsEvaluator
from shoal.games.sharktank.heuristics import FAR, nearest
from shoal.games.sharktank.movement_evaluator import last_tiles
from shoal.games.sharktank.moves import CHOOSE, KEEP, LAND, LAY, LOOK, PAY, ROLL, STAND
from shoal.games.sharktank.notation import read_cell, write_cell, write_spot
from shoal.games.sharktank.rules import SharkTankState


def world(moment: Moment) -> SharkTankState:
    """The position that the player imagines."""
    return moment.game.imagine(moment.view, Rng(0))


def after_move(moment: Moment) -> SharkTankState:
    """The imagined position after the move."""
    state = world(moment)
    state.play(state.seat, moment.move)
    return state


def unpaid(moment: Moment) -> SharkTankState:
    """After the move and, if that is asked then, after nothing was spent."""
    state = after_move(moment)
    if state.phase == PAY:
        state.play(state.seat, KEEP)
    return state


def paid(moment: Moment, suit: str, value: int) -> SharkTankState:
    """After the move and after this fish was spent."""
    state = after_move(moment)
    assert state.phase == PAY
    move = 9 + token(suit, value)
    assert move in list(state.moves(state.seat))
    state.play(state.seat, move)
    return state


def to_land(state: SharkTankState, cell: str) -> SharkTankState:
    """The position when all tiles are laid such that the shark can be put on this cell."""
    wanted = int(read_cell(cell))
    while state.phase == LAY:
        for move in state.moves(state.seat):
            after = state.clone()
            after.play(state.seat, move)
            if any(wanted in ends_of(tile) for tile in last_tiles(after)):
                break
        state = after
    assert state.phase == LAND
    assert STAND + wanted in list(state.moves(state.seat)), f"{cell} cannot be reached"
    return state


def ends_of(spot: int) -> set[int]:
    """The cells of a tile."""
    cell = int(read_cell(write_spot(spot)))
    return {cell, cell + 1, cell + 20, cell + 21}


def check_end(state: SharkTankState, cell: str, fish: int, other: int, left: float) -> None:
    """What a shark eats that is put on this cell, and what is left for the next player."""
    move = int(STAND + read_cell(cell))
    after = state.clone()
    after.play(after.seat, move)
    assert len(state.fish) - len(after.fish) == fish
    while after.phase == LOOK:
        after.play(CHANCE, 0)
    is_over = not len(after.fish) or after.last == 0 or after.turn == after.settings.turns
    assert (left == -1) == is_over
    if not is_over:
        reach = ProspectsEvaluator(state).points_within_reach(other, after.sharks[state.mover])
        assert left == (round(reach, 1) if reach >= 1 else 0)
        assert after.phase != CHOOSE or after.seat == other


def check_points(state: SharkTankState, fish: int, points: float) -> None:
    """The average over all fish that may have been eaten; a Null is worth 2.5 on average."""
    held = state.held[state.seat]
    unseen = [one for one in members(state.unseen) if one // 6 == state.mover]
    changes = []
    for eaten in combinations(unseen, fish):
        tokens = held | sum(1 << one for one in eaten)
        nulls = len([one for one in eaten if one % 6 == 0])
        changes.append(state.points_for(tokens) - state.points_for(held) + 2.5 * nulls)
    assert abs(sum(changes) / len(changes) - points) < 0.051


def check_distance(state: SharkTankState, suit: str, cell: str, tiles: int) -> None:
    """How far the shark is from its nearest fish on this cell."""
    assert state.mover == suit_number(suit)
    after = state.clone()
    after.play(after.seat, int(STAND + read_cell(cell)))
    assert nearest(state, state.mover, after.sharks[state.mover]) == tiles


def no_fish_of(state: SharkTankState, suit: str) -> None:
    """No fish of the moving shark's suit is left."""
    assert state.mover == suit_number(suit)
    assert all(fish & 3 != state.mover for fish in state.fish)


# The draft.


def with_it(moment: Moment) -> tuple[int, int]:
    """The fish of the player before and after the draft."""
    state = world(moment)
    return int(state.held[state.seat]), int(after_move(moment).held[state.seat])


@claims.of("why-take-set", "ST-37")
def take_set(moment: Moment, points: int) -> None:
    before, after = with_it(moment)
    state = moment.before
    assert state.score_sheet(after)[3] - state.score_sheet(before)[3] == points == 8


@claims.of("why-take-single", "ST-38")
def take_single(moment: Moment, points: int) -> None:
    assert moment.before.score_sheet(with_it(moment)[1])[4] == points == 10


@claims.of("why-take-tasty", "ST-35")
def take_tasty(moment: Moment, suit: str) -> None:
    assert moment.before.tasty == suit_number(suit) == moment.move


@claims.of("why-take", "ST-37")
def take(moment: Moment, suits: int, of: int) -> None:
    assert len({one // 6 for one in members(with_it(moment)[1])}) == suits
    assert of == 4


# The end of a movement.


def stands_on(moment: Moment) -> str:
    """The cell of the move."""
    return str(write_cell(moment.move - STAND))


@claims.of("why-stand-meal", "ST-26")
def stand_meal(moment: Moment, fish: int, points: float, other: int, left: float) -> None:
    check_end(world(moment), stands_on(moment), fish, other, left)
    check_points(world(moment), fish, points)


@claims.of("why-stand-far", "ST-26")
def stand_far(moment: Moment, suit: str, tiles: int, other: int, left: float) -> None:
    check_end(world(moment), stands_on(moment), 0, other, left)
    check_distance(world(moment), suit, stands_on(moment), tiles)
    assert tiles < FAR


@claims.of("why-stand-gone", "ST-26")
def stand_gone(moment: Moment, suit: str, other: int, left: float) -> None:
    check_end(world(moment), stands_on(moment), 0, other, left)
    no_fish_of(world(moment), suit)


@claims.of("why-way-meal", "ST-26")
def way_meal(moment: Moment, cell: str, fish: int, points: float, other: int, left: float) -> None:
    state = to_land(unpaid(moment), cell)
    check_end(state, cell, fish, other, left)
    check_points(state, fish, points)


@claims.of("why-way-far", "ST-26")
def way_far(moment: Moment, suit: str, cell: str, tiles: int, other: int, left: float) -> None:
    state = to_land(unpaid(moment), cell)
    check_end(state, cell, 0, other, left)
    check_distance(state, suit, cell, tiles)
    assert tiles < FAR


@claims.of("why-way-gone", "ST-26")
def way_gone(moment: Moment, suit: str, cell: str, other: int, left: float) -> None:
    state = to_land(unpaid(moment), cell)
    check_end(state, cell, 0, other, left)
    no_fish_of(state, suit)


@claims.of("why-paid-meal", "ST-15")
def paid_meal(
    moment: Moment,
    suit: str,
    value: int,
    cell: str,
    fish: int,
    points: float,
    other: int,
    left: float,
) -> None:
    state = to_land(paid(moment, suit, value), cell)
    check_end(state, cell, fish, other, left)
    check_points(state, fish, points)


@claims.of("why-paid-none", "ST-15")
def paid_none(moment: Moment, suit: str, value: int, cell: str, other: int, left: float) -> None:
    state = to_land(paid(moment, suit, value), cell)
    check_end(state, cell, 0, other, left)


@claims.of("why-die", "ST-16")
def die(moment: Moment, spent: str, suit: str, tiles: int) -> None:
    state = paid(moment, spent, 0)
    assert state.phase == ROLL
    assert state.mover == suit_number(suit)
    assert nearest(state, state.mover, state.sharks[state.mover]) == tiles < FAR


@claims.of("why-die-gone", "ST-16")
def die_gone(moment: Moment, spent: str, suit: str) -> None:
    state = paid(moment, spent, 0)
    assert state.phase == ROLL
    no_fish_of(state, suit)


# The length of a movement.


@claims.of("why-length", "ST-14")
def length(moment: Moment, suit: str, tiles: int) -> None:
    state = after_move(moment)
    assert (state.mover, state.length, state.phase) == (suit_number(suit), tiles, LAY)


def rolled_lengths(moment: Moment, suit: str) -> set[int]:
    """How long the movement can be after a roll for a Null."""
    lengths = set()
    for face in range(6):
        state = after_move(moment)
        assert (state.mover, state.phase) == (suit_number(suit), ROLL)
        state.play(CHANCE, face)
        if state.phase != LAY:
            state.play(state.seat, state.moves(state.seat)[-1])
        lengths.add(int(state.length))
    return lengths


@claims.of("why-roll", "ST-16")
def roll(moment: Moment, suit: str, tiles: int) -> None:
    assert rolled_lengths(moment, suit) == set(range(tiles, tiles + 6))


@claims.of("why-roll-room", "ST-21")
def roll_room(moment: Moment, suit: str, tiles: int, room: int) -> None:
    assert rolled_lengths(moment, suit) == set(range(tiles, tiles + room + 1))
    assert room < 5
