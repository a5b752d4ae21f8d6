"""Dialogs: centred on the screen, they keep the focus and close with Escape."""

import pytest
from web.table.test_table import add_a_token, two_at
from web.tables import join, open_menu, open_table, see_the_board, start

pytestmark = pytest.mark.long

SIZES = [(1280, 800), (390, 844), (844, 390)]


def ask_to_resign(page):
    open_menu(page)
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector("dialog.question:modal")
    return page.get_by_role("alertdialog", name="Resign this game?")


def ask_to_forget(page):
    page.goto("/")
    page.get_by_role("button", name="Your games").click()
    page.get_by_role("button", name="Remove this game: Sea Urchins").first.click()
    page.wait_for_selector("dialog.question:modal")
    return page.get_by_role("alertdialog", name="Remove this game?")


@pytest.fixture
def page(person):
    ada = person("Ada")
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".log")
    return ada.page


@pytest.mark.parametrize("ask", [ask_to_resign, ask_to_forget])
def test_a_dialog_is_centred_on_the_screen(page, ask):
    dialog = ask(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        box = dialog.bounding_box()
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert middle == pytest.approx((width / 2, height / 2), abs=1)


@pytest.mark.parametrize("ask", [ask_to_resign, ask_to_forget])
def test_a_dialog_dims_and_blocks_the_rest_of_the_page(page, ask):
    ask(page)
    found = page.evaluate(
        """() => [[5, 5], [innerWidth - 5, 5], [innerWidth / 2, innerHeight - 5]]
             .map((place) => document.elementFromPoint(...place).tagName)"""
    )
    dim = page.evaluate(
        "getComputedStyle(document.querySelector('dialog.question'), '::backdrop').backgroundColor"
    )
    assert found == ["DIALOG"] * 3
    assert dim == "rgba(4, 20, 30, 0.45)"


@pytest.mark.parametrize("ask", [ask_to_resign, ask_to_forget])
def test_focus_stays_in_a_dialog_and_starts_at_the_safe_button(page, ask):
    ask(page)
    told = []
    for _ in range(3):
        told.append(page.evaluate("document.activeElement.textContent.trim()"))
        page.keyboard.press("Tab")
    assert told[0] in ("Keep playing", "Keep it")
    assert told[0] == told[2] != told[1]


@pytest.mark.parametrize("way", ["Escape", "Keep playing", "beside"])
def test_a_question_that_is_left_changes_nothing_and_gives_the_focus_back(page, way):
    dialog = ask_to_resign(page)
    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "beside":
        page.mouse.click(5, 5)
    else:
        page.get_by_role("button", name=way).click()
    dialog.wait_for(state="detached")
    assert page.evaluate("document.activeElement.textContent.trim()") == "Resign"
    assert page.locator(".result").count() == 0


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone", "low"])
def test_the_rules_open_at_the_side_and_restore_the_focus(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    way = "Rules" if size[0] > 1000 else "Menu"  # a phone has the rules in its menu
    if way == "Menu":
        open_menu(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    dialog = page.get_by_role("dialog", name="Rules")
    page.wait_for_selector("dialog .rule")
    box = dialog.bounding_box()
    assert (box["x"] + box["width"], box["y"], box["height"]) == (size[0], 0, size[1])
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert page.evaluate("document.activeElement.textContent.trim()") == way


def resign(page):
    ask_to_resign(page)
    page.get_by_role("button", name="Yes, resign").click()


def focused(page, selector):
    """Wait until the element with this selector has the focus."""
    page.wait_for_function("(wanted) => document.activeElement.matches(wanted)", arg=selector)


def test_after_resigning_the_focus_is_in_the_result_and_then_above_the_board(person):
    ada, _ = two_at(person, "urchins")
    ask_to_resign(ada.page)
    ada.page.get_by_role("button", name="Yes, resign").focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".result")
    focused(ada.page, ".result .end-rematch")
    see_the_board(ada.page)
    focused(ada.page, ".status-line")


@pytest.mark.parametrize("answer", ["Agree", "No", "Never mind"])
def test_after_an_answer_to_an_undo_request_the_focus_is_above_the_board(person, answer):
    ada, bo = two_at(person, "urchins", first="0")
    add_a_token(ada)
    open_menu(ada.page)
    ada.page.get_by_role("button", name="Ask to undo").click()
    somebody = ada if answer == "Never mind" else bo
    button = somebody.page.get_by_role("alert").get_by_role("button", name=answer, exact=True)
    button.focus()
    somebody.page.keyboard.press("Enter")
    button.wait_for(state="detached")
    focused(somebody.page, ".status-line")


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone", "low"])
def test_focus_moves_to_the_replay_steps_and_back(person, size):
    ada, _ = two_at(person, "urchins", first="0")
    page = ada.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    add_a_token(ada)
    open_menu(page)
    page.get_by_role("button", name="Look back through the game").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".steps")
    focused(page, ".steps :enabled")
    page.get_by_role("button", name="Back to the game").focus()
    page.keyboard.press("Enter")
    focused(page, ".status-line")


def test_no_bot_plays_on_in_a_game_that_is_over(person):
    ada, bo = two_at(person, "urchins")
    resign(ada.page)
    for somebody in (ada, bo):
        see_the_board(somebody.page)
        open_menu(somebody.page)
        told = somebody.page.locator(".seat-list").inner_text()
        assert "Ada resigned" in " ".join(told.split())
        assert "plays for them" not in somebody.page.locator("main").inner_text()


@pytest.fixture
def three(person):
    """Three players at a table of Sea Urchins; the first has resigned."""
    people = [person(name) for name in ("Ada", "Bo", "Cleo")]
    link = open_table(people[0], "urchins", 3, options={"first": "0"})
    for guest in people[1:]:
        join(guest, link)
    start(people[0])
    for somebody in people:
        somebody.page.wait_for_selector(".log")
    resign(people[0].page)
    people[0].page.locator(".banner").get_by_text("You resigned").wait_for()
    return people


def test_a_resigned_player_is_told_once_and_cannot_use_the_board(three):
    page = three[0].page
    assert page.locator(".notice").count() == 0
    assert page.locator(".board-host .highlighted").count() == 0
    open_menu(page)
    assert "a bot plays for them" in page.locator(".seat-list").inner_text()


def test_the_notice_about_a_bot_disappears_at_the_end_of_the_game(three):
    ada, bo, _ = three
    resign(bo.page)
    ada.page.wait_for_selector(".result")
    assert ada.page.locator(".notice").count() == 0
    assert "plays for them" not in ada.page.locator("main").inner_text()
