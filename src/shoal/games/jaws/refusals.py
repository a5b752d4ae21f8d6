"""Why a move of Jaws is not allowed, with the rule that says so.

A refusal to the crew uses nothing that the crew cannot see: none of the
crew's moves depends on the shark's secrets.
"""

from shoal.core.packed_arrays import i64
from shoal.core.refusal import Refusal
from shoal.games.jaws.act1.crew_phase import CLOSED, LAUNCHED, LOOKED, REBOARD_COST, SEARCHED
from shoal.games.jaws.components import (
    BEACH_COUNT,
    BEACH_NAMES,
    BRODY,
    BY_LAND,
    BY_WATER,
    FIRST_BEACH,
    FRENZY,
    GARDNER,
    GONE,
    HOOPER,
    JULY,
    MAYOR,
    MEMBER_NAMES,
    NO_MEMBER,
    OFF_BOARD,
    PD,
    QUINT,
    ROAST,
    SHOP,
    SPACE_NAMES,
    STEPS,
    ZONES,
)
from shoal.games.jaws.moves import (
    ATTACK,
    BINOCULARS,
    CHOOSE_TARGET,
    CHUM,
    CLOSE,
    DROP,
    EAT,
    EAT_ALL,
    EAT_MICHAEL,
    FINDER,
    GIVE,
    GO,
    HALT,
    KNOCK,
    LAUNCH,
    MOVE_MEMBER,
    PHASES,
    PICK_MEMBER,
    REBOARD,
    RESCUE,
    RESCUE_MICHAEL,
    RUSH,
    SECOND_BITE,
    SPEED_BURST,
    START,
    TAKE_DOCK,
    TAKE_HOOPER,
    TAKE_SHOP,
    TAKE_WATER,
    TARGET,
    WEAPON,
)
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.state import members_of, swimmers_at

PHASE_RULES = {
    "start": ("The shark starts in one of the twelve waters, which it chooses first", "JW-14"),
    "event": ("The event card is answered first", "JW-18"),
    "token": ("The shark first says whether it plays a token", "JW-43"),
    "hunt": ("The shark moves, eats or ends its turn", "JW-42"),
    "rush": ("A Speed Burst goes on with a space, or halts", "JW-51"),
    "pick": ("A crew member begins a turn first", "JW-54"),
    "crew": ("That is no action of the member whose turn it is", "JW-54"),
    "divide": ("The crew divides its gear first", "JW-85"),
    "place": ("A member steps onto a whole boat, once", "JW-89"),
    "surface": ("The shark chooses one of its three options", "JW-94"),
    "ability": ("The shark plays an ability card from its hand, or none", "JW-95"),
    "show": ("The shark shows a token that it did not choose", "JW-98"),
    "ready": ("The crew prepares first", "JW-99"),
    "move": ("The member steps, chooses a weapon, or ends", "JW-99"),
    "target": ("The weapon needs a target now", "JW-103"),
    "attack": ("Those who targeted the right zone attack or hold back", "JW-111"),
    "blanks": ("The blanks are thrown again, or kept", "JW-113"),
    "ammo": ("Ammo or the weapon is discarded", "JW-107"),
    "ram": ("Ramming Speed goes to adjacent water, or stays", "JW-121"),
    "bite": ("The shark attacks what is in reach, or nobody", "JW-117"),
    "cage": ("Whoever is in danger closes the cage, or does not", "JW-108"),
    "maul": ("Some of the dice are thrown again, or all are kept", "JW-122"),
    "domino": ("A boat space beside the one that was hit takes two hits", "JW-126"),
    "again": ("A second helping is of a boat space in reach", "JW-124"),
    "bonus": ("The shark bites somebody near who was not bitten yet, or dives", "JW-120"),
}


def space_name(space: i64) -> str:
    """A space of Amity at the beginning of a sentence."""
    name = SPACE_NAMES[space]
    return name[0].upper() + name[1:]


