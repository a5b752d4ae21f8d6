"""The state of Jaws: the components of both acts.

The rules are functions on ``Board``, one file for each part of a round;
``rules.py`` adds the turn order.
"""

from shoal.core.bits import bit, count_bits
from shoal.core.packed_arrays import i64, vec
from shoal.core.state import State
from shoal.games.jaws.components import (
    ALL_ABILITIES,
    ALL_EVENTS,
    ALL_TOKENS,
    BARRELS,
    BARRELS_ON_ORCA,
    EAST_DOCK,
    MAX_PLAYERS,
    NO_ABILITY,
    NO_BEACH,
    NO_CARD,
    NO_EVENT,
    NO_KIND,
    NO_MEMBER,
    NO_OPTION,
    NO_ZONE,
    NOWHERE,
    OFF_BOARD,
    ORCA_SPACES,
    PD,
    SHARK_ACTIONS,
    SWIMMERS,
    TOKEN_COUNT,
    WATERS,
    WEST_DOCK,
    WHOLE,
    WRONG_SHARK,
    ZONES,
)
from shoal.games.jaws.moves import (
    BY_BARREL,
    BY_SWIMMERS,
    BY_TIME,
    CHOOSE_START,
    DEAL_ABILITIES,
    GOING_ON,
    OVER,
)
from shoal.games.jaws.options import DEFAULT_SETTINGS, ONLY_ACT_1


class Board(State):
    """The components of both acts.  Sets of cards, tokens, members and spaces are kept as bits.

    A new board has empty arrays, which is cheap to copy over; ``lay_out`` fills them.
    """

    def __init__(self) -> None:  # noqa: PLR0915 - one line a component
        self.settings = DEFAULT_SETTINGS
        self.phase: i64 = CHOOSE_START
        self.round: i64 = 1
        self.ending: i64 = GOING_ON
        # Amity: open to all.
        self.events: i64 = ALL_EVENTS  # the cards left in the deck
        self.event: i64 = NO_EVENT
        self.extra: i64 = NO_MEMBER  # who has one action more this round
        self.track: i64 = 0
        self.swimmers = vec[i64]()
        self.michael: i64 = NO_BEACH
        self.closed: i64 = NO_BEACH
        self.opening: i64 = 0  # the token on the closed beach says opening soon
        self.at = vec[i64]()
        self.overboard: i64 = 0  # captains in the water
        self.orca: i64 = BARRELS_ON_ORCA
        self.aboard: i64 = 0  # barrels on Hooper's boat
        self.carried: i64 = 0  # barrels under Brody
        self.shop: i64 = BARRELS - BARRELS_ON_ORCA
        self.docks = vec[i64]()
        self.floating = vec[i64]()
        self.stuck: i64 = 0  # barrels attached to the shark
        self.meeple: i64 = NOWHERE  # where the shark was seen
        self.played: i64 = 0  # a power token lies face down this round
        self.knowledge = vec[i64]()  # what the crew knows, see crew_knowledge.py
        self.base: i64 = 2 * TOKEN_COUNT  # known before the first entry: tokens left * 2 + played
        # The crew's turns, in both acts.
        self.done: i64 = 0  # members who had their turn
        self.active: i64 = NO_MEMBER
        self.actions: i64 = 0
        self.glide: i64 = 0  # Hooper may move on within the same action
        self.used: i64 = 0  # once-a-round actions taken
        # The shark's secrets in Act 1.
        self.place: i64 = NOWHERE
        self.tokens: i64 = ALL_TOKENS
        self.token: i64 = 0  # the one of this round
        self.strokes: i64 = 0  # actions left
        self.rush: i64 = 0  # spaces left of a Speed Burst
        self.rushed: i64 = 0  # the burst (or the once-only frenzy) is used
        self.bites = vec[i64]()
        self.bit_michael: i64 = 0
        self.touched: i64 = 0  # spaces with barrels that the shark was in
        self.knocked: i64 = 0
        # The Orca: open to all.
        self.tiles = vec[i64]()
        self.beside = vec[i64]()  # which spaces touch, see orca.py
        self.spots = vec[i64]()
        self.wounds = vec[i64]()
        self.hurt: i64 = 0  # the shark's wounds
        self.gear = vec[i64]()
        self.gear_deck: i64 = 0
        self.pool: i64 = 0  # gear not yet divided
        self.attached: i64 = 0
        self.gear_gone: i64 = 0
        self.deck: i64 = 0  # resurface cards face down
        self.options = vec[i64]()
        self.shown: i64 = 0  # tokens the shark has shown not to have chosen
        self.chummed: i64 = 0
        self.weapons = vec[i64]()
        self.targets = vec[i64]()
        self.caged: i64 = 0
        self.fin: i64 = NO_ZONE  # the zone where the shark has surfaced
        self.rammed: i64 = 0
        self.bout: i64 = 0  # which attack: 1 main, 2 second helping, 3 bonus
        self.aim: i64 = 0  # zones 0 to 7, members 8 to 10
        self.asked: i64 = 0  # members who may still play a Shark Cage
        self.bitten: i64 = 0  # members who had their bonus attack
        self.dice: i64 = 0  # how many dice are thrown
        self.thrown: i64 = 0  # their hits, four bits each
        self.again: i64 = 0  # which of them are thrown again
        self.mauled: i64 = 0
        self.ability_gone: i64 = 0
        self.card_played: i64 = 0  # an ability card lies under the token
        # The shark's secrets in Act 2.
        self.abilities: i64 = ALL_ABILITIES  # not dealt
        self.hand: i64 = 0
        self.choice: i64 = NO_OPTION
        self.ability: i64 = NO_ABILITY


