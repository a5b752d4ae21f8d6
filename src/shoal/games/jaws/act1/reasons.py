"""What speaks for or against a move of Act 1."""

from shoal.core.bits import count_bits
from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act1.crew_phase import act, turn_moves
from shoal.games.jaws.act1.state import swimmers_at
from shoal.games.jaws.components import (
    BEACH_COUNT,
    BIRTHDAY,
    BRODY,
    BURST,
    BY_WATER,
    EAST_DOCK,
    EVASIVE,
    FIRST_BEACH,
    FRENZY,
    HOOPER,
    MEMBERS,
    SHOP,
    SIGHT,
    SPACE_COUNT,
    SPACES,
    SWIM,
    VAUGHN,
    WATERS,
    WEST_DOCK,
    beach_word,
    member_word,
    space_word,
)
from shoal.games.jaws.moves import (
    BEACH,
    BINOCULARS,
    CLOSE,
    CREW_TURN,
    DOCK,
    DROP,
    EAT,
    EAT_ALL,
    EAT_MICHAEL,
    END,
    EXTRA,
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
    TAKE_HOOPER,
    TAKE_SHOP,
    TO,
    TOKEN,
    TURN,
)
from shoal.games.jaws.rules import JawsState


def act1_reason(state: JawsState, move: i64, places: dict[str, float]) -> Message:
    """Why, or why not, to make this move; ``places`` is the seat's belief about the shark."""
    if state.phase == PICK_MEMBER:
        return say(key_in("why-turn", MEMBERS[move - TURN]))
    if state.phase == HUNT or state.phase == SPEED_BURST:
        return shark_reason(state, move)
    if state.phase == CREW_TURN:
        return crew_reason(state, move, places)
    return before_turn_reason(state, move)


def before_turn_reason(state: JawsState, move: i64) -> Message:
    """The shark's start and tokens, and the crew's answers to an event."""
    if START <= move < BEACH:
        return water_reason(state, move - START)
    if BEACH <= move < DOCK:
        return beach_reason(state, int(swimmers_at(state, move - BEACH)))
    if TOKEN <= move < EAT:
        return token_reason(state, move - TOKEN)
    if EXTRA <= move < TOKEN:
        return say(key_in("why-extra", MEMBERS[move - EXTRA]))
    if move < START:
        return helicopter_reason(move)
    return say("why-dock", count=int(state.docks[move - DOCK]))


def helicopter_reason(space: i64) -> Message:
    """Where the Helicopter should set Brody down."""
    if space == SHOP:
        return say("why-fly-shop")
    if space == WEST_DOCK or space == EAST_DOCK:
        return say("why-fly-dock")
    return say("why-fly-on")


def beach_reason(state: JawsState, count: int) -> Message:
    """What choosing a beach for an event means to its swimmers."""
    if state.event == VAUGHN:
        return say("why-empty", count=count)
    if state.event == BIRTHDAY:
        return say("why-michael", count=count)
    return say("why-hoax", count=count)


def token_reason(state: JawsState, kind: i64) -> Message:
    """What a power token would do now."""
    if kind == FRENZY:
        most = max([int(swimmers_at(state, beach)) for beach in range(BEACH_COUNT)])
        return say("why-frenzy", count=most)
    if kind == EVASIVE:
        return say("why-evasive", count=sum([int(barrels) for barrels in state.floating]))
    if kind == SIGHT:
        return say("why-sight")
    if kind == BURST:
        return say("why-burst", count=nearest_beach(state.place))
    return say("why-no-token", count=int(count_bits(state.tokens)))


def nearest_beach(space: i64) -> int:
    """Strokes to the nearest beach."""
    return min(
        [int(SWIM[space * SPACE_COUNT + beach + FIRST_BEACH]) for beach in range(BEACH_COUNT)]
    )


def shark_reason(state: JawsState, move: i64) -> Message:
    """The shark's turn: meals and distances."""
    if move == EAT or move == EAT_ALL:
        return say("why-eat", track=int(state.track))
    if move == EAT_MICHAEL:
        return say("why-eat-michael", track=int(state.track))
    if move < START:
        return water_reason(state, move - TO)
    if KNOCK <= move < END:
        return say("why-knock", member=member_word(move - KNOCK))
    if move == RUSH:
        return token_reason(state, BURST)
    if move == HALT:
        return say("why-halt")
    return say("why-end-hunt", count=int(state.strokes))


def water_reason(state: JawsState, space: i64) -> Message:
    """The swimmers in a space, or the distance to the nearest beach."""
    near = nearest_beach(space)
    if near:
        return say("why-far", count=near)
    return say("why-beach", count=int(swimmers_at(state, space - FIRST_BEACH)))


