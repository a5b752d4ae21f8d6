"""The game of Jaws: who acts at each stage, with what, and what comes of it.

Each stage is one case below; what happens in it stands in the file of its phase.
"""

from typing import Final, final

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit
from shoal.core.state import CHANCE, SEVERAL, ranks_by
from shoal.games.jaws.act1.crew_phase import act, begin_turn, crew_moves, pick_moves
from shoal.games.jaws.act1.event_phase import answer_event, draw_count, draw_event, event_moves
from shoal.games.jaws.act1.shark_phase import (
    choose_start,
    hunt,
    hunt_moves,
    play_token,
    start_moves,
    token_moves,
)
from shoal.games.jaws.act2.crew_attack import (
    ammo_moves,
    answer_ammo,
    answer_blanks,
    attack,
    attack_moves,
    blank_moves,
    hit,
    hit_again,
    hits_of,
    rethrown,
    roll_count,
)
from shoal.games.jaws.act2.prepare import (
    ability_moves,
    aim_or_chum,
    begin_member,
    choose_ability,
    choose_surface,
    chum_holders,
    draw_option,
    drawable,
    play_chum,
    prepare,
    prepare_moves,
    ready_moves,
    show,
    show_moves,
    surface_moves,
    target_moves,
)
from shoal.games.jaws.act2.setup import (
    begin_orca,
    deal_ability,
    deal_gear,
    divide,
    divide_moves,
    place_member,
    place_moves,
    unplaced,
)
from shoal.games.jaws.act2.shark_attack import (
    after_roll,
    answer_cage,
    answer_maul,
    bite,
    bite_moves,
    bonus,
    bonus_moves,
    cage_moves,
    domino_moves,
    maul_moves,
    ram,
    ram_moves,
    settle_bite,
    topple,
)
from shoal.games.jaws.bits import count_bits, lowest
from shoal.games.jaws.component_tables import Box
from shoal.games.jaws.components import BRODY, HELICOPTER
from shoal.games.jaws.moves import (
    AT_ABILITIES,
    AT_ABILITY,
    AT_AGAIN,
    AT_AMMO,
    AT_ATTACK,
    AT_BITE,
    AT_BLANKS,
    AT_BONUS,
    AT_CAGE,
    AT_CREW,
    AT_DIVIDE,
    AT_DOMINO,
    AT_DRAW,
    AT_EVENT,
    AT_GEAR,
    AT_HIT,
    AT_HIT_AGAIN,
    AT_HUNT,
    AT_MAUL,
    AT_MOVE,
    AT_OPTIONS,
    AT_PICK,
    AT_RAM,
    AT_READY,
    AT_ROLL,
    AT_ROLL_AGAIN,
    AT_RUSH,
    AT_SHOW,
    AT_START,
    AT_SURFACE,
    AT_TARGET,
    AT_TOKEN,
    BY_BARREL,
    BY_EATING,
    BY_SINKING,
    BY_SWIMMERS,
    BY_WOUNDS,
    CHUM,
    TURN,
)
from shoal.games.jaws.state import Board, copy_board

# Who acts at each stage.
NONE_ACT: Final[i64] = -2
CHANCE_ACTS: Final[i64] = -1
SHARK_ACTS: Final[i64] = 0
ALL_CREW: Final[i64] = 1
PICK_ACTS: Final[i64] = 2
ACTIVE_ACTS: Final[i64] = 3
READY_ACTS: Final[i64] = 4
PREPARE_ACTS: Final[i64] = 5
UNPLACED_ACT: Final[i64] = 6
ASKED_ACT: Final[i64] = 7
WHO = vec[i64]([
    SHARK_ACTS, CHANCE_ACTS, ALL_CREW, SHARK_ACTS, SHARK_ACTS, SHARK_ACTS, PICK_ACTS, ACTIVE_ACTS,
    CHANCE_ACTS, CHANCE_ACTS, ALL_CREW, UNPLACED_ACT, CHANCE_ACTS, SHARK_ACTS, SHARK_ACTS,
    SHARK_ACTS, READY_ACTS, PREPARE_ACTS, PREPARE_ACTS, PICK_ACTS, CHANCE_ACTS, ACTIVE_ACTS,
    CHANCE_ACTS, ACTIVE_ACTS, SHARK_ACTS, SHARK_ACTS, ASKED_ACT, CHANCE_ACTS, SHARK_ACTS,
    CHANCE_ACTS, SHARK_ACTS, SHARK_ACTS, SHARK_ACTS, NONE_ACT,
])  # fmt: skip


