"""One View for every question that a game asks, from its records and planned games."""

import functools
import re
from itertools import chain
from pathlib import Path

from engines.compared_games import Plan
from game_tables import game_table
from web.views import shown
from words.game_steps import recorded_steps, seeded_steps

import shoal

NOT_A_DECISION = {"ask-nothing", "ask-draw", "ask-over", "ask-wait"}
"""What is said to a seat that has nothing to decide."""


def catalogue_questions(game):
    """The keys of all questions to a seat that is to move."""
    words = Path(shoal.__file__).parent / "games" / game / "words" / "en.ftl"
    return set(re.findall("^(ask-[a-z0-9-]+) ", words.read_text(), re.MULTILINE)) - NOT_A_DECISION


@functools.cache
def questions(game):
    """For each question a View with it: the one with the most moves, which need the most room."""
    plans = [Plan(**plan) for plan in game_table("plans")[game]]
    most = {}
    for step in chain(recorded_steps(game), seeded_steps(game, plans)):
        if step.mover < 0:
            continue
        view = step.view
        key = step.game.messages.prompt(view).key
        if key not in most or len(view.moves) > len(most[key].moves):
            most[key] = view
    return {key: shown(view) for key, view in most.items()}