def by_phase(state: JawsState) -> Refusal:
    """What has to be decided now instead."""
    sentence, rule = PHASE_RULES[PHASES[state.phase]]
    return Refusal(f"{sentence}.", rule)


def why_not_turn(state: JawsState, seat: i64, member: i64) -> Refusal:
    """A member who cannot begin."""
    name = MEMBER_NAMES[member]
    if not members_of(state, seat) >> member & 1:
        return Refusal(f"{name} is played by somebody else.", "JW-9")
    if state.phase == PICK_MEMBER:
        return Refusal(f"{name} has had a turn.", "JW-54")
    if state.spots[member] == OFF_BOARD:
        return Refusal(f"{name} is out.", "JW-127")
    return Refusal(f"{name} has prepared.", "JW-99")


def why_not_hunt(state: JawsState, move: i64) -> Refusal:
    """The shark's secret turn."""
    if state.phase == SPEED_BURST and EAT <= move <= RUSH:
        return Refusal("You are in a Speed Burst: move on or halt first.", "JW-51")
    if move < START:
        if move == SHOP or not BY_WATER[state.place] >> move & 1:
            return Refusal(f"{space_name(move)} is not beside you by water.", "JW-44")
        return Refusal("You have no actions left to move.", "JW-42")
    if EAT <= move <= RUSH and state.strokes == 0:
        return Refusal("You have no actions left for that.", "JW-42")
    if EAT <= move <= EAT_ALL:
        return why_not_eat(state, move)
    if move == RUSH:
        return Refusal("You have no Speed Burst to use.", "JW-51")
    if move == HALT:
        return Refusal("There is no burst to halt, or it has not begun.", "JW-51")
    if state.event != GARDNER:
        return Refusal("Only Ben Gardner's Boat puts captains in danger.", "JW-25")
    return Refusal(f"{MEMBER_NAMES[move - KNOCK]} cannot be knocked overboard here.", "JW-25")


def why_not_eat(state: JawsState, move: i64) -> Refusal:
    """Somebody who cannot be eaten here and now."""
    if move == EAT_MICHAEL:
        return Refusal("Michael is not here to be eaten.", "JW-45")
    if move == EAT:
        return Refusal("There is no swimmer here to eat with an action.", "JW-45")
    if state.token != FRENZY:
        return Refusal("Only a Feeding Frenzy eats a whole crowd at once.", "JW-49")
    if state.settings.frenzy_once and state.rushed:
        return Refusal("At this table a Feeding Frenzy is for one bite.", "JW-49")
    return Refusal("There is no crowd here to eat.", "JW-49")


def why_not_act(state: JawsState, move: i64) -> Refusal:
    """An action of a crew member in Act 1."""
    member = state.active
    if state.overboard >> member & 1 and move != REBOARD:
        name = MEMBER_NAMES[member]
        return Refusal(f"{name} is overboard and can only climb back.", "JW-26")
    if move < START:
        return why_not_travel(state, move)
    if START <= move < RESCUE:
        return by_phase(state)
    if member == BRODY:
        return why_not_brody(state, move)
    return why_not_boat(state, move)


def why_not_travel(state: JawsState, space: i64) -> Refusal:
    """A space that cannot be reached."""
    here = state.at[state.active]
    if state.active == BRODY and not BY_LAND[here] >> space & 1:
        return Refusal(f"{space_name(space)} is not beside Brody over land.", "JW-55")
    if state.active != BRODY and not BY_WATER[here] >> space & 1:
        rule = "JW-67" if state.active == HOOPER else "JW-55"
        return Refusal(f"{space_name(space)} is not beside the boat by water.", rule)
    return out_of_actions()


def out_of_actions() -> Refusal:
    """All actions are taken."""
    return Refusal("No actions are left for that.", "JW-54")


