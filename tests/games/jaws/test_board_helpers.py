"""What the board is told beyond the View: consequences that come true, and no secrets."""

from pathlib import Path
from random import Random

import pytest

import shoal
from shoal.core.catalogue.catalogue import Catalogue
from shoal.games import game_info
from shoal.games.jaws.crew_knowledge import REPORT_ROW

WORDS = Path(game_info("jaws").folder) / "words" / "page"
NAMES = ["quint", "brody", "hooper"]


def positions(seed, players=3, **options):
    """Every view of a seat that may act, and the match, in a random game."""
    match = shoal.new("jaws", players=players, seed=seed, options=options)
    chooser = Random(seed)
    while match.actors:
        seat = chooser.choice(match.actors)
        yield match, match.view(seat)
        if seat in match.actors:
            match.play(seat, chooser.choice(match.moves(seat)))


def facts(view):
    return view.game.board_helpers.facts(view)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_crew_hears_what_the_shark_was_told_it_would_hear(seed):
    compared, expected = 0, None
    for match, view in positions(seed, acts="act1"):
        if expected and view.seat != 0:
            assert [row for row in view.rows("story") if row[0] == REPORT_ROW][-1] == expected
            compared += 1
        expected = facts(view).get("hearsafter", {}).get("end")
        if expected:
            match.play(0, "end")
    assert compared > 3


@pytest.mark.parametrize("seed", [1, 2])
def test_the_crew_is_never_told_what_the_shark_hides(seed):
    for _, view in positions(seed):
        if view.seat != 0:
            assert {"hears", "hearsafter"}.isdisjoint(facts(view))


@pytest.mark.parametrize("seed", [1, 2])
def test_actions_left_are_those_of_the_turn(seed):
    for _, view in positions(seed, acts="act1"):
        left = facts(view)["actions"]
        if view.word("active") != "-":
            assert left[NAMES.index(view.word("active"))][0] == view.number("actions")
        for name in view.words("done"):
            assert left[NAMES.index(name)][0] == 0


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_consequence_and_every_reason_has_words(language):
    words = Catalogue(language, [(WORDS / f"{language}.ftl").read_text(encoding="utf-8")])
    missing = set()
    for seed in (1, 2, 3):
        for _, view in positions(seed, players=2 + seed % 3):
            helped = facts(view)
            said = [*helped["brings"].values(), *helped.get("blocked", {}).values()]
            missing |= {key for key, *_ in said if not words.has(key)}
    assert missing == set()


def test_a_blocked_action_is_not_a_legal_move():
    found = set()
    for match, view in positions(4, acts="act1"):
        for text in facts(view).get("blocked", {}):
            assert text not in match.moves(view.seat)
            found.add(text.split(" ")[0])
    assert {"rescue", "take", "launch", "binoculars", "close", "drop", "give"} <= found


def test_gear_on_the_shark_lowers_the_evade_of_every_card_that_keeps_it():
    for _, view in positions(5, acts="act2"):
        attached = view.facts["gear"]["attached"]
        options = view.game.options["resurface"].split(",")
        for option in facts(view)["options"]:
            number = view.facts["options"]["ABC".index(option["option"])]
            _, _, evade = options[int(number) - 1].split("/")
            slowing = [name for name in attached if name in ("Harpoon-Line", "Barrel-Harness")]
            less = 0 if evade.endswith("s") else len(slowing)
            assert option["evade"] == max(0, int(evade.rstrip("s")) - less)
