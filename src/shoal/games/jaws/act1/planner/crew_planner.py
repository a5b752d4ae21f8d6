"""The crew's plan for a round of Act 1: Hooper asks, Brody asks, Quint launches.

Each member's turn is looked through completely.  What a question is worth comes from the others'
plans: the answers are weighed by the belief, and after each the best plan follows.
"""

from typing import Final, final

from shoal.core.packed_arrays import i64, vec
from shoal.games.jaws.act1.planner.member_turn import NO_SPACE, MemberTurn
from shoal.games.jaws.act1.planner.standing import Standing
from shoal.games.jaws.act1.planner.worth import Worth
from shoal.games.jaws.belief import Worlds, agrees
from shoal.games.jaws.components import (
    BEACH_COUNT,
    BRODY,
    FIRST_BEACH,
    HOOPER,
    QUINT,
    SIGHT,
    WATERS,
)
from shoal.games.jaws.crew_knowledge import (
    BY_BINOCULARS,
    BY_FINDER,
    LOOK_ROW,
    NEARBY,
    NOT_THERE,
    THERE,
)
from shoal.games.jaws.moves import PICK_MEMBER, TURN
from shoal.games.jaws.rules import JawsState

ANSWERS: Final = [NOT_THERE, NEARBY, THERE]
STEP_COST: Final = 1e-5
"""So that a plan takes the shortest way, and no plan goes in circles."""
LATER_QUESTION: Final = 0.2
"""What an answer is worth if Quint cannot use it in this round."""
NEVER: Final = -1e9


def answer_table(tool: i64) -> vec[i64]:
    """For each space and place of the shark, the answer to a question there."""
    table = vec[i64]([0] * int(WATERS * WATERS))
    for space in range(WATERS):
        for place in range(WATERS):
            for answer in ANSWERS:
                row = [int(LOOK_ROW), int(tool), int(space), int(answer)]
                if agrees(row, (int(place), 0, 0)):
                    table[space * WATERS + place] = answer
    return table


FINDER_ANSWERS: Final = answer_table(BY_FINDER)
BINOCULARS_ANSWERS: Final = answer_table(BY_BINOCULARS)


@final
class Places:
    """Where the shark may be: for each water the chance, apart for a shark out of sight."""

    def __init__(self) -> None:
        self.seen = vec[float]([0.0] * int(WATERS))
        self.unseen = vec[float]([0.0] * int(WATERS))

    def mass(self) -> float:
        """The chance of all places together."""
        total = 0.0
        for place in range(WATERS):
            total += self.seen[place] + self.unseen[place]
        return total

    def chances(self) -> vec[float]:
        """The chance of each water."""
        return vec[float]([self.seen[place] + self.unseen[place] for place in range(WATERS)])

    def after(self, answers: vec[i64], space: i64, answer: i64) -> "Places":
        """What is left after an answer."""
        left = Places()
        for place in range(WATERS):
            if answers[space * WATERS + place] == answer:
                left.seen[place] = self.seen[place]
            if answer == NOT_THERE:
                left.unseen[place] = self.unseen[place]
        return left


def places_of(worlds: Worlds) -> Places:
    """The places of a belief."""
    places = Places()
    for (place, _, token), chance in worlds.items():
        if token == SIGHT:
            places.unseen[place] += chance
        else:
            places.seen[place] += chance
    return places


