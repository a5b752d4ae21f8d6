"""Whole games, lessons and the coach come from catalogues: seen in the pseudo-language."""

import pytest
from web.people import play_out
from web.pseudo.test_pseudo_language import GAMES, untranslated
from web.quick_games import against_bots, finished
from web.table.test_coach import GAMES as COACHED
from web.table.test_coach import first_game
from web.table.test_drama import HIDE, RECORD_NOTES
from web.table.test_lessons import GAMES as TAUGHT
from web.table.test_lessons import begin, offer_right_moves, play_step
from web.tables import open_table

from shoal.games import game_info
from shoal.lessons.lesson import lesson_of

FIRST = "urchins"
"""The game that is checked in every run; the others take long."""

NAMES = [f"P{seat}" for seat in range(2, 9)]
SHORT = {"sharkbait": {"track": 10}, "pescado": {"throws": 12}}
"""Options that end a game early."""


def each(games):
    """The first game in every run, the others among the tests that take long."""
    return [game if game == FIRST else pytest.param(game, marks=pytest.mark.long) for game in games]


def check(somebody, *names):
    assert untranslated(somebody.page, names=[*NAMES, *names]) == {}


@pytest.mark.parametrize("game", each(COACHED))
def test_the_coach_has_only_words_of_catalogues(person, game):
    ada = person("Ada", language="pseudo", coach=True, speed="calm")
    first_game(ada, game)
    for _ in range(3):
        if not ada.page.locator(".coach-dialog").count():
            break
        check(ada)
        ada.page.locator(".coach-dialog .button.filled").click()
    ada.page.wait_for_selector(".coach-bubble, .throw")
    if ada.page.locator(".throw").count():
        ada.page.locator(".throw").click()
    ada.page.wait_for_selector(".coach-bubble")
    check(ada)


@pytest.mark.parametrize("game", each(TAUGHT))
def test_every_step_of_a_lesson_has_only_words_of_catalogues(person, game):
    ada, lesson = person("Ada", language="pseudo"), lesson_of(game_info(game))
    offer_right_moves(ada.page, lesson)
    begin(ada, game)
    for step in range(len(lesson.steps)):
        ada.page.wait_for_selector(f".lesson-card[data-step='{step}']")
        check(ada)
        play_step(ada.page, step, lesson.steps[step].moves[-1].split()[-1])
        check(ada)
        if step + 1 < len(lesson.steps):
            ada.page.locator(".lesson-card .filled").click()


@pytest.mark.parametrize("game", each(GAMES))
def test_the_end_of_a_game_has_only_words_of_catalogues(person, game):
    """The end, then the last board, its text and the whole log."""
    ada = person("Ada", language="pseudo")
    others = NAMES[: game_info(game).min_players - 1]
    table = finished(ada, game, *others, **SHORT.get(game, {}))
    ada.page.goto(f"/table/{table}")
    ready = ada.page.locator(".shared-device button")  # a game with secrets has a screen between
    ready.or_(ada.page.locator("dialog.result")).first.wait_for()
    if ready.count():
        ready.first.click()
    ada.page.wait_for_selector("dialog.result")
    check(ada)
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog.result", state="detached")
    for summary in ada.page.locator(".log summary").all():
        summary.click()
    check(ada)
    ada.page.locator(".tool-menu").click()
    ada.page.locator("#tab-board").click()
    ada.page.wait_for_selector(".board-text")
    check(ada)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_animation_has_only_words_of_catalogues(person, game):
    """Buttons that throw, and titles between turns, at every press of a short game."""
    ada = person("Ada", language="pseudo", speed="calm")
    players = game_info(game).min_players
    here = list(enumerate(NAMES[: players - 1], 2))
    options = {name: str(value) for name, value in SHORT.get(game, {}).items()}
    open_table(ada, game, players, here=here, options=options)
    ada.page.wait_for_selector(".board-host, .shared-device")
    wrong = {}

    class Checked:
        """Ada, whose page is checked before each press."""

        page = ada.page

        def press(self, chooser):
            wrong.update(untranslated(ada.page, names=NAMES))
            return ada.press(chooser)

    play_out([Checked()], seconds=600)
    assert wrong == {}


def test_a_throw_has_only_words_of_catalogues(person):
    ada = person("Ada", language="pseudo", speed="calm")
    against_bots(ada, "sharkbait", first="0")
    ada.page.wait_for_selector(".throw")
    check(ada)


def test_the_notice_about_sounds_has_only_words_of_catalogues(person):
    ada = person("Ada", language="pseudo", sound=None)
    against_bots(ada, FIRST, first="0")
    ada.page.wait_for_selector(".board-host .highlighted")
    check(ada)


def test_the_call_to_a_turn_has_only_words_of_catalogues(person):
    ada = person("Ada", language="pseudo")
    ada.context.add_init_script(RECORD_NOTES)
    against_bots(ada, FIRST, first="0")
    ada.page.wait_for_selector(".board-host .highlighted")
    quiet = ada.page.title()
    ada.page.evaluate(HIDE)
    ada.page.wait_for_function("quiet => document.title !== quiet", arg=quiet)
    check(ada)


@pytest.mark.parametrize("address", ["/", f"/rules/{FIRST}"])
def test_the_settings_have_only_words_of_catalogues(person, address):
    ada = person("Ada", language="pseudo")
    ada.page.goto(address)
    ada.page.locator(".tool-settings").first.click()
    ada.page.wait_for_selector("dialog")
    others = ["Lagoon", "Pearl Divers", "Whispers", "Connect Four"]
    pitches = [
        "Hide from the tide.", "Dive for more, or surface with what you have.", "Whisper unheard.",
        "Four in a line, a benchmark for engines.",
    ]  # fmt: skip
    check(ada, *others, *pitches)
