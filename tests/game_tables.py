"""What tests of all games need to know about each: ``tables.json`` beside the game's own tests.

| table | for every game that has it |
|---|---|
| boards | players and options that produce every kind of position |
| short | options that make short games |
| terminal | options that make short games in a terminal |
| learners_secrets | players and options with which a seat does not see everything |
| terminal_secrets | options with which people at one keyboard have secrets |
| server_secrets | players, options, and one scene for about so many decisions |
| silent_moves | whether a seat can move without the others' noticing |
| rulings | the letter of its rulings on open questions, and how many there are |
| logs | players and options of games whose logs are read |
| browsers | players and options of whole games in browsers, and whether they take long |
| focus | kinds of positions in which the keys move a visible focus |
| before_and_after | players and moves of its table in docs/before-and-after.md |
| picture | the colours of its table in docs/pictures |
| terminal_picture | the table in docs/pictures/terminal-*.svg |
| facts | values that random games hardly ever produce, and facts of several kinds |
| strength | what differs in docs/strength.md: games for each bot, times of the plain search |
| training_moves | how long PPO learns in docs/baselines.md, where it differs |
| close_ends | final positions, or changes of one, that make the end close, by the headline's key |
| passes | positions, and the move that the clock plays there for a late player |
| study_report | arguments of a study, and the words of its report that are not translated |
| undo | options and steps of a game in which seats are told what they can undo |
| phrases | kinds of moves whose names have two words |
| plans | the games that compare the engines; see ``engines.compared_games`` |
"""

import json
from pathlib import Path
from typing import Any

FOLDERS = sorted(path.parent for path in (Path(__file__).parent / "games").glob("*/tables.json"))


def game_table(name: str) -> dict[str, Any]:
    """One table: what each game that has it says, by the game's name."""
    found = {folder.name: json.loads((folder / "tables.json").read_text()) for folder in FOLDERS}
    return {game: tables[name] for game, tables in found.items() if name in tables}


def game_rows(name: str) -> list[tuple[Any, ...]]:
    """The rows of all games, each after the name of its game."""
    return [
        (game, *(row if isinstance(row, list) else [row]))
        for game, found in game_table(name).items()
        for row in found
    ]
