"""Bay, a race with dice and cards that has a field of every kind, to test the generic board.

A turn: throw the dice, then keep one face for its points, or stop. A seat may also play one of its
cards, wave to another seat, or open a chest.
"""

from pathlib import Path

from shoal.core.bits import bit
from shoal.core.game import BoardText, Game, GameInfo, GameMessages, Notation
from shoal.core.message import say
from shoal.core.packed_arrays import i64, vec
from shoal.core.state import CHANCE, NOBODY, State, ranks_by
from shoal.core.text.number_and_dice_text import dice_of, read_dice, write_dice

GOAL = 30
CARDS = ["anchor", "compass", "lantern", "sail"]
COLOURS = ["blue", "green", "red"]
PHASES = ["throw", "choose", "over"]
THROW, STOP, KEEP, PLAY, OPEN, WAVE = 0, 1, 2, 8, 12, 21
MOVES = [
    "throw",
    "stop",
    *[f"keep {face}" for face in range(1, 7)],
    *[f"play {card}" for card in CARDS],
    *[f"open {chest}" for chest in range(1, 10)],
    *[f"wave seat {seat}" for seat in range(4)],
]


class BayState(State):
    def __init__(self, players=2):
        self.players = players
        self.phase = 0
        self.turn = 0
        self.is_thrown = False
        self.counts = [0] * 7
        self.places = [0] * players
        self.hands = [0b1111 >> (seat % 3) for seat in range(players)]
        self.chests = [0] * 9
        self.wind = 0
        self.lucky = 0b101010
        self.flags = [seat % 3 for seat in range(players)]
        self.storm = False
        self.greeted = 0
        self.played = []

    def clone(self):
        other = BayState(self.players)
        for name, value in vars(self).items():
            setattr(other, name, value[:] if isinstance(value, list) else value)
        return other

    def fields(self, f):
        def row(values):
            return vec[i64](values)

        self.phase = f.phase("phase", self.phase, PHASES)
        self.turn = f.turn("turn", self.turn)
        self.is_thrown = f.flag("is_thrown", self.is_thrown)
        self.counts = list(f.dice("dice", row(self.counts), 3))
        self.places = list(f.by_seat("place", row(self.places), 0, GOAL))
        f.display(goal=GOAL)
        self.hands = list(f.hands("cards", row(self.hands), CARDS, f.own(), []))
        self.chests = list(f.words("chests", row(self.chests), COLOURS, -1))
        self.wind = f.number("wind", self.wind, 0, 5)
        self.lucky = f.number_set("lucky_numbers", self.lucky, 1, 6)
        self.flags = list(f.words_by_seat("flag", row(self.flags), COLOURS))
        self.storm = f.flag("storm", self.storm)
        self.greeted = f.seats("greeted", self.greeted)
        self.played = list(f.sequence("played_cards", row(self.played), CARDS))

    def actor(self):
        if self.phase == 2:
            return NOBODY
        return CHANCE if self.is_thrown and self.phase == 0 else self.turn

    def moves(self, seat):
        if seat != self.actor():
            return vec[i64]([])
        if self.phase == 0:
            cards = [PLAY + card for card in range(4) if self.hands[seat] >> card & 1]
            shut = [OPEN + chest for chest in range(9) if self.chests[chest] >= 0]
            others = [WAVE + one for one in range(self.players) if one != seat]
            greeting = others if not self.greeted else []
            return vec[i64]([THROW, *cards, *shut[:4], *greeting])
        return vec[i64]([STOP, *[KEEP + face - 1 for face in range(1, 7) if self.counts[face]]])

    def outcomes(self):
        return 216 if self.is_thrown and self.phase == 0 else 0

    def play(self, seat, move):
        if seat == CHANCE:
            for face in dice_of(move, 3, 6):
                self.counts[face] += 1
            self.phase = 1
        elif move == THROW:
            self.is_thrown = True
        elif move >= WAVE:
            self.greeted |= bit(move - WAVE)
        elif move >= OPEN:
            self.chests[move - OPEN] = -1
            self.wind = (self.wind + 1) % 6
        elif move >= PLAY:
            self.hands[seat] &= ~bit(move - PLAY)
            self.played = [move - PLAY, *[card for card in self.played if card != move - PLAY]]
            self.storm = not self.storm
        else:
            self.end_turn(move - KEEP + 1 if move >= KEEP else 0)

    def end_turn(self, face):
        points = face * self.counts[face] if face else 1
        self.places[self.turn] = min(GOAL, self.places[self.turn] + points)
        self.phase = 2 if self.places[self.turn] == GOAL else 0
        self.is_thrown, self.counts, self.greeted = False, [0] * 7, 0
        self.turn = (self.turn + 1) % self.players

    def scores(self):
        return vec[i64](self.places)

    def ranks(self):
        return ranks_by(self.scores())


class BayNotation(Notation):
    def write_chance(self, state, outcome):
        return f"dice {write_dice(dice_of(outcome, 3, 6))}"

    def read_chance(self, state, text):
        return read_dice(text.removeprefix("dice "), 3, 6)


class BayMessages(GameMessages):
    def log(self, state, mover, move):
        if mover == CHANCE:
            return [say("log-dice", dice=list(dice_of(move, 3, 6)))]
        return [say("log-move", seat=mover, move=MOVES[move])]

    def why_not(self, state, seat, move):
        return say("no-not-now", rule="BA-1")


class BayBoardText(BoardText):
    def lines(self, view):
        places = [int(place) for place in view.numbers("place")]
        return [say("board-places", phase=view.word("phase"), places=places)]


class Bay(Game):
    def __init__(self, info, options):
        super().__init__(info, options, len(MOVES), 2000)
        self.notation = BayNotation(MOVES)
        self.messages = BayMessages(self)
        self.board_text = BayBoardText()

    def start(self, players):
        return BayState(players)


GAME = GameInfo(
    name="bay",
    title="Bay",
    pitch="Race across the bay.",
    minutes="5",
    credit="",
    min_players=2,
    max_players=4,
    version=1,
    folder=Path(__file__).parent,
    options=(),
    make=Bay,
)
