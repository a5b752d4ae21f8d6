"""A game without a board of its own is played on one that is drawn from its schema."""

from random import Random

import pytest
from server.serving import Serving
from web.axe import violations
from web.people import WHERE, Person, play_out
from web.tables import open_table

DESKTOP, PHONE = (1280, 800), (390, 844)
SIZES = [DESKTOP, PHONE]
GAMES = ["connect_four", "tic_tac_toe", "lagoon", "divers", "bay"]
HIGHLIGHTED = ".generic-board button.highlighted"
SMALL = f"""() => [...document.querySelectorAll("{HIGHLIGHTED}")]
  .map((highlighted) => [highlighted.getBoundingClientRect(), highlighted.textContent])
  .filter(([box]) => box.width < 43.9 || box.height < 43.9)
  .map(([box, label]) => `${{label}}: ${{box.width}} x ${{box.height}}`)"""
BEYOND = """() => [...document.querySelectorAll(".generic-board :not(svg *)")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.className)"""


@pytest.fixture(scope="module")
def unknown_games(tmp_path_factory):
    """A server with games that the page knows nothing about."""
    modules = ("shoal.sample_games.tic_tac_toe", "web.bay_game")
    arguments = [word for module in modules for word in ("--game-module", module)]
    with Serving(tmp_path_factory.mktemp("generic"), *arguments) as running:
        yield running


@pytest.fixture
def at_table(browser, unknown_games):
    """Ada at a table with all seats in her browser."""
    made = []

    def sit(game, size=DESKTOP, players=2, **how):
        ada = Person(browser, "Ada", size=size, base_url=unknown_games.address, **how)
        made.append(ada)
        open_table(ada, game, players, here=[(2, "Bo"), (3, "Cleo")][: players - 1])
        ada.page.wait_for_selector(".generic-board, .shared-device")
        uncover(ada.page)
        ada.page.wait_for_selector(".banner.mine")
        return ada

    yield sit
    for somebody in made:
        somebody.close()
        # The page asks for no part that a game leaves out.
        assert [error for error in somebody.errors if "404" in error] == []


def uncover(page):
    """A player who takes the device over presses the button on the cover."""
    if page.locator(".shared-device button").count():
        page.locator(".shared-device button").click()
        page.wait_for_selector(".generic-board")


class OnBoard(Person):
    """Somebody who never uses the buttons below the board."""

    def press(self, chooser, wanted=""):
        highlighted = self.highlighted(wanted)
        if isinstance(highlighted, str) or not highlighted:
            return highlighted
        inside = "(nth) => !document.querySelector(`[data-nth='${nth}']`).closest('.actions')"
        on_board = [one for one in highlighted if self.page.evaluate(inside, one["nth"])]
        chosen = chooser.choice(on_board)
        self.page.mouse.click(*self.page.evaluate(WHERE, chosen["nth"]))
        return chosen["label"]


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("connect_four", DESKTOP, marks=pytest.mark.long),
        ("tic_tac_toe", PHONE),
    ],
)
def test_a_whole_game_is_played_by_pressing_on_the_board(browser, unknown_games, game, size):
    ada = OnBoard(browser, "Ada", size=size, base_url=unknown_games.address)
    open_table(ada, game, 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".generic-board")
    pressed = play_out([ada])
    assert len(pressed) >= 5
    ada.close()


@pytest.mark.parametrize(
    ("game", "players"),
    [("lagoon", 3), ("divers", 2), pytest.param("bay", 3, marks=pytest.mark.long)],
)
def test_a_whole_game_of_any_kind_is_played(at_table, game, players):
    assert play_out([at_table(game, players=players)])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    "game",
    # Bay has nearly every kind of field; the others take their time in the long run.
    ["bay", *[pytest.param(game, marks=pytest.mark.long) for game in GAMES if game != "bay"]],
)
def test_a_board_is_accessible_large_enough_and_inside_the_screen(at_table, game, size, scheme):
    ada = at_table(game, size, color_scheme=scheme)
    chooser = Random(1)
    for _ in range(3):
        ada.press(chooser)
        ada.page.wait_for_timeout(100)
    uncover(ada.page)
    assert violations(ada.page) == []
    assert ada.page.evaluate(SMALL) == []
    assert ada.page.evaluate(BEYOND) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_whole_game_is_played_with_the_keyboard_alone(at_table):
    page = at_table("tic_tac_toe").page
    page.keyboard.press("Tab")
    for _ in range(9):
        page.wait_for_selector(f"{HIGHLIGHTED}, .result")
        if page.locator(".result").count():
            break
        while not page.evaluate("document.activeElement.matches('.generic-cell.highlighted')"):
            page.keyboard.press("Tab")
        label = page.evaluate("document.activeElement.textContent")
        page.keyboard.press("Enter")
        page.wait_for_function("(label) => document.activeElement.textContent !== label", arg=label)
    page.wait_for_selector(".result")


def test_arrow_keys_go_from_cell_to_cell(at_table):
    page = at_table("tic_tac_toe").page
    page.get_by_role("button", name="Mark a3").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent").strip().startswith("Mark b2")


def test_every_move_on_the_board_is_also_a_button_below_it(at_table):
    page = at_table("connect_four").page
    page.get_by_role("button", name="Show as buttons").click()
    columns = page.get_by_role("group", name="Drop").get_by_role("button")
    assert columns.all_inner_texts() == list("1234567")
    columns.nth(3).click()
    page.wait_for_selector(".generic-hole.new")


def test_pressing_what_is_not_allowed_shows_the_rule(at_table):
    page = at_table("tic_tac_toe").page
    page.get_by_role("button", name="Mark a3").click()
    taken = page.get_by_role("button", name="a3: x")
    taken.wait_for()
    page.get_by_role("button", name="Mark b3").wait_for()
    taken.click(force=True)
    notice = page.get_by_role("alert")
    notice.get_by_text("a3").wait_for()
    notice.get_by_role("button", name="Read the rule TTT-1").wait_for()


def test_what_changed_with_the_last_move_is_marked(at_table):
    page = at_table("tic_tac_toe").page
    page.get_by_role("button", name="Mark b2").click()
    page.wait_for_selector(".generic-cell.new")
    assert page.locator(".generic-cell.new").all_text_contents() == ["b2: x"]


def test_seats_show_their_values_and_whose_turn_it_is(at_table):
    page = at_table("bay").page
    own, other = page.locator(".generic-seat").all()
    assert own.locator(".generic-turn").count() == 1
    assert "you" in own.inner_text()
    assert own.get_by_role("button", name="Play anchor").count() == 1
    assert other.locator(".generic-back").count() == 1
    assert other.locator("button.generic-chip").count() == 0


def test_dice_and_cards_are_pressed_where_they_lie(at_table):
    page = at_table("bay").page
    page.locator(".generic-chip.highlighted", has_text="Anchor").click()
    page.locator(".generic-value", has_text="Played cards").get_by_text("Anchor").wait_for()
    page.get_by_role("button", name="Throw", exact=True).click()
    page.locator(".generic-die.highlighted").first.click()
    page.wait_for_selector(".generic-lane.new, .shared-device")


def test_a_replay_is_drawn_on_the_same_board(at_table):
    ada = at_table("tic_tac_toe")
    play_out([ada])
    ada.page.get_by_role("link", name="Review the game").click()
    ada.page.get_by_label("Last step").click()
    ada.page.wait_for_selector(".generic-cell .generic-piece")
    assert ada.page.locator(HIGHLIGHTED).count() == 0
