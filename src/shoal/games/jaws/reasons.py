"""A sentence on what speaks for or against a move of Act 1."""

from shoal.core.bits import count_bits
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act1.crew_phase import act, turn_moves
from shoal.games.jaws.components import (
    BEACH_COUNT,
    BEACH_NAMES,
    BIRTHDAY,
    BRODY,
    BURST,
    BY_WATER,
    EVASIVE,
    FIRST_BEACH,
    FRENZY,
    HOOPER,
    MEMBER_NAMES,
    SIGHT,
    SPACE_COUNT,
    SPACE_NAMES,
    SPACES,
    SWIM,
    VAUGHN,
    WATERS,
    WEST_DOCK,
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
from shoal.games.jaws.notation import counted
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.state import swimmers_at

TURN_REASONS = (
    "Quint's barrel flies best when the others have looked.",
    "Brody's binoculars can show Quint where to launch.",
    "Hooper's fish finder can show Quint where to launch.",
)
"""Why Quint, Brody or Hooper should, or should not, have the next turn."""

EXTRA_REASONS = (
    "Quint launches or fetches one barrel more.",
    "Brody brings barrels nearer to the boats.",
    "Hooper searches one space more.",
)
"""What an extra action is good for, by member."""

HELICOPTER_REASONS = {
    "Shop": "The barrels lie there.",
    "5": "The west dock is where Quint and Hooper fetch barrels.",
    "8": "The east dock is where Quint and Hooper fetch barrels.",
}
"""Why the Helicopter should set Brody down there."""


def act1_reason(state: JawsState, move: i64, places: dict[str, float]) -> str:
    """Why, or why not, to make this move; ``places`` is the seat's belief about the shark."""
    if state.phase == PICK_MEMBER:
        return TURN_REASONS[move - TURN]
    if state.phase == HUNT or state.phase == SPEED_BURST:
        return shark_reason(state, move)
    if state.phase == CREW_TURN:
        return crew_reason(state, move, places)
    return before_turn_reason(state, move)


def before_turn_reason(state: JawsState, move: i64) -> str:
    """The shark's start and tokens, and the crew's answers to an event."""
    if START <= move < BEACH:
        return water_reason(state, move - START)
    if BEACH <= move < DOCK:
        return beach_reason(state, swimmers_at(state, move - BEACH))
    if TOKEN <= move < EAT:
        return token_reason(state, move - TOKEN)
    if EXTRA <= move < TOKEN:
        return EXTRA_REASONS[move - EXTRA]
    if move < START:
        return HELICOPTER_REASONS.get(SPACES[move], "From there Brody walks on.")
    barrels = counted(state.docks[move - DOCK], "barrel") if DOCK <= move < EXTRA else "nothing"
    return f"At that dock {'lies' if barrels[0] in '1n' else 'lie'} {barrels}."


def beach_reason(state: JawsState, swimming: i64) -> str:
    """What choosing a beach for an event means to its swimmers."""
    if state.event == VAUGHN:
        return f"{counted(swimming, 'swimmer')} would be safe there."
    if state.event == BIRTHDAY:
        return f"Michael would swim there with {counted(swimming, 'other')}."
    return f"{counted(swimming, 'swimmer')} to look after there."


def token_reason(state: JawsState, kind: i64) -> str:
    """What a power token would do now."""
    if kind == FRENZY:
        most = max([swimmers_at(state, beach) for beach in range(BEACH_COUNT)])
        return f"A whole beach at one bite; the fullest has {counted(most, 'swimmer')}."
    if kind == EVASIVE:
        afloat = sum([int(barrels) for barrels in state.floating])
        return f"{counted(afloat, 'barrel')} in the water would tell nothing."
    if kind == SIGHT:
        return "Fish finder and binoculars would find nothing this round."
    if kind == BURST:
        near = min(
            [SWIM[state.place * SPACE_COUNT + beach + FIRST_BEACH] for beach in range(BEACH_COUNT)]
        )
        return f"Three spaces at one stroke; the nearest beach is {counted(near, 'stroke')} away."
    left = counted(count_bits(state.tokens), "token")
    them = "it" if count_bits(state.tokens) == 1 else "them"
    return f"The shark keeps its {left} for a round that needs {them} more."


def shark_reason(state: JawsState, move: i64) -> str:
    """The shark's turn: meals and distances."""
    if move in (EAT, EAT_ALL):
        return f"A meal: the track stands at {state.track}."
    if move == EAT_MICHAEL:
        return f"Michael counts two: the track stands at {state.track}."
    if move < START:
        return water_reason(state, move - TO)
    if KNOCK <= move < END:
        return f"{MEMBER_NAMES[move - KNOCK]} loses two actions, and the crew hears of it."
    if move == RUSH:
        return token_reason(state, BURST)
    if move == HALT:
        return "The burst ends here."
    left = counted(state.strokes, "action") if state.strokes else "No action"
    return f"{left} would go unused, and the report follows."


def water_reason(state: JawsState, space: i64) -> str:
    """The swimmers in a space, or the distance to the nearest beach."""
    near = min([SWIM[space * SPACE_COUNT + beach + FIRST_BEACH] for beach in range(BEACH_COUNT)])
    if near:
        return f"From there a beach is {counted(near, 'stroke')} away."
    swimming = swimmers_at(state, space - FIRST_BEACH)
    if not swimming:
        return "Swimmers come to that beach sooner or later; now there are none."
    return f"{counted(swimming, 'swimmer')} {'is' if swimming == 1 else 'are'} in the water there."


def crew_reason(state: JawsState, move: i64, places: dict[str, float]) -> str:
    """The crew's turns: the shark, the swimmers and the barrels."""
    if LAUNCH <= move < BINOCULARS:
        return f"The shark is there with {percent_at(places, move - LAUNCH)}."
    if move == BINOCULARS:
        return f"The shark is here with {percent_at(places, state.at[state.active])}."
    if move == FINDER:
        near = percent_around(places, state.at[state.active])
        return f"The shark is here or beside here with {near}."
    if move < START:
        return step_reason(state, move - TO, places)
    if RESCUE <= move < TAKE_DOCK or CLOSE <= move < GIVE:
        return swimmer_reason(state, move)
    if TAKE_DOCK <= move <= DROP or move == GIVE:
        return barrel_reason(state, move)
    if move == REBOARD:
        return "Overboard he can do nothing else."
    return f"{unused_actions(state)} {likeliest_place(places)}"


def step_reason(state: JawsState, space: i64, places: dict[str, float]) -> str:
    """What a member finds in a space, and how near the shark may be to it."""
    open_there = moves_there(state, space)
    found = [rescue_part(state, space, open_there), barrel_part(state, open_there)]
    if state.active != BRODY or FIRST_BEACH <= space < WEST_DOCK:
        found.append(shark_part(state, space, places, open_there))
    elif [move for move in open_there if CLOSE <= move < GIVE]:
        found.append("Brody can close a beach from there")
    text = "; ".join([part for part in found if part]) or idle_reason(open_there)
    return f"{text[0].upper()}{text[1:]}."


def moves_there(state: JawsState, space: i64) -> list[int]:
    """What the rules let the member do after a step to a space; nothing if it ends the turn."""
    after = state.clone()
    act(after, TO + space)
    if after.phase != CREW_TURN or after.active != state.active:
        return []
    return [int(move) for move in turn_moves(after)]


def idle_reason(open_there: list[int]) -> str:
    """A step of Brody to a space with nothing to do."""
    return "Brody finds nothing to do there" if open_there else "Brody's turn ends there"


def rescue_part(state: JawsState, space: i64, open_there: list[int]) -> str:
    """The swimmers who can be rescued there."""
    swimming: i64 = 0
    if int(RESCUE) in open_there:
        swimming = state.swimmers[space - FIRST_BEACH]
    if int(RESCUE_MICHAEL) in open_there:
        swimming += 1
    return f"{counted(swimming, 'swimmer')} to rescue there" if swimming else ""


def barrel_part(state: JawsState, open_there: list[int]) -> str:
    """The barrels that can be fetched or brought there."""
    if int(TAKE_SHOP) in open_there:
        return f"{counted(state.shop, 'barrel')} to fetch at the shop"
    if int(DROP) in open_there:
        return "Brody can drop his barrel at that dock"
    lying = len([move for move in open_there if TAKE_DOCK <= move < TAKE_HOOPER])
    return f"{counted(lying, 'barrel')} to fetch there" if lying else ""


def shark_part(
    state: JawsState, space: i64, places: dict[str, float], open_there: list[int]
) -> str:
    """The chance that the shark is in reach there, of the member's tool if it can be used."""
    if state.active == BRODY:
        if int(BINOCULARS) in open_there:
            return f"binoculars would find the shark there with {percent_at(places, space)}"
        return f"the shark is there with {percent_at(places, space)}"
    if int(LAUNCH + space) in open_there:
        return f"a barrel from there can reach the shark with {percent_around(places, space)}"
    return f"the shark is there or beside it with {percent_around(places, space)}"


def swimmer_reason(state: JawsState, move: i64) -> str:
    """Closing a beach and rescuing."""
    if CLOSE <= move < GIVE:
        return f"The next two cards that name {BEACH_NAMES[move - CLOSE]} bring nobody there."
    if move == RESCUE_MICHAEL:
        return "Eaten, Michael would count two."
    swimming = swimmers_at(state, state.at[state.active] - FIRST_BEACH)
    whom = "The only swimmer here" if swimming == 1 else f"One of {swimming} swimmers"
    return f"{whom} is out of the shark's reach."


def barrel_reason(state: JawsState, move: i64) -> str:
    """Barrels: those that Quint has, and those on the way to him."""
    ready = f"Quint has {counted(state.orca, 'barrel')} to launch"
    if move == DROP:
        return f"{ready}; at a dock he or Hooper can fetch this one."
    if move == GIVE:
        return f"{ready}, and {state.aboard} more with these."
    if state.active == HOOPER:
        return f"{ready}; Hooper can bring him these."
    return f"{ready} so far."


def unused_actions(state: JawsState) -> str:
    """What ending a turn leaves undone."""
    if not state.actions:
        return "All is done."
    return f"{counted(state.actions, 'action')} would go unused."


def likeliest_place(places: dict[str, float]) -> str:
    """Where the shark is most likely."""
    if not places:
        return "Nobody knows where the shark is."
    likely = max(places, key=lambda place: places[place])
    name = SPACE_NAMES[SPACES.index(likely)]
    return f"The shark is most likely at {name}, with {100 * places[likely]:.0f} %."


def percent_around(places: dict[str, float], space: i64) -> str:
    """How likely the shark is in a space or beside it by water."""
    near = [other for other in range(WATERS) if other == space or BY_WATER[space] >> other & 1]
    return f"{100.0 * sum([places.get(SPACES[other], 0.0) for other in near]):.0f} %"


def percent_at(places: dict[str, float], space: i64) -> str:
    """How likely the shark is in a space."""
    return f"{100.0 * places.get(SPACES[space], 0.0):.0f} %"
