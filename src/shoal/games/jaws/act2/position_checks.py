"""What a position of Act 2 must fulfil so that play can go on from it."""

from typing import Final

from shoal.core.bits import bit
from shoal.games.jaws.act1.position_checks import insist
from shoal.games.jaws.act2.boat import boat_left
from shoal.games.jaws.act2.crew_attack import blanks_of
from shoal.games.jaws.act2.damage import domino_zones, nobody_left, on_boat_space
from shoal.games.jaws.act2.prepare import fallen
from shoal.games.jaws.act2.setup import abilities_due, gear_due, unplaced
from shoal.games.jaws.act2.shark_attack import (
    EXTRA_BITE,
    MAIN,
    MEMBER_AIM,
    SECOND,
    boats_in_reach,
    can_bite,
    crew_in_reach,
    main_dice,
)
from shoal.games.jaws.bits import count_bits
from shoal.games.jaws.components import (
    ACCESSORY,
    ATTACHABLE,
    BLANKS,
    DOMINO,
    GONE,
    HELPING,
    HELPING_DICE,
    MAUL,
    MOUTH,
    NO_ABILITY,
    NO_CARD,
    NO_KIND,
    NO_MEMBER,
    NO_OPTION,
    NO_ZONE,
    OFF_BOARD,
    PACES,
    RAMMING,
    SHOT,
    WHOLE,
    ZONES,
)
from shoal.games.jaws.moves import (
    AT_ABILITIES,
    AT_ABILITY,
    AT_AGAIN,
    AT_AMMO,
    AT_ATTACK,
    AT_BITE,
    AT_BLANKS,
    AT_BONUS,
    AT_CAGE,
    AT_DIVIDE,
    AT_DOMINO,
    AT_GEAR,
    AT_HIT,
    AT_HIT_AGAIN,
    AT_MAUL,
    AT_MOVE,
    AT_OPTIONS,
    AT_OVER,
    AT_PLACE,
    AT_RAM,
    AT_ROLL,
    AT_ROLL_AGAIN,
    AT_SHOW,
    AT_TARGET,
    BY_EATING,
    BY_SINKING,
    BY_WOUNDS,
)
from shoal.games.jaws.rules import JawsState

MOST_EATEN: Final = 40


def check_orca(state: JawsState) -> None:
    """Everything, in an order in which each check may lean on those before it."""
    check_boat(state)
    check_crew(state)
    check_setup(state)
    check_options(state)
    check_choice(state)
    check_weapons(state)
    check_members(state)
    check_dice(state)
    check_bites(state)


def check_boat(state: JawsState) -> None:
    """Tiles, wounds and the end of the game."""
    insist(1 <= state.round <= state.box.dusk, f"Act 2 has rounds 1 to {state.box.dusk}.")
    insist(state.track <= MOST_EATEN, "So many swimmers cannot be eaten.")
    over, ending = state.stage == AT_OVER, state.ending
    sunk = over and ending == BY_SINKING
    insist(boat_left(state) != sunk, "Without tiles the Orca has sunk (JW-128).")
    dead = over and ending == BY_WOUNDS
    insist(
        (state.hurt >= state.box.shark_wounds) == dead and state.hurt <= state.box.shark_wounds,
        f"The shark dies at {state.box.shark_wounds} wounds (JW-128).",
    )


def check_crew(state: JawsState) -> None:
    """Where the crew stands, and how hurt it is."""
    setting_up = state.stage <= AT_PLACE
    for member in range(3):
        spot, wounds = state.spots[member], state.wounds[member]
        if setting_up:
            insist(wounds == 0 and (spot == OFF_BOARD or spot < ZONES), "Nobody is in yet.")
            continue
        out = wounds == state.box.crew_wounds
        insist(
            wounds <= state.box.crew_wounds and out == (spot == OFF_BOARD),
            f"A member is out at {state.box.crew_wounds} wounds, and only then (JW-127).",
        )
        if spot < ZONES:
            insist(state.tiles[spot] != GONE, "Nobody stands on a tile that is gone.")
        if out:
            insist(state.gear[member] == 0, "Who is out has no gear (JW-127).")
    eaten = state.stage == AT_OVER and state.ending == BY_EATING
    if not setting_up and state.ending != BY_SINKING:
        insist(nobody_left(state) == eaten, "Without crew the shark has won (JW-128).")


