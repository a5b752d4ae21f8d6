"""What every bot must do, in every game."""

import time

import pytest
from bots.bot_helpers import chosen, quick, random_views, view_of

from shoal.bots.evaluating_bot import EvaluatingBot
from shoal.bots.levels import FORMER_NAMES, LEVELS, bot_of, current_name, level
from shoal.bots.search_bot import SearchBot
from shoal.bots.simple_bots import Bot, GreedyBot, RandomBot, WeightedBot
from shoal.core.catalogue import load
from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo, View
from shoal.core.packed_arrays import COMPILED
from shoal.core.rng import Rng
from shoal.core.search.budget import Budget
from shoal.core.search.rank_rewards import finish_share
from shoal.core.state import NOBODY, State
from shoal.games import game_info, names
from shoal.games.urchins.evaluator import Solver, lead
from shoal.games.urchins.rules import UrchinsState
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR
from shoal.sample_games.tic_tac_toe import GAME as TIC_TAC_TOE

GAMES = [game_info(name) for name in names()]
TABLES = [
    (one, players) for one in GAMES for players in range(one.min_players, one.max_players + 1)
]
SLACK = 0.05 if COMPILED else 2.0
"""Seconds beyond a budget: one iteration uncompiled takes as long as a hundred compiled."""


def bots() -> list[Bot]:
    return [
        WeightedBot(),
        GreedyBot(),
        quick(6),
        quick(4, hinted=False),
        EvaluatingBot(quick(6)),
        EvaluatingBot(quick(6), rough=True),
    ]


def option_cases() -> list[tuple[GameInfo, dict]]:
    """Every option of every game at another value than its default."""
    cases = []
    for one in GAMES:
        for option in one.options:
            if isinstance(option.default, bool):
                cases.append((one, {option.name: not option.default}))
            elif option.choices:
                cases += [(one, {option.name: choice}) for choice in option.choices[1:3]]
            elif isinstance(option.default, int):
                cases.append((one, {option.name: option.low}))
    return [case for case in cases if playable(*case)]


def playable(one: GameInfo, options: dict) -> bool:
    try:
        one.game(options).start(one.max_players)
    except ShoalError:
        return False
    return True