def why_not_rescue(state: JawsState, move: i64) -> Refusal:
    """Nobody to get out of the water."""
    beach = state.at[state.active] - FIRST_BEACH
    if move == RESCUE_MICHAEL and state.active != BRODY:
        return Refusal("Only Brody can rescue his son.", "JW-32")
    if beach < 0 or beach >= BEACH_COUNT:
        return Refusal("There is no beach here.", "JW-56")
    if move == RESCUE and state.swimmers[beach] > 0:
        return out_of_actions()
    if move == RESCUE_MICHAEL and state.michael == beach:
        return out_of_actions()
    return Refusal("Nobody is there to be rescued.", "JW-56")


def why_not_boat(state: JawsState, move: i64) -> Refusal:
    """Quint and Hooper."""
    if move <= RESCUE_MICHAEL:
        return why_not_rescue(state, move)
    if TAKE_DOCK <= move < TAKE_WATER and state.event == ROAST:
        return Refusal("The Holiday Roast keeps the docks closed.", "JW-27")
    if TAKE_DOCK <= move < TAKE_HOOPER:
        rule = "JW-68" if state.active == HOOPER else "JW-58"
        return Refusal("There are not so many barrels there, or no actions.", rule)
    if TAKE_HOOPER <= move < TAKE_SHOP:
        if state.active == HOOPER:
            return Refusal("Hooper gives his barrels; only Quint takes them.", "JW-69")
        return Refusal("Hooper is not here with so many barrels.", "JW-58")
    if LAUNCH <= move < BINOCULARS:
        return why_not_launch(state, move - LAUNCH)
    if GIVE <= move <= REBOARD:
        return why_not_hooper(state, move)
    return only_brody(move)


def why_not_hooper(state: JawsState, move: i64) -> Refusal:
    """What only Hooper does, and climbing back after a fall."""
    if move == GIVE:
        return why_not_give(state)
    if move == FINDER:
        return why_not_finder(state)
    if state.overboard >> state.active & 1:
        return Refusal(f"Climbing back takes {REBOARD_COST} actions.", "JW-26")
    return Refusal(f"{MEMBER_NAMES[state.active]} is not overboard.", "JW-26")


def why_not_give(state: JawsState) -> Refusal:
    """Barrels that cannot be given to Quint."""
    if state.active != HOOPER:
        return Refusal("Only Hooper gives barrels to Quint.", "JW-69")
    if state.aboard == 0:
        return Refusal("Hooper has no barrel to give.", "JW-69")
    if state.at[HOOPER] != state.at[QUINT]:
        return Refusal("Hooper gives barrels to Quint in the same space only.", "JW-69")
    return out_of_actions()


def only_brody(move: i64) -> Refusal:
    """What takes Brody's tools."""
    if move == BINOCULARS:
        return Refusal("Only Brody has binoculars.", "JW-63")
    if CLOSE <= move < GIVE:
        return Refusal("Only Brody closes beaches.", "JW-65")
    if move == DROP:
        return Refusal("Only Brody drops barrels at docks.", "JW-62")
    return Refusal("Only Brody takes barrels at the shop.", "JW-61")


def why_not_launch(state: JawsState, space: i64) -> Refusal:
    """A barrel that cannot be launched."""
    if state.active != QUINT:
        rule = "JW-69" if state.active == HOOPER else "JW-59"
        return Refusal("Only Quint launches barrels.", rule)
    if state.orca == 0:
        return Refusal("There is no barrel on the Orca.", "JW-59")
    if state.used & LAUNCHED:
        return Refusal("Quint has launched a barrel this round.", "JW-59")
    here = state.at[QUINT]
    if space != here and not BY_WATER[here] >> space & 1:
        return Refusal(f"{space_name(space)} is out of reach of the harpoon gun.", "JW-59")
    return out_of_actions()


def why_not_finder(state: JawsState) -> Refusal:
    """The fish finder."""
    if state.active != HOOPER:
        return Refusal("Only Hooper has the fish finder.", "JW-70")
    if state.used & SEARCHED:
        return Refusal("The fish finder has been used this round.", "JW-70")
    return out_of_actions()


