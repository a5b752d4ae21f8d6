"""The boards of Jaws: nothing overlaps, and every click sends valid notation."""

import functools
import json
import threading
from pathlib import Path
from urllib.parse import quote

import pytest
from web.gallery import serve
from web.people import Person
from web.table.test_table import two_at
from web.tables import join, look_back, open_menu, open_table, start
from web.views import views

import shoal
from shoal.core.errors import BadNotation

WATERS = ["1", "2", "3", "4", "N", "E", "S", "W", "5", "6", "7", "8"]
PHONE, DESK = (360, 740), (1440, 900)


@functools.cache
def jaws_views():
    return views("jaws")


@pytest.fixture
def shown(browser):
    """Shows Views of Jaws; a test can change the facts of the first."""
    made = []

    def show(*kinds, size=DESK, scheme="light", moves=None, **facts):
        found = json.loads(json.dumps({kind: jaws_views()[kind] for kind in kinds}))
        found[kinds[0]]["view"]["facts"] |= facts
        found[kinds[0]]["view"]["moves"] = moves or found[kinds[0]]["view"]["moves"]
        found[kinds[0]]["helpers"]["belief"] = dict.fromkeys(WATERS, 0.14)
        server = serve({"jaws": found})
        threading.Thread(target=server.serve_forever, daemon=True).start()
        somebody = Person(browser, "Ada", size=size, color_scheme=scheme)
        made.append((server, somebody))
        address = f"http://127.0.0.1:{server.server_port}/gallery"
        somebody.page.goto(f"{address}?framed&game=jaws&kind={quote(kinds[0])}")
        somebody.page.wait_for_selector(".jaws")
        return somebody.page

    yield show
    for server, somebody in made:
        server.shutdown()
        assert somebody.errors == []
        somebody.close()


PRESS = """async () => {
  const settle = () => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 0));
  for (const one of document.querySelectorAll('.board-host .spot, .board-host button')) {
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settle();
  }
  return window.played;
}"""


def is_a_move(game, text):
    """Whether the text is valid notation, legal or not."""
    try:
        game.notation.read_move(text)
    except BadNotation:
        return False
    return True


@pytest.mark.long
def test_every_click_sends_valid_move_notation(shown):
    page, game = shown(*jaws_views()), shoal.new("jaws", players=4, seed=1).game
    unknown = {}
    for kind in jaws_views():
        page.evaluate("(kind) => show(kind)", kind)
        sent = [text for text in page.evaluate(PRESS) if not is_a_move(game, text)]
        if sent:
            unknown[kind] = sent
    assert unknown == {}


def test_starting_the_shark_on_land_is_refused_with_a_reason(shown):
    page = shown("start start")
    page.locator(".spot.shop").press("Enter")
    match = shoal.new("jaws", players=2, seed=1)
    (sent,) = page.evaluate("window.played")
    assert match.refusal(0, sent).key == "no-phase-start"


COVERED = """(slack) => {
  const kinds = '.amity-count, .amity-name[x], .amity-percent, .amity .member, ' +
    '.grown .barrel, .grown .bather, .amity-shark .shark';
  const boxes = [...document.querySelectorAll(kinds)].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom, name: `${one.getAttribute('class')} ${one.textContent}` };
  });
  const meets = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  return boxes.flatMap((a, nth) =>
    boxes.slice(nth + 1).filter((b) => meets(a, b)).map((b) => `${a.name} / ${b.name}`));
}"""
SLACK = 5
"""Pixels by which boxes may overlap: letters and pieces do not fill their boxes."""


def met_at(space):
    """The facts of a position with everybody in one space, and something in every space."""
    ashore = space if space > "4" else "Shop"
    return {"swimmers": [3, 2, 1, 4], "michael": "W", "floating": [1] * 12, "docks": [2, 3],
            "crew": [space, ashore, space], "closed": "-", "overboard": [], "meeple": space,
            "active": "-"}  # fmt: skip


def meeting(shown, space):
    """A View with everybody in one space, and a belief that the shark may be anywhere."""
    shown["view"]["facts"] |= met_at(space)
    shown["helpers"]["belief"] = dict.fromkeys(WATERS, 0.14)
    return shown


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESK, marks=pytest.mark.long)])
@pytest.mark.parametrize("space", ["1", "4", "N", "E", "S", "W", "5", "7"])
def test_nothing_overlaps_when_everybody_is_in_one_space(shown, size, space):
    page = shown("crew end to", size=size, **met_at(space))
    page.get_by_role("switch", name="Likely places").click()
    page.wait_for_selector(".amity-percent")
    assert page.evaluate(COVERED, SLACK) == []


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("space", ["N", "E", "S", "W"])
def test_nothing_overlaps_where_the_shark_has_eaten(shown, size, space):
    page = shown("hunt eat end to", size=size, swimmers=[3, 3, 3, 3], bites=[1, 1, 1, 1],
                 michael=space, michaelbite=1, floating=[1] * 12, crew=[space, space, space],
                 shark=space, overboard=[])  # fmt: skip
    assert page.evaluate(COVERED, SLACK) == []


def test_the_label_tells_the_shark_player_that_the_shark_is_theirs(shown):
    page = shown("hunt end to")
    assert page.locator(".amity-shark").get_attribute("aria-label") == "The shark (you)"


def test_a_secretly_played_token_is_not_counted_as_left(shown):
    page = shown("hunt end to", tokens=["frenzy"], tokensleft=2, token="burst", played=0)
    assert "1 power token left" in page.locator(".jaws-tracks").inner_text()


