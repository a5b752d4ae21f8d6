"""Permissions, limits, and what stays secret on disk."""

import contextlib
import json
import sqlite3
import urllib.error
import urllib.request

import pytest
from said import said
from server.serving import Party, Serving
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from shoal import wire
from shoal.client import NotAllowed, Seat, Server
from shoal.server.http.origin_policy import OriginPolicy
from shoal.server.limits.rate_limit import Limits, RateLimiter
from shoal.server.table.errors import Refused
from shoal.server.table.tickets import hashed, new_ticket, opens


def get(serving, path, **headers):
    request = urllib.request.Request(f"{serving.address}{path}", headers=headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer


def test_a_ticket_has_128_random_bits():
    assert len(new_ticket()) == 22
    assert len({new_ticket() for _ in range(100)}) == 100


def test_a_ticket_is_checked_against_its_stored_hash():
    assert opens("ticket", hashed("ticket"))
    assert not opens("ticket", hashed("other"))
    assert not opens("", "")


KEPT = "SELECT body FROM events UNION ALL SELECT body FROM fresh"


def test_tickets_and_invitations_are_stored_only_as_hashes(serving):
    party = serving.seats("connect_four", 2)
    with sqlite3.connect(serving.database) as database:
        kept = b"".join(body for (body,) in database.execute(KEPT))
    for secret in (*party.tickets, party.host, party.opened.invite):
        assert secret.encode() not in kept
    assert hashed(party.host).encode() in kept


def test_the_seed_is_shown_only_when_the_game_is_over(serving):
    party = serving.seats("connect_four", 2)
    assert party.look(0).table.seed == ""
    with pytest.raises(NotAllowed, match="when the game is over"):
        serving.server.record(party.name, party.tickets[0])
    party.send(0, wire.Resign("r"))
    assert len(party.look(0).table.seed) == 64


@pytest.mark.parametrize("path", ["/api/1/games", "/health", "/metrics", "/nothing/here"])
def test_every_response_has_a_strict_content_security_policy(serving, path):
    try:
        answer = get(serving, path)
    except urllib.error.HTTPError as refused:
        answer = refused
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["access-control-allow-origin"] is None


def test_pages_of_other_sites_cannot_send_requests(serving):
    with pytest.raises(urllib.error.HTTPError) as refused:
        get(serving, "/api/1/games", Origin="https://elsewhere.example")
    assert refused.value.code == 403
    assert get(serving, "/api/1/games", Origin=serving.address).status == 200


def test_a_foreign_host_name_that_points_at_us_is_refused(serving):
    """Otherwise a browser would take that site's page for ours (DNS rebinding)."""
    strange = {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}
    with pytest.raises(urllib.error.HTTPError) as refused:
        get(serving, "/api/1/games", **strange)
    assert refused.value.code == 403
    assert "not called 'elsewhere.example'" in json.load(refused.value)["sentence"]


@pytest.mark.parametrize(
    ("bound", "names", "host", "ours"),
    [
        ("127.0.0.1", [], "127.0.0.1:8000", True),
        ("127.0.0.1", [], "localhost:8000", True),
        ("localhost", [], "[::1]:8000", True),
        ("::1", [], "tables.example", False),
        ("127.0.0.1", ["tables.example"], "Tables.example:8000", True),
        ("127.0.0.1", ["tables.example"], "other.example", False),
        ("0.0.0.0", [], "family-computer.local:8000", True),
        ("0.0.0.0", ["tables.example"], "192.168.1.5:8000", True),
        ("0.0.0.0", ["tables.example"], "other.example", False),
        ("127.0.0.1", [], "[", False),
    ],
)
def test_a_server_accepts_its_own_names(bound, names, host, ours):
    request = HTTPConnection({"type": "http", "headers": [(b"host", host.encode())]})
    policy = OriginPolicy(bound, frozenset(names))
    if ours:
        policy.check(request)
        return
    with pytest.raises(Refused, match="--name"):
        policy.check(request)


@pytest.mark.parametrize(
    ("client", "headers", "reads"),
    [
        ("127.0.0.1", {"host": "localhost:8000"}, True),
        ("::1", {"host": "[::1]:8000"}, True),
        ("203.0.113.9", {"host": "127.0.0.1"}, False),
        ("127.0.0.1", {"host": "tables.example"}, False),
        ("127.0.0.1", {"host": "127.0.0.1", "x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"host": "127.0.0.1", "via": "1.1 proxy"}, False),
        ("10.0.0.7", {"host": "tables.example", "x-forwarded-for": "10.0.0.7"}, True),
    ],
)
def test_only_the_operator_reads_the_metrics(client, headers, reads):
    """Otherwise the crew could count the shark's hidden moves."""
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    request = HTTPConnection({"type": "http", "headers": raw, "client": (client, 1)})
    policy = OriginPolicy(names=frozenset(["tables.example"]), operators=frozenset(["10.0.0.7"]))
    if reads:
        policy.check_operator(request)
        return
    with pytest.raises(Refused, match="--metrics"):
        policy.check_operator(request)


def test_the_metrics_are_not_served_through_a_proxy(serving):
    with pytest.raises(urllib.error.HTTPError) as refused:
        get(serving, "/metrics", **{"X-Forwarded-For": "203.0.113.9"})
    assert refused.value.code == 403
    assert get(serving, "/metrics").status == 200


def test_pages_of_other_sites_cannot_open_a_socket(serving):
    party = serving.seats("connect_four", 2)
    address = serving.server.live_address(party.name)
    with pytest.raises(InvalidStatus), connect(address, origin="https://elsewhere.example"):
        pass


def test_a_table_that_is_not_listed_is_joined_by_invitation(serving):
    opened = serving.server.open(wire.NewTable("connect_four", 2))
    with pytest.raises(NotAllowed, match="This game is private"):
        serving.server.sit(opened.table, wire.Sit(invite=new_ticket()))
    assert serving.server.sit(opened.table, wire.Sit(invite=opened.invite)).seat == 0


def test_a_new_invitation_makes_the_old_one_void(serving):
    opened = serving.server.open(wire.NewTable("connect_four", 2))
    fresh = serving.server.invite(opened.table, opened.host)
    with pytest.raises(NotAllowed):
        serving.server.sit(opened.table, wire.Sit(invite=opened.invite))
    assert serving.server.sit(opened.table, wire.Sit(invite=fresh)).seat == 0


def test_spectators_with_a_void_invitation_are_disconnected(serving):
    party = serving.seats("connect_four", 2)
    with party.seat(None) as spectator, party.seat(0) as player:
        fresh = serving.server.invite(party.name, party.host)
        with pytest.raises(NotAllowed, match="This game is private"):
            again_and_again(lambda: spectator.wait(60), 10)
        player.play("drop 4")
    assert serving.server.look(party.name, "", fresh).log


@pytest.mark.parametrize(("watch", "allowed"), [("anyone", True), ("invited", False)])
def test_the_host_chooses_who_may_watch(serving, watch, allowed):
    party = serving.seats("connect_four", 2, watch=watch)
    spectator = Seat(serving.address, party.name)
    if not allowed:
        with pytest.raises(NotAllowed, match="This game is private"):
            spectator.__enter__()
        return
    with spectator:
        assert spectator.known.seat is None
        with pytest.raises(NotAllowed, match="Spectators cannot play"):
            spectator.send(wire.Say("s", "hello"))


def test_only_the_host_starts_the_game(serving):
    opened = serving.server.open(wire.NewTable("connect_four", 2, listed=True))
    seated = serving.server.sit(opened.table, wire.Sit())
    with pytest.raises(NotAllowed, match="Only the host"):
        serving.server.do(opened.table, seated.ticket, "start")


def test_open_tables_are_listed_until_they_start(serving):
    opened = serving.server.open(wire.NewTable("connect_four", 2, listed=True, watch="nobody"))
    assert opened.table in [table.id for table in serving.server.tables()]
    for _ in range(2):
        serving.server.sit(opened.table, wire.Sit())
    serving.server.do(opened.table, opened.host, "start")
    assert opened.table not in [table.id for table in serving.server.tables()]


def test_a_rematch_keeps_players_and_tickets(serving):
    party = serving.seats("connect_four", 2)
    party.send(1, wire.Resign("r"))
    again = serving.server.rematch(party.name, party.tickets[0], swap=True)
    assert serving.server.rematch(party.name, party.tickets[1]) == again
    assert party.look(0).table.rematch == again
    assert party.look(1).table.rematch_by == 0
    info = serving.server.table(again, party.tickets[0])
    assert [seat.name for seat in info.seats] == ["P1", "P0"]
    assert serving.server.look(again, party.tickets[0]).seat == 1
    assert info.commitment != party.look(0).table.commitment


def test_a_new_invitation_makes_the_old_one_void_at_the_rematch_too(serving):
    party = serving.seats("connect_four", 2)
    party.send(1, wire.Resign("r"))
    again = serving.server.rematch(party.name, party.tickets[0])
    assert serving.server.look(again, "", party.opened.invite).seat is None
    serving.server.do(party.name, party.host, "invite")
    with pytest.raises(NotAllowed, match="This game is private"):
        serving.server.look(again, "", party.opened.invite)


def test_other_views_are_open_after_the_game(serving):
    party = serving.seats("whispers", 2)
    with pytest.raises(NotAllowed, match="only after the game"):
        serving.server.replay(party.name, party.tickets[0], 1, seat=1)
    party.play(0, "whisper")
    party.send(1, wire.Resign("r"))
    seen = serving.server.replay(party.name, party.tickets[1], 5, seat=0)
    assert said(seen.log) == [("log-whisper", {})]


# Names of players.


def sat(serving, *names):
    opened = serving.server.open(wire.NewTable("connect_four", 2))
    tickets = [
        serving.server.sit(opened.table, wire.Sit(name, invite=opened.invite)).ticket
        for name in names
    ]
    return opened.table, tickets


@pytest.mark.parametrize("other", ["Ana", "ANA", "A\u200bna", "\u202eAna", "\uff21na", "A\u200dna"])
def test_two_players_with_one_name_are_distinguished(serving, other):
    table, tickets = sat(serving, "Ana", other)
    names = [seat.name for seat in serving.server.table(table, tickets[0]).seats]
    assert names[0] == "Ana"
    assert names[1].endswith(" 2")


def test_a_new_name_is_distinguished_from_the_others(serving):
    table, tickets = sat(serving, "Ana", "Bo")
    serving.server.rename(table, tickets[1], "ana\ufeff")
    serving.server.rename(table, tickets[0], "Ana")
    names = [seat.name for seat in serving.server.table(table, tickets[0]).seats]
    assert names == ["Ana", "ana 2"]


def test_an_invisible_name_is_refused(serving):
    table, tickets = sat(serving, "Ana")
    with pytest.raises(NotAllowed, match="visible letter"):
        serving.server.rename(table, tickets[0], "\u2063 \u3164")


def test_an_emoji_of_several_parts_may_be_a_name(serving):
    table, tickets = sat(serving, "\U0001f468\u200d\U0001f467")
    seats = serving.server.table(table, tickets[0]).seats
    assert seats[0].name == "\U0001f468\u200d\U0001f467"


def test_chat_cannot_change_the_direction_of_writing(serving):
    party = serving.seats("connect_four", 2)
    party.send(0, wire.Say("s", "\u202eolleh\u202c"))
    assert party.look(1).chats[0].text == "olleh"


# Limits.


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    with Serving(
        tmp_path_factory.mktemp("strict"), "--rate", "4", "--tables", "12", "--sockets", "3"
    ) as running:
        yield running


def again_and_again(ask, times):
    for _ in range(times):
        ask()


def test_tables_and_seats_of_an_address_are_limited(strict):
    plan = wire.NewTable("connect_four", 2)
    with pytest.raises(NotAllowed, match="Too many new games and seats"):
        again_and_again(lambda: strict.server.open(plan), 13)


def test_sockets_of_an_address_are_limited(strict):
    address = strict.server.live_address("a" * 12)
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(connect(address))
        with pytest.raises(InvalidStatus):
            connect(address).__enter__()


def test_hints_of_an_address_are_limited():
    limiter = RateLimiter(Limits())
    with contextlib.ExitStack() as thinking:
        for address in ("a", "a", "b"):
            thinking.enter_context(limiter.computing_hint(address))
        with pytest.raises(Refused, match="Too many hints at once"):
            thinking.enter_context(limiter.computing_hint("a"))
    with limiter.computing_hint("a"):
        pass


def test_a_bot_counts_for_the_address_that_put_it_there(tmp_path):
    with Serving(tmp_path, "--tables", "4") as running:
        opened = running.server.open(wire.NewTable("sharkbait", 4))
        for seat in range(3):
            running.server.put_bot(opened.table, opened.host, seat, "easy")
        with pytest.raises(NotAllowed, match="Too many new games and seats"):
            running.server.put_bot(opened.table, opened.host, 3, "easy")


def test_a_rematch_counts_for_the_address_that_asked_for_it(tmp_path):
    with Serving(tmp_path, "--tables", "4") as running:
        party = running.seats("connect_four", 2)
        party.send(1, wire.Resign("r"))
        again = running.server.rematch(party.name, party.tickets[0])
        assert running.server.rematch(party.name, party.tickets[1]) == again
        running.server.do(again, party.host, "start")
        running.server.send(again, party.tickets[1], wire.Resign("r"))
        with pytest.raises(NotAllowed, match="Too many new games and seats"):
            running.server.rematch(again, party.tickets[0])


def test_requests_of_an_address_are_limited(strict):
    with pytest.raises(NotAllowed, match="Too many requests"):
        again_and_again(strict.server.games, 400)


def test_opening_sockets_counts_as_requests(tmp_path):
    with Serving(tmp_path, "--rate", "2") as running:
        address = running.server.live_address("a" * 12)
        with pytest.raises(InvalidStatus):
            again_and_again(lambda: connect(address).__enter__().close(), 100)


def test_the_log_holds_no_secret(serving):
    party = Party(Server(serving.address), wire.NewTable("connect_four", 2))
    party.play(0, "drop 1")
    said = serving.said()
    assert not any(secret in said for secret in (*party.tickets, party.host))
    assert all(json.loads(line) for line in said.splitlines())


def test_a_former_player_receives_no_secrets_of_the_next_player(serving):
    plan = wire.NewTable("whispers", 2)
    opened = serving.server.open(plan)
    sit = wire.Sit("A", 0, "", opened.invite)
    old = serving.server.sit(opened.table, sit).ticket
    address = serving.address.replace("http", "ws")
    with connect(f"{address}/api/1/tables/{opened.table}/live") as line:
        line.send(json.dumps({"type": "hello", "ticket": old}))
        line.recv(20)
        serving.server.do(opened.table, old, "leave")
        new = serving.server.sit(opened.table, sit).ticket
        serving.server.put_bot(opened.table, opened.host, 1, "random")
        serving.server.do(opened.table, opened.host, "start")
        assert not any("secret" in message for message in until_closed(line))
    with connect(f"{address}/api/1/tables/{opened.table}/live") as line:
        line.send(json.dumps({"type": "hello", "ticket": new}))
        assert "secret" in line.recv(20)  # so there was something to hear


def until_closed(line):
    """All messages until the connection is closed."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield line.recv(20)
