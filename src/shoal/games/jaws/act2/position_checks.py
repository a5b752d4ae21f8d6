"""What a position of Act 2 must satisfy so that play can go on from it."""

from typing import Final

from shoal.core.bits import bit, count_bits
from shoal.games.jaws.act1.position_checks import require
from shoal.games.jaws.act2.orca import (
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
from shoal.games.jaws.act2.prepare import members_out
from shoal.games.jaws.act2.shark_attack import (
    EXTRA_BITE,
    MAIN,
    MEMBER_AIM,
    SECOND,
    can_bite,
    main_dice,
)
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
    MEMBER_NAMES,
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
from shoal.games.jaws.rules import JawsState

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
    require(
        1 <= state.round <= state.settings.dusk,
        f"round={state.round} is impossible: Act 2 has rounds 1 to {state.settings.dusk}.",
    )
    require(
        state.track <= MAX_EATEN,
        f"track={state.track} is more swimmers than can be eaten in Act 1.",
    )
    over, ending = state.phase == OVER, state.ending
    sunk = over and ending == BY_SINKING
    require(
        boat_left(state) != sunk, "A boat without tiles and ending=sinking go together (JW-128)."
    )
    dead = over and ending == BY_WOUNDS
    require(
        (state.hurt >= state.settings.shark_wounds) == dead
        and state.hurt <= state.settings.shark_wounds,
        f"hurt= goes up to {state.settings.shark_wounds}, which needs ending=wounds (JW-128).",
    )


def check_crew(state: JawsState) -> None:
    """Where the members stand, and their wounds."""
    setting_up = state.phase <= PLACE_CREW
    for member in range(CREW_SIZE):
        name = MEMBER_NAMES[member]
        spot, wounds = state.spots[member], state.wounds[member]
        if setting_up:
            require(
                wounds == 0 and (spot == OFF_BOARD or spot < ZONES),
                "A member cannot be in the water or wounded during the setup.",
            )
            continue
        out = wounds == state.settings.crew_wounds
        require(
            wounds <= state.settings.crew_wounds and out == (spot == OFF_BOARD),
            f"{name} must be off the board with {state.settings.crew_wounds} wounds, "
            "and on it with fewer (JW-127).",
        )
        if spot < ZONES:
            require(
                state.tiles[spot] != GONE,
                f"{name} cannot be on boat space {spot + 1}: the tile is destroyed.",
            )
        if out:
            require(
                state.gear[member] == 0,
                f"{name} is eliminated and cannot have gear (JW-127).",
            )
    eaten = state.phase == OVER and state.ending == BY_EATING
    if not setting_up and state.ending != BY_SINKING:
        require(
            nobody_left(state) == eaten,
            "A crew that is eliminated and ending=eating go together (JW-128).",
        )


def check_abilities(state: JawsState) -> None:
    """No ability card lies in two places."""
    for kind in range(ABILITY_KINDS):
        fits = known_copies(state, kind) <= ABILITY_COPIES
        require(fits, f"Ability card {ABILITIES[kind]} is named more than twice.")


def check_setup(state: JawsState) -> None:
    """Cards are dealt, divided, and the crew placed, in this order (JW-79, JW-85, JW-89)."""
    phase = state.phase
    hand = count_bits(state.hand)
    if phase == DEAL_ABILITIES:
        require(
            hand < abilities_due(state), "stage=abilities is over: hand= has all the cards due."
        )
    pool = count_bits(state.pool)
    if phase == DEAL_GEAR:
        require(pool < gear_due(state), "stage=gear is over: all the gear cards due are dealt.")
    require((phase == DIVIDE_GEAR) <= (pool > 0), "stage=divide needs gear cards to divide.")
    require(
        pool == 0 or phase in (DEAL_GEAR, DIVIDE_GEAR),
        "There cannot be undivided gear in this stage.",
    )
    if phase in (DEAL_ABILITIES, DEAL_GEAR):
        own = [state.gear[member] == state.settings.own[member] for member in range(CREW_SIZE)]
        require(
            all(own),
            "Each member must have exactly their own gear cards until gear is divided (JW-78).",
        )
    if phase <= PLACE_CREW:
        require(
            state.gear_gone == 0 and state.attached == 0, "Gear cannot be used during the setup."
        )
        whole = all(tile == WHOLE for tile in state.tiles)
        require(
            whole and state.hurt == 0 and state.round == 1,
            "During the setup there can be no damage, no wounds and no later round.",
        )
        require(state.ability_gone == 0, "An ability cannot be used up during the setup.")
        placed = CREW_SIZE - count_bits(unplaced(state))
        require(
            placed < CREW_SIZE and (placed == 0 or phase == PLACE_CREW),
            "Members can be aboard only from stage=place on, and all of them only after it.",
        )
    for kind in range(len(state.settings.names)):
        if state.attached & state.settings.kind_cards[kind]:
            fits = state.settings.kind_type[kind] == ATTACHABLE
            require(fits, f"{state.settings.names[kind]} cannot be attached to the shark.")


def check_options(state: JawsState) -> None:
    """Resurface cards lie in one place each."""
    everything = state.settings.resurface_cards()
    require(
        state.deck & ~everything == 0,
        f"deck= names a card beyond the {len(state.settings.card_zone)} resurface cards.",
    )
    seen = state.deck
    missing = 0
    for card in state.options:
        if card == NO_CARD:
            missing += 1
            continue
        fits = missing == 0 and card < len(state.settings.card_zone) and not seen >> card & 1
        require(fits, "options= must name three different cards that are not in the deck (JW-91).")
        seen |= bit(card)
    if state.phase < DRAW_OPTIONS:
        require(
            missing == OPTION_COUNT and state.deck == everything,
            "All resurface cards must be in the deck during the setup.",
        )
    elif state.phase == DRAW_OPTIONS:
        require(missing > 0, "stage=options is over: options= names three cards already.")
    elif state.phase != OVER:
        require(missing == 0, "options= must name three cards here (JW-91).")
    else:
        require(missing in (0, OPTION_COUNT), "options= must name three cards or none.")


def check_choice(state: JawsState) -> None:
    """The shark's token and ability card."""
    phase = state.phase
    chosen = state.choice != NO_OPTION
    if phase == OVER:
        require(
            chosen == (state.options[0] != NO_CARD),
            "choice= must name a token if options= names cards, and none otherwise.",
        )
    else:
        require(
            chosen == (phase >= CHOOSE_ABILITY),
            "choice= must name a token from stage=ability on, and none before (JW-94).",
        )
    played = state.ability != NO_ABILITY
    require(
        played == (state.card_played == 1),
        "cardplayed= must be 1 if ability= names a card, and 0 otherwise.",
    )
    if phase <= CHOOSE_ABILITY:
        require(not played, "ability= must be empty: it is chosen later.")
    if phase == CHOOSE_ABILITY:
        require(state.hand != 0, "stage=ability needs an ability card in hand=.")
    require(not played or chosen, "ability= needs a chosen token in choice= (JW-95).")
    require(
        not chosen or not state.shown >> state.choice & 1, "shown= cannot name the chosen token."
    )
    if phase <= CHOOSE_ABILITY or not chosen:
        require(state.shown == 0 and state.chummed == 0, "No token can be shown yet.")
    if phase == SHOW_OPTION:
        require(state.shown == 0, "shown= must be empty in stage=show (JW-98).")
    check_fin(state)


def check_fin(state: JawsState) -> None:
    """Where the shark has surfaced."""
    up = state.fin != NO_ZONE
    if state.phase == OVER:
        require(
            up == (state.choice != NO_OPTION),
            "fin= must name the zone of the card in choice=, if there is one.",
        )
    else:
        require(
            up == (state.phase >= CREW_ATTACK),
            "fin= must name a zone from stage=attack on, and none before (JW-109).",
        )
    require(
        state.rammed == 0 or state.ability == RAMMING, "rammed=1 needs ability=ramming (JW-121)."
    )
    if state.phase != OVER:
        require(
            state.rammed == 0 or state.phase > DECIDE_RAM, "rammed=1 is too early in this stage."
        )
    if up and state.rammed == 0:
        zone = state.settings.card_zone[state.options[state.choice]]
        require(
            state.fin == zone, f"fin= must be {zone + 1}, the zone of the chosen card (JW-109)."
        )


def check_weapons(state: JawsState) -> None:
    """Weapons laid out belong to their members, and have a target."""
    phase = state.phase
    for member in range(CREW_SIZE):
        name = MEMBER_NAMES[member]
        kind, target = state.weapons[member], state.targets[member]
        if kind == NO_KIND:
            require(
                target == NO_ZONE,
                f"{name} cannot have a target without a weapon (JW-103).",
            )
            continue
        held = state.gear[member] & state.settings.kind_cards[kind]
        fits = held != 0 and state.settings.kind_type[kind] != ACCESSORY
        require(fits, f"{name} does not hold the weapon that weapons= names (JW-102).")
        aiming = phase in (CHOOSE_TARGET, SHOW_OPTION) and member == state.active
        require(
            (target == NO_ZONE) == aiming,
            f"{name} must aim at a zone as soon as the weapon is chosen (JW-103).",
        )
        late = phase >= CREW_ATTACK
        require(
            not late or target == state.fin or state.rammed == 1,
            f"{name} cannot aim at a zone without the shark in this stage.",
        )
    fighting = SHOW_OPTION <= phase <= DECIDE_AMMO or phase == OVER
    if not fighting:
        quiet = all(kind == NO_KIND for kind in state.weapons)
        require(quiet, "weapons= must be empty in this stage.")


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
    require(
        (member != NO_MEMBER) == must_be_active or phase == SHOW_OPTION,
        "active= does not fit stage=.",
    )
    moving = member != NO_MEMBER and phase in (MOVE_MEMBER, CHOOSE_TARGET, SHOW_OPTION)
    most = STEPS if moving else 0
    require(state.actions <= most, f"actions={state.actions} is more than {most} steps (JW-100).")
    if SHOW_OPTION <= phase <= CHOOSE_TARGET:
        require(
            state.done & members_out(state) == members_out(state),
            "done= must name every eliminated member.",
        )
        require(
            state.done != ALL_CREW,
            "Everybody is in done=, so the shark would surface now (JW-109).",
        )
        for other in range(CREW_SIZE):
            if not state.done >> other & 1 and other != member:
                require(
                    state.weapons[other] == NO_KIND,
                    f"{MEMBER_NAMES[other]} cannot have a weapon out before preparing.",
                )
        if member != NO_MEMBER:
            require(not state.done >> member & 1, "active= cannot name a member who is in done=.")
            armed = state.weapons[member] != NO_KIND
            require(
                phase == SHOW_OPTION or armed == (phase == CHOOSE_TARGET),
                "The active member must have a weapon in stage=target, and none otherwise.",
            )
    elif CREW_ATTACK <= phase <= DECIDE_AMMO:
        check_attackers(state)
    else:
        require(state.done == 0, "done= must be empty in this stage.")


def check_attackers(state: JawsState) -> None:
    """The members who targeted the right zone attack one after another."""
    phase = state.phase
    require(
        phase != CREW_ATTACK or state.done != ALL_CREW,
        "stage=attack is over: everybody is in done=.",
    )
    for member in range(CREW_SIZE):
        ready = not state.done >> member & 1 or member == state.active
        armed = state.weapons[member] != NO_KIND
        require(
            ready == armed,
            f"{MEMBER_NAMES[member]} must have a weapon or be in done=, not both (JW-111).",
        )
    if phase == CREW_ATTACK:
        return
    require(bool(state.done >> state.active & 1), "done= must name the attacking member.")
    kind = state.weapons[state.active]
    require(
        state.settings.kind_type[kind] != ATTACHABLE,
        "The attacking member's weapon rolls no dice: it is attached.",
    )
    powers = state.settings.kind_powers[kind]
    if phase in (DECIDE_BLANKS, ROLL_BLANKS):
        require(
            bool(powers & BLANKS), "The attacking member's weapon does not reroll blanks (JW-113)."
        )
    if phase == DECIDE_AMMO:
        loaded = powers & SHOT and state.gear[state.active] & state.settings.ammo
        require(bool(loaded), "stage=ammo needs a firearm and an Ammo card (JW-107).")
    else:
        due = state.settings.kind_dice[kind]
        require(state.dice == due, f"dice={state.dice} is wrong: this weapon rolls {due}.")


def check_dice(state: JawsState) -> None:
    """Dice are rolled only in their phases."""
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
    require((state.dice > 0) == rolling, "dice= must be 0 in stages without dice, and only there.")
    if phase in (DECIDE_BLANKS, ROLL_BLANKS):
        blanks = blanks_of(state.thrown, state.dice)
        require(blanks != 0, "thrown= has no blanks to reroll (JW-113).")
        due = blanks if phase == ROLL_BLANKS else 0
        require(
            state.again == due, "again= must name all blanks while they are rerolled, or nothing."
        )
    elif phase == ROLL_MAUL:
        fits = 0 < state.again < bit(state.dice) and state.mauled == 1
        require(fits, "stage=roll-again needs mauled=1, and some of the dice in again= (JW-122).")
    else:
        require(state.again == 0, "again= must be empty in this stage.")
    thrown = phase in (DECIDE_BLANKS, ROLL_BLANKS, DECIDE_MAUL, ROLL_MAUL)
    if thrown:
        for die in range(state.dice):
            face = state.thrown >> (HIT_BITS * die) & HIT_MASK
            require(
                face in list(state.settings.die),
                f"thrown= has {face} hits on a die, which no face shows.",
            )


def check_bites(state: JawsState) -> None:
    """The shark's attack."""
    phase = state.phase
    before = phase < DECIDE_CAGE
    attacking = DECIDE_CAGE <= phase <= CHOOSE_DOMINO
    require(
        (state.bout > 0) == attacking,
        "bout= must name an attack during the shark's attacks, and only then.",
    )
    require(attacking or state.aim == 0, "aim= must be empty outside of the shark's attacks.")
    require(
        (state.asked > 0) == (phase == DECIDE_CAGE),
        "asked= must name somebody in stage=cage, and nobody otherwise.",
    )
    quiet = state.bitten == 0 and state.caged == 0 and state.mauled == 0
    require(
        quiet or not before or phase == OVER,
        "bitten=, caged= and mauled= must be empty before the shark's attack.",
    )
    require(state.mauled == 0 or state.ability == MAUL, "mauled=1 needs ability=maul (JW-122).")
    require(
        state.bitten == 0 or phase >= DECIDE_CAGE,
        "bitten= must be empty before the shark's attack.",
    )
    if attacking:
        check_bout(state)
    elif phase == DECIDE_RAM:
        require(state.ability == RAMMING, "stage=ram needs ability=ramming (JW-121).")
    elif phase == CHOOSE_BITE:
        require(can_bite(state), "stage=bite needs something within the shark's reach (JW-117).")
    elif phase == SECOND_BITE:
        fits = state.ability == HELPING and boats_in_reach(state) != 0
        require(fits, "stage=again needs ability=helping and a boat space within reach (JW-124).")
    elif phase == BONUS_BITE:
        left = crew_in_reach(state) & ~state.bitten != 0
        require(left, "stage=bonus needs a member within reach who is not in bitten=.")


def check_bout(state: JawsState) -> None:
    """What was announced is in reach, with the right dice."""
    phase, bout, aim = state.phase, state.bout, state.aim
    if phase == CHOOSE_DOMINO:
        fits = state.ability == DOMINO and aim < ZONES and bout == MAIN
        require(
            fits and state.tiles[aim] != WHOLE,
            "stage=domino needs ability=domino and a tile that the main attack has hit (JW-126).",
        )
        require(
            domino_zones(state) != 0,
            "stage=domino needs a tile beside the one that was hit (JW-126).",
        )
        return
    if aim < MEMBER_AIM:
        in_reach = boats_in_reach(state) >> aim & 1 and bout != EXTRA_BITE
    else:
        in_reach = crew_in_reach(state) >> (aim - MEMBER_AIM) & 1 and bout != SECOND
    require(bool(in_reach), "The target in aim= is out of the shark's reach (JW-118, JW-120).")
    require(
        bout != SECOND or state.ability == HELPING, "bout=helping needs ability=helping (JW-124)."
    )
    if bout == EXTRA_BITE:
        require(
            bool(state.bitten >> (aim - MEMBER_AIM) & 1),
            "bitten= must name the member who is attacked.",
        )
    else:
        require(state.bitten == 0, "bitten= must be empty before the bonus attacks.")
    due = main_dice(state) if bout == MAIN else HELPING_DICE if bout == SECOND else 1
    require(state.dice == due, f"dice={state.dice} is wrong: this attack rolls {due} dice.")
    if phase in (DECIDE_MAUL, ROLL_MAUL):
        fits = state.ability == MAUL and (bout == MAIN or state.settings.maul_any)
        require(
            fits and state.mauled == (phase == ROLL_MAUL),
            "This attack cannot be rolled again with Maul Again (JW-122).",
        )
    if phase == DECIDE_CAGE:
        check_cage(state)


def check_cage(state: JawsState) -> None:
    """Members asked for a cage are in danger and hold one."""
    threatened = bit(max(0, state.aim - MEMBER_AIM))
    if state.aim < MEMBER_AIM:
        threatened = on_boat_space(state, state.aim) if state.ability == MOUTH else 0
    require(
        state.asked & (~threatened | state.caged) == 0,
        "asked= names a member who is not in danger or is in a cage already (JW-108).",
    )
    for member in range(CREW_SIZE):
        if state.asked >> member & 1:
            require(
                bool(state.gear[member] & state.settings.cages),
                f"{MEMBER_NAMES[member]} cannot be in asked= without a Shark Cage.",
            )
