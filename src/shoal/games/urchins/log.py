"""What Sea Urchins' log says about a move: the move, its catch, skipped steps and the end."""

from shoal.core.bits import members
from shoal.core.message import DETAIL, HEADLINE, Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.urchins.components import COLOURS, RED, YELLOW
from shoal.games.urchins.moves import ADD_OR_MOVE, HOLD, LAND, LOT, MAY_MOVE, OVER
from shoal.games.urchins.rules import UrchinsState


def log_messages(before: UrchinsState, mover: i64, move: i64) -> list[Message]:
    """Everything that happens when the move is played here."""
    after = before.clone()
    after.play(mover, move)
    if mover == CHANCE:
        first = say("log-first", seat=int(after.turn), rule="UR-5")
        return [first, *next_step(before, after)]
    if before.phase != LAND:
        return [token_message(before, move), *next_step(before, after)]
    said = [piece_message(before, move), *turn_messages(before, after)]
    if after.phase == OVER:
        return [*said, end_message(after), verdict_message(after)]
    return [*said, *next_step(before, after)]


# The first two steps: tokens.


def token_message(state: UrchinsState, move: i64) -> Message:
    """A token that is added or moved, or none."""
    numbering = state.settings.numbering
    seat = int(state.turn)
    if move == HOLD:
        return say("log-leave", seat=seat, rule="UR-8", level=DETAIL)
    if move < numbering.land:
        return addition_message(state, move)
    names = state.board.names
    origin = numbering.origins[move - numbering.slide]
    start = names[origin]
    end = names[numbering.targets[move - numbering.slide]]
    colour = key_in("colour", state.colour_of(origin))
    if state.stacks & state.board.bits[origin] != 0:
        return say("log-jump", seat=seat, colour=colour, square=start, target=end, rule="UR-14")
    return say("log-slide", seat=seat, colour=colour, square=start, target=end, rule="UR-13")


def addition_message(state: UrchinsState, move: i64) -> Message:
    """A token from the pile, on an empty square or on another token."""
    seat = int(state.turn)
    added, square = state.settings.numbering.addition(move)
    name = state.board.names[square]
    colour = key_in("colour", added)
    if state.empty() & state.board.bits[square] != 0:
        return say("log-add", seat=seat, colour=colour, square=name, rule="UR-17")
    below = key_in("colour", state.colour_of(square))
    return say("log-stack", seat=seat, colour=colour, below=below, square=name, rule="UR-17")


# The third step: the piece, and what the turn has brought.


def piece_message(state: UrchinsState, move: i64) -> Message:
    """Where the piece goes, or that it stays."""
    seat = int(state.turn)
    square = move - state.settings.numbering.land
    name = state.board.names[square]
    if square == state.stands[state.turn]:
        return say("log-stay", seat=seat, square=name, rule="UR-24", level=DETAIL)
    return say("log-piece", seat=seat, square=name, rule="UR-23", level=DETAIL)


def turn_messages(before: UrchinsState, after: UrchinsState) -> list[Message]:
    """The headline of the turn that ends here."""
    seat = int(before.turn)
    names = before.board.names
    caught = int(after.won[seat] - before.won[seat])
    if caught > 0:
        emptied = after.empty() & ~before.empty()
        squares = [names[square] for square in members(emptied)]
        total = int(after.won[seat])
        headline = say(
            "log-catch",
            seat=seat,
            count=caught,
            squares=squares,
            total=total,
            rule="UR-33",
            level=HEADLINE,
        )
        return [headline, say("log-hand", seat=seat, rule="UR-36", level=DETAIL)]
    square = names[after.stands[seat]]
    if before.added:
        return [say("log-turn", seat=seat, square=square, rule="UR-26", level=HEADLINE)]
    return [say("log-still-turn", seat=seat, square=square, rule="UR-22", level=HEADLINE)]


# What comes next.


def next_step(before: UrchinsState, after: UrchinsState) -> list[Message]:
    """The steps that were skipped, and whether the next player must add a token.

    The third step is never skipped in a game, because some token is always free: if pieces
    stand on all of them, most squares are empty, so that the second step adds one.
    """
    seat = int(after.turn)
    first = before.phase + 1
    if before.phase == LAND:
        first = MAY_MOVE
    said = []
    if first <= MAY_MOVE < after.phase:
        said.append(say("log-cannot-move", seat=seat, rule="UR-8", level=DETAIL))
    if first <= ADD_OR_MOVE < after.phase:
        said.append(say("log-cannot-act", seat=seat, rule="UR-11"))
    if before.phase in (LOT, LAND) and after.add_is_due() and after.can_add():
        said.append(say("log-must-add", seat=seat, turns=int(after.calm), rule="UR-22"))
    return said


def end_message(state: UrchinsState) -> Message:
    """Why the game is over."""
    if state.red_pile + state.yellow_pile == 0:
        return say("log-end-pile", rule="UR-37")
    if state.pile_is_used_up():
        colour = COLOURS[RED if state.red_pile == 0 else YELLOW]
        return say("log-end-colour", colour=key_in("colour", colour), rule="UR-37")
    return say("log-end-still", turns=int(state.calm), rule="UR-39")


def headline_message(state: UrchinsState) -> Message:
    """Who has won a finished game, and by how many tokens."""
    best = [seat for seat, rank in enumerate(state.ranks()) if rank == 0]
    if len(best) > 1:
        return say("end-shared", seats=best)
    ordered = sorted([int(tokens) for tokens in state.won])
    return say("end-tokens", seat=best[0], count=ordered[-1] - ordered[-2])


def verdict_message(state: UrchinsState) -> Message:
    """Who has won a finished game, and with how many tokens."""
    best = [seat for seat, rank in enumerate(state.ranks()) if rank == 0]
    tokens = int(state.won[best[0]])
    if len(best) == 1:
        return say("won-most", seat=best[0], count=tokens, rule="UR-40")
    return say("won-shared", seats=best, count=tokens, rule="UR-41")
