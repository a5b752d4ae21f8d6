"""What a board shows beyond the View: belief, consequences, and what is not possible.

Act 2 is in ``act2/board_helpers.py``.
"""

from typing import Final, final

from shoal.core.game import BoardHelpers, Game, View
from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act1.crew_phase import REBOARD_COST, act, begin_turn
from shoal.games.jaws.act1.shark_phase import end_burst, hunt, report
from shoal.games.jaws.act1.state import swimmers_at
from shoal.games.jaws.act2.board_helpers import act2_brings, option_facts
from shoal.games.jaws.belief import BeliefTracker
from shoal.games.jaws.components import (
    BRODY,
    BURST_STEPS,
    CREW_SIZE,
    EAST_DOCK,
    FIRST_BEACH,
    FULL_TRACK,
    FULL_TRACK_ALONE,
    HOOPER,
    LAST_BARREL,
    SHARK,
    WEST_DOCK,
)
from shoal.games.jaws.crew_knowledge import unpack_row
from shoal.games.jaws.moves import (
    BINOCULARS,
    CLOSE,
    CREW_TURN,
    DROP,
    EAT,
    EAT_ALL,
    END,
    FINDER,
    GIVE,
    HALT,
    HUNT,
    KNOCK,
    LAUNCH,
    PICK_MEMBER,
    REBOARD,
    RESCUE,
    RESCUE_MICHAEL,
    RUSH,
    SPEED_BURST,
    START,
    TAKE_DOCK,
    TAKE_SHOP,
    TAKE_WATER,
    TURN,
)
from shoal.games.jaws.options import ONLY_ACT_1
from shoal.games.jaws.refusals import why_not
from shoal.games.jaws.rules import JawsState, own

QUINT_ACTIONS: Final = [LAUNCH, RESCUE, TAKE_WATER]
BRODY_ACTIONS: Final = [RESCUE, TAKE_SHOP, DROP, BINOCULARS, CLOSE]
HOOPER_ACTIONS: Final = [RESCUE, TAKE_WATER, GIVE, FINDER]
"""What each member can do in general; one move stands for all of its kind."""


def track_limit(state: JawsState) -> int:
    """How many swimmers end Act 1 (JW-71, JW-74)."""
    return int(FULL_TRACK_ALONE if state.settings.acts == ONLY_ACT_1 else FULL_TRACK)


def reported(state: JawsState) -> JawsState:
    """The state after the shark's report, if its turn ended here."""
    after = state.clone()
    if after.phase == SPEED_BURST:
        end_burst(after)
    report(after)
    return after


def crew_hears(state: JawsState) -> list[int]:
    """The row that the crew would read if the shark's turn ended here (JW-46 to JW-48)."""
    return last_row(reported(state))


def crew_hears_after(state: JawsState, move: i64) -> list[int]:
    """The row that the crew would read if the shark's turn ended after a move."""
    return last_row(reported_after(state, move))


def last_row(state: JawsState) -> list[int]:
    """The newest row of what the crew knows."""
    return unpack_row(state.knowledge[len(state.knowledge) - 1])


def reported_after(state: JawsState, move: i64) -> JawsState:
    """The state after a move of the secret turn and the report."""
    after = state.clone()
    hunt(after, move)
    if after.phase == HUNT or after.phase == SPEED_BURST:
        return reported(after)
    return after


def eaten_after(state: JawsState, move: i64) -> int:
    """The swimmer track after a move and the report."""
    return min(int(reported_after(state, move).track), track_limit(state))


def act1_brings(state: JawsState, move: i64) -> Message | None:
    """What a move of Act 1 brings, in a few words; None if its name says everything."""
    if state.phase == HUNT or state.phase == SPEED_BURST:
        return hunt_brings(state, move)
    if state.phase == PICK_MEMBER:
        return turn_brings(state, move - TURN)
    if state.phase == CREW_TURN:
        return action_brings(state, move)
    return None


def hunt_brings(state: JawsState, move: i64) -> Message | None:
    """The shark's secret turn."""
    if EAT <= move <= EAT_ALL or move == END:
        return say("brings-eaten", count=eaten_after(state, move), limit=track_limit(state))
    if move == RUSH:
        return say("brings-burst", count=int(BURST_STEPS))
    if move == HALT:
        return say("brings-halt", count=int(state.rush))
    if KNOCK <= move < END:
        return say("brings-reboard", count=int(REBOARD_COST))
    if move < START and state.phase == HUNT:
        return say("brings-actions-left", count=int(state.strokes - 1))
    return None


def turn_brings(state: JawsState, member: i64) -> Message:
    """How many actions a member would have."""
    after = state.clone()
    begin_turn(after, member)
    if state.overboard >> member & 1:
        return say("brings-reboard", count=int(REBOARD_COST))
    return say("brings-turn", count=int(after.actions))


