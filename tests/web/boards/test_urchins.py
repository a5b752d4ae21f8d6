"""The board of Sea Urchins: everything in sight at every size, consequences before a press."""

import json
import threading
from pathlib import Path

import pytest
from web.gallery import serve
from web.people import Person
from web.views import shown

import shoal

HIDDEN = (Path(__file__).parents[1] / "hidden_elements.js").read_text()
SIZES = [(1280, 800), (1920, 1080), (390, 844), (360, 640), (844, 390), (768, 1024)]
POSITION = (
    "players=3 | board=....../.y..ry/..ry../..yR../yr..Y./...... pieces=d4,c4,e5 "
    "pile=8,8 won=6,4,2 turn=0 phase={step} added=no calm=0"
)
FINGER = 40
"""Pixels: what a pool measures at least on the smallest phone, with the stone around it 44."""


@pytest.fixture(scope="module")
def address():
    """Where each step of a turn is shown inside a table page."""
    steps = {
        step: shown(shoal.at("urchins", POSITION.format(step=step), seed=1).view(0))
        for step in "123"
    }
    server = serve({"urchins": json.loads(json.dumps(steps))})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/gallery?framed&game=urchins"
    server.shutdown()


@pytest.fixture
def at_step(browser, address):
    """The page of somebody at a step of the turn."""
    made = []

    def open_page(step, size=(1280, 800)):
        made.append(Person(browser, "Ada", size=size))
        page = made[-1].page
        page.goto(f"{address}&kind={step}")
        page.wait_for_selector(".urchins-ready")
        return page

    yield open_page
    for somebody in made:
        assert somebody.errors == []
        somebody.close()


def square(page, name):
    return page.locator(f"[data-square={name}] .spot")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_board_choices_and_scores_are_in_sight_at_every_step(at_step, size):
    for step, chosen in (("1", "f5"), ("2", "f5"), ("3", "c3")):
        page = at_step(step, size)
        assert page.evaluate(HIDDEN) == []
        square(page, chosen).press("Enter")
        page.locator(".deck .button.back").wait_for()
        assert page.evaluate(HIDDEN) == []
        scores = page.locator(".player-score")
        assert [scores.nth(seat).inner_text() for seat in range(3)] == ["6", "4", "2"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_shown_of_a_move_leaves_the_reef_in_place(at_step, size):
    page = at_step("3", size)
    pool = square(page, "c3").locator(".urchins-pool")
    before = pool.bounding_box()
    assert min(before["width"], before["height"]) >= FINGER
    square(page, "c3").press("Enter")
    page.locator(".button.filled").wait_for()
    assert pool.bounding_box() == before


def test_a_piece_is_put_only_after_its_catch_was_shown(at_step):
    page = at_step("3")
    square(page, "c3").press("Enter")
    page.locator(".urchins-won").wait_for()
    assert page.locator(".urchins-card.shown .urchins-says").inner_text() == (
        "You fish 4 tokens: 6 becomes 10"
    )
    assert page.evaluate("window.played") == []
    page.locator(".button.filled").click()
    assert page.evaluate("window.played") == ["piece c3"]


def test_a_second_press_on_the_same_token_puts_the_piece_there(at_step):
    page = at_step("3")
    square(page, "b5").press("Enter")
    page.locator(".button.filled").wait_for()
    square(page, "b5").press("Enter")
    assert page.evaluate("window.played") == ["piece b5"]


def test_an_opponent_across_is_shown_at_the_token(at_step):
    page = at_step("3")
    assert page.locator(".urchins-pill > text").all_text_contents() == ["+4", "0", "across"]
    square(page, "d3").press("Enter")
    reasons = page.locator(".urchins-card.shown .urchins-reasons")
    reasons.wait_for()
    assert reasons.inner_text().startswith("Bo stands across from here.")


def test_the_pile_and_the_ready_squares_are_told_beside_the_reef(at_step):
    page = at_step("1")
    assert page.locator(".urchins-stack b").all_inner_texts() == ["8", "8"]
    assert page.locator(".urchins-ready-full").all_inner_texts() == [
        "You: 4 tokens",
        "Bo: 4 tokens",
    ]
    assert page.locator(".urchins-steps .now").inner_text().split() == ["1", "Move", "a", "token"]


def test_ticks_mark_the_steps_that_are_done(at_step):
    page = at_step("3")
    assert page.locator(".urchins-steps .done svg").count() == 2


def test_a_token_that_is_chosen_can_be_left_again(at_step):
    page = at_step("1")
    square(page, "f5").press("Enter")
    page.locator(".urchins-question").wait_for()
    square(page, "f5").press("Enter")
    page.locator(".urchins-question").wait_for(state="detached")
    assert page.evaluate("window.played") == []
