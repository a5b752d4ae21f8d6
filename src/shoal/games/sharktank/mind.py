"""How a strong Shark Tank player weighs a turn: by where whole movements end.

Every cell that a shark can be brought to is weighed: what it eats there and what
the way there has cost.  Who looks ``far`` also weighs what it leaves within reach
of those who follow and of the player's own next turn, and keeps to one suit
where that pays (ST-38).  Hunger makes all of them go for a fish in the end.
"""

from typing import Final, final

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit
from shoal.core.state import CHANCE
from shoal.games.sharktank.components import (
    DIE_FACES,
    HIGHEST,
    LEAST_TILES,
    ONE_SUIT_POINTS,
    SUIT_TOKENS,
)
from shoal.games.sharktank.fan import PLACES, Fan, spot_at
from shoal.games.sharktank.hints import (
    FAR,
    PATIENT,
    SWING_A_FISH,
    closeness,
    draft_gain,
    hunger,
    plain_worth,
    set_gain,
    standing,
    tiles_to,
)
from shoal.games.sharktank.numbering import DRAFT, LAND, LAY, NONE, PAY, ROLL, STRETCH
from shoal.games.sharktank.rules import SharkTankState
from shoal.games.sharktank.tokens import bits_in, one_suit_points

SOON: Final = 0.6
LATER: Final = 0.85
"""How much of what the next player could eat counts, and how much less with each further one."""

PATIENCE: Final = 0.5
"""How much of a meal counts that is a tile more away than a movement goes."""

MORE_PATIENT: Final = 16.0
"""Who looks far can wait longer for others to bring it a meal."""

HUNGER_POINTS: Final = 0.5
"""What coming near a fish is worth to the hungriest."""

ROW: Final[i64] = 32
NOWHERE: Final[i64] = -1


def judge(state: SharkTankState, moves: list[int], *, far: bool) -> list[float]:
    """How well the seat to act stands after each of its moves, if it goes on well."""
    if state.phase == DRAFT:
        return [0.5 + draft_worth(state, suit, far=far) / 40.0 for suit in moves]
    worths = []
    for move in moves:
        if state.phase == LAND:
            worths.append(Ends(state, far=far).worth(stand_spot(state, move)))
        else:
            after = state.clone()
            after.play(state.seat, move)
            worths.append(movement(after, far=far))
    return worths


def draft_worth(state: SharkTankState, suit: i64, *, far: bool) -> float:
    """Suits for a set; with one fish of each value, rather all of one suit (ST-8, ST-38)."""
    tokens = state.held[state.seat]
    if far and state.players > 2 and one_suit_points(tokens) and holds(tokens, suit):
        return draft_gain(state, suit) + float(ONE_SUIT_POINTS)
    return draft_gain(state, suit)


def stand_spot(state: SharkTankState, move: i64) -> i64:
    """The cell that the shark is put on by this move."""
    after = state.clone()
    after.play(state.seat, move)
    return after.sharks[state.mover]


def movement(state: SharkTankState, *, far: bool) -> float:
    """What the rest of a movement promises."""
    if state.phase == ROLL:
        total = 0.0
        for face in range(DIE_FACES):
            after = state.clone()
            after.play(CHANCE, face)
            total += movement(after, far=far)
        return total / float(DIE_FACES)
    if state.phase == LAY or state.phase == LAND:
        return best_end(state, far=far)[0]
    best = 0.0
    if state.phase == PAY or state.phase == STRETCH:
        for move in state.moves(state.seat):
            after = state.clone()
            after.play(state.seat, move)
            best = max(best, movement(after, far=far))
    return best


def best_end(state: SharkTankState, *, far: bool) -> tuple[float, i64]:
    """What the best cell promises that the tiles still to be laid can come to, and the cell."""
    weighed = vec[i64]([0] * (ROW * ROW))
    ends = Ends(state, far=far)
    best = 0.0
    cell = NOWHERE
    for tile in last_tiles(state):
        for spot in (tile, tile + 1, tile + ROW, tile + ROW + 1):
            if not weighed[spot]:
                weighed[spot] = 1
                worth = ends.worth(spot)
                if worth > best:
                    best = worth
                    cell = spot
    return best, cell


def last_tiles(state: SharkTankState) -> vec[i64]:
    """Where the last tile of the movement can lie, or lies."""
    left = state.length - len(state.trail)
    if left == 0:
        return vec[i64]([state.trail[len(state.trail) - 1]])
    fan = Fan(state.water, left, bit(left - 1))
    if len(state.trail) > 0:
        fan.spread(state.trail[len(state.trail) - 1], first=False)
    else:
        fan.spread(state.sharks[state.mover], first=True)
    tiles = vec[i64]()
    for place in range(PLACES):
        if fan.has(left - 1, place):
            tiles = append(tiles, spot_at(place))
    return tiles