@final
class RoundPlan:
    """The plans of all members who have not had their turn, for one decision."""

    def __init__(self, worth: Worth, state: JawsState, places: Places) -> None:
        self.state = state
        self.places = places
        self.chances = places.chances()
        self.standing = Standing(worth, state, self.chances, hunted=True)
        self.now = self.standing.value(state)
        # What Quint's best plan adds: without a barrel, and for each target after a miss or a hit.
        self.no_launch = 0.0
        self.missed = vec[float]([NEVER] * int(WATERS))
        self.hit = vec[float]([NEVER] * int(WATERS))
        # What Brody's best plan adds, by the beach where he uses the binoculars; last: nowhere.
        self.looks = vec[float]([NEVER] * int(BEACH_COUNT + 1))
        self.quint_follows = False
        self.brody_follows = False

    def plan_others(self, member: i64) -> None:
        """Look through the turns of the members who come after this one."""
        waiting = ~self.state.done
        if member != QUINT and waiting >> QUINT & 1:
            self.quint_follows = True
            self.plan_quint()
        if member == HOOPER and waiting >> BRODY & 1:
            self.brody_follows = True
            self.plan_brody()

    def start_turn(self, member: i64) -> MemberTurn:
        """The turn of a member who has not begun."""
        state = self.state.clone()
        state.done = 0
        state.phase = PICK_MEMBER
        state.play(1, TURN + member)
        return MemberTurn(state, member)

    def plan_quint(self) -> None:
        """Quint's best plan for each target."""
        turn = self.start_turn(QUINT)
        for position in turn.positions:
            turn.restore(position)
            value = self.standing.value(turn.state) - self.now
            target = turn.launched
            if target == NO_SPACE:
                self.no_launch = max(self.no_launch, value)
            elif value > self.missed[target]:
                self.missed[target] = value
                self.hit[target] = self.standing.value_after_hit(turn.state) - self.now

    def plan_brody(self) -> None:
        """Brody's best plan for each place to look from."""
        turn = self.start_turn(BRODY)
        for position in turn.positions:
            turn.restore(position)
            value = self.standing.value(turn.state) - self.now
            beach = BEACH_COUNT
            if turn.asked != NO_SPACE:
                beach = turn.asked - FIRST_BEACH
            self.looks[beach] = max(self.looks[beach], value)

    def best_launch(self, places: Places) -> float:
        """What Quint's best plan adds with this belief, times its chance."""
        mass = places.mass()
        best = self.no_launch * mass
        for space in range(WATERS):
            there = places.seen[space] + places.unseen[space]
            best = max(best, self.hit[space] * there + self.missed[space] * (mass - there))
        return best

    def best_look(self, places: Places) -> float:
        """What Brody's best plan and Quint's after it add with this belief, times its chance."""
        if not self.brody_follows:
            return self.best_launch(places)
        mass = places.mass()
        best = self.looks[BEACH_COUNT] * mass + self.best_launch(places)
        for beach in range(BEACH_COUNT):
            if self.looks[beach] > NEVER:
                space = beach + FIRST_BEACH
                value = self.looks[beach] * mass
                value += self.best_launch(places.after(BINOCULARS_ANSWERS, space, THERE))
                value += self.best_launch(places.after(BINOCULARS_ANSWERS, space, NOT_THERE))
                best = max(best, value)
        return best

    def question_worth(self, member: i64, space: i64) -> float:
        """What the others' plans add if this member asks here."""
        if not self.quint_follows:
            return self.later_worth(member, space)
        if space == NO_SPACE:
            return self.best_look(self.places)
        answers = FINDER_ANSWERS if member == HOOPER else BINOCULARS_ANSWERS
        total = 0.0
        for answer in ANSWERS:
            total += self.best_look(self.places.after(answers, space, answer))
        return total

    def later_worth(self, member: i64, space: i64) -> float:
        """What an answer is worth in the next round: how much better the shark's place is known."""
        if space == NO_SPACE:
            return 0.0
        answers = FINDER_ANSWERS if member == HOOPER else BINOCULARS_ANSWERS
        likeliest = -max(self.chances)
        for answer in ANSWERS:
            left = self.places.after(answers, space, answer)
            best = 0.0
            for place in range(WATERS):
                best = max(best, left.seen[place] + left.unseen[place])
            likeliest += best
        return LATER_QUESTION * self.standing.hit * likeliest

    def value_moves(self, member: i64) -> dict[int, float]:
        """The crew's chance after each move of the member whose turn it is."""
        self.plan_others(member)
        turn = MemberTurn(self.state, member)
        worths: dict[int, float] = {}
        best = vec[float]([0.0] * len(turn.positions))
        for number in range(len(turn.positions)):
            turn.restore(turn.positions[number])
            value = self.end_value(turn)
            if turn.asked not in worths:
                worths[turn.asked] = self.question_worth(member, turn.asked)
            value += worths[turn.asked]
            for other in turn.following[number]:
                value = max(value, best[other] - STEP_COST)
            best[number] = value
        last = turn.following[len(turn.positions) - 1]
        return {turn.moves[place]: best[last[place]] for place in range(len(last))}

    def end_value(self, turn: MemberTurn) -> float:
        """The value if the member's turn ended here."""
        missed = self.standing.value(turn.state)
        if turn.launched == NO_SPACE:
            return missed
        there = self.chances[turn.launched]
        return there * self.standing.value_after_hit(turn.state) + (1.0 - there) * missed
