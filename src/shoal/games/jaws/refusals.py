"""Why a move of Jaws is not allowed, with the rule that says so.

A refusal to the crew uses nothing that the crew cannot see: none of the
crew's moves depends on the shark's secrets.
"""

from typing import Final

from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act1.crew_phase import CLOSED, LAUNCHED, LOOKED, REBOARD_COST, SEARCHED
from shoal.games.jaws.act1.state import swimmers_at
from shoal.games.jaws.components import (
    BEACH_COUNT,
    BRODY,
    BY_LAND,
    BY_WATER,
    EVENT_RULES,
    FIRST_BEACH,
    FRENZY,
    GARDNER,
    GONE,
    HELICOPTER,
    HOOPER,
    JULY,
    MAYOR,
    NEWS,
    NO_MEMBER,
    OFF_BOARD,
    PD,
    QUINT,
    ROAST,
    SHOP,
    STEPS,
    WRONG_SHARK,
    ZONES,
    ability_word,
    beach_word,
    event_word,
    member_word,
    space_word,
    token_word,
)
from shoal.games.jaws.moves import (
    ABILITY,
    ANSWER_EVENT,
    ATTACK,
    BEACH,
    BINOCULARS,
    BITE,
    BONUS,
    BONUS_BITE,
    CHOOSE_ABILITY,
    CHOOSE_BITE,
    CHOOSE_TARGET,
    CHOOSE_TOKEN,
    CHUM,
    CLOSE,
    CREW_TURN,
    DIVE,
    DOCK,
    DROP,
    EAT,
    EAT_ALL,
    EAT_MICHAEL,
    END,
    FINDER,
    GIVE,
    GO,
    HALT,
    HUNT,
    KNOCK,
    LAUNCH,
    MOVE_MEMBER,
    NO_BITE,
    PHASES,
    PICK_MEMBER,
    PREPARE_MEMBER,
    REBOARD,
    RESCUE,
    RESCUE_MICHAEL,
    RUSH,
    SECOND_BITE,
    SHOW,
    SPEED_BURST,
    START,
    TAKE_DOCK,
    TAKE_HOOPER,
    TAKE_SHOP,
    TAKE_WATER,
    TARGET,
    TO,
    TOKEN,
    TURN,
    WEAPON,
)
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.state import members_of

PHASE_RULES: Final = {
    "start": "JW-14",
    "event": "JW-18",
    "token": "JW-43",
    "hunt": "JW-42",
    "rush": "JW-51",
    "pick": "JW-54",
    "crew": "JW-54",
    "divide": "JW-85",
    "place": "JW-89",
    "surface": "JW-94",
    "ability": "JW-95",
    "show": "JW-98",
    "ready": "JW-99",
    "move": "JW-99",
    "target": "JW-103",
    "attack": "JW-111",
    "blanks": "JW-113",
    "ammo": "JW-107",
    "ram": "JW-121",
    "bite": "JW-117",
    "cage": "JW-108",
    "maul": "JW-122",
    "domino": "JW-126",
    "again": "JW-124",
    "bonus": "JW-120",
}
"""The rule that says what is decided in a phase."""


def why_not(state: JawsState, seat: i64, move: i64) -> Message:
    """Why a seat that may act cannot make this move now."""
    phase = state.phase
    if phase <= CREW_TURN:
        return why_not_act1(state, seat, move)
    if phase == PREPARE_MEMBER and TURN <= move < RESCUE:
        return why_not_turn(state, seat, move - TURN)
    if phase == MOVE_MEMBER or phase == PREPARE_MEMBER or phase == CHOOSE_TARGET:
        return why_not_prepare(state, seat, move)
    if (phase == CHOOSE_BITE or phase == SECOND_BITE) and BITE <= move < NO_BITE:
        return why_not_bite(state, move - BITE)
    if phase == BONUS_BITE and BONUS <= move < DIVE:
        return say("no-bonus", member=member_word(move - BONUS), rule="JW-120")
    if phase == CHOOSE_ABILITY and ABILITY <= move < SHOW:
        return say("no-ability", ability=ability_word(move - ABILITY), rule="JW-95")
    return by_phase(state)


