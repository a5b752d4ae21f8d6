"""Whether a move can be undone without consent: no throw, other move or reveal followed it.

The game declares which moves reveal something hidden. In addition, some positions ("worlds") that
a seat considers possible are tried: if they and the true one look the same to the seat after the
move, it has learnt nothing. The other seats' worlds are imagined from what the mover knows, and
hidden moves from what the asking seat knows, so that the answer itself reveals nothing.
"""

from collections.abc import Collection
from typing import Final, TypeVar

from shoal.core.bits import bit
from shoal.core.errors import NotYourTurn
from shoal.core.game import Game, View
from shoal.core.message import Message, heard_by, say
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, State
from shoal.match.history import GameHistory
from shoal.match.match import Match

WORLDS: Final = 12

MAX_STEPS: Final = 12
"""The most moves of others that are undone with one's own; each must be checked."""

Key = TypeVar("Key", int, tuple[int, int])

Observation = tuple[list[Message], View]
"""What a seat hears of a step, and its view after it."""


def step_before(match: Match, seat: int) -> int:
    """The step to go back to; NotYourTurn if the seat's last move cannot be undone alone."""
    if others_may_have_moved(match, seat):
        raise NotYourTurn(say("error-undo-unseen", seat=seat))
    if match.last_mover != seat:
        raise NotYourTurn(say("error-undo-since", seat=seat))
    return step_before_any(match, (seat,))


def step_before_any(match: Match, seats: Collection[int]) -> int:
    """The step before the last move of one of these seats, where no other player objects.

    The others' moves since then are undone too. NotYourTurn if a die fell or something was
    revealed since.
    """
    back = last_move(match, seats)
    for step in range(match.step - 1, back - 1, -1):
        if revealed_something(match, step):
            mover, _ = match.history.moves[step]
            raise NotYourTurn(say("error-undo-revealed", seat=mover))
    return back


def last_move(match: Match, seats: Collection[int]) -> int:
    """The step of the last move of one of these seats; NotYourTurn if a die fell since."""
    history = match.history
    noticed = 0
    for step in range(match.step - 1, -1, -1):
        mover, _ = history.moves[step]
        if mover == CHANCE:
            raise NotYourTurn(say("error-undo-dice"))
        if mover in seats:
            return step
        # Hidden moves do not count, or the answer would reveal their number.
        noticed += any(history.audiences[step] & int(bit(seat)) for seat in seats)
        if noticed >= MAX_STEPS and match.game.has_secrets():
            raise NotYourTurn(say("error-undo-too-late"))
    raise NotYourTurn(say("error-undo-nothing"))


def revealed_something(match: Match, step: int) -> bool:
    """Whether anybody learnt something hidden from this step; cached."""
    if step not in match.reveals_cache:
        limit_size(match.reveals_cache)
        history = match.history
        mover, text = history.moves[step]
        match.reveals_cache[step] = ends_secrecy(history, step) or reveals(
            match.game, history.position(step), mover, text
        )
    return match.reveals_cache[step]


def ends_secrecy(history: GameHistory, step: int) -> bool:
    """Whether this move is logged for a viewer who did not see the mover's previous move.

    Such a move, like the shark's report in Jaws, reveals something about the hidden ones.
    """
    mover, _ = history.moves[step]
    for last in range(step - 1, -1, -1):
        if history.moves[last][0] == mover:
            return history.audiences[step] & ~history.audiences[last] != 0
    return False


def others_may_have_moved(match: Match, seat: int) -> bool:
    """Whether, from this seat's view, another may have made a hidden move; cached."""
    key = (match.step, seat)
    if key not in match.hidden_moves_cache:
        limit_size(match.hidden_moves_cache)
        match.hidden_moves_cache[key] = may_move_unseen(match.game, match.view(seat))
    return match.hidden_moves_cache[key]


def limit_size(cache: dict[Key, bool]) -> None:
    """Clear a cache that has grown too large; old entries are hardly needed again."""
    if len(cache) > 2 * MAX_STEPS:
        cache.clear()


def may_move_unseen(game: Game, known: View) -> bool:
    """Whether another seat may make a move that leaves this View unchanged."""
    others = [actor for actor in known.actors if actor not in (known.seat, CHANCE)]
    if not others or not game.has_secrets():
        return False
    unchanged: Observation = ([], known)
    return any(
        produces(game, world, other, int(move), int(known.seat), unchanged)
        for world in worlds_of(game, known)
        for other in others
        for move in world.moves(other)
    )


def reveals(game: Game, before: State, seat: int, text: str) -> bool:
    """Whether a seat could learn something hidden from this move."""
    if not game.has_secrets():
        return False
    move = int(game.parse_move(text))
    known = game.view(before, seat)
    if game.reveals_hidden(known, move):
        return True
    worlds = worlds_of(game, known)
    observation = observation_of(game, before, seat, move, seat)
    return any(
        is_legal(world, seat, move) and not produces(game, world, seat, move, seat, observation)
        for world in worlds
    ) or any(
        informs(game, worlds[:3], seat, move, other)
        for other in range(int(before.players))
        if other != seat
    )


def informs(game: Game, worlds: list[State], seat: int, move: int, other: int) -> bool:
    """Whether another seat can exclude some worlds because of this move."""
    checked: list[tuple[View, Observation]] = []
    for world in worlds:
        known = game.view(world, other)
        observation = observation_of(game, world, seat, move, other)
        if alike(observation, ([], known)):
            continue
        # A seat that cannot tell two of these worlds apart learns the same in both.
        if any(same(known, before) and alike(observation, after) for before, after in checked):
            continue
        checked.append((known, observation))
        if not all(
            could_produce(game, possible, seat, move, other, observation)
            for possible in worlds_of(game, known)
        ):
            return True
    return False


def could_produce(
    game: Game, world: State, seat: int, move: int, other: int, observation: Observation
) -> bool:
    """Whether some move of the seat would have looked the same in this world."""
    if is_legal(world, seat, move) and produces(game, world, seat, move, other, observation):
        return True
    return any(
        produces(game, world, seat, int(own), other, observation) for own in world.moves(seat)
    )


def is_legal(world: State, seat: int, move: int) -> bool:
    """Whether the rules allow the move in this world."""
    return move in [int(legal) for legal in world.moves(seat)]


def worlds_of(game: Game, known: View) -> list[State]:
    """Some worlds that are consistent with the View; the same ones for the same View."""
    rng = Rng(1)
    return [game.imagine(known, rng) for _ in range(WORLDS)]


def observation_of(game: Game, world: State, mover: int, move: int, viewer: int) -> Observation:
    """What the viewer hears of this move, and its view after it."""
    heard = heard_by(game.messages.log(world, mover, move), viewer)
    after = world.clone()
    after.play(mover, move)
    return heard, game.view(after, viewer)


def produces(
    game: Game, world: State, mover: int, move: int, viewer: int, observation: Observation
) -> bool:
    """Whether this move would give the viewer this observation."""
    # Messages are cheaper than the view, and usually decide.
    if heard_by(game.messages.log(world, mover, move), viewer) != observation[0]:
        return False
    after = world.clone()
    after.play(mover, move)
    return same(game.view(after, viewer), observation[1])


def alike(first: Observation, second: Observation) -> bool:
    """Whether two observations are the same."""
    return first[0] == second[0] and same(first[1], second[1])


def same(first: View, second: View) -> bool:
    """Whether two views of one seat show the same."""
    return (
        first.facts == second.facts
        and first.moves == second.moves
        and first.actors == second.actors
        and first.ranks == second.ranks
    )
