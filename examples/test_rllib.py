import rllib_ppo as recipe


def test_rllib_takes_ninety_percent_of_random_in_sea_urchins():
    shares = recipe.train(60)
    assert shares[0] < 0.7
    assert shares[-1] >= recipe.BAR
