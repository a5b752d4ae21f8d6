"""What a position of Act 2 must satisfy so that play can go on from it."""

from typing import Final

from shoal.core.bits import bit, count_bits
from shoal.core.message import say
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
    off_board,
    on_boat_space,
)
from shoal.games.jaws.act2.shark_attack import (
    EXTRA_BITE,
    MAIN,
    MEMBER_AIM,
    SECOND,
    can_bite,
    main_dice,
)
from shoal.games.jaws.act2.state import known_copies
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
    member_word,
)
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
        say("error-round-act2", round=int(state.round), last=int(state.settings.dusk)),
    )
    require(state.track <= MAX_EATEN, say("error-track-high", track=int(state.track)))
    over, ending = state.phase == OVER, state.ending
    sunk = over and ending == BY_SINKING
    require(boat_left(state) != sunk, say("error-ending-sinking", rule="JW-128"))
    dead = over and ending == BY_WOUNDS
    require(
        (state.hurt >= state.settings.shark_wounds) == dead
        and state.hurt <= state.settings.shark_wounds,
        say("error-hurt", most=int(state.settings.shark_wounds), rule="JW-128"),
    )


def check_crew(state: JawsState) -> None:
    """Where the members stand, and their wounds."""
    setting_up = state.phase <= PLACE_CREW
    for member in range(CREW_SIZE):
        name = member_word(member)
        spot, wounds = state.spots[member], state.wounds[member]
        if setting_up:
            require(wounds == 0 and (spot == OFF_BOARD or spot < ZONES), say("error-setup-crew"))
            continue
        out = wounds == state.settings.crew_wounds
        require(
            wounds <= state.settings.crew_wounds and out == (spot == OFF_BOARD),
            say(
                "error-wounds-place",
                member=name,
                most=int(state.settings.crew_wounds),
                rule="JW-127",
            ),
        )
        if spot < ZONES:
            require(
                state.tiles[spot] != GONE, say("error-spot-gone", member=name, zone=int(spot + 1))
            )
        if out:
            require(state.gear[member] == 0, say("error-out-gear", member=name, rule="JW-127"))
    eaten = state.phase == OVER and state.ending == BY_EATING
    if not setting_up and state.ending != BY_SINKING:
        require(nobody_left(state) == eaten, say("error-ending-eating", rule="JW-128"))


def check_abilities(state: JawsState) -> None:
    """No ability card lies in two places."""
    for kind in range(ABILITY_KINDS):
        fits = known_copies(state, kind) <= ABILITY_COPIES
        require(fits, say("error-ability-thrice", ability=ABILITIES[kind]))


def check_setup(state: JawsState) -> None:
    """Cards are dealt, divided, and the crew placed, in this order (JW-79, JW-85, JW-89)."""
    phase = state.phase
    hand = count_bits(state.hand)
    if phase == DEAL_ABILITIES:
        require(hand < abilities_due(state), say("error-abilities-over"))
    pool = count_bits(state.pool)
    if phase == DEAL_GEAR:
        require(pool < gear_due(state), say("error-gear-over"))
    require((phase == DIVIDE_GEAR) <= (pool > 0), say("error-phase-divide"))
    require(pool == 0 or phase in (DEAL_GEAR, DIVIDE_GEAR), say("error-undivided"))
    if phase in (DEAL_ABILITIES, DEAL_GEAR):
        own = [state.gear[member] == state.settings.own[member] for member in range(CREW_SIZE)]
        require(all(own), say("error-own-gear", rule="JW-78"))
    if phase <= PLACE_CREW:
        require(state.gear_gone == 0 and state.attached == 0, say("error-setup-gear"))
        whole = all(tile == WHOLE for tile in state.tiles)
        require(whole and state.hurt == 0 and state.round == 1, say("error-setup-damage"))
        require(state.ability_gone == 0, say("error-setup-ability"))
        placed = CREW_SIZE - count_bits(off_board(state))
        require(
            placed < CREW_SIZE and (placed == 0 or phase == PLACE_CREW), say("error-setup-aboard")
        )
    for kind in range(len(state.settings.names)):
        if state.attached & state.settings.kind_cards[kind]:
            fits = state.settings.kind_type[kind] == ATTACHABLE
            require(fits, say("error-attached", gear=state.settings.names[kind]))


