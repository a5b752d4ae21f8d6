"""A table for rule tests: set a position in notation, make moves and throws, read it back.

Chance is a move here, so a test throws the dice it needs.
"""

import pytest

from shoal.core.errors import IllegalMove
from shoal.core.game import Game
from shoal.core.state import CHANCE, State
from shoal.core.text.position_text import read_position, write_position
from shoal.games import game_info


class Table:
    def __init__(self, name: str, text: str) -> None:
        self.game: Game
        self.state: State
        self.game, self.state = read_position(game_info(name), text)

    @classmethod
    def start(cls, name: str, players: int, **options: bool | int | str) -> "Table":
        game = game_info(name).game(options)
        return cls(name, write_position(game, game.start(players)))

    def __getitem__(self, key: str) -> str:
        """A word of the position: ``table["pawns"]``."""
        head, _, board = self.position().partition(" | ")
        return dict(word.split("=", 1) for word in f"{head} {board}".split())[key]

    def position(self) -> str:
        return write_position(self.game, self.state)

    @property
    def seat(self) -> int:
        return int(self.state.actor())

    def moves(self, seat: int | None = None) -> list[str]:
        actor = self.seat if seat is None else seat
        return [self.game.notation.write_move(move) for move in self.state.moves(actor)]

    def play(self, *texts: str, seat: int | None = None) -> "Table":
        """Legal moves of the seat to act, one after the other; IllegalMove otherwise."""
        for text in texts:
            actor = self.seat if seat is None else seat
            move = self.game.notation.read_move(text)
            if move not in list(self.state.moves(actor)):
                refusal = self.game.messages.why_not(self.state, actor, move)
                raise IllegalMove(refusal, self.game.info.folder)
            self.state.play(actor, move)
        return self

    def chance(self, *texts: str) -> "Table":
        """What the dice or the deck do."""
        for text in texts:
            assert self.seat == CHANCE, "chance does not act here"
            self.state.play(CHANCE, self.game.notation.read_chance(self.state, text))
        return self

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The rule that forbids a move; fails if it is allowed. Nothing changes."""
        before = self.position()
        with pytest.raises(IllegalMove) as refused:
            self.play(text, seat=seat)
        assert self.position() == before
        assert str(refused.value).endswith(".")
        return refused.value.rule
