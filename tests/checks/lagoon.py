"""Lagoon, a small honest game in plain Python, as a third party would write it.

It has everything that the checks look at: several seats at once, a hidden choice, dice,
tokens, options, refusals with rule numbers, facts as numbers.
"""

from pathlib import Path

from shoal.core.errors import BadNotation, BadPosition
from shoal.core.game import (
    BoardText,
    Evaluator,
    Game,
    GameInfo,
    GameMessages,
    Notation,
)
from shoal.core.message import say
from shoal.core.options import Option
from shoal.core.packed_arrays import i64, vec
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State, ranks_by
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import dice_of, read_dice, write_dice

COVES = 3
STAY = 3
SAIL = 4
MOVES = ["hide 1", "hide 2", "hide 3", "stay", "sail"]
PHASES = ["hide", "tide", "sail", "over"]


class LagoonState(State):
    """A position of Lagoon; cove 0 stands for none."""

    def __init__(self):
        self.players = 2
        self.options = {}
        self.round = 1
        self.phase = "hide"
        self.coves = []
        self.last = []
        self.shells = []
        self.bank = 0

    def clone(self):
        other = type(self)()
        other.players = self.players
        other.options = self.options
        other.round = self.round
        other.phase = self.phase
        other.coves = self.coves[:]
        other.last = self.last[:]
        other.shells = self.shells[:]
        other.bank = self.bank
        return other

    def fields(self, f):
        shells = self.options["shells"]
        self.round = f.number("round", self.round, 1, self.options["rounds"])
        self.phase = PHASES[f.phase("phase", PHASES.index(self.phase), PHASES)]
        self.coves = list(f.secret_by_seat("coves", vec[i64](self.coves), 0, COVES, f.own()))
        self.last = list(f.by_seat("last", vec[i64](self.last), 0, COVES))
        self.shells = list(f.by_seat("shells", vec[i64](self.shells), 0, shells))
        self.bank = f.number("bank", self.bank, 0, shells)
        if f.derived():
            f.by_seat("hidden", vec[i64]([int(cove > 0) for cove in self.coves]), 0, 1)

    def leader(self):
        return (self.round - 1) % self.players

    def actors(self):
        if self.phase == "hide":
            return vec[i64]([seat for seat, cove in enumerate(self.coves) if cove == 0])
        return vec[i64]([self.leader()] if self.phase == "sail" else [])

    def actor(self):
        if self.phase == "tide":
            return CHANCE
        actors = list(self.actors())
        if not actors:
            return NOBODY
        return actors[0] if len(actors) == 1 else SEVERAL

    def moves(self, seat):
        if seat not in list(self.actors()):
            return vec[i64]([])
        if self.phase == "sail":
            return vec[i64]([STAY, SAIL])
        return vec[i64]([cove - 1 for cove in self.free_coves(seat)])

    def free_coves(self, seat):
        return [cove for cove in range(1, COVES + 1) if cove != self.last[seat]]  # LG-3

    def outcomes(self):
        return 6 ** self.options["dice"] if self.phase == "tide" else 0

    def play(self, seat, move):
        if self.phase == "hide":
            self.hide(seat, move + 1)
        elif self.phase == "tide":
            self.flood(self.flooded(move))
        elif move == SAIL:
            self.phase = "over"
        else:
            self.next_round()

    def hide(self, seat, cove):
        self.coves[seat] = cove
        if 0 not in self.coves:
            self.phase = "tide"

    def flooded(self, outcome):
        return sum(dice_of(outcome, self.options["dice"], 6)) % COVES + 1

    def flood(self, flooded):
        for seat in range(self.players):
            if self.coves[seat] == flooded:
                self.give_back(seat)
            elif self.bank > 0:
                self.bank -= 1
                self.shells[seat] += 1
        self.last = self.coves
        self.coves = [0] * self.players
        if self.round == self.options["rounds"]:
            self.phase = "over"
        elif self.options["sailing"]:
            self.phase = "sail"
        else:
            self.next_round()

    def give_back(self, seat):
        if self.shells[seat] > 0:
            self.shells[seat] -= 1
            self.bank += 1

    def next_round(self):
        self.round += 1
        self.phase = "hide"

    def scores(self):
        return vec[i64](self.shells)

    def ranks(self):
        return ranks_by(vec[i64](self.shells))


class LagoonNotation(Notation):
    """Moves by their texts, tides by their dice."""

    def __init__(self, dice):
        super().__init__()
        self.dice = dice

    def write_move(self, move):
        return MOVES[move]

    def read_move(self, text):
        if text not in MOVES:
            raise BadNotation(f"{clip(text)} is not a move of Lagoon.")
        return MOVES.index(text)

    def write_chance(self, state, outcome):
        return "tide " + write_dice(dice_of(outcome, self.dice, 6))

    def read_chance(self, state, text):
        if not text.startswith("tide "):
            raise BadNotation(f"{clip(text)} is no tide.")
        return read_dice(text.removeprefix("tide "), self.dice, 6)


