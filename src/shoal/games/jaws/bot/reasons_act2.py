"""A sentence on what speaks for or against a move of Act 2."""

from typing import Final

from shoal.core.bits import bit, count_bits
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act2.crew_attack import evade, surface_shark
from shoal.games.jaws.act2.damage import tile_after
from shoal.games.jaws.act2.dice import blanks_of, total_hits
from shoal.games.jaws.act2.prepare import range_of
from shoal.games.jaws.act2.shark_attack import MEMBER_AIM, main_dice
from shoal.games.jaws.bot.heuristics_act2 import average_wounds, best_from, expected_wounds
from shoal.games.jaws.components import (
    CREW_SIZE,
    FACES,
    GONE,
    HIT_BITS,
    HIT_MASK,
    MEMBER_NAMES,
    NO_ABILITY,
    OPTION_COUNT,
    ZONES,
)
from shoal.games.jaws.moves import (
    ABILITY,
    AMMO,
    ATTACK,
    BITE,
    BONUS,
    CAGE,
    CHUM,
    DEAL,
    DIVE,
    DOMINO,
    END,
    GO,
    HOLD,
    KEEP,
    MAUL,
    NO_BITE,
    NO_CAGE,
    PLACE,
    RAM,
    REROLL,
    SECOND_BITE,
    SHOW,
    STAY,
    SURFACE,
    TARGET,
    TURN,
    WEAPON,
)
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.text.move_descriptions import counted, spoken_name

ABILITY_REASONS: Final = (
    "A part of the boat that is damaged is destroyed at once.",
    "The boat can be bitten a second time with two dice.",
    "A poor roll can be thrown again once.",
    "Everybody on the part that is hit takes a wound.",
    "The shark can slip to the next water and bites with two hits more.",
    "The part beside the one that is hit takes two hits as well.",
    "Weapons need more than {} to hurt the shark, unless they ignore its evade.",
    "Everybody on board falls into the water if the boat is hit.",
    "The cards are kept for a round that needs them more.",
)
"""For each ability card, and for none: what it is good for; ``{}`` is the evade."""


def act2_reason(state: JawsState, move: i64) -> str:
    """Why, or why not, to make this move in Act 2."""
    if move < SURFACE:
        return setup_reason(state, move)
    if move < GO:
        return choice_reason(state, move)
    if move < ATTACK or move >= WEAPON:
        return preparation_reason(state, move)
    if move < RAM:
        return attack_reason(state, move)
    return bite_reason(state, move)


def setup_reason(state: JawsState, move: i64) -> str:
    """Dividing the gear, going aboard, and who prepares."""
    if move == END:
        return "Without a weapon he stands ready and does not attack."
    if move < DEAL:
        return f"{weapons_of(state, move - TURN)} to choose from."
    if move < PLACE:
        return f"{weapons_of(state, move - DEAL)} so far."
    zone = (move - PLACE) % ZONES
    together = sum([int(spot == zone) for spot in state.spots])
    crowd = f"; {counted(together, 'other')} would fall with him" if together else ""
    hits = state.settings.damage[zone]
    put = "puts" if hits == 1 else "put"
    return f"{counted(hits, 'hit')} there {put} him in the water{crowd}."


def weapons_of(state: JawsState, member: i64) -> str:
    """How many weapons a member has."""
    weapons = count_bits(state.gear[member] & state.settings.weapons)
    return f"{MEMBER_NAMES[member]} has {counted(weapons, 'weapon')}"


def choice_reason(state: JawsState, move: i64) -> str:
    """The shark's option and ability card, and the option that it shows."""
    if SURFACE <= move < ABILITY or SHOW <= move < GO:
        option = move - SURFACE if move < ABILITY else move - SHOW
        up = after_surfacing(state, option, NO_ABILITY)
        number = main_dice(up)
        dice = f"{number} {'die' if number == 1 else 'dice'}"
        if move >= SHOW:
            return f"The crew need no longer fear {dice} with evade {evade(up)} there."
        return f"There the shark bites with {dice}, and its evade is {evade(up)}."
    ability = min(move - ABILITY, NO_ABILITY)
    if ability == NO_ABILITY and count_bits(state.hand) == 1:
        return "The card is kept for a round that needs it more."
    needed = counted(evade(after_surfacing(state, state.choice, ability)), "hit")
    return ABILITY_REASONS[ability].replace("{}", needed)


def after_surfacing(state: JawsState, option: i64, ability: i64) -> JawsState:
    """The state after the shark has come up like this."""
    up = state.clone()
    up.choice = option
    up.ability = ability
    surface_shark(up)
    return up


def preparation_reason(state: JawsState, move: i64) -> str:
    """Places, weapons and targets of the crew."""
    if move >= WEAPON:
        return weapon_reason(state, move - WEAPON)
    if move < TARGET:
        text = wounds_sentence(best_from(state, move - GO), "From there no")
        return f"In the water the shark can bite. {text}" if move - GO >= ZONES else text
    if move < CHUM:
        expected = expected_wounds(state, state.weapons[state.active], bit(move - TARGET + ZONES))
        return (
            wounds_sentence(expected)
            if expected > 0.0
            else "This target misses: the shark cannot come up there."
        )
    left = OPTION_COUNT - count_bits(state.shown)
    return f"One of {left} places where the shark may come up is ruled out."