def why_not_act1(state: JawsState, seat: i64, move: i64) -> Message:
    """A move in Act 1."""
    phase = state.phase
    if phase == CREW_TURN and TO <= move <= REBOARD:
        return why_not_act(state, move)
    if (phase == HUNT or phase == SPEED_BURST) and (move < START or EAT <= move < END):
        return why_not_hunt(state, move)
    if phase == CHOOSE_TOKEN and TOKEN <= move < EAT:
        return say("no-token-again", token=token_word(move - TOKEN), rule="JW-48")
    if phase == PICK_MEMBER and TURN <= move < RESCUE:
        return why_not_turn(state, seat, move - TURN)
    if phase == ANSWER_EVENT and BEACH <= move < DOCK:
        return why_not_beach(state, move - BEACH)
    return by_phase(state)


def why_not_beach(state: JawsState, beach: i64) -> Message:
    """A beach that an event card does not offer, or a card that asks for something else."""
    event, rule = event_word(state.event), EVENT_RULES[state.event]
    if state.event == NEWS:
        return say("no-event-member", event=event, rule=rule)
    if state.event == WRONG_SHARK:
        return say("no-event-dock", event=event, rule=rule)
    if state.event == HELICOPTER:
        return say("no-event-landing", event=event, rule=rule)
    return say("no-event-beach", space=beach_word(beach), event=event, rule=rule)


def by_phase(state: JawsState) -> Message:
    """What has to be decided now instead."""
    phase = PHASES[state.phase]
    return say(key_in("no-phase", phase), rule=PHASE_RULES[phase])


def why_not_turn(state: JawsState, seat: i64, member: i64) -> Message:
    """A member who cannot begin."""
    name = member_word(member)
    if not members_of(state, seat) >> member & 1:
        return say("no-other-player", member=name, rule="JW-9")
    if state.phase == PICK_MEMBER:
        return say("no-turn-again", member=name, rule="JW-54")
    if state.spots[member] == OFF_BOARD:
        return say("no-turn-out", member=name, rule="JW-127")
    return say("no-prepare-again", member=name, rule="JW-99")


def why_not_hunt(state: JawsState, move: i64) -> Message:
    """The shark's secret turn."""
    if state.phase == SPEED_BURST and EAT <= move <= RUSH:
        return say("no-in-burst", rule="JW-51")
    if move < START:
        if move == SHOP or not BY_WATER[state.place] >> move & 1:
            return say("no-swim", space=space_word(move), rule="JW-44")
        return say("no-actions", rule="JW-42")
    if EAT <= move <= RUSH and state.strokes == 0:
        return say("no-actions", rule="JW-42")
    if EAT <= move <= EAT_ALL:
        return why_not_eat(state, move)
    if move == RUSH:
        return say("no-burst", rule="JW-51")
    if move == HALT:
        return say("no-halt", rule="JW-51")
    if state.event != GARDNER:
        return say("no-knock-event", rule="JW-25")
    return say("no-knock", member=member_word(move - KNOCK), rule="JW-25")


def why_not_eat(state: JawsState, move: i64) -> Message:
    """Somebody who cannot be eaten here and now."""
    if move == EAT_MICHAEL:
        return say("no-eat-michael", rule="JW-45")
    if move == EAT:
        return say("no-eat", rule="JW-45")
    if state.token != FRENZY:
        return say("no-eat-all-token", rule="JW-49")
    if state.settings.frenzy_once and state.rushed:
        return say("no-eat-all-once", rule="JW-49")
    return say("no-eat-all", rule="JW-49")


