"""Why a move of Pescado is not allowed, with the rule that says so."""

from shoal.core.bits import bit
from shoal.core.game import Refusal
from shoal.core.packed_arrays import i64
from shoal.games.pescado.board_text import in_colours
from shoal.games.pescado.components import FISH_ON_TILE, MAX_FLIPS
from shoal.games.pescado.dice import KEPT_LETTERS, letters_of
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FISH,
    FISH_AGAIN,
    FLIP,
    KEEP,
    MARK,
    SEAL,
    SECRET,
    SNATCH,
    TAKE_ALL,
)
from shoal.games.pescado.rules import PescadoState


def why_not(state: PescadoState, move: i64) -> Refusal:
    """The reason for a move that a seat which may act cannot make."""
    if state.phase == SNATCH:
        return why_not_claim(state, move)
    if state.phase == SECRET:
        return why_not_mark(state, move)
    if move == SEAL or CLAIM <= move < DONE:
        return Refusal("There is no snatch round now.", "PE-27")
    if state.phase == FISH and state.flips & 1 and not FLIP <= move < KEEP:
        return Refusal("A grey die costs two tiles: flip another one first.", "PE-12")
    if move <= TAKE_ALL:
        return why_not_take(state, move)
    if move < KEEP:
        return why_not_flip(state, move - FLIP)
    if move < CLAIM:
        return why_not_keep(state, move - KEEP)
    return why_not_done(state)


def tile_named(state: PescadoState, tile: i64) -> str:
    """A tile by the colours of its fish: "red red green tile"."""
    return f"{in_colours(state.settings.deck.names[tile][:FISH_ON_TILE])} tile"


def why_not_take(state: PescadoState, move: i64) -> Refusal:
    """A tile, or all tiles, that cannot be taken."""
    if state.phase == FISH and state.flips:
        return Refusal("You have flipped tiles: throw before you take more.", "PE-14")
    if move == TAKE_ALL:
        return Refusal("You take all only where you have caught two tiles or more.", "PE-9")
    name = tile_named(state, move)
    if state.within_reach() >> move & 1:
        dice = in_colours(letters_of(state.dice))
        return Refusal(f"Your dice, {dice}, do not show the three fish of the {name}.", "PE-7")
    if state.won[state.turn] >> move & 1:
        return Refusal(f"The {name} lies in front of you already.", "PE-8")
    return why_not_reach(state, move, name)


def why_not_reach(state: PescadoState, tile: i64, name: str) -> Refusal:
    """A tile that does not lie face up within reach."""
    if state.flipped & state.pool & bit(tile):
        return Refusal(f"The {name} has been flipped and lies face down in this turn.", "PE-15")
    if state.flipped >> tile & 1:
        owner = state.predecessor()
        return Refusal(f"The {name} has been flipped: seat {owner} has it and it is safe.", "PE-21")
    for owner in range(state.players):
        if state.won[owner] >> tile & 1:
            return Refusal(f"The {name} is safe in front of seat {owner}.", "PE-20")
    return Refusal(f"The {name} is not on the table; it is in the stack.", "PE-4")


def why_not_flip(state: PescadoState, tile: i64) -> Refusal:
    """A tile that cannot be flipped."""
    if state.phase == FISH_AGAIN:
        return Refusal("Grey dice are bought before the second throw.", "PE-14")
    if state.flips == MAX_FLIPS:
        return Refusal("You have both grey dice: nothing more is to be flipped.", "PE-12")
    name = tile_named(state, tile)
    if state.won[state.turn] >> tile & 1:
        return Refusal(
            f"The {name} is your own: flip tiles of the pool or taken before you.", "PE-13"
        )
    if not state.within_reach() >> tile & 1:
        return why_not_reach(state, tile, name)
    return Refusal("A grey die costs two tiles, and only one lies face up.", "PE-12")


def why_not_keep(state: PescadoState, choice: i64) -> Refusal:
    """Dice that cannot be kept."""
    if state.phase == FISH_AGAIN:
        return Refusal("You have thrown twice: take what you have caught, or be done.", "PE-16")
    kept = KEPT_LETTERS[choice]
    dice = letters_of(state.dice)
    if kept == dice:
        return Refusal("At this table at least one die must be thrown again.", "PE-10")
    return Refusal(
        f"You cannot keep {in_colours(kept)}: your dice are {in_colours(dice)}.", "PE-11"
    )


def why_not_done(state: PescadoState) -> Refusal:
    """A turn that cannot be over yet."""
    if state.flips:
        return Refusal("You have flipped tiles for grey dice, so you must throw.", "PE-14")
    return Refusal("At this table the second throw must be made.", "PE-10")


def why_not_claim(state: PescadoState, move: i64) -> Refusal:
    """In a live snatch round."""
    if CLAIM <= move < MARK:
        name = tile_named(state, move - CLAIM)
        if state.pool >> move - CLAIM & 1:
            return Refusal(f"You have claimed the {name} from this throw already.", "PE-38")
        return Refusal(f"The {name} does not lie in the pool.", "PE-28")
    return Refusal("This is a live snatch round: claim a tile of the pool, or say done.", "PE-37")


def why_not_mark(state: PescadoState, move: i64) -> Refusal:
    """In a sealed snatch round."""
    if MARK <= move < DONE:
        name = tile_named(state, move - MARK)
        if state.pool >> move - MARK & 1:
            return Refusal(f"You have marked the {name}, and a mark stays.", "PE-40")
        return Refusal(f"The {name} does not lie in the pool.", "PE-28")
    return Refusal("This is a sealed snatch round: mark tiles of the pool, or seal.", "PE-40")