def check_options(state: JawsState) -> None:
    """Resurface cards lie in one place each."""
    everything = state.settings.resurface_cards()
    require(state.deck & ~everything == 0, say("error-deck", count=len(state.settings.card_zone)))
    seen = state.deck
    missing = 0
    for card in state.options:
        if card == NO_CARD:
            missing += 1
            continue
        fits = missing == 0 and card < len(state.settings.card_zone) and not seen >> card & 1
        require(fits, say("error-options-different", rule="JW-91"))
        seen |= bit(card)
    if state.phase < DRAW_OPTIONS:
        require(missing == OPTION_COUNT and state.deck == everything, say("error-setup-resurface"))
    elif state.phase == DRAW_OPTIONS:
        require(missing > 0, say("error-options-over"))
    elif state.phase != OVER:
        require(missing == 0, say("error-options-three", rule="JW-91"))
    else:
        require(missing in (0, OPTION_COUNT), say("error-options-some"))


def check_choice(state: JawsState) -> None:
    """The shark's token and ability card."""
    phase = state.phase
    chosen = state.choice != NO_OPTION
    if phase == OVER:
        require(chosen == (state.options[0] != NO_CARD), say("error-choice-options"))
    else:
        require(chosen == (phase >= CHOOSE_ABILITY), say("error-choice-phase", rule="JW-94"))
    played = state.ability != NO_ABILITY
    require(played == (state.card_played == 1), say("error-cardplayed"))
    if phase <= CHOOSE_ABILITY:
        require(not played, say("error-ability-early"))
    if phase == CHOOSE_ABILITY:
        require(state.hand != 0, say("error-phase-ability"))
    require(not played or chosen, say("error-ability-choice", rule="JW-95"))
    require(not chosen or not state.shown >> state.choice & 1, say("error-shown-chosen"))
    if phase <= CHOOSE_ABILITY or not chosen:
        require(state.shown == 0 and state.chummed == 0, say("error-shown-early"))
    if phase == SHOW_OPTION:
        require(state.shown == 0, say("error-shown-phase", rule="JW-98"))
    check_fin(state)


def check_fin(state: JawsState) -> None:
    """Where the shark has surfaced."""
    up = state.fin != NO_ZONE
    if state.phase == OVER:
        require(up == (state.choice != NO_OPTION), say("error-fin-choice"))
    else:
        require(up == (state.phase >= CREW_ATTACK), say("error-fin-phase", rule="JW-109"))
    require(state.rammed == 0 or state.ability == RAMMING, say("error-rammed", rule="JW-121"))
    if state.phase != OVER:
        require(state.rammed == 0 or state.phase > DECIDE_RAM, say("error-rammed-early"))
    if up and state.rammed == 0:
        zone = state.settings.card_zone[state.options[state.choice]]
        require(state.fin == zone, say("error-fin-zone", zone=int(zone + 1), rule="JW-109"))


