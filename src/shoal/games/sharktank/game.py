"""Shark Tank as a Game, and what makes a position of it valid."""

from typing import Final, final

from shoal.core.bits import bit, count_bits, shift_left
from shoal.core.errors import BadPosition
from shoal.core.game import Game, GameInfo, Statistics, StatisticsEvent, View
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, State
from shoal.games.sharktank.board_helpers import SharkTankBoardHelpers
from shoal.games.sharktank.board_text import SharkTankBoardText
from shoal.games.sharktank.components import (
    ALL_TOKENS,
    DRAFT_VALUES,
    FEW_FISH,
    MAX_DRAFT_VALUE,
    NULL,
    NULL_TOKENS,
    SIDE,
    STACK,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_TOKENS,
    TOKENS,
    VALUE_COUNT,
    cell_of,
    draft_each,
    draft_picks,
    fish_at_start,
    is_clear,
    one_suit_points,
    sector_of,
    set_points,
    tile_touches_cell,
    tiles_touch,
)
from shoal.games.sharktank.evaluator import SharkTankEvaluator
from shoal.games.sharktank.messages import SharkTankMessages
from shoal.games.sharktank.moves import (
    ADD,
    CELL,
    CHOOSE,
    CORNERS,
    DRAFT,
    FIRST,
    KEEP,
    LAND,
    LAY,
    LOOK,
    MAX_SETUP_LENGTH,
    MAX_TURN_LENGTH,
    MOVE_COUNT,
    NONE,
    OVER,
    PAY,
    ROLL,
    SCORE,
    SECTOR,
    SPEND,
    STAND,
    STRETCH,
    TAKE,
    TASTY,
)
from shoal.games.sharktank.notation import (
    SharkTankNotation,
    looked_at,
    suit_word,
    write_cell,
    write_spot,
)
from shoal.games.sharktank.options import Settings
from shoal.games.sharktank.rules import SharkTankState, deal_hidden_values, new_state, own


