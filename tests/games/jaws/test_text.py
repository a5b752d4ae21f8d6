"""The texts of Jaws: complete, at most 80 columns wide, and without secrets."""

import pytest
from table import Table

from shoal.core.rng import Rng
from shoal.core.search.playout import random_step
from shoal.core.state import CHANCE
from shoal.core.view import SPECTATOR
from shoal.games import game_info


def words(table, seat=1):
    return table.game.view(table.state, seat).text().replace("\n  ", " ")


@pytest.mark.parametrize("seed", range(4))
def test_no_line_is_longer_than_eighty_columns(seed):
    game = game_info("jaws").game()
    state, rng = game.start(3), Rng(seed)
    for step in range(900):
        random_step(state, rng)
        for seat in (0, 1) if step % 30 == 0 else ():
            lines = game.view(state, seat).text().split("\n")
            assert max(len(line) for line in lines) < 80


def test_the_island_in_words(amity):
    barrels = {"floating": "0,0,0,2,0,0,0,0,0,0,0,0", "shop": 4}
    beaches = {"swimmers": "2,0,0,1", "michael": "E", "closed": "S", "opening": 1}
    table = amity("pick", track=4, overboard="quint", meeple="W", **barrels, **beaches)
    told = words(table)
    for sentence in (
        "Act 1, Amity Island. Round 1, phase: pick. Swimmer track: 4.",
        "North Beach (N): 2 swimmers.",
        "East Beach (E): 0 swimmers and Michael.",
        "South Beach (S): 0 swimmers, closed, opening soon.",
        "floating: 2 at 4.",
        "Overboard: Quint.",
        "The shark was seen at W.",
        "The shark has 4 power tokens left.",
    ):
        assert sentence in told


def test_the_shark_reads_its_own_notes_and_nobody_else_does(amity):
    table = amity("hunt", shark="N", token="burst", tokens="sight")
    assert "Secret: you are at N, with Speed Burst this round." in words(table, 0)
    assert "Secret" not in words(table, 1) and "Secret" not in words(table, SPECTATOR)


def test_the_orca_in_words(orca):
    table = orca("move", active="quint", actions=2, choice="B", shown="A", done="brody",
                 weapons="-,Pistol,-", targets="-,7,-", tiles="2,1,0,2,2,2,2,2",
                 spots="water-3,boat-5,boat-6", wounds="2,0,0", hurt=5)  # fmt: skip
    told = words(table)
    for sentence in (
        "Zone 1: whole, damaged by 1 hit, destroyed by 3.",
        "Zone 2: damaged, destroyed by 2 hits.",
        "Zone 3: gone, all water.",
        "Quint: water 3, 2 of 6 wounds. Gear: Machete, Harpoon-Line.",
        "Weapon: Pistol, target: zone 7.",
        "The shark has 5 of 18 wounds",
        "Option A: card 1, zone 1, 3 dice, evade 1. Not chosen.",
    ):
        assert sentence in told
    assert "The shark chose" not in told and "Secret: The shark chose B" in words(table, 0)


def log_line(table, text, seat, mover=0):
    return table.game.messages.log_line(
        table.state, mover, table.game.notation.read_move(text), seat
    )


def test_only_the_shark_reads_a_secret_move_in_the_log(amity):
    table = amity("hunt", shark="N", swimmers="1,0,0,0")
    assert log_line(table, "eat", 1) == log_line(table, "eat", SPECTATOR) == ""
    assert log_line(table, "eat", 0) == "In secret the shark eats a swimmer (JW-45)."


def test_everybody_reads_the_report(amity):
    table = amity("hunt", shark="N", swimmers="1,0,0,0").play("eat")
    assert log_line(table, "end", 1) == (
        "The shark's report: eaten 1 at North Beach (JW-46); sensors triggered: none (JW-47). "
        "No power token was played (JW-48)."
    )


def event_line(table, word):
    outcome = table.game.notation.read_chance(table.state, f"event {word}")
    return table.game.messages.log_line(table.state, CHANCE, outcome, 1)


def test_the_log_says_what_an_event_does(amity):
    assert event_line(amity("draw"), "roast") == (
        "The event is Holiday Roast, with swimmers: 1 at North Beach, 1 at East Beach, 2 at "
        "West Beach (JW-18). No barrel is dropped at or taken from a dock this round (JW-27)."
    )


def test_the_log_names_the_closed_beach_of_an_event(amity):
    told = event_line(amity("draw", closed="E"), "roast")
    assert "East Beach was closed: nobody swims there, and it opens soon (JW-66)." in told


def test_the_log_names_the_beach_that_the_crew_closes_by_an_event(amity):
    table = amity("event", event="vaughn")
    assert log_line(table, "beach N", 1, mover=1) == (
        "The crew empties North Beach and closes it (JW-28)."
    )


