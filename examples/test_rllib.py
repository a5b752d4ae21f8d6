import rllib_ppo as recipe
from test_recipe_page import run, sections


def test_rllib_takes_ninety_percent_of_random_in_sea_urchins():
    shares = recipe.train(60)
    assert shares[0] < 0.7
    assert shares[-1] >= recipe.BAR


def test_the_code_of_the_page_about_recipes_runs():
    code, shown = sections()["RLlib"]
    assert run(code).endswith(shown)