def actions_left(state: JawsState) -> list[list[int]]:
    """For each member the actions left, and all actions of the turn (JW-54)."""
    found: list[list[int]] = []
    for member in range(CREW_SIZE):
        after = state.clone()
        begin_turn(after, member)
        most = int(after.actions)
        if state.active == member:
            found.append([int(state.actions), most])
        else:
            found.append([0 if state.done >> member & 1 else most, most])
    return found


def action_brings(state: JawsState, move: i64) -> Message | None:
    """An action of a crew member."""
    if LAUNCH <= move < BINOCULARS:
        return say("brings-launch", last=1 if state.stuck + 1 >= LAST_BARREL else 0)
    if move == BINOCULARS:
        return say("brings-binoculars")
    if move == FINDER:
        return say("brings-finder")
    if CLOSE <= move < GIVE:
        return say("brings-closed")
    if move == END:
        return say("brings-unused", count=int(state.actions))
    if move == REBOARD:
        return say("brings-cost", count=int(REBOARD_COST))
    if move == RESCUE or move == RESCUE_MICHAEL:
        left = swimmers_at(state, state.at[state.active] - FIRST_BEACH) - 1
        return say("brings-rescue", count=int(left))
    return cost_of(state, move)


def cost_of(state: JawsState, move: i64) -> Message:
    """How many actions something takes: some things are free."""
    after = state.clone()
    act(after, move)
    same_turn = after.phase == CREW_TURN and after.active == state.active
    cost = int(state.actions - after.actions) if same_turn else int(state.actions)
    if move == GIVE:
        return say("brings-barrels", count=int(state.orca + state.aboard))
    return say("brings-cost", count=cost)


def blocked_moves(state: JawsState, seat: i64, allowed: list[int]) -> dict[int, Message]:
    """What the member whose turn it is cannot do now, each with the reason in two or three words.

    One move stands for all of its kind: a launch to the member's own space, any barrel.
    """
    if state.phase == HUNT and not [move for move in allowed if EAT <= move <= EAT_ALL]:
        return {int(EAT): blocked(why_not(state, seat, EAT))}
    if state.phase != CREW_TURN or state.overboard >> state.active & 1:
        return {}
    found: dict[int, Message] = {}
    for first in actions_of(state):
        last = last_of_kind(first)
        if [move for move in allowed if first <= move <= last]:
            continue
        move = typical_move(state, first)
        found[int(move)] = blocked(why_not(state, seat, move))
    return found


def blocked(refusal: Message) -> Message:
    """A refusal in two or three words."""
    return say(key_in("blocked", refusal.key))


def actions_of(state: JawsState) -> list[i64]:
    """The first move of each kind that the member has besides moving."""
    if state.active == BRODY:
        return BRODY_ACTIONS
    return HOOPER_ACTIONS if state.active == HOOPER else QUINT_ACTIONS


def last_of_kind(first: i64) -> i64:
    """The last move of the kind that begins with this one."""
    if first == LAUNCH:
        return BINOCULARS - 1
    if first == CLOSE:
        return GIVE - 1
    if first == RESCUE:
        return RESCUE_MICHAEL
    return TAKE_SHOP - 1 if first == TAKE_WATER else first


def typical_move(state: JawsState, first: i64) -> i64:
    """The move whose refusal tells why none of its kind is possible here."""
    space = state.at[state.active]
    if first == LAUNCH:
        return LAUNCH + space
    if first == TAKE_WATER and (space == WEST_DOCK or space == EAST_DOCK):
        return TAKE_DOCK
    return first


@final
class JawsBoardHelpers(BoardHelpers):
    """Where the shark may be, what each move brings, and what the crew will hear."""

    def __init__(self, game: Game, tracker: BeliefTracker) -> None:
        self.game = game
        self.tracker = tracker

    def facts(self, view: View) -> dict[str, object]:
        state = own(self.game.shown(view))
        moves = [int(move) for move in view.moves]
        found: dict[str, object] = {"brings": self.brings(state, moves)}
        if view.seat != SHARK:
            found["belief"] = self.tracker.belief(view)
        if view.number("act") == 2:
            found["options"] = option_facts(state)
            return found
        found["limit"] = track_limit(state)
        found["actions"] = actions_left(state)
        if moves:
            found["blocked"] = self.texts(blocked_moves(state, view.seat, moves))
        if view.seat == SHARK and (state.phase == HUNT or state.phase == SPEED_BURST):
            found["hears"] = crew_hears(state)
            found["hearsafter"] = {
                self.game.notation.write_move(move): crew_hears_after(state, move) for move in moves
            }
        return found

    def brings(self, state: JawsState, moves: list[int]) -> dict[str, object]:
        """Each move that brings something, as text, with a message."""
        found: dict[int, Message] = {}
        in_act1 = state.phase <= CREW_TURN
        for move in moves:
            brought = act1_brings(state, move) if in_act1 else act2_brings(state, move)
            if brought is not None:
                found[move] = brought
        return self.texts(found)

    def texts(self, messages: dict[int, Message]) -> dict[str, object]:
        """Messages by the texts of their moves, as JSON values."""
        return {
            self.game.notation.write_move(move): message.to_json()
            for move, message in messages.items()
        }
