"""What a viewer may know of a Pescado position: all but the sealed marks of others (PE-40)."""

from typing import Final

from shoal.core.bits import bit, members
from shoal.core.packed_arrays import append, i64
from shoal.core.rng import Rng
from shoal.core.view import View
from shoal.games.pescado.components import FLIPS_A_DIE, Deck
from shoal.games.pescado.dice import dice_from, letters_of
from shoal.games.pescado.moves import OPEN, OVER, PHASES, SECRET, SNATCH
from shoal.games.pescado.notation import names_from_top
from shoal.games.pescado.options import Settings
from shoal.games.pescado.rules import PescadoState, new_state

RIGHT_MARK_CHANCES: Final[i64] = 12
WRONG_MARK_CHANCES: Final[i64] = 1
MARK_CHANCES: Final[i64] = 16
"""How often, in 16, the other players are expected to mark a right tile and a wrong one."""


def facts(state: PescadoState, seat: i64) -> dict[str, object]:
    """What the viewer may know of the position."""
    deck = state.settings.deck
    found: dict[str, object] = {
        "phase": PHASES[state.phase],
        "turn": None if state.phase == OVER else state.turn,
        "thrown": state.thrown,
        "throws": state.settings.throws,
        "dice": letters_of(state.dice),
        "flips": state.flips,
        "grey": state.flips // FLIPS_A_DIE,
        "pool": deck.names_of(state.pool),
        "flipped": deck.names_of(state.flipped),
        "fresh": deck.names_of(state.fresh),
        "prey": deck.names_of(state.prey),
        "won": [deck.names_of(tiles) for tiles in state.won],
        "points": [int(points) for points in state.scores()],
        "stack": deck.names_of(state.stack),
    }
    if state.settings.can_know_top():
        found["top"] = names_from_top(state)
    if state.phase == SNATCH:
        found["claims"] = [deck.names_of(tiles) for tiles in state.fingers]
        found["done"] = members(state.finished)
    elif state.phase == SECRET:
        found["marks"] = [own_marks(state, deck, other, seat) for other in range(state.players)]
        found["sealed"] = members(state.finished)
    elif state.phase == OPEN:
        found["marks"] = [deck.names_of(tiles) for tiles in state.fingers]
    return found


def own_marks(state: PescadoState, deck: Deck, owner: i64, seat: i64) -> list[str] | None:
    """The marks of the viewing seat; None for those of others."""
    return deck.names_of(state.fingers[seat]) if owner == seat else None


def imagine(view: View, settings: Settings, rng: Rng) -> PescadoState:
    """The position as seen, with marks that the others could have made."""
    deck = settings.deck
    state = new_state(view.players, settings)
    state.phase = PHASES.index(view.word("phase"))
    if not view.over:
        state.turn = view.number("turn")
    state.thrown = view.number("thrown")
    state.dice = dice_from(view.word("dice"))
    state.flips = view.number("flips")
    state.pool = tile_set(deck, view.words("pool"))
    state.flipped = tile_set(deck, view.words("flipped"))
    state.fresh = tile_set(deck, view.words("fresh"))
    state.prey = tile_set(deck, view.words("prey"))
    state.stack = tile_set(deck, view.words("stack"))
    if settings.can_know_top():
        for name in reversed(view.words("top")):
            state.top = append(state.top, deck.number[name])
    for seat, names in enumerate(lists(view, "won")):
        state.won[seat] = tile_set(deck, names or [])
    imagine_round(state, view, rng)
    return state


def imagine_round(state: PescadoState, view: View, rng: Rng) -> None:
    """The claims as seen, or the marks as far as they are seen."""
    if state.phase == SNATCH:
        state.finished = seat_set(view.facts["done"])
        for seat, names in enumerate(lists(view, "claims")):
            state.fingers[seat] = tile_set(state.settings.deck, names or [])
    elif state.phase == SECRET or state.phase == OPEN:
        state.finished = bit(state.players) - 1
        if state.phase == SECRET:
            state.finished = seat_set(view.facts["sealed"])
        for seat, marks in enumerate(lists(view, "marks")):
            if marks is None:
                state.fingers[seat] = likely_marks(state, rng)
            else:
                state.fingers[seat] = tile_set(state.settings.deck, marks)


def likely_marks(state: PescadoState, rng: Rng) -> i64:
    """Marks of a good player: most right tiles, and a wrong one now and then."""
    right = state.right()
    marks: i64 = 0
    for tile in members(state.pool):
        chances = WRONG_MARK_CHANCES
        if right >> tile & 1:
            chances = RIGHT_MARK_CHANCES
        if rng.below(MARK_CHANCES) < chances:
            marks |= bit(tile)
    return marks


def lists(view: View, name: str) -> list[list[str] | None]:
    """A fact that is a list of names for each seat, None where it is hidden."""
    fact = view.facts[name]
    assert isinstance(fact, list)
    return fact


def tile_set(deck: Deck, names: list[str]) -> i64:
    """The tiles of these names as a set."""
    tiles: i64 = 0
    for name in names:
        tile: i64 = deck.number[name]
        tiles |= bit(tile)
    return tiles


def seat_set(fact: object) -> i64:
    """The seats of these numbers as a set."""
    assert isinstance(fact, list)
    seats: i64 = 0
    for seat in fact:
        seats |= bit(int(seat))
    return seats