def crew_reason(state: JawsState, move: i64, places: dict[str, float]) -> Message:
    """The crew's turns: the shark, the swimmers and the barrels."""
    here = state.at[state.active]
    if LAUNCH <= move < BINOCULARS:
        return say("why-launch", percent=percent_at(places, move - LAUNCH))
    if move == BINOCULARS:
        return say("why-binoculars", percent=percent_at(places, here))
    if move == FINDER:
        return say("why-finder", percent=percent_around(places, here))
    if move < START:
        return step_reason(state, move - TO, places)
    if RESCUE <= move < TAKE_DOCK or CLOSE <= move < GIVE:
        return swimmer_reason(state, move)
    if TAKE_DOCK <= move <= DROP or move == GIVE:
        return barrel_reason(state, move)
    if move == REBOARD:
        return say("why-reboard")
    return end_reason(state, places)


def step_reason(state: JawsState, space: i64, places: dict[str, float]) -> Message:
    """What a member finds in a space, and how near the shark may be to it."""
    allowed = moves_there(state, space)
    swimmers = swimmers_to_rescue(state, space, allowed)
    if state.active == BRODY and FIRST_BEACH <= space < WEST_DOCK:
        look = 1 if int(BINOCULARS) in allowed else 0
        percent = percent_at(places, space)
        return say("why-walk-beach", swimmers=swimmers, look=look, percent=percent)
    if state.active == BRODY:
        return walk_reason(state, allowed)
    return say(
        "why-sail",
        swimmers=swimmers,
        barrels=len([move for move in allowed if TAKE_DOCK <= move < TAKE_HOOPER]),
        launch=1 if int(LAUNCH + space) in allowed else 0,
        percent=percent_around(places, space),
    )


def walk_reason(state: JawsState, allowed: list[int]) -> Message:
    """What Brody can do in a space without a beach."""
    if int(TAKE_SHOP) in allowed:
        return say("why-walk-shop", count=int(state.shop))
    if int(DROP) in allowed:
        return say("why-walk-drop")
    if [move for move in allowed if CLOSE <= move < GIVE]:
        return say("why-walk-close")
    return say("why-walk-idle") if allowed else say("why-walk-last")


def moves_there(state: JawsState, space: i64) -> list[int]:
    """What the rules let the member do after a step to a space; nothing if it ends the turn."""
    after = state.clone()
    act(after, TO + space)
    if after.phase != CREW_TURN or after.active != state.active:
        return []
    return [int(move) for move in turn_moves(after)]


def swimmers_to_rescue(state: JawsState, space: i64, allowed: list[int]) -> int:
    """The swimmers who can be rescued there."""
    swimming = 0
    if int(RESCUE) in allowed:
        swimming = int(state.swimmers[space - FIRST_BEACH])
    if int(RESCUE_MICHAEL) in allowed:
        swimming += 1
    return swimming


def swimmer_reason(state: JawsState, move: i64) -> Message:
    """Closing a beach and rescuing."""
    if CLOSE <= move < GIVE:
        return say("why-close", space=beach_word(move - CLOSE))
    if move == RESCUE_MICHAEL:
        return say("why-rescue-michael")
    count = int(swimmers_at(state, state.at[state.active] - FIRST_BEACH))
    return say("why-rescue", count=count)


def barrel_reason(state: JawsState, move: i64) -> Message:
    """Barrels: those that Quint has, and those on the way to him."""
    ready = int(state.orca)
    if move == DROP:
        return say("why-drop", count=ready)
    if move == GIVE:
        return say("why-give", count=ready, more=int(state.aboard))
    if state.active == HOOPER:
        return say("why-take-hooper", count=ready)
    return say("why-take", count=ready)


def end_reason(state: JawsState, places: dict[str, float]) -> Message:
    """What ending a turn leaves undone, and where the shark is most likely."""
    count = int(state.actions)
    likely = max(places, key=lambda place: places[place])
    space = SPACES.index(likely)
    return say("why-end", count=count, space=space_word(space), percent=percent_at(places, space))


def percent_around(places: dict[str, float], space: i64) -> int:
    """How likely the shark is in a space or beside it by water."""
    near = [other for other in range(WATERS) if other == space or BY_WATER[space] >> other & 1]
    return round(100.0 * sum([places.get(SPACES[other], 0.0) for other in near]))


def percent_at(places: dict[str, float], space: i64) -> int:
    """How likely the shark is in a space."""
    return round(100.0 * places.get(SPACES[space], 0.0))
