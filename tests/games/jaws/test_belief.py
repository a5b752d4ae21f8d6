"""The belief about the shark: equal to brute force, calibrated, and without secrets."""

import pytest
from table import Table

from shoal.core.rng import Rng
from shoal.core.search.playout import random_step
from shoal.core.text.view_from_json import read_view
from shoal.games import game_info
from shoal.games.jaws.belief import worlds
from shoal.games.jaws.components import SPACES, TOKENS


def believed(table):
    """Place -> probability for the crew."""
    return table.game.tracker.belief(table.game.view(table.state, 1))


def true_world(state):
    """Place, tokens left and token of the round as they are."""
    return int(state.place), int(state.tokens), int(state.token)


def spread(state, weight, found):
    """Every possible secret turn with its probability, grouped by what the crew then knows."""
    if list(state.actors()) != [0]:
        _, chances = found.setdefault(tuple(state.knowledge), (state, {}))
        world = true_world(state)
        chances[world] = chances.get(world, 0.0) + weight
        return
    moves = list(state.moves(0))
    for move in moves:
        after = state.clone()
        after.play(0, move)
        spread(after, weight / len(moves), found)


def brute_force(sets, **words):
    """What the crew can know after a turn from an unknown place, with probabilities of worlds."""
    found = {}
    text = " ".join(f"{key}={value}" for key, value in words.items())
    for tokens in sets:
        for space in SPACES[:12]:
            table = Table("jaws", f"players=2 | shark={space} tokens={tokens} {text}")
            spread(table.state, 1 / 12 / len(sets), found)
    return table.game, found


def agree(game, found):
    """Assert that the belief equals probabilities counted one by one."""
    for state, chances in found.values():
        total = sum(chances.values())
        view = read_view(game, game.view(state, 1).json())
        exact = {world: chance / total for world, chance in chances.items()}
        assert worlds(view, game.tracker) == pytest.approx(exact)


CROWD = {"swimmers": "2,1,0,1", "michael": "E", "floating": "1,0,0,1,1,0,0,0,0,0,0,0", "shop": 3}


@pytest.mark.parametrize(
    "words",
    [
        {"event": "alert-a", **CROWD},
        {"event": "gardner", "crew": "2,6,N", **CROWD},
    ],
)
def test_the_belief_after_a_turn_is_what_counting_one_by_one_gives(words):
    game, found = brute_force(["-"], phase="hunt", **words)
    assert len(found) > 20
    agree(game, found)


def test_the_belief_after_a_token_is_what_counting_one_by_one_gives():
    agree(*brute_force(TOKENS[1:], phase="token", event="alert-a", **CROWD))


def test_two_turns_with_an_answer_between_are_what_counting_one_by_one_gives():
    words = {"phase": "hunt", "event": "alert-a", "swimmers": "1,1,1,1"}
    game, found = brute_force(["-"], **words)
    state, chances = next(held for held in found.values() if held[0].track == 0)
    second = {}
    for (place, _, _), chance in chances.items():
        table = Table("jaws", f"players=2 | {game.write_board(state)}")
        table.state.place = place
        table.play("turn hooper", "finder", "end", "turn quint", "end", "end")
        spread(table.chance("event july").state, chance, second)
    assert len(second) > 20
    agree(game, second)


def test_a_hit_tells_the_place_and_a_miss_excludes_it(amity):
    hit = amity("crew", active="quint", actions=4, shark="8").play("launch 8")
    assert believed(hit)["8"] == 1.0
    miss = amity("crew", active="quint", actions=4, shark="1").play("launch 8")
    assert believed(miss)["8"] == 0.0 and believed(miss)["1"] == pytest.approx(1 / 11)


def test_nearby_leaves_the_neighbours(amity):
    table = amity("crew", active="hooper", actions=4, shark="N").play("finder")
    assert {space for space, chance in believed(table).items() if chance} == {"1", "N", "W"}


def test_not_there_leaves_a_shark_that_is_out_of_sight(amity):
    words = {"token": "sight", "tokens": "burst", "played": 1, "shark": "N", "crew": "8,N,5"}
    table = amity("crew", active="brody", actions=4, **words).play("binoculars")
    assert 0 < believed(table)["N"] < 1 / 12


def test_impossible_rows_are_ignored(amity):
    words = {"shark": "1", "story": "2.0.0.2,2.0.1.2"}  # hit at 1, then at once at 2
    table = amity("pick", **words)
    assert sum(believed(table).values()) == pytest.approx(1.0)


def test_in_act_2_there_is_no_belief_about_places(orca):
    assert believed(orca("surface")) == {}


def test_the_shark_knows_where_it_is(amity):
    table = amity("pick", shark="S")
    assert table.game.tracker.belief(table.game.view(table.state, 0))["S"] == 1.0


def watched(games, rounds, seed):
    """Random games: at each crew turn all worlds with their chances, and the true one."""
    game = game_info("jaws").game({"acts": "act1", "summer": rounds})
    rng = Rng(seed)
    for _ in range(games):
        state = game.start(2)
        while state.actor() != -2:
            if list(state.actors()) == [1] and state.active == 3 and game.view(state, 1).moves:
                view = read_view(game, game.view(state, 1).json())
                if view.word("phase") == "pick":
                    yield worlds(view, game.tracker), true_world(state)
            random_step(state, rng)


def test_the_truth_is_never_excluded_and_chances_are_calibrated():
    bins = {}
    for chances, truth in watched(games=16, rounds=12, seed=3):
        assert chances.get(truth, 0.0) > 0.0
        for world, chance in chances.items():
            held = bins.setdefault(min(9, int(chance * 10)), [0.0, 0.0, 0.0])
            held[0] += float(world == truth)
            held[1] += chance
            held[2] += chance * (1 - chance)
    assert len(bins) >= 8
    for happened, expected, variance in bins.values():
        # Turns of one game are not independent, so the bound is wider than for independent throws.
        assert abs(happened - expected) <= 6 * max(1.0, variance) ** 0.5


def test_imagined_worlds_come_as_often_as_they_are_likely(amity):
    words = {"shark": "N", "swimmers": "2,0,0,0"}
    table = amity("hunt", tokens="-", **words).play("eat", "end")
    view = table.game.view(table.state, 1)
    rng = Rng(1)
    places = [int(table.game.imagine(view, rng).place) for _ in range(4000)]
    for space, chance in table.game.tracker.belief(view).items():
        count = places.count(SPACES.index(space))
        assert abs(count - 4000 * chance) <= 5 * max(1.0, 4000 * chance * (1 - chance)) ** 0.5


def test_imagined_tokens_agree_with_their_number(amity):
    table = amity("pick", tokens="frenzy,sight")
    view = table.game.view(table.state, 1)
    sets = {int(table.game.imagine(view, Rng(seed)).tokens) for seed in range(200)}
    assert len(sets) == 6 and all(tokens.bit_count() == 2 for tokens in sets)
    assert len(TOKENS) == 5


def test_hidden_cards_of_act_2_are_dealt_evenly_from_the_unseen(orca):
    table = orca("ready", choice="B", hand="maul,hard", ability="waves",
                 abilitiesgone="strength,strength", shown="A")  # fmt: skip
    view = table.game.view(table.state, 1)
    drawn = [table.game.imagine(view, Rng(seed)) for seed in range(300)]
    assert {int(state.choice) for state in drawn} == {1, 2}
    assert {int(state.ability) for state in drawn} == {1, 2, 3, 4, 5, 6, 7}
    assert all(int(state.hand).bit_count() == 2 and state.hand & 3 == 0 for state in drawn)
