"""Boards and pages hold for who has asked for larger letters: a quarter larger than usual."""

import functools
import json
import threading
from pathlib import Path

import pytest
from web.gallery import serve
from web.people import Person
from web.test_boards import SMALL
from web.test_jaws import COVERED, SLACK, meeting
from web.test_one_screen import HIDDEN
from web.test_pages import walk
from web.views import GAMES, views

import shoal

UNREADABLE = (Path(__file__).parent / "unreadable.js").read_text()
DESK, LAPTOP, PHONE, LOW = (1280, 800), (1366, 768), (390, 844), (844, 390)
TOUCH = 3
"""Pixels by which the boxes of two texts may meet: letters do not fill theirs."""


@pytest.fixture(scope="module")
def gallery():
    """All kinds of positions of all games."""
    shown = {game: views(game) for game in GAMES if game in shoal.game_names()}
    server = serve(json.loads(json.dumps(shown)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield shown, f"http://127.0.0.1:{server.server_port}/gallery?framed"
    server.shutdown()


@pytest.fixture(scope="module")
def look(browser, larger, gallery):
    """What is wrong with each kind of position of a game; each game is looked at once a size."""
    shown, address = gallery

    @functools.cache
    def faults(game, size, *, large=True):
        somebody = Person(larger if large else browser, "Ada", size=size)
        somebody.page.goto(f"{address}&game={game}")
        somebody.page.wait_for_selector(f".{game}")
        found = somebody.page.evaluate(FAULTS, [list(shown[game]), TOUCH])
        somebody.close()
        return found

    return faults


def function(text):
    """A file that holds one function, to be called inside another."""
    return f"({text.strip().removesuffix(';')})"


FAULTS = f"""async ([kinds, slack]) => {{
  const found = {{}};
  for (const kind of kinds) {{
    await show(kind);
    found[kind] = {{
      unreadable: {function(UNREADABLE)}(slack),
      hidden: {function(HIDDEN)}(),
      small: {function(SMALL)}(),
      wide: document.documentElement.scrollWidth - innerWidth,
      top: document.querySelector('.board-host').getBoundingClientRect().top,
    }};
  }}
  return found;
}}"""
"""Everything that may be wrong with each kind of position, by what it is."""


def only(faults, claim):
    """The kinds of positions at which something is wrong in one respect."""
    return {kind: told[claim] for kind, told in faults.items() if told[claim]}


def on_request(size):
    """A size that `make test-all` looks at."""
    return pytest.param(size, marks=pytest.mark.long)


games = pytest.mark.parametrize("game", [game for game in GAMES if game in shoal.game_names()])


@games
@pytest.mark.parametrize("size", [DESK, PHONE, on_request(LOW)], ids=["desk", "phone", "low"])
def test_no_text_on_a_board_is_cut_off_or_written_over_with_larger_letters(look, game, size):
    assert only(look(game, size), "unreadable") == {}


@pytest.mark.long  # larger letters are harder
@games
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_text_on_a_board_is_cut_off_or_written_over(look, game, size):
    assert only(look(game, size, large=False), "unreadable") == {}


@games
@pytest.mark.parametrize("size", [DESK, on_request(LAPTOP)], ids=["desk", "laptop"])
def test_all_that_is_lit_is_in_sight_on_a_desk_with_larger_letters(look, game, size):
    assert only(look(game, size), "hidden") == {}


@games
@pytest.mark.parametrize("size", [PHONE, on_request(LOW)], ids=["phone", "low"])
def test_no_board_is_wider_than_a_phone_with_larger_letters(look, game, size):
    assert {kind: told["wide"] for kind, told in look(game, size).items() if told["wide"] > 0} == {}


@games
def test_a_finger_can_hit_whatever_is_lit_with_larger_letters(look, game):
    assert only(look(game, PHONE), "small") == {}


@games
def test_however_long_a_prompt_is_the_board_stays_where_it_is_with_larger_letters(look, game):
    assert len({told["top"] for told in look(game, PHONE).values()}) == 1


STATUS = """async ([past, line]) => {
  const { html, render } = await import('/web/ui/html.js');
  const { StatusLine } = await import('/web/table/status-line.js');
  const step = { view: {}, number: 1, last: 2, told: [line], fresh: 1 };
  const table = { stage: 'playing', seats: [{ kind: 'person', resigned: true }] };
  const live = { table, seat: 0, view: { actors: [] }, queue: { waiting: [line] } };
  document.body.innerHTML =
    '<div id="page"><main class="game-screen"><div class="game-main"></div></main></div>';
  const shown = past ? { step, first: 0 } : {};
  render(html`<${StatusLine} live=${live} past=${shown} names=${['Ada']} />`,
    document.querySelector('.game-main'));
  await document.fonts.load("1em Figtree");
  const banner = document.querySelector('.banner');
  const { top, bottom } = banner.getBoundingClientRect();
  const parts = [...banner.children].map((one) => one.getBoundingClientRect());
  return {
    cut: parts.some((one) => one.top < top || one.bottom > bottom),
    scrolls: banner.scrollHeight > banner.clientHeight,
    text: banner.innerText,
  };
}"""
"""What stands above the board in a step of the past, or for who has given up, and if it is cut."""

LONG = (
    "The event is Caught the Wrong Shark, with swimmers: 2 at North Beach, 1 at South Beach. " * 5
)


@pytest.mark.parametrize("past", [True, False], ids=["past", "given up"])
@pytest.mark.parametrize("large", [True, False], ids=["large", "usual"])
@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE, LOW], ids=str)
def test_the_line_above_the_board_is_never_cut_without_dots(
    browser, larger, serving, size, large, past
):
    ada = Person(larger if large else browser, "Ada", size=size, base_url=serving.address)
    ada.page.goto("/")
    told = ada.page.evaluate(STATUS, [past, LONG])
    ada.close()
    assert ("Step 1 of 2" if past else "You resigned") in told["text"]
    assert not told["cut"] and not told["scrolls"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("space", ["1", "N", "E", "7"])
def test_nothing_covers_another_thing_on_the_map_with_larger_letters(larger, gallery, size, space):
    shown = json.loads(json.dumps(gallery[0]["jaws"]["crew end to"]))
    server = serve({"jaws": {"met": meeting(shown, space)}})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    ada = Person(larger, "Ada", size=size)
    ada.page.goto(f"http://127.0.0.1:{server.server_port}/gallery?game=jaws&kind=met")
    ada.page.get_by_role("button", name="Show where the shark could be").click()
    ada.page.wait_for_selector(".amity-percent")
    covered = ada.page.evaluate(COVERED, SLACK)
    ada.close()
    server.shutdown()
    assert covered == []


@pytest.mark.parametrize("size", [on_request(DESK), PHONE], ids=["desk", "phone"])
def test_no_text_on_any_page_is_cut_off_or_written_over_with_larger_letters(larger, serving, size):
    ada = Person(larger, "Ada", size=size, base_url=serving.address)
    width = "document.documentElement.scrollWidth"
    wrong = {
        name: found
        for name in walk(ada)
        if (
            found := ada.page.evaluate(UNREADABLE, TOUCH)
            + ([] if ada.page.evaluate(width) <= size[0] else ["too wide"])
        )
    }
    ada.close()
    assert wrong == {}
