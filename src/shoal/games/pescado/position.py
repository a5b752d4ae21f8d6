"""Whole positions of Pescado as text: ``phase=fish turn=1 thrown=7 dice=yyrbk ...``.

The stack is what is left over; ``top=`` names the tiles that are known to lie on
top of it, the uppermost first, if there are any.  In a snatch round the line goes
on with ``claims=`` and ``done=``, or with ``marks=`` and ``sealed=``.
"""

from shoal.core.arrays import append, i64
from shoal.core.bits import bit
from shoal.core.errors import BadPosition
from shoal.core.notation import Fields, write_numbers
from shoal.core.options import clip
from shoal.games.pescado.components import (
    LETTERS,
    MOST_FLIPS,
    OFF,
    POOL,
    RANDOM_SEAT,
    SNATCHES,
    Rulings,
)
from shoal.games.pescado.dice import dice_from, has_triplet, in_order, letters_of, number_of_dice
from shoal.games.pescado.moves import (
    FIRST,
    FISH,
    FISH_AGAIN,
    OPEN,
    OVER,
    REFILL,
    SECRET,
    SNATCH,
    THROW,
    THROW_AGAIN,
    THROW_FOR_ALL,
)
from shoal.games.pescado.notation import PHASES, seats_of
from shoal.games.pescado.rules import PescadoState, new_state
from shoal.games.pescado.tile_sets import how_many
from shoal.games.pescado.view import names_from_top

SNATCH_PHASES = {
    THROW_FOR_ALL: ("live", "sealed"),
    SNATCH: ("live",),
    SECRET: ("sealed",),
    OPEN: ("sealed",),
}
TURN_PHASES = (FISH, THROW_AGAIN, FISH_AGAIN)


def write_board(state: PescadoState) -> str:
    """The position."""
    words = [
        f"phase={PHASES[state.phase]}",
        f"turn={state.turn}",
        f"thrown={state.thrown}",
        f"dice={letters_of(state.dice) or '-'}",
        f"flips={state.flips}",
        f"pool={tile_list(state, state.pool)}",
        f"flipped={tile_list(state, state.flipped)}",
        f"fresh={tile_list(state, state.fresh)}",
        f"prey={tile_list(state, state.prey)}",
        f"won={'/'.join([tile_list(state, tiles) for tiles in state.won])}",
    ]
    if len(state.top) > 0:
        words.append(f"top={','.join(names_from_top(state))}")
    fingers = "/".join([tile_list(state, tiles) for tiles in state.fingers])
    seats = write_numbers(seats_of(state.finished))
    if state.phase == SNATCH:
        words += [f"claims={fingers}", f"done={seats}"]
    elif state.phase == SECRET:
        words += [f"marks={fingers}", f"sealed={seats}"]
    elif state.phase == OPEN:
        words.append(f"marks={fingers}")
    return " ".join(words)


def tile_list(state: PescadoState, tiles: i64) -> str:
    """Names with commas, ``-`` for none."""
    return ",".join(state.rulings.deck.names_of(tiles)) or "-"


def read_board(players: i64, rulings: Rulings, text: str) -> PescadoState:
    """The position from its text, checked so that play can go on from it."""
    fields = Fields(text)
    state = new_state(players, rulings)
    state.phase = PHASES.index(fields.one_of("phase", PHASES))
    state.turn = fields.number("turn", 0, players - 1)
    state.thrown = fields.number("thrown", 0, int(rulings.throws))
    state.dice = read_dice(fields.text("dice"))
    state.flips = fields.number("flips", 0, int(MOST_FLIPS))
    state.pool = read_tiles(state, "pool", fields.text("pool"))
    state.flipped = read_tiles(state, "flipped", fields.text("flipped"))
    state.fresh = read_tiles(state, "fresh", fields.text("fresh"))
    state.prey = read_tiles(state, "prey", fields.text("prey"))
    read_each(state, "won", fields, fingers=False)
    read_top(state, fields)
    read_round(state, fields)
    fields.done()
    check_tiles(state)
    check_top(state)
    check_flips(state)
    check_pool(state)
    check_dice(state)
    check_start(state)
    check_turn(state)
    check_round(state)
    return state


def read_dice(text: str) -> i64:
    """Up to seven dice in the order of the colours."""
    letters = "" if text == "-" else text
    if len(letters) > 7 or any(letter not in LETTERS for letter in letters):
        raise BadPosition(f"dice= takes up to seven letters of {LETTERS}, not {clip(text)}.")
    if letters != in_order(letters):
        raise BadPosition(f"dice= is written in the order {LETTERS}.")
    return dice_from(letters)


