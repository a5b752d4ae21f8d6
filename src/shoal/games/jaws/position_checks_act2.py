"""What a position of Act 2 must satisfy so that play can go on from it."""

from typing import Final

from shoal.core.bits import bit, count_bits
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_COPIES,
    ABILITY_KINDS,
    ACCESSORY,
    ALL_CREW,
    ATTACHABLE,
    BLANKS,
    CREW_SIZE,
    DOMINO,
    GONE,
    HELPING,
    HELPING_DICE,
    HIT_BITS,
    HIT_MASK,
    MAUL,
    MOUTH,
    NO_ABILITY,
    NO_CARD,
    NO_KIND,
    NO_MEMBER,
    NO_OPTION,
    NO_ZONE,
    OFF_BOARD,
    OPTION_COUNT,
    RAMMING,
    SHOT,
    STEPS,
    WHOLE,
    ZONES,
)
from shoal.games.jaws.fields import known_copies
from shoal.games.jaws.moves import (
    BONUS_BITE,
    BY_EATING,
    BY_SINKING,
    BY_WOUNDS,
    CHOOSE_ABILITY,
    CHOOSE_BITE,
    CHOOSE_DOMINO,
    CHOOSE_TARGET,
    CREW_ATTACK,
    DEAL_ABILITIES,
    DEAL_GEAR,
    DECIDE_AMMO,
    DECIDE_BLANKS,
    DECIDE_CAGE,
    DECIDE_MAUL,
    DECIDE_RAM,
    DIVIDE_GEAR,
    DRAW_OPTIONS,
    MOVE_MEMBER,
    OVER,
    PLACE_CREW,
    ROLL_ATTACK,
    ROLL_BITE,
    ROLL_BLANKS,
    ROLL_MAUL,
    SECOND_BITE,
    SHOW_OPTION,
)
from shoal.games.jaws.orca import (
    abilities_due,
    blanks_of,
    boat_left,
    boats_in_reach,
    crew_in_reach,
    domino_zones,
    gear_due,
    nobody_left,
    on_boat_space,
    unplaced,
)
from shoal.games.jaws.position_checks_act1 import insist
from shoal.games.jaws.prepare import members_out
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.shark_attack import (
    EXTRA_BITE,
    MAIN,
    MEMBER_AIM,
    SECOND,
    can_bite,
    main_dice,
)

MAX_EATEN: Final = 40


def check_act2(state: JawsState) -> None:
    """Raise BadPosition at the first thing that is wrong; each check relies on those before it."""
    check_boat(state)
    check_crew(state)
    check_abilities(state)
    check_setup(state)
    check_options(state)
    check_choice(state)
    check_weapons(state)
    check_members(state)
    check_dice(state)
    check_bites(state)


def check_boat(state: JawsState) -> None:
    """Tiles, wounds and the end of the game."""
    insist(1 <= state.round <= state.settings.dusk, f"Act 2 has rounds 1 to {state.settings.dusk}.")
    insist(state.track <= MAX_EATEN, "track= is more than can be eaten.")
    over, ending = state.phase == OVER, state.ending
    sunk = over and ending == BY_SINKING
    insist(boat_left(state) != sunk, "Without tiles the Orca has sunk (JW-128).")
    dead = over and ending == BY_WOUNDS
    insist(
        (state.hurt >= state.settings.shark_wounds) == dead
        and state.hurt <= state.settings.shark_wounds,
        f"The shark dies at {state.settings.shark_wounds} wounds (JW-128).",
    )


def check_crew(state: JawsState) -> None:
    """Where the members stand, and their wounds."""
    setting_up = state.phase <= PLACE_CREW
    for member in range(CREW_SIZE):
        spot, wounds = state.spots[member], state.wounds[member]
        if setting_up:
            insist(
                wounds == 0 and (spot == OFF_BOARD or spot < ZONES),
                "During the setup nobody is in the water or wounded.",
            )
            continue
        out = wounds == state.settings.crew_wounds
        insist(
            wounds <= state.settings.crew_wounds and out == (spot == OFF_BOARD),
            f"A member is out at {state.settings.crew_wounds} wounds, and only then (JW-127).",
        )
        if spot < ZONES:
            insist(state.tiles[spot] != GONE, "Nobody stands on a tile that is gone.")
        if out:
            insist(state.gear[member] == 0, "A member who is out has no gear (JW-127).")
    eaten = state.phase == OVER and state.ending == BY_EATING
    if not setting_up and state.ending != BY_SINKING:
        insist(nobody_left(state) == eaten, "Without crew the shark has won (JW-128).")