def check_weapons(state: JawsState) -> None:
    """Weapons laid out belong to their members, and have a target."""
    phase = state.phase
    for member in range(CREW_SIZE):
        name = member_word(member)
        kind, target = state.weapons[member], state.targets[member]
        if kind == NO_KIND:
            require(target == NO_ZONE, say("error-target-weapon", member=name, rule="JW-103"))
            continue
        held = state.gear[member] & state.settings.kind_cards[kind]
        fits = held != 0 and state.settings.kind_type[kind] != ACCESSORY
        require(fits, say("error-weapon-held", member=name, rule="JW-102"))
        aiming = phase in (CHOOSE_TARGET, SHOW_OPTION) and member == state.active
        require(
            (target == NO_ZONE) == aiming, say("error-weapon-target", member=name, rule="JW-103")
        )
        late = phase >= CREW_ATTACK
        require(
            not late or target == state.fin or state.rammed == 1,
            say("error-target-shark", member=name),
        )
    fighting = SHOW_OPTION <= phase <= DECIDE_AMMO or phase == OVER
    if not fighting:
        quiet = all(kind == NO_KIND for kind in state.weapons)
        require(quiet, say("error-weapons-phase"))


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
        (member != NO_MEMBER) == must_be_active or phase == SHOW_OPTION, say("error-active-phase")
    )
    moving = member != NO_MEMBER and phase in (MOVE_MEMBER, CHOOSE_TARGET, SHOW_OPTION)
    most = STEPS if moving else 0
    require(
        state.actions <= most,
        say("error-steps", actions=int(state.actions), most=int(most), rule="JW-100"),
    )
    if SHOW_OPTION <= phase <= CHOOSE_TARGET:
        require(state.done & off_board(state) == off_board(state), say("error-done-out"))
        require(state.done != ALL_CREW, say("error-done-all", rule="JW-109"))
        for other in range(CREW_SIZE):
            if not state.done >> other & 1 and other != member:
                require(
                    state.weapons[other] == NO_KIND,
                    say("error-weapon-early", member=member_word(other)),
                )
        if member != NO_MEMBER:
            require(not state.done >> member & 1, say("error-active-ready"))
            armed = state.weapons[member] != NO_KIND
            require(
                phase == SHOW_OPTION or armed == (phase == CHOOSE_TARGET),
                say("error-active-weapon"),
            )
    elif CREW_ATTACK <= phase <= DECIDE_AMMO:
        check_attackers(state)
    else:
        require(state.done == 0, say("error-done-phase"))


def check_attackers(state: JawsState) -> None:
    """The members who targeted the right zone attack one after another."""
    phase = state.phase
    require(phase != CREW_ATTACK or state.done != ALL_CREW, say("error-attack-over"))
    for member in range(CREW_SIZE):
        ready = not state.done >> member & 1 or member == state.active
        armed = state.weapons[member] != NO_KIND
        require(ready == armed, say("error-attacker", member=member_word(member), rule="JW-111"))
    if phase == CREW_ATTACK:
        return
    require(bool(state.done >> state.active & 1), say("error-done-attacker"))
    kind = state.weapons[state.active]
    require(state.settings.kind_type[kind] != ATTACHABLE, say("error-weapon-attached"))
    powers = state.settings.kind_powers[kind]
    if phase in (DECIDE_BLANKS, ROLL_BLANKS):
        require(bool(powers & BLANKS), say("error-blanks-weapon", rule="JW-113"))
    if phase == DECIDE_AMMO:
        loaded = powers & SHOT and state.gear[state.active] & state.settings.ammo
        require(bool(loaded), say("error-phase-ammo", rule="JW-107"))
    else:
        due = state.settings.kind_dice[kind]
        require(state.dice == due, say("error-dice-weapon", dice=int(state.dice), due=int(due)))


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
    require((state.dice > 0) == rolling, say("error-dice-phase"))
    if phase in (DECIDE_BLANKS, ROLL_BLANKS):
        blanks = blanks_of(state.thrown, state.dice)
        require(blanks != 0, say("error-thrown-blanks", rule="JW-113"))
        due = blanks if phase == ROLL_BLANKS else 0
        require(state.again == due, say("error-again-blanks"))
    elif phase == ROLL_MAUL:
        fits = 0 < state.again < bit(state.dice) and state.mauled == 1
        require(fits, say("error-phase-roll-again", rule="JW-122"))
    else:
        require(state.again == 0, say("error-again-phase"))
    thrown = phase in (DECIDE_BLANKS, ROLL_BLANKS, DECIDE_MAUL, ROLL_MAUL)
    if thrown:
        for die in range(state.dice):
            face = state.thrown >> (HIT_BITS * die) & HIT_MASK
            require(face in list(state.settings.die), say("error-thrown-face", hits=int(face)))


