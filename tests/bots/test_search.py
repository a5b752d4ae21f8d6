"""The search proves endings, keeps its time budget, and leaves the dice of the game alone."""

import os
import subprocess
import sys
import time

import pytest
from bots.bot_helpers import chosen, quick, view_of
from server.serving import killed_after
from waiting import LIMIT

from shoal.bots.search import Search
from shoal.bots.search_bot import SearchBot
from shoal.bots.tree import ROOT, Tree
from shoal.core.errors import ShoalError
from shoal.core.packed_arrays import i64, vec
from shoal.core.rng import Rng
from shoal.core.search.budget import Budget
from shoal.core.search.rank_rewards import finish_share
from shoal.core.search.search_params import DEFAULT_PARAMS
from shoal.games import game_info
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR
from shoal.sample_games.tic_tac_toe import GAME as TIC_TAC_TOE

THREE_IN_A_COLUMN = "players=2 | board=xxx/oo/o/-/-/-/-"
FORK = "players=2 | board=x../.o./..x"


@pytest.mark.parametrize("seed", range(5))
def test_a_win_in_one_is_taken(seed):
    assert (
        chosen(quick(60, hinted=False), view_of(CONNECT_FOUR, THREE_IN_A_COLUMN), seed) == "drop 1"
    )


@pytest.mark.parametrize("seed", range(5))
def test_a_loss_in_one_is_prevented(seed):
    view = view_of(CONNECT_FOUR, "players=2 | board=xxx/oo/-/-/-/-/-")
    assert chosen(quick(300, hinted=False), view, seed) == "drop 1"


@pytest.mark.parametrize("seed", range(5))
def test_a_fork_that_loses_is_avoided(seed):
    """A corner loses to the third corner; an edge holds the draw."""
    assert chosen(quick(2000), view_of(TIC_TAC_TOE, FORK), seed) in {
        "mark b3",
        "mark a2",
        "mark c2",
        "mark b1",
    }


def test_the_search_stops_when_an_ending_is_proven():
    view = view_of(TIC_TAC_TOE, FORK)
    search = Search(view, Rng(1), DEFAULT_PARAMS, hinted=False, solving=True)
    done = search.run(50_000, 0.0)
    assert search.tree.solved[ROOT] == 0.5 and done < 50_000


def test_the_same_seed_gives_the_same_move_and_the_same_tree():
    view = view_of(CONNECT_FOUR, "players=2 | board=x/o/-/-/-/-/-")
    trees = []
    for _ in range(2):
        search = Search(view, Rng(5), DEFAULT_PARAMS, hinted=False, solving=True)
        search.run(500, 0.0)
        trees.append((list(search.tree.visits), list(search.tree.gains)))
    assert trees[0] == trees[1]


@pytest.mark.parametrize("milliseconds", [10.0, 60.0])
def test_a_time_budget_is_kept(milliseconds):
    view = view_of(CONNECT_FOUR, "players=2 | board=-/-/-/-/-/-/-")
    began = time.process_time()
    SearchBot(Budget(milliseconds=milliseconds)).choose(view, Rng(1))
    assert time.process_time() - began < milliseconds / 1000 * 1.2 + 0.05


def test_every_iteration_visits_the_root_once():
    search = Search(
        view_of(CONNECT_FOUR, THREE_IN_A_COLUMN), Rng(1), DEFAULT_PARAMS, hinted=True, solving=False
    )
    assert search.run(123, 0.0) == 123
    assert search.tree.visits[ROOT] == 123


def test_the_search_tree_of_the_last_move_is_reused():
    game = CONNECT_FOUR.game()
    state, bot, rng = game.start(2), quick(400, hinted=False), Rng(3)
    state.play(0, bot.choose(game.view(state, 0), rng))
    state.play(1, 3)
    search = bot.search(game.view(state, 0), rng)
    assert search.tree.visits[ROOT] > 400


def test_a_search_tree_of_another_position_is_discarded():
    game = CONNECT_FOUR.game()
    bot, rng = quick(400, hinted=False), Rng(3)
    bot.choose(view_of(CONNECT_FOUR, "players=2 | board=-/-/-/-/-/-/-"), rng)
    search = bot.search(view_of(CONNECT_FOUR, "players=2 | board=xo/xo/-/-/-/-/-"), rng)
    assert game.name == search.game.name
    assert search.tree.visits[ROOT] == 400


def test_a_seat_gets_its_own_bot():
    bot = quick()
    assert bot.for_seat() is not bot


