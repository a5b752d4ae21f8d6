"""The examples and the code in the documents about research run."""

import importlib.util
import re
from pathlib import Path

import pytest
from research.short_games import GAMES

EXAMPLES = Path(__file__).parents[2] / "examples"
DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("research", "gymnasium", "pettingzoo", "openspiel")


def blocks_of(page):
    """The Python code of a page, block by block."""
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


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
def test_the_code_of_a_page_runs_and_prints_what_the_page_shows(page, capsys):
    """The blocks of a page follow each other."""
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    names = {}
    for block in blocks_of(page):
        exec(compile(block, f"docs/{page}.md", "exec"), names)
    assert all(line in text for line in capsys.readouterr().out.splitlines())


def test_the_document_shows_every_adapter():
    code = "\n".join(blocks_of("research"))
    for adapter in ("pettingzoo", "gymnasium", "openspiel", "vector"):
        assert f"{adapter}." in code


def test_a_page_starts_with_five_lines_that_run():
    for page in PAGES[1:]:
        lines = [line for line in blocks_of(page)[0].splitlines() if line]
        assert 4 <= len(lines) <= 5