def why_not_act(state: JawsState, move: i64) -> Message:
    """An action of a crew member in Act 1."""
    member = state.active
    if state.overboard >> member & 1 and move != REBOARD:
        return say("no-overboard", member=member_word(member), rule="JW-26")
    if move < START:
        return why_not_travel(state, move)
    if START <= move < RESCUE:
        return by_phase(state)
    if member == BRODY:
        return why_not_brody(state, move)
    return why_not_boat(state, move)


def why_not_travel(state: JawsState, space: i64) -> Message:
    """A space that cannot be reached."""
    here = state.at[state.active]
    if state.active == BRODY and not BY_LAND[here] >> space & 1:
        return say("no-walk", space=space_word(space), rule="JW-55")
    if state.active != BRODY and not BY_WATER[here] >> space & 1:
        rule = "JW-67" if state.active == HOOPER else "JW-55"
        return say("no-sail", space=space_word(space), rule=rule)
    return out_of_actions()


def out_of_actions() -> Message:
    """All actions are taken."""
    return say("no-actions", rule="JW-54")


def why_not_rescue(state: JawsState, move: i64) -> Message:
    """Nobody to get out of the water."""
    beach = state.at[state.active] - FIRST_BEACH
    if move == RESCUE_MICHAEL and state.active != BRODY:
        return say("no-rescue-michael", rule="JW-32")
    if beach < 0 or beach >= BEACH_COUNT:
        return say("no-beach-here", rule="JW-56")
    if move == RESCUE and state.swimmers[beach] > 0:
        return out_of_actions()
    if move == RESCUE_MICHAEL and state.michael == beach:
        return out_of_actions()
    return say("no-rescue", rule="JW-56")


def why_not_boat(state: JawsState, move: i64) -> Message:
    """Quint and Hooper."""
    if move <= RESCUE_MICHAEL:
        return why_not_rescue(state, move)
    if TAKE_DOCK <= move < TAKE_WATER and state.event == ROAST:
        return say("no-docks", rule="JW-27")
    if TAKE_DOCK <= move < TAKE_HOOPER:
        rule = "JW-68" if state.active == HOOPER else "JW-58"
        return say("no-barrels", rule=rule)
    if TAKE_HOOPER <= move < TAKE_SHOP:
        if state.active == HOOPER:
            return say("no-take-hooper", rule="JW-69")
        return say("no-hooper-barrels", rule="JW-58")
    if LAUNCH <= move < BINOCULARS:
        return why_not_launch(state, move - LAUNCH)
    if GIVE <= move <= REBOARD:
        return why_not_hooper(state, move)
    return only_brody(move)


def why_not_hooper(state: JawsState, move: i64) -> Message:
    """What only Hooper does, and climbing back after a fall."""
    if move == GIVE:
        return why_not_give(state)
    if move == FINDER:
        return why_not_finder(state)
    if state.overboard >> state.active & 1:
        return say("no-reboard-cost", count=int(REBOARD_COST), rule="JW-26")
    return say("no-reboard", member=member_word(state.active), rule="JW-26")


def why_not_give(state: JawsState) -> Message:
    """Barrels that cannot be given to Quint."""
    if state.active != HOOPER:
        return say("no-give-only-hooper", rule="JW-69")
    if state.aboard == 0:
        return say("no-give-none", rule="JW-69")
    if state.at[HOOPER] != state.at[QUINT]:
        return say("no-give-apart", rule="JW-69")
    return out_of_actions()


def only_brody(move: i64) -> Message:
    """What takes Brody's tools."""
    if move == BINOCULARS:
        return say("no-binoculars-only-brody", rule="JW-63")
    if CLOSE <= move < GIVE:
        return say("no-close-only-brody", rule="JW-65")
    if move == DROP:
        return say("no-drop-only-brody", rule="JW-62")
    return say("no-shop-only-brody", rule="JW-61")


