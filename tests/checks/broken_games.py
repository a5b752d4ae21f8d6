"""Lagoon with one thing wrong at a time: each fails a check and must be reported under its name."""

import itertools

from checks.lagoon import (
    COVES,
    MOVES,
    SAIL,
    STAY,
    Lagoon,
    LagoonBoardText,
    LagoonMessages,
    LagoonNotation,
    LagoonState,
)

from shoal.core.errors import BadNotation
from shoal.core.fields.comparison_numbers import Packer
from shoal.core.fields.learner_numbers import Observer
from shoal.core.game import Evaluator
from shoal.core.message import say
from shoal.core.observation.features import Number
from shoal.core.packed_arrays import i64, vec
from shoal.core.rng import Rng
from shoal.core.text.number_and_dice_text import whole_number

CASES = []
"""Pairs of a check's name and a game that fails it."""

ticks = itertools.count()
"""A counter outside the position, for games that are not deterministic."""


CLASSES = {
    LagoonState: "state_class",
    LagoonNotation: "notation_class",
    LagoonMessages: "messages_class",
    LagoonBoardText: "board_text_class",
    Evaluator: "evaluator_class",
}
"""The classes of Lagoon that a broken game may replace, and where it names them."""


def fails(check):
    """Decorates a broken game, or a broken part of Lagoon, to add it to the cases."""

    def note(broken):
        game = broken
        for base, attribute in CLASSES.items():
            if issubclass(broken, base):
                game = type(broken.__name__, (Lagoon,), {attribute: broken})
        CASES.append((check, game))
        return broken

    return note


@fails("dead ends")
class LeavesAnActorWithoutAMove(LagoonState):
    def moves(self, seat):
        return vec[i64]([]) if self.round == 2 else super().moves(seat)


@fails("dead ends")
class LetsASeatMoveOutOfTurn(LagoonState):
    def moves(self, seat):
        return vec[i64]([STAY, SAIL]) if self.phase == "sail" else super().moves(seat)


@fails("dead ends")
class NamesOneActorWhereThereAreSeveral(LagoonState):
    def actor(self):
        return 0 if self.phase == "hide" else super().actor()


@fails("dead ends")
class ThrowsDiceOutOfTurn(LagoonState):
    def outcomes(self):
        return 6


@fails("dead ends")
class HasAMoveOutsideTheNumbering(Lagoon):
    def __init__(self, info, options):
        super().__init__(info, options)
        self.move_count = SAIL


@fails("dead ends")
class PassesWithAnIllegalMove(Lagoon):
    def passing_move(self, state, seat):
        return SAIL


@fails("order")
class OffersAMoveTwice(LagoonState):
    def moves(self, seat):
        moves = list(super().moves(seat))
        return vec[i64](moves + moves[:1])


@fails("order")
class OffersMovesInAnyOrder(LagoonState):
    def moves(self, seat):
        moves = list(super().moves(seat))
        return vec[i64](moves[::-1] if next(ticks) % 2 else moves)


@fails("order")
class PaysForEveryLookAtTheScores(LagoonState):
    def scores(self):
        self.bank -= 1
        return super().scores()


@fails("determinism")
class FloodsByTheClock(LagoonState):
    def flood(self, flooded):
        super().flood(next(ticks) % COVES + 1)


@fails("clones")
class SharesShellsWithItsClone(LagoonState):
    def clone(self):
        other = super().clone()
        other.shells = self.shells
        return other


@fails("clones")
class ForgetsTheLastCoveInItsClone(LagoonState):
    def clone(self):
        other = super().clone()
        other.last = [0] * self.players
        return other


@fails("playable")
class StumblesOverSailing(LagoonState):
    def play(self, seat, move):
        if self.phase == "sail" and move == SAIL:
            raise IndexError
        super().play(seat, move)


@fails("termination")
class NeverSailsHome(LagoonState):
    def play(self, seat, move):
        if self.phase == "sail":
            self.phase = "hide"
        else:
            super().play(seat, move)


@fails("termination")
class PromisesAShortGame(Lagoon):
    def __init__(self, info, options):
        super().__init__(info, options)
        self.max_steps = 2


@fails("conservation")
class DropsShellsInTheSea(LagoonState):
    def give_back(self, seat):
        self.shells[seat] = max(0, self.shells[seat] - 1)