def test_a_subtree_is_a_complete_tree():
    tree = Tree()
    child = tree.add(ROOT, 0, 4, 1.0)
    grandchild = tree.add(child, 1, 5, 1.0)
    tree.visits[child] = 3
    tree.visits[grandchild] = 2
    branch = tree.subtree(child)
    assert (list(branch.visits), list(branch.moves)[1:]) == ([3, 2], [5])


def test_dice_with_many_outcomes_share_a_node():
    start = game_info("sharkbait").game({"first": "0"})
    state, rng = start.start(3), Rng(2)
    while state.actor() < 0:
        state.play(-1, rng.below(state.outcomes()))
    search = Search(
        start.view(state, state.actor()), rng, DEFAULT_PARAMS, hinted=False, solving=True
    )
    search.run(300, 0.0)
    after_throws = [
        sum(search.tree.movers[child] == -1 for child in children(search.tree, node))
        for node in range(search.tree.size())
    ]
    assert max(after_throws) == 1


def children(tree: Tree, node: int) -> list[int]:
    found = []
    child = tree.first[node]
    while child >= 0:
        found.append(child)
        child = tree.next[child]
    return found


def test_placing_counts_those_beaten_and_halves_ties():
    assert [finish_share(vec[i64]([0, 0, 2]), seat) for seat in range(3)] == [0.75, 0.75, 0.0]


def test_an_empty_budget_is_refused():
    with pytest.raises(ShoalError):
        Budget()


def test_a_mixed_choice_follows_the_visit_counts():
    tree = Tree()
    for move, visits in enumerate([30, 0, 10]):
        node = tree.add(ROOT, 0, move, 1.0)
        tree.visits[node] = visits
    rng = Rng(1)
    drawn = [tree.moves[tree.sample_by_visits(rng)] for _ in range(400)]
    assert drawn.count(1) == 0
    assert 250 < drawn.count(0) < 350


def test_the_shark_of_jaws_does_not_always_come_up_in_the_same_place():
    game = game_info("jaws").game({"acts": "act2"})
    state, rng = game.start(2), Rng(3)
    while "surface" not in game.view(state, 0).word("phase"):
        actor = state.actor()
        if actor == -1:
            state.play(-1, rng.below(state.outcomes()))
        else:
            seat = state.actors()[0]
            state.play(seat, state.moves(seat)[0])
    view = game.view(state, 0)
    assert len({quick(30).choose(view, Rng(seed)) for seed in range(12)}) > 1


def test_a_search_with_secrets_does_not_assume_that_opponents_know_them():
    """The crew of Jaws is assumed to follow its own priors, without the shark's secrets."""
    game = game_info("jaws").game({"acts": "act1"})
    state, rng = game.start(2), Rng(3)
    state.play(0, state.moves(0)[0])
    while state.actor() != 0:
        state.play(state.actor(), rng.below(state.outcomes()))
    search = Search(
        game.view(state, 0), rng, game.evaluator.search_params(), hinted=True, solving=True
    )
    assert search.is_informed and search.run(40, 0.0) == 40


def test_a_bot_that_sees_everything_uses_only_part_of_its_time():
    game = game_info("jaws").game({"acts": "act1"})
    view = game.view(game.start(2), 0)
    began = time.process_time()
    SearchBot(Budget(milliseconds=600)).choose(view, Rng(1))
    assert time.process_time() - began < 0.3


def test_other_processes_do_not_shorten_a_search():
    """Ten milliseconds of thinking mean ten of CPU time, unless 40 more have passed."""
    busy = [sys.executable, "-c", "print(flush=True)\nwhile True: pass"]
    rivals = [
        subprocess.Popen(busy, stdout=subprocess.PIPE) for _ in range(2 * (os.cpu_count() or 1))
    ]
    try:
        for rival in rivals:
            with killed_after(rival, LIMIT):
                assert rival.stdout.readline()
        for seed in range(20):
            view = view_of(CONNECT_FOUR, "players=2 | board=-/-/-/-/-/-/-")
            search = Search(view, Rng(seed), DEFAULT_PARAMS, hinted=False, solving=False)
            began, worked = time.perf_counter(), time.thread_time()
            search.run(10**9, 10.0)
            assert time.thread_time() - worked >= 0.009 or time.perf_counter() - began >= 0.05
    finally:
        for rival in rivals:
            rival.kill()
            rival.communicate(timeout=LIMIT)
