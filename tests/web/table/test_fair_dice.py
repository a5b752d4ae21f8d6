"""The page keeps commitment and salts from before the game, and detects manipulated dice."""

import re
import shlex
from contextlib import contextmanager

import pytest
from server.cheating_server import CheatingServer, ServerWithoutCommitment
from web.people import Person
from web.tables import join, open_menu, open_table, play_bots, start

from shoal.cli.main import main
from shoal.match.dice import Dice, read_seed

KEPT = "() => JSON.parse(localStorage.getItem('shoal.tables'))[0]"


@contextmanager
def people_at(server, browser):
    """Makes players at a separate server."""
    people = []
    with server as running:

        def come(name):
            people.append(Person(browser, name, base_url=running.address))
            return people[-1]

        yield come
        for somebody in people:
            somebody.close()
    assert [error for somebody in people for error in somebody.errors] == []


@pytest.fixture(scope="module")
def dishonest(browser, tmp_path_factory):
    """Makes players at a server that replaces the salt of the last seat at the start of a game."""
    with people_at(CheatingServer(tmp_path_factory.mktemp("dishonest")), browser) as come:
        yield come


@pytest.fixture
def silent(browser, tmp_path):
    """Makes players at a server that shows its commitment only after the start of a game."""
    with people_at(ServerWithoutCommitment(tmp_path), browser) as come:
        yield come


def at_one_device(ada):
    """Ada plays with Bo at her own device; the game has begun."""
    open_table(ada, "pescado", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".pescado")


def with_a_friend(ada, bo, game="pescado"):
    """Ada plays with Bo, each with a browser; the game has begun."""
    join(bo, open_table(ada, game, 2))
    start(ada)
    for somebody in (ada, bo):
        somebody.page.wait_for_selector(f".{game}")


def resign(ada):
    """Give up, so that the game is over."""
    open_menu(ada.page)
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()


def verdict(ada):
    """The page's message about the dice, and its kind: good, bad or unsure."""
    page = ada.page
    page.wait_for_selector(".result")
    page.get_by_role("button", name="Check the d").click()
    found = page.locator(".receipt .verdict")
    found.wait_for()
    told = found.inner_text(), found.get_attribute("class").split()[1]
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return told


def test_every_seat_of_a_device_gives_a_salt_and_finds_it_in_the_receipt(person):
    ada = person("Ada")
    at_one_device(ada)
    kept = ada.page.evaluate(KEPT)
    assert len(kept["commitment"]) == 64
    assert sorted(kept["salts"]) == ["0", "1"]
    salts = {*kept["salts"].values()}
    assert len(salts) == 2 and all(re.fullmatch(r"\w{32}", salt) for salt in salts)
    ada.page.reload()
    ada.page.wait_for_selector(".pescado")
    resign(ada)
    said, mood = verdict(ada)
    assert mood == "good" and "Your random texts are included." in said


def test_a_replaced_salt_is_found_by_its_player_even_after_a_reload(dishonest):
    ada, bo = dishonest("Ada"), dishonest("Bo")
    with_a_friend(ada, bo)
    bo.page.reload()
    bo.page.wait_for_selector(".pescado")
    resign(ada)
    # The warning appears without a click.
    bo.page.locator(".result .verdict.bad").wait_for()
    said, mood = verdict(bo)
    assert mood == "bad" and "The random text of Bo was changed" in said
    assert ada.page.locator(".result .verdict").count() == 0
    said, mood = verdict(ada)
    assert mood == "good" and "Your random text is included." in said


@pytest.mark.long
def test_a_replaced_salt_of_a_bot_is_found(dishonest):
    ada = dishonest("Ada")
    page = ada.page
    page.goto("/")
    play_bots(page, "Pescado")
    page.wait_for_selector(".pescado")
    resign(ada)
    said, mood = verdict(ada)
    assert mood == "bad" and "was changed" in said


@pytest.mark.parametrize("button", ["Rematch", "Rematch, rotate seats"])
def test_a_rematch_has_fresh_salts_in_the_right_seats(person, button):
    ada = person("Ada")
    at_one_device(ada)
    first = ada.page.evaluate(KEPT)
    resign(ada)
    ada.page.get_by_role("button", name=button, exact=True).click()
    ada.page.wait_for_function(f"() => !location.pathname.endsWith('{first['table']}')")
    ada.page.wait_for_selector(".pescado")
    second = ada.page.evaluate(KEPT)
    assert second["commitment"] != first["commitment"]
    assert not {*second["salts"].values()} & {*first["salts"].values()}
    resign(ada)
    said, mood = verdict(ada)
    assert mood == "good" and "Your random texts are included." in said


@pytest.mark.long
def test_a_replaced_salt_is_found_after_a_rematch(dishonest):
    ada, bo = dishonest("Ada"), dishonest("Bo")
    with_a_friend(ada, bo)
    resign(ada)
    for somebody, button in ((ada, "Rematch"), (bo, "Go to the new game")):
        somebody.page.get_by_role("button", name=button, exact=True).click()
    for somebody in (ada, bo):
        somebody.page.locator(".result").wait_for(state="detached")
        somebody.page.wait_for_selector(".pescado")
    resign(ada)
    assert verdict(bo)[1] == "bad"
    assert verdict(ada)[1] == "good"


def test_a_spectator_is_told_that_only_players_can_check_their_salts(person):
    ada, bo, cleo = person("Ada"), person("Bo"), person("Cleo")
    link = open_table(ada, "pescado", 2)
    join(bo, link)
    cleo.page.goto(link)
    start(ada)
    cleo.page.wait_for_selector(".pescado")
    resign(ada)
    said, mood = verdict(cleo)
    assert mood == "good" and "You watched and added no random text" in said


