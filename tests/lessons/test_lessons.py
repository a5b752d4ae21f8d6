"""Lessons: what they say is true, every step is legal, and a wrong move changes nothing."""

import msgspec
import pytest
from lessons.own_lesson import STEPS, own_game, write_lesson

import shoal
from shoal.core.catalogue import LANGUAGES, Reader, load
from shoal.core.errors import BadGame
from shoal.games import game_info
from shoal.lessons.check_lesson import check_lesson
from shoal.lessons.lesson import Lesson, lesson_of
from shoal.sample_games.tic_tac_toe import GAME

FACT = next(iter(GAME.game().view(GAME.game().start(2), 0).facts))
GAMES = [name for name in shoal.game_names() if lesson_of(game_info(name))]


def lesson_moments(lesson):
    """The beginning and the end of every step."""
    for number, step in enumerate(lesson.steps):
        yield lesson.moment(number)
        yield lesson.moment(number, step.moves)


def test_every_game_with_a_board_of_its_own_has_a_lesson():
    with_boards = [
        name
        for name in shoal.game_names()
        if (game_info(name).folder / "web" / "board.js").is_file()
    ]
    assert with_boards == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_has_six_to_ten_steps_and_tells_the_truth(name):
    assert 6 <= check_lesson(game_info(name)) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_of_a_lesson_is_complete_in_every_language(name, language):
    info = game_info(name)
    lesson = lesson_of(info)
    words = load(language, info.folder)
    for moment in lesson_moments(lesson):
        message = moment.result or moment.task
        assert words.entry(message.key), message.key
        sentence = words.format(message, Reader(moment.seat, moment.names()))
        assert "{" not in sentence


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_but_the_right_ones_changes_nothing(name):
    lesson = lesson_of(game_info(name))
    for number in range(len(lesson.steps)):
        before = lesson.moment(number)
        write_move = before.game.notation.write_move
        legal = [write_move(move) for move in before.history.state.moves(before.seat)]
        right = {way[0] for way in lesson.ways(number)}
        for move in set(legal) - right:
            after = lesson.moment(number, [move])
            assert after.mistake and not after.moves and not after.done
            assert after.history.state == before.history.state


def test_another_way_to_the_same_place_is_right():
    lesson = lesson_of(game_info("sharktank"))
    number = next(n for n, step in enumerate(lesson.steps) if step.any_way)
    ways = lesson.ways(number)
    assert len(ways) > 1
    assert len({hash(lesson.moment(number, way).history.state) for way in ways}) == 1
    assert all(lesson.moment(number, way).done for way in ways)


def test_moves_after_a_wrong_one_are_not_made():
    lesson = lesson_of(game_info("urchins"))
    moment = lesson.moment(0, ["hold", "move b4 c4"])
    assert moment.moves == () and moment.mistake.key == "not-in-this-step"


def test_an_illegal_move_is_refused_with_its_rule():
    moment = lesson_of(game_info("urchins")).moment(0, ["move c3 c1"])
    assert moment.mistake.rule == "UR-13"


def test_another_persons_game_gets_a_lesson_from_its_folder(tmp_path):
    info = own_game(tmp_path)
    assert check_lesson(info) == len(STEPS)
    moment = lesson_of(info).moment(0, STEPS[0]["moves"])
    assert load("en", tmp_path).format(moment.result) == "Your mark is on a1."


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"moves": ["mark a1", "mark a2"]}, "not-to-move"),
        ({"then": ["1 mark a1"]}, "no-taken-square"),
        ({"then": ["x mark b2"]}, "error-lesson-line"),
        ({"after": [{"fact": "board.9", "value": "X"}]}, "error-lesson-fact"),
        ({"after": [{"fact": FACT, "value": 7}]}, "error-lesson-claim"),
        ({"heard": ["log-of-another-game"]}, "error-lesson-unheard"),
        ({"illegal": ["mark b2"]}, "error-lesson-legal"),
        ({"name": "nameless"}, "error-lesson-words"),
        ({"seat": 1}, "error-lesson-turn"),
    ],
)
def test_a_false_lesson_is_found(tmp_path, change, told):
    info = own_game(tmp_path)
    write_lesson(tmp_path, [{**STEPS[0], **change}])
    with pytest.raises(shoal.CheckFailed) as failed:
        check_lesson(info)
    assert told in repr(failed.value.message)


def test_a_file_with_an_unknown_field_is_no_lesson(tmp_path):
    info = own_game(tmp_path)
    write_lesson(tmp_path, [{**STEPS[0], "dice": 6}])
    with pytest.raises(BadGame, match=r"lesson\.toml is not a lesson.*dice"):
        check_lesson(info)


def test_a_game_without_the_file_has_no_lesson(tmp_path):
    info = own_game(tmp_path)
    (tmp_path / "lesson.toml").unlink()
    assert check_lesson(info) == 0 and lesson_of(info) is None


def test_a_lesson_shows_only_what_its_newcomer_may_see():
    lesson = lesson_of(game_info("jaws"))
    crew = next(n for n, step in enumerate(lesson.steps) if step.name == "finder")
    moment = lesson.moment(crew)
    assert moment.seat == 1 and "shark" not in moment.view.facts
    assert isinstance(lesson, Lesson) and msgspec.json.encode(moment.view.facts)
