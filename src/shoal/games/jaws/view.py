"""What a seat may know in Jaws, and worlds imagined from it (JW-131 to JW-135).

The crew and watchers see the open table and the story of reports and answers;
the shark sees everything, for the crew has no secrets.
"""

from typing import Final, final

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit, shift_left
from shoal.core.rng import Rng
from shoal.core.view import View
from shoal.games.jaws.act2.boat import lay_out
from shoal.games.jaws.act2.setup import begin_orca
from shoal.games.jaws.bits import count_bits, listed, nth
from shoal.games.jaws.bot.belief import Watch, World, Worlds, drawn
from shoal.games.jaws.components import (
    ABILITIES,
    NO_ABILITY,
    NO_KIND,
    NO_OPTION,
    NO_ZONE,
    OPTION_LETTERS,
    SPACES,
)
from shoal.games.jaws.crew_knowledge import WHOLE_STORY, rows_of, word_of
from shoal.games.jaws.fields import ACT1_FIELDS, ACT1_SECRETS, ACT2_FIELDS, SHARED_FIELDS
from shoal.games.jaws.moves import (
    CHOOSE_ABILITY,
    CHOOSE_OPTION,
    CHOOSE_START,
    CHOOSE_TOKEN,
    ENDINGS,
    HUNT,
    OVER,
    PHASES,
    SPEED_BURST,
)
from shoal.games.jaws.options import ONLY_ACT_2, Settings
from shoal.games.jaws.position import (
    ability_words,
    cards_of,
    gear_places,
    is_amity,
    open_turn,
    place_gear,
    thrown_hits,
    weapon_names,
)
from shoal.games.jaws.rules import JawsState, new_state
from shoal.games.jaws.state import tokens_known

SECRET_PHASES = {CHOOSE_TOKEN: HUNT, SPEED_BURST: HUNT, CHOOSE_ABILITY: CHOOSE_OPTION}
"""Phases of a secret turn that nobody else can tell apart."""
SHARK: Final[i64] = 0
"""The shark's seat."""
PARTS = [SHARED_FIELDS, ACT1_FIELDS, ACT1_SECRETS, ACT2_FIELDS]
OF_BOTH_ACTS, OF_AMITY, OF_HUNT, OF_ORCA = range(4)
GEAR_KEYS = ("quint", "brody", "hooper", "pool", "attached", "discarded")


def facts(state: JawsState, seat: i64) -> dict[str, object]:
    """What the seat may know; a watcher knows what the crew knows."""
    seen: dict[str, object] = {}
    for part in told(state, seat):
        for field in PARTS[part]:
            seen[field.key] = field.fact(state)
    tell_besides(state, seat, seen, WHOLE_STORY)
    return seen


def told(state: JawsState, seat: i64) -> list[int]:
    """Which parts of the table the seat sees."""
    if not is_amity(state):
        return [OF_BOTH_ACTS, OF_ORCA]
    if seat == SHARK:
        return [OF_BOTH_ACTS, OF_AMITY, OF_HUNT]
    return [OF_BOTH_ACTS, OF_AMITY]


def tell_besides(state: JawsState, seat: i64, seen: dict[str, object], latest: i64) -> None:
    """Put what the seat knows besides among the facts, with the latest of the story."""
    phase = state.phase
    if seat != SHARK:
        phase = SECRET_PHASES.get(phase, phase)
    seen["act"] = 1 if is_amity(state) else 2
    seen["stage"] = PHASES[phase]
    seen["ending"] = ENDINGS[state.ending]
    if is_amity(state):
        seen["story"] = rows_of(state, latest)
        seen["tokensleft"] = int(tokens_known(state))
    else:
        tell_orca(state, seen, shark=seat == SHARK)


