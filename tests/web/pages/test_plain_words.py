"""The page explains itself in words, in the expected places, and its layout does not jump."""

import re
from pathlib import Path

import pytest
from web.table.test_table import add_a_token, play_now, press_until, settled, two_at, type_a_move
from web.tables import join, look_back, open_menu, open_table, start

import shoal
from shoal.core.message import DETAIL, LINE
from shoal.games import names

pytestmark = pytest.mark.long


def seats_of(page):
    return page.locator(".seat-choice label").all_inner_texts()


def test_roles_are_shown_before_the_game(person):
    page = person("Ada").page
    page.goto("/new/jaws")
    told = settled(page, lambda: seats_of(page), lambda seats: any("shark" in one for one in seats))
    assert [one.split("\n")[0] for one in told] == ["Seat 1: the shark", "Seat 2: the whole crew"]


def test_a_quick_game_can_be_played_on_either_side(person):
    page = person("Ada").page
    page.goto("/")
    page.get_by_role("button", name="Play the crew").click()
    page.locator(".opponents button").first.click()
    page.wait_for_selector(".jaws")
    assert "Quint, Brody, Hooper" in page.locator(".player", has_text="you").inner_text()


def test_options_are_described_in_words_for_the_number_of_players(person):
    page = person("Ada").page
    page.goto("/new/urchins")
    page.get_by_text("House rules").click()
    first = page.locator("#option-first option")
    told = settled(page, first.all_inner_texts, lambda seen: len(seen) == 3)
    assert [one.strip() for one in told] == ["Drawn at random", "Player 1", "Player 2"]


def test_an_option_opens_its_rule(person):
    page = person("Ada").page
    page.goto("/new/urchins")
    page.get_by_text("House rules").click()
    page.get_by_role("button", name="UR-22").click()
    marked = page.locator(".rule.at")
    marked.wait_for()
    assert marked.inner_text().startswith("UR-22")


@pytest.fixture
def listed(person):
    """A table in the lobby without spectators, and a visitor who sees it listed."""
    ada, bo = person("Ada"), person("Bo")
    ada.page.goto("/new/sharktank")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Clock").select_option("move")
    ada.page.locator(".seat-choice select").nth(1).select_option("open")
    ada.page.get_by_role("button", name="Create game").click()
    ada.page.wait_for_selector(".invitation")
    bo.page.goto("/")
    bo.page.get_by_role("button", name="Open games").click()
    name = ada.page.url.rpartition("/")[2]
    row = bo.page.locator(f".table-row:has(a[href='/table/{name}'])")
    row.wait_for()
    return ada, bo, row


def test_a_table_in_the_lobby_shows_its_time_control(listed):
    _, _, row = listed
    assert "2 min per move" in row.inner_text()


def test_an_open_table_can_be_joined_from_the_lobby(listed):
    ada, bo, row = listed
    row.get_by_role("link", name="Join").click()
    bo.page.get_by_role("button", name="Take a seat").wait_for()
    assert bo.page.get_by_text("No access").count() == 0
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    ada.page.locator(".waiting-room-seats").get_by_text("Bo").wait_for()


PLACE = "document.querySelector('.board-area').getBoundingClientRect().top + scrollY"
"""The top of the board in the page, whatever the scroll position."""


def test_a_hint_is_in_words_and_does_not_move_the_board(person):
    page = play_now(person("Ada", size=(390, 800)), "SharkBait")
    page.wait_for_selector(".board-area")
    place = page.evaluate(PLACE)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint-move")
    told = page.locator(".hint-move > span").first.inner_text()
    assert re.match(r"[A-Z][a-z]+ \w+", told) and not re.search(r"[A-Z]{2}-\d", told)
    assert page.evaluate(PLACE) == place


