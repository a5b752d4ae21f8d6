"""The rules of Jaws: who acts in each phase, and which part of the rules the phase belongs to.

Phases are numbered in the order of a round (``moves.py``), so each part of a
round is a range of phases.  What a part allows and does is in its file: ``act1`` has
``event_phase``, ``shark_phase`` and ``crew_phase``, ``act2`` has ``orca`` (its setup), ``prepare``,
``crew_attack`` and ``shark_attack``.
"""

from typing import final

from shoal.core.bits import bit, count_bits, lowest_bit
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import Fields
from shoal.core.message import say
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import SEVERAL, State, ranks_by
from shoal.games.jaws.act1.crew_phase import crew_phase_moves, play_crew_phase
from shoal.games.jaws.act1.event_phase import (
    draw_count,
    event_moves,
    play_event_phase,
    start_shark_turn,
)
from shoal.games.jaws.act1.shark_phase import play_shark_phase, shark_phase_moves
from shoal.games.jaws.act2.crew_attack import crew_attack_moves, play_crew_attack
from shoal.games.jaws.act2.orca import (
    begin_orca,
    join_spaces,
    off_board,
    play_setup,
    roll_count,
    setup_moves,
)
from shoal.games.jaws.act2.prepare import (
    choice_moves,
    chum_holders,
    drawable,
    play_preparation,
    preparation_moves,
)
from shoal.games.jaws.act2.shark_attack import cage_moves, play_shark_attack, shark_attack_moves
from shoal.games.jaws.act2.state import Board, collect_undealt, copy_board, lay_out
from shoal.games.jaws.components import (
    ALL_CREW,
    BRODY,
    CREW_SETS,
    HELICOPTER,
    NO_ABILITY,
    NO_EVENT,
    NO_OPTION,
    OPTION_COUNT,
    SHARK,
)
from shoal.games.jaws.crew_knowledge import known_at_start, note_board
from shoal.games.jaws.moves import (
    ACTIVE_ACTS,
    ACTIVE_OR_CHUM_ACT,
    ANSWER_EVENT,
    BY_BARREL,
    BY_EATING,
    BY_SINKING,
    BY_SWIMMERS,
    BY_WOUNDS,
    CHOOSE_START,
    CHOOSE_TARGET,
    CHOOSE_TOKEN,
    CREW_ACTS,
    CREW_ATTACK,
    CREW_TURN,
    DEAL_ABILITIES,
    DEAL_GEAR,
    DECIDE_AMMO,
    DRAW_EVENT,
    DRAW_OPTIONS,
    OVER,
    PHASES,
    PICK_MEMBER,
    PLACE_CREW,
    ROLL_ATTACK,
    ROLL_BITE,
    ROLL_BLANKS,
    ROLL_MAUL,
    SHARK_ACTS,
    SPEED_BURST,
    UNPLACED_ACT,
    WAITING_ACT,
    WAITING_OR_CHUM_ACT,
    WHO_ACTS,
)
from shoal.games.jaws.options import ONLY_ACT_1, ONLY_ACT_2, Settings
from shoal.games.jaws.state import is_act1