class LagoonMessages(GameMessages):
    """What Lagoon says."""

    def log(self, state, mover, move):
        if mover == CHANCE:
            dice = list(dice_of(move, state.options["dice"], 6))
            return [say("log-tide", dice=dice, cove=state.flooded(move), rule="LG-4")]
        if move < COVES:
            return self.hiding(mover, move + 1)
        return [say("log-sail" if move == SAIL else "log-stay", seat=mover, rule="LG-6")]

    def hiding(self, seat, cove):
        """Only the seat itself hears where it hides."""
        return [
            say("log-hide-in", cove=cove, rule="LG-2").for_seats([seat]),
            say("log-hide", seat=seat, rule="LG-2").for_all_but([seat]),
        ]

    def why_not(self, state, seat, move):
        if state.phase == "sail":
            return say("no-stay-or-sail", rule="LG-6")
        if move >= COVES:
            return say("no-sail-yet", rule="LG-2")
        return say("no-same-cove", cove=move + 1, rule="LG-3")


class LagoonBoardText(BoardText):
    """The lagoon in words."""

    def lines(self, view):
        shells = int(view.number("bank"))
        lines = [
            say("board-round", round=int(view.number("round")), shells=shells),
            say("board-phase", phase=view.word("phase")),
        ]
        for seat, shells in enumerate(view.numbers("shells")):
            if view.facts["hidden"][seat]:
                lines.append(say("board-hidden", seat=seat, shells=int(shells)))
            else:
                lines.append(say("board-in-sight", seat=seat, shells=int(shells)))
        if view.seat >= 0 and view.facts["coves"][view.seat]:
            lines.append(say("board-own-cove", cove=view.facts["coves"][view.seat]))
        return lines


class Lagoon(Game):
    """The rules of Lagoon. Games that differ in one thing replace one of the classes."""

    state_class = LagoonState
    notation_class = LagoonNotation
    messages_class = LagoonMessages
    board_text_class = LagoonBoardText
    evaluator_class = Evaluator

    def __init__(self, info, options):
        super().__init__(info, options, len(MOVES), options["rounds"] * (info.max_players + 2))
        self.notation = self.notation_class(options["dice"])
        self.messages = self.messages_class(self)
        self.board_text = self.board_text_class()
        self.evaluator = self.evaluator_class(self)

    def start(self, players):
        state = self.state_class()
        state.players = players
        state.options = self.options
        state.coves = [0] * players
        state.last = [0] * players
        state.shells = [0] * players
        state.bank = self.options["shells"]
        return state

    def check_position(self, state):
        if state.bank + sum(state.shells) != self.options["shells"]:
            raise BadPosition(f"There are {self.options['shells']} shells (LG-1).")
        if any(cove and cove == last for cove, last in zip(state.coves, state.last, strict=True)):
            raise BadPosition("Nobody hides in the same cove again (LG-3).")
        hidden = state.players - state.coves.count(0)
        if state.phase == "tide" and hidden < state.players:
            raise BadPosition("The tide waits for all (LG-4).")
        if state.phase == "hide" and hidden == state.players:
            raise BadPosition("Somebody is still to hide (LG-2).")
        if state.phase in ("sail", "over") and hidden:
            raise BadPosition("All have shown where they hid (LG-5).")
        before = state.round == 1 and state.phase in ("hide", "tide")
        if state.last.count(0) != (state.players if before else 0):
            raise BadPosition("last= does not fit the round (LG-5).")
        ends = state.round == self.options["rounds"]
        if state.phase == "sail" and (ends or not self.options["sailing"]):
            raise BadPosition("Nobody may sail now (LG-6).")
        if state.phase == "over" and not (ends or self.options["sailing"]):
            raise BadPosition("The game is not over yet (LG-7).")

    def imagine(self, view, rng):
        state = self.shown(view)
        for seat in range(view.players):
            if seat != view.seat and view.facts["hidden"][seat]:
                free = state.free_coves(seat)
                state.coves[seat] = free[rng.below(len(free))]
        return state

    def component_counts(self, state):
        return {"shells": state.bank + sum(state.shells)}


def info_of(make):
    """The GameInfo of Lagoon, or of a game that differs from it in one thing."""
    return GameInfo(
        name="lagoon",
        title="Lagoon",
        pitch="Hide from the tide.",
        minutes="5",
        credit="",
        min_players=2,
        max_players=4,
        version=1,
        folder=Path(__file__).parent,
        options=(
            Option("shells", 12, "Shells in the bank (LG-1).", low=2, high=20),
            Option("dice", 2, "Dice of the tide (LG-4).", low=1, high=3),
            Option("rounds", 4, "Rounds of the game (LG-7).", low=1, high=6),
            Option("sailing", default=True, sentence="Whether the leader may sail (LG-6)."),
        ),
        make=make,
    )


GAME = info_of(Lagoon)
