"""The texts of Jaws: complete, at most 80 columns wide, and without secrets."""

from pathlib import Path

import pytest
from games.jaws import golden_boards
from table import Table

from shoal.core.catalogue import LANGUAGES, load
from shoal.core.message import DETAIL, HEADLINE, Message, heard_by, say
from shoal.core.rng import Rng
from shoal.core.search.playout import random_step
from shoal.core.state import CHANCE, SPECTATOR
from shoal.games import game_info
from shoal.games.jaws import options as tables
from shoal.games.jaws.moves import PHASES

WORDS = load("en", game_info("jaws").folder)


def said(table, seat=1):
    """The sentences of the board."""
    return [
        line for line in table.game.view(table.state, seat).lines() if isinstance(line, Message)
    ]


def text(table, seat=1):
    return table.game.view(table.state, seat).text("en", ["Ada", "Kai", "Iris"])


@pytest.mark.parametrize("seed", range(4))
def test_no_line_is_longer_than_eighty_columns(seed):
    game = game_info("jaws").game()
    state, rng = game.start(3), Rng(seed)
    for step in range(900):
        random_step(state, rng)
        for seat in (0, 1) if step % 30 == 0 else ():
            for language in LANGUAGES:
                lines = game.view(state, seat).text(language).split("\n")
                assert max(len(line) for line in lines) <= 80


def beach(word, letter, count, michael=0, closed=0):
    args = {"count": count, "michael": michael, "closed": closed}
    return say("board-beach", space=f"space-{word}", letter=letter, **args)


def test_the_island_as_data(amity):
    barrels = {"floating": "0,0,0,2,0,0,0,0,0,0,0,0", "shop": 4}
    beaches = {"swimmers": "2,0,0,1", "michael": "E", "closed": "S", "opening": 1}
    told = said(amity("pick", track=4, overboard="quint", meeple="W", **barrels, **beaches))
    for message in (
        say("board-amity", round=1, track=4, limit=9, level=HEADLINE),
        say("board-phase-pick"),
        beach("north", "N", 2),
        beach("east", "E", 0, michael=1),
        beach("south", "S", 0, closed=2),
        say("board-floating", count=2, space="space-sea-4"),
        say("board-overboard", members=["member-quint"], rule="JW-26"),
        say("board-seen", space="space-west"),
        say("board-tokens", seat=0, count=4, played=0, rule="JW-48"),
    ):
        assert message in told


def test_the_shark_reads_its_own_notes_and_nobody_else_does(amity):
    table = amity("hunt", shark="N", token="burst", tokens="sight")
    secrets = [
        say("board-shark-at", seat=0, space="space-north", rule="JW-131"),
        say("board-shark-token", seat=0, token="token-burst", used=0, rule="JW-131"),
        say("board-shark-tokens", seat=0, tokens=["token-sight"], rule="JW-131"),
    ]
    assert all(secret in said(table, 0) for secret in secrets)
    assert "Only you know: you are at North Beach." in text(table, 0)
    for seat in (1, SPECTATOR):
        keys_of_others = keys(said(table, seat))
        assert not [key for key in keys_of_others if key.startswith("board-shark")]
        assert "Secret" not in text(table, seat) and "Only you" not in text(table, seat)


def fighting(orca):
    return orca("move", active="quint", actions=2, choice="B", shown="A", done="brody",
                weapons="-,Pistol,-", targets="-,7,-", tiles="2,1,0,2,2,2,2,2",
                spots="water-3,boat-5,boat-6", wounds="2,0,0", hurt=5)  # fmt: skip


def test_the_orca_as_data(orca):
    told = said(fighting(orca))
    gear = ["gear-machete", "gear-harpoon-line"]
    quint = {"member": "member-quint", "place": "water", "zone": 3}
    option = {"option": "A", "card": 1, "zone": 1, "dice": 3, "evade": 1}
    for message in (
        say("board-boat-intact", zone=1, damage=1, hits=3, rule="JW-83"),
        say("board-boat-damaged", zone=2, hits=2, rule="JW-83"),
        say("board-boat-gone", zone=3),
        say("board-member", **quint, count=2, limit=6, gear=gear),
        say("board-weapon", member="member-brody", gear="gear-pistol", zone=7, rule="JW-103"),
        say("board-shark", seat=0, count=5, limit=18, cards=0, under=0),
        say("board-option", **option, shakes=0, shown=1, rule="JW-84"),
    ):
        assert message in told


