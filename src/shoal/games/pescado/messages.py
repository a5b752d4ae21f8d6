"""Pescado's log: a line for each move and each chance outcome, as a viewer may read it."""

from shoal.core.bits import bit, count_bits, lowest_bit, members, nth_bit
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.pescado.board_text import counted, listed, who_won, why_over
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
from shoal.games.pescado.notation import dice_in_cup, dice_letters, is_throw
from shoal.games.pescado.rules import PescadoState, order_of


def log_line(state: PescadoState, mover: i64, move: i64, seat: i64) -> str:
    """The line for a move or a chance outcome, with the end of the game if that follows."""
    after = state.clone()
    after.play(mover, move)
    if mover == CHANCE:
        line = chance_line(state, after, move)
    else:
        line = move_line(state, mover, move, seat)
    line += back_in_the_stack(state, after)
    if after.phase == OVER:
        line += f" {end_line(after)}"
    return line


def back_in_the_stack(state: PescadoState, after: PescadoState) -> str:
    """The flipped tiles that go back at the end of a turn by option; '' for none."""
    gone = state.pool & ~after.pool & after.stack
    if not gone:
        return ""
    return f" Back into the stack: {listed(state.settings.deck.names_of(gone))} (PE-15)."


def end_line(state: PescadoState) -> str:
    """That the game is over, why, and who has won."""
    why = why_over(count_bits(state.pool), state.thrown)
    return f"The game is over because {why}: {who_won(state.ranks(), state.scores())}."


def chance_line(state: PescadoState, after: PescadoState, outcome: i64) -> str:
    """What chance did; the same for every viewer."""
    if state.phase == REFILL:
        tile = state.settings.deck.names[nth_bit(state.drawable(), outcome)]
        return f"{tile} comes into the pool ({rule_of_refill(state)})."
    if state.phase == FIRST:
        return f"Seat {outcome} goes first (PE-5)."
    if is_throw(state):
        letters = in_order(dice_letters(outcome, dice_in_cup(state)))
        return throw_line(state, letters) + taken_at_once(state, after)
    return opening_line(state, after, outcome)


def rule_of_refill(state: PescadoState) -> str:
    """Tiles come into the pool at the start, and after a turn or a snatch round."""
    return "PE-4" if state.thrown == 0 else "PE-17"


def throw_line(state: PescadoState, letters: str) -> str:
    """Dice that fell."""
    again = state.phase == THROW_AGAIN or state.phase == THROW_FOR_ALL
    verb = "throws again" if again else "throws"
    rule = "PE-11" if state.phase == THROW_AGAIN else "PE-34" if again else "PE-6"
    kept = letters_of(state.dice)
    if state.phase == THROW_AGAIN and kept:
        return f"Seat {state.turn} {verb}: {letters}, beside {kept} (PE-11)."
    return f"Seat {state.turn} {verb}: {letters} ({rule})."


def taken_at_once(state: PescadoState, after: PescadoState) -> str:
    """The tiles that a throw takes by itself by option (PE-9); '' for none."""
    tiles = after.won[state.turn] & ~state.won[state.turn]
    if not tiles:
        return ""
    return f" {take_line(state, f'Seat {state.turn} takes ', tiles, 'PE-9')}"


def opening_line(state: PescadoState, after: PescadoState, outcome: i64) -> str:
    """The opened marks, a sentence for each seat with its results."""
    order = ", ".join([str(seat) for seat in order_of(outcome, state.players)])
    parts = [f"The marks are open; the lots say {order} (PE-41)."]
    for seat in range(state.players):
        marked = listed(state.settings.deck.names_of(state.fingers[seat]))
        parts.append(
            "; ".join([f"Seat {seat} marked {marked}", *results_of_marks(state, after, seat)]) + "."
        )
    return " ".join(parts)


def results_of_marks(state: PescadoState, after: PescadoState, seat: i64) -> list[str]:
    """What a seat's marks brought, what went to others, and what wrong ones cost."""
    deck = state.settings.deck
    marked = state.fingers[seat]
    parts = []
    gained = marked & after.won[seat]
    if gained:
        parts.append(f"gets {listed(deck.names_of(gained))}")
    for tile in members(marked & state.right() & ~gained):
        parts.append(f"{deck.names[tile]} goes to seat {owner_of(after, tile)}")
    wrong = members(marked & ~state.right())
    if wrong:
        named = listed([deck.names[tile] for tile in wrong])
        parts.append(f"is wrong about {named} and {price(state, seat, wrong)}")
    return parts


