"""Pearl Divers: a tiny game with dice, a secret and a simultaneous choice.

Each seat is dealt a hidden pearl of 1 to 6 (PD-1).  All seats call shallow or
deep, in any order and in secret (PD-2).  Then each seat in turn dives up to
three times and surfaces (PD-3); a dive adds the dice, twice if deep (PD-4); a
dive of ones only loses the catch and ends the turn (PD-5).  The catch and the
pearl are the score (PD-6).
"""

from pathlib import Path

from shoal.core.errors import BadNotation
from shoal.core.game import BoardText, Game, GameInfo, GameMessages, Notation
from shoal.core.message import say
from shoal.core.options import Option
from shoal.core.packed_arrays import i64, vec
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State, ranks_by
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import dice_of, read_dice, whole_number, write_dice

MOVES = ["shallow", "deep", "dive", "surface"]
SHALLOW, DEEP, DIVE, SURFACE = range(4)
PHASES = ["deal", "call", "turn", "throw", "over"]
MOST_DIVES = 3


class DiversState(State):
    def __init__(self, players=2, dice=2):
        self.players = players
        self.dice = dice
        self.phase = "deal"
        self.turn = 0
        self.dives = 0
        self.pearls = [0] * players
        self.calls = [0] * players
        self.catch = [0] * players

    def actor(self):
        if self.phase in ("deal", "throw"):
            return CHANCE
        if self.phase == "over":
            return NOBODY
        waiting = list(self.actors())
        return waiting[0] if len(waiting) == 1 else SEVERAL

    def actors(self):
        if self.phase == "call":
            return vec[i64]([seat for seat, call in enumerate(self.calls) if not call])
        return vec[i64]([self.turn] if self.phase == "turn" else [])

    def moves(self, seat):
        if seat not in list(self.actors()):
            return vec[i64]([])
        if self.phase == "call":
            return vec[i64]([SHALLOW, DEEP])
        return vec[i64]([SURFACE] if self.dives == MOST_DIVES else [DIVE, SURFACE])

    def outcomes(self):
        return {"deal": 6, "throw": 6**self.dice}.get(self.phase, 0)

    def play(self, seat, move):
        if self.phase == "deal":
            self.pearls[self.turn] = move + 1
            self._next("call")
        elif self.phase == "call":
            self.calls[seat] = move + 1
            self.phase = "call" if 0 in self.calls else "turn"
        elif self.phase == "throw":
            self._haul(sum(dice_of(move, self.dice, 6)))
        elif move == DIVE:
            self.dives += 1
            self.phase = "throw"
        else:
            self._next("over")

    def _haul(self, total):
        self.phase = "turn"
        if total == self.dice:
            self.catch[self.turn] = 0
            self._next("over")
        else:
            self.catch[self.turn] += total * self.calls[self.turn]

    def _next(self, after):
        """The next seat's turn, or the next phase after the last seat."""
        self.turn = (self.turn + 1) % self.players
        self.dives = 0
        if self.turn == 0:
            self.phase = after

    def clone(self):
        other = DiversState(self.players, self.dice)
        other.phase, other.turn, other.dives = self.phase, self.turn, self.dives
        other.pearls, other.calls, other.catch = self.pearls[:], self.calls[:], self.catch[:]
        return other

    def fields(self, f):
        self.phase = PHASES[f.phase("phase", PHASES.index(self.phase), PHASES)]
        self.turn = f.turn("turn", self.turn)
        self.dives = f.number("dives", self.dives, 0, MOST_DIVES)
        called = self.phase not in ("deal", "call")
        everybody = 2**self.players - 1
        self.pearls = list(f.secret_by_seat("pearls", vec[i64](self.pearls), 0, 6, f.own()))
        shown = everybody if called else f.own()
        self.calls = list(f.secret_by_seat("calls", vec[i64](self.calls), 0, 2, shown))
        self.catch = list(f.by_seat("catch", vec[i64](self.catch), 0, 999))

    def scores(self):
        return vec[i64]([pearl + catch for pearl, catch in zip(self.pearls, self.catch, strict=1)])

    def ranks(self):
        return ranks_by(self.scores())


class DiversNotation(Notation):
    def write_chance(self, state, outcome):
        if state.phase == "deal":
            return f"pearl {outcome + 1}"
        return f"dice {write_dice(dice_of(outcome, state.dice, 6))}"

    def read_chance(self, state, text):
        word, _, rest = text.partition(" ")
        if state.phase == "deal" and word == "pearl" and 1 <= whole_number(rest) <= 6:
            return whole_number(rest) - 1
        if state.phase == "throw" and word == "dice":
            return read_dice(rest, state.dice, 6)
        raise BadNotation(f"{clip(text)} cannot fall here.")


class DiversMessages(GameMessages):
    def log(self, state, mover, move):
        if mover == CHANCE and state.phase == "deal":
            return [say("log-pearl", pearl=move + 1, rule="PD-1").for_seats([state.turn])]
        if mover == CHANCE:
            dice = list(dice_of(move, state.dice, 6))
            return [say("log-throw", seat=state.turn, dice=dice, rule="PD-4")]
        if state.phase == "call":
            return [
                say("log-call", move=MOVES[move], rule="PD-2").for_seats([mover]),
                say("log-called", seat=mover, rule="PD-2").for_all_but([mover]),
            ]
        return [say("log-move", seat=mover, move=MOVES[move], rule="PD-3")]

    def why_not(self, state, seat, move):
        if state.phase == "call":
            return say("no-call-first", rule="PD-2")
        if move == DIVE:
            return say("no-more-dives", dives=MOST_DIVES, rule="PD-3")
        return say("no-second-call", rule="PD-2")


class DiversBoardText(BoardText):
    def lines(self, view):
        return [say("board-turn", phase=view.word("phase"), seat=int(view.number("turn")))]


class Divers(Game):
    def __init__(self, info, options):
        super().__init__(info, options, move_count=len(MOVES), max_steps=40)
        self.notation = DiversNotation(MOVES)
        self.messages = DiversMessages(self)
        self.board_text = DiversBoardText()

    def start(self, players):
        return DiversState(players, self.options["dice"])

    def imagine(self, view, rng):
        state = self.shown(view)
        for place in range(view.players):
            if place != view.seat and (state.phase != "deal" or place < state.turn):
                state.pearls[place] = rng.below(6) + 1
            called = state.phase == "call" and place not in view.actors
            if called and not state.calls[place]:
                state.calls[place] = rng.below(2) + 1
        return state

    def component_counts(self, state):
        return {"seats": len(state.pearls)}


GAME = GameInfo(
    name="divers",
    title="Pearl Divers",
    pitch="Dive for more, or surface with what you have.",
    minutes="5",
    credit="",
    min_players=2,
    max_players=4,
    version=1,
    folder=Path(__file__).parent,
    options=(
        Option("dice", 2, "How many dice a dive throws (PD-4).", low=1, high=3),
        Option("night", False, "Whether the sea is dark, which changes nothing."),
        Option("boat", "small", "A name for the boat, which changes nothing."),
    ),
    make=Divers,
)
