"""What an agent reads: messages, boards, moves and rules as text."""

from collections.abc import Sequence

from shoal.core.catalogue import Reader, load_program, with_rule
from shoal.core.catalogue.board_rendering import board_text
from shoal.core.errors import ShoalError
from shoal.core.game import Game, View
from shoal.core.message import Message
from shoal.rulebook.translations import rules_text


class Wording:
    """The words of a game in one language, as they are."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game = game
        self.language = language
        self.catalogue = load_program(language, game.info.folder)

    @property
    def server_name(self) -> str:
        """What the MCP server is called."""
        return "shoal"

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.game.info.title

    def reader(self, seat: int, names: Sequence[str]) -> Reader:
        """The agent at a seat as the reader of messages."""
        return Reader(seat, names)

    def line(self, message: Message, reader: Reader) -> str:
        """A message as a sentence."""
        return self.catalogue.format(message, reader)

    def sentence(self, message: Message, reader: Reader) -> str:
        """A message as a sentence, with the number of its rule."""
        return with_rule(self.line(message, reader), self.rule_number(message.rule))

    def rule_number(self, rule: str) -> str:
        """The number of a rule as the agent reads it."""
        return rule

    def refusal(self, refused: ShoalError, reader: Reader) -> str:
        """Why what the agent tried is not possible."""
        return self.sentence(refused.message, reader)

    def board(self, view: View, reader: Reader) -> str:
        """The board in words."""
        return board_text(view.lines(), self.catalogue, reader)

    def rules(self) -> str:
        """The rules of the game, as Markdown."""
        return rules_text(self.game.info, self.language)

    def write_move(self, move: str) -> str:
        """A move in the game's notation as the agent reads it."""
        return move

    def read_move(self, typed: str) -> str:
        """What the agent typed as a move in the game's notation; '' if it cannot be one."""
        return typed
