"""A game of somebody else with a lesson: Tic-Tac-Toe in a folder of its own."""

import json

from shoal.core.game import GameInfo
from shoal.sample_games.tic_tac_toe import GAME

STEPS = [
    {
        "name": "mark",
        "position": f"players=2 | {GAME.game().write_board(GAME.game().start(2))}",
        "moves": ["mark a1"],
        "then": ["1 mark b2"],
    },
    {"name": "again", "moves": ["mark a3"]},
]

WORDS = """
lesson-mark = Mark a1.
lesson-mark-done = Your mark is on a1.
lesson-again = Mark a3.
lesson-again-done = One more, and you win.
"""


def own_game(folder, name="shore"):
    """The game, with its lesson and words in this folder."""
    write_lesson(folder, STEPS)
    (folder / "words").mkdir(exist_ok=True)
    (folder / "words" / "en.ftl").write_text(WORDS, encoding="utf-8")
    return GameInfo(
        name=name,
        title="Shore",
        min_players=2,
        max_players=2,
        make=GAME.make,
        folder=folder,
    )


def write_lesson(folder, steps):
    """The file of a lesson; JSON's texts, numbers and lists are TOML's too."""
    lines = []
    for step in steps:
        lines.append("[[steps]]")
        lines += [f"{key} = {as_toml(value)}" for key, value in step.items()]
    (folder / "lesson.toml").write_text("\n".join(lines), encoding="utf-8")


def as_toml(value):
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {as_toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(as_toml(part) for part in value) + "]"
    return json.dumps(value)
