"""Crowded tanks for fuzzing: fish huddled around the sharks, and movements of any length."""

import re

from shoal.core.errors import BadPosition
from shoal.core.rng import Rng
from shoal.core.text.position_text import read_position
from shoal.games import game_info
from shoal.games.sharktank.game import SharkTank
from shoal.games.sharktank.rules import SharkTankState

LETTERS = "abcdefghijklmnopqrst"


def crowded_text(rng: Rng) -> str:
    """A position in which a player chooses a shark; it may break a rule of positions.

    The tank is small, all 15 fish of a game for three are there, and most of them
    swim close together; the seat to move has collected tiles.
    """
    side = 12 + rng.below(9)
    centre = rng.below(side), rng.below(side)
    cells: list[tuple[int, int]] = []
    reach = 3 + rng.below(5)
    while len(cells) < 19:
        cell = rng.below(side), rng.below(side)
        near = max(abs(cell[0] - centre[0]), abs(cell[1] - centre[1])) <= reach
        if cell not in cells and (near or rng.below(4) == 0):
            cells.append(cell)
    names = [f"{LETTERS[column]}{row + 1}" for column, row in cells]
    sharks, fish = names[:4], cells[4:]
    suits, place = [], 0
    for count in (6, 3, 3, 3):
        swimming = sorted(fish[place : place + count], key=lambda cell: (cell[1], cell[0]))
        suits.append(",".join(f"{LETTERS[column]}{row + 1}" for column, row in swimming))
        place += count
    tiles = rng.below(6) if rng.below(2) else rng.below(19)
    head = "players=3" + ("" if side == 20 else f" tank={side}") + (" null=may" * rng.below(2))
    return (
        f"{head} | phase=choose tasty=moons first=0 seat=0 turn=0 last=- "
        "tokens=-/n/1/2;-/1/2/n;-/2/n/1 spent=-/-/-/- "
        f"fish={'/'.join(suits)} sharks={','.join(sharks)} sector=0 tiles={tiles},0,0 mover=- "
        f"length={min(2 + tiles, 20)} extra=0 trail=- due=0 die=-"
    )


def crowded_table(rng: Rng, **options: int) -> tuple[SharkTank, SharkTankState]:
    """A sound one of these positions, with the longest movement that its player has (ST-22)."""
    while True:
        text = crowded_text(rng)
        for name, value in options.items():
            text = text.replace("players=3", f"players=3 {name}={value}")
        full = int(re.search(r"length=(\d+)", text)[1])
        for length in range(full, 0, -1):
            try:
                return read_position(
                    game_info("sharktank"), text.replace(f"length={full}", f"length={length}")
                )
            except BadPosition:
                continue
