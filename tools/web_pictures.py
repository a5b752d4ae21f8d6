"""Take the pictures of the page in docs/pictures."""

import json
import sys
import tempfile
import threading
from pathlib import Path
from random import Random
from urllib.parse import quote

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from game_tables import game_table
from server.serving import Serving
from web.browser import launch
from web.gallery import serve
from web.people import Person
from web.tables import open_table
from web.views import views

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
BOARDS = game_table("picture")


def take(page: Page, name: str) -> None:
    """A picture of what the page shows."""
    page.wait_for_timeout(700)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)


def take_boards(browser: Browser) -> None:
    """Each board in a random game."""
    shown = {game: views(game) for game in BOARDS}
    gallery = serve(json.loads(json.dumps(shown)))
    threading.Thread(target=gallery.serve_forever, daemon=True).start()
    for game, (kind, scheme) in BOARDS.items():
        ada = Person(browser, "Ada", size=(1200, 900), color_scheme=scheme)
        address = f"http://127.0.0.1:{gallery.server_port}/gallery?game={game}&kind={quote(kind)}"
        ada.page.goto(address)
        ada.page.wait_for_selector(f".{game}")
        take(ada.page, game)
        ada.close()
    gallery.shutdown()


def take_pages(browser: Browser, address: str) -> None:
    """The lobby, and a table on a phone."""
    ada = Person(browser, "Ada", size=(1120, 760), base_url=address)
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
        take_boards(running)
        with Serving(Path(folder)) as serving:
            take_pages(running, serving.address)
