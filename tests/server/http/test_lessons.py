"""Lessons over HTTP: the server stores nothing, and shows only what the newcomer may see."""

import json
import urllib.error
import urllib.request

import pytest
from waiting import LIMIT

import shoal
from shoal.games import game_info
from shoal.lessons.lesson import lesson_of


def ask(serving, game, path="", **body):
    request = urllib.request.Request(
        f"{serving.address}/api/1/games/{game}/lesson{path}",
        json.dumps(body).encode(),
        {"content-type": "application/json", "origin": serving.address},
    )
    with urllib.request.urlopen(request, timeout=LIMIT) as got:
        return json.load(got)


@pytest.mark.parametrize("game", [n for n in shoal.game_names() if lesson_of(game_info(n))])
def test_a_lesson_can_be_played_to_its_end(serving, game):
    for number, step in enumerate(lesson_of(game_info(game)).steps):
        begun = ask(serving, game, step=number)
        assert begun["task"][0] == f"lesson-{step.name}" and begun["view"]["moves"]
        done = ask(serving, game, step=number, moves=step.moves)
        assert done["done"] and done["result"][0] == f"lesson-{step.name}-done"
        assert done["view"]["moves"] == [] and done["steps"] >= 6


def test_a_wrong_move_leaves_the_lesson_where_it_was(serving):
    before = ask(serving, "urchins")
    after = ask(serving, "urchins", moves=["hold"])
    assert after.pop("mistake")[0] == "not-in-this-step"
    assert after == before


def test_the_crew_of_a_lesson_does_not_see_the_shark(serving):
    steps = lesson_of(game_info("jaws")).steps
    crew = next(n for n, step in enumerate(steps) if step.name == "finder")
    assert "shark" not in ask(serving, "jaws", step=crew)["view"]["facts"]


def test_a_board_gets_its_helpers_and_its_schema(serving):
    assert ask(serving, "sharktank", "/helpers", step=1)["facts"]
    assert ask(serving, "urchins", "/fields")["fields"]


@pytest.mark.parametrize(("game", "step"), [("urchins", 99), ("urchins", -1), ("nothing", 0)])
def test_what_does_not_exist_is_refused(serving, game, step):
    with pytest.raises(urllib.error.HTTPError) as refused:
        ask(serving, game, step=step)
    assert refused.value.code in (400, 404, 409, 422)
    assert json.load(refused.value)["sentence"]


def test_the_lobby_knows_which_games_have_lessons(serving):
    with urllib.request.urlopen(f"{serving.address}/api/1/games", timeout=LIMIT) as got:
        games = json.load(got)["games"]
    lengths = {one["name"]: one.get("lesson", 0) for one in games}
    ours = {name: len(lesson_of(game_info(name)).steps) for name in shoal.game_names()}
    assert {name: length for name, length in lengths.items() if length} == ours
