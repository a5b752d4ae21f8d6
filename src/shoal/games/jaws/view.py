"""What a viewer may know in Jaws, and complete states imagined from it (JW-131 to JW-135).

The crew and spectators see the open components, and what the crew knows of the
shark.  The shark sees everything, because the crew has no secrets.
"""

from typing import final

from shoal.core.bits import bit, count_bits, members, nth_bit, shift_left
from shoal.core.packed_arrays import i64, vec
from shoal.core.rng import Rng
from shoal.core.view import View
from shoal.games.jaws.act2.boat import join_spaces
from shoal.games.jaws.act2.setup import begin_orca
from shoal.games.jaws.bot.belief import BeliefTracker, World, Worlds, sample_world
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_COPIES,
    ABILITY_KINDS,
    ABILITY_PAIR,
    ALL_OPTIONS,
    HIT_BITS,
    NO_ABILITY,
    NO_KIND,
    NO_OPTION,
    NO_ZONE,
    OPTION_LETTERS,
    SHARK,
    SPACES,
    WATERS,
)
from shoal.games.jaws.crew_knowledge import ALL_ROWS, known_rows, pack_row
from shoal.games.jaws.fields import ACT1_FIELDS, ACT1_SECRETS, ACT2_FIELDS, SHARED_FIELDS
from shoal.games.jaws.moves import (
    BINOCULARS,
    CHOOSE_ABILITY,
    CHOOSE_OPTION,
    CHOOSE_START,
    CHOOSE_TOKEN,
    CREW_TURN,
    ENDINGS,
    FINDER,
    HUNT,
    LAUNCH,
    OVER,
    PHASES,
    SPEED_BURST,
)
from shoal.games.jaws.options import ONLY_ACT_2, Settings
from shoal.games.jaws.position import (
    ability_cards,
    ability_words,
    gear_places,
    place_gear,
    start_turn,
    thrown_hits,
    weapon_names,
)
from shoal.games.jaws.rules import JawsState, new_state
from shoal.games.jaws.state import is_act1, tokens_known

SECRET_PHASES = {CHOOSE_TOKEN: HUNT, SPEED_BURST: HUNT, CHOOSE_ABILITY: CHOOSE_OPTION}
"""Phases of a secret turn, and the phase that the others see instead."""
PARTS = [SHARED_FIELDS, ACT1_FIELDS, ACT1_SECRETS, ACT2_FIELDS]
OF_BOTH_ACTS, OF_ACT1, OF_ACT1_SECRETS, OF_ACT2 = range(4)
GEAR_KEYS = ("quint", "brody", "hooper", "pool", "attached", "discarded")


def facts(state: JawsState, seat: i64) -> dict[str, object]:
    """What the seat may know; a spectator knows what the crew knows."""
    seen: dict[str, object] = {}
    for part in visible_parts(state, seat):
        for field in PARTS[part]:
            seen[field.key] = field.fact(state)
    add_other_facts(state, seat, seen, ALL_ROWS)
    return seen


def visible_parts(state: JawsState, seat: i64) -> list[int]:
    """Which of PARTS the seat sees."""
    if not is_act1(state):
        return [OF_BOTH_ACTS, OF_ACT2]
    if seat == SHARK:
        return [OF_BOTH_ACTS, OF_ACT1, OF_ACT1_SECRETS]
    return [OF_BOTH_ACTS, OF_ACT1]


def add_other_facts(state: JawsState, seat: i64, seen: dict[str, object], latest: i64) -> None:
    """Add the facts that have no Field, with the latest rows of the crew's knowledge."""
    phase = state.phase
    if seat != SHARK:
        phase = SECRET_PHASES.get(phase, phase)
    seen["act"] = 1 if is_act1(state) else 2
    seen["stage"] = PHASES[phase]
    seen["ending"] = ENDINGS[state.ending]
    if is_act1(state):
        seen["story"] = known_rows(state, latest)
        seen["tokensleft"] = int(tokens_known(state))
    else:
        add_act2_facts(state, seen, shark=seat == SHARK)


def add_act2_facts(state: JawsState, seen: dict[str, object], *, shark: bool) -> None:
    """Add the facts of Act 2; after the reveal everybody sees choice and ability."""
    seen["gear"] = dict(zip(GEAR_KEYS, gear_places(state), strict=True))
    seen["weapons"] = weapon_names(state)
    seen["thrown"] = thrown_hits(state)
    seen["handsize"] = int(count_bits(state.hand))
    seen["abilitiesgone"] = ability_words(state.ability_gone)
    if shark:
        seen["hand"] = ability_words(state.hand)
    if shark or state.fin != NO_ZONE:
        seen["choice"] = OPTION_LETTERS[state.choice] if state.choice != NO_OPTION else "-"
        seen["ability"] = ABILITIES[state.ability] if state.ability != NO_ABILITY else "-"


