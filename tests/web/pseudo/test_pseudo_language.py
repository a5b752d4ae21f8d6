"""In the pseudo-language every text on the page that comes from no catalogue is visible as such."""

import re
from pathlib import Path
from random import Random

import pytest
from web.people import play_out
from web.table.test_table import BOTS_WITHIN, press_until
from web.tables import open_table

import shoal
from shoal.games import game_info

SCRIPT = (Path(__file__).parents[1] / "untranslated_text.js").read_text()

PEOPLE = ["Ada", "Bo", "Pearl", "Kai", "Marina", "Otto", "Nori", "Wanda", "Skip", "Coral"]
"""Those who play in these tests, and the bots."""

EXEMPT = ["code", "[lang]:not(html)", "[list]", ".all-moves", ".rulebook"]
"""Commands and hashes, texts that say their language, the notation of moves, and the rules."""

GAMES = [name for name in shoal.game_names() if game_info(name).folder.parent.name == "games"]
TITLES = [game_info(name).title for name in GAMES]


def untranslated(page, *, parts=(), names=()):
    """Texts that come from no catalogue, with where they are."""
    allowed = sorted([*PEOPLE, *TITLES, *names], key=len, reverse=True)
    return page.evaluate(SCRIPT, [allowed, ", ".join([*EXEMPT, *parts])])


@pytest.fixture
def ada(person):
    return person("Ada", language="pseudo")


def play_now(ada, game):
    """A game against bots; how it is started does not depend on a language."""
    ada.page.goto("/")
    card = ada.page.locator(".game-card", has=ada.page.locator(f"a[href='/new/{game}']"))
    card.locator("button.play").first.click()
    ada.page.locator(".opponents button").first.click()
    ada.page.wait_for_selector(".banner.mine", timeout=BOTS_WITHIN)
    ada.page.wait_for_selector(".log")
    return ada.page


PANELS = {"log": ".log", "talk": ".message-form", "more": ".table-tab", "board": ".board-text"}
"""The panels beside the board, then those of the menu, and what each contains."""

OTHERS = [
    "Lagoon", "Pearl Divers", "Whispers", "Connect Four",
    "Hide from the tide.", "Dive for more, or surface with what you have.", "Whisper unheard.",
    "Four in a line, a benchmark for engines.",
]  # fmt: skip
"""Games of the tests' server without words for the page."""


def test_the_lobby_has_only_words_of_catalogues(ada):
    ada.page.goto("/")
    ada.page.wait_for_selector(".game-card")
    assert untranslated(ada.page, names=OTHERS) == {}


def test_games_in_the_lobby_have_only_words_of_catalogues(ada, person):
    bo = person("Bo", language="pseudo")
    terms = {"leavers": "pause", "watch": "anyone", "listed": True, "timeout": "bot"}
    plan = {
        "game": "sharkbait", "players": 3, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2],
        "time_control": {"kind": "game", "seconds": 600, "increment": 15}, "options": {"track": 30},
    }  # fmt: skip
    for somebody in (ada, ada, bo):
        somebody.page.goto("/")
        somebody.page.wait_for_selector(".game-card")
        somebody.page.evaluate(
            """async ([name, plan]) => {
              (await import("/web/settings/storage.js")).storage.rename(name);
              await (await import("/web/net/create-table.js")).openTable(plan);
            }""",
            [somebody.name, plan | terms],
        )
    ada.page.goto("/")
    ada.page.wait_for_selector(".continue-bar")
    for way in (".lobby-way:last-child", ".lobby-way:first-child"):
        assert untranslated(ada.page, names=OTHERS) == {}
        ada.page.locator(way).click()
        ada.page.wait_for_selector("dialog .table-row .terms")
        assert untranslated(ada.page, names=OTHERS) == {}
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector("dialog", state="detached")
    ada.page.locator(".lobby-way:first-child").click()
    ada.page.locator(".table-row .icon-button").first.click()
    ada.page.wait_for_selector("dialog.question:modal")
    assert untranslated(ada.page, names=OTHERS) == {}


@pytest.mark.parametrize("game", GAMES)
def test_setting_up_a_game_has_only_words_of_catalogues(ada, game):
    page = ada.page
    page.goto(f"/new/{game}")
    page.wait_for_selector("form")
    for summary in page.locator("summary").all():
        summary.click()
    for clock in ("move", "game", "days"):
        page.locator(".panel.grid select").first.select_option(clock)
        assert untranslated(page) == {}
    page.locator(".seat-choice select").nth(1).select_option("here")
    assert untranslated(page) == {}


def test_the_waiting_room_has_only_words_of_catalogues(ada, person):
    link = open_table(ada, "sharkbait", 3)
    ada.page.wait_for_selector(".invitation .actions")
    assert untranslated(ada.page) == {}
    bo = person("Bo", language="pseudo")
    bo.page.goto(link)
    bo.page.wait_for_selector(".sit-form")
    assert untranslated(bo.page) == {}
    bo.page.locator(".sit-form button").click()
    bo.page.wait_for_selector(".sit-form", state="detached")
    assert untranslated(bo.page) == {}
    bo.page.goto("/web/icon.svg")
    ada.page.wait_for_selector(".waiting-room-start [role=status]")
    assert untranslated(ada.page) == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_only_words_of_catalogues(ada, game):
    page = play_now(ada, game)
    ada.press(Random(1))
    assert untranslated(page) == {}
    for tab, content in PANELS.items():
        if tab == "more":
            page.locator(".tool-menu").click()
        page.locator(f"#tab-{tab}").click()
        page.wait_for_selector(content)
        for summary in page.locator(".table-tab summary, .move-input summary").all():
            summary.click()
        assert untranslated(page) == {}
    page.keyboard.press("Escape")
    press_until([ada], ".tool-hint:not(:disabled)")
    page.locator(".tool-hint").click()
    page.wait_for_selector(".hint", timeout=BOTS_WITHIN)
    assert untranslated(page) == {}
    page.locator(".tool-menu").click()
    page.locator(".look-back").click()
    page.wait_for_selector(".steps, .notice")
    assert untranslated(page) == {}


