"""Encoding a View as one row of numbers."""

from typing import final

from shoal.core.errors import ShoalError
from shoal.core.fields.learner_numbers import Observer
from shoal.core.fields.state_conversions import describe
from shoal.core.game import Game, View
from shoal.core.message import say
from shoal.core.observation.features import Each, Feature, Flag, Group, Number, Part, empty_row
from shoal.core.packed_arrays import i16, i64, vec
from shoal.core.state import NOBODY, SEVERAL, SPECTATOR, State


@final
class Encoding:
    """How Views of one game with one number of players are written as numbers.

    The row begins with the viewing seat, the seats that may act, and whether the game is over. The
    game's own facts follow. The row contains nothing that is not in the View.
    """

    def __init__(self, game: Game, players: i64) -> None:
        facts = game.features(players)
        if not facts:
            raise ShoalError(say("error-no-features", game=game.info.title))
        self.game = game
        self.players: i64 = players
        self.observer = Observer(players, describe(game.start(players)).part_sizes())
        head: list[Feature] = [
            Each("seat", Number("", 1), players),
            Each("actors", Number("", 1), players),
            Flag("over"),
        ]
        self.features = [*head, *facts]
        self.facts = Group("facts", facts)
        self.head: i64 = 2 * players + 1
        self.size: i64 = self.head + self.facts.size
        self.blank = empty_row(self.size)

    def __reduce__(self) -> tuple[object, ...]:
        return Encoding, (self.game, int(self.players))

    def row(self, view: View) -> vec[i16]:
        """The View as numbers."""
        row = self.blank[:]
        self.write(view, row, 0)
        return row

    def write(self, view: View, row: vec[i16], at: i64) -> None:
        """Write the View over zeros."""
        seat = view.seat
        self.write_head(seat, vec[i64](view.actors), row, at)
        if seat == SPECTATOR:
            seat = 0
        if view.over:
            row[at + self.head - 1] = 1
        self.facts.write(view.facts, row, at + self.head, seat)

    def write_state(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Write the same numbers as the seat's View gives, over zeros, but without a View."""
        self.observer.begin(seat, row, at + self.head)
        state.fields(self.observer)
        actor = state.actor()
        if actor == SEVERAL:
            self.write_head(seat, state.actors(), row, at)
            return
        row[at + seat] = 1
        if actor == seat:
            row[at + self.players] = 1
        elif actor >= 0:
            row[at + self.players + (actor - seat + self.players) % self.players] = 1
        elif actor == NOBODY:
            row[at + self.head - 1] = 1

    def write_head(self, seat: i64, actors: vec[i64], row: vec[i16], at: i64) -> None:
        """Write the viewing seat and the seats that may act, over zeros."""
        if seat == SPECTATOR:
            seat = 0
        else:
            row[at + seat] = 1
        at += self.players
        for actor in actors:
            row[at + (actor - seat + self.players) % self.players] = 1

    def read(self, row: vec[i16]) -> object:
        """The facts that the numbers contain."""
        seat: i64 = 0
        for place in range(self.players):
            if row[place] != 0:
                seat = place
        return self.facts.read(row, self.head, seat)

    def encoded_facts(self, view: View) -> dict[str, object]:
        """The part of the View's facts that the numbers contain; facts without a feature stay."""
        facts = {name: fact for name, fact in view.facts.items() if fact is not None}
        for feature in self.facts.features:
            for inner in feature.features if isinstance(feature, Part) else [feature]:
                if inner.name in facts:
                    facts[inner.name] = inner.encoded_part(facts[inner.name])
        return facts

    def max_values(self) -> list[int]:
        """The largest possible value of each number."""
        values: list[int] = []
        for feature in self.features:
            values += feature.max_values()
        return values

    def table(self) -> list[tuple[int, int, str, str]]:
        """For each feature its first index, its size, its name, and what the numbers mean."""
        rows: list[tuple[int, int, str, str]] = []
        at: i64 = 0
        for feature in self.features:
            rows.append((int(at), int(feature.size), feature.name, feature.description()))
            at += feature.size
        return rows