@fails("ranks")
class CountsRanksFromOne(LagoonState):
    def ranks(self):
        return vec[i64]([rank + 1 for rank in super().ranks()])


@fails("ranks")
class ForgetsALoser(LagoonState):
    def scores(self):
        return vec[i64](self.shells[:-1])


@fails("notation")
class WritesTwoMovesAlike(LagoonNotation):
    def write_move(self, move):
        return "stay" if move == SAIL else super().write_move(move)


@fails("notation")
class SortsTheDice(LagoonNotation):
    def write_chance(self, state, outcome):
        head, dice = super().write_chance(state, outcome).split()
        return f"{head} {''.join(sorted(dice))}"


@fails("notation")
class ForgetsTheLastCoveInItsPosition(Lagoon):
    def read_board(self, players, text):
        state = super().read_board(players, text)
        state.last = [0] * players
        return state


@fails("notation")
class TakesSpacesAroundAMove(LagoonNotation):
    def read_move(self, text):
        return super().read_move(text.strip())


@fails("notation")
class StumblesOverAWrongMove(LagoonNotation):
    def read_move(self, text):
        return MOVES.index(text)


@fails("notation")
class StumblesOverAWrongTide(LagoonNotation):
    def read_chance(self, state, text):
        return sum(6 * (int(die) - 1) for die in text[5:-1]) + int(text[-1]) - 1


@fails("notation")
class AcceptsAnyPosition(Lagoon):
    def check_position(self, state):
        pass


@fails("notation")
class PaysForReadingTheDice(LagoonNotation):
    def read_chance(self, state, text):
        state.bank, state.shells[0] = state.bank - 1, state.shells[0] + 1
        return super().read_chance(state, text)


@fails("replay")
class NamesTidesAsTheyCome(LagoonNotation):
    def __init__(self, dice):
        super().__init__(dice)
        self.met = []

    def write_chance(self, state, outcome):
        if outcome not in self.met:
            self.met.append(outcome)
        return str(self.met.index(outcome))

    def read_chance(self, state, text):
        place = whole_number(text)
        if not 0 <= place < len(self.met):
            raise BadNotation("That tide has not been met.")
        return self.met[place]


@fails("views")
class ShowsATuple(Lagoon):
    def facts(self, state, seat):
        return super().facts(state, seat) | {"last": tuple(state.last)}


@fails("views")
class ShowsNumbersAsKeys(Lagoon):
    def facts(self, state, seat):
        return super().facts(state, seat) | {"shore": {1: 2}}


@fails("views")
class ShowsTheWholeState(Lagoon):
    def facts(self, state, seat):
        return super().facts(state, seat) | {"state": state}


@fails("views")
class WhispersBesideTheJson(Lagoon):
    class board_text_class(LagoonBoardText):  # noqa: N801 - named like the attribute it replaces
        def lines(self, view):
            return [*super().lines(view), say("board-phase", phase=next(iter(view.facts)))]

    def facts(self, state, seat):
        facts = super().facts(state, seat)
        return dict(reversed(facts.items())) if sum(state.coves) % 2 else facts


@fails("views")
class AsksNothing(LagoonMessages):
    def prompt(self, view):
        return say("")


@fails("words")
class SaysNothingOfTheCove(LagoonBoardText):
    def lines(self, view):
        return [line for line in super().lines(view) if line.key != "board-own-cove"]


@fails("words")
class SaysNothingOfTheOthers(LagoonBoardText):
    def lines(self, view):
        return super().lines(view)[:2]


@fails("imagining")
class ImaginesAnotherCove(Lagoon):
    def imagine(self, view, rng):
        state = super().imagine(view, rng)
        state.coves = [cove and state.free_coves(0)[0] for cove in state.coves]
        return state


@fails("imagining")
class ImaginesByTheClock(Lagoon):
    def imagine(self, view, rng):
        return super().imagine(view, Rng(next(ticks)))


@fails("imagining")
class PeeksAtThePositionSeenLast(Lagoon):
    def facts(self, state, seat):
        self.seen = state.clone()
        return super().facts(state, seat)

    def imagine(self, view, rng):
        return self.seen.clone() if hasattr(self, "seen") else super().imagine(view, rng)


@fails("imagining")
class ImaginesAClosedCove(Lagoon):
    def imagine(self, view, rng):
        state = super().imagine(view, rng)
        for seat in range(view.players):
            if seat != view.seat and state.coves[seat]:
                state.coves[seat] = state.last[seat] or state.coves[seat]
        return state


