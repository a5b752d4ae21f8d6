"""Small games that test a server: with hidden moves, reveals, chat channels and races."""

from pathlib import Path

from checks.lagoon import Lagoon, info_of

from shoal.core.game import BoardText, Game, GameInfo, GameMessages, Notation
from shoal.core.message import say
from shoal.core.options import Option
from shoal.core.packed_arrays import i64, vec
from shoal.core.state import CHANCE, NOBODY, State, ranks_by

MOVES = ["whisper", "look", "pass"]
WHISPER, LOOK, PASS = range(3)
TURNS = 6


class WhispersState(State):
    """Every seat is dealt a secret; it whispers unheard, looks at a secret, or passes."""

    def __init__(self):
        self.players = 2
        self.dealt = 0
        self.turn = 0
        self.secrets = []
        self.whispers = []
        self.seen = []

    def clone(self):
        other = WhispersState()
        other.players, other.dealt, other.turn = self.players, self.dealt, self.turn
        other.secrets, other.whispers = self.secrets[:], self.whispers[:]
        other.seen = self.seen[:]
        return other

    def actor(self):
        if self.dealt < self.players:
            return CHANCE
        return NOBODY if self.turn == TURNS else self.turn % self.players

    def moves(self, seat):
        if seat < 0 or self.actor() != seat:
            return vec[i64]([])
        return vec[i64]([WHISPER, LOOK, PASS] if self.whispers[seat] < 9 else [LOOK, PASS])

    def outcomes(self):
        return 6 if self.dealt < self.players else 0

    def play(self, seat, move):
        if self.dealt < self.players:
            self.secrets[self.dealt] = move + 1
            self.dealt += 1
        elif move == WHISPER:
            self.whispers[seat] += 1
        elif move == LOOK:
            self.seen[seat] = self.secrets[(seat + 1) % self.players]
        else:
            self.turn += 1

    def fields(self, f):
        self.dealt = f.number("dealt", self.dealt, 0, self.players)
        self.turn = f.number("turn", self.turn, 0, TURNS)
        self.secrets = list(f.secret_by_seat("secrets", vec[i64](self.secrets), 0, 6, f.own()))
        whispers = vec[i64](self.whispers)
        self.whispers = list(f.secret_by_seat("whispers", whispers, 0, 9, f.own()))
        self.seen = list(f.secret_by_seat("seen", vec[i64](self.seen), 0, 6, f.own()))

    def scores(self):
        return vec[i64](self.secrets)

    def ranks(self):
        return ranks_by(self.scores())


class WhispersNotation(Notation):
    def write_chance(self, state, outcome):
        return f"secret {outcome + 1}"

    def read_chance(self, state, text):
        return int(text.removeprefix("secret ")) - 1


class WhispersMessages(GameMessages):
    def log(self, state, mover, move):
        if mover == CHANCE:
            return []
        if move == WHISPER:
            return [say("log-whisper").for_seats([mover])]
        return [say("log-look" if move == LOOK else "log-pass", seat=mover)]

    def why_not(self, state, seat, move):
        return say("no-tenth-whisper", rule="WH-1")


class WhispersBoardText(BoardText):
    def lines(self, view):
        own = view.facts["secrets"][view.seat] if view.seat >= 0 else 0
        return [say("board-turn", turn=int(view.number("turn")), secret=own)]


class Whispers(Game):
    def __init__(self, info, options, move_count=0, max_steps=10_000):
        super().__init__(info, options, move_count, max_steps)
        self.notation = WhispersNotation(MOVES)
        self.messages = WhispersMessages(self)
        self.board_text = WhispersBoardText()

    def start(self, players):
        state = WhispersState()
        state.players = players
        state.secrets, state.whispers = [0] * players, [0] * players
        state.seen = [0] * players
        return state

    def imagine(self, view, rng):
        state = self.shown(view)
        for seat in range(view.players):
            if seat != view.seat:
                state.secrets[seat] = rng.below(6) + 1
                state.whispers[seat] = rng.below(8)
        return state

    def passing_move(self, state, seat):
        return PASS

    def component_counts(self, state):
        return {"secrets": len(state.secrets)}


class ShownWhispers(Whispers):
    """Leaks on purpose: the View shows everybody's secrets."""

    def facts(self, state, seat):
        return super().facts(state, seat) | {"shown": state.secrets}


class OpenWhispers(Whispers):
    """Leaks on purpose: a chat channel opens and closes with the number of hidden moves."""

    def channels(self, state):
        return {"crew": [0, 1]} if sum(state.whispers) % 2 else {}


class Crewed(Lagoon):
    """Seats 1 and up may talk among themselves while they hide in the first round."""

    def channels(self, state):
        first = state.round == 1 and state.phase == "hide"
        return {"crew": list(range(1, state.players))} if first else {}


class Racing(Lagoon):
    """The first crew to hide counts."""

    def is_race(self, state):
        return state.phase == "hide"


def named(name, make) -> GameInfo:
    info = info_of(make)
    info.name = name
    return info


CREWED = named("crewed", Crewed)
RACING = named("racing", Racing)


def whispered(name, kind) -> GameInfo:
    return GameInfo(
        name=name,
        title="Whispers",
        pitch="Whisper unheard.",
        minutes="1",
        credit="",
        min_players=2,
        max_players=4,
        version=1,
        folder=Path(__file__).parent,
        options=(Option("loud", default=False, sentence="Changes nothing."),),
        make=lambda info, options: kind(info, options, len(MOVES), 70),
    )


WHISPERS = whispered("whispers", Whispers)
SHOWN = whispered("shown_whispers", ShownWhispers)
OPENED = whispered("open_whispers", OpenWhispers)
GAME = WHISPERS
