from itertools import pairwise

import numpy as np
import ppo
import pytest

HELD_OUT_SEED = 777_000


def test_self_play_learns_to_beat_random_moves():
    recipe = ppo.Recipe(options=ppo.SMALL_URCHINS, opponent="random", bar=0.95)
    network, curve = ppo.train(recipe)
    assert curve[0].shares["random"] < 0.7
    assert ppo.share_against(network, recipe, "random", games=256, seed=HELD_OUT_SEED) >= 0.9
    assert all(before.moves < after.moves for before, after in pairwise(curve))


def test_self_play_learns_to_beat_greedy_bots():
    # No bar: a training that ends at its best measurement would end at a lucky one.
    recipe = ppo.Recipe(game="pescado", moves=1_000_000)
    network, curve = ppo.train(recipe)
    assert curve[0].shares["medium"] < 0.1
    assert ppo.share_against(network, recipe, "medium", games=512, seed=HELD_OUT_SEED) > 0.5


def test_an_advantage_is_the_value_at_the_seats_own_next_turn_less_the_expected_value():
    worth = np.array([[0.1], [0.2], [0.3]])
    seats = [np.array([0]), np.array([1]), np.array([0])]
    over = [np.array([False]), np.array([False]), np.array([True])]
    rewards = [np.zeros((1, 2)), np.zeros((1, 2)), np.array([[1.0, -1.0]])]
    gains = ppo.advantages(worth, seats, over, rewards, np.zeros((1, 2)))
    last = 1.0 - 0.3
    first = 0.3 - 0.1 + ppo.LAMBDA * last
    assert gains[:, 0].tolist() == pytest.approx([first, -1.0 - 0.2, last])


@pytest.fixture(scope="module")
def trained():
    """A network after one round, in a game with chance and three seats."""
    recipe = ppo.Recipe(game="sharkbait", moves=1, opponent="random")
    return (*ppo.train(recipe), recipe)


def test_the_same_seed_and_moves_give_the_same_network(trained):
    network, curve, recipe = trained
    again, same = ppo.train(recipe)
    assert [one.shares for one in same] == [one.shares for one in curve]
    assert all(
        (one == other).all()
        for one, other in zip(network.parameters(), again.parameters(), strict=True)
    )


def test_a_saved_network_is_the_same_player(trained, tmp_path):
    network, curve, recipe = trained
    ppo.save(network, recipe, curve, tmp_path / "network.pt")
    loaded, its_recipe, its_curve = ppo.load(tmp_path / "network.pt")
    assert (its_recipe, its_curve) == (recipe, curve)
    assert ppo.share_against(loaded, recipe, "random", 16) == ppo.share_against(
        network, recipe, "random", 16
    )


def test_a_network_plays_the_other_seats_of_an_environment(trained):
    network, _, recipe = trained
    bot = ppo.NetworkBot(network, recipe)
    env = recipe.env(4, bots=[bot] * 3)
    _, infos = env.reset(seed=3)
    ended = np.zeros(4, bool)
    for _ in range(400):
        masks = infos["action_mask"]
        _, _, over, _, infos = env.step(masks.argmax(axis=1))
        ended |= over
        assert not any(infos.get("final_info", {}).get("_refusal", [False]))
    assert ended.all()


def test_a_bot_draws_each_move_with_the_probability_of_the_policy(trained):
    network, _, recipe = trained
    bot = ppo.NetworkBot(network, recipe)
    game = bot.encoding.game
    state = game.start(3)
    rng = ppo.Rng(5)
    while int(state.actor()) < 0 or len(state.moves(state.actor())) < 2:
        chance = int(state.actor()) < 0
        move = rng.below(state.outcomes()) if chance else state.moves(state.actor())[0]
        state.play(state.actor(), move)
    view = game.view(state, state.actor())
    drawn = [bot.choose(view, rng) for _ in range(4000)]
    row = np.array(bot.encoding.row(view), np.int16) / bot.format.highest
    mask = np.zeros(game.move_count, bool)
    mask[list(view.moves)] = True
    with ppo.torch.no_grad():
        policy = network(*(ppo.torch.tensor(one[None]) for one in (row, mask)))[0][0].exp()
    for move in view.moves:
        assert drawn.count(move) / 4000 == pytest.approx(float(policy[move]), abs=0.04)


def test_the_curve_is_drawn_into_a_file(tmp_path):
    curve = [ppo.Point(0.0, 0, {"medium": 0.5}), ppo.Point(60.0, 10**6, {"medium": 0.9})]
    ppo.draw(curve, tmp_path / "curve.png", "Sea Urchins")
    assert (tmp_path / "curve.png").read_bytes()[1:4] == b"PNG"
