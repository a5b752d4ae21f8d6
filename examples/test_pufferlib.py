import pufferlib_ppo as recipe


def test_the_wrapper_of_pufferlib_gives_what_the_environment_gives():
    env = recipe.make()
    seen, _ = env.reset(seed=3)
    expected, _ = env.env.reset(seed=3)
    fields = seen.view(env.obs_dtype).reshape(-1)[0]
    assert fields["observation"].tolist() == expected["observation"].tolist()
    assert fields["action_mask"].tolist() == expected["action_mask"].tolist()


def test_ppo_on_pufferlib_learns_to_beat_random_moves():
    shares = recipe.train(100)
    assert shares[0] < 0.6
    assert shares[-1] >= recipe.BAR == 0.9