def tell_orca(state: JawsState, seen: dict[str, object], *, shark: bool) -> None:
    """Act 2; after the reveal everybody sees token and ability."""
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
class Imagination:
    """Imagines worlds for one game, and remembers the table of the view it was last asked about."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.watch = Watch(settings)
        self.last: View | None = None
        self.table = JawsState()
        self.chances: Worlds = {}

    def world(self, view: View, rng: Rng) -> JawsState:
        """A world that the view allows: exact for the crew in Act 1, by the model of belief.py."""
        if self.last is not view:
            self.look_at(view)
        state = self.table.clone()
        if view.seat == 0:
            return state
        if view.number("act") == 2:
            deal_unseen(state, view.number("handsize"), rng)
        elif state.phase != CHOOSE_START:
            place_shark(state, drawn(self.chances, rng))
        return state

    def look_at(self, view: View) -> None:
        """Lay the table of a view, and work out where the shark may be."""
        self.table = lay_table(view, self.settings)
        self.chances = {}
        if view.seat != 0 and view.number("act") == 1:
            self.chances = worlds(view, self.watch)
        self.last = view


def lay_table(view: View, settings: Settings) -> JawsState:
    """All that the view shows."""
    state = new_state(view.players, settings)
    amity = view.number("act") == 1
    if not amity and settings.acts != ONLY_ACT_2:
        begin_orca(state)
    state.phase = PHASES.index(view.word("stage"))
    state.ending = ENDINGS.index(view.word("ending"))
    for field in SHARED_FIELDS + (ACT1_FIELDS if amity else ACT2_FIELDS):
        field.take(state, view.facts[field.key])
    if amity:
        lay_amity(state, view)
    else:
        lay_orca(state, view)
    return state


def lay_amity(state: JawsState, view: View) -> None:
    """The story, and the shark's own notes."""
    for row in view.rows("story"):
        state.story = extend(state.story, word_of(row))
    if view.seat == 0:
        for field in ACT1_SECRETS:
            field.take(state, view.facts[field.key])


def extend(story: vec[i64], word: i64) -> vec[i64]:
    """The story with one more word."""
    return append(story, word)


def place_shark(state: JawsState, world: World) -> None:
    """Put the shark where the world says; a turn in secret is imagined at its beginning."""
    place, tokens, token = world
    state.place = place
    state.tokens = tokens
    state.token = token if state.played else 0
    if state.phase == HUNT:
        open_turn(state)
        if state.tokens != 0:
            state.phase = CHOOSE_TOKEN


def worlds(view: View, watch: Watch) -> Worlds:
    """Every place and set of tokens that the shark may have, with its probability."""
    return watch.worlds(view.number("base"), view.rows("story"))


def belief(view: View, watch: Watch) -> dict[str, float]:
    """Space -> probability that the shark is there, from nothing but the view."""
    if view.number("act") == 2 or view.word("stage") == "start":
        return {}
    found = dict.fromkeys(SPACES[:12], 0.0)
    if view.seat == 0:
        found[view.word("shark")] = 1.0
        return found
    for (place, _, _), weight in worlds(view, watch).items():
        found[SPACES[place]] += weight
    return found


def lay_orca(state: JawsState, view: View) -> None:
    """Cards and dice as they lie."""
    gear = view.facts["gear"]
    assert isinstance(gear, dict)
    place_gear(state, [gear[key] for key in GEAR_KEYS])
    for member, name in enumerate(view.words("weapons")):
        state.weapons[member] = state.settings.names.index(name) if name != "-" else NO_KIND
    for die, hits in enumerate(view.numbers("thrown")):
        state.thrown |= shift_left(hits, 4 * die)
    lay_out(state)
    state.ability_gone = cards_of([ABILITIES.index(word) for word in view.words("abilitiesgone")])
    if "choice" in view.facts:
        choice, ability = view.word("choice"), view.word("ability")
        state.choice = OPTION_LETTERS.index(choice) if choice != "-" else NO_OPTION
        state.ability = ABILITIES.index(ability) if ability != "-" else NO_ABILITY
    if view.seat == 0:
        deal_rest(state, [ABILITIES.index(word) for word in view.words("hand")])


def deal_rest(state: JawsState, hand: list[int]) -> None:
    """The hand, and in the deck the cards that are neither in it, nor played, nor gone."""
    state.hand = cards_of(hand)
    state.abilities = 0
    for kind in range(8):
        left: i64 = 2 - hand.count(kind) - count_bits(state.ability_gone >> (2 * kind) & 3)
        if state.ability == kind:
            left -= 1
        state.abilities |= shift_left(bit(left) - 1, 2 * kind + 2 - left)


def deal_unseen(state: JawsState, size: i64, rng: Rng) -> None:
    """Hand, hidden ability and hidden token, evenly from all that is possible (JW-135)."""
    deal_rest(state, [])
    unseen = state.abilities
    if state.card_played == 1 and state.ability == NO_ABILITY:
        card = nth(unseen, rng.below(count_bits(unseen)))
        unseen &= ~bit(card)
        state.ability = card // 2
    hand: list[int] = []
    for _card in range(size):
        card = nth(unseen, rng.below(count_bits(unseen)))
        unseen &= ~bit(card)
        hand.append(int(card // 2))
    deal_rest(state, sorted(hand))
    if state.choice == NO_OPTION and CHOOSE_ABILITY < state.phase < OVER:
        options = listed(7 & ~state.shown)
        state.choice = options[rng.below(len(options))]
