"""The game of Jaws: its parts, what a view leaves open, and the check of positions.

The crew and spectators see the open components, and what the crew knows of the
shark.  The shark sees everything, because the crew has no secrets.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits, members, nth_bit
from shoal.core.game import Game, GameInfo, Statistics, StatisticsEvent, View
from shoal.core.message import Message, say
from shoal.core.options import Value
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, State
from shoal.games.jaws.act1.event_phase import event_drawn, start_shark_turn
from shoal.games.jaws.act1.position_checks import check_act1, require
from shoal.games.jaws.act2.position_checks import check_act2
from shoal.games.jaws.act2.state import ability_cards, collect_undealt
from shoal.games.jaws.belief import (
    BeliefTracker,
    World,
    Worlds,
    sample_world,
    worlds,
)
from shoal.games.jaws.board_helpers import JawsBoardHelpers
from shoal.games.jaws.board_text import JawsBoardText
from shoal.games.jaws.components import (
    ABILITY_COPIES,
    ALL_OPTIONS,
    CREW_SIZE,
    EVENT_WORDS,
    GONE,
    NO_ABILITY,
    NO_OPTION,
    NO_TOKEN,
    NO_ZONE,
    SHARK,
    ability_word,
    event_word,
    gear_word,
    token_word,
)
from shoal.games.jaws.evaluator import JawsEvaluator
from shoal.games.jaws.messages import JawsMessages
from shoal.games.jaws.moves import (
    ABILITY,
    BINOCULARS,
    BITE,
    BITE_MEMBER,
    BY_BARREL,
    BY_EATING,
    BY_SINKING,
    BY_SWIMMERS,
    BY_TIME,
    BY_WOUNDS,
    CHOOSE_ABILITY,
    CHOOSE_START,
    CHOOSE_TOKEN,
    CLOSE,
    CREW_TURN,
    DIVE,
    DRAW_EVENT,
    EAT,
    END,
    FINDER,
    GIVE,
    GOING_ON,
    HALT,
    HOLD,
    HUNT,
    KEEP,
    LAUNCH,
    MAX_ACT_1_ROUND_LENGTH,
    MAX_ACT_2_ROUND_LENGTH,
    MAX_SETUP_LENGTH,
    NO_BITE,
    NO_CAGE,
    OVER,
    RESCUE,
    RUSH,
    SHOW,
    STAY,
    TAKE_DOCK,
    TOKEN,
    WEAPON,
)
from shoal.games.jaws.notation import JawsNotation
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState, new_state, own
from shoal.games.jaws.state import is_act1

ENDING_EVENTS: Final = {
    BY_BARREL: say("statistics-ends-by-barrel", rule="JW-74"),
    BY_SWIMMERS: say("statistics-ends-by-swimmers", rule="JW-74"),
    BY_WOUNDS: say("statistics-ends-by-wounds", rule="JW-128"),
    BY_SINKING: say("statistics-ends-by-sinking", rule="JW-128"),
    BY_EATING: say("statistics-ends-by-eating", rule="JW-128"),
    BY_TIME: say("statistics-ends-by-time", rule="JW-73"),
}
NO_POWER_TOKEN: Final = say("statistics-no-token", rule="JW-43")
NO_ABILITY_CARD: Final = say("statistics-no-ability", rule="JW-95")
EATS: Final = say("statistics-eats", rule="JW-45")
RESCUES: Final = say("statistics-rescues", rule="JW-56")
HITS: Final = say("statistics-hits", rule="JW-60")
MISSES: Final = say("statistics-misses", rule="JW-60")
USES_BINOCULARS: Final = say("statistics-binoculars", rule="JW-63")
CLOSES_BEACH: Final = say("statistics-closes-beach", rule="JW-65")
USES_FINDER: Final = say("statistics-fish-finder", rule="JW-70")
BITES_BOAT: Final = say("statistics-bites-boat", rule="JW-118")
BITES_MEMBER: Final = say("statistics-bites-member", rule="JW-120")
TILE_DESTROYED: Final = say("statistics-tile-destroyed", rule="JW-118")
SHARK_WOUNDED: Final = say("statistics-shark-wounded", rule="JW-112")
MEMBER_OUT: Final = say("statistics-member-out", rule="JW-127")

DECLINING_MOVES: Final = [
    *(END, HALT, STAY, NO_BITE, KEEP, DIVE, ABILITY + NO_ABILITY),
    *(NO_CAGE + member for member in range(CREW_SIZE)),
    *(HOLD + member for member in range(CREW_SIZE)),
]
"""The moves that end a turn, and those that decline an attack, a card or another throw."""


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

    def passing_move(self, state: State, seat: i64) -> i64:
        """End the turn, or decline what the phase offers."""
        moves = state.moves(seat)
        for move in moves:
            if move in DECLINING_MOVES:
                return move
        return moves[0]

    def check_position(self, state: State) -> None:
        """Raise BadPosition at the first thing that is wrong."""
        position = own(state)
        ended = position.ending != GOING_ON
        require(ended == (position.phase == OVER), say("error-phase-over"))
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


@final
class JawsStatistics(Statistics):
    """Cards drawn and played, actions taken, and how the game ended."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        position = own(before)
        found = consequence_events(position, own(after))
        if mover == CHANCE:
            if position.phase == DRAW_EVENT:
                drawn = event_card(event_drawn(position, move))
                found.append(StatisticsEvent(SHARK, "Amity events", drawn))
        elif TOKEN <= move < EAT:
            found.append(StatisticsEvent(mover, "power tokens", token_played(move - TOKEN)))
        elif ABILITY <= move < SHOW:
            found.append(StatisticsEvent(mover, "ability cards", ability_played(move - ABILITY)))
        elif move >= WEAPON:
            weapon = gear_word(position.settings.names[move - WEAPON])
            found.append(StatisticsEvent(mover, "weapons", say("statistics-gear", gear=weapon)))
        else:
            found += action_events(position, mover, move)
        return found