def check_abilities(state: JawsState) -> None:
    """No ability card lies in two places."""
    for kind in range(ABILITY_KINDS):
        fits = known_copies(state, kind) <= ABILITY_COPIES
        insist(fits, f"There are only two cards {ABILITIES[kind]}.")


def check_setup(state: JawsState) -> None:
    """Cards are dealt, divided, and the crew placed, in this order (JW-79, JW-85, JW-89)."""
    phase = state.phase
    hand = count_bits(state.hand)
    if phase == DEAL_ABILITIES:
        insist(hand < abilities_due(state), "The shark has its ability cards.")
    pool = count_bits(state.pool)
    if phase == DEAL_GEAR:
        insist(pool < gear_due(state), "The crew has its gear cards.")
    insist((phase == DIVIDE_GEAR) <= (pool > 0), "There is no gear to divide.")
    insist(pool == 0 or phase in (DEAL_GEAR, DIVIDE_GEAR), "All gear is divided.")
    if phase in (DEAL_ABILITIES, DEAL_GEAR):
        own = [state.gear[member] == state.settings.own[member] for member in range(CREW_SIZE)]
        insist(all(own), "Each member has only the two own cards (JW-78).")
    if phase <= PLACE_CREW:
        insist(state.gear_gone == 0 and state.attached == 0, "No gear is used yet.")
        whole = all(tile == WHOLE for tile in state.tiles)
        insist(
            whole and state.hurt == 0 and state.round == 1, "During the setup nothing is damaged."
        )
        insist(state.ability_gone == 0, "No ability is used yet.")
        placed = CREW_SIZE - count_bits(unplaced(state))
        insist(
            placed < CREW_SIZE and (placed == 0 or phase == PLACE_CREW),
            "The crew goes aboard last.",
        )
    for kind in range(len(state.settings.names)):
        if state.attached & state.settings.kind_cards[kind]:
            fits = state.settings.kind_type[kind] == ATTACHABLE
            insist(fits, f"{state.settings.names[kind]} cannot be attached.")


def check_options(state: JawsState) -> None:
    """Resurface cards lie in one place each."""
    everything = state.settings.resurface_cards()
    insist(
        state.deck & ~everything == 0, f"There are {len(state.settings.card_zone)} resurface cards."
    )
    seen = state.deck
    missing = 0
    for card in state.options:
        if card == NO_CARD:
            missing += 1
            continue
        fits = missing == 0 and card < len(state.settings.card_zone) and not seen >> card & 1
        insist(fits, "The options are three cards that are not in the deck (JW-91).")
        seen |= bit(card)
    if state.phase < DRAW_OPTIONS:
        insist(missing == OPTION_COUNT and state.deck == everything, "The resurface deck is full.")
    elif state.phase == DRAW_OPTIONS:
        insist(missing > 0, "Three options are on the board already.")
    elif state.phase != OVER:
        insist(missing == 0, "Three resurface options lie on the board (JW-91).")
    else:
        insist(missing in (0, OPTION_COUNT), "Three resurface options lie on the board, or none.")


def check_choice(state: JawsState) -> None:
    """The shark's token and ability card."""
    phase = state.phase
    chosen = state.choice != NO_OPTION
    if phase == OVER:
        insist(chosen == (state.options[0] != NO_CARD), "The shark has chosen one of three.")
    else:
        insist(chosen == (phase >= CHOOSE_ABILITY), "The shark chooses after the options (JW-94).")
    played = state.ability != NO_ABILITY
    insist(played == (state.card_played == 1), "cardplayed= says whether ability= is a card.")
    if phase <= CHOOSE_ABILITY:
        insist(not played, "No ability is chosen yet.")
    if phase == CHOOSE_ABILITY:
        insist(state.hand != 0, "The shark has no ability card to play.")
    insist(not played or chosen, "An ability card lies under a token (JW-95).")
    insist(not chosen or not state.shown >> state.choice & 1, "The chosen token is never shown.")
    if phase <= CHOOSE_ABILITY or not chosen:
        insist(state.shown == 0 and state.chummed == 0, "No token is shown yet.")
    if phase == SHOW_OPTION:
        insist(state.shown == 0, "A single token is shown at once (JW-98).")
    check_fin(state)


def check_fin(state: JawsState) -> None:
    """Where the shark has surfaced."""
    up = state.fin != NO_ZONE
    if state.phase == OVER:
        insist(up == (state.choice != NO_OPTION), "fin= is the zone that the shark chose.")
    else:
        insist(
            up == (state.phase >= CREW_ATTACK),
            "The shark surfaces after the crew has prepared (JW-109).",
        )
    insist(state.rammed == 0 or state.ability == RAMMING, "Only Ramming Speed rams (JW-121).")
    if state.phase != OVER:
        insist(state.rammed == 0 or state.phase > DECIDE_RAM, "The shark rams after the crew.")
    if up and state.rammed == 0:
        zone = state.settings.card_zone[state.options[state.choice]]
        insist(state.fin == zone, "The shark is up where its card says (JW-109).")