def read_tiles(state: PescadoState, key: str, text: str) -> i64:
    """A set of tiles in the order of the deck."""
    tiles: i64 = 0
    for name in [] if text == "-" else text.split(","):
        number = state.rulings.deck.number.get(name, -1)
        if number < 0:
            raise BadPosition(f"{key}= names {clip(name)}, which is no tile.")
        if tiles >> number:
            raise BadPosition(f"{key}= is not written once each in the order of the tiles.")
        tiles |= bit(number)
    return tiles


def read_each(state: PescadoState, key: str, fields: Fields, *, fingers: bool) -> None:
    """A set of tiles for every seat."""
    parts = fields.text(key).split("/")
    if len(parts) != state.players:
        raise BadPosition(f"{key}= should have {state.players} lists of tiles, not {len(parts)}.")
    for seat, part in enumerate(parts):
        tiles = read_tiles(state, key, part)
        if fingers:
            state.fingers[seat] = tiles
        else:
            state.won[seat] = tiles


def read_top(state: PescadoState, fields: Fields) -> None:
    """The tiles on top of the stack, if any are known."""
    if "top" not in fields.words:
        return
    for name in reversed(fields.text("top").split(",")):
        number = state.rulings.deck.number.get(name, -1)
        if number < 0 or number in list(state.top):
            raise BadPosition(f"top= takes tiles of the stack, each once, not {clip(name)}.")
        state.top = append(state.top, number)


def read_round(state: PescadoState, fields: Fields) -> None:
    """The claims or marks of a snatch round, and who is done."""
    if state.phase == SNATCH:
        read_each(state, "claims", fields, fingers=True)
        state.finished = read_seats(state, fields, "done")
    elif state.phase == SECRET:
        read_each(state, "marks", fields, fingers=True)
        state.finished = read_seats(state, fields, "sealed")
    elif state.phase == OPEN:
        read_each(state, "marks", fields, fingers=True)
        state.finished = bit(state.players) - 1


def read_seats(state: PescadoState, fields: Fields, key: str) -> i64:
    """A set of seats, not all of them."""
    seats: i64 = 0
    for seat in fields.numbers(key, -1, 0, int(state.players) - 1):
        if seats >> seat:
            raise BadPosition(f"{key}= is not written once each in rising order.")
        seats |= bit(seat)
    if seats == bit(state.players) - 1:
        raise BadPosition(f"{key}= names all seats, but then the round is over (PE-35).")
    return seats


def check_tiles(state: PescadoState) -> None:
    """Every tile is in one place, and what can be taken or was taken lies where it should."""
    out = state.pool
    for tiles in state.won:
        if out & tiles:
            raise BadPosition("A tile is in two places.")
        out |= tiles
    state.stack &= ~out
    if state.prey & ~state.won[state.predecessor()] or how_many(state.prey) > POOL:
        raise BadPosition("prey= names up to six tiles of the seat before (PE-18).")
    if state.phase == OVER and state.prey:
        raise BadPosition("The game is over, so nothing can be taken any more (PE-24).")
    if state.fresh & ~state.won[state.turn]:
        raise BadPosition("fresh= names tiles of the seat whose turn it is (PE-18).")
    if state.phase not in TURN_PHASES and (state.fresh or state.flips):
        raise BadPosition("fresh= and flips= are empty outside of a turn (PE-17).")


def check_top(state: PescadoState) -> None:
    """Only tiles that were given up are known to lie on the stack (PE-30)."""
    if len(state.top) > 0 and not state.rulings.can_know_top():
        raise BadPosition("Nobody can know what lies on top of the stack here (PE-30).")
    for tile in state.top:
        if not state.stack >> tile & 1:
            name = state.rulings.deck.names[tile]
            raise BadPosition(f"top= names {name}, which is not in the stack (PE-30).")


def check_flips(state: PescadoState) -> None:
    """The flipped tiles are as many as is said, and could be flipped."""
    safe = state.won[state.predecessor()] & ~state.prey
    if state.flipped & ~(state.pool | safe):
        raise BadPosition(
            "flipped= names tiles of the pool and safe ones of the seat before (PE-13)."
        )
    if how_many(state.flipped) != state.flips:
        count = how_many(state.flipped)
        raise BadPosition(f"flips={state.flips}, but flipped= names {count} tiles (PE-12).")
    if state.phase != FISH and state.flips & 1:
        raise BadPosition("An odd number of tiles was flipped (PE-12).")
    if state.flips & 1 and not state.within_reach():
        raise BadPosition("There is no second tile to flip (PE-12).")