def lay_out(board: Board) -> None:
    """Fill the arrays of both acts as at the start."""
    board.swimmers = vec[i64]([0, 0, 0, 0])
    board.at = vec[i64]([EAST_DOCK, PD, WEST_DOCK])
    board.docks = vec[i64]([0, 0])
    board.floating = vec[i64]([0] * WATERS)
    board.bites = vec[i64]([0, 0, 0, 0])
    board.tiles = vec[i64]([WHOLE] * ZONES)
    board.beside = vec[i64]([0] * ORCA_SPACES)
    board.spots = vec[i64]([OFF_BOARD, OFF_BOARD, OFF_BOARD])
    board.wounds = vec[i64]([0, 0, 0])
    board.gear = vec[i64]([0, 0, 0])
    board.options = vec[i64]([NO_CARD, NO_CARD, NO_CARD])
    board.weapons = vec[i64]([NO_KIND, NO_KIND, NO_KIND])
    board.targets = vec[i64]([NO_ZONE, NO_ZONE, NO_ZONE])


def copy_board(old: Board, new: Board) -> None:
    """Make the new board an independent copy of the old one."""
    new.players = old.players
    new.settings = old.settings
    new.phase = old.phase
    new.round = old.round
    new.ending = old.ending
    new.events = old.events
    new.event = old.event
    new.extra = old.extra
    new.track = old.track
    new.done = old.done
    new.active = old.active
    new.actions = old.actions
    new.used = old.used
    copy_amity(old, new)
    copy_hunt(old, new)
    copy_orca(old, new)
    copy_attack(old, new)


def copy_amity(old: Board, new: Board) -> None:
    """The open pieces of Act 1."""
    new.swimmers = old.swimmers[:]
    new.michael = old.michael
    new.closed = old.closed
    new.opening = old.opening
    new.at = old.at[:]
    new.overboard = old.overboard
    new.orca = old.orca
    new.aboard = old.aboard
    new.carried = old.carried
    new.shop = old.shop
    new.docks = old.docks[:]
    new.floating = old.floating[:]
    new.stuck = old.stuck
    new.meeple = old.meeple
    new.played = old.played
    new.knowledge = old.knowledge[:]
    new.base = old.base
    new.glide = old.glide


def copy_hunt(old: Board, new: Board) -> None:
    """The shark's secrets in Act 1."""
    new.place = old.place
    new.tokens = old.tokens
    new.token = old.token
    new.strokes = old.strokes
    new.rush = old.rush
    new.rushed = old.rushed
    new.bites = old.bites[:]
    new.bit_michael = old.bit_michael
    new.touched = old.touched
    new.knocked = old.knocked


def copy_orca(old: Board, new: Board) -> None:
    """The pieces of Act 2, secrets included."""
    new.tiles = old.tiles[:]
    new.beside = old.beside[:]
    new.spots = old.spots[:]
    new.wounds = old.wounds[:]
    new.hurt = old.hurt
    new.gear = old.gear[:]
    new.gear_deck = old.gear_deck
    new.pool = old.pool
    new.attached = old.attached
    new.gear_gone = old.gear_gone
    new.deck = old.deck
    new.options = old.options[:]
    new.shown = old.shown
    new.chummed = old.chummed
    new.ability_gone = old.ability_gone
    new.card_played = old.card_played
    new.abilities = old.abilities
    new.hand = old.hand
    new.choice = old.choice
    new.ability = old.ability


def copy_attack(old: Board, new: Board) -> None:
    """Weapons, targets and dice of a round of Act 2."""
    new.weapons = old.weapons[:]
    new.targets = old.targets[:]
    new.caged = old.caged
    new.fin = old.fin
    new.rammed = old.rammed
    new.bout = old.bout
    new.aim = old.aim
    new.asked = old.asked
    new.bitten = old.bitten
    new.dice = old.dice
    new.thrown = old.thrown
    new.again = old.again
    new.mauled = old.mauled


def finish(board: Board, ending: i64) -> None:
    """End the game."""
    board.phase = OVER
    board.ending = ending
    board.active = NO_MEMBER
    board.done = 0
    board.actions = 0


def swimmers_left(board: Board) -> i64:
    """Ordinary swimmers still in the supply."""
    swimmers = board.swimmers
    return SWIMMERS - swimmers[0] - swimmers[1] - swimmers[2] - swimmers[3]


def swimmers_at(board: Board, beach: i64) -> i64:
    """All swimmers there, with Michael."""
    if board.michael == beach:
        return board.swimmers[beach] + 1
    return board.swimmers[beach]


def sensors(board: Board) -> i64:
    """The spaces with floating barrels."""
    found: i64 = 0
    for space in range(WATERS):
        if board.floating[space] > 0:
            found |= bit(space)
    return found


def members_of(board: Board, seat: i64) -> i64:
    """The members that a seat may act for, as bits (JW-9)."""
    return board.settings.members[board.players * MAX_PLAYERS + seat]


def shark_actions(board: Board) -> i64:
    """The shark's actions this round (JW-42, JW-29)."""
    if board.event == WRONG_SHARK:
        return SHARK_ACTIONS + 1
    return SHARK_ACTIONS


def tokens_known(board: Board) -> i64:
    """How many power tokens are left as the crew knows; one chosen in secret still counts."""
    left = count_bits(board.tokens)
    if board.token != 0 and board.played == 0:
        left += 1
    return left


def is_act1(board: Board) -> bool:
    """Whether the position belongs to Act 1."""
    if board.phase != OVER:
        return board.phase < DEAL_ABILITIES
    ending = board.ending
    return (
        ending == BY_BARREL
        or ending == BY_SWIMMERS
        or (ending == BY_TIME and board.settings.acts == ONLY_ACT_1)
    )