@final
class SharkTank(Game):
    """Shark Tank with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        self.settings = Settings(options)
        # Every fish is looked at once, and one die is rolled for the score.
        longest = MAX_SETUP_LENGTH + self.settings.turns * MAX_TURN_LENGTH + TOKENS + 1
        super().__init__(info, options, MOVE_COUNT, longest)
        self.notation = SharkTankNotation()
        self.messages = SharkTankMessages(self)
        self.board_text = SharkTankBoardText(self.settings)
        self.evaluator = SharkTankEvaluator(self)
        self.board_helpers = SharkTankBoardHelpers(self.settings)
        self.statistics = SharkTankStatistics(self)

    def start(self, players: i64) -> State:
        return new_state(players, self.settings)

    def imagine(self, view: View, rng: Rng) -> State:
        state = own(self.shown(view))
        deal_hidden_values(state, view, rng)
        return state

    def passing_move(self, state: State, seat: i64) -> i64:
        """Spend nothing (ST-15)."""
        if own(state).phase == PAY:
            return KEEP
        return super().passing_move(state, seat)

    def check_position(self, state: State) -> None:
        table = own(state)
        check_cells(table)
        check_tokens(table)
        check_setting_up(table)
        check_turn(table)
        check_movement(table)

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        held = sum([count_bits(tokens) for tokens in table.held])
        return {
            "tokens": held + count_bits(table.spent) + count_bits(table.unseen),
            "tiles": table.stack() + sum(table.tiles),
        }


# What a position must satisfy, so that play can go on from it.


def check_cells(state: SharkTankState) -> None:
    """Every fish and every shark has a cell of its own."""
    taken: set[int] = set()
    for spot in [*[fish >> SUIT_BITS for fish in state.fish], *state.sharks]:
        if spot in taken:
            raise BadPosition(say("error-cell-twice", cell=write_spot(spot)))
        taken.add(spot)


def check_tokens(state: SharkTankState) -> None:
    """The tokens are those that a draft and a tank of fish can have left (ST-8 to ST-10)."""
    for suit in range(SUIT_COUNT):
        swimming = state.swimming_fish(suit)
        if state.mover == suit:
            swimming += state.due
        left = count_bits(state.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * suit))
        if state.phase >= CORNERS and swimming != left:
            word = suit_word(suit)
            raise BadPosition(
                say("error-fish-count", suit=word, tokens=int(left), fish=int(swimming))
            )
    if state.phase <= CORNERS and state.drafted != ALL_TOKENS & ~state.unseen:
        raise BadPosition(say("error-setup-tokens"))
    each = draft_each(state.players)
    undrafted = SUIT_COUNT - each * state.players
    for value in range(VALUE_COUNT):
        of_value = shift_left(NULL_TOKENS, value)
        allowed = each if value <= MAX_DRAFT_VALUE else 0
        for tokens in state.held:
            if count_bits(tokens & state.drafted & of_value) > allowed:
                raise BadPosition(say("error-draft-many", count=int(each), rule="ST-8"))
        gobbled = ALL_TOKENS & ~(state.drafted | state.spent) & of_value
        if state.phase > DRAFT and value <= MAX_DRAFT_VALUE and count_bits(gobbled) > undrafted:
            raise BadPosition(say("error-draft-few", rule="ST-8"))


def check_setting_up(state: SharkTankState) -> None:
    """Tasty suit, first player, draft, fish and sharks come in this order."""
    if (state.tasty == NONE) != (state.phase == TASTY):
        raise BadPosition(say("error-given-from", field="tasty", phase="first", rule="ST-6"))
    if (state.first == NONE) != (state.phase <= FIRST):
        raise BadPosition(say("error-given-from", field="first", phase="draft", rule="ST-7"))
    if state.phase <= DRAFT:
        check_draft(state)
    if state.sector and not (state.phase == CELL and state.settings.in_sectors):
        raise BadPosition(say("error-sector"))
    if state.phase <= CORNERS:
        if (
            state.turn
            or state.last != NONE
            or (state.phase != DRAFT and state.seat != seat_in_setup(state))
        ):
            raise BadPosition(say("error-setup-turn"))
        check_spreading(state)


def seat_in_setup(state: SharkTankState) -> i64:
    """Whose seat is named while chance sets up: the first player's, once known."""
    if state.first == NONE:
        return 0
    return state.first


def check_draft(state: SharkTankState) -> None:
    """Everybody has taken what was theirs to take so far (ST-8, ST-9)."""
    taken = count_bits(state.drafted)
    picks = draft_picks(state.players)
    if (state.phase < DRAFT and taken) or taken >= picks:
        raise BadPosition(say("error-draft-early"))
    if state.phase < DRAFT:
        return
    if state.seat != (state.first + taken) % state.players:
        number = int(state.seat)
        raise BadPosition(say("error-draft-seat", number=number, tokens=int(taken), rule="ST-8"))
    a_round = picks // len(DRAFT_VALUES)
    for order, value in enumerate(DRAFT_VALUES):
        for seat in range(state.players):
            place = (seat - state.first) % state.players
            in_round = max(0, min(a_round, taken - order * a_round))
            due = (in_round - place + state.players - 1) // state.players
            if count_bits(state.held[seat] & shift_left(NULL_TOKENS, value)) != due:
                raise BadPosition(say("error-draft-tokens", number=int(seat), rule="ST-8"))


