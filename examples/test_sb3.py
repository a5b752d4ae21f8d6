import sb3_maskable_ppo as recipe


def test_maskable_ppo_takes_sixty_percent_of_easy_in_sharkbait():
    curve = recipe.train(1_000_000)
    assert curve[0][1] < 0.45
    assert curve[-1][1] >= recipe.BAR