def event_card(event: i64) -> Message:
    """An event card; the Shark Alerts, which have one name, by their letters."""
    _, is_alert, letter = EVENT_WORDS[event].partition("alert-")
    if is_alert:
        return say("statistics-alert", event=event_word(event), letter=letter, rule="JW-23")
    return say("statistics-event", event=event_word(event), rule="JW-23")


def token_played(token: i64) -> Message:
    """A power token, or none."""
    if token == NO_TOKEN:
        return NO_POWER_TOKEN
    return say("statistics-power-token", token=token_word(token))


def ability_played(kind: i64) -> Message:
    """An ability card, or none."""
    if kind == NO_ABILITY:
        return NO_ABILITY_CARD
    return say("statistics-ability", ability=ability_word(kind))


def action_events(before: JawsState, mover: i64, move: i64) -> list[StatisticsEvent]:
    """The actions that the shark and the crew take."""
    what = action(before, move)
    return [StatisticsEvent(mover, "rules", what)] if what else []


def action(before: JawsState, move: i64) -> Message | None:
    """The action that a move takes; None for all others."""
    if EAT <= move < RUSH:
        return EATS
    if RESCUE <= move < TAKE_DOCK:
        return RESCUES
    if LAUNCH <= move < BINOCULARS:
        return HITS if move - LAUNCH == before.place else MISSES
    if move == BINOCULARS:
        return USES_BINOCULARS
    if CLOSE <= move < GIVE:
        return CLOSES_BEACH
    if move == FINDER:
        return USES_FINDER
    if BITE <= move < BITE_MEMBER:
        return BITES_BOAT
    if BITE_MEMBER <= move < NO_BITE:
        return BITES_MEMBER
    return None


def consequence_events(before: JawsState, after: JawsState) -> list[StatisticsEvent]:
    """Tiles destroyed, wounds, members out, and the end of the game."""
    found = []
    for _tile in range(destroyed_tiles(after) - destroyed_tiles(before)):
        found.append(StatisticsEvent(SHARK, "rules", TILE_DESTROYED))
    if after.hurt > before.hurt:
        found.append(StatisticsEvent(SHARK, "rules", SHARK_WOUNDED))
    for member in range(CREW_SIZE):
        limit = before.settings.crew_wounds
        if before.wounds[member] < limit <= after.wounds[member]:
            found.append(StatisticsEvent(SHARK, "rules", MEMBER_OUT))
    if before.phase != OVER and after.phase == OVER:
        found.append(StatisticsEvent(SHARK, "endings", ENDING_EVENTS[after.ending]))
    return found


def destroyed_tiles(state: JawsState) -> i64:
    """How many boat tiles are destroyed."""
    count: i64 = 0
    for tile in state.tiles:
        if tile == GONE:
            count += 1
    return count
