"""What each seat hears when something happens in Pescado."""

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit
from shoal.core.state import CHANCE
from shoal.games.pescado.dice import KEPT_LETTERS, in_order, letters_of
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FIRST,
    FISH,
    FLIP,
    KEEP,
    MARK,
    OVER,
    REFILL,
    SEAL,
    SNATCH,
    TAKE_ALL,
    THROW_AGAIN,
    THROW_FOR_ALL,
)
from shoal.games.pescado.notation import dice_in_cup, fallen, is_throw
from shoal.games.pescado.rules import PescadoState, order_of
from shoal.games.pescado.text.board import counted, listed, who_won, why_over
from shoal.games.pescado.tile_sets import how_many, nth_of, tile_of, tiles_of


def tell(state: PescadoState, mover: i64, move: i64, seat: i64) -> str:
    """A move or a throw as the seat hears it, and the end of the game if it brings that."""
    after = state.clone()
    after.play(mover, move)
    if mover == CHANCE:
        told = tell_chance(state, after, move)
    else:
        told = tell_move(state, mover, move, seat)
    told += back_in_the_stack(state, after)
    if after.phase == OVER:
        told += f" {tell_end(after)}"
    return told


def back_in_the_stack(state: PescadoState, after: PescadoState) -> str:
    """The flipped tiles that go back at the end of a turn where the table says so; '' for none."""
    gone = state.pool & ~after.pool & after.stack
    if not gone:
        return ""
    return f" Back into the stack: {listed(state.rulings.deck.names_of(gone))} (PE-15)."


def tell_end(state: PescadoState) -> str:
    """That the game is over, why, and who has won."""
    why = why_over(how_many(state.pool), state.thrown)
    return f"The game is over because {why}: {who_won(state.ranks(), state.scores())}."


def tell_chance(state: PescadoState, after: PescadoState, outcome: i64) -> str:
    """What chance did, in words, for everybody."""
    if state.phase == REFILL:
        tile = state.rulings.deck.names[tile_of(nth_of(state.drawable(), outcome))]
        return f"{tile} comes into the pool ({rule_of_refill(state)})."
    if state.phase == FIRST:
        return f"Seat {outcome} goes first (PE-5)."
    if is_throw(state):
        letters = in_order(fallen(outcome, dice_in_cup(state)))
        return tell_throw(state, letters) + taken_at_once(state, after)
    return tell_opening(state, after, outcome)


def rule_of_refill(state: PescadoState) -> str:
    """Tiles come into the pool at the start, and after a turn or a snatch round."""
    return "PE-4" if state.thrown == 0 else "PE-17"


def tell_throw(state: PescadoState, letters: str) -> str:
    """Dice that fell."""
    again = state.phase == THROW_AGAIN or state.phase == THROW_FOR_ALL
    verb = "throws again" if again else "throws"
    rule = "PE-11" if state.phase == THROW_AGAIN else "PE-34" if again else "PE-6"
    kept = letters_of(state.dice)
    if state.phase == THROW_AGAIN and kept:
        return f"Seat {state.turn} {verb}: {letters}, beside {kept} (PE-11)."
    return f"Seat {state.turn} {verb}: {letters} ({rule})."


def taken_at_once(state: PescadoState, after: PescadoState) -> str:
    """The tiles that a throw takes by itself where the table says so (PE-9); '' for none."""
    tiles = after.won[state.turn] & ~state.won[state.turn]
    if not tiles:
        return ""
    return f" {tell_take(state, f'Seat {state.turn} takes ', tiles, 'PE-9')}"


def tell_opening(state: PescadoState, after: PescadoState, outcome: i64) -> str:
    """The opened marks, a sentence for each seat with what came of them."""
    order = ", ".join([str(seat) for seat in order_of(outcome, state.players)])
    told = [f"The marks are open; the lots say {order} (PE-41)."]
    for seat in range(state.players):
        marked = listed(state.rulings.deck.names_of(state.fingers[seat]))
        told.append("; ".join([f"Seat {seat} marked {marked}", *came_of(state, after, seat)]) + ".")
    return " ".join(told)


