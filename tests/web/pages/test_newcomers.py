"""Regression tests for what first-time players noticed."""

import functools
import json
import threading
from urllib.parse import quote

import pytest
from web.gallery import serve
from web.people import Person
from web.table.test_table import COVERED, play_now, press_until, settled, two_at
from web.tables import open_menu, open_table
from web.views import views

pytestmark = pytest.mark.long


def bottom_of(locator):
    """The lower edge of an element."""
    box = locator.bounding_box()
    return box["y"] + box["height"]


@pytest.mark.parametrize(
    ("title", "board"),
    [("Jaws", ".amity"), ("Shark Tank", ".tank"), ("SharkBait", ".deck")],
)
def test_a_whole_board_is_visible_on_a_desktop(person, title, board):
    page = play_now(person("Ada", size=(1440, 900)), title)
    picture = page.locator(f".board-host {board}").first
    assert settled(page, lambda: bottom_of(picture), lambda low: low <= 900) <= 900


@pytest.mark.parametrize("size", [(1280, 540), (720, 450)])
def test_on_a_low_screen_the_actions_of_jaws_are_beside_the_map(person, size):
    page = play_now(person("Ada", size=size), "Jaws")
    side = page.locator(".jaws .deck").bounding_box()
    board = page.locator(".jaws .board-area").bounding_box()
    assert side["x"] >= board["x"] + board["width"]
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(
    ("title", "board"),
    [
        ("Shark Tank", ".tank"),
        ("Sea Urchins", ".urchins-reef svg"),
        ("SharkBait", ".sharkbait-ocean svg"),
        ("Pescado", ".pescado-pool"),
        ("Jaws", ".amity"),
    ],
)
def test_a_board_is_visible_on_a_phone_in_landscape(person, title, board):
    page = play_now(person("Ada", size=(740, 360)), title)
    assert page.evaluate("scrollY") == 0
    picture = page.locator(f".board-host {board}").first
    assert settled(page, lambda: picture.bounding_box()["y"], lambda top: top <= 180) <= 180


def test_the_whole_reef_is_visible_on_a_phone(person):
    page = play_now(person("Ada", size=(360, 740)), "Sea Urchins")
    reef = page.locator(".urchins-reef svg")
    assert settled(page, lambda: bottom_of(reef), lambda low: low <= 740) <= 740


def test_a_step_is_highlighted_only_for_the_player_to_move(person):
    people = two_at(person, "urchins", first="0")
    people[0].page.wait_for_selector(".banner.mine")
    highlighted = [somebody.page.locator(".urchins-steps .now").count() for somebody in people]
    assert highlighted == [1, 0]


def test_every_fished_square_is_read_from_the_log(person):
    page = person("Ada").page
    page.goto("/")
    caught = ["log-catch", {"seat": 2, "squares": ["b1", "b2", "c2"]}, "UR-33", 0]
    moved = ["log-piece", {"seat": 2, "square": "b1"}, "UR-23", 2]
    entries = [{"turn": 4, "messages": [moved, caught]}]
    fished = page.evaluate(
        "(entries) => import('/games/urchins/web/board.js')"
        ".then((board) => [...board.fishedOf(entries)])",
        entries,
    )
    assert fished == ["b1", "b2", "c2"]


def test_a_hint_leaves_the_reef_visible_on_a_phone_and_marks_its_square(person):
    page = play_now(person("Ada", size=(360, 740)), "Sea Urchins")
    page.get_by_role("button", name="Hint").click()
    sheet = page.locator(".hint")
    sheet.wait_for()
    page.locator(".hinted").wait_for()
    reef = page.locator(".urchins-reef svg")
    covered = settled(
        page, lambda: bottom_of(reef) - sheet.bounding_box()["y"], lambda height: height <= 1
    )
    assert covered <= 1


def test_rows_and_columns_of_the_tank_are_named_on_a_phone(person):
    ada = person("Ada", size=(360, 740))
    page = play_now(ada, "Shark Tank")
    press_until([ada], ".tank-names")
    names = page.locator(".tank-name").all_text_contents()
    assert sorted(names) == sorted([*"abcdefghijklmnopqrst", *map(str, range(1, 21))])


def test_taken_fish_are_visible_on_a_phone_during_the_draft(person):
    ada = person("Ada", size=(360, 740))
    page = play_now(ada, "Shark Tank")
    press_until([ada], ".tank.drafting .taken")
    taken = page.locator(".tank.drafting .taken").first
    assert settled(page, lambda: bottom_of(taken), lambda low: low < 600) < 600


def test_all_moves_of_a_hint_are_shown_on_demand_on_a_phone(person):
    page = play_now(person("Ada", size=(360, 740)), "Sea Urchins")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="other move").click()
    page.locator(".hint-move").nth(1).wait_for()


def test_an_empty_ocean_marks_no_change_of_the_previous_turn(shown):
    empty = {"ocean": [0] * 6, "sharks": []}
    kind = next(kind for kind in views_of("sharkbait") if "fish" in kind)
    page, _ = shown("sharkbait", kind, before={"ocean": [2, 0, 1, 0, 0, 0]}, **empty)
    assert page.locator(".sharkbait-ocean .changed").count() == 0