def check_setup(state: JawsState) -> None:
    """Cards are dealt, divided, and the crew placed, in this order (JW-79, JW-85, JW-89)."""
    stage = state.stage
    hand = count_bits(state.hand)
    if stage == AT_ABILITIES:
        insist(hand < abilities_due(state), "The shark has its ability cards.")
    pool = count_bits(state.pool)
    if stage == AT_GEAR:
        insist(pool < gear_due(state), "The crew has its gear cards.")
    insist((stage == AT_DIVIDE) <= (pool > 0), "There is no gear to divide.")
    insist(pool == 0 or stage in (AT_GEAR, AT_DIVIDE), "All gear is divided.")
    if stage in (AT_ABILITIES, AT_GEAR):
        own = [state.gear[member] == state.box.own[member] for member in range(3)]
        insist(all(own), "Each has the own two cards only (JW-78).")
    if stage <= AT_PLACE:
        insist(state.gear_gone == 0 and state.attached == 0, "No gear is used yet.")
        whole = all(tile == WHOLE for tile in state.tiles)
        insist(whole and state.hurt == 0 and state.round == 1, "Nothing is broken yet.")
        insist(state.ability_gone == 0, "No ability is used yet.")
        placed = 3 - count_bits(unplaced(state))
        insist(placed < 3 and (placed == 0 or stage == AT_PLACE), "The crew steps aboard last.")
    for kind in range(len(state.box.names)):
        if state.attached & state.box.kind_cards[kind]:
            fits = state.box.kind_type[kind] == ATTACHABLE
            insist(fits, f"{state.box.names[kind]} cannot be attached.")


def check_options(state: JawsState) -> None:
    """Resurface cards lie in one place each."""
    everything = state.box.resurface_cards()
    insist(state.deck & ~everything == 0, f"There are {len(state.box.card_zone)} resurface cards.")
    seen = state.deck
    missing = 0
    for card in state.options:
        if card == NO_CARD:
            missing += 1
            continue
        fits = missing == 0 and card < len(state.box.card_zone) and not seen >> card & 1
        insist(fits, "The options are three cards that are not in the deck (JW-91).")
        seen |= bit(card)
    if state.stage < AT_OPTIONS:
        insist(missing == 3 and state.deck == everything, "The resurface deck is full.")
    elif state.stage == AT_OPTIONS:
        insist(missing > 0, "Three options lie there already.")
    elif state.stage != AT_OVER:
        insist(missing == 0, "Three resurface options lie on the board (JW-91).")
    else:
        insist(missing in (0, 3), "Three resurface options lie on the board, or none.")


def check_choice(state: JawsState) -> None:
    """The shark's token and ability card."""
    stage = state.stage
    chosen = state.choice != NO_OPTION
    if stage == AT_OVER:
        insist(chosen == (state.options[0] != NO_CARD), "The shark has chosen one of three.")
    else:
        insist(chosen == (stage >= AT_ABILITY), "The shark chooses after the options (JW-94).")
    played = state.ability != NO_ABILITY
    insist(played == (state.card_played == 1), "cardplayed= says whether ability= is a card.")
    if stage <= AT_ABILITY:
        insist(not played, "No ability is chosen yet.")
    if stage == AT_ABILITY:
        insist(state.hand != 0, "The shark has no ability card to play.")
    insist(not played or chosen, "An ability card lies under a token (JW-95).")
    insist(not chosen or not state.shown >> state.choice & 1, "The chosen token is never shown.")
    if stage <= AT_ABILITY or not chosen:
        insist(state.shown == 0 and state.chummed == 0, "No token is shown yet.")
    if stage == AT_SHOW:
        insist(state.shown == 0, "A single token is shown at once (JW-98).")
    check_fin(state)