def test_notices_of_a_table_have_only_words_of_catalogues(ada):
    page = play_now(ada, "sharkbait")
    page.locator(".tool-menu").click()
    page.locator("#tab-board").click()
    page.locator(".move-input summary").click()
    page.locator(".move-input input").fill("take")
    page.keyboard.press("Enter")
    page.wait_for_selector(".notice .button", state="attached")
    page.locator("dialog .drawer-head .icon-button").click()
    assert untranslated(page) == {}
    page.locator(".notice .button").click()
    page.wait_for_selector("dialog .rule")
    assert untranslated(page) == {}
    page.keyboard.press("Escape")
    page.locator(".tool-undo[aria-disabled]").click(force=True)
    page.wait_for_selector(".notice")
    assert untranslated(page) == {}
    page.locator(".tool-menu").click()
    page.locator(".table-tab .actions .small").last.click()
    page.wait_for_selector("dialog.question:modal")
    assert untranslated(page) == {}


def test_a_shared_device_has_only_words_of_catalogues(ada):
    open_table(ada, "sharkbait", 3, here=[(2, "Bo"), (3, "Otto")])
    ada.page.wait_for_selector(".banner.mine")
    assert untranslated(ada.page) == {}
    open_table(ada, "pescado", 2, here=[(2, "Bo")], options={"snatch": "sealed"})
    ada.page.wait_for_selector(".banner.mine, .shared-device")
    assert untranslated(ada.page) == {}


@pytest.mark.long
def test_after_a_game_there_are_only_words_of_catalogues(ada, person):
    bo, otto = person("Bo", language="pseudo"), person("Otto", language="pseudo")
    link = open_table(ada, "sharkbait", 3, options={"track": "10"})
    for guest in (bo, otto):
        guest.page.goto(link)
        guest.page.locator(".sit-form input").fill(guest.name)
        guest.page.locator(".sit-form button").click()
        guest.page.locator(".sit-form").wait_for(state="detached")
    ada.page.locator(".waiting-room-start .button:not(:disabled)").click()
    play_out([ada, bo, otto])
    page = ada.page
    assert untranslated(page) == {}
    page.locator(".end-more button").nth(1).click()
    page.wait_for_selector(".receipt")
    assert untranslated(page, parts=[".hash", ".throws code"]) == {}
    page.keyboard.press("Escape")
    page.locator(".end-rematch").click()
    bo.page.wait_for_selector(".rematch-set")
    assert untranslated(bo.page) == {}
    page.goto(bo.page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".steps")
    assert untranslated(page) == {}
    page.locator(".steps button").nth(2).click()
    page.wait_for_selector(".log li")
    assert untranslated(page) == {}


def test_other_pages_have_only_words_of_catalogues(ada):
    page = ada.page
    page.goto("/rules/sharkbait")
    page.wait_for_selector(".rule")
    assert untranslated(page) == {}
    page.goto("/table/aaaaaaaaaaaaaaaa")
    page.wait_for_selector(".page.narrow p [lang], .page.narrow p + p")
    assert untranslated(page) == {}
    ada.errors.clear()
    page.goto("/no/such/page")
    page.wait_for_selector(".not-found")
    assert untranslated(page) == {}
    ada.errors.clear()


def test_a_game_without_words_has_only_its_own_names(ada):
    page = play_now(ada, "lagoon")
    assert untranslated(page, parts=[".board-host", ".banner", ".log"], names=OTHERS) == {}


def test_the_frame_of_the_page_has_no_words_of_its_own():
    html = (Path(shoal.__file__).parent / "web" / "page.html").read_text(encoding="utf-8")
    assert re.findall(r">\s*([^<\s][^<]*)<", html) == ["Shoal", "$noscript"]
    assert re.findall(r'name="description" content="([^"]*)"', html) == ["$description"]


VISITED = ["/", "/new/", "/table/", "/replay/", "/rules/", "/lesson/"]
"""The addresses that the tests in this folder look at."""


def test_every_page_is_among_those_that_are_looked_at():
    script = (Path(shoal.__file__).parent / "web" / "app.js").read_text(encoding="utf-8")
    pages = re.findall(r"\[/\^(\S+?)\$?/, \(\) => ", script)
    assert sorted(re.sub(r"\\|\(.*", "", page) for page in pages) == sorted(VISITED)


BY_HAND = {
    "by hand": "h1.append(' by hand')",
    "A title": "h1.title = 'A title'",
    "k": "h1.append(' k')",
    "more of it": "h1.setAttribute('aria-description', 'more of it')",
    "low tide": "h1.setAttribute('aria-valuetext', 'low tide')",
    "a drawing": "h1.insertAdjacentHTML('beforeend', '<svg><title>a drawing</title></svg>')",
}


def test_a_text_of_a_script_would_be_noticed(ada):
    ada.page.goto("/")
    ada.page.wait_for_selector(".game-card")
    for act in BY_HAND.values():
        ada.page.evaluate(f"(() => {{ const h1 = document.querySelector('h1'); {act} }})()")
    assert set(BY_HAND) <= set(untranslated(ada.page))