def test_the_card_that_is_given_is_named():
    table = Table.start("jaws", 2, acts="act2")
    while table.seat == CHANCE:
        table.state.play(CHANCE, 0)
    assert table.game.view(table.state, 1).facts["gear"]["pool"][0] == "Shark-Cage"
    assert log_line(table, "deal quint", 1, mover=1) == (
        "The crew gives the Shark Cage to Quint (JW-85)."
    )


def test_only_the_shark_reads_which_card_is_dealt():
    table = Table.start("jaws", 2, acts="act2")
    assert (
        table.game.messages.log_line(table.state, CHANCE, 0, 1)
        == "The shark is dealt an ability card (JW-75)."
    )
    assert (
        table.game.messages.log_line(table.state, CHANCE, 0, 0)
        == "You are dealt Extra Strength (JW-75)."
    )


def test_the_gear_that_is_dealt_is_named_as_a_card():
    table = Table.start("jaws", 2, acts="act2")
    while not table.game.notation.write_chance(table.state, 0).startswith("gear"):
        table.state.play(CHANCE, 0)
    rope = table.game.notation.read_chance(table.state, "gear tow-rope-1")
    assert (
        table.game.messages.log_line(table.state, CHANCE, rope, 1)
        == "The crew is dealt the Tow Rope (JW-75)."
    )


@pytest.mark.parametrize(
    ("card", "said"), [("helping", "Second Helping"), ("none", "no ability card")]
)
def test_the_shark_reads_the_name_of_the_card_that_it_plays(orca, card, said):
    table = orca("ability", choice="A", hand="helping,maul")
    assert log_line(table, f"ability {card}", 0).startswith(
        f"In secret the shark lays {said} face down (JW-95)."
    )


def test_the_log_gives_the_numbers_of_an_evaded_attack(orca):
    table = orca("attack", choice="A", done="quint,hooper", weapons="-,Boat-Hook,-",
                 targets="-,1,-").play("attack brody")  # fmt: skip
    assert table.game.messages.log_line(table.state, CHANCE, 0, 1) == (
        "The die shows 0 hits (JW-82). 1 hit against evade 1: no wound (JW-112)."
    )


def test_a_declined_second_helping_is_logged_as_declined(orca):
    table = orca("again", choice="A", ability="helping")
    assert log_line(table, "bite nobody", 1).startswith("The shark does not bite a second time")


def test_the_helicopter_sets_brody_down_and_not_the_crew(amity):
    table = amity("event", event="helicopter")
    assert log_line(table, "to Shop", 1, mover=1) == (
        "The helicopter sets Brody down at the shop (JW-36)."
    )


def test_a_report_without_a_meal_says_that_nobody_was_eaten(amity):
    told = log_line(amity("hunt", shark="N"), "end", 1)
    assert told.startswith("The shark's report: nobody was eaten (JW-46);")


def test_the_prompt_names_the_last_member_to_go_aboard(orca):
    table = orca("place", spots="boat-4,-,boat-6", options="-,-,-")
    assert (
        table.game.messages.prompt(table.game.view(table.state, 1))
        == "Where does Brody go aboard (JW-89)?"
    )


def test_the_log_says_what_follows_from_a_roll(orca):
    table = orca("bite", choice="A", spots="boat-1,boat-5,boat-6").play("bite boat 1")
    assert table.game.messages.log_line(table.state, CHANCE, 2, 1) == (
        "The dice show 0, 0, 1 hits (JW-82). Boat space 1 is damaged (JW-118). "
        "Quint falls into the water (JW-118)."
    )


def test_the_log_says_where_the_shark_surfaces(orca):
    table = orca("move", active="hooper", actions=2, done="quint,brody", choice="A",
                 ability="hard")  # fmt: skip
    assert log_line(table, "end", 1, mover=1) == (
        "Hooper is done (JW-99). The shark surfaces in zone 1 (option A) with Hard Target (JW-109)."
    )


@pytest.mark.parametrize("seed", range(3))
def test_every_prompt_is_a_sentence_with_its_rule(seed):
    game = game_info("jaws").game()
    state, rng = game.start(2), Rng(seed)
    while state.actor() != -2:
        if state.actor() >= 0:
            asked = game.messages.prompt(game.view(state, state.actor()))
            assert "(JW-" in asked
        random_step(state, rng)


def test_halt_is_offered_only_once_a_burst_has_moved(amity):
    table = amity("hunt", shark="1", token="burst", tokens="-").play("burst")
    assert "halt" not in table.game.messages.prompt(table.game.view(table.state, 0))
    table.play("to 2")
    assert "or halt" in table.game.messages.prompt(table.game.view(table.state, 0))


def test_the_shark_reads_the_tokens_that_it_has_left_during_its_turn(amity):
    table = amity("hunt", shark="N", token="burst", tokens="-")
    told = words(table, 0)
    assert "The shark has 0 power tokens left, and played one this round." in told
    assert "Tokens left: none." in told
    assert "The shark has 1 power token left." in words(table, 1)
