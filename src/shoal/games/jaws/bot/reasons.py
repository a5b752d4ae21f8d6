"""What speaks for or against a move of Jaws, in a sentence; Act 2 has its own file."""

from shoal.core.arrays import i64
from shoal.games.jaws.act1.crew_phase import act, turn_moves
from shoal.games.jaws.bits import count_bits
from shoal.games.jaws.bot.heuristics import SWIM
from shoal.games.jaws.bot.reasons_act2 import fighting
from shoal.games.jaws.components import (
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
    SPACE_NAMES,
    SPACES,
    VAUGHN,
    WATERS,
    WEST_DOCK,
)
from shoal.games.jaws.moves import (
    BEACH,
    BINOCULARS,
    CLOSE,
    CREW_TURN,
    DEAL_ABILITIES,
    DOCK,
    DROP,
    EAT,
    EAT_ALL,
    EAT_MICHAEL,
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
from shoal.games.jaws.state import swimmers_at
from shoal.games.jaws.text.move_descriptions import counted

SEARCHERS = (
    "Quint's barrel flies best when the others have looked.",
    "Brody's binoculars can show Quint where to launch.",
    "Hooper's fish finder can show Quint where to launch.",
)
"""Why Quint, Brody or Hooper should have the next turn, or wait."""

EXTRA_SENSE = (
    "Quint launches or fetches one barrel more.",
    "Brody brings barrels nearer to the boats.",
    "Hooper searches one space more.",
)
"""What one action more is good for."""

PLACES = {
    "Shop": "The barrels lie there.",
    "5": "The west dock is where Quint and Hooper fetch barrels.",
    "8": "The east dock is where Quint and Hooper fetch barrels.",
}
"""Why Brody should be set down there."""


def reason(state: JawsState, move: i64, places: dict[str, float]) -> str:
    """Why, or why not; ``places`` is where the shark may be, as far as the seat can tell."""
    if state.phase >= DEAL_ABILITIES:
        return fighting(state, move)
    if state.phase == PICK_MEMBER:
        return SEARCHERS[move - TURN]
    if state.phase == HUNT or state.phase == SPEED_BURST:
        return hunting(state, move)
    if state.phase == CREW_TURN:
        return searching(state, move, places)
    return planning(state, move)


def planning(state: JawsState, move: i64) -> str:
    """Before the turns: the shark's start and tokens, and what an event asks of the crew."""
    if START <= move < BEACH:
        return to_the_beach(state, move - START)
    if BEACH <= move < DOCK:
        return beach(state, swimmers_at(state, move - BEACH))
    if TOKEN <= move < EAT:
        return token(state, move - TOKEN)
    if EXTRA <= move < TOKEN:
        return EXTRA_SENSE[move - EXTRA]
    if move < START:
        return PLACES.get(SPACES[move], "From there Brody walks on.")
    barrels = counted(state.docks[move - DOCK], "barrel") if DOCK <= move < EXTRA else "nothing"
    return f"At that dock {'lies' if barrels[0] in '1n' else 'lie'} {barrels}."


def beach(state: JawsState, swimming: i64) -> str:
    """What the swimmers of a beach have to do with what an event asks."""
    if state.event == VAUGHN:
        return f"{counted(swimming, 'swimmer')} would be safe there."
    if state.event == BIRTHDAY:
        return f"Michael would swim there with {counted(swimming, 'other')}."
    return f"{counted(swimming, 'swimmer')} to look after there."


def token(state: JawsState, kind: i64) -> str:
    """What a power token would do now."""
    if kind == FRENZY:
        most = max([swimmers_at(state, beach) for beach in range(4)])
        return f"A whole beach at one bite; the fullest has {counted(most, 'swimmer')}."
    if kind == EVASIVE:
        afloat = sum([int(barrels) for barrels in state.floating])
        return f"{counted(afloat, 'barrel')} in the water would tell nothing."
    if kind == SIGHT:
        return "Fish finder and binoculars would find nothing this round."
    if kind == BURST:
        near = min([SWIM[state.place * 13 + beach + FIRST_BEACH] for beach in range(4)])
        return f"Three spaces at one stroke; the nearest beach is {counted(near, 'stroke')} away."
    left = counted(count_bits(state.tokens), "token")
    them = "it" if count_bits(state.tokens) == 1 else "them"
    return f"The shark keeps its {left} for a round that needs {them} more."


def hunting(state: JawsState, move: i64) -> str:
    """For the shark: meals and distance."""
    if move in (EAT, EAT_ALL):
        return f"A meal: the track stands at {state.track}."
    if move == EAT_MICHAEL:
        return f"Michael counts two: the track stands at {state.track}."
    if move < START:
        return to_the_beach(state, move - TO)
    if KNOCK <= move < KNOCK + 3:
        return f"{MEMBER_NAMES[move - KNOCK]} loses two actions, and the crew hears of it."
    if move == RUSH:
        return token(state, BURST)
    if move == HALT:
        return "The burst ends here."
    left = counted(state.strokes, "action") if state.strokes else "No action"
    return f"{left} would go unused, and the report follows."


def to_the_beach(state: JawsState, space: i64) -> str:
    """Who swims in a water, or how far a meal is from it."""
    near = min([SWIM[space * 13 + beach + FIRST_BEACH] for beach in range(4)])
    if near:
        return f"From there a beach is {counted(near, 'stroke')} away."
    swimming = swimmers_at(state, space - FIRST_BEACH)
    if not swimming:
        return "Swimmers come to that beach sooner or later; now there are none."
    return f"{counted(swimming, 'swimmer')} {'is' if swimming == 1 else 'are'} in the water there."


def searching(state: JawsState, move: i64, places: dict[str, float]) -> str:
    """For the crew: where the shark may be, who swims, and where the barrels are."""
    if LAUNCH <= move < BINOCULARS:
        return f"The shark is there with {percent(places, move - LAUNCH)}."
    if move == BINOCULARS:
        return f"The shark is here with {percent(places, state.at[state.active])}."
    if move == FINDER:
        return f"The shark is here or beside here with {around(places, state.at[state.active])}."
    if move < START:
        return stepping(state, move - TO, places)
    if RESCUE <= move < TAKE_DOCK or CLOSE <= move < GIVE:
        return guarding(state, move)
    if TAKE_DOCK <= move <= DROP or move == GIVE:
        return hauling(state, move)
    if move == REBOARD:
        return "Overboard he can do nothing else."
    return f"{unused(state)} {suspected(places)}"


def stepping(state: JawsState, space: i64, places: dict[str, float]) -> str:
    """What a member finds in a space, and how near the shark may be to it."""
    open_there = moves_there(state, space)
    found = [to_rescue(state, space, open_there), to_haul(state, open_there)]
    if state.active != BRODY or FIRST_BEACH <= space < WEST_DOCK:
        found.append(to_hunt(state, space, places, open_there))
    elif [move for move in open_there if CLOSE <= move < GIVE]:
        found.append("Brody can close a beach from there")
    told = "; ".join([part for part in found if part]) or idle(open_there)
    return f"{told[0].upper()}{told[1:]}."


def moves_there(state: JawsState, space: i64) -> list[int]:
    """What the rules let the member do after a step to a space; nothing if it ends the turn."""
    after = state.clone()
    act(after, TO + space)
    if after.phase != CREW_TURN or after.active != state.active:
        return []
    return [int(move) for move in turn_moves(after)]


def idle(open_there: list[int]) -> str:
    """A step of Brody after which he can only walk on, or not even that."""
    return "Brody finds nothing to do there" if open_there else "Brody's turn ends there"


def to_rescue(state: JawsState, space: i64, open_there: list[int]) -> str:
    """Who swims there and can be got out."""
    swimming: i64 = 0
    if int(RESCUE) in open_there:
        swimming = state.swimmers[space - FIRST_BEACH]
    if int(RESCUE_MICHAEL) in open_there:
        swimming += 1
    return f"{counted(swimming, 'swimmer')} to rescue there" if swimming else ""


def to_haul(state: JawsState, open_there: list[int]) -> str:
    """The barrels that can be fetched or brought there."""
    if int(TAKE_SHOP) in open_there:
        return f"{counted(state.shop, 'barrel')} to fetch at the shop"
    if int(DROP) in open_there:
        return "Brody can drop his barrel at that dock"
    lying = len([move for move in open_there if TAKE_DOCK <= move < TAKE_HOOPER])
    return f"{counted(lying, 'barrel')} to fetch there" if lying else ""


def to_hunt(state: JawsState, space: i64, places: dict[str, float], open_there: list[int]) -> str:
    """How likely the shark is in reach there: of the member's own tool, if it can be used."""
    if state.active == BRODY:
        if int(BINOCULARS) in open_there:
            return f"binoculars would find the shark there with {percent(places, space)}"
        return f"the shark is there with {percent(places, space)}"
    if int(LAUNCH + space) in open_there:
        return f"a barrel from there can reach the shark with {around(places, space)}"
    return f"the shark is there or beside it with {around(places, space)}"


def guarding(state: JawsState, move: i64) -> str:
    """For those who look after the swimmers."""
    if CLOSE <= move < GIVE:
        return f"The next two cards that name {BEACH_NAMES[move - CLOSE]} bring nobody there."
    if move == RESCUE_MICHAEL:
        return "Eaten, Michael would count two."
    swimming = swimmers_at(state, state.at[state.active] - FIRST_BEACH)
    whom = "The only swimmer here" if swimming == 1 else f"One of {swimming} swimmers"
    return f"{whom} is out of the shark's reach."


def hauling(state: JawsState, move: i64) -> str:
    """For those who carry barrels: what Quint has, and what is on its way to him."""
    ready = f"Quint has {counted(state.orca, 'barrel')} to launch"
    if move == DROP:
        return f"{ready}; at a dock he or Hooper can fetch this one."
    if move == GIVE:
        return f"{ready}, and {state.aboard} more with these."
    if state.active == HOOPER:
        return f"{ready}; Hooper can bring him these."
    return f"{ready} so far."


def unused(state: JawsState) -> str:
    """What ending a turn leaves undone."""
    if not state.actions:
        return "All is done."
    return f"{counted(state.actions, 'action')} would go unused."


def suspected(places: dict[str, float]) -> str:
    """Where the shark is most likely."""
    if not places:
        return "Nobody knows where the shark is."
    likely = max(places, key=lambda place: places[place])
    name = SPACE_NAMES[SPACES.index(likely)]
    return f"The shark is most likely at {name}, with {100 * places[likely]:.0f} %."


def around(places: dict[str, float], space: i64) -> str:
    """How likely the shark is in a space or beside it by water."""
    near = [other for other in range(WATERS) if other == space or BY_WATER[space] >> other & 1]
    return f"{100.0 * sum([places.get(SPACES[other], 0.0) for other in near]):.0f} %"


def percent(places: dict[str, float], space: i64) -> str:
    """How likely the shark is in a space."""
    return f"{100.0 * places.get(SPACES[space], 0.0):.0f} %"