def test_a_refusal_does_not_move_the_board(person):
    page = play_now(person("Ada"), "SharkBait")
    page.wait_for_selector(".board-area")
    place = page.evaluate(PLACE)
    type_a_move(page, "stop")
    page.get_by_role("alert").wait_for()
    assert page.evaluate(PLACE) == place


def test_chat_is_visible_on_a_phone_and_can_be_answered(person):
    ada, bo = person("Ada"), person("Bo", size=(390, 800))
    join(bo, open_table(ada, "urchins", 2))
    start(ada)
    for somebody in (ada, bo):
        somebody.page.wait_for_selector(".log, .last-line")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Write a message").fill("Mind the spines!")
    ada.page.keyboard.press("Enter")
    notice = bo.page.get_by_role("alert").filter(has_text="Ada: Mind the spines!")
    notice.get_by_role("button", name="Reply").click()
    bo.page.get_by_label("Write a message").wait_for()
    assert bo.page.get_by_role("alert").count() == 0


def test_an_absent_player_is_named_in_words(person):
    ada, bo = two_at(person, "urchins", first="1")
    bo.page.goto("/")
    ada.page.locator(".player", has_text="Bo").get_by_text("not here").wait_for()
    assert "Waiting for Bo, who is away" in ada.page.locator(".banner").inner_text()


def lines_of(page):
    """The log, which is not empty."""
    lines = settled(page, page.locator(".log li").all_inner_texts, bool)
    assert lines
    return lines


def test_the_log_shows_no_tile_codes(person):
    lines = lines_of(play_now(person("Ada"), "Pescado"))
    assert [line for line in lines if re.search(r"\b[yorbgk]{3,7}\b", line)] == []


@pytest.mark.parametrize("game", names())
def test_the_rules_start_with_a_summary_and_contents(person, game):
    page = person("Ada").page
    page.goto(f"/rules/{game}")
    page.get_by_role("heading", name="In one minute").wait_for()
    page.get_by_role("button", name="In one minute").click()
    assert page.locator(".contents li").count() > 5


def test_actions_are_visible_on_a_desktop(person):
    ada = person("Ada", size=(1440, 700))
    page = play_now(ada, "Jaws")
    press_until([ada], ".board-host .actions .button.highlighted")
    bar = page.locator(".board-host .actions:not(:empty)").first
    box = settled(page, bar.bounding_box, lambda seen: seen["y"] + seen["height"] <= 700)
    assert box["y"] + box["height"] <= 700


LAST_LINE = """async (lines) => {
  const { Catalogue } = await import('/web/model/messages/messages.js');
  const { MessageFormatter } = await import('/web/model/messages/message-formatter.js');
  const { html, render } = await import('/web/ui/html.js');
  const { LastLine } = await import('/web/table/log/last-line.js');
  const catalogue = new Catalogue('en', ['line = { $line }']);
  const formatter = new MessageFormatter(catalogue, { seat: 0, names: ['Ada'] });
  const entries = lines.map(([line, level]) => (
    { turn: 1, messages: [['line', { line }, 'JW-18', level]] }
  ));
  document.body.innerHTML = '<main class="game-screen"></main>';
  render(html`<${LastLine} entries=${entries} formatter=${formatter} open=${() => null} />`,
    document.querySelector('main'));
  return document.querySelector('.last-line span').textContent.trim();
}"""
"""What the last line of the log shows after these lines, each a text and a level."""

BITE = ("The dice show 2 and 1: two hits. Boat space 6 is destroyed.", LINE)
CARDS = [(f"Resurface card {n} is turned over: zone {n}.", DETAIL) for n in (1, 2, 3)]
DOCK = ("The crew chooses the west dock.", LINE)


def last_line(person, lines):
    page = person("Ada", size=(360, 740)).page
    page.goto("/")
    return page.evaluate(LAST_LINE, lines)


def test_the_last_line_is_the_newest(person):
    assert last_line(person, [BITE, DOCK]) == DOCK[0]


