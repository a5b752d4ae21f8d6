"""Playing at a table through the full screen, by keys alone."""

import asyncio
from contextlib import suppress

from game_tables import game_table
from textual.events import Key
from textual.pilot import WaitForScreenTimeout
from waiting import attempts

import shoal
from shoal.core.rng import Rng
from shoal.games import game_info
from shoal.tui.saved_games import SaveSlot
from shoal.tui.screen.app import ShoalApp
from shoal.tui.screen.shared_device import SharedDeviceScreen
from shoal.tui.screen.table import TableScreen
from shoal.tui.tables.local_table import LocalTable

SIZES = {"small": (80, 24), "large": (120, 40)}

SHORT = game_table("terminal")
"""Options that make short games; a game without an entry uses its defaults."""

KEY_NAMES = {" ": "space", "-": "minus", ",": "comma", "?": "question_mark"}
HANDS = 4
"""More than the widgets that handle one key: app, prompt, screen, moves, what they draw."""

LETTERS = {name: letter for letter, name in KEY_NAMES.items()}


def new_table(name, people=(0,), seed=5, level="random", players=0, **options):
    """A table of bots with people at some seats."""
    players = players or game_info(name).min_players
    match = shoal.new(name, players, seed, {**SHORT.get(name, {}), **options})
    levels = {seat: level for seat in range(players) if seat not in people}
    return LocalTable(match, f"{seed:064x}", levels, SaveSlot.new(name))


def typed(text):
    """The keys for a text."""
    return [KEY_NAMES.get(letter, letter) for letter in text]


def character_of(key):
    """What a key types; None if nothing."""
    return LETTERS.get(key, key if len(key) == 1 else None)


class Driver:
    """Presses keys and waits until the screen has settled."""

    def __init__(self, app, pilot):
        self.app = app
        self.pilot = pilot

    @property
    def screen(self):
        return self.app.screen

    @property
    def said(self):
        """The sentence below the table."""
        return str(self.table_screen.message.content)

    @property
    def table_screen(self):
        return next(s for s in self.app.screen_stack if isinstance(s, TableScreen))

    @property
    def board(self):
        """The board as it is painted."""
        return str(self.table_screen.board.painted.content)

    async def press(self, *keys):
        """One key after the other."""
        for key in keys:
            await self.rattle(key)

    async def play_first(self, times=1):
        """Choose the first move and play it, so many times."""
        for _ in range(times):
            await self.press("down", "enter")

    async def rattle(self, *keys):
        """Press keys faster than the screen updates, as over a slow connection."""
        for key in keys:
            self.app.post_message(Key(key, character_of(key)))
        await self.settle()

    async def settle(self):
        """Wait until the screen has handled a key, and only a person can act."""
        await self.hand_on()
        for _ in attempts("the screen to settle", seconds=120, pause=0):
            if not self.table_screen.busy:
                break
            await asyncio.sleep(0.002)
            await self.pause()
        await self.hand_on()

    async def hand_on(self):
        for _ in range(HANDS):
            await self.pause()

    async def pause(self):
        """Wait for the widgets; on a busy machine for longer than Textual's own 30 seconds."""
        for _ in attempts("the widgets to process their messages", seconds=120, pause=0):
            with suppress(WaitForScreenTimeout):
                await self.pilot.pause(0)
                return

    async def enter(self, text):
        await self.press(*typed(text), "enter")


def drive(table, act, size="small", theme="dark"):
    """Open the table and let ``act`` press keys; returns the result of ``act``."""

    async def run():
        app = ShoalApp(TableScreen(table), theme)
        async with app.run_test(size=SIZES[size]) as pilot:
            driver = Driver(app, pilot)
            await driver.settle()
            return await act(driver)

    try:
        return asyncio.run(run())
    finally:
        table.leave()


async def play_to_the_end(driver, most=1000):
    """Play a whole game with every way to make a move; returns the number of moves."""
    table, rng, turns = driver.table_screen.table, Rng(3), 0
    while not table.over and turns < most:
        if isinstance(driver.screen, SharedDeviceScreen):
            await driver.press("enter")
            continue
        moves = driver.table_screen.moves.moves
        wanted = moves[rng.below(len(moves))]
        ways = [
            typed(wanted),
            [*typed(wanted[:2]), "tab", "down"],
            ["down", "right"],
            ["end", "left", "up"],
            ["tab"],
        ]
        await driver.rattle(*ways[turns % len(ways)], "enter")
        turns += 1
    return turns
