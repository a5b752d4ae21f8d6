"""The page is small and quick: measured in CPU time, so a busy machine does not matter."""

import pytest
from web.people import Person
from web.quick_games import open_and_look
from web.tables import open_table, play_bots

BUDGET = 200_000
"""The limit for the bytes transferred until the first board."""

FIRST_BOARD_MS = 1500
SLOWER = 4
"""How many times slower the target machine is than the test machine."""

RESPONSE_MS = 100


class Work:
    """The work of a page's main thread in milliseconds, and the bytes it has loaded."""

    def __init__(self, page):
        self.line = page.context.new_cdp_session(page)
        self.loaded = []
        self.line.on("Network.loadingFinished", lambda event: self.loaded.append(event))  # noqa: PLW0108 - Playwright marks the function
        self.line.send("Network.enable")
        self.line.send("Performance.enable")

    def done(self):
        told = self.line.send("Performance.getMetrics")["metrics"]
        return 1000 * next(one["value"] for one in told if one["name"] == "ThreadTime")

    def weight(self):
        return sum(one["encodedDataLength"] for one in self.loaded)


def cold_load(browser, address, kept, table):
    """The work until a browser with an empty cache has painted the first board."""
    cold = Person(browser, "Ada", base_url=address, storage_state=kept)
    work = Work(cold.page)
    cold.page.goto(table)
    cold.page.wait_for_function("() => performance.getEntriesByName('shoal:board').length > 0")
    took = work.done()
    cold.page.wait_for_selector(".sharkbait-ocean svg")
    weight = work.weight()
    cold.close()
    return took, weight


def test_the_first_board_is_small_and_quick_to_load(browser, serving):
    host = Person(browser, "Ada", base_url=serving.address)
    host.page.goto("/")
    play_bots(host.page, "SharkBait")
    host.page.wait_for_selector(".banner.mine")
    kept, table = host.context.storage_state(), host.page.url
    host.close()
    loads = [cold_load(browser, serving.address, kept, table) for _ in range(3)]
    assert 0 < max(weight for _, weight in loads) < BUDGET
    # Other work on the machine only adds time: the quickest load is the best estimate.
    assert 0 < min(took for took, _ in loads) * SLOWER < FIRST_BOARD_MS


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "budget"),
    [("jaws", 260_000), ("pescado", 215_000), ("sharktank", 220_000), ("urchins", BUDGET)],
)
def test_the_first_board_of_every_game_has_a_limit(browser, serving, game, budget):
    host = Person(browser, "Ada", base_url=serving.address)
    open_and_look(host, game, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    host.page.wait_for_selector(f".{game}")
    kept, table = host.context.storage_state(), host.page.url
    host.close()
    cold = Person(browser, "Ada", base_url=serving.address, storage_state=kept)
    work = Work(cold.page)
    cold.page.goto(table)
    cold.page.wait_for_function("() => performance.getEntriesByName('shoal:board').length > 0")
    weight = work.weight()
    cold.close()
    assert 0 < weight < budget


PRESSES = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const press = async (button, highlighted) => {
    button.click();
    for (let frame = 0; frame < 600 && highlighted() !== null; frame++) await drawn();
    await drawn();
  };
  const chosen = () => document.querySelector('.urchins-stack.on');
  const back = () => [...document.querySelectorAll('.urchins .button')]
    .find((one) => one.textContent.trim() === 'Back');
  for (let time = 0; time < 7; time++) {
    const stack = document.querySelector('.urchins-stack.highlighted');
    await press(stack, () => (chosen() ? null : true));
    await press(back(), chosen);
  }
}"""
"""Seven times: click a colour, wait until its squares are highlighted and painted, and cancel."""


def test_a_click_is_highlighted_with_less_than_100_ms_of_work(person):
    ada = person("Ada")
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".urchins-stack.highlighted")
    work = Work(ada.page)
    before = work.done()
    ada.page.evaluate(PRESSES)
    assert 0 < (work.done() - before) / 14 < RESPONSE_MS


def test_a_move_is_shown_with_less_than_100_ms_of_work(person):
    ada = person("Ada")
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    work, took = Work(ada.page), []
    for _ in range(5):
        ada.page.locator(".urchins-stack.highlighted").first.click()
        spot = ada.page.locator(".spot.highlighted").first
        spot.wait_for()
        before = work.done()
        spot.press("Enter")
        ada.page.wait_for_selector(".urchins-steps li:nth-child(3).now")
        ada.page.wait_for_selector(".spot.highlighted")
        took.append(work.done() - before)
        ada.page.get_by_role("button", name="Undo").click()
    assert 0 < min(took) < RESPONSE_MS
