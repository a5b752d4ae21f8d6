"""The game of Jaws: its parts, what a view leaves open, and the check of positions.

The crew and spectators see the open components, and what the crew knows of the
shark.  The shark sees everything, because the crew has no secrets.
"""

from typing import final

from shoal.core.bits import bit, count_bits, members, nth_bit
from shoal.core.game import Game, GameInfo
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.state import State
from shoal.core.view import View
from shoal.games.jaws.act1.event_phase import start_shark_turn
from shoal.games.jaws.act1.position_checks import check_act1, require
from shoal.games.jaws.act2.position_checks import check_act2
from shoal.games.jaws.belief import (
    BeliefTracker,
    World,
    Worlds,
    sample_world,
    worlds,
)
from shoal.games.jaws.board_helpers.facts import JawsBoardHelpers
from shoal.games.jaws.board_text import JawsBoardText
from shoal.games.jaws.components import (
    ABILITY_COPIES,
    ALL_OPTIONS,
    NO_ABILITY,
    NO_OPTION,
    NO_ZONE,
    SHARK,
)
from shoal.games.jaws.evaluator import JawsEvaluator
from shoal.games.jaws.fields import ability_cards, collect_undealt
from shoal.games.jaws.messages.game_messages import JawsMessages
from shoal.games.jaws.moves import (
    BINOCULARS,
    CHOOSE_ABILITY,
    CHOOSE_START,
    CHOOSE_TOKEN,
    CREW_TURN,
    FINDER,
    GOING_ON,
    HUNT,
    LAUNCH,
    MAX_ACT_1_ROUND_LENGTH,
    MAX_ACT_2_ROUND_LENGTH,
    MAX_SETUP_LENGTH,
    OVER,
)
from shoal.games.jaws.notation import JawsNotation
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState, new_state, own
from shoal.games.jaws.state import is_act1
from shoal.games.jaws.statistics import JawsStatistics


@final
class Jaws(Game):
    """Jaws with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        settings = Settings(options)
        notation = JawsNotation(settings)
        longest = MAX_SETUP_LENGTH
        longest += MAX_ACT_1_ROUND_LENGTH * settings.summer + MAX_ACT_2_ROUND_LENGTH * settings.dusk
        super().__init__(info, options, len(notation.move_texts), int(longest))
        self.settings = settings
        self.tracker = BeliefTracker(settings)
        # What the last view showed, for the many states that are imagined from one view.
        self.last_view: View | None = None
        self.last_shown = JawsState()
        self.last_worlds: Worlds = {}
        self.notation = notation
        self.messages = JawsMessages(self)
        self.board_text = JawsBoardText(settings)
        self.evaluator = JawsEvaluator(self, self.tracker)
        self.board_helpers = JawsBoardHelpers(self, self.tracker)
        self.statistics = JawsStatistics(self)

    def start(self, players: i64) -> State:
        return new_state(players, self.settings)

    def imagine(self, view: View, rng: Rng) -> State:
        """A state that the view allows; for the crew in Act 1, drawn by its belief."""
        if self.last_view is not view:
            self.read_view(view)
        state = self.last_shown.clone()
        if view.seat == SHARK:
            return state
        if view.number("act") == 2:
            deal_hidden_cards(state, view.number("handsize"), rng)
        elif state.phase != CHOOSE_START:
            place_shark(state, sample_world(self.last_worlds, rng))
        return state

    def read_view(self, view: View) -> None:
        """Read the state that a view shows, and work out where the shark may be."""
        self.last_shown = own(self.shown(view))
        self.last_worlds = {}
        if view.seat != SHARK and view.number("act") == 1:
            self.last_worlds = worlds(view, self.tracker)
        self.last_view = view

    def reveals_hidden(self, view: View, move: i64) -> bool:
        """Whether the shark must answer this move of the crew (JW-60, JW-63, JW-70, JW-109).

        The move asks where the shark is, or makes it surface.
        """
        if view.seat == SHARK:
            return False
        state = own(self.imagine(view, Rng(0)))
        if state.phase <= CREW_TURN:
            return LAUNCH <= move <= BINOCULARS or move == FINDER
        if state.fin != NO_ZONE:
            return False
        after = state.clone()
        after.play(view.seat, move)
        return after.fin != NO_ZONE or after.round > state.round or after.ending != state.ending

    def check_position(self, state: State) -> None:
        """Raise BadPosition at the first thing that is wrong."""
        position = own(state)
        ended = position.ending != GOING_ON
        require(ended == (position.phase == OVER), say("error-stage-over"))
        if is_act1(position):
            check_act1(position)
        else:
            check_act2(position)

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        barrels = table.orca + table.aboard + table.carried + table.shop + table.stuck
        abilities = count_bits(table.abilities) + count_bits(table.hand)
        abilities += count_bits(table.ability_gone) + table.card_played
        gear = count_bits(table.gear_deck) + count_bits(table.pool)
        gear += count_bits(table.attached) + count_bits(table.gear_gone)
        gear += sum([count_bits(cards) for cards in table.gear])
        return {
            "barrels": int(barrels + sum(table.docks) + sum(table.floating)),
            "ability cards": int(abilities),
            "gear cards": int(gear),
        }

    def sides(self, players: i64) -> list[int]:
        return [0] + [1] * (int(players) - 1)

    def channels(self, state: State) -> dict[str, list[int]]:
        # The crew may talk in private only after the shark has locked in its decisions.
        actors = list(state.actors())
        if state.players < 3 or not actors or SHARK in actors:
            return {}
        return {"crew": list(range(1, int(state.players)))}


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
