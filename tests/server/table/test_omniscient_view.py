"""The omniscient view shows everything, and only after the game."""

import urllib.error
import urllib.request

import pytest

import shoal
from shoal.server.views.omniscient_view import omniscient_view


def end_of(game, players, **options):
    match = shoal.new(game, players=players, seed=5, options=options)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    return match.record()


def seen(record, step):
    return omniscient_view(shoal.Match.replay(record, step)).facts


def test_the_omniscient_view_shows_the_shark_and_what_the_crew_sees():
    record = end_of("jaws", 3, acts="act1", summer=4)
    assert seen(record, 1)["shark"] == shoal.Match.replay(record, 1).view(0).facts["shark"]
    assert seen(record, 1)["crew"] == shoal.Match.replay(record, 1).view(1).facts["crew"]


def test_the_omniscient_view_shows_the_marks_of_every_seat():
    record = end_of("pescado", 2, snatch="sealed", throws=30)
    steps = [
        step
        for step in range(len(record.moves))
        if shoal.Match.replay(record, step).view(None).facts["phase"] == "secret"
    ]
    assert None not in seen(record, steps[0])["marks"]


def test_the_omniscient_view_equals_the_spectators_view_without_secrets():
    record = end_of("urchins", 2, size=4)
    assert seen(record, 3) == shoal.Match.replay(record, 3).view(None).facts


def test_the_omniscient_view_is_served_only_after_the_game(serving):
    party = serving.seats("urchins", 2)
    address = f"{serving.address}/api/1/tables/{party.name}/replay?seat=all"
    request = urllib.request.Request(
        address, headers={"Authorization": f"Bearer {party.tickets[0]}"}
    )
    with pytest.raises(urllib.error.HTTPError) as told:
        urllib.request.urlopen(request, timeout=60)
    assert "only after the game" in told.value.read().decode()
