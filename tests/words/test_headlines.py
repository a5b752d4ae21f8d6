"""The headline of a finished game is true: who won, and by how much."""

from random import Random

import pytest
from game_tables import game_table

import shoal
from shoal.core.catalogue import LANGUAGES, Reader, load
from shoal.core.text.position_text import read_position
from shoal.games import game_info

GAMES = game_table("boards")
NAMES = [f"Player {letter}" for letter in "ABCDEFGH"]

DECIDERS = {
    "end-spaces": lambda facts: facts["pawns"],
    "end-trophies": lambda facts: facts["trophies"],
    "end-baits": lambda facts: facts["baits"],
    "end-tokens": lambda facts: facts["won"],
    "end-points": lambda facts: facts["points"],
    "end-tiles": lambda facts: [-len(tiles) for tiles in facts["won"]],
}
"""What each headline counts, from the facts of the end: the more, the better."""

ENDS = game_table("close_ends")


def finished(game, players, options, seed):
    """A random game that is over."""
    match = shoal.new(game, players=players, seed=seed, options=options)
    chooser = Random(seed)
    for _ in range(5000):
        if not match.actors:
            return match
        actor = chooser.choice(match.actors)
        match.play(actor, chooser.choice(match.moves(actor)))
    raise AssertionError(f"{game} does not end")


def sentences(info, headline, players):
    """The headline in every language, for everybody."""
    for language in LANGUAGES:
        words = load(language, info.folder)
        for seat in [*range(players), None]:
            yield words.format(headline, Reader(seat, NAMES[:players]))


def check_sentences(info, headline, players):
    for text in sentences(info, headline, players):
        assert text.strip() == text and len(text) <= 80, text
        assert not text.endswith(".") and "{" not in text, text


def check_scored(game, state, headline):
    facts = game.facts(state, 0)
    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 0]
    if headline.key == "end-shared":
        assert headline.args == {"seats": winners} and len(winners) > 1
        return
    assert headline.args["seat"] == winners[0] and len(winners) == 1
    if headline.key in DECIDERS:
        values = DECIDERS[headline.key](facts)
        level = rivals(game, state, headline.key)
        ordered = sorted(values[seat] for seat in level)
        assert values[winners[0]] == ordered[-1]
        assert headline.args["count"] == ordered[-1] - ordered[-2] > 0
    else:
        assert headline.key == "end-tasty" and headline.args["count"] > 0


def rivals(game, state, key):
    """Who was level with the winner before this was counted."""
    scores = [int(score) for score in state.scores()]
    facts = game.facts(state, 0)
    seats = list(range(len(scores)))
    if key in ("end-spaces", "end-tokens", "end-points"):
        return seats
    best = [seat for seat in seats if scores[seat] == max(scores)]
    if key == "end-baits":
        most = max(facts["trophies"][seat] for seat in best)
        return [seat for seat in best if facts["trophies"][seat] == most]
    return best


def check_jaws(game, state, headline):
    facts = game.facts(state, 0)
    count = headline.args.get("count")
    left = game.options["shark_wounds"] - facts.get("hurt", 0)
    truth = {
        "barrel": ("end-barrels", None),
        "swimmers": ("end-swimmers", facts.get("stuck")),
        "wounds": ("end-wounds", sum(tile > 0 for tile in facts.get("tiles", []))),
        "sinking": ("end-sinking", left),
        "eating": ("end-eating", left),
        "time": ("end-nobody", None),
    }
    assert (headline.key, count) == truth[facts["ending"]]
    if headline.key == "end-barrels":
        assert headline.args["track"] == facts["track"]


@pytest.mark.parametrize("name", GAMES)
def test_the_headline_of_random_games_is_true(name):
    met = set()
    for players, options in GAMES[name]:
        for seed in range(3):
            match = finished(name, players, options, seed)
            state = match.full_state()
            headline = match.game.messages.headline(state)
            assert headline is not None
            check = check_jaws if "ending" in match.game.facts(state, 0) else check_scored
            check(match.game, state, headline)
            check_sentences(match.game.info, headline, players)
            met.add(headline.key)
    assert met


@pytest.mark.parametrize(
    ("name", "key"), [(name, key) for name, keys in ENDS.items() for key in keys]
)
def test_the_headline_of_close_games_is_true(name, key):
    info = game_info(name)
    game, state = read_position(info, close_end(name, ENDS[name][key]))
    headline = game.messages.headline(state)
    assert headline is not None and headline.key == key
    check_scored(game, state, headline)
    check_sentences(info, headline, 3)


def close_end(name, changed):
    """A position as it is written, or the end of a random game with changes."""
    if "|" in changed:
        return changed
    head, position = finished(name, 3, {}, 1).position().split(" | ")
    fields = dict(field.split("=", 1) for field in [*position.split(" "), *changed.split(" ")])
    return f"{head} | {' '.join(f'{field}={value}' for field, value in fields.items())}"