def test_a_spectator_reads_that_the_shark_swims_in_secret(shown):
    page = shown("watched", act=1, phase="hunt", active="-", ending="none",
                 **amity_facts())  # fmt: skip
    assert "The shark swims in secret." in page.locator(".jaws-deck").inner_text()


def amity_facts():
    """What the crew sees of Act 1."""
    facts = jaws_views()["pick turn"]["view"]["facts"]
    return {
        name: told
        for name, told in facts.items()
        if name not in ("phase", "act", "active", "ending")
    }


def test_crew_members_who_are_not_aboard_wait_at_the_bow(shown):
    page = shown("place place")
    waiting = page.locator(".orca [aria-label$='is not aboard yet']")
    assert waiting.count() == page.locator(".orca-waits").count() > 0


def test_the_button_of_a_surface_option_shows_zone_and_evade(shown):
    page = shown("surface surface", size=PHONE)
    button = page.get_by_role("button", name="Option A: surface in zone").first
    assert "evade" in button.inner_text() and "zone" in button.inner_text()


def test_a_target_is_drawn_as_a_figure_and_not_a_letter(shown):
    page = shown("move end go weapon", targets=["4", "4", "4"])
    assert page.locator(".orca-target .figure").count() == 3
    assert page.locator(".orca-target text").count() == 0


HIDDEN = (Path(__file__).parents[1] / "hidden_elements.js").read_text()
SCROLLS = """() => ['.facts', '.deck'].filter((name) => {
  const one = document.querySelector(name);
  return one.scrollHeight > one.clientHeight + 1;
})"""


@pytest.mark.parametrize(
    "size",
    [
        (1280, 800),
        (360, 640),
        (844, 390),
        *[
            pytest.param(size, marks=pytest.mark.long)
            for size in ((390, 844), (768, 1024), (1920, 1080))
        ],
    ],
    ids=str,
)
def test_all_facts_and_choices_are_visible_at_every_decision(shown, size):
    page = shown(*jaws_views(), size=size)
    wrong = {}
    for kind in jaws_views():
        page.evaluate("(kind) => show(kind)", kind)
        if found := page.evaluate(HIDDEN) + page.evaluate(SCROLLS):
            wrong[kind] = found
    assert wrong == {}


def test_an_action_that_is_not_possible_says_why(shown):
    page = shown("crew end launch to")
    forbidden = page.locator(".jaws .button.forbidden", has_text="Rescue")
    assert forbidden.locator("small").inner_text() in ("no beach here", "nobody here")
    assert forbidden.get_attribute("aria-disabled") == "true"


def test_choosing_to_launch_leaves_only_its_targets_highlighted(shown):
    page = shown("crew end launch to")
    targets = [move for move in jaws_views()["crew end launch to"]["view"]["moves"]
               if move.startswith("launch ")]  # fmt: skip
    page.get_by_role("button", name="Launch").click()
    assert page.locator(".amity .spot.highlighted").count() == len(targets)


def test_the_shark_reads_what_the_crew_will_hear(shown):
    page = shown("hunt eat end to")
    assert "The crew will hear:" in page.locator(".facts").inner_text()
    assert page.locator(".deck .filled small").inner_text().endswith("eaten")


def test_before_the_start_the_shark_is_not_told_that_no_actions_are_left(shown):
    page = shown("start start")
    assert "action" not in page.locator(".jaws-secret").inner_text()


LIGHTNESS = """(selector) => {
  const [r, g, b] = getComputedStyle(document.querySelector(selector)).fill.match(/\\d+/g);
  return Number(r) + Number(g) + Number(b);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_highlighted_boat_space_is_brighter_than_one_that_is_not(shown, scheme):
    page = shown("domino domino", scheme=scheme, tiles=[2] * 8)
    highlighted = page.evaluate(LIGHTNESS, ".spot.highlighted > .orca-deck")
    assert highlighted > page.evaluate(LIGHTNESS, ".spot:not(.highlighted) > .orca-deck")


def test_on_a_phone_nothing_covers_the_replay_steps(person):
    ada, bo = person("Ada"), person("Bo", size=PHONE)
    join(bo, open_table(ada, "jaws", 2))
    start(ada)
    ada.page.locator(".spot[aria-label^='open sea 1']").press("Enter")
    ada.page.get_by_role("button", name="Start in open sea 1").click()
    bo.page.get_by_role("switch", name="Likely places").wait_for()
    look_back(bo.page)
    bo.page.wait_for_selector(".steps")
    assert not bo.page.locator(".jaws-believing").is_visible()


def test_the_result_names_the_winner_without_points(person):
    people = two_at(person, "jaws")
    page = people[0].page
    open_menu(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    for somebody in people:
        somebody.page.wait_for_selector(".result")
        told = somebody.page.locator(".end-sheet .end-score").all_inner_texts()
        assert told == ["won", "lost"]


def test_each_of_a_few_zones_in_reach_has_a_button_that_says_what_it_covers(shown):
    page = shown("target target", moves=["target 2", "target 3"])
    texts = page.locator(".deck .actions .button").all_inner_texts()
    assert [text.split("\n")[0] for text in texts] == ["Aim at zone 2", "Aim at zone 3"]
    assert all("covers" in text for text in texts)


def test_many_zones_in_reach_are_tapped_on_the_water(shown):
    page = shown("target target")
    assert page.locator(".deck .actions .button").count() == 0
    assert page.locator(".jaws-tap").inner_text() == "Tap the highlighted water to aim at."