@final
class JawsState(Board):
    """A position of Jaws: seat 0 is the shark, the others are the crew."""

    def members_to_act(self) -> i64:
        """The crew members for whom something can be decided now, as bits."""
        who = WHO[self.stage]
        if who == ALL_CREW:
            if self.flies_brody() and not self.box.crew_flies:
                return bit(BRODY)  # JW-16
            return 7
        if who == PICK_ACTS:
            return 7 & ~self.done
        if who == ACTIVE_ACTS:
            return bit(self.active)
        if who == READY_ACTS:
            return (7 & ~self.done) | chum_holders(self)
        if who == PREPARE_ACTS:
            return bit(self.active) | chum_holders(self)
        if who == UNPLACED_ACT:
            return unplaced(self)
        return self.asked

    def flies_brody(self) -> bool:
        """Whether the Helicopter asks where it sets Brody down (JW-36)."""
        return self.stage == AT_EVENT and self.event == HELICOPTER

    def actor(self) -> i64:
        who = WHO[self.stage]
        if who <= 0:
            return who  # NOBODY, CHANCE and the shark's seat
        if self.players == 2:
            return 1
        seats = self.box.seats[self.players * 8 + self.members_to_act()]
        if seats & (seats - 1):
            return SEVERAL
        return lowest(seats)

    def actors(self) -> vec[i64]:
        seats = vec[i64](capacity=3)
        who = WHO[self.stage]
        if who == SHARK_ACTS:
            return append(seats, 0)
        if who > 0:
            acting = self.box.seats[self.players * 8 + self.members_to_act()]
            for seat in range(1, self.players):
                if acting >> seat & 1:
                    seats = append(seats, seat)
        return seats

    def moves(self, seat: i64) -> vec[i64]:
        who = WHO[self.stage]
        if who == SHARK_ACTS and seat == 0:
            return self.shark_moves()
        if who > 0 and 0 < seat < self.players:
            if self.box.seats[self.players * 8 + self.members_to_act()] >> seat & 1:
                return self.crew_moves(seat)
        return vec[i64](capacity=0)

    def shark_moves(self) -> vec[i64]:
        """What the shark may do at its stages."""
        stage = self.stage
        if stage == AT_HUNT or stage == AT_RUSH:
            return hunt_moves(self)
        if stage == AT_TOKEN:
            return token_moves(self)
        if stage == AT_SURFACE:
            return surface_moves()
        if stage == AT_ABILITY:
            return ability_moves(self)
        if stage == AT_BITE or stage == AT_AGAIN:
            return bite_moves(self)
        if stage == AT_BONUS:
            return bonus_moves(self)
        if stage == AT_SHOW:
            return show_moves(self)
        if stage == AT_MAUL:
            return maul_moves(self)
        if stage == AT_RAM:
            return ram_moves(self)
        if stage == AT_DOMINO:
            return domino_moves(self)
        return start_moves()

    def crew_moves(self, seat: i64) -> vec[i64]:
        """What a seat that may act for the crew may do."""
        stage = self.stage
        if stage == AT_CREW:
            return crew_moves(self)
        if stage == AT_PICK:
            return pick_moves(self, seat)
        if stage == AT_MOVE:
            return prepare_moves(self, seat)
        if stage == AT_TARGET:
            return target_moves(self, seat)
        if stage == AT_READY:
            return ready_moves(self, seat)
        if stage == AT_ATTACK:
            return attack_moves(self, seat)
        if stage == AT_EVENT:
            return event_moves(self)
        if stage == AT_CAGE:
            return cage_moves(self, seat)
        if stage == AT_BLANKS:
            return blank_moves()
        if stage == AT_AMMO:
            return ammo_moves()
        if stage == AT_DIVIDE:
            return divide_moves()
        return place_moves(self, seat)

    def outcomes(self) -> i64:
        stage = self.stage
        if stage == AT_DRAW:
            return draw_count(self)
        if stage == AT_OPTIONS:
            return count_bits(drawable(self))
        if stage == AT_HIT or stage == AT_ROLL:
            return roll_count(self.dice)
        if stage == AT_HIT_AGAIN or stage == AT_ROLL_AGAIN:
            return roll_count(count_bits(self.again))
        if stage == AT_ABILITIES:
            return count_bits(self.abilities)
        if stage == AT_GEAR:
            return count_bits(self.gear_deck)
        return 0

    def play(self, seat: i64, move: i64) -> None:
        stage = self.stage
        if stage == AT_CREW:
            act(self, move)
        elif stage == AT_HUNT or stage == AT_RUSH:
            hunt(self, move)
        elif seat == CHANCE:
            self.fall(move)
        elif stage == AT_PICK:
            begin_turn(self, move - TURN)
        elif stage == AT_TOKEN:
            play_token(self, move)
        elif stage == AT_EVENT:
            answer_event(self, move)
        elif stage == AT_START:
            choose_start(self, move)
        else:
            self.play_orca(move)

    def play_orca(self, move: i64) -> None:
        """A player's move in Act 2."""
        stage = self.stage
        if stage == AT_MOVE:
            prepare(self, move)
        elif stage == AT_TARGET:
            aim_or_chum(self, move)
        elif stage == AT_READY:
            if move >= CHUM:
                play_chum(self, move - CHUM)
            else:
                begin_member(self, move - TURN)
        elif stage == AT_SURFACE:
            choose_surface(self, move)
        elif stage == AT_ABILITY:
            choose_ability(self, move)
        elif stage == AT_ATTACK:
            attack(self, move)
        elif stage == AT_BITE or stage == AT_AGAIN:
            bite(self, move)
        elif stage == AT_BONUS:
            bonus(self, move)
        else:
            self.play_rarely(move)

    def play_rarely(self, move: i64) -> None:
        """What gear, abilities and the setup ask."""
        stage = self.stage
        if stage == AT_CAGE:
            answer_cage(self, move)
        elif stage == AT_BLANKS:
            answer_blanks(self, move)
        elif stage == AT_AMMO:
            answer_ammo(self, move)
        elif stage == AT_SHOW:
            show(self, move)
        elif stage == AT_MAUL:
            answer_maul(self, move)
        elif stage == AT_RAM:
            ram(self, move)
        elif stage == AT_DOMINO:
            topple(self, move)
        elif stage == AT_DIVIDE:
            divide(self, move)
        else:
            place_member(self, move)

    def fall(self, outcome: i64) -> None:
        """Cards and dice."""
        stage = self.stage
        if stage == AT_DRAW:
            draw_event(self, outcome)
        elif stage == AT_OPTIONS:
            draw_option(self, outcome)
        elif stage == AT_HIT:
            hit(self, outcome)
        elif stage == AT_ROLL:
            self.thrown = hits_of(self, outcome, self.dice)
            after_roll(self)
        elif stage == AT_HIT_AGAIN:
            hit_again(self, outcome)
        elif stage == AT_ROLL_AGAIN:
            self.thrown = rethrown(self, outcome)
            settle_bite(self)
        elif stage == AT_ABILITIES:
            deal_ability(self, outcome)
        else:
            deal_gear(self, outcome)

    def clone(self) -> "JawsState":
        other = JawsState()
        copy_board(self, other)
        return other

    def scores(self) -> vec[i64]:
        points = vec[i64]([0] * self.players)
        ending = self.ending
        if ending == BY_SWIMMERS or ending == BY_SINKING or ending == BY_EATING:
            points[0] = 1
        elif ending == BY_BARREL or ending == BY_WOUNDS:
            for seat in range(1, self.players):
                points[seat] = 1
        return points

    def ranks(self) -> vec[i64]:
        return ranks_by(self.scores())


def new_state(players: i64, box: Box) -> JawsState:
    """The position before anything has happened."""
    state = JawsState()
    state.players = players
    state.box = box
    state.at[1] = box.office
    state.gear_deck = box.deck
    state.gear = box.own[:]
    if box.acts == 2:
        begin_orca(state)
    return state