def test_only_the_shark_reads_what_it_has_chosen(orca):
    choice = say("board-choice", seat=0, option="B", secret=1, rule="JW-132")
    assert choice in said(fighting(orca), 0)
    assert "board-choice" not in keys(said(fighting(orca), 1))


def test_the_board_of_every_phase_in_english():
    told = (Path(__file__).parent / "boards.txt").read_text(encoding="utf-8")
    assert golden_boards.written() == told, golden_boards.__doc__
    assert [f"=== {phase}" for phase in PHASES if f"=== {phase}\n" not in told] == []


def log(table, text, seat, mover=0):
    number = table.game.notation.read_move(text)
    return heard_by(table.game.messages.log(table.state, mover, number), seat)


def chance_log(table, outcome, seat=1):
    return heard_by(table.game.messages.log(table.state, CHANCE, outcome), seat)


def drawn(table, word):
    return chance_log(table, table.game.notation.read_chance(table.state, f"event {word}"))


def keys(messages):
    return [message.key for message in messages]


def test_only_the_shark_reads_a_secret_move_in_the_log(amity):
    table = amity("hunt", shark="N", swimmers="1,0,0,0")
    assert log(table, "eat", 1) == log(table, "eat", SPECTATOR) == []
    assert log(table, "eat", 0) == [
        say("log-shark-eats", seat=0, count=1, space="space-north", rule="JW-45")
    ]


def test_everybody_reads_the_report(amity):
    table = amity("hunt", shark="N", swimmers="1,0,0,0").play("eat")
    report = {"seat": 0, "count": 1, "michael": 0, "beaches": ["space-north"]}
    assert log(table, "end", 1) == [
        say("log-report", **report, rule="JW-46", level=HEADLINE),
        say("log-track", track=1, rule="JW-46"),
        say("log-no-sensors", rule="JW-47"),
        say("log-no-token-played", seat=0, rule="JW-48"),
    ]


def test_the_log_says_what_an_event_does(amity):
    assert drawn(amity("draw"), "roast") == [
        say("log-event", event="event-roast", count=4, rule="JW-18", level=HEADLINE),
        say("log-swimmers", count=1, space="space-north", rule="JW-18"),
        say("log-swimmers", count=1, space="space-east", rule="JW-18"),
        say("log-swimmers", count=2, space="space-west", rule="JW-18"),
        say("log-text-roast", rule="JW-27"),
    ]


def test_the_log_names_the_closed_beach_of_an_event(amity):
    told = drawn(amity("draw", closed="E"), "roast")
    assert say("log-closed-soon", space="space-east", rule="JW-66") in told


def test_the_log_names_the_beach_that_the_crew_closes_by_an_event(amity):
    table = amity("event", event="vaughn", swimmers="2,0,0,0")
    assert log(table, "beach N", 1, mover=1) == [
        say("log-empties", space="space-north", count=2, rule="JW-28")
    ]


def test_the_card_that_is_given_is_named():
    table = Table.start("jaws", 2, acts="act2")
    while table.seat == CHANCE:
        table.state.play(CHANCE, 0)
    assert table.game.view(table.state, 1).facts["gear"]["pool"][0] == "Shark-Cage"
    assert log(table, "deal quint", 1, mover=1) == [
        say("log-gets-gear", gear="gear-shark-cage", member="member-quint", rule="JW-85")
    ]


def test_only_the_shark_reads_which_card_is_dealt():
    table = Table.start("jaws", 2, acts="act2")
    hidden = say("log-deals-ability", count=1, rule="JW-75", level=DETAIL)
    assert chance_log(table, 0, 1) == chance_log(table, 0, SPECTATOR) == [hidden]
    assert chance_log(table, 0, 0) == [
        say("log-deals-ability-seen", seat=0, ability="ability-strength", rule="JW-75")
    ]


def test_the_gear_that_is_dealt_is_named_as_a_card():
    table = Table.start("jaws", 2, acts="act2")
    while not table.game.notation.write_chance(table.state, 0).startswith("gear"):
        table.state.play(CHANCE, 0)
    rope = table.game.notation.read_chance(table.state, "gear tow-rope-1")
    assert chance_log(table, rope) == [say("log-deals-gear", gear="gear-tow-rope", rule="JW-75")]


def test_gear_of_an_option_has_its_own_name():
    tuned = tables.GEAR.replace("d:Rifle:firearm:3", "d:Big-Cannon:firearm:2")
    table = Table.start("jaws", 2, acts="act2", gear=tuned)
    while not table.game.notation.write_chance(table.state, 0).startswith("gear"):
        table.state.play(CHANCE, 0)
    cannon = table.game.notation.read_chance(table.state, "gear big-cannon-1")
    [told] = chance_log(table, cannon)
    assert WORDS.format(told) == "The crew gets Big Cannon."