@final
class JawsState(Board):
    """A position of Jaws: seat 0 is the shark, the others are the crew."""

    def members_to_act(self) -> i64:
        """The crew members for whom something can be decided now, as bits."""
        who = WHO_ACTS[self.phase]
        if who == CREW_ACTS:
            if self.flies_brody() and not self.settings.crew_flies:
                return bit(BRODY)  # JW-16
            return ALL_CREW
        if who == WAITING_ACT:
            return ALL_CREW & ~self.done
        if who == ACTIVE_ACTS:
            return bit(self.active)
        if who == WAITING_OR_CHUM_ACT:
            return (ALL_CREW & ~self.done) | chum_holders(self)
        if who == ACTIVE_OR_CHUM_ACT:
            return bit(self.active) | chum_holders(self)
        if who == UNPLACED_ACT:
            return off_board(self)
        return self.asked

    def flies_brody(self) -> bool:
        """Whether the Helicopter asks where it sets Brody down (JW-36)."""
        return self.phase == ANSWER_EVENT and self.event == HELICOPTER

    def actor(self) -> i64:
        who = WHO_ACTS[self.phase]
        if who <= 0:
            return who  # NOBODY, CHANCE and the shark's seat
        if self.players == 2:
            return 1
        seats = self.settings.seats[self.players * CREW_SETS + self.members_to_act()]
        if seats & (seats - 1):
            return SEVERAL
        return lowest_bit(seats)

    def actors(self) -> vec[i64]:
        seats = vec[i64](capacity=3)
        who = WHO_ACTS[self.phase]
        if who == SHARK_ACTS:
            return append(seats, SHARK)
        if who > 0:
            acting = self.settings.seats[self.players * CREW_SETS + self.members_to_act()]
            for seat in range(1, self.players):
                if acting >> seat & 1:
                    seats = append(seats, seat)
        return seats

    def moves(self, seat: i64) -> vec[i64]:
        who = WHO_ACTS[self.phase]
        if who == SHARK_ACTS and seat == SHARK:
            return self.shark_moves()
        if who > 0 and 0 < seat < self.players:
            if self.settings.seats[self.players * CREW_SETS + self.members_to_act()] >> seat & 1:
                return self.crew_moves(seat)
        return vec[i64](capacity=0)

    def shark_moves(self) -> vec[i64]:
        """What the shark may do in its phases."""
        phase = self.phase
        if phase <= CREW_TURN:
            return shark_phase_moves(self)
        if phase <= CHOOSE_TARGET:
            return choice_moves(self)
        return shark_attack_moves(self)

    def crew_moves(self, seat: i64) -> vec[i64]:
        """What a seat that may act for the crew may do."""
        phase = self.phase
        if phase <= CREW_TURN:
            if phase >= PICK_MEMBER:
                return crew_phase_moves(self, seat)
            return event_moves(self)
        if phase <= PLACE_CREW:
            return setup_moves(self, seat)
        if phase <= CHOOSE_TARGET:
            return preparation_moves(self, seat)
        if phase <= DECIDE_AMMO:
            return crew_attack_moves(self, seat)
        return cage_moves(self, seat)

    def outcomes(self) -> i64:
        phase = self.phase
        if phase == DRAW_EVENT:
            return draw_count(self)
        if phase == DRAW_OPTIONS:
            return count_bits(drawable(self))
        if phase == ROLL_ATTACK or phase == ROLL_BITE:
            return roll_count(self.dice)
        if phase == ROLL_BLANKS or phase == ROLL_MAUL:
            return roll_count(count_bits(self.again))
        if phase == DEAL_ABILITIES:
            return count_bits(self.abilities)
        if phase == DEAL_GEAR:
            return count_bits(self.gear_deck)
        return 0

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase <= CREW_TURN:
            if phase >= PICK_MEMBER:
                play_crew_phase(self, move)
            elif phase > ANSWER_EVENT or phase == CHOOSE_START:
                play_shark_phase(self, move)
            else:
                play_event_phase(self, move)
        elif phase <= PLACE_CREW:
            play_setup(self, move)
        elif phase <= CHOOSE_TARGET:
            play_preparation(self, move)
        elif phase <= DECIDE_AMMO:
            play_crew_attack(self, move)
        else:
            play_shark_attack(self, move)

    def clone(self) -> "JawsState":
        other = JawsState()
        copy_board(self, other)
        return other

    def fields(self, f: Fields) -> None:
        self.phase_fields(f)
        if f.reading:
            self.begin_act(self.phase)
        act1 = is_act1(self)
        f.allow_missing()  # Fields left out have their value at the start of the act.
        self.turn_fields(f)
        self.act1_fields(f, in_use=act1)
        self.knowledge_fields(f, in_use=act1)
        self.act2_fields(f, in_use=not act1)
        if f.reading:
            if act1:
                self.fill_act1(f)
            else:
                self.fill_act2(f)

    def fill_act1(self, f: Fields) -> None:
        """Derive fields that a position leaves out from the others."""
        if f.was_missing("events") and self.event != NO_EVENT:
            self.events &= ~bit(self.event)
        hunting = CHOOSE_TOKEN <= self.phase <= SPEED_BURST
        if f.was_missing("strokes") and hunting:
            start_shark_turn(self)
        if f.was_missing("base"):
            self.base = known_at_start(self)
        if f.was_missing("story") and hunting:
            note_board(self)

    def fill_act2(self, f: Fields) -> None:
        """Derive fields that a position leaves out from the others."""
        zones = self.settings.card_zone
        cards = [card for card in self.options if card < len(zones)]
        if f.was_missing("deck"):
            for card in cards:
                self.deck &= ~bit(card)
        if f.was_missing("cardplayed") and self.ability != NO_ABILITY:
            self.card_played = 1
        revealed = CREW_ATTACK <= self.phase < OVER and self.choice != NO_OPTION
        if f.was_missing("fin") and revealed and len(cards) == OPTION_COUNT:
            self.fin = zones[self.options[self.choice]]

    def complete(self) -> None:
        if not is_act1(self):
            collect_undealt(self)
            join_spaces(self)

    def begin_act(self, phase: i64) -> None:
        """Lay out the act of the phase that was read."""
        act1 = is_act1(self)
        if self.settings.acts == (ONLY_ACT_2 if act1 else ONLY_ACT_1):
            raise BadPosition(say("error-no-phase", phase=PHASES[phase]))
        if not act1:
            begin_orca(self)
            self.phase = phase

    def scores(self) -> vec[i64]:
        points = vec[i64]([0] * self.players)
        ending = self.ending
        if ending == BY_SWIMMERS or ending == BY_SINKING or ending == BY_EATING:
            points[SHARK] = 1
        elif ending == BY_BARREL or ending == BY_WOUNDS:
            for seat in range(1, self.players):
                points[seat] = 1
        return points

    def ranks(self) -> vec[i64]:
        return ranks_by(self.scores())


def own(state: State) -> JawsState:
    """The state as Jaws' own type."""
    assert isinstance(state, JawsState)
    return state


def new_state(players: i64, settings: Settings) -> JawsState:
    """The position before anything has happened."""
    state = JawsState()
    lay_out(state)
    state.players = players
    state.settings = settings
    state.at[BRODY] = settings.office
    state.gear_deck = settings.deck
    state.gear = settings.own[:]
    if settings.acts == ONLY_ACT_2:
        begin_orca(state)
    return state