def test_hits_stay_the_last_line_when_cards_are_turned_over(person):
    assert last_line(person, [BITE, *CARDS]) == BITE[0]


def test_details_are_shown_where_nothing_else_was_said(person):
    assert last_line(person, CARDS) == CARDS[-1][0]


def test_the_last_line_opens_the_log(person):
    ada = person("Ada", size=(360, 740))
    page = play_now(ada, "SharkBait")
    page.locator(".last-line").click()
    page.locator("dialog .log li").first.wait_for()


NOTICED = """async ([messages, seat]) => {
  const { loadCatalogue } = await import('/web/net/catalogues.js');
  const { MessageFormatter } = await import('/web/model/messages/message-formatter.js');
  const catalogue = await loadCatalogue('urchins');
  const formatter = new MessageFormatter(catalogue, { seat, names: ['Ada', 'Bo'] });
  return messages.map((message) => formatter.text(message));
}"""
"""Notices as the page shows them to a seat."""

SYSTEM_MESSAGES = Path(shoal.__file__).parent / "server" / "table" / "system_messages.py"
NOTICES = re.findall(r'say\("(notice-[\w-]+)", seat=seat\)', SYSTEM_MESSAGES.read_text())


def test_system_messages_address_the_player_as_you(person):
    page = person("Ada").page
    page.goto("/")
    messages = [[key, {"seat": 1}, "", LINE] for key in NOTICES]
    theirs, yours = (page.evaluate(NOTICED, [messages, seat]) for seat in (0, 1))
    assert len(messages) > 3
    assert [text for text in theirs if not text.startswith("Bo ")] == []
    assert [text for text in yours if not text.startswith("You") or "they" in text] == []


def test_no_log_line_contains_the_number_of_a_rule(person):
    page = play_now(person("Ada"), "SharkBait")
    assert [line for line in lines_of(page) if re.search(r"[A-Z]{2}-\d", line)] == []
    label = page.locator(".log .rule-button").first.get_attribute("aria-label")
    assert re.fullmatch(r"Rule SB-\d+", label)


def test_only_the_last_turn_of_the_log_is_highlighted(person):
    ada, bo = two_at(person, "urchins", first="0")
    wim = person("Wim")
    wim.page.goto(
        ada.page.evaluate(
            "`${location.href}#` + JSON.parse(localStorage['shoal.tables'])[0].invite"
        )
    )
    wim.page.wait_for_selector(".log")
    add_a_token(ada)
    press_until([ada], ".banner:not(.mine)")
    bo.page.wait_for_selector(".banner.mine")
    add_a_token(bo)
    fresh = wim.page.locator(".log li.fresh").all_inner_texts
    told = settled(wim.page, fresh, lambda seen: seen and seen[-1].startswith("Bo"))
    assert {line.split()[0] for line in told} == {"Bo"}


def test_looking_back_keeps_the_layout_and_disables_typing(person):
    ada, _ = two_at(person, "urchins", first="0")
    page = ada.page
    add_a_token(ada)
    place = page.evaluate(PLACE)
    look_back(page)
    page.wait_for_selector(".steps")
    assert page.evaluate(PLACE) == place
    open_menu(page)
    page.get_by_role("tab", name="Board").click()
    page.get_by_text("Play by typing").click()
    assert page.get_by_label("Type a move").is_disabled()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_a_hint_is_hidden_while_looking_back(person, size):
    ada, _ = two_at(person, "urchins", first="0")
    page = ada.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    add_a_token(ada)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint")
    look_back(page)
    page.wait_for_selector(".steps")
    assert page.locator(".hint").count() == 0
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_selector(".hint")


def test_an_unknown_address_shows_a_page_with_a_link_home(person):
    ada = person("Ada")
    ada.page.goto("/nowhere")
    ada.page.get_by_role("link", name="Home").last.click()
    ada.page.wait_for_selector(".game-card")
    ada.errors.clear()  # Chromium logs every missing address.
