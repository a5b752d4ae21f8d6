"""Take the pictures of docs/before-and-after.md: five tables before and after their new drawing.

python tools/before_and_after.py            both, from the repository's history and from this tree
python tools/before_and_after.py after      only this tree

The same seed, names and choices make the same game on both sides.
"""

import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from game_tables import game_table
from server.serving import Serving
from waiting import LIMIT
from web.browser import launch
from web.people import Person

ROOT = Path(__file__).parents[1]
BEFORE = "e009fa86d442e30d004ef4126de6d69f0d84c40c"
"""The last commit with the old boards."""

PICTURES = ROOT / "docs" / "pictures" / "before-and-after"
SIZES = {"desktop": (1280, 800), "phone": (390, 844), "landscape": (844, 390)}
QUALITY = 50

NAMES = ["Mum", "Kai", "Marina", "Ben"]
"""Who plays, all at one device."""

OPEN = """async ([game, names, most]) => {
  const path = "/web/settings/storage.js";
  const moved = (await fetch(path)).ok ? path : "/web/net/storage.js";
  const { storage } = await import(moved);
  const { openTable } = await import("/web/net/create-table.js");
  const { request } = await import("/web/net/api.js");
  storage.rename(names[0]);
  const seats = names.map((name, seat) => (seat ? { kind: "here", name } : { kind: "me" }));
  const terms = { timeout: "bot", leavers: "pause", watch: "invited", listed: false };
  const id = await openTable({ game, players: names.length, seats, options: {}, ...terms });
  const tickets = Object.values(storage.table(id).tickets);
  let seed = 11;
  for (let count = 0; count < most || !(await mine()); count++) {
    const views = await Promise.all(
      tickets.map((ticket) => request(`/tables/${id}/view`, { ticket })),
    );
    const seat = views.findIndex(({ view }) => view.moves.length);
    const { view, number } = views[seat];
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const move = view.moves[(seed >> 8) % view.moves.length];
    const body = { type: "play", id: `move ${count}`, move, number };
    await request(`/tables/${id}/requests`, { ticket: tickets[seat], body });
  }
  return id;
  async function mine() {
    const { view } = await request(`/tables/${id}/view`, { ticket: tickets[0] });
    return view.moves.length > 1;
  }
}"""
"""Opens a table, and plays until the first seat has a choice after so many moves."""


def open_table(host: Person, game: str) -> str:
    """A table at which some moves have been played."""
    players, moves = game_table("before_and_after")[game]
    host.page.goto("/web/icon.svg")
    table: str = host.page.evaluate(OPEN, [game, NAMES[:players], moves])
    return table


def look_at(host: Person, game: str, table: str, size: tuple[int, int]) -> None:
    """Show a table at a size, at rest."""
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    host.page.goto(f"/table/{table}")
    pass_device(host)
    host.page.wait_for_selector(f".{game}")
    host.page.wait_for_timeout(700)


def take_all(browser: Browser, address: str, name: str) -> None:
    """Pictures of every game at every size."""
    for game in game_table("before_and_after"):
        host = Person(browser, NAMES[0], base_url=address)
        table = open_table(host, game)
        for size, pixels in SIZES.items():
            look_at(host, game, table, pixels)
            path = PICTURES / f"{game}-{size}-{name}.jpg"
            host.page.screenshot(path=path, type="jpeg", quality=QUALITY)
        host.close()


def pass_device(host: Person) -> None:
    """Past the screen between two players who have secrets, if it is there."""
    ready = host.page.get_by_role("button", name=f"I am {host.name}")
    board = host.page.locator(".board-host, .screen, .stage").first
    ready.or_(board).first.wait_for()
    if ready.count():
        ready.first.click()


def source_of(commit: str, folder: Path) -> Path:
    """The sources and tests of a commit, in a folder."""
    packed = subprocess.run(
        ["git", "archive", commit, "src", "tests"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        timeout=LIMIT,
    )
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


class ServingAnother(Serving):
    """The server of another tree."""

    def __init__(self, folder: Path, tree: Path) -> None:
        super().__init__(folder)
        paths = [str(tree / "src"), str(tree / "tests")]
        self.program = f"import sys; sys.path[:0] = {paths!r}; {Serving.program}"


def main(wanted: list[str]) -> None:
    """Take the pictures that were asked for."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as scratch,
    ):
        browser = launch(playwright.chromium)
        folder = Path(scratch)
        if "before" in wanted:
            tree = source_of(BEFORE, folder / "tree")
            with ServingAnother(folder, tree) as serving:
                take_all(browser, serving.address, "before")
        if "after" in wanted:
            with Serving(folder, database=str(folder / "after.db")) as serving:
                take_all(browser, serving.address, "after")


if __name__ == "__main__":
    main(sys.argv[1:] or ["before", "after"])
