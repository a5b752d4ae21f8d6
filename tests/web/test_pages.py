"""Every page: accessible, fitting a phone, light, and quick even on a slow machine."""

from statistics import median

import pytest
from web.axe import violations
from web.people import Person, play_out
from web.test_table import play_now
from web.test_whole_games import open_table

import shoal
from shoal.games import room

BUDGET = 300_000
FIRST_BOARD_MS = 1500
RESPONSE_MS = 100
COLD_LOADS = 7


def walk(ada):
    """From page to page of a short game; yields the name of each."""
    page = ada.page
    page.goto("/")
    page.wait_for_selector(".game-card")
    yield "quay"
    page.goto("/new/pescado")
    page.get_by_text("House rules").click()
    yield "set-up"
    page.goto("/rules/sharkbait")
    page.wait_for_selector(".rule")
    yield "rules"
    open_table(ada, "urchins", 2)
    page.wait_for_selector(".invitation")
    yield "waiting"
    open_table(ada, "pescado", 2, here=[(2, "Bo")], options={"throws": "4"})
    page.wait_for_selector(".pescado")
    for tab in ("Log", "Talk", "Board in words", "Table"):
        page.get_by_role("tab", name=tab).click()
        yield f"table, {tab}"
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog .rule")
    yield "rules over the table"
    page.get_by_role("button", name="Close").click()
    play_out([ada])
    yield "result"
    page.get_by_role("button", name="Check the dice").click()
    page.locator(".verdict").wait_for()
    yield "receipt"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Look at the game again").click()
    page.wait_for_selector(".steps")
    yield "replay"


def test_axe_finds_nothing_serious_on_any_page(person):
    ada = person("Ada")
    assert {name: found for name in walk(ada) if (found := violations(ada.page))} == {}


def test_axe_finds_nothing_serious_in_the_dark_on_a_phone_and_nothing_is_wider_than_it(person):
    ada = person("Ada", size=(360, 740), color_scheme="dark", device_scale_factor=2)
    width = "document.documentElement.scrollWidth"
    wrong = {
        name: found
        for name in walk(ada)
        if (
            found := violations(ada.page)
            + ([] if ada.page.evaluate(width) <= 360 else ["too wide"])
        )
    }
    assert wrong == {}


def test_pages_hold_at_twice_their_size(person):
    # 1280 pixels at 200 % leave 640 for the page.
    ada = person("Ada", size=(640, 450), device_scale_factor=2)
    width = "document.documentElement.scrollWidth"
    assert [name for name in walk(ada) if ada.page.evaluate(width) > 640] == []


LARGE_TEXT = """() => {
  document.documentElement.style.fontSize = "200%";
  return document.documentElement.scrollWidth;
}"""
"""How wide a page is when who reads it has asked for text twice as large."""


def test_no_page_is_wider_than_a_phone_with_text_twice_as_large(person):
    ada = person("Ada", size=(360, 740))
    wide = {}
    for name in walk(ada):
        wide[name] = ada.page.evaluate(LARGE_TEXT)
        ada.page.evaluate("document.documentElement.style.fontSize = ''")
    play_now(ada, "Sea Urchins")
    ada.page.goto("/")
    ada.page.wait_for_selector("#continue")
    wide["quay with a game to go on with"] = ada.page.evaluate(LARGE_TEXT)
    assert {name: width for name, width in wide.items() if width > 360} == {}


@pytest.mark.parametrize("title", ["Jaws", "Pescado", "Sea Urchins", "Shark Tank", "SharkBait"])
def test_no_table_is_wider_than_a_phone_with_text_twice_as_large(person, title):
    page = play_now(person("Ada", size=(360, 740)), title)
    assert page.evaluate(LARGE_TEXT) <= 360


BOARD = """new Promise((done) => new PerformanceObserver((seen) =>
  seen.getEntriesByName('shoal:board').forEach((mark) => done(mark.startTime))
).observe({ type: 'mark', buffered: true }))"""
"""When the page had painted its first board; asked once, and told when it is so."""


def cold_load(browser, address, kept, table):
    """How long the first board took with the processor slowed four times, and what it weighed."""
    cold = Person(browser, "Ada", base_url=address, storage_state=kept)
    wire = cold.context.new_cdp_session(cold.page)
    wire.send("Network.enable")
    told = []
    wire.on("Network.loadingFinished", lambda event: told.append(event))  # noqa: PLW0108 - Playwright marks the function
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    cold.page.goto(table, wait_until="commit")
    asked = {"expression": BOARD, "awaitPromise": True}
    took = wire.send("Runtime.evaluate", asked)["result"]["value"]
    cold.page.wait_for_selector(".sharkbait-ocean svg")
    cold.close()
    return took, sum(one["encodedDataLength"] for one in told)


@pytest.mark.timed
def test_the_first_board_comes_light_and_quickly_on_a_slow_machine(browser, serving):
    host = Person(browser, "Ada", base_url=serving.address)
    host.page.goto("/")
    host.page.get_by_label("Play now against bots: SharkBait").click()
    host.page.wait_for_selector(".banner.mine", timeout=30_000)
    kept, table = host.context.storage_state(), host.page.url
    host.close()
    loads = [cold_load(browser, serving.address, kept, table) for _ in range(COLD_LOADS)]
    assert max(weight for _, weight in loads) < BUDGET
    # Other work on the machine only ever adds time: the quickest load is nearest to the page's own.
    assert min(took for took, _ in loads) < FIRST_BOARD_MS


PRESSES = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const took = [];
  for (let time = 0; time < 7; time++) {
    const from = performance.now();
    document.querySelector('.urchins-stack.lit').click();
    while (!document.querySelector('.urchins-stack.on')) await drawn();
    await drawn();
    took.push(performance.now() - from);
    const acts = [...document.querySelectorAll('.urchins .act')];
    acts.find((one) => one.textContent.trim() === 'Back').click();
    while (document.querySelector('.urchins-stack.on')) await drawn();
  }
  return took;
}"""
"""Press a colour, wait until its squares are lit and painted, take it back; how long each took."""


@pytest.mark.timed
def test_a_press_is_answered_with_light_within_a_tenth_of_a_second(person):
    ada = person("Ada")
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".urchins-stack.lit")
    assert median(ada.page.evaluate(PRESSES)) < RESPONSE_MS


MOVE = """() => new Promise((done) => {
  document.querySelector('.urchins-stack.lit').click();
  requestAnimationFrame(() => setTimeout(() => {
    const from = performance.now();
    const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    document.querySelector('.spot.lit').dispatchEvent(press);
    const look = () => document.querySelector('.urchins-steps li:nth-child(3).now')
      && document.querySelector('.spot.lit')
      ? done(performance.now() - from) : requestAnimationFrame(look);
    look();
  }));
})"""
"""Add a token; how long it took until the server had agreed and the next squares were lit."""


@pytest.mark.timed
def test_a_move_is_answered_with_the_next_lights_within_a_tenth_of_a_second(person):
    ada = person("Ada")
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    took = []
    for _ in range(7):
        ada.page.wait_for_selector(".urchins-stack.lit")
        took.append(ada.page.evaluate(MOVE))
        ada.page.get_by_role("button", name="Undo").click()
    assert median(took) < RESPONSE_MS


def test_every_room_brings_its_board_and_its_looks():
    lacking = [
        game
        for game in shoal.games()
        if not all(
            (room(game).folder / "web" / name).exists()
            for name in ("board.js", "board.css", "words.js")
        )
    ]
    assert lacking == []
