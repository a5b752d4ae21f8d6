"""Pescado in words: the board, each move, and what is asked."""

import textwrap

from shoal.core.arrays import i64, vec
from shoal.core.view import View
from shoal.games.pescado.components import COLOURS, LETTERS, Deck
from shoal.games.pescado.dice import KEPT_LETTERS, in_order, letters_of
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FIRST,
    FLIP,
    KEEP,
    MARK,
    REFILL,
    SEAL,
    TAKE_ALL,
    THROW_AGAIN,
    THROW_FOR_ALL,
)
from shoal.games.pescado.notation import dice_in_cup, fallen, is_throw
from shoal.games.pescado.rules import PescadoState, order_of
from shoal.games.pescado.sets import nth_of, tile_of
from shoal.games.pescado.view import lists

PHASES_IN_WORDS = {
    "refill": "tiles are drawn for the pool",
    "first": "the first player is being drawn",
    "throw": "the first throw falls",
    "throw-again": "the second throw falls",
    "throw-for-all": "a snatch round, and all white dice are thrown again",
    "open": "a snatch round, and the marks are open; lots are drawn",
    "fish": "the first throw lies",
    "fish-again": "the second throw lies",
    "snatch": "a snatch round, and everybody claims",
    "secret": "a snatch round, and everybody marks in secret",
}


def board(view: View, deck: Deck) -> str:
    """All that lies on the table."""
    lines = [heading(view), *dice(view), "Pool:", *pool(view, deck)]
    for seat in range(view.players):
        lines += player(view, seat)
    stack = view.words("stack")
    lines += wrapped(f"Stack, {counted(len(stack), 'tile')}: {listed(stack)}.")
    lines.append(f"White dice thrown {view.number('thrown')} of {view.number('throws')} times.")
    return "\n".join([*lines, *snatch_round(view)])


def heading(view: View) -> str:
    """Where in the game we are."""
    if view.over:
        winners = [str(seat) for seat in range(view.players) if view.ranks[seat] == 0]
        places = ", ".join([f"seat {s} place {view.ranks[s] + 1}" for s in range(view.players)])
        verb = "wins" if len(winners) == 1 else "share the win"
        return f"The game is over: seat {' and '.join(winners)} {verb} ({places})."
    return f"Seat {view.number('turn')}'s turn: {PHASES_IN_WORDS[view.word('phase')]}."


def dice(view: View) -> list[str]:
    """The dice on the table, and what was paid for grey ones."""
    letters = view.word("dice")
    verb = "Kept" if view.word("phase") == "throw-again" else "Dice"
    lines = [f"{verb}: {in_colours(letters)} ({letters})." if letters else f"{verb}: none."]
    flips = view.number("flips")
    if flips:
        grey = counted(view.number("grey"), "grey die", "grey dice")
        lines.append(f"{counted(flips, 'tile')} flipped, for {grey}.")
    return lines


def pool(view: View, deck: Deck) -> list[str]:
    """A line for each tile of the pool."""
    flipped = view.words("flipped")
    lines = []
    for name in view.words("pool"):
        points = counted(deck.values[deck.number[name]], "point")
        face = ", face down" if name in flipped else ""
        lines.append(f"  {name}: {in_colours(name[:3])}, {points}{face}")
    return lines or ["  empty"]


def player(view: View, seat: i64) -> list[str]:
    """What lies in front of a seat."""
    won = lists(view, "won")[seat] or []
    you = " (you)" if seat == view.seat else ""
    points = counted(view.numbers("points")[seat], "point")
    lines = wrapped(f"Seat {seat}{you}: {points}, {counted(len(won), 'tile')}: {listed(won)}.")
    if seat == view.number("turn") and view.words("fresh"):
        lines += wrapped(f"  taken from the pool this turn: {listed(view.words('fresh'))}")
    if seat == (view.number("turn") - 1) % view.players and view.words("prey"):
        lines += wrapped(f"  can still be taken from seat {seat}: {listed(view.words('prey'))}")
    return lines


def snatch_round(view: View) -> list[str]:
    """Claims or marks as far as they are seen, and who is done."""
    phase = view.word("phase")
    if phase == "snatch":
        return [
            *fingers(view, "claims", "wrongly claimed"),
            f"Done: {seats(view.numbers('done'))}.",
        ]
    if phase == "secret":
        return [*fingers(view, "marks", "marked"), f"Sealed: {seats(view.numbers('sealed'))}."]
    if phase == "open":
        return fingers(view, "marks", "marked")
    return []


def fingers(view: View, name: str, verb: str) -> list[str]:
    """A line for each seat whose fingers are seen."""
    lines = []
    for seat, tiles in enumerate(lists(view, name)):
        if tiles is not None:
            lines.append(f"Seat {seat} has {verb}: {listed(tiles)}.")
    return lines


def wrapped(line: str) -> list[str]:
    """The line broken so that it fits into 80 columns."""
    return textwrap.wrap(line, 80, subsequent_indent="    ")