def check_bites(state: JawsState) -> None:
    """The shark's attack."""
    phase = state.phase
    before = phase < DECIDE_CAGE
    attacking = DECIDE_CAGE <= phase <= CHOOSE_DOMINO
    require((state.bout > 0) == attacking, say("error-bout-phase"))
    require(attacking or state.aim == 0, say("error-aim-outside"))
    require((state.asked > 0) == (phase == DECIDE_CAGE), say("error-asked-phase"))
    quiet = state.bitten == 0 and state.caged == 0 and state.mauled == 0
    require(quiet or not before or phase == OVER, say("error-attack-early"))
    require(state.mauled == 0 or state.ability == MAUL, say("error-mauled", rule="JW-122"))
    require(state.bitten == 0 or phase >= DECIDE_CAGE, say("error-bitten-early"))
    if attacking:
        check_bout(state)
    elif phase == DECIDE_RAM:
        require(state.ability == RAMMING, say("error-phase-ram", rule="JW-121"))
    elif phase == CHOOSE_BITE:
        require(can_bite(state), say("error-phase-bite", rule="JW-117"))
    elif phase == SECOND_BITE:
        fits = state.ability == HELPING and boats_in_reach(state) != 0
        require(fits, say("error-phase-again", rule="JW-124"))
    elif phase == BONUS_BITE:
        left = crew_in_reach(state) & ~state.bitten != 0
        require(left, say("error-phase-bonus"))


def check_bout(state: JawsState) -> None:
    """What was announced is in reach, with the right dice."""
    phase, bout, aim = state.phase, state.bout, state.aim
    if phase == CHOOSE_DOMINO:
        fits = state.ability == DOMINO and aim < ZONES and bout == MAIN
        require(fits and state.tiles[aim] != WHOLE, say("error-phase-domino", rule="JW-126"))
        require(domino_zones(state) != 0, say("error-domino-beside", rule="JW-126"))
        return
    if aim < MEMBER_AIM:
        in_reach = boats_in_reach(state) >> aim & 1 and bout != EXTRA_BITE
    else:
        in_reach = crew_in_reach(state) >> (aim - MEMBER_AIM) & 1 and bout != SECOND
    require(bool(in_reach), say("error-aim-reach", rule="JW-118"))
    require(bout != SECOND or state.ability == HELPING, say("error-bout-helping", rule="JW-124"))
    if bout == EXTRA_BITE:
        require(bool(state.bitten >> (aim - MEMBER_AIM) & 1), say("error-bitten-aim"))
    else:
        require(state.bitten == 0, say("error-bitten-bonus"))
    due = main_dice(state) if bout == MAIN else HELPING_DICE if bout == SECOND else 1
    require(state.dice == due, say("error-dice-attack", dice=int(state.dice), due=int(due)))
    if phase in (DECIDE_MAUL, ROLL_MAUL):
        fits = state.ability == MAUL and (bout == MAIN or state.settings.maul_any)
        require(
            fits and state.mauled == (phase == ROLL_MAUL), say("error-maul-bout", rule="JW-122")
        )
    if phase == DECIDE_CAGE:
        check_cage(state)


def check_cage(state: JawsState) -> None:
    """Members asked for a cage are in danger and hold one."""
    threatened = bit(max(0, state.aim - MEMBER_AIM))
    if state.aim < MEMBER_AIM:
        threatened = on_boat_space(state, state.aim) if state.ability == MOUTH else 0
    require(
        state.asked & (~threatened | state.caged) == 0, say("error-asked-danger", rule="JW-108")
    )
    for member in range(CREW_SIZE):
        if state.asked >> member & 1:
            require(
                bool(state.gear[member] & state.settings.cages),
                say("error-asked-cage", member=member_word(member)),
            )