def owner_of(state: PescadoState, tile: i64) -> i64:
    """The seat in front of which the tile lies."""
    owner: i64 = 0
    while not state.won[owner] >> tile & 1:
        owner += 1
    return owner


def price(state: PescadoState, seat: i64, wrong: list[int]) -> str:
    """What wrong fingers cost, one after the other (PE-30 to PE-32)."""
    paying = state.clone()
    deck = state.settings.deck
    paid: dict[str, list[str]] = {}
    for tile in wrong:
        lost = paying.forfeit(seat, tile)
        if lost:
            dearer = deck.values[lowest_bit(lost)] > deck.values[tile]
            rule = "(PE-31)" if dearer else "(PE-30)"
            paid.setdefault(rule, []).append(deck.names[lowest_bit(lost)])
        elif paying.won[seat]:
            paid.setdefault(", having only dearer tiles (PE-31)", [])
        else:
            paid.setdefault(", having no tiles (PE-32)", [])
        paying.pay(seat, tile)
    parts = [f"{listed(names)} {why}" if names else f"nothing{why}" for why, names in paid.items()]
    return f"gives up {', then '.join(parts)}"


def move_line(state: PescadoState, mover: i64, move: i64, seat: i64) -> str:
    """A player's move; only the player may read of a secret mark."""
    deck = state.settings.deck
    who = f"Seat {mover}"
    if move < TAKE_ALL:
        return take_line(state, f"{who} takes ", bit(move))
    if move == TAKE_ALL:
        return take_line(state, f"{who} takes all: ", state.caught())
    if move < KEEP:
        return f"{who} flips {taken(state, deck.names[move - FLIP], move - FLIP)} (PE-12)."
    if move < CLAIM:
        return keep_line(who, KEPT_LETTERS[move - KEEP])
    if move < MARK:
        return claim_line(state, mover, move - CLAIM)
    if move < DONE:
        return f"You mark {deck.names[move - MARK]} (PE-40)." if seat == mover else ""
    if move == SEAL:
        return f"{who} has sealed (PE-40)."
    rule = "PE-39" if state.phase == SNATCH else "PE-10" if state.phase == FISH else "PE-16"
    return f"{who} is done ({rule})."


def take_line(state: PescadoState, verb: str, tiles: i64, rule: str = "PE-8") -> str:
    """Tiles of the pool, and those that the seat before loses by it, with what they are worth."""
    deck = state.settings.deck
    own, robbed = tiles & ~state.prey, tiles & state.prey
    parts = [f"{listed(deck.names_of(own))} ({rule})"] if own else []
    if robbed:
        lost = sum([int(deck.values[tile]) for tile in members(robbed)])
        parts.append(
            f"{listed(deck.names_of(robbed))} from seat {state.predecessor()}, "
            f"who loses {counted(lost, 'point')} (PE-19)"
        )
    return f"{verb}{' and '.join(parts)}."


def taken(state: PescadoState, name: str, tile: i64) -> str:
    """A tile with where it lay."""
    if state.prey >> tile & 1:
        return f"{name} in front of seat {state.predecessor()}"
    return name


def keep_line(who: str, letters: str) -> str:
    """The dice that stay."""
    if not letters:
        return f"{who} keeps no dice (PE-11)."
    return f"{who} keeps {letters} (PE-11)."


def close_line(state: PescadoState, tile: i64) -> str:
    """That this was the last tile to be claimed, where that closes the round (PE-35)."""
    if state.right() != bit(tile) or not state.settings.closes_when_claimed:
        return ""
    return " No other tile matches: the snatch round is over (PE-35)."


def claim_line(state: PescadoState, seat: i64, tile: i64) -> str:
    """A claim and its result."""
    deck = state.settings.deck
    name = deck.names[tile]
    if state.right() >> tile & 1:
        return f"Seat {seat} claims {name} and has it (PE-29).{close_line(state, tile)}"
    return f"Seat {seat} claims {name} wrongly and {price(state, seat, [tile])}."