def weapon_reason(state: JawsState, kind: i64) -> str:
    """What a weapon can do from where the member stands."""
    expected = expected_wounds(state, kind, range_of(state, state.active, kind))
    if expected <= 0.0 < best_from(state, state.spots[state.active]):
        name = spoken_name(state.settings.names[kind])
        return f"The {name} reaches no place where the shark may come up; another weapon does."
    return wounds_sentence(expected)


def attack_reason(state: JawsState, move: i64) -> str:
    """The crew's attacks."""
    if move < REROLL:
        member = (move - ATTACK) % CREW_SIZE
        card = state.options[state.choice]
        worth = average_wounds(state, state.weapons[member], card)
        held = "Holding back keeps the weapon; the attack is" if move >= HOLD else "The attack is"
        return f"{held} worth about {worth:.1f} wounds."
    if move == REROLL:
        blanks = count_bits(blanks_of(state.thrown, state.dice))
        return f"{counted(blanks, 'blank')} can only get better."
    if move == KEEP:
        return dice_shown(state)
    if move == AMMO:
        return "The weapon is kept for another shot, the ammo is spent."
    return "The weapon is spent, the ammo is kept."


def bite_reason(state: JawsState, move: i64) -> str:
    """The shark's attacks."""
    if move < STAY:
        return f"Two hits more, beside a part that {hits_needed(state, move - RAM)}."
    if BITE <= move < NO_BITE:
        aim = move - BITE
        return (
            member_wounds(state, aim - MEMBER_AIM) if aim >= MEMBER_AIM else tile_reason(state, aim)
        )
    if DOMINO <= move < BONUS:
        return f"Two hits fall on a part that {hits_needed(state, move - DOMINO)}."
    if BONUS <= move < DIVE:
        return member_wounds(state, move - BONUS)
    return other_bite_reason(state, move)


def other_bite_reason(state: JawsState, move: i64) -> str:
    """Staying, rerolling, closing the cage, and not biting."""
    if move == STAY:
        return "From here it bites without the two hits more."
    if CAGE <= move < NO_CAGE:
        return f"Nothing wounds {MEMBER_NAMES[move - CAGE]} for the rest of the round."
    if NO_CAGE <= move < MAUL:
        return f"The cage is kept. {member_wounds(state, move - NO_CAGE)}"
    if MAUL <= move < DOMINO:
        return reroll_reason(state, move - MAUL + 1)
    if move == NO_BITE and state.phase == SECOND_BITE:
        return "The second attack would be lost."
    if move == DIVE:
        return f"No further bite. {wound_counts(state)}"
    return f"The boat and the crew are spared. {wound_counts(state)}"


def reroll_reason(state: JawsState, dice: i64) -> str:
    """What the dice to reroll show, and what they would show on average."""
    shown: i64 = 0
    for die in range(state.dice):
        if dice >> die & 1:
            shown += state.thrown >> (HIT_BITS * die) & HIT_MASK
    mean = float(count_bits(dice) * sum(state.settings.die)) / float(FACES)
    return f"These show {counted(shown, 'hit')}, and {mean:.1f} on average if thrown again."


def dice_shown(state: JawsState) -> str:
    """What the dice show."""
    return f"The dice show {counted(total_hits(state.thrown), 'hit')}."


def tile_reason(state: JawsState, zone: i64) -> str:
    """The hits that a part of the boat takes, and the members on it."""
    standing = [MEMBER_NAMES[member] for member in range(CREW_SIZE) if state.spots[member] == zone]
    text = f"That part {hits_needed(state, zone)}"
    return f"{text}; on it stands {' and '.join(standing)}." if standing else f"{text}."


def hits_needed(state: JawsState, zone: i64) -> str:
    """The hits that a part of the boat takes."""
    if state.tiles[zone] == GONE:
        return "is gone already"
    least: i64 = 1
    while tile_after(state, zone, least) == state.tiles[zone]:
        least += 1
    if tile_after(state, zone, least) == GONE:
        return f"is destroyed by {counted(least, 'hit')}"
    return f"is damaged by {counted(least, 'hit')} and destroyed by {state.settings.destroy[zone]}"


def member_wounds(state: JawsState, member: i64) -> str:
    """The wounds of a member."""
    wounds_sentence = f"{state.wounds[member]} of {state.settings.crew_wounds} wounds"
    return f"{MEMBER_NAMES[member]} has {wounds_sentence}; each hit is one more."


def wound_counts(state: JawsState) -> str:
    """The wounds of both sides."""
    return (
        f"The shark has {state.hurt} of {state.settings.shark_wounds} wounds; "
        f"the crew {sum(state.wounds)}."
    )


def wounds_sentence(expected: float, no: str = "No") -> str:
    """The expected wounds as a sentence."""
    if expected <= 0.0:
        return f"{no} weapon reaches a place where the shark may come up."
    return f"If the shark comes up in reach, a weapon is worth about {expected:.1f} wounds."
