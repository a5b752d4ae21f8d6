"""The options of SharkBait, and what they mean to the rules."""

from typing import Final, final

from shoal.core.options import GameSettings, Option, Value, first_option
from shoal.core.packed_arrays import i64
from shoal.games.sharkbait.components import MAX_PLAYERS, TOKENS, TRACK, read_tokens
from shoal.games.sharkbait.option_tables import TOKEN_ROWS

OPTIONS = (
    Option("tokens", TOKENS, rule="SB-3", check=read_tokens, table=TOKEN_ROWS),
    Option("track", TRACK, rule="SB-4", low=10, high=200),
    first_option(MAX_PLAYERS, "SB-8"),
)


@final
class Settings(GameSettings):
    """The chosen options, as the rules read them."""

    def __init__(self, options: dict[str, Value]) -> None:
        super().__init__(options)
        self.tokens = read_tokens(str(options["tokens"]))
        self.track: i64 = int(options["track"])


DEFAULT_SETTINGS: Final = Settings({option.name: option.default for option in OPTIONS})