@fails("imagining")
class SpoilsTheViewByImagining(Lagoon):
    def imagine(self, view, rng):
        state = super().imagine(view, rng)
        view.facts["bank"] = 0
        return state


@fails("secrets")
class ClosesCovesThatOthersTook(LagoonState):
    def moves(self, seat):
        moves = list(super().moves(seat))
        return vec[i64]([move for move in moves if move + 1 not in self.coves] or moves)


@fails("secrets")
class TellsWhereOthersHide(LagoonMessages):
    def hiding(self, seat, cove):
        return [say("log-hide-in", cove=cove)]


@fails("secrets")
class TellsAWatcherWhereOthersHide(LagoonMessages):
    def hiding(self, seat, cove):
        others = [other for other in range(4) if other != seat]
        return [say("log-hide-in", cove=cove).for_all_but(others), say("log-hide", seat=seat)]


@fails("secrets")
class TellsWhoIsHidingAlready(LagoonMessages):
    def log(self, state, mover, move):
        company = "log-company" if 1 in state.coves else "log-alone"
        return [*super().log(state, mover, move), say(company)]


@fails("secrets")
class AnswersUndeclared(LagoonState):
    def hide(self, seat, cove):
        if cove in self.coves and self.bank > 0:
            self.bank -= 1
            self.shells[seat] += 1
        super().hide(seat, cove)


@fails("secrets")
class RefusesWithASecret(LagoonMessages):
    def why_not(self, state, seat, move):
        refusal = super().why_not(state, seat, move)
        return say("no-hint", coves=sum(state.coves), rule=refusal.rule)


@fails("refusals")
class RefusesWithoutAMessage(LagoonMessages):
    def why_not(self, state, seat, move):
        return say("", rule="LG-2")


@fails("refusals")
class RefusesWithoutARule(LagoonMessages):
    def why_not(self, state, seat, move):
        return say("no-stay-or-sail")


@fails("refusals")
class RefusesByARuleThatIsNotThere(LagoonMessages):
    def why_not(self, state, seat, move):
        return say("no-stay-or-sail", rule="LG-70")


@fails("refusals")
class PunishesABadMove(LagoonMessages):
    def why_not(self, state, seat, move):
        state.bank, state.shells[seat] = state.bank - 1, state.shells[seat] + 1
        return super().why_not(state, seat, move)


@fails("hints")
class HopesForMoreThanAWin(Evaluator):
    def value(self, state, seat):
        return float(state.shells[seat])


@fails("secrets")
class DeniesThatAnythingIsSecret(Lagoon):
    def has_secrets(self):
        return False


@fails("hints")
class WeighsAMoveBelowNothing(Evaluator):
    def prior(self, state, seat, move):
        return -1.0


@fails("hints")
class PaysForAHint(Evaluator):
    def prior(self, state, seat, move):
        state.bank, state.shells[seat] = state.bank - 1, state.shells[seat] + 1
        return 1.0


@fails("fields")
class NamesOtherFieldsInTheSecondRound(LagoonState):
    def fields(self, f):
        super().fields(f)
        if self.round > 1 and f.derived():
            f.number("tired", 1, 0, 1)


@fails("fields")
class ShowsSomethingThatIsNoField(Lagoon):
    def facts(self, state, seat):
        return super().facts(state, seat) | {"weather": "fine"}


@fails("fields")
class ForgetsAFieldWhenComparing(LagoonState):
    def fields(self, f):
        if isinstance(f, Packer):
            f.number("round", self.round, 1, 6)
        else:
            super().fields(f)


@fails("features")
class KeepsAFactFromLearners(Lagoon):
    def features(self, players):
        return super().features(players)[:-1]


@fails("features")
class CountsShellsBeyondItsBounds(Lagoon):
    def features(self, players):
        return [
            Number("bank", 1) if feature.name == "bank" else feature
            for feature in super().features(players)
        ]


@fails("features")
class WritesOtherNumbersThanItsView(LagoonState):
    def fields(self, f):
        super().fields(f)
        if isinstance(f, Observer):
            f.row[f.at - 1] += 1


@fails("dead ends")
class ForgetsHowManyPlay(Lagoon):
    def start(self, players):
        return super().start(2)