def test_pool_dice_and_actions_are_visible_together_on_a_phone(person):
    page = play_now(person("Ada", size=(360, 740)), "Pescado")
    for part in (".pescado-tray", ".pescado .actions .button"):
        one = page.locator(part).first
        assert settled(page, lambda one=one: bottom_of(one), lambda low: low < 740) < 740


def test_element_ids_in_the_lobby_are_unique(person):
    ada = person("Ada", size=(360, 740))
    play_now(ada, "SharkBait")
    ada.page.goto("/")
    ada.page.wait_for_selector(".continue-bar")
    names = ada.page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(names) == len(set(names))


def test_roles_are_shown_beside_the_name(person):
    page = person("Ada").page
    page.goto("/")
    page.get_by_role("button", name="Play the crew").click()
    page.locator(".opponents").get_by_role("button", name="medium").click()
    seat = page.locator(".player", has_text="Quint, Brody, Hooper")
    seat.wait_for()
    assert "you" in seat.inner_text()


@pytest.fixture
def clocked(person):
    """A table of Jaws with a clock for the whole game."""
    page = person("Ada").page
    page.goto("/new/jaws")
    page.get_by_label("Clock").select_option("game")
    return page


def test_a_clock_for_a_whole_game_is_as_long_as_the_game(clocked):
    assert clocked.get_by_label("Minutes").input_value() == "90"


def test_the_players_own_clock_is_beside_the_prompt(clocked):
    clocked.locator(".seat-choice select").nth(1).select_option("bot:easy")
    clocked.get_by_role("button", name="Create game").click()
    clocked.locator(".banner.mine .clock").wait_for()


def test_a_refused_undo_says_why(person):
    page = play_now(person("Ada"), "SharkBait")
    page.get_by_role("button", name="Undo").click(force=True)
    assert "dice were rolled" in page.get_by_role("alert").inner_text()


def test_a_shared_device_is_covered_before_the_first_secret(person):
    ada = person("Ada")
    open_table(ada, "jaws", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".shared-device")
    assert ada.page.get_by_role("heading").inner_text() == "Pass the device to Ada"


@functools.cache
def views_of(game):
    return views(game)


@pytest.fixture
def shown(browser):
    """Shows a View on its board, with the test's changes."""
    made = []

    def show(game, kind, seat=None, before=None, **facts):
        one = json.loads(json.dumps(views_of(game)[kind]))
        one["view"]["facts"] |= facts
        if before:
            one["before"] = {**one["view"], "facts": one["view"]["facts"] | before}
        one["view"]["seat"] = one["view"]["seat"] if seat is None else seat
        server = serve({game: {kind: one}})
        threading.Thread(target=server.serve_forever, daemon=True).start()
        somebody = Person(browser, "Ada")
        made.append((server, somebody))
        somebody.page.goto(
            f"http://127.0.0.1:{server.server_port}/gallery?game={game}&kind={quote(kind)}"
        )
        somebody.page.wait_for_selector(f".{game}")
        return somebody.page, one["view"]

    yield show
    for server, somebody in made:
        server.shutdown()
        assert somebody.errors == []
        somebody.close()


def hunting():
    return next(kind for kind in views_of("jaws") if kind.startswith("hunt"))


def test_the_shark_sees_eaten_swimmers_on_the_map(shown):
    page, _ = shown("jaws", hunting(), swimmers=[2, 0, 0, 0], bites=[1, 0, 0, 0], michael="-")
    label = page.locator(".spot.beach").first.get_attribute("aria-label")
    assert "1 swimmer, 1 swimmer eaten this turn" in label


PLACES = {"N": "North Beach", "E": "East Beach", "S": "South Beach", "W": "West Beach"}


def test_a_barrel_is_launched_only_after_a_confirmation(shown):
    page, view = shown("jaws", "crew end launch rescue to")
    launch = next(move for move in view["moves"] if move.startswith("launch "))
    place = launch.split()[1]
    label = PLACES.get(place, f"open sea {place}")
    page.locator(f".spot[aria-label^='{label}']").first.press("Enter")
    assert page.evaluate("window.played") == []
    page.wait_for_function("() => document.activeElement.closest('.actions')")
    page.keyboard.press("Enter")
    assert len(page.evaluate("window.played")) == 1


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        (0, "Match Cleo's fresh catch to steal it"),
        (1, "Your fresh catch: Bo can steal it"),
        (2, "Bo's fresh catch: Cleo can steal it"),
    ],
)
def test_a_fresh_catch_names_its_owner_and_who_may_take_it(shown, turn, told):
    page, _ = shown("pescado", "fish done flip keep take", seat=0, turn=turn, prey=["yyo"])
    assert page.locator(".pescado-prey .part-title").inner_text() == told


def test_a_tank_says_how_many_fish_are_left(shown):
    page, _ = shown("sharktank", "lay tile", last=None, turn=3, turns=200)
    assert "fish in the tank" in page.locator(".tank-left .card-title").inner_text()


def test_a_manual_step_stops_a_running_replay(person):
    ada = person("Ada")
    page = ada.page
    open_table(ada, "urchins", 2, here=[(2, "Bo")], options={"size": "4"})
    page.wait_for_selector(".urchins-stack.highlighted")
    page.locator(".urchins-stack.highlighted").first.click()
    page.locator(".spot.highlighted").first.click()
    open_menu(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name="Review the game").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_label("First step").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    step = settled(page, lambda: page.locator(".step-number").inner_text(), lambda n: n[0] == "0")
    assert step.startswith("0 /")