def check_weapons(state: JawsState) -> None:
    """Weapons laid out belong to their members, and have a target."""
    phase = state.phase
    for member in range(CREW_SIZE):
        kind, target = state.weapons[member], state.targets[member]
        if kind == NO_KIND:
            insist(target == NO_ZONE, "A target needs a weapon (JW-103).")
            continue
        held = state.gear[member] & state.settings.kind_cards[kind]
        fits = held != 0 and state.settings.kind_type[kind] != ACCESSORY
        insist(fits, "weapons= are weapons that the members hold (JW-102).")
        aiming = phase in (CHOOSE_TARGET, SHOW_OPTION) and member == state.active
        insist((target == NO_ZONE) == aiming, "A weapon laid out has a target (JW-103).")
        late = phase >= CREW_ATTACK
        insist(
            not late or target == state.fin or state.rammed == 1,
            "Weapons with a wrong target are taken back.",
        )
    fighting = SHOW_OPTION <= phase <= DECIDE_AMMO or phase == OVER
    if not fighting:
        quiet = all(kind == NO_KIND for kind in state.weapons)
        insist(quiet, "No weapons are laid out here.")


def check_members(state: JawsState) -> None:
    """The active member, the members who are done, and the steps left."""
    phase = state.phase
    member = state.active
    must_be_active = phase in (
        MOVE_MEMBER,
        CHOOSE_TARGET,
        ROLL_ATTACK,
        DECIDE_BLANKS,
        ROLL_BLANKS,
        DECIDE_AMMO,
    )
    insist(
        (member != NO_MEMBER) == must_be_active or phase == SHOW_OPTION,
        "active= does not fit stage=.",
    )
    moving = member != NO_MEMBER and phase in (MOVE_MEMBER, CHOOSE_TARGET, SHOW_OPTION)
    insist(state.actions <= (STEPS if moving else 0), "A member has two steps (JW-100).")
    if SHOW_OPTION <= phase <= CHOOSE_TARGET:
        insist(
            state.done & members_out(state) == members_out(state),
            "A member who is out counts as done.",
        )
        insist(state.done != ALL_CREW, "All are ready: the shark reveals (JW-109).")
        for other in range(CREW_SIZE):
            if not state.done >> other & 1 and other != member:
                insist(
                    state.weapons[other] == NO_KIND, "Only members who have prepared have weapons."
                )
        if member != NO_MEMBER:
            insist(not state.done >> member & 1, "A member who is done is not active.")
            armed = state.weapons[member] != NO_KIND
            insist(
                phase == SHOW_OPTION or armed == (phase == CHOOSE_TARGET),
                "The active member has a weapon in stage=target only.",
            )
    elif CREW_ATTACK <= phase <= DECIDE_AMMO:
        check_attackers(state)
    else:
        insist(state.done == 0, "done= does not fit stage=.")


def check_attackers(state: JawsState) -> None:
    """The members who targeted the right zone attack one after another."""
    phase = state.phase
    insist(phase != CREW_ATTACK or state.done != ALL_CREW, "All have attacked.")
    for member in range(CREW_SIZE):
        ready = not state.done >> member & 1 or member == state.active
        armed = state.weapons[member] != NO_KIND
        insist(ready == armed, "Those who may attack have a weapon on the right zone (JW-111).")
    if phase == CREW_ATTACK:
        return
    insist(bool(state.done >> state.active & 1), "The attacking member is in done=.")
    kind = state.weapons[state.active]
    insist(state.settings.kind_type[kind] != ATTACHABLE, "An attachable weapon rolls no dice.")
    powers = state.settings.kind_powers[kind]
    if phase in (DECIDE_BLANKS, ROLL_BLANKS):
        insist(bool(powers & BLANKS), "This weapon does not reroll blanks (JW-113).")
    if phase == DECIDE_AMMO:
        loaded = powers & SHOT and state.gear[state.active] & state.settings.ammo
        insist(bool(loaded), "There is no Ammo to spend (JW-107).")
    else:
        insist(state.dice == state.settings.kind_dice[kind], "These are not the weapon's dice.")