def why_not_brody(state: JawsState, move: i64) -> Refusal:
    """Brody."""
    space = state.at[BRODY]
    if move <= RESCUE_MICHAEL:
        return why_not_rescue(state, move)
    if TAKE_DOCK <= move < TAKE_SHOP:
        return Refusal("Brody takes barrels at the shop only.", "JW-61")
    if move == TAKE_SHOP:
        if state.carried:
            return Refusal("Brody carries one barrel at a time.", "JW-61")
        return Refusal("Brody is not at the shop with a barrel and an action left.", "JW-61")
    if move == DROP:
        if state.event == ROAST:
            return Refusal("The Holiday Roast keeps the docks closed.", "JW-27")
        return Refusal("Brody drops a barrel that he carries, at a dock.", "JW-62")
    if move == BINOCULARS:
        if state.used & LOOKED:
            return Refusal("The binoculars have been used this round.", "JW-63")
        return Refusal("Binoculars need a beach and an action.", "JW-63")
    if CLOSE <= move < GIVE:
        return why_not_close(state, move - CLOSE, space)
    if LAUNCH <= move < BINOCULARS:
        return why_not_launch(state, move - LAUNCH)
    return why_not_hooper(state, move)


def why_not_close(state: JawsState, beach: i64, space: i64) -> Refusal:
    """A beach that cannot be closed."""
    name = BEACH_NAMES[beach]
    if state.event == JULY:
        return Refusal("No beach is closed on the Fourth of July.", "JW-30")
    if space != PD and space != MAYOR:
        return Refusal("Beaches are closed from the P.D. or the Mayor's Office.", "JW-64")
    if state.used & CLOSED:
        return Refusal("A beach has been closed this round.", "JW-65")
    if swimmers_at(state, beach) > 0:
        return Refusal(f"{name} has swimmers.", "JW-65")
    if state.closed == beach:
        return Refusal(f"{name} is closed already.", "JW-65")
    return out_of_actions()


def why_not_prepare(state: JawsState, seat: i64, move: i64) -> Refusal:
    """Step 3 of Act 2."""
    if CHUM <= move < ATTACK:
        if not members_of(state, seat) >> (move - CHUM) & 1:
            return Refusal(f"{MEMBER_NAMES[move - CHUM]} is played by somebody else.", "JW-9")
        return Refusal("No Chum can be played by that member now.", "JW-97")
    if state.active != NO_MEMBER and not members_of(state, seat) >> state.active & 1:
        return Refusal(f"It is {MEMBER_NAMES[state.active]}'s turn to prepare.", "JW-99")
    if state.phase == MOVE_MEMBER and GO <= move < TARGET:
        climbing = move - GO < ZONES <= state.spots[state.active]
        if climbing and 0 < state.actions < STEPS:
            return Refusal("Climbing aboard takes both steps.", "JW-101")
        return Refusal("That space is not beside you, or no step is left.", "JW-100")
    if state.phase == MOVE_MEMBER and move >= WEAPON:
        return Refusal("The member holds no such weapon.", "JW-102")
    if state.phase == CHOOSE_TARGET and TARGET <= move < CHUM:
        return Refusal("That water is out of the weapon's reach.", "JW-104")
    return by_phase(state)


def why_not_bite(state: JawsState, aim: i64) -> Refusal:
    """What the shark cannot attack."""
    if aim >= ZONES and state.phase == SECOND_BITE:
        return Refusal("A second helping is of a boat space.", "JW-124")
    if aim < ZONES and state.tiles[aim] == GONE:
        return Refusal(f"Boat space {aim + 1} is gone.", "JW-118")
    if aim < ZONES:
        return Refusal(f"Boat space {aim + 1} is not beside you.", "JW-118")
    name = MEMBER_NAMES[aim - ZONES]
    return Refusal(f"{name} is not in the water near you.", "JW-120")
