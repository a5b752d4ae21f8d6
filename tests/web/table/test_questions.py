"""Every question of every game fits one screen: with board, choices, dice and scores."""

import json
import threading
from pathlib import Path

import pytest
from web.gallery import serve
from web.people import Person
from web.questions import catalogue_questions, questions
from web.views import GAMES

import shoal
from shoal.core.catalogue import LANGUAGES

HIDDEN = (Path(__file__).parents[1] / "hidden_elements.js").read_text()
CUT = (Path(__file__).parents[1] / "cut_text.js").read_text()
SIZES = [(1280, 800), (1920, 1080), (390, 844), (360, 640), (844, 390), (768, 1024)]
SAMPLE = ((844, 390), "de")
"""In the default run: the least height and the longest words."""


@pytest.fixture(scope="module", params=[game for game in GAMES if game in shoal.game_names()])
def asked(request):
    """A game, and the address that shows its questions."""
    shown = {request.param: questions(request.param)}
    server = serve(json.loads(json.dumps(shown)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield request.param, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.mark.parametrize("game", GAMES)
def test_the_questions_shown_are_all_that_the_catalogue_has(game):
    assert set(questions(game)) == catalogue_questions(game)


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(size, language, marks=() if (size, language) == SAMPLE else pytest.mark.long)
        for size in SIZES
        for language in LANGUAGES
    ],
    ids=str,
)
def test_question_board_choices_dice_and_scores_are_seen_together(asked, browser, size, language):
    game, address = asked
    somebody = Person(browser, "Ada", size=size, language=language, base_url=address)
    somebody.page.goto(f"{address}/gallery?game={game}&full")
    somebody.page.wait_for_selector(f".{game}")
    hidden = {}
    for key in questions(game):
        somebody.page.evaluate("(key) => show(key)", key)
        found = somebody.page.evaluate(HIDDEN) + somebody.page.evaluate(CUT)
        if found:
            hidden[key] = found
    assert hidden == {}
    somebody.close()
