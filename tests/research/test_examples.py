"""The examples and the code in the documents about research run."""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest
from research.short_games import GAMES
from their_games import LAGOON, python

from shoal.research.openspiel import register

EXAMPLES = Path(__file__).parents[2] / "examples"
DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("research", "gymnasium", "pettingzoo", "openspiel")
BLOCK = re.compile(r"^```python\n(.*?)^```$(?:\s*^```\n(.*?)^```$)?", re.DOTALL | re.MULTILINE)
"""Python code, and the plain block directly behind it: what the code prints."""


def blocks_of(page):
    """The Python code of a page, block by block, each with what it prints."""
    return BLOCK.findall((DOCS / f"{page}.md").read_text(encoding="utf-8"))


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", GAMES)
def test_random_agents_use_every_adapter(name):
    agents = example("random_agents")
    assert sum(agents.through_pettingzoo(name).values()) == pytest.approx(0)
    assert -1 <= agents.through_gymnasium(name) <= 1
    assert sum(agents.through_openspiel(name)) == pytest.approx(0)
    assert agents.through_a_batch(name, steps=2) == 0


def test_the_example_finds_the_best_response_and_cfr_approaches_it():
    solving = example("best_response")
    small = solving.load()
    worth = solving.best_moves(small)
    assert worth == {"shark 3": pytest.approx(-8 / 9), "fish 1x2": pytest.approx(-1 / 3)}
    assert -0.55 < solving.learned_value(small, 4) < -1 / 3


def test_cfr_is_less_and_less_exploitable_where_two_seats_answer_each_other():
    solving = example("best_response")
    found = solving.exploitabilities(solving.load_duel(), (1, 4, 12))
    assert found[0] > 0.4 and found[0] > 2 * found[1] > 4 * found[2] > 0


def test_a_whole_game_that_is_not_installed_is_solved(tmp_path):
    """Tic-Tac-Toe with two crosses and two noughts in rows, crosses to move."""
    game = ("shoal.sample_games.tic_tac_toe", "--", "shoal_tic_tac_toe(position=board~xx./oo./...)")
    solved = python(str(EXAMPLES / "best_response.py"), "--register", *game, cwd=tmp_path)
    assert solved.stdout.splitlines()[:2] == [
        "seat 0, best response to random moves: +1.0000",
        "seat 1, best response to random moves: +0.5333",
    ], solved.stderr
    first, fourth = (float(line.rpartition(" ")[2]) for line in solved.stdout.splitlines()[2:])
    assert first > 2 * fourth > 0


def test_a_game_that_is_not_installed_is_searched():
    register(str(LAGOON))
    searching = example("openspiel_search")
    share = searching.share_of_points("ismcts", "shoal_lagoon(players=2,rounds=1)", 1, 2)
    assert 0 <= share <= 1


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_their_searches_find_the_best_move_of_a_small_position(kind):
    small = example("best_response").load()
    bot = example("openspiel_search").search_bot(kind, small, 60, seed=1)
    root = small.new_initial_state()
    assert root.action_to_string(1, bot.step(root)) == "fish 1x2"


def test_a_search_plays_whole_games_on_all_seats():
    searching = example("openspiel_search")
    text = "shoal_pescado(throws=2)"
    assert 0 <= searching.share_of_points("mcts", text, games=2, simulations=2) <= 1


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_prints_exactly_what_the_block_behind_it_shows(page, capsys):
    """The blocks of a page follow each other."""
    names = {}
    for code, shown in blocks_of(page):
        exec(compile(code, f"docs/{page}.md", "exec"), names)
        assert capsys.readouterr().out == shown


@pytest.mark.parametrize("page", ["agent", "dataset"])
def test_the_sessions_of_a_page_run(page):
    done = doctest.testfile(str(DOCS / f"{page}.md"), module_relative=False, encoding="utf-8")
    assert done.attempted > 5 and not done.failed


@pytest.mark.parametrize(("page", "count"), [("gymnasium", 2), ("pettingzoo", 1), ("openspiel", 2)])
def test_blocks_that_print_are_found(page, count):
    assert sum(bool(shown) for _, shown in blocks_of(page)) == count


def test_a_block_that_shows_something_else_would_be_found():
    text = (
        "```python\nprint(1)\n```\n\n```\n2\n```\n\n```python\nx = 1\n```\n\nText.\n\n```\n3\n```\n"
    )
    assert BLOCK.findall(text) == [("print(1)\n", "2\n"), ("x = 1\n", "")]


def test_the_document_shows_every_adapter():
    code = "\n".join(code for code, _ in blocks_of("research"))
    for adapter in ("pettingzoo", "gymnasium", "openspiel", "vector"):
        assert f"{adapter}." in code


def test_a_page_starts_with_five_lines_that_run():
    for page in PAGES[1:]:
        lines = [line for line in blocks_of(page)[0][0].splitlines() if line]
        assert 4 <= len(lines) <= 5