def came_of(state: PescadoState, after: PescadoState, seat: i64) -> list[str]:
    """What a seat's marks brought, what went to others, and what wrong ones cost."""
    deck = state.rulings.deck
    marked = state.fingers[seat]
    told = []
    gained = marked & after.won[seat]
    if gained:
        told.append(f"gets {listed(deck.names_of(gained))}")
    for tile in tiles_of(marked & state.right() & ~gained):
        told.append(f"{deck.names[tile]} goes to seat {owner_of(after, tile)}")
    wrong = tiles_of(marked & ~state.right())
    if len(wrong) > 0:
        named = listed([deck.names[tile] for tile in wrong])
        told.append(f"is wrong about {named} and {price(state, seat, wrong)}")
    return told


def owner_of(state: PescadoState, tile: i64) -> i64:
    """The seat in front of which the tile lies."""
    owner: i64 = 0
    while not state.won[owner] >> tile & 1:
        owner += 1
    return owner


def price(state: PescadoState, seat: i64, wrong: vec[i64]) -> str:
    """What wrong fingers cost, one after the other (PE-30 to PE-32)."""
    paying = state.clone()
    deck = state.rulings.deck
    paid: dict[str, list[str]] = {}
    for tile in wrong:
        lost = paying.forfeit(seat, tile)
        if lost:
            dearer = deck.values[tile_of(lost)] > deck.values[tile]
            rule = "(PE-31)" if dearer else "(PE-30)"
            paid.setdefault(rule, []).append(deck.names[tile_of(lost)])
        elif paying.won[seat]:
            paid.setdefault(", having only dearer tiles (PE-31)", [])
        else:
            paid.setdefault(", having no tiles (PE-32)", [])
        paying.pay(seat, tile)
    told = [f"{listed(names)} {why}" if names else f"nothing{why}" for why, names in paid.items()]
    return f"gives up {', then '.join(told)}"


def tell_move(state: PescadoState, mover: i64, move: i64, seat: i64) -> str:
    """A player's move in words; secret marks are told to nobody else."""
    deck = state.rulings.deck
    who = f"Seat {mover}"
    if move < TAKE_ALL:
        return tell_take(state, f"{who} takes ", bit(move))
    if move == TAKE_ALL:
        return tell_take(state, f"{who} takes all: ", state.caught())
    if move < KEEP:
        return f"{who} flips {taken(state, deck.names[move - FLIP], move - FLIP)} (PE-12)."
    if move < CLAIM:
        return tell_keep(who, KEPT_LETTERS[move - KEEP])
    if move < MARK:
        return tell_claim(state, mover, move - CLAIM)
    if move < DONE:
        return f"You mark {deck.names[move - MARK]} (PE-40)." if seat == mover else ""
    if move == SEAL:
        return f"{who} has sealed (PE-40)."
    rule = "PE-39" if state.phase == SNATCH else "PE-10" if state.phase == FISH else "PE-16"
    return f"{who} is done ({rule})."


def tell_take(state: PescadoState, verb: str, tiles: i64, rule: str = "PE-8") -> str:
    """Tiles of the pool, and those that the seat before loses by it, with what they are worth."""
    deck = state.rulings.deck
    own, robbed = tiles & ~state.prey, tiles & state.prey
    told = [f"{listed(deck.names_of(own))} ({rule})"] if own else []
    if robbed:
        lost = sum([int(deck.values[tile]) for tile in tiles_of(robbed)])
        told.append(
            f"{listed(deck.names_of(robbed))} from seat {state.predecessor()}, "
            f"who loses {counted(lost, 'point')} (PE-19)"
        )
    return f"{verb}{' and '.join(told)}."


def taken(state: PescadoState, name: str, tile: i64) -> str:
    """A tile with where it lay."""
    if state.prey >> tile & 1:
        return f"{name} in front of seat {state.predecessor()}"
    return name


def tell_keep(who: str, letters: str) -> str:
    """The dice that stay."""
    if not letters:
        return f"{who} keeps no dice (PE-11)."
    return f"{who} keeps {letters} (PE-11)."


def tell_close(state: PescadoState, tile: i64) -> str:
    """That this was the last tile to be claimed, where that closes the round (PE-35)."""
    if state.right() != bit(tile) or not state.rulings.closes_when_claimed:
        return ""
    return " No other tile matches: the snatch round is over (PE-35)."


def tell_claim(state: PescadoState, seat: i64, tile: i64) -> str:
    """A claim and what came of it."""
    deck = state.rulings.deck
    name = deck.names[tile]
    if state.right() >> tile & 1:
        return f"Seat {seat} claims {name} and has it (PE-29).{tell_close(state, tile)}"
    return f"Seat {seat} claims {name} wrongly and {price(state, seat, vec[i64]([tile]))}."
