"""The page 'Write your own game', followed word for word; tests/web has the browser's part."""

import re
import tomllib

import own_game_page as page
import pytest
from server.serving import Serving
from their_games import python
from waiting import LIMIT, heard

from shoal import wire
from shoal.client import Seat

MOST_LINES = 80
POSITION = "players=2 | turn=0 points=30,40 catch=14 die=5 rolling=no"
TYPED = "bank\n" + "roll\nroll\nroll\nbank\n" * 60
RESEARCH = """
import random, warnings
from pettingzoo.test import api_test

warnings.simplefilter("ignore")  # PettingZoo would rather see plain arrays than dictionaries
api_test(agents, num_cycles=30)

choice = random.Random(1)
state = spiel.new_initial_state()
while not state.is_terminal():
    state.apply_action(choice.choice(state.legal_actions()))
print("OpenSpiel:", state.returns())

over, info = False, learner.reset(seed=1)[1]
while not over:
    _, reward, over, _, info = learner.step(int(info["action_mask"].argmax()))
print("Gymnasium:", reward)

finished = 0
for _ in range(300):
    batch.step(batch.sample())
    finished += int(batch.over.sum())
print("Batch:", finished > 0)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The reader's folder, with the game of the first part."""
    place = tmp_path_factory.mktemp("reader")
    page.write_game(place)
    return place


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The folder of a reader who has added all optional parts."""
    place = tmp_path_factory.mktemp("whole")
    page.write_whole_game(place)
    return place


@pytest.fixture(autouse=True)
def own_saved_games(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def shoal(words, cwd, typed=""):
    """Run a command; what it prints."""
    done = python("-m", *words, typed=typed, cwd=cwd)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


def test_the_game_has_less_than_eighty_lines():
    assert len(page.game_code().splitlines()) < MOST_LINES


def test_the_game_passes_the_checks(folder):
    (words,) = page.commands("## Check it")
    assert shoal(words, folder).startswith("Reef Race passes all")


def test_a_whole_game_is_played_in_the_terminal(folder):
    words, serve = page.commands("## Play it")
    assert serve == ["shoal", "serve", "--game", "reef_race.py", "--open"]
    told = shoal([*words, "--seed", "1"], folder, TYPED)
    assert "You cannot play bank now. Possible: roll.\n" in told
    assert "rule for what you are asked" not in told  # It has no numbered rules yet.
    assert re.search(r"^(You|Kai): place 1$", told, re.MULTILINE)
    assert "The record of the game is in" in told


def test_bots_play_it(folder):
    told = [shoal(words, folder) for words in page.commands("## Let bots play it")]
    assert "20 games of Reef Race, 2 players, easy" in told[0]
    assert "Reef Race, 2 players: 20 games" in told[1]
    assert "30 games of Reef Race: study-reef_race.html" in told[2]
    assert "goal" in (folder / "study-reef_race.html").read_text(encoding="utf-8")
    assert "roll: " in told[3] and "bank: " in told[3]


def test_it_is_played_in_every_adapter(folder):
    (block,) = page.blocks(page.section("## Research"), "python")
    done = python("-c", block + RESEARCH, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "Passed API test" in done.stdout
    assert re.search(r"OpenSpiel: \[-?1.0, -?1.0\]", done.stdout)
    assert re.search(r"Gymnasium: -?1.0", done.stdout) and "Batch: True" in done.stdout


def test_a_person_and_a_bot_play_it_on_a_server(folder, tmp_path):
    with Serving(tmp_path, "--game", str(folder / "reef_race.py")) as serving:
        opened = serving.server.open(wire.NewTable("reef_race", 2, {"goal": 20}))
        seat = Seat.join(serving.address, opened.table, opened.invite, "Ada")
        seat.wait(LIMIT)
        serving.server.put_bot(opened.table, opened.host, 1, "easy")
        serving.server.do(opened.table, opened.host, "start")
        while not seat.known.over:
            heard(seat, lambda: seat.known.my_turn or seat.known.over, "a turn")
            if seat.known.my_turn:
                seat.play(seat.known.view.moves[-1])
        assert serving.server.verify(opened.table, seat.known.ticket) == []
        seat.close()


def test_a_game_with_secrets_passes_the_checks(tmp_path):
    (code,) = page.blocks(page.section("### Secrets"), "python")
    (tmp_path / "blind_bid.py").write_text(code, encoding="utf-8")
    page.write_words(tmp_path, page.section("### Secrets"))
    assert "shoal check blind_bid.py" in page.TEXT
    told = shoal(["shoal", "check", "blind_bid.py"], tmp_path)
    assert told.startswith("Blind Bid passes all")
    words = ["shoal", "play", "blind_bid.py", "--players", "3", "--seed", "1"]
    told = shoal(words, tmp_path, "bid 1\nquit\n")
    assert "- You bid 1." in told and "- Kai has chosen." in told


def test_the_game_with_all_optional_parts_passes_the_checks(whole):
    told = shoal(["shoal", "check", "reef_race.py"], whole)
    assert told.startswith("Reef Race passes all")


def test_rules_and_words_are_shown(whole):
    assert "RR-3 Bank your catch" in shoal(["shoal", "rules", "reef_race.py"], whole)
    words = ["shoal", "play", "reef_race.py", "--players", "2", "--seed", "1"]
    told = shoal(words, whole, TYPED)
    for sentence in ("Roll the die. (RR-2)", "nothing to bank yet", "Kai banks", "(RR-5)"):
        assert sentence in told
    assert "Your catch: 0." in told and re.search(r"^Kai +\d+ +●+$", told, re.MULTILINE)


def test_a_translation_is_a_file(whole):
    (whole / "words" / "de.ftl").write_text("ask-roll = Würfle.\n", encoding="utf-8")
    words = ["shoal", "play", "reef_race.py", "--players", "2", "--language", "de"]
    told = shoal(words, whole, "quit\n")
    assert "Würfle. (RR-2)" in told
    (whole / "words" / "de.ftl").unlink()


def test_hints_have_reasons(whole):
    told = shoal(["shoal", "hint", "reef_race.py", POSITION, "--seconds", "0.1"], whole)
    assert "A 1 would sink 14 points" in told and "The points are safe." in told


def test_a_study_counts_the_events(whole):
    words = ["shoal", "study", "reef_race.py", "--games", "10", "--players", "2", "--bots", "easy"]
    shoal([*words, "--option", "goal=50"], whole)
    assert "10 points or more sunk" in (whole / "study-reef_race.json").read_text(encoding="utf-8")


def test_the_solver_answers(whole):
    first, second = page.commands("### A solver")
    assert shoal(first, whole).strip() == "Roll: 8.14 on average."
    assert shoal(second, whole).strip() == "Bank 20 points."


def test_board_helpers_are_offered(whole):
    code = (
        "from shoal.games import find_game; import shoal\n"
        "match = shoal.new(find_game('reef_race.py'), 2, 1)\n"
        "print(match.game.board_helpers.facts(match.view(0)))"
    )
    assert python("-c", code, cwd=whole).stdout == "{'missing': [50, 50]}\n"


def test_an_installed_package_offers_the_game(tmp_path):
    (settings,) = page.blocks(page.section("## Publish it"), "toml")
    assert tomllib.loads(settings)["project"]["entry-points"]["shoal.games"] == {
        page.NAME: page.NAME
    }
    folder, target = tmp_path / "package", tmp_path / "site"
    folder.mkdir()
    page.write_game(folder)
    (folder / "pyproject.toml").write_text(settings, encoding="utf-8")
    how = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(target)]
    done = python("-m", "pip", "install", *how, ".", cwd=folder)
    assert done.returncode == 0, done.stderr
    told = python("-m", "shoal", "games", folders=(target,), cwd=tmp_path).stdout
    assert "\nreef_race: Reef Race, 2 to 4 players" in told
