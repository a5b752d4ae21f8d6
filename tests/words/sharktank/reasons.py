"""What the reasons of Shark Tank's hints claim. The step has the move that is explained."""

from itertools import combinations

from words.game_steps import Step
from words.sharktank.messages import claims, members, suit_number, token

from shoal.core.rng import Rng
from shoal.core.state import CHANCE
from shoal.games.sharktank.movement.endpoints import ProspectsEvaluator, last_tiles
from shoal.games.sharktank.movement.heuristics import FAR, nearest
from shoal.games.sharktank.moves import CHOOSE, KEEP, LAND, LAY, LOOK, PAY, ROLL, STAND
from shoal.games.sharktank.notation import read_cell, write_cell, write_spot
from shoal.games.sharktank.rules import SharkTankState


def world(step: Step) -> SharkTankState:
    """The position that the player imagines."""
    return step.game.imagine(step.view, Rng(0))


def after_move(step: Step) -> SharkTankState:
    """The imagined position after the move."""
    state = world(step)
    state.play(state.seat, step.move)
    return state


def unpaid(step: Step) -> SharkTankState:
    """After the move and, if that is asked then, after nothing was spent."""
    state = after_move(step)
    if state.phase == PAY:
        state.play(state.seat, KEEP)
    return state


def paid(step: Step, suit: str, value: int) -> SharkTankState:
    """After the move and after this fish was spent."""
    state = after_move(step)
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
    """The points that a meal brings on average."""
    assert points >= 0
    assert abs(mean_change(state, fish) - points) < 0.051


def check_loss(state: SharkTankState, fish: int, points: float) -> None:
    """The points that a meal costs on average, because the fish are no longer of one suit."""
    assert points > 0
    assert abs(mean_change(state, fish) + points) < 0.051
    assert state.score_sheet(state.held[state.seat])[4] == 10


