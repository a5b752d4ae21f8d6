"""What Pescado says: prompts, the log, refusals and the verdict."""

from typing import final

from shoal.core.bits import bit, count_bits, lowest_bit, members, nth_bit
from shoal.core.packed_arrays import i64, vec
from shoal.core.refusal import Refusal
from shoal.core.sentence_messages import SentenceMessages
from shoal.core.state import CHANCE, State
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.pescado.board_text import counted, in_colours, listed, who_won, why_over
from shoal.games.pescado.components import (
    FISH_ON_TILE,
    FLIPS_A_DIE,
    KEPT_LETTERS,
    MAX_FLIPS,
    in_order,
    letters_of,
)
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FIRST,
    FISH,
    FISH_AGAIN,
    FLIP,
    KEEP,
    MARK,
    OVER,
    REFILL,
    SEAL,
    SECRET,
    SNATCH,
    TAKE_ALL,
    THROW_AGAIN,
    THROW_FOR_ALL,
)
from shoal.games.pescado.notation import dice_in_cup, dice_letters, is_throw
from shoal.games.pescado.rules import PescadoState, order_of, own


@final
class PescadoMessages(SentenceMessages):
    """What Pescado says while it is played."""

    def prompt_text(self, view: View) -> str:
        phase = view.word("phase")
        if phase == "fish":
            return first_throw_prompt(view)
        if phase == "fish-again":
            return "Take what you have caught, or stop (PE-16)?"
        if phase == "snatch":
            return "Snatch: claim the tiles that the dice show, or say done (PE-37)."
        return "Snatch: mark the tiles that the dice show, then seal (PE-40)."

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        """The line for a move or a chance outcome, with the end of the game if that follows."""
        before = own(state)
        after = before.clone()
        after.play(mover, move)
        if mover == CHANCE:
            line = chance_line(before, after, move)
        else:
            line = move_line(before, mover, move, seat)
        line += back_in_the_stack(before, after)
        if after.phase == OVER:
            line += f" {end_line(after)}"
        return line

    def refusal(self, state: State, seat: i64, move: i64) -> Refusal:
        table = own(state)
        if table.phase == SNATCH:
            return why_not_claim(table, move)
        if table.phase == SECRET:
            return why_not_mark(table, move)
        if move == SEAL or CLAIM <= move < DONE:
            return Refusal("There is no snatch round now.", "PE-27")
        if table.phase == FISH and table.flips & 1 and not FLIP <= move < KEEP:
            return Refusal("A grey die costs two tiles: flip another one first.", "PE-12")
        if move <= TAKE_ALL:
            return why_not_take(table, move)
        if move < KEEP:
            return why_not_flip(table, move - FLIP)
        if move < CLAIM:
            return why_not_keep(table, move - KEEP)
        return why_not_done(table)

    def verdict_text(self, state: State) -> str:
        table = own(state)
        tiles = vec[i64]([count_bits(tiles) for tiles in table.won])
        measures = [
            Measure("points", table.scores(), "PE-25", one="point"),
            Measure("tiles", tiles, "PE-25", one="tile", fewer=True),
        ]
        return verdict(table.players, measures, "PE-25")


# Prompts.


def first_throw_prompt(view: View) -> str:
    """What may be done after the first throw, as far as there is something to do."""
    can_flip = any(FLIP <= move < KEEP for move in view.moves)
    if view.number("flips") % FLIPS_A_DIE == 1:
        return "Turn over a second tile: two bring one grey die (PE-12)."
    if view.number("flips"):
        if can_flip:
            return "Turn tiles over for the other grey die, or throw again (PE-12)?"
        return "Throw again, with the grey dice; keep what you like (PE-14)."
    can_take = view.moves[0] <= TAKE_ALL
    choices = ["take your catch"] if can_take else []
    choices += ["turn tiles over for grey dice"] if can_flip else []
    choices += ["throw again"]
    choices += ["stop"] if DONE in view.moves else []
    return f"{either(choices).capitalize()} ({'PE-9' if can_take else 'PE-10'})?"


def either(choices: list[str]) -> str:
    """Choices in words.

    >>> either(["flip", "keep", "be done"]), either(["keep"])
    ('flip, keep or be done', 'keep')
    """
    if len(choices) == 1:
        return choices[0]
    return f"{', '.join(choices[:-1])} or {choices[-1]}"


# The log.


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
    from_pool, robbed = tiles & ~state.prey, tiles & state.prey
    parts = [f"{listed(deck.names_of(from_pool))} ({rule})"] if from_pool else []
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


# Refusals.


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