def test_a_browser_without_its_salts_says_that_it_cannot_check(person):
    ada = person("Ada")
    at_one_device(ada)
    ada.page.evaluate(
        """() => localStorage.setItem("shoal.tables", JSON.stringify(
          JSON.parse(localStorage.getItem("shoal.tables")).map(
            ({ commitment, salts, ...kept }) => kept)))"""
    )
    resign(ada)
    said, mood = verdict(ada)
    assert mood == "unsure" and "added no random text" in said


@pytest.fixture(scope="module")
def after_the_game(browser, serving):
    """Ada at her device, after a game with Bo."""
    ada = Person(browser, "Ada", base_url=serving.address)
    at_one_device(ada)
    resign(ada)
    yield ada
    ada.close()


def forged(told, seed=None, salts=None, among=None):
    """A consistent receipt with another seed or salts, or with impossible throws."""
    seed, salts = seed or told["seed"], salts or told["salts"]
    dice = Dice(read_seed(seed), tuple(salts))
    throws = [
        fallen | {"outcome": dice.throw(number, fallen["outcomes"])}
        for number, fallen in enumerate(told["throws"], 1)
    ]
    if among is not None:
        throws = [fallen | {"outcomes": among} for fallen in throws]
    return {"commitment": dice.commitment, "seed": seed, "salts": salts, "throws": throws}


@pytest.mark.parametrize(
    ("forgery", "said"),
    [
        ({"seed": "07" * 32}, "The seed does not match the code!"),
        ({"salts": ["x", "y"]}, "The random text of Ada and Bo was changed"),
        ({"among": 1e300}, "not check out"),
        ({"among": 0}, "not check out"),
    ],
)
def test_a_forged_receipt_is_found(after_the_game, forgery, said):
    page = after_the_game.page
    page.route("**/receipt", lambda way: way.fulfill(json=forged(way.fetch().json(), **forgery)))
    told, mood = verdict(after_the_game)
    page.unroute("**/receipt")
    assert mood == "bad" and said in told


WITNESS = """async ([kept, table]) => {
  const { storage } = await import('/web/settings/storage.js');
  const { keepCommitment, saltFor } = await import('/web/net/dice-commitment.js');
  storage.keep({ table: 'seen', ...kept });
  keepCommitment('seen', table);
  const { commitment = '' } = storage.table('seen');
  const salt = saltFor('seen');
  storage.forget('seen');
  return [commitment, Boolean(salt)];
}"""
"""The commitment that a browser keeps for a table, and whether it then gives a salt."""


@pytest.mark.parametrize(
    ("kept", "shown", "keeps", "salts"),
    [
        ({}, "first", "first", True),
        ({"commitment": "first"}, "second", "first", True),
        ({"salts": {"0": "x"}}, "late", "", False),
        ({"commitment": "first", "salts": {"0": "x"}}, "late", "first", True),
        ({}, "", "", False),
    ],
)
def test_a_commitment_counts_only_before_the_salt(after_the_game, kept, shown, keeps, salts):
    face = {"game": "pescado", "commitment": shown, "stage": "waiting", "seats": []}
    assert after_the_game.page.evaluate(WITNESS, [kept, face]) == [keeps, salts]


def test_a_table_without_a_commitment_gets_no_salt(silent):
    ada, bo = silent("Ada"), silent("Bo")
    with_a_friend(ada, bo)
    assert bo.page.evaluate(KEPT).get("salts", {}) == {}
    resign(ada)
    said, mood = verdict(bo)
    assert mood == "unsure" and "added no random text" in said


SEATS = """async ([kept, lives]) => {
  const { ownSeats } = await import('/web/net/dice-commitment.js');
  return ownSeats(kept, lives);
}"""


@pytest.mark.parametrize(
    ("told", "refused", "seats"),
    [([0, 1], [], [0, 1]), ([0, None], [], [0, 1]), ([0], ["b"], [0]), ([2, None], ["b"], [0, 2])],
)
def test_a_browser_knows_its_seats_whatever_the_table_says(after_the_game, told, refused, seats):
    """Otherwise a cheating table could call a player a spectator, who gave no salt."""
    kept = {"tickets": {"0": "a", "1": "b"}, "salts": {"0": "x", "1": "y"}}
    lives = [{"seat": seat, "credentials": {}, "connection": "open"} for seat in told]
    lives += [
        {"seat": None, "credentials": {"ticket": ticket}, "connection": "refused"}
        for ticket in refused
    ]
    assert after_the_game.page.evaluate(SEATS, [kept, lives]) == seats


def test_the_page_shows_the_command_that_verifies_the_record(
    dishonest, tmp_path, monkeypatch, capsys
):
    ada, bo = dishonest("Ada"), dishonest("Bo")
    with_a_friend(ada, bo)
    resign(ada)
    page = bo.page
    page.wait_for_selector(".result")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    saved.value.save_as(tmp_path / saved.value.suggested_filename)
    page.get_by_role("button", name="Check the d").click()
    page.locator(".receipt .verdict").wait_for()
    command = page.locator(".receipt code", has_text="shoal verify").inner_text()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    monkeypatch.chdir(tmp_path)
    salt = page.evaluate(KEPT)["salts"]["1"]
    # The record of a resigned game has no seed.
    assert re.search(r" --seed [0-9a-f]{64}$", command)
    assert main(shlex.split(command)[1:]) == 2
    assert (
        f"but gave the random text '{salt}': somebody could choose the dice."
        in capsys.readouterr().out
    )