def check_fin(state: JawsState) -> None:
    """Where the shark has surfaced."""
    up = state.fin != NO_ZONE
    if state.stage == AT_OVER:
        insist(up == (state.choice != NO_OPTION), "The shark is up where it chose.")
    else:
        insist(up == (state.stage >= AT_ATTACK), "The shark is up after the reveal (JW-109).")
    insist(state.rammed == 0 or state.ability == RAMMING, "Only Ramming Speed rams (JW-121).")
    if state.stage != AT_OVER:
        insist(state.rammed == 0 or state.stage > AT_RAM, "The shark rams after the crew.")
    if up and state.rammed == 0:
        zone = state.box.card_zone[state.options[state.choice]]
        insist(state.fin == zone, "The shark is up where its card says (JW-109).")


def check_weapons(state: JawsState) -> None:
    """Weapons laid out belong to their members, and have a target."""
    stage = state.stage
    for member in range(3):
        kind, target = state.weapons[member], state.targets[member]
        if kind == NO_KIND:
            insist(target == NO_ZONE, "A target needs a weapon (JW-103).")
            continue
        held = state.gear[member] & state.box.kind_cards[kind]
        fits = held != 0 and state.box.kind_type[kind] != ACCESSORY
        insist(fits, "weapons= are weapons that the members hold (JW-102).")
        aiming = stage in (AT_TARGET, AT_SHOW) and member == state.active
        insist((target == NO_ZONE) == aiming, "A weapon laid out has a target (JW-103).")
        late = stage >= AT_ATTACK
        insist(not late or target == state.fin or state.rammed == 1, "Wrong targets go back.")
    fighting = AT_SHOW <= stage <= AT_AMMO or stage == AT_OVER
    if not fighting:
        quiet = all(kind == NO_KIND for kind in state.weapons)
        insist(quiet, "No weapons are laid out here.")


def check_members(state: JawsState) -> None:
    """Who is at it, who is done, and how far they may go."""
    stage = state.stage
    member = state.active
    at_it = stage in (AT_MOVE, AT_TARGET, AT_HIT, AT_BLANKS, AT_HIT_AGAIN, AT_AMMO)
    insist((member != NO_MEMBER) == at_it or stage == AT_SHOW, "active= does not fit the stage.")
    moving = member != NO_MEMBER and stage in (AT_MOVE, AT_TARGET, AT_SHOW)
    insist(state.actions <= (PACES if moving else 0), "A member has two steps (JW-100).")
    if AT_SHOW <= stage <= AT_TARGET:
        insist(state.done & fallen(state) == fallen(state), "Who is out is done.")
        insist(state.done != 7, "All are ready: the shark reveals (JW-109).")
        for other in range(3):
            if not state.done >> other & 1 and other != member:
                insist(state.weapons[other] == NO_KIND, "Weapons come with the turn.")
        if member != NO_MEMBER:
            insist(not state.done >> member & 1, "Who is done is not at it.")
            armed = state.weapons[member] != NO_KIND
            insist(stage == AT_SHOW or armed == (stage == AT_TARGET), "First the weapon.")
    elif AT_ATTACK <= stage <= AT_AMMO:
        check_attackers(state)
    else:
        insist(state.done == 0, "Nobody is done here.")


def check_attackers(state: JawsState) -> None:
    """Those who targeted the right zone attack, one after another."""
    stage = state.stage
    insist(stage != AT_ATTACK or state.done != 7, "All have attacked.")
    for member in range(3):
        ready = not state.done >> member & 1 or member == state.active
        armed = state.weapons[member] != NO_KIND
        insist(ready == armed, "Those who may attack have a weapon on the right zone (JW-111).")
    if stage == AT_ATTACK:
        return
    insist(bool(state.done >> state.active & 1), "Who attacks is done after it.")
    kind = state.weapons[state.active]
    insist(state.box.kind_type[kind] != ATTACHABLE, "An attachable weapon rolls no dice.")
    powers = state.box.kind_powers[kind]
    if stage in (AT_BLANKS, AT_HIT_AGAIN):
        insist(bool(powers & BLANKS), "This weapon throws no blanks again (JW-113).")
    if stage == AT_AMMO:
        loaded = powers & SHOT and state.gear[state.active] & state.box.ammo
        insist(bool(loaded), "There is no Ammo to spend (JW-107).")
    else:
        insist(state.dice == state.box.kind_dice[kind], "These are not the weapon's dice.")