@final
class Ends:
    """Weighs the cells where the moving shark may end: what it eats, and who may eat next."""

    def __init__(self, state: SharkTankState, *, far: bool) -> None:
        self.state = state
        self.far = far
        self.points = standing(state, state.seat)
        self.rival = -1000.0
        self.tokens = vec[i64]([])
        self.worths = vec[float]([])  # for each seat: a fish of the moving shark's suit
        self.meals = vec[float]([])  # for each seat: the best of the other suits
        self.hunger = hunger(state, MORE_PATIENT if far else PATIENT)
        last = True
        for seat in range(state.players):
            if seat != state.seat:
                points = standing(state, seat)
                self.rival = max(self.rival, points)
                last = last and points >= self.points
            self.tokens = append(self.tokens, bits_in(state.held[seat]))
        # Who is last and hungry has little to lose by breaking up its suit.
        self.one_suit = float(ONE_SUIT_POINTS) * (1.0 - self.hunger if last else 1.0)
        for seat in range(state.players):
            self.worths = append(self.worths, self.appetite(seat, state.mover))
            self.meals = append(self.meals, self.meal_elsewhere(seat))
        self.next_worth = plain_worth(state, state.mover)

    def appetite(self, seat: i64, suit: i64) -> float:
        """Points that a fish of the suit brings the seat, less those for one suit that it ends."""
        state = self.state
        worth = plain_worth(state, suit) + set_gain(state.held[seat], suit)
        if self.far and breaks_suit(state.held[seat], suit):
            worth -= self.one_suit if seat == state.seat else float(ONE_SUIT_POINTS)
        return worth

    def meal_elsewhere(self, seat: i64) -> float:
        """The best meal of a seat with the sharks that do not move now."""
        best = 0.0
        for suit in range(4):
            if suit != self.state.mover:
                worth = self.appetite(seat, suit)
                shark = self.state.sharks[suit]
                best = max(best, self.meal_of(seat, suit, shark, worth))
        return best

    def meal_of(self, seat: i64, suit: i64, shark: i64, worth: float) -> float:
        """The best meal of a seat with a shark on this cell; less if it takes tokens or turns."""
        state = self.state
        if worth <= 0.0:
            return 0.0
        nearest: i64 = FAR
        for fish in state.fish:
            if fish & 3 == suit and not (suit == state.mover and state.touches(shark, fish >> 2)):
                nearest = min(nearest, tiles_to(shark, fish >> 2))
        extra = nearest - LEAST_TILES - state.tiles[seat]
        if extra <= 0:
            return worth
        patient = PATIENCE * worth / float(1 + extra)
        return patient if extra > HIGHEST else max(patient, worth - 1.0 - float(extra))

    def worth(self, spot: i64) -> float:
        """How the seat to act stands when its shark ends here."""
        state = self.state
        eaten: i64 = 0
        for fish in state.fish:
            if fish & 3 == state.mover and state.touches(spot, fish >> 2):
                eaten += 1
        points = self.points
        if eaten > 0:
            points += self.worths[state.seat] + float(eaten - 1) * self.next_worth
        lead = points - self.rival + HUNGER_POINTS * self.hunger * closeness(state, spot)
        if self.far:
            lead += self.outlook(spot, eaten)
        swing = 4.0 + SWING_A_FISH * float(len(state.fish) - eaten) / float(state.players)
        return 0.5 + 0.5 * lead / (swing + abs(lead))

    def outlook(self, spot: i64, eaten: i64) -> float:
        """What the turns up to the seat's next may bring, those of others against it (ST-29)."""
        state = self.state
        self.tokens[state.seat] += eaten
        turns = state.players
        if state.last != NONE:
            turns = min(turns, state.last - 1)
        share = SOON
        total = 0.0
        for turn in range(turns):
            seat = (state.seat + 1 + turn) % state.players
            if not self.leads(seat):
                meal = share * self.meal(seat, spot)
                feared = (1.0 - self.hunger) * meal / float(state.players - 1)
                total += meal if seat == state.seat else -feared
                share *= LATER
        self.tokens[state.seat] -= eaten
        return total

    def meal(self, seat: i64, spot: i64) -> float:
        """The best meal that a seat may come to when the moving shark ends here."""
        meal = self.meal_of(seat, self.state.mover, spot, self.worths[seat])
        return max(meal, self.meals[seat])

    def leads(self, seat: i64) -> bool:
        """Whether the seat will have most fish, and skip."""
        for other in range(self.state.players):
            if other != seat and self.tokens[other] >= self.tokens[seat]:
                return False
        return True


def breaks_suit(tokens: i64, suit: i64) -> bool:
    """Whether a fish of the suit ends a collection of one other suit."""
    return one_suit_points(tokens) > 0 and not holds(tokens, suit)


def holds(tokens: i64, suit: i64) -> bool:
    """Whether some token is of the suit."""
    return tokens >> 6 * suit & SUIT_TOKENS != 0
