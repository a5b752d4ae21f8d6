"""Whether a move can be taken back unasked: nothing fell, nobody moved, nothing came to light.

The game itself says which moves are answered from what is hidden.  Besides, some
worlds that a seat could imagine are tried: if they and the true one look the
same to it after the move, it has learnt nothing.  The worlds of the others are
imagined from what the mover knows, and
whether somebody may have moved unseen from what the asking seat knows, so that
no answer tells anybody anything.
"""

from collections.abc import Collection
from typing import Final, TypeVar

from shoal.core.bits import bit
from shoal.core.errors import NotYourTurn
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, State
from shoal.core.view import View
from shoal.match.history import GameHistory
from shoal.match.match import Match

WORLDS: Final = 12

MOST_STEPS: Final = 12
"""So many moves of others go back with one's own at most: each of them must be looked into."""

Asked = TypeVar("Asked", int, tuple[int, int])

Sight = tuple[str, View]
"""What a seat hears of a step, and what it sees after it."""


def step_before(match: Match, seat: int) -> int:
    """The step to go back to; NotYourTurn if the seat's last move cannot be taken back unasked."""
    if others_may_have_moved(match, seat):
        raise NotYourTurn(
            f"Seat {seat} cannot undo: others may have moved unseen since its last move."
        )
    if match.last_mover != seat:
        raise NotYourTurn(
            f"Seat {seat} cannot undo: a die has fallen or another seat has moved since its "
            "last move."
        )
    return step_before_any(match, (seat,))


def step_before_any(match: Match, seats: Collection[int]) -> int:
    """The step before the last move of one of these seats, at a table where nobody else minds.

    The others' moves since then go back with it; a die, or what came to light, does not.
    """
    back = last_move(match, seats)
    for step in range(match.step - 1, back - 1, -1):
        if came_to_light(match, step):
            mover, _ = match.history.moves[step]
            raise NotYourTurn(f"Seat {mover} cannot undo: something came to light with its move.")
    return back


def last_move(match: Match, seats: Collection[int]) -> int:
    """The step of the last move of one of these seats, if no die has fallen since."""
    history = match.history
    known = 0
    for step in range(match.step - 1, -1, -1):
        mover, _ = history.moves[step]
        if mover == CHANCE:
            raise NotYourTurn("Nothing can be undone: chance has decided since the last move.")
        if mover in seats:
            return step
        # Hidden ones do not count, or the answer would tell how many they were.
        known += any(history.heard[step] & int(bit(seat)) for seat in seats)
        if known >= MOST_STEPS and match.game.has_secrets():
            raise NotYourTurn("Nothing can be undone: too much has happened since the last move.")
    raise NotYourTurn("Nothing can be undone: nobody has moved yet.")


def came_to_light(match: Match, step: int) -> bool:
    """Whether anybody learnt something hidden from the move of this step; found out once."""
    if step not in match.lit:
        forget_some(match.lit)
        history = match.history
        mover, text = history.moves[step]
        match.lit[step] = breaks_silence(history, step) or reveals(
            match.game, history.position(step), mover, text
        )
    return match.lit[step]


def breaks_silence(history: GameHistory, step: int) -> bool:
    """Whether somebody hears of this move who heard nothing of the mover's last one.

    Like the shark's report, it tells something of what was done in silence.
    """
    mover, _ = history.moves[step]
    for last in range(step - 1, -1, -1):
        if history.moves[last][0] == mover:
            return history.heard[step] & ~history.heard[last] != 0
    return False


def others_may_have_moved(match: Match, seat: int) -> bool:
    """Whether another seat may have moved unseen, as far as this one knows; found out once."""
    asked = (match.step, seat)
    if asked not in match.unseen:
        forget_some(match.unseen)
        match.unseen[asked] = may_move_unseen(match.game, match.view(seat))
    return match.unseen[asked]


def forget_some(found: dict[Asked, bool]) -> None:
    """What was found out long ago is hardly asked again."""
    if len(found) > 2 * MOST_STEPS:
        found.clear()


def may_move_unseen(game: Game, known: View) -> bool:
    """Whether, for all that this View tells, another seat may have moved without a trace in it."""
    others = [actor for actor in known.actors if actor not in (known.seat, CHANCE)]
    if not others or not game.has_secrets():
        return False
    still = ("", known)
    return any(
        gives(game, world, other, int(move), int(known.seat), still)
        for world in worlds_of(game, known)
        for other in others
        for move in world.moves(other)
    )


def reveals(game: Game, before: State, seat: int, text: str) -> bool:
    """Whether anybody could learn something hidden from this move."""
    if not game.has_secrets():
        return False
    move = int(game.read_move(text))
    known = game.view(before, seat)
    if game.reveals_hidden(known, move):
        return True
    worlds = worlds_of(game, known)
    sight = sight_of(game, before, seat, move, seat)
    return any(
        can(world, seat, move) and not gives(game, world, seat, move, seat, sight)
        for world in worlds
    ) or any(
        tells(game, worlds[:3], seat, move, other)
        for other in range(int(before.players))
        if other != seat
    )


def tells(game: Game, worlds: list[State], seat: int, move: int, other: int) -> bool:
    """Whether another seat learns from this move which worlds are not the true one."""
    asked: list[tuple[View, Sight]] = []
    for world in worlds:
        known = game.view(world, other)
        sight = sight_of(game, world, seat, move, other)
        if alike(sight, ("", known)):
            continue
        # Who cannot tell two of these worlds apart learns the same in both.
        if any(same(known, before) and alike(sight, after) for before, after in asked):
            continue
        asked.append((known, sight))
        if not all(
            could_give(game, possible, seat, move, other, sight)
            for possible in worlds_of(game, known)
        ):
            return True
    return False


def could_give(game: Game, world: State, seat: int, move: int, other: int, sight: Sight) -> bool:
    """Whether some move of the seat would have looked just so in this world."""
    if can(world, seat, move) and gives(game, world, seat, move, other, sight):
        return True
    return any(gives(game, world, seat, int(own), other, sight) for own in world.moves(seat))


def can(world: State, seat: int, move: int) -> bool:
    """Whether the rules allow the move in this world."""
    return move in [int(legal) for legal in world.moves(seat)]


def worlds_of(game: Game, known: View) -> list[State]:
    """Some worlds that could be the true one: always the same for the same View."""
    rng = Rng(1)
    return [game.imagine(known, rng) for _ in range(WORLDS)]


def sight_of(game: Game, world: State, mover: int, move: int, viewer: int) -> Sight:
    """What the onlooker would hear and see of this move."""
    heard = game.log_line(world, mover, move, viewer)
    after = world.clone()
    after.play(mover, move)
    return heard, game.view(after, viewer)


def gives(game: Game, world: State, mover: int, move: int, viewer: int, sight: Sight) -> bool:
    """Whether the onlooker would hear and see just that of this move."""
    # What is heard is found soonest, and mostly enough.
    if game.log_line(world, mover, move, viewer) != sight[0]:
        return False
    after = world.clone()
    after.play(mover, move)
    return same(game.view(after, viewer), sight[1])


def alike(one: Sight, other: Sight) -> bool:
    """Whether two sights are the same."""
    return one[0] == other[0] and same(one[1], other[1])


def same(one: View, other: View) -> bool:
    """Whether two views of one seat show the same."""
    return (
        one.facts == other.facts
        and one.moves == other.moves
        and one.actors == other.actors
        and one.ranks == other.ranks
    )
