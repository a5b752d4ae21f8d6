"""Complete states imagined from a view: everything that it shows, and the rest at random.

The crew and spectators see the open components, and what the crew knows of the
shark.  The shark sees everything, because the crew has no secrets.
"""

from typing import final

from shoal.core.bits import bit, count_bits, members, nth_bit
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.view import View
from shoal.games.jaws.act1.event_phase import start_shark_turn
from shoal.games.jaws.act2.card_fields import ability_cards, collect_undealt
from shoal.games.jaws.bot.belief import BeliefTracker, World, Worlds, sample_world, worlds
from shoal.games.jaws.components import (
    ABILITY_COPIES,
    ALL_OPTIONS,
    NO_ABILITY,
    NO_OPTION,
    NO_ZONE,
    SHARK,
)
from shoal.games.jaws.moves import (
    BINOCULARS,
    CHOOSE_ABILITY,
    CHOOSE_START,
    CHOOSE_TOKEN,
    CREW_TURN,
    FINDER,
    HUNT,
    LAUNCH,
    OVER,
)
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState


@final
class WorldSampler:
    """Imagines states for one game, and remembers what the last view showed."""

    def __init__(self, settings: Settings) -> None:
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
        state = view.game.shown(view)
        assert isinstance(state, JawsState)
        self.shown = state
        self.worlds = {}
        if view.seat != SHARK and view.number("act") == 1:
            self.worlds = worlds(view, self.tracker)
        self.last = view


def place_shark(state: JawsState, world: World) -> None:
    """Put the shark where the world says; a secret turn is imagined at its start."""
    place, tokens, token = world
    state.place = place
    state.tokens = tokens
    state.token = token if state.played else 0
    if state.phase == HUNT:
        start_shark_turn(state)
        if state.tokens != 0:
            state.phase = CHOOSE_TOKEN


def deal_hidden_cards(state: JawsState, size: i64, rng: Rng) -> None:
    """Draw hand, hidden ability and hidden choice evenly from all that is possible (JW-135)."""
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
    state.hand = ability_cards(hand)
    collect_undealt(state)
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