def why_not_launch(state: JawsState, space: i64) -> Message:
    """A barrel that cannot be launched."""
    if state.active != QUINT:
        rule = "JW-69" if state.active == HOOPER else "JW-59"
        return say("no-launch-only-quint", rule=rule)
    if state.orca == 0:
        return say("no-launch-none", rule="JW-59")
    if state.used & LAUNCHED:
        return say("no-launch-again", rule="JW-59")
    here = state.at[QUINT]
    if space != here and not BY_WATER[here] >> space & 1:
        return say("no-launch-far", space=space_word(space), rule="JW-59")
    return out_of_actions()


def why_not_finder(state: JawsState) -> Message:
    """The fish finder."""
    if state.active != HOOPER:
        return say("no-finder-only-hooper", rule="JW-70")
    if state.used & SEARCHED:
        return say("no-finder-again", rule="JW-70")
    return out_of_actions()


def why_not_brody(state: JawsState, move: i64) -> Message:
    """Brody."""
    space = state.at[BRODY]
    if move <= RESCUE_MICHAEL:
        return why_not_rescue(state, move)
    if TAKE_DOCK <= move < TAKE_SHOP:
        return say("no-brody-barrels", rule="JW-61")
    if move == TAKE_SHOP:
        if state.carried:
            return say("no-shop-second", rule="JW-61")
        return say("no-shop", rule="JW-61")
    if move == DROP:
        if state.event == ROAST:
            return say("no-docks", rule="JW-27")
        return say("no-drop", rule="JW-62")
    if move == BINOCULARS:
        if state.used & LOOKED:
            return say("no-binoculars-again", rule="JW-63")
        return say("no-binoculars", rule="JW-63")
    if CLOSE <= move < GIVE:
        return why_not_close(state, move - CLOSE, space)
    if LAUNCH <= move < BINOCULARS:
        return why_not_launch(state, move - LAUNCH)
    return why_not_hooper(state, move)


def why_not_close(state: JawsState, beach: i64, space: i64) -> Message:
    """A beach that cannot be closed."""
    name = beach_word(beach)
    if state.event == JULY:
        return say("no-close-july", rule="JW-30")
    if space != PD and space != MAYOR:
        return say("no-close-office", rule="JW-64")
    if state.used & CLOSED:
        return say("no-close-again", rule="JW-65")
    if swimmers_at(state, beach) > 0:
        return say("no-close-swimmers", space=name, rule="JW-65")
    if state.closed == beach:
        return say("no-close-closed", space=name, rule="JW-65")
    return out_of_actions()


def why_not_prepare(state: JawsState, seat: i64, move: i64) -> Message:
    """Step 3 of Act 2."""
    if CHUM <= move < ATTACK:
        if not members_of(state, seat) >> (move - CHUM) & 1:
            return say("no-other-player", member=member_word(move - CHUM), rule="JW-9")
        return say("no-chum", rule="JW-97")
    if state.active != NO_MEMBER and not members_of(state, seat) >> state.active & 1:
        return say("no-prepare-other", member=member_word(state.active), rule="JW-99")
    if state.phase == MOVE_MEMBER and GO <= move < TARGET:
        climbing = move - GO < ZONES <= state.spots[state.active]
        if climbing and 0 < state.actions < STEPS:
            return say("no-climb", rule="JW-101")
        return say("no-step", rule="JW-100")
    if state.phase == MOVE_MEMBER and move >= WEAPON:
        return say("no-weapon", rule="JW-102")
    if state.phase == CHOOSE_TARGET and TARGET <= move < CHUM:
        return say("no-target", rule="JW-104")
    return by_phase(state)


def why_not_bite(state: JawsState, aim: i64) -> Message:
    """What the shark cannot attack."""
    if aim >= ZONES and state.phase == SECOND_BITE:
        return say("no-bite-again", rule="JW-124")
    if aim < ZONES and state.tiles[aim] == GONE:
        return say("no-bite-gone", zone=int(aim + 1), rule="JW-118")
    if aim < ZONES:
        return say("no-bite-far", zone=int(aim + 1), rule="JW-118")
    name = member_word(aim - ZONES)
    return say("no-bite-member", member=name, rule="JW-120")