def check_dice(state: JawsState) -> None:
    """Dice lie only where they are thrown."""
    stage = state.stage
    rolling = stage in (AT_HIT, AT_BLANKS, AT_HIT_AGAIN, AT_CAGE, AT_ROLL, AT_MAUL, AT_ROLL_AGAIN)
    insist((state.dice > 0) == rolling, "dice= does not fit the stage.")
    if stage in (AT_BLANKS, AT_HIT_AGAIN):
        blanks = blanks_of(state.thrown, state.dice)
        insist(blanks != 0, "There are no blanks (JW-113).")
        insist(state.again == (blanks if stage == AT_HIT_AGAIN else 0), "again= names the blanks.")
    elif stage == AT_ROLL_AGAIN:
        fits = 0 < state.again < bit(state.dice) and state.mauled == 1
        insist(fits, "again= names the dice that are thrown again (JW-122).")
    else:
        insist(state.again == 0, "No dice are thrown again here.")
    thrown = stage in (AT_BLANKS, AT_HIT_AGAIN, AT_MAUL, AT_ROLL_AGAIN)
    if thrown:
        for die in range(state.dice):
            face = state.thrown >> (4 * die) & 15
            insist(face in list(state.box.die), "No die shows that.")


def check_bites(state: JawsState) -> None:
    """The shark's attack."""
    stage = state.stage
    before = stage < AT_CAGE
    attacking = AT_CAGE <= stage <= AT_DOMINO
    insist((state.bout > 0) == attacking, "bout= does not fit the stage.")
    insist(attacking or state.aim == 0, "aim= does not fit the stage.")
    insist((state.asked > 0) == (stage == AT_CAGE), "asked= does not fit the stage.")
    quiet = state.bitten == 0 and state.caged == 0 and state.mauled == 0
    insist(quiet or not before or stage == AT_OVER, "The shark has not attacked yet.")
    insist(state.mauled == 0 or state.ability == MAUL, "Only Maul Again mauls (JW-122).")
    insist(state.bitten == 0 or stage >= AT_CAGE, "No bonus attacks were made yet.")
    if attacking:
        check_bout(state)
    elif stage == AT_RAM:
        insist(state.ability == RAMMING, "Only Ramming Speed rams (JW-121).")
    elif stage == AT_BITE:
        insist(can_bite(state), "There is nothing to attack (JW-117).")
    elif stage == AT_AGAIN:
        fits = state.ability == HELPING and boats_in_reach(state) != 0
        insist(fits, "There is no second helping (JW-124).")
    elif stage == AT_BONUS:
        insist(crew_in_reach(state) & ~state.bitten != 0, "Nobody is left to bite.")


def check_bout(state: JawsState) -> None:
    """What was announced is in reach, with the right dice."""
    stage, bout, aim = state.stage, state.bout, state.aim
    if stage == AT_DOMINO:
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
        insist(bool(state.bitten >> (aim - MEMBER_AIM) & 1), "bitten= names who is attacked.")
    else:
        insist(state.bitten == 0, "Bonus attacks come last.")
    due = main_dice(state) if bout == MAIN else HELPING_DICE if bout == SECOND else 1
    insist(state.dice == due, f"This attack rolls {due} dice.")
    if stage in (AT_MAUL, AT_ROLL_AGAIN):
        fits = state.ability == MAUL and (bout == MAIN or state.box.maul_any)
        insist(fits and state.mauled == (stage == AT_ROLL_AGAIN), "Nothing is mauled (JW-122).")
    if stage == AT_CAGE:
        check_cage(state)


def check_cage(state: JawsState) -> None:
    """Those who are asked for a cage are in danger and hold one."""
    threatened = bit(max(0, state.aim - MEMBER_AIM))
    if state.aim < MEMBER_AIM:
        threatened = on_boat_space(state, state.aim) if state.ability == MOUTH else 0
    insist(state.asked & (~threatened | state.caged) == 0, "Nobody else is asked (JW-108).")
    for member in range(3):
        if state.asked >> member & 1:
            insist(bool(state.gear[member] & state.box.cages), "Who is asked holds a cage.")