@final
class WorldSampler:
    """Imagines states for one game, and remembers what the last view showed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tracker = BeliefTracker(settings)
        self.last: View | None = None
        self.shown = JawsState()
        self.worlds: Worlds = {}

    def sample(self, view: View, rng: Rng) -> JawsState:
        """A state that the view allows; for the crew in Act 1, drawn by its belief."""
        if self.last is not view:
            self.read_view(view)
        state = self.shown.clone()
        if view.seat == SHARK:
            return state
        if view.number("act") == 2:
            deal_hidden_cards(state, view.number("handsize"), rng)
        elif state.phase != CHOOSE_START:
            place_shark(state, sample_world(self.worlds, rng))
        return state

    def read_view(self, view: View) -> None:
        """Read the state that a view shows, and work out where the shark may be."""
        self.shown = state_from_view(view, self.settings)
        self.worlds = {}
        if view.seat != SHARK and view.number("act") == 1:
            self.worlds = worlds(view, self.tracker)
        self.last = view


def state_from_view(view: View, settings: Settings) -> JawsState:
    """The state with all that the view shows."""
    state = new_state(view.players, settings)
    act1 = view.number("act") == 1
    if not act1 and settings.acts != ONLY_ACT_2:
        begin_orca(state)
    state.phase = PHASES.index(view.word("stage"))
    state.ending = ENDINGS.index(view.word("ending"))
    for field in SHARED_FIELDS + (ACT1_FIELDS if act1 else ACT2_FIELDS):
        field.set_fact(state, view.facts[field.key])
    if act1:
        fill_act1(state, view)
    else:
        fill_act2(state, view)
    return state


def fill_act1(state: JawsState, view: View) -> None:
    """The crew's knowledge, and the shark's secrets if the view is the shark's."""
    state.knowledge = vec[i64]([pack_row(row) for row in view.rows("story")])
    if view.seat == SHARK:
        for field in ACT1_SECRETS:
            field.set_fact(state, view.facts[field.key])


def place_shark(state: JawsState, world: World) -> None:
    """Put the shark where the world says; a secret turn is imagined at its start."""
    place, tokens, token = world
    state.place = place
    state.tokens = tokens
    state.token = token if state.played else 0
    if state.phase == HUNT:
        start_turn(state)
        if state.tokens != 0:
            state.phase = CHOOSE_TOKEN


def worlds(view: View, tracker: BeliefTracker) -> Worlds:
    """Every place and set of tokens that the shark may have, with its probability."""
    return tracker.worlds(view.number("base"), view.rows("story"))


def belief(view: View, tracker: BeliefTracker) -> dict[str, float]:
    """Space -> probability that the shark is there, from nothing but the view; empty in Act 2."""
    if view.number("act") == 2 or view.word("stage") == "start":
        return {}
    found = dict.fromkeys(SPACES[:WATERS], 0.0)
    if view.seat == SHARK:
        found[view.word("shark")] = 1.0
        return found
    for (place, _, _), weight in worlds(view, tracker).items():
        found[SPACES[place]] += weight
    return found


def fill_act2(state: JawsState, view: View) -> None:
    """Gear, weapons, dice and ability cards."""
    gear = view.facts["gear"]
    assert isinstance(gear, dict)
    place_gear(state, [gear[key] for key in GEAR_KEYS])
    for member, name in enumerate(view.words("weapons")):
        state.weapons[member] = state.settings.names.index(name) if name != "-" else NO_KIND
    for die, hits in enumerate(view.numbers("thrown")):
        state.thrown |= shift_left(hits, HIT_BITS * die)
    join_spaces(state)
    state.ability_gone = ability_cards(
        [ABILITIES.index(word) for word in view.words("abilitiesgone")]
    )
    if "choice" in view.facts:
        choice, ability = view.word("choice"), view.word("ability")
        state.choice = OPTION_LETTERS.index(choice) if choice != "-" else NO_OPTION
        state.ability = ABILITIES.index(ability) if ability != "-" else NO_ABILITY
    if view.seat == SHARK:
        deal_rest(state, [ABILITIES.index(word) for word in view.words("hand")])


def deal_rest(state: JawsState, hand: list[int]) -> None:
    """Set the hand, and put the cards that are not in it, played or discarded into the deck."""
    state.hand = ability_cards(hand)
    state.abilities = 0
    for kind in range(ABILITY_KINDS):
        gone = state.ability_gone >> (ABILITY_COPIES * kind) & ABILITY_PAIR
        left: i64 = ABILITY_COPIES - hand.count(kind) - count_bits(gone)
        if state.ability == kind:
            left -= 1
        state.abilities |= shift_left(bit(left) - 1, ABILITY_COPIES * (kind + 1) - left)


def deal_hidden_cards(state: JawsState, size: i64, rng: Rng) -> None:
    """Draw hand, hidden ability and hidden choice evenly from all that is possible (JW-135)."""
    deal_rest(state, [])
    unseen = state.abilities
    if state.card_played == 1 and state.ability == NO_ABILITY:
        card = nth_bit(unseen, rng.below(count_bits(unseen)))
        unseen &= ~bit(card)
        state.ability = card // ABILITY_COPIES
    hand: list[int] = []
    for _card in range(size):
        card = nth_bit(unseen, rng.below(count_bits(unseen)))
        unseen &= ~bit(card)
        hand.append(int(card // ABILITY_COPIES))
    deal_rest(state, sorted(hand))
    if state.choice == NO_OPTION and CHOOSE_ABILITY < state.phase < OVER:
        options = members(ALL_OPTIONS & ~state.shown)
        state.choice = options[rng.below(len(options))]


def reveals_hidden(state: JawsState, seat: i64, move: i64) -> bool:
    """Whether the shark must answer this move of the crew (JW-60, JW-63, JW-70, JW-109).

    The move asks where the shark is, or makes it surface.
    """
    if state.phase <= CREW_TURN:
        return LAUNCH <= move <= BINOCULARS or move == FINDER
    if state.fin != NO_ZONE:
        return False
    after = state.clone()
    after.play(seat, move)
    return after.fin != NO_ZONE or after.round > state.round or after.ending != state.ending