def check_spreading(state: SharkTankState) -> None:
    """The fish that are in the tank came there one by one (ST-11)."""
    count = len(state.fish)
    if state.phase <= DRAFT and count:
        raise BadPosition(say("error-fish-early", rule="ST-10"))
    if (state.phase == CORNERS) != (count == fish_at_start(state.players)):
        raise BadPosition(say("error-corners", rule="ST-12"))
    if state.phase == SECTOR and not state.settings.in_sectors:
        raise BadPosition(say("error-sector-anywhere", rule="ST-11"))
    for suit in range(SUIT_COUNT):
        due = min(count, count_bits(state.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * suit)))
        if state.phase > DRAFT and state.swimming_fish(suit) != due:
            raise BadPosition(say("error-fish-order", rule="ST-10"))
        count -= due
    sectors: i64 = 0
    for fish in state.fish:
        sectors = check_start(state, cell_of(fish >> SUIT_BITS), sectors)
    if state.phase == CELL and state.settings.in_sectors and state.sectors >> state.sector & 1:
        raise BadPosition(say("error-sector-taken", sector=int(state.sector), rule="ST-11"))


def check_start(state: SharkTankState, cell: i64, sectors: i64) -> i64:
    """A fish starts away from the corners and alone in its sector (ST-11).

    ``sectors`` are those of the fish before it, as bits; its own is added.
    """
    in_sectors = state.settings.in_sectors
    if is_clear(cell % SIDE, cell // SIDE, state.settings.side, in_sectors=in_sectors):
        raise BadPosition(say("error-fish-corner", cell=write_cell(cell), rule="ST-11"))
    sector = sector_of(cell, state.players, state.settings.side)
    if in_sectors and sectors >> sector & 1:
        raise BadPosition(say("error-fish-sector", cell=write_cell(cell), rule="ST-11"))
    return sectors | bit(sector)


def check_turn(state: SharkTankState) -> None:
    """Seat, turn, last round and collected tiles fit together (ST-29 to ST-33)."""
    if state.stack() < 0:
        raise BadPosition(say("error-tiles", tiles=int(STACK), rule="ST-4"))
    if state.phase <= CORNERS:
        if state.stack() != STACK:
            raise BadPosition(say("error-setup-tiles"))
        return
    if (state.die == NONE) != (state.phase < OVER):
        raise BadPosition(say("error-die", rule="ST-36"))
    if state.seat != (state.first + state.turn) % state.players:
        number = int(state.seat)
        raise BadPosition(
            say("error-turn-seat", number=number, turns=int(state.turn), rule="ST-13")
        )
    fish = len(state.fish)
    if state.phase >= SCORE:
        if fish and state.last != 0 and state.turn < state.settings.turns:
            check_stuck(state)
        return
    if state.turn >= state.settings.turns or state.last == 0 or fish + state.due == 0:
        raise BadPosition(say("error-over", rule="ST-31"))
    if (fish + state.due <= FEW_FISH) != (state.last != NONE):
        raise BadPosition(say("error-last-round", fish=int(FEW_FISH), rule="ST-31"))
    if state.phase != LOOK and state.must_skip():
        raise BadPosition(say("error-leads", number=int(state.seat), rule="ST-29"))


def check_stuck(state: SharkTankState) -> None:
    """The game ended early because no shark can move (ST-23)."""
    if state.must_skip() or state.find_sharks():
        raise BadPosition(say("error-not-over", rule="ST-31"))
    if (len(state.fish) <= FEW_FISH) != (state.last != NONE):
        raise BadPosition(say("error-last-round", fish=int(FEW_FISH), rule="ST-31"))


def check_movement(state: SharkTankState) -> None:
    """Shark, length and trail fit the phase, and the rest of the movement can be played."""
    if (state.mover != NONE) != (PAY <= state.phase <= LOOK):
        raise BadPosition(say("error-shark-mover", rule="ST-13"))
    if (state.due > 0) != (state.phase == LOOK):
        raise BadPosition(say("error-due", rule="ST-28"))
    if state.extra and state.phase != STRETCH:
        raise BadPosition(say("error-extra", rule="ST-16"))
    if len(state.trail) > 0 and state.phase not in (LAY, LAND):
        raise BadPosition(say("error-trail", rule="ST-25"))
    if CHOOSE <= state.phase <= LAND:
        before = state.clone()
        before.trail = vec[i64]()
        before.fill_water()
        check_length(before)
        for tile in state.trail:
            lay_checked(before, tile)
        check_trail(before)
    elif state.length:
        raise BadPosition(say("error-length-early"))
    if state.phase == LOOK and state.tiles[state.seat]:
        raise BadPosition(say("error-tiles-kept", number=int(state.seat), rule="ST-17"))


def check_length(state: SharkTankState) -> None:
    """The movement is as long as collected tiles and spent token make it (ST-14 to ST-22).

    The state is a copy in which no tile is laid yet.
    """
    length = state.length
    if not state.find_sharks():
        raise BadPosition(say("error-stuck", rule="ST-23"))
    extra = length - state.length
    if state.phase <= STRETCH and extra:
        tiles = int(state.length)
        raise BadPosition(say("error-length", length=int(length), tiles=tiles, rule="ST-14"))
    if state.phase == CHOOSE:
        return
    if not state.able >> state.mover & 1:
        raise BadPosition(say("error-mover-room", rule="ST-21"))
    state.able = 0
    room = state.extra_room()
    if not 0 <= extra <= room or (extra and not can_have_added(state, extra)):
        raise BadPosition(say("error-length-paid", length=int(length), rule="ST-15"))
    check_token_choice(state, room)
    state.length = length


def check_token_choice(state: SharkTankState, room: i64) -> None:
    """There is, or was, a token to spend and room to swim with it (ST-15, ST-16)."""
    if state.phase == PAY and not state.can_spend():
        raise BadPosition(say("error-pay", rule="ST-15"))
    if state.phase == ROLL or state.phase == STRETCH:
        needed = max(0 if state.settings.null_cut else 1, state.tiles_needed(NULL))
        if not state.spent & NULL_TOKENS or room < needed:
            raise BadPosition(say("error-roll", rule="ST-16"))
    if state.phase == STRETCH and (state.settings.null_must or state.extra == 0 or room == 0):
        raise BadPosition(say("error-stretch", rule="ST-16"))


def can_have_added(state: SharkTankState, extra: i64) -> bool:
    """Whether a spent token can have brought this many extra tiles."""
    if state.spent & shift_left(NULL_TOKENS, extra):
        return True
    room = state.extra_room()
    return state.spent & NULL_TOKENS != 0 and room >= state.tiles_needed(NULL)


def lay_checked(state: SharkTankState, spot: i64) -> None:
    """Lay a tile, which needs free water and touches the one before (ST-18 to ST-20)."""
    if not state.water.has_room(spot):
        raise BadPosition(say("error-tile-water", cell=write_spot(spot), rule="ST-20"))
    if len(state.trail) == 0:
        touching = tile_touches_cell(spot, state.sharks[state.mover])
    else:
        touching = tiles_touch(spot, state.trail[len(state.trail) - 1])
    if not touching:
        raise BadPosition(say("error-tile-apart", cell=write_spot(spot), rule="ST-19"))
    state.water.toggle_tile(spot)
    state.trail = append(state.trail, spot)


def check_trail(state: SharkTankState) -> None:
    """The trail is as long as the phase says, and can be finished (ST-21)."""
    laid = len(state.trail)
    if state.phase == LAND and laid != state.length:
        tiles = int(state.length)
        raise BadPosition(say("error-trail-short", laid=laid, tiles=tiles, rule="ST-25"))
    if state.phase == LAY and (laid >= state.length or len(state.tile_moves()) == 0):
        raise BadPosition(say("error-trail-rest", rule="ST-21"))


# What a study counts.


DRAFTED: Final = [say("statistics-fish", value=value, rule="ST-8") for value in range(VALUE_COUNT)]
DRAFTED_TASTY: Final = [
    say("statistics-tasty-fish", value=value, rule="ST-8") for value in range(VALUE_COUNT)
]
GOBBLED: Final = [say("statistics-fish", value=value, rule="ST-28") for value in range(VALUE_COUNT)]
GOBBLED_TASTY: Final = [
    say("statistics-tasty-fish", value=value, rule="ST-28") for value in range(VALUE_COUNT)
]
SPENT: Final = [say("statistics-fish", value=value, rule="ST-15") for value in range(VALUE_COUNT)]
NOTHING_SPENT: Final = say("statistics-nothing-spent", rule="ST-15")
SUITS_GOBBLED: Final = [say("statistics-suit", suit=suit_word(suit)) for suit in range(SUIT_COUNT)]
SKIPS: Final = say("statistics-skips", rule="ST-29")
SCORES_SET: Final = say("statistics-scores-set", rule="ST-37")
SCORES_SUIT: Final = say("statistics-scores-suit", rule="ST-38")


@final
class SharkTankStatistics(Statistics):
    """Counts fish taken, gobbled and spent, turns skipped, and what scored in the end."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        if mover == CHANCE:
            return chance_events(own(before), move, own(after))
        return move_events(own(before), mover, move, own(after))


def move_events(
    before: SharkTankState, seat: i64, move: i64, after: SharkTankState
) -> list[StatisticsEvent]:
    """A fish is taken or spent, or a shark comes to the end of its movement."""
    if move < TAKE + SUIT_COUNT and after.taken() > before.taken():
        drafted = DRAFTED_TASTY if move == before.tasty else DRAFTED
        return [StatisticsEvent(seat, "drafted fish", drafted[before.draft_value()])]
    if move == KEEP:
        return [StatisticsEvent(seat, "spent fish", NOTHING_SPENT)]
    if SPEND <= move < ADD:
        return [StatisticsEvent(seat, "spent fish", SPENT[(move - SPEND) % VALUE_COUNT])]
    if move >= STAND:
        return landing(before, after)
    return []


def chance_events(
    before: SharkTankState, outcome: i64, after: SharkTankState
) -> list[StatisticsEvent]:
    """A gobbled fish is looked at, or everything is scored."""
    if before.phase == SCORE:
        return scoring(after)
    if before.phase == LOOK:
        token = looked_at(before, outcome)
        eaten = token // VALUE_COUNT
        gobbled = GOBBLED_TASTY if eaten == before.tasty else GOBBLED
        fish = StatisticsEvent(before.seat, "gobbled fish", gobbled[token % VALUE_COUNT])
        suit = StatisticsEvent(before.seat, "suits gobbled", SUITS_GOBBLED[eaten])
        return [fish, suit, *skips(before, after)]
    return skips(before, after) if before.phase == CORNERS else []


def landing(before: SharkTankState, after: SharkTankState) -> list[StatisticsEvent]:
    """How far the shark swam, and how many fish it gobbled there."""
    eaten = len(before.fish) - len(after.fish)
    movement = say("statistics-movement", tiles=int(before.length), rule="ST-14")
    found = [StatisticsEvent(before.seat, "movements", movement)]
    if eaten:
        gobbles = say("statistics-gobbles", fish=eaten, rule="ST-27")
        found.append(StatisticsEvent(before.seat, "rules", gobbles))
    return found + skips(before, after)


def skips(before: SharkTankState, after: SharkTankState) -> list[StatisticsEvent]:
    """Turns that the leader sat out (ST-29)."""
    first_turn = before.turn if before.phase == CORNERS else before.turn + 1
    return [
        StatisticsEvent((after.first + turn) % after.players, "rules", SKIPS)
        for turn in range(first_turn, after.turn)
    ]


def scoring(after: SharkTankState) -> list[StatisticsEvent]:
    """Sets and single suits that score (ST-37, ST-38)."""
    found = []
    for seat in range(after.players):
        if set_points(after.held[seat]):
            found.append(StatisticsEvent(seat, "rules", SCORES_SET))
        if one_suit_points(after.held[seat]):
            found.append(StatisticsEvent(seat, "rules", SCORES_SUIT))
    return found
