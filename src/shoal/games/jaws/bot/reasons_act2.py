"""What speaks for or against a move aboard the Orca, in a sentence."""

from typing import Final

from shoal.core.arrays import i64
from shoal.games.jaws.act2.crew_attack import come_up, evade
from shoal.games.jaws.act2.damage import tile_after
from shoal.games.jaws.act2.dice import blanks_of, total_hits
from shoal.games.jaws.act2.prepare import range_of
from shoal.games.jaws.act2.shark_attack import MEMBER_AIM, main_dice
from shoal.games.jaws.bits import count_bits
from shoal.games.jaws.bot.heuristics_act2 import bit_of, hope_at, posture, strike
from shoal.games.jaws.components import GONE, MEMBER_NAMES, NO_ABILITY, ZONES
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
from shoal.games.jaws.text.move_descriptions import counted, said

ABILITY_SENSE: Final = (
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
"""What each ability card is good for, and what none is; the evade stands for ``{}``."""


def fighting(state: JawsState, move: i64) -> str:
    """Why, or why not, in Act 2."""
    if move < SURFACE:
        return setting_up(state, move)
    if move < GO:
        return choosing(state, move)
    if move < ATTACK or move >= WEAPON:
        return preparing(state, move)
    if move < RAM:
        return striking(state, move)
    return biting(state, move)


def setting_up(state: JawsState, move: i64) -> str:
    """Dividing the gear, taking places, and who prepares."""
    if move == END:
        return "Without a weapon he stands ready and does not attack."
    if move < DEAL:
        return f"{armed(state, move - TURN)} to choose from."
    if move < PLACE:
        return f"{armed(state, move - DEAL)} so far."
    zone = (move - PLACE) % ZONES
    together = sum([int(spot == zone) for spot in state.spots])
    crowd = f"; {counted(together, 'other')} would fall with him" if together else ""
    hits = state.settings.damage[zone]
    put = "puts" if hits == 1 else "put"
    return f"{counted(hits, 'hit')} there {put} him in the water{crowd}."


def armed(state: JawsState, member: i64) -> str:
    """How many weapons a member has."""
    weapons = count_bits(state.gear[member] & state.settings.weapons)
    return f"{MEMBER_NAMES[member]} has {counted(weapons, 'weapon')}"


def choosing(state: JawsState, move: i64) -> str:
    """Where the shark comes up and with what; which token it shows."""
    if SURFACE <= move < SURFACE + 3 or SHOW <= move < SHOW + 3:
        option = move - SURFACE if move < ABILITY else move - SHOW
        up = surfaced(state, option, NO_ABILITY)
        number = main_dice(up)
        dice = f"{number} {'die' if number == 1 else 'dice'}"
        if move >= SHOW:
            return f"The crew need no longer fear {dice} with evade {evade(up)} there."
        return f"There the shark bites with {dice}, and its evade is {evade(up)}."
    ability = min(move - ABILITY, NO_ABILITY)
    if ability == NO_ABILITY and count_bits(state.hand) == 1:
        return "The card is kept for a round that needs it more."
    needed = counted(evade(surfaced(state, state.choice, ability)), "hit")
    return ABILITY_SENSE[ability].replace("{}", needed)


def surfaced(state: JawsState, option: i64, ability: i64) -> JawsState:
    """The table after the shark has come up so, with the gear that is still on it."""
    up = state.clone()
    up.choice = option
    up.ability = ability
    come_up(up)
    return up


def preparing(state: JawsState, move: i64) -> str:
    """Places, weapons and targets of the crew."""
    if move >= WEAPON:
        return weapon(state, move - WEAPON)
    if move < TARGET:
        told = wounds(posture(state, move - GO), "From there no")
        return f"In the water the shark can bite. {told}" if move - GO >= ZONES else told
    if move < CHUM:
        hope = hope_at(state, state.weapons[state.active], bit_of(move - TARGET + ZONES))
        return wounds(hope) if hope > 0.0 else "This target misses: the shark cannot come up there."
    left = 3 - count_bits(state.shown)
    return f"One of {left} places where the shark may come up is ruled out."


def weapon(state: JawsState, kind: i64) -> str:
    """What a weapon can hope for from where the member stands."""
    hope = hope_at(state, kind, range_of(state, state.active, kind))
    if hope <= 0.0 < posture(state, state.spots[state.active]):
        name = said(state.settings.names[kind])
        return f"The {name} reaches no place where the shark may come up; another weapon does."
    return wounds(hope)


def striking(state: JawsState, move: i64) -> str:
    """The crew's attacks."""
    if move < REROLL:
        member = (move - ATTACK) % 3
        card = state.options[state.choice]
        worth = strike(state, state.weapons[member], card)
        held = "Holding back keeps the weapon; the attack is" if move >= HOLD else "The attack is"
        return f"{held} worth about {worth:.1f} wounds."
    if move == REROLL:
        blanks = count_bits(blanks_of(state.thrown, state.dice))
        return f"{counted(blanks, 'blank')} can only get better."
    if move == KEEP:
        return thrown(state)
    if move == AMMO:
        return "The weapon is kept for another shot, the ammo is spent."
    return "The weapon is spent, the ammo is kept."


def biting(state: JawsState, move: i64) -> str:
    """The shark's attacks."""
    if move < STAY:
        return f"Two hits more, beside a part that {needs(state, move - RAM)}."
    if BITE <= move < NO_BITE:
        aim = move - BITE
        return fate(state, aim - MEMBER_AIM) if aim >= MEMBER_AIM else tile(state, aim)
    if DOMINO <= move < BONUS:
        return f"Two hits fall on a part that {needs(state, move - DOMINO)}."
    if BONUS <= move < BONUS + 3:
        return fate(state, move - BONUS)
    return waiting(state, move)


def waiting(state: JawsState, move: i64) -> str:
    """Where one lets something be, throws again, or closes the cage."""
    if move == STAY:
        return "From here it bites without the two hits more."
    if CAGE <= move < NO_CAGE:
        return f"Nothing wounds {MEMBER_NAMES[move - CAGE]} for the rest of the round."
    if NO_CAGE <= move < MAUL:
        return f"The cage is kept. {fate(state, move - NO_CAGE)}"
    if MAUL <= move < DOMINO:
        return rethrow(state, move - MAUL + 1)
    if move == NO_BITE and state.phase == SECOND_BITE:
        return "The second attack would be lost."
    if move == DIVE:
        return f"No further bite. {score(state)}"
    return f"The boat and the crew are spared. {score(state)}"


def rethrow(state: JawsState, dice: i64) -> str:
    """What the dice show that would be thrown again, and what they show on average."""
    shown: i64 = 0
    for die in range(state.dice):
        if dice >> die & 1:
            shown += state.thrown >> (4 * die) & 15
    mean = float(count_bits(dice) * sum(state.settings.die)) / 6.0  # a die has six faces
    return f"These show {counted(shown, 'hit')}, and {mean:.1f} on average if thrown again."


def thrown(state: JawsState) -> str:
    """What the dice show."""
    return f"The dice show {counted(total_hits(state.thrown), 'hit')}."


def tile(state: JawsState, zone: i64) -> str:
    """What biting a part of the boat takes, and who stands on it."""
    standing = [MEMBER_NAMES[member] for member in range(3) if state.spots[member] == zone]
    told = f"That part {needs(state, zone)}"
    return f"{told}; on it stands {' and '.join(standing)}." if standing else f"{told}."


def needs(state: JawsState, zone: i64) -> str:
    """The hits that a part of the boat takes."""
    if state.tiles[zone] == GONE:
        return "is gone already"
    least: i64 = 1
    while tile_after(state, zone, least) == state.tiles[zone]:
        least += 1
    if tile_after(state, zone, least) == GONE:
        return f"is destroyed by {counted(least, 'hit')}"
    return f"is damaged by {counted(least, 'hit')} and destroyed by {state.settings.destroy[zone]}"


def fate(state: JawsState, member: i64) -> str:
    """How near to his end a member is."""
    wounds = f"{state.wounds[member]} of {state.settings.crew_wounds} wounds"
    return f"{MEMBER_NAMES[member]} has {wounds}; each hit is one more."


def score(state: JawsState) -> str:
    """How the fight stands."""
    return (
        f"The shark has {state.hurt} of {state.settings.shark_wounds} wounds; "
        f"the crew {sum(state.wounds)}."
    )


def wounds(hope: float, no: str = "No") -> str:
    """What a weapon can hope for."""
    if hope <= 0.0:
        return f"{no} weapon reaches a place where the shark may come up."
    return f"If the shark comes up in reach, a weapon is worth about {hope:.1f} wounds."