@pytest.mark.parametrize(
    ("card", "key"), [("helping", "log-shark-ability"), ("none", "log-shark-no-ability")]
)
def test_the_shark_reads_the_card_that_it_plays(orca, card, key):
    table = orca("ability", choice="A", hand="helping,maul")
    told = log(table, f"ability {card}", 0)
    assert keys(told) == [key, "log-locked-in"]
    assert keys(log(table, f"ability {card}", 1)) == ["log-locked-in"]
    assert card == "none" or told[0].args["ability"] == "ability-helping"


def test_the_log_gives_the_numbers_of_an_evaded_attack(orca):
    table = orca("attack", choice="A", done="quint,hooper", weapons="-,Boat-Hook,-",
                 targets="-,1,-").play("attack brody")  # fmt: skip
    evaded = {"member": "member-brody", "hits": 1, "evade": 1}
    assert chance_log(table, 0)[:2] == [
        say("log-dice", dice=[0], hits=0, rule="JW-82"),
        say("log-evaded", **evaded, rule="JW-112", level=HEADLINE),
    ]


def test_a_declined_second_helping_is_logged_as_declined(orca):
    table = orca("again", choice="A", ability="helping")
    assert keys(log(table, "bite nobody", 1))[0] == "log-bites-no-more"


def test_the_helicopter_sets_brody_down_and_not_the_crew(amity):
    table = amity("event", event="helicopter")
    assert log(table, "to Shop", 1, mover=1) == [
        say("log-helicopter", space="space-shop", rule="JW-36")
    ]


def test_a_report_without_a_meal_says_that_nobody_was_eaten(amity):
    report = log(amity("hunt", shark="N"), "end", 1)[0]
    assert (report.key, report.args["count"], report.args["beaches"]) == ("log-report", 0, [])
    assert WORDS.format(report) == "The shark ate nobody."


def test_the_prompt_names_the_last_member_to_go_aboard(orca):
    table = orca("place", spots="boat-4,-,boat-6", options="-,-,-")
    prompt = table.game.messages.prompt(table.game.view(table.state, 1))
    assert prompt == say("ask-board", member="member-brody", rule="JW-89")


def test_the_log_says_what_follows_from_a_roll(orca):
    table = orca("bite", choice="A", spots="boat-1,boat-5,boat-6").play("bite boat 1")
    assert chance_log(table, 2) == [
        say("log-dice", dice=[0, 0, 1], hits=1, rule="JW-82"),
        say("log-boat-damaged", zone=1, hits=1, rule="JW-118", level=HEADLINE),
        say("log-falls", member="member-quint", zone=1, rule="JW-118"),
    ]


def test_the_log_says_where_the_shark_surfaces(orca):
    table = orca("move", active="hooper", actions=2, done="quint,brody", choice="A",
                 ability="hard")  # fmt: skip
    told = log(table, "end", 1, mover=1)
    up = {"seat": 0, "zone": 1, "option": "A", "ability": "ability-hard"}
    assert keys(told) == ["log-done", "log-ready-unarmed", "log-surfaces-with"]
    assert told[-1] == say("log-surfaces-with", **up, rule="JW-109", level=HEADLINE)


@pytest.mark.parametrize("seed", range(3))
def test_every_prompt_has_its_rule(seed):
    game = game_info("jaws").game()
    state, rng = game.start(2), Rng(seed)
    while state.actor() != -2:
        if state.actor() >= 0:
            asked = game.messages.prompt(game.view(state, state.actor()))
            assert asked.rule.startswith("JW-")
        random_step(state, rng)


def test_stopping_is_offered_only_once_a_burst_has_moved(amity):
    table = amity("hunt", shark="1", token="burst", tokens="-").play("burst")
    prompt = table.game.messages.prompt
    assert prompt(table.game.view(table.state, 0)) == say("ask-burst", rule="JW-51")
    table.play("to 2")
    assert prompt(table.game.view(table.state, 0)) == say("ask-burst-on", count=2, rule="JW-51")


def test_the_shark_reads_the_tokens_that_it_has_left_during_its_turn(amity):
    table = amity("hunt", shark="N", token="burst", tokens="-")
    assert say("board-tokens", seat=0, count=0, played=1, rule="JW-48") in said(table, 0)
    assert "board-shark-tokens" not in keys(said(table, 0))
    assert say("board-tokens", seat=0, count=1, played=0, rule="JW-48") in said(table, 1)