def check_dice(state: JawsState) -> None:
    """Dice are thrown only in their phases."""
    phase = state.phase
    rolling = phase in (
        ROLL_ATTACK,
        DECIDE_BLANKS,
        ROLL_BLANKS,
        DECIDE_CAGE,
        ROLL_BITE,
        DECIDE_MAUL,
        ROLL_MAUL,
    )
    insist((state.dice > 0) == rolling, "dice= does not fit stage=.")
    if phase in (DECIDE_BLANKS, ROLL_BLANKS):
        blanks = blanks_of(state.thrown, state.dice)
        insist(blanks != 0, "There are no blanks (JW-113).")
        insist(state.again == (blanks if phase == ROLL_BLANKS else 0), "again= names the blanks.")
    elif phase == ROLL_MAUL:
        fits = 0 < state.again < bit(state.dice) and state.mauled == 1
        insist(fits, "again= names the dice that are thrown again (JW-122).")
    else:
        insist(state.again == 0, "No dice are thrown again here.")
    thrown = phase in (DECIDE_BLANKS, ROLL_BLANKS, DECIDE_MAUL, ROLL_MAUL)
    if thrown:
        for die in range(state.dice):
            face = state.thrown >> (HIT_BITS * die) & HIT_MASK
            insist(face in list(state.settings.die), "thrown= has hits that no die shows.")


def check_bites(state: JawsState) -> None:
    """The shark's attack."""
    phase = state.phase
    before = phase < DECIDE_CAGE
    attacking = DECIDE_CAGE <= phase <= CHOOSE_DOMINO
    insist((state.bout > 0) == attacking, "bout= does not fit stage=.")
    insist(attacking or state.aim == 0, "aim= does not fit stage=.")
    insist((state.asked > 0) == (phase == DECIDE_CAGE), "asked= does not fit stage=.")
    quiet = state.bitten == 0 and state.caged == 0 and state.mauled == 0
    insist(quiet or not before or phase == OVER, "The shark has not attacked yet.")
    insist(state.mauled == 0 or state.ability == MAUL, "Only Maul Again mauls (JW-122).")
    insist(state.bitten == 0 or phase >= DECIDE_CAGE, "No bonus attacks were made yet.")
    if attacking:
        check_bout(state)
    elif phase == DECIDE_RAM:
        insist(state.ability == RAMMING, "Only Ramming Speed rams (JW-121).")
    elif phase == CHOOSE_BITE:
        insist(can_bite(state), "There is nothing to attack (JW-117).")
    elif phase == SECOND_BITE:
        fits = state.ability == HELPING and boats_in_reach(state) != 0
        insist(fits, "There is no second helping (JW-124).")
    elif phase == BONUS_BITE:
        insist(crew_in_reach(state) & ~state.bitten != 0, "Nobody is left to bite.")


def check_bout(state: JawsState) -> None:
    """What was announced is in reach, with the right dice."""
    phase, bout, aim = state.phase, state.bout, state.aim
    if phase == CHOOSE_DOMINO:
        fits = state.ability == DOMINO and aim < ZONES and bout == MAIN
        insist(fits and state.tiles[aim] != WHOLE, "No domino falls here (JW-126).")
        insist(domino_zones(state) != 0, "No domino is left (JW-126).")
        return
    if aim < MEMBER_AIM:
        in_reach = boats_in_reach(state) >> aim & 1 and bout != EXTRA_BITE
    else:
        in_reach = crew_in_reach(state) >> (aim - MEMBER_AIM) & 1 and bout != SECOND
    insist(bool(in_reach), "The target is not in reach (JW-118, JW-120).")
    insist(bout != SECOND or state.ability == HELPING, "There is no second helping (JW-124).")
    if bout == EXTRA_BITE:
        insist(
            bool(state.bitten >> (aim - MEMBER_AIM) & 1),
            "bitten= names the member who is attacked.",
        )
    else:
        insist(state.bitten == 0, "Bonus attacks come last.")
    due = main_dice(state) if bout == MAIN else HELPING_DICE if bout == SECOND else 1
    insist(state.dice == due, f"This attack rolls {due} dice.")
    if phase in (DECIDE_MAUL, ROLL_MAUL):
        fits = state.ability == MAUL and (bout == MAIN or state.settings.maul_any)
        insist(fits and state.mauled == (phase == ROLL_MAUL), "Nothing is mauled (JW-122).")
    if phase == DECIDE_CAGE:
        check_cage(state)


def check_cage(state: JawsState) -> None:
    """Members asked for a cage are in danger and hold one."""
    threatened = bit(max(0, state.aim - MEMBER_AIM))
    if state.aim < MEMBER_AIM:
        threatened = on_boat_space(state, state.aim) if state.ability == MOUTH else 0
    insist(state.asked & (~threatened | state.caged) == 0, "Nobody else is asked (JW-108).")
    for member in range(CREW_SIZE):
        if state.asked >> member & 1:
            insist(
                bool(state.gear[member] & state.settings.cages),
                "A member who is asked holds a cage.",
            )