def in_colours(letters: str) -> str:
    """Letters as colours.

    >>> in_colours("yyk")
    'yellow yellow black'
    """
    return " ".join([COLOURS[LETTERS.index(letter)] for letter in letters])


def counted(number: i64, one: str, many: str = "") -> str:
    """A number with its noun.

    >>> counted(1, "tile"), counted(0, "tile")
    ('1 tile', '0 tiles')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(names: list[str]) -> str:
    """Names with commas, or none."""
    return ", ".join(names) or "none"


def seats(numbers: vec[i64]) -> str:
    """Seats in words."""
    return ", ".join([f"seat {number}" for number in numbers]) or "nobody"


def ask(view: View) -> str:
    """What the seat is asked to decide."""
    phase = view.word("phase")
    if phase == "fish":
        if view.number("flips") % 2 == 1:
            return "Flip another tile for the grey die."
        if view.number("flips"):
            return "Which dice do you keep? The others and the grey ones are thrown."
        return "Take what you have caught, flip tiles for grey dice, keep dice and throw, or done."
    if phase == "fish-again":
        return "Take what you have caught, or say done."
    if phase == "snatch":
        return "Snatch: claim the tiles that the dice show, or say done."
    return "Snatch: mark the tiles that the dice show, then seal."


def tell_chance(state: PescadoState, outcome: i64) -> str:
    """What chance did, in words, for everybody."""
    if state.phase == REFILL:
        tile = state.rulings.deck.names[tile_of(nth_of(state.stack, outcome))]
        return f"{tile} comes into the pool."
    if state.phase == FIRST:
        return f"Seat {outcome} goes first."
    if is_throw(state):
        return tell_throw(state, in_order(fallen(outcome, dice_in_cup(state))))
    return tell_opening(state, outcome)


def tell_throw(state: PescadoState, letters: str) -> str:
    """Dice that fell."""
    again = state.phase == THROW_AGAIN or state.phase == THROW_FOR_ALL
    verb = "throws again" if again else "throws"
    kept = letters_of(state.dice)
    if state.phase == THROW_AGAIN and kept:
        return f"Seat {state.turn} {verb}: {letters}, beside {kept}."
    return f"Seat {state.turn} {verb}: {letters}."


def tell_opening(state: PescadoState, outcome: i64) -> str:
    """The opened marks, who gets what, and what wrong marks cost."""
    after = state.clone()
    after.play(-1, outcome)
    order = ", ".join([str(seat) for seat in order_of(outcome, state.players)])
    told = [f"The marks are open; the lots say {order}."]
    deck = state.rulings.deck
    for seat in range(state.players):
        told.append(f"Seat {seat} marked {listed(deck.names_of(state.fingers[seat]))}")
        gained = deck.names_of(after.won[seat] & ~state.won[seat])
        lost = deck.names_of(state.won[seat] & ~after.won[seat])
        gets = f", gets {listed(gained)}" if gained else ""
        gives = f", gives up {listed(lost)}" if lost else ""
        told[-1] += f"{gets}{gives}."
    return " ".join(told)


def tell_move(state: PescadoState, mover: i64, move: i64, seat: i64) -> str:
    """A player's move in words; secret marks are told to nobody else."""
    deck = state.rulings.deck
    who = f"Seat {mover}"
    if move < TAKE_ALL:
        return f"{who} takes {taken(state, deck.names[move], move)}."
    if move == TAKE_ALL:
        return f"{who} takes all: {listed(deck.names_of(state.caught()))}."
    if move < KEEP:
        return f"{who} flips {taken(state, deck.names[move - FLIP], move - FLIP)}."
    if move < CLAIM:
        return tell_keep(who, KEPT_LETTERS[move - KEEP])
    if move < MARK:
        return tell_claim(state, mover, move - CLAIM)
    if move < DONE:
        return f"You mark {deck.names[move - MARK]}." if seat == mover else ""
    if move == SEAL:
        return f"{who} has sealed."
    return f"{who} is done."


def taken(state: PescadoState, name: str, tile: i64) -> str:
    """A tile with where it lay."""
    if state.prey >> tile & 1:
        return f"{name} in front of seat {state.predecessor()}"
    return name


def tell_keep(who: str, letters: str) -> str:
    """The dice that stay."""
    if not letters:
        return f"{who} keeps no dice."
    return f"{who} keeps {letters}."


def tell_claim(state: PescadoState, seat: i64, tile: i64) -> str:
    """A claim and what came of it."""
    deck = state.rulings.deck
    name = deck.names[tile]
    if state.right() >> tile & 1:
        return f"Seat {seat} claims {name} and has it."
    lost = deck.names_of(state.forfeit(seat, tile))
    if lost:
        return f"Seat {seat} claims {name} wrongly and gives up {lost[0]}."
    return f"Seat {seat} claims {name} wrongly and has nothing to give up."
