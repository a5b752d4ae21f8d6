"""The schema of a table's game, for clients that draw games they do not know."""

import json
import urllib.error
import urllib.request

import pytest
from waiting import LIMIT


def fields(serving, party, ticket=""):
    """What the server answers to somebody with this ticket."""
    headers = {"Authorization": f"Bearer {ticket}"} if ticket else {}
    address = f"{serving.address}/api/1/tables/{party.name}/fields"
    request = urllib.request.Request(address, headers=headers)
    with urllib.request.urlopen(request, timeout=LIMIT) as answer:
        return json.load(answer)


def test_every_fact_of_a_view_is_described(serving):
    party = serving.seats("lagoon", 3)
    told = fields(serving, party, party.tickets[0])
    assert {one["name"] for one in told["fields"]} == set(party.look(0).view.facts)


def test_bounds_are_those_of_the_tables_options(serving):
    party = serving.seats("lagoon", 2, options={"shells": 7})
    described = {one["name"]: one for one in fields(serving, party, party.tickets[0])["fields"]}
    assert described["bank"] == {
        "name": "bank",
        "kind": "number",
        "typescript": "number",
        "high": 7,
    }


def test_a_board_in_letters_has_its_size_and_its_letters(serving):
    party = serving.seats("connect_four", 2)
    told = fields(serving, party, party.tickets[1])
    assert told["fields"] == [
        {
            "name": "columns",
            "kind": "letters",
            "typescript": "string[]",
            "words": ["x", "o", "-"],
            "count": 7,
            "high": 6,
        }
    ]


def test_all_moves_of_the_game_are_listed(serving):
    party = serving.seats("connect_four", 2)
    told = fields(serving, party, party.tickets[0])
    assert told["moves"] == [f"drop {column}" for column in range(1, 8)]


def test_moves_are_left_out_where_there_are_very_many(serving):
    party = serving.seats("pescado", 2)
    assert "moves" not in fields(serving, party, party.tickets[0])


def test_only_somebody_who_may_watch_the_table_gets_its_schema(serving):
    party = serving.seats("lagoon", 2)
    with pytest.raises(urllib.error.HTTPError, match="403"):
        fields(serving, party)