def mean_change(state: SharkTankState, fish: int) -> float:
    """The average over all fish that may have been eaten; a Null is worth 2.5 on average."""
    held = state.held[state.seat]
    unseen = [one for one in members(state.unseen) if one // 6 == state.mover]
    changes = []
    for eaten in combinations(unseen, fish):
        tokens = held | sum(1 << one for one in eaten)
        nulls = len([one for one in eaten if one % 6 == 0])
        changes.append(state.points_for(tokens) - state.points_for(held) + 2.5 * nulls)
    return float(sum(changes) / len(changes))


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


def with_it(step: Step) -> tuple[int, int]:
    """The fish of the player before and after the draft."""
    state = world(step)
    return int(state.held[state.seat]), int(after_move(step).held[state.seat])


@claims.of("why-take-set", rule="ST-37")
def take_set(step: Step, points: int) -> None:
    before, after = with_it(step)
    state = step.before
    assert state.score_sheet(after)[3] - state.score_sheet(before)[3] == points == 8


@claims.of("why-take-single", rule="ST-38")
def take_single(step: Step, points: int) -> None:
    assert step.before.score_sheet(with_it(step)[1])[4] == points == 10


@claims.of("why-take-tasty", rule="ST-35")
def take_tasty(step: Step, suit: str) -> None:
    assert step.before.tasty == suit_number(suit) == step.move


@claims.of("why-take", rule="ST-37")
def take(step: Step, suits: int, of: int) -> None:
    assert len({one // 6 for one in members(with_it(step)[1])}) == suits
    assert of == 4


# The end of a movement.


def stands_on(step: Step) -> str:
    """The cell of the move."""
    return str(write_cell(step.move - STAND))


@claims.of("why-stand-meal", rule="ST-26")
def stand_meal(step: Step, fish: int, points: float, other: int, left: float) -> None:
    check_end(world(step), stands_on(step), fish, other, left)
    check_points(world(step), fish, points)


@claims.of("why-stand-loss", rule="ST-38")
def stand_loss(step: Step, fish: int, points: float, other: int, left: float) -> None:
    check_end(world(step), stands_on(step), fish, other, left)
    check_loss(world(step), fish, points)


@claims.of("why-stand-far", rule="ST-26")
def stand_far(step: Step, suit: str, tiles: int, other: int, left: float) -> None:
    check_end(world(step), stands_on(step), 0, other, left)
    check_distance(world(step), suit, stands_on(step), tiles)
    assert tiles < FAR


@claims.of("why-stand-gone", rule="ST-26")
def stand_gone(step: Step, suit: str, other: int, left: float) -> None:
    check_end(world(step), stands_on(step), 0, other, left)
    no_fish_of(world(step), suit)


@claims.of("why-way-meal", rule="ST-26")
def way_meal(step: Step, cell: str, fish: int, points: float, other: int, left: float) -> None:
    state = to_land(unpaid(step), cell)
    check_end(state, cell, fish, other, left)
    check_points(state, fish, points)


@claims.of("why-way-loss", rule="ST-38")
def way_loss(step: Step, cell: str, fish: int, points: float, other: int, left: float) -> None:
    state = to_land(unpaid(step), cell)
    check_end(state, cell, fish, other, left)
    check_loss(state, fish, points)


@claims.of("why-way-far", rule="ST-26")
def way_far(step: Step, suit: str, cell: str, tiles: int, other: int, left: float) -> None:
    state = to_land(unpaid(step), cell)
    check_end(state, cell, 0, other, left)
    check_distance(state, suit, cell, tiles)
    assert tiles < FAR


@claims.of("why-way-gone", rule="ST-26")
def way_gone(step: Step, suit: str, cell: str, other: int, left: float) -> None:
    state = to_land(unpaid(step), cell)
    check_end(state, cell, 0, other, left)
    no_fish_of(state, suit)


@claims.of("why-paid-meal", rule="ST-15")
def paid_meal(
    step: Step,
    suit: str,
    value: int,
    cell: str,
    fish: int,
    points: float,
    other: int,
    left: float,
) -> None:
    state = to_land(paid(step, suit, value), cell)
    check_end(state, cell, fish, other, left)
    check_points(state, fish, points)


@claims.of("why-paid-loss", rule="ST-38")
def paid_loss(
    step: Step,
    suit: str,
    value: int,
    cell: str,
    fish: int,
    points: float,
    other: int,
    left: float,
) -> None:
    state = to_land(paid(step, suit, value), cell)
    check_end(state, cell, fish, other, left)
    check_loss(state, fish, points)


@claims.of("why-paid-none", rule="ST-15")
def paid_none(step: Step, suit: str, value: int, cell: str, other: int, left: float) -> None:
    state = to_land(paid(step, suit, value), cell)
    check_end(state, cell, 0, other, left)


@claims.of("why-die", rule="ST-16")
def die(step: Step, spent: str, suit: str, tiles: int) -> None:
    state = paid(step, spent, 0)
    assert state.phase == ROLL
    assert state.mover == suit_number(suit)
    assert nearest(state, state.mover, state.sharks[state.mover]) == tiles < FAR


@claims.of("why-die-gone", rule="ST-16")
def die_gone(step: Step, spent: str, suit: str) -> None:
    state = paid(step, spent, 0)
    assert state.phase == ROLL
    no_fish_of(state, suit)


# The length of a movement.


@claims.of("why-length", rule="ST-14")
def length(step: Step, suit: str, tiles: int) -> None:
    state = after_move(step)
    assert (state.mover, state.length, state.phase) == (suit_number(suit), tiles, LAY)


def rolled_lengths(step: Step, suit: str) -> set[int]:
    """How long the movement can be after a roll for a Null."""
    lengths = set()
    for face in range(6):
        state = after_move(step)
        assert (state.mover, state.phase) == (suit_number(suit), ROLL)
        state.play(CHANCE, face)
        if state.phase != LAY:
            state.play(state.seat, state.moves(state.seat)[-1])
        lengths.add(int(state.length))
    return lengths


@claims.of("why-roll", rule="ST-16")
def roll(step: Step, suit: str, tiles: int) -> None:
    assert rolled_lengths(step, suit) == set(range(tiles, tiles + 6))


@claims.of("why-roll-room", rule="ST-21")
def roll_room(step: Step, suit: str, tiles: int, room: int) -> None:
    assert rolled_lengths(step, suit) == set(range(tiles, tiles + room + 1))
    assert room < 5
