"""Take the pictures of the page in docs/pictures."""

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from before_and_after import SIZES, TABLES, look_at
from before_and_after import open_table as open_a_table
from game_tables import game_table
from server import serving
from web.browser import launch
from web.people import Person
from web.tables import open_table

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
BOARDS = game_table("picture")


def take(page: Page, name: str) -> None:
    """A picture of what the page shows."""
    page.wait_for_timeout(700)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)


def take_boards(browser: Browser, address: str) -> None:
    """Each game at its table."""
    for game, scheme in BOARDS.items():
        host = Person(browser, TABLES[game][1][0], base_url=address, color_scheme=scheme)
        look_at(host, game, open_a_table(host, game), SIZES["desktop"])
        take(host.page, game)
        host.close()


def take_pages(browser: Browser, address: str) -> None:
    """The lobby, and a table on a phone."""
    ada = Person(browser, "Ada", size=SIZES["desktop"], base_url=address)
    ada.page.goto("/")
    ada.page.wait_for_selector(".game-card")
    take(ada.page, "lobby")
    phone = Person(
        browser, "Bo", size=(390, 844), base_url=address, color_scheme="dark", device_scale_factor=2
    )
    open_table(phone, "sharkbait", 3, here=[(2, "Cleo"), (3, "Dev")])
    phone.page.wait_for_selector(".sharkbait")
    for _ in range(9):
        phone.press(Random(5))
        phone.page.wait_for_timeout(80)
    phone.page.evaluate("() => scrollTo(0, 0)")
    take(phone.page, "phone")


if __name__ == "__main__":
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        running = launch(playwright.chromium)
        serving.GAMES = ()  # only the games of the package are in the lobby
        with serving.Serving(Path(folder)) as server:
            take_boards(running, server.address)
            take_pages(running, server.address)