def check_pool(state: PescadoState) -> None:
    """The pool has as many tiles as the phase wants."""
    tiles = how_many(state.pool)
    can_fill = how_many(state.stack) >= POOL - tiles
    fits = tiles == POOL
    if state.phase in TURN_PHASES:
        fits = tiles + how_many(state.fresh) == POOL
    elif state.phase == REFILL:
        fits = tiles < POOL and can_fill
    elif state.phase == SNATCH:
        fits = tiles <= POOL
    elif state.phase == OVER:
        fits = (tiles < POOL and not can_fill) or (
            tiles == POOL and state.thrown == state.rulings.throws
        )
    if not fits:
        raise BadPosition(
            f"{tiles} tiles in the pool do not fit phase {PHASES[state.phase]} (PE-17, PE-23)."
        )


def check_dice(state: PescadoState) -> None:
    """As many dice lie on the table as the phase wants."""
    count = number_of_dice(state.dice)
    if state.thrown == 0:
        fits = count == 0
    elif state.phase == THROW_AGAIN:
        fits = count <= 5 and state.dice_to_throw() > 0
    elif state.phase == FISH_AGAIN:
        fits = count == 5 + state.flips // 2
    elif state.phase in (REFILL, THROW, OVER):
        fits = count >= 5
    else:
        fits = count == 5
    if not fits:
        raise BadPosition(f"{count} dice on the table do not fit the phase (PE-2).")


def check_start(state: PescadoState) -> None:
    """Before the first throw nothing has happened, and the throws are counted."""
    if state.thrown == 0:
        if state.phase not in (REFILL, FIRST, THROW) or any(state.won):
            raise BadPosition("Nobody has thrown, so nobody can have fished (PE-6).")
        random = state.rulings.first == RANDOM_SEAT
        drawn = random and state.phase == THROW
        first = 0 if random else state.rulings.first
        if (state.turn != first and not drawn) or (state.phase == FIRST and not random):
            raise BadPosition(f"Seat {state.turn} is not to be the first (PE-5).")
    elif state.phase == FIRST:
        raise BadPosition("The first player is drawn before the first throw (PE-5).")
    from_before = state.prey | (state.flipped & ~state.pool)
    if state.thrown == 1 and state.phase in TURN_PHASES and from_before:
        raise BadPosition("Nobody has gone before the first turn (PE-22).")
    throws_on = state.phase in (THROW, THROW_FOR_ALL)
    if throws_on and state.thrown >= state.rulings.throws:
        raise BadPosition(f"The dice have been thrown {state.thrown} times already (PE-26).")


def check_turn(state: PescadoState) -> None:
    """The player has something to look at, and nothing that the table would have done."""
    if state.phase not in TURN_PHASES:
        return
    # Before the second throw falls, what lies there is the first throw or was kept of it.
    from_first = state.phase != FISH_AGAIN
    if from_first and state.rulings.snatch != OFF and has_triplet(state.dice):
        raise BadPosition("Three dice of a colour start a snatch round (PE-27).")
    if state.rulings.takes_all and state.caught():
        raise BadPosition("With takes=all what the dice catch is taken at once (PE-9).")
    if state.phase == FISH_AGAIN and not state.caught():
        raise BadPosition("The second throw catches nothing, so the turn is over (PE-16).")


def check_round(state: PescadoState) -> None:
    """Claims and marks are those of a snatch round that is going on."""
    snatch = SNATCHES[state.rulings.snatch]
    if state.phase in SNATCH_PHASES and snatch not in SNATCH_PHASES[state.phase]:
        raise BadPosition(f"With snatch={snatch} there is no phase {PHASES[state.phase]} (PE-27).")
    right = state.right()
    untouched = how_many(state.pool) == POOL
    if state.phase in (SNATCH, SECRET, OPEN) and untouched and not right:
        raise BadPosition("The dice catch nothing, so they are thrown again (PE-34).")
    if state.phase == SNATCH and state.rulings.closes_when_claimed and not right:
        raise BadPosition("No matching tile is left, so the round is over (PE-35).")
    for seat in range(state.players):
        if state.fingers[seat] & ~state.pool:
            raise BadPosition(f"Seat {seat} has a finger on a tile outside the pool (PE-28).")
        if state.phase == SNATCH and state.fingers[seat] & right:
            raise BadPosition(f"claims= of seat {seat} are not all wrong ones (PE-37).")
        done = state.finished >> seat & 1
        if state.phase == SNATCH and not done and not state.claimable(seat):
            raise BadPosition(f"Seat {seat} has nothing left to claim, so is done (PE-39).")
