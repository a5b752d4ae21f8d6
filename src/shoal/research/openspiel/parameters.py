"""What OpenSpiel knows about a game: its type, and options as parameters."""

import re

import pyspiel

from shoal.core.game import GameInfo
from shoal.core.options import Value

COMMA = ";"
"""Replaces a comma in the text of an option: OpenSpiel separates parameters with commas."""

EQUALS = "~"
"""Replaces an equals sign in the text of a position, for the same reason."""

QUOTE = "'"
"""Precedes the text of an option that OpenSpiel would read as a number: ``first='0``."""


def type_of(found: GameInfo) -> pyspiel.GameType:
    """OpenSpiel's description of a game; every option is a parameter."""
    return pyspiel.GameType(
        short_name=f"shoal_{found.name}",
        long_name=found.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Games without secrets too: one registration serves all options and all search bots.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.max_players,
        min_num_players=found.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": found.min_players,
            "position": "",
            **{option.name: write_parameter(option.default) for option in found.options},
        },
    )


def write_parameter(value: Value) -> Value:
    """The parameter for the value of an option or position.

    >>> write_parameter("a=1,2"), write_parameter("6"), write_parameter(6)
    ('a~1;2', "'6", 6)
    """
    if not isinstance(value, str):
        return value
    return QUOTE * looks_like_number(value) + value.replace(",", COMMA).replace("=", EQUALS)


def read_parameter(value: Value) -> Value:
    """The value that a parameter stands for.

    >>> read_parameter("a~1;2"), read_parameter("'6"), read_parameter(6)
    ('a=1,2', '6', 6)
    """
    if not isinstance(value, str):
        return value
    return value.removeprefix(QUOTE).replace(COMMA, ",").replace(EQUALS, "=")


def looks_like_number(text: str) -> bool:
    """Whether OpenSpiel would read the text as a number."""
    return re.fullmatch(r"[-+]?[\d.]+(e[-+]?\d+)?", text) is not None
