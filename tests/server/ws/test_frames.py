"""Every frame on a WebSocket counts, and no connection delays the others."""

import asyncio
import contextlib
import socket
from itertools import pairwise

import pytest
from server.raw_sockets import (
    FIRST_PART,
    LAST_PART,
    PART,
    PING,
    PONG,
    TEXT,
    close_code,
    frame,
    kinds,
    seated,
)
from server.serving import Serving
from waiting import until

from shoal import wire
from shoal.server.limits.parse_budget import MAX_TURN_COST_OF_ADDRESS, TurnBudget
from shoal.server.transport.sliced_parsing import MAX_DISCARDED, MAX_TURN_COST, SLICE, ReceiveBuffer
from shoal.server.transport.websocket_protocol import MAX_FRAGMENTS
from shoal.server.views.serializers import encode
from shoal.server.ws.close_codes import TOO_FAST

FLOOD = 100_000
"""Frames."""

FEW = 10_000
"""The burst that a WebSocket may send, and some seconds' worth more."""


@pytest.fixture(scope="module")
def usual(tmp_path_factory):
    """A server with default limits."""
    with Serving(tmp_path_factory.mktemp("usual"), "--rate", "30") as running:
        yield running


# Clients that send too much.


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * FLOOD,
        frame(PONG) * FLOOD,
        frame(FIRST_PART) + frame(PART) * FLOOD,
        frame(TEXT, b"{}") * FLOOD,
        frame(TEXT) * FLOOD,
    ],
    ids=["pings", "pongs", "empty parts", "messages", "empty messages"],
)
def test_a_client_that_sends_too_many_frames_is_disconnected(usual, flood):
    with seated(usual) as opened:
        opened.send(flood)
        assert close_code(opened.to_the_end()) == TOO_FAST


def test_a_flood_of_pings_gets_few_answers(usual):
    with seated(usual) as opened:
        opened.send(frame(PING) * FLOOD)
        assert len([data for opcode, data in opened.to_the_end() if opcode == PONG]) < FEW


def test_the_fragments_of_a_message_are_limited(serving):
    with seated(serving) as opened:
        opened.send(frame(FIRST_PART), frame(PART) * MAX_FRAGMENTS)
        assert close_code(opened.to_the_end()) == TOO_FAST


def test_a_message_may_arrive_in_fragments_with_pings_between_them(usual):
    said = encode(wire.Say("s", "hello"))
    with seated(usual) as opened:
        opened.send(frame(FIRST_PART, said[:9]), frame(PING, b"?"), frame(PART, said[9:20]))
        opened.send(frame(LAST_PART, said[20:]))
        told = opened.until(b'"chat"')
    assert (PONG, b"?") in told
    assert kinds(told) == ["welcome", "connected", "update"]


def test_unread_pongs_count_as_unread_bytes(serving):
    with seated(serving, buffer=4096) as opened:
        with contextlib.suppress(OSError):
            opened.send(frame(PING, b"x" * 125) * FEW)
        until(lambda: slow_readers(serving), "a slow reader to be cut off")


def slow_readers(serving):
    return serving.metric("connections_slow_total")


# How much is parsed at a time.


class Parser:
    """Parses anything; every byte that is not a space is a unit of work."""

    def __init__(self):
        self.parsed = []
        self.budget = TurnBudget()
        self.buffer = None

    def parse(self, data):
        self.parsed.append(data)
        if data.startswith(b"stop"):
            self.buffer.stop()
        return len(data.replace(b" ", b""))


async def with_buffer(scene):
    """Run a scene with a buffer on a real connection, and its other end."""
    here, there = socket.socketpair()
    parser = Parser()
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(20):
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, here)
        parser.buffer = ReceiveBuffer(transport, parser.parse, parser.budget)
        try:
            return await scene(parser, transport)
        finally:
            transport.abort()
            there.close()


def play(scene):
    return asyncio.run(with_buffer(scene))


def test_other_connections_get_their_turn_after_a_number_of_frames():
    async def scene(parser, _transport):
        parser.buffer.receive(b"f" * 50 * SLICE)
        turns = [len(b"".join(parser.parsed))]
        for _ in range(100):
            await asyncio.sleep(0)
            turns.append(len(b"".join(parser.parsed)))
        assert turns[-1] == 50 * SLICE
        return max(after - before for before, after in pairwise(turns))

    assert play(scene) <= MAX_TURN_COST + SLICE


def test_other_addresses_get_their_turn_after_a_number_of_frames():
    async def scene(parser, transport):
        others = [Parser() for _ in range(50)]
        for other in others:
            other.buffer = ReceiveBuffer(transport, other.parse, parser.budget)
            other.buffer.receive(b"f" * MAX_TURN_COST)
        turns = []
        for _ in range(100):
            turns.append(sum(bool(other.parsed) for other in others))
            await asyncio.sleep(0)
        assert turns[-1] == 50
        return turns[0], max(after - before for before, after in pairwise(turns))

    assert play(scene) == (
        MAX_TURN_COST_OF_ADDRESS // MAX_TURN_COST,
        MAX_TURN_COST_OF_ADDRESS // MAX_TURN_COST,
    )


def test_a_long_message_is_parsed_at_once():
    async def scene(parser, transport):
        parser.buffer.receive(b" " * 16 * SLICE)
        return len(b"".join(parser.parsed)), transport.is_reading()

    assert play(scene) == (16 * SLICE, True)


def test_nothing_more_is_read_while_data_is_unparsed():
    async def scene(parser, transport):
        parser.buffer.receive(b"f" * 3 * SLICE)
        reading = [transport.is_reading()]
        for _ in range(4):
            await asyncio.sleep(0)
        return [*reading, transport.is_reading()]

    assert play(scene) == [False, True]


def test_data_is_parsed_in_order():
    async def scene(parser, _transport):
        parser.buffer.receive(b"1" * SLICE + b"2" * SLICE)
        parser.buffer.receive(b"3")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return b"".join(parser.parsed) == b"1" * SLICE + b"2" * SLICE + b"3"

    assert play(scene)


def test_a_paused_buffer_parses_nothing():
    async def scene(parser, transport):
        parser.buffer.pause_reading()
        parser.buffer.receive(b"f")
        held = [list(parser.parsed), transport.is_reading()]
        parser.buffer.resume_reading()
        await asyncio.sleep(0)
        return [*held, parser.parsed, transport.is_reading()]

    assert play(scene) == [[], False, [b"f"], True]


def test_a_stopped_buffer_discards_data_and_aborts_after_too_much():
    async def scene(parser, transport):
        parser.buffer.receive(b"stop" + b"f" * 3 * SLICE)
        await asyncio.sleep(0)
        parser.buffer.receive(b"f" * MAX_DISCARDED)
        ends = [len(parser.parsed), transport.is_closing()]
        parser.buffer.receive(b"f")
        return [*ends, transport.is_closing()]

    assert play(scene) == [1, False, True]
