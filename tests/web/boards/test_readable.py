"""Boards and pages work with text a quarter larger than usual."""

import functools
import json
import threading
from pathlib import Path

import pytest
from web.boards.test_boards import SMALL
from web.boards.test_jaws import COVERED, SLACK, meeting
from web.boards.test_one_screen import HIDDEN
from web.gallery import serve
from web.pages.test_pages import walk
from web.people import Person
from web.views import GAMES, views

import shoal

pytestmark = pytest.mark.long

UNREADABLE = (Path(__file__).parents[1] / "unreadable_text.js").read_text()
DESK, LAPTOP, PHONE, LOW = (1280, 800), (1366, 768), (390, 844), (844, 390)
TOUCH = 3
"""Pixels by which the boxes of two texts may overlap: letters do not fill their boxes."""


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
    """The faults of each kind of position of a game; examined once for each screen size."""
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
    """The function in a JavaScript file, as text to call inside another function."""
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
      top: document.querySelector('.board-host .board-area').getBoundingClientRect().top,
    }};
  }}
  return found;
}}"""
"""All faults of each kind of position, by kind of fault."""


def only(faults, claim):
    """The positions with faults of one kind."""
    return {kind: told[claim] for kind, told in faults.items() if told[claim]}


def on_request(size):
    """A screen size that only `make test-all` tests."""
    return pytest.param(size, marks=pytest.mark.long)


games = pytest.mark.parametrize("game", [game for game in GAMES if game in shoal.game_names()])


@games
@pytest.mark.parametrize("size", [DESK, PHONE, on_request(LOW)], ids=["desk", "phone", "low"])
def test_no_text_on_a_board_is_cut_off_or_overlapped_with_larger_text(look, game, size):
    assert only(look(game, size), "unreadable") == {}


@pytest.mark.long  # larger letters are harder
@games
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_text_on_a_board_is_cut_off_or_overlapped(look, game, size):
    assert only(look(game, size, large=False), "unreadable") == {}


@games
@pytest.mark.parametrize("size", [DESK, on_request(LAPTOP)], ids=["desk", "laptop"])
def test_all_legal_moves_are_visible_on_a_desktop_with_larger_text(look, game, size):
    assert only(look(game, size), "hidden") == {}


@games
@pytest.mark.parametrize("size", [PHONE, on_request(LOW)], ids=["phone", "low"])
def test_no_board_is_wider_than_a_phone_with_larger_text(look, game, size):
    assert {kind: told["wide"] for kind, told in look(game, size).items() if told["wide"] > 0} == {}


@games
def test_touch_targets_are_large_enough_with_larger_text(look, game):
    assert only(look(game, PHONE), "small") == {}


@games
def test_a_long_prompt_does_not_move_the_board_with_larger_text(look, gallery, game):
    places = {}
    for kind, told in look(game, PHONE).items():
        # Many players stand in two rows above the board, for the whole game.
        places.setdefault(gallery[0][game][kind]["view"]["players"], set()).add(told["top"])
    assert {players: at for players, at in places.items() if len(at) != 1} == {}


STATUS = """async ([past, line]) => {
  const { html, render } = await import('/web/ui/html.js');
  const { Prompt } = await import('/web/table/prompt.js');
  const { Catalogue } = await import('/web/model/messages/messages.js');
  const { MessageFormatter } = await import('/web/model/messages/message-formatter.js');
  const catalogue = new Catalogue('en', ['line = { $line }']);
  const formatter = new MessageFormatter(catalogue, { seat: 0, names: ['Ada'] });
  const entry = { turn: 1, messages: [['line', { line }, '', 1]] };
  const step = { view: {}, number: 1, last: 2, log: [entry], fresh: 1 };
  const table = { stage: 'playing', seats: [{ kind: 'person', resigned: true }] };
  const queue = { waiting: [line] };
  const live = { table, seat: 0, view: { actors: [] }, isActor: () => false, queue };
  document.body.innerHTML =
    '<div id="page"><main class="game-screen"><div class="deck"></div></main></div>';
  const shown = past ? { step, first: 0 } : {};
  render(html`<${Prompt} live=${live} past=${shown} names=${['Ada']} formatter=${formatter} />`,
    document.querySelector('.deck'));
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
"""The prompt in a past step or after resigning, and whether it is cut off."""

LONG = (
    "The event is Caught the Wrong Shark, with swimmers: 2 at North Beach, 1 at South Beach. " * 5
)


@pytest.mark.parametrize("past", [True, False], ids=["past", "given up"])
@pytest.mark.parametrize("large", [True, False], ids=["large", "usual"])
@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE, LOW], ids=str)
def test_a_cut_status_line_ends_with_an_ellipsis(browser, larger, serving, size, large, past):
    ada = Person(larger if large else browser, "Ada", size=size, base_url=serving.address)
    ada.page.goto("/")
    told = ada.page.evaluate(STATUS, [past, LONG])
    ada.close()
    assert ("Step 1 of 2" if past else "You resigned") in told["text"]
    assert not told["cut"] and not told["scrolls"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("space", ["1", "N", "E", "7"])
def test_nothing_overlaps_on_the_map_with_larger_text(larger, gallery, size, space):
    shown = json.loads(json.dumps(gallery[0]["jaws"]["crew end to"]))
    server = serve({"jaws": {"met": meeting(shown, space)}})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    ada = Person(larger, "Ada", size=size)
    ada.page.goto(f"http://127.0.0.1:{server.server_port}/gallery?game=jaws&kind=met")
    ada.page.get_by_role("switch", name="Likely places").click()
    ada.page.wait_for_selector(".amity-percent")
    covered = ada.page.evaluate(COVERED, SLACK)
    ada.close()
    server.shutdown()
    assert covered == []


@pytest.mark.parametrize("size", [on_request(DESK), PHONE], ids=["desk", "phone"])
def test_no_text_on_any_page_is_cut_off_or_overlapped_with_larger_text(larger, serving, size):
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