def spread(views: list[View], count: int) -> list[View]:
    """Some of the views, from the beginning to the end of the game."""
    return views[:: max(1, len(views) // count)]


@pytest.mark.parametrize(("one", "players"), TABLES, ids=lambda case: getattr(case, "name", case))
def test_no_bot_fails_on_a_reachable_view(one, players):
    views = random_views(one, players, {}, seed=players, every=3)
    for number, view in enumerate(spread(views, 4)):
        for bot in bots():
            assert bot.choose(view, Rng(number)) in view.moves


@pytest.mark.parametrize(
    ("one", "options"), option_cases(), ids=lambda case: getattr(case, "name", str(case))
)
def test_no_bot_fails_under_an_option(one, options):
    views = random_views(one, one.max_players, options, seed=7, every=3)
    for view in spread(views, 2):
        for bot in (quick(4), EvaluatingBot(quick(4))):
            assert bot.choose(view, Rng(1)) in view.moves


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_two_worlds_with_the_same_view_get_the_same_answer(one):
    for view in spread(random_views(one, one.max_players, {}, seed=3, every=3), 4):
        other = view.game.imagine(view, Rng(99))
        again = view.game.view(other, view.seat)
        for mine, twin in zip(bots(), bots(), strict=True):
            assert mine.choose(view, Rng(5)) == twin.choose(again, Rng(5))


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_a_time_budget_is_kept_in_every_game(one):
    for view in spread(random_views(one, one.min_players, {}, seed=4, every=3), 3):
        began = time.process_time()
        SearchBot(Budget(milliseconds=50.0)).choose(view, Rng(1))
        assert time.process_time() - began < 0.06 + SLACK


def worth(state: State, seat: int) -> float:
    """What the seat gets with the best play of both, in a game of two without secrets or dice."""
    if state.actor() == NOBODY:
        return finish_share(state.ranks(), seat)
    mover = state.actor()
    found = [worth(after(state, mover, move), seat) for move in state.moves(mover)]
    return max(found) if mover == seat else min(found)


def after(state: State, seat: int, move: int) -> State:
    other = state.clone()
    other.play(seat, move)
    return other


@pytest.mark.parametrize("seed", range(12))
def test_a_forced_win_is_never_thrown_away(seed):
    """Endings of Tic-Tac-Toe, solved by looking at everything."""
    for view in random_views(TIC_TAC_TOE, 2, {}, seed=seed, every=1)[3:]:
        state = view.game.imagine(view, Rng(0))
        move = quick(400).choose(view, Rng(seed))
        assert worth(after(state, view.seat, move), view.seat) == worth(state, view.seat)


SOLVED_ENDINGS = (
    "yry./YYyy/RRyr/RYyr pieces=c4,d1 pile=0,1 won=10,8 turn=1 step=2 added=no calm=0",
    "rYYy/Ryry/rryr/ryrr pieces=d1,d2 pile=0,1 won=14,6 turn=1 step=2 added=no calm=0",
    "R.rR/ry.y/yyr./yryr pieces=b3,d1 pile=0,0 won=11,14 turn=0 step=3 added=yes calm=0",
    "YyRY/rryy/R.yy/YYrR pieces=d3,a3 pile=0,0 won=9,9 turn=0 step=3 added=yes calm=0",
    "ry.R/yrrr/..r./..yy pieces=d1,hand pile=0,0 won=13,16 turn=0 step=3 added=yes calm=0",
)
"""Positions of random games of Sea Urchins in which the right move wins. A search of 400 iterations
lost the first of them."""


@pytest.mark.parametrize("board", SOLVED_ENDINGS)
def test_a_forced_win_of_sea_urchins_is_never_thrown_away(board):
    view = view_of(game_info("urchins"), f"players=2 size=4 | board={board}")
    state = view.game.imagine(view, Rng(0))
    solver = Solver(5000)
    winning = [
        move for move in view.moves if is_winning(solver, after(state, view.seat, move), view.seat)
    ]
    assert 0 < len(winning) < len(view.moves)
    for seed in range(3):
        assert quick(1500).choose(view, Rng(seed)) in winning


def is_winning(solver: Solver, state: State, seat: int) -> bool:
    assert isinstance(state, UrchinsState)
    ahead = lead(state) + solver.value(state)
    return ahead > 0 if seat == 0 else ahead < 0


@pytest.mark.parametrize("seed", range(6))
def test_a_win_in_one_is_always_taken(seed):
    found = 0
    for view in random_views(CONNECT_FOUR, 2, {}, seed=seed, every=1):
        state = view.game.imagine(view, Rng(0))
        wins = [move for move in view.moves if is_won(after(state, view.seat, move), view.seat)]
        if wins:
            assert quick(100).choose(view, Rng(seed)) in wins
            found += 1
    assert found > 0


def is_won(state: State, seat: int) -> bool:
    return state.actor() == NOBODY and state.ranks()[seat] == 0 and max(state.ranks()) > 0


def test_the_last_catch_of_sea_urchins_is_taken():
    """The square in the corner wins the game; the lone token does not."""
    text = (
        "players=2 | board=....../....../...r../....../ry..../yr.... pieces=hand,hand pile=0,0 "
        "won=16,19 turn=0 step=3 added=yes calm=0"
    )
    bot = quick(50)
    assert chosen(bot, view_of(game_info("urchins"), text)) != "piece d4"


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_says_what_it_does(name):
    assert load("en").text(f"level-{name}-about", {}).endswith(".")
    assert LEVELS[name].milliseconds <= 1000


def test_the_levels_are_the_same_everywhere():
    assert list(LEVELS) == ["random", "easy", "medium", "hard", "best"]


@pytest.mark.parametrize("text", ["genius", "search", "search:", "search:0", "plain:-5", "x:5ms"])
def test_an_unknown_bot_level_is_refused(text):
    with pytest.raises(ShoalError):
        bot_of(text)


def test_a_level_can_be_named_by_its_former_name():
    assert FORMER_NAMES == {"drift": "random"}
    assert level("drift") is LEVELS["random"]
    assert isinstance(bot_of("drift"), RandomBot)


def test_a_former_name_is_not_a_level_of_its_own():
    assert not set(FORMER_NAMES) & set(LEVELS)
    assert current_name("no such level") == "no such level"
