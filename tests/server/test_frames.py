"""Every frame on a WebSocket is counted, and no connection keeps the others waiting."""

import asyncio
import contextlib
import socket
import urllib.request
from itertools import pairwise

import pytest
from server.raw import (
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
from shoal.server.transport.receive_buffer import (
    COST,
    COST_OF_ALL,
    MOST_DISCARDED,
    SLICE,
    ReceiveBuffer,
    TurnBudget,
)
from shoal.server.transport.websocket_protocol import MOST_FRAGMENTS
from shoal.server.views.serializers import encode
from shoal.server.ws.close_codes import TOO_FAST

FLOOD = 100_000
"""Frames."""

FEW = 10_000
"""What a socket may send at once, and some seconds' worth besides."""


@pytest.fixture(scope="module")
def usual(tmp_path_factory):
    """A server with the limits that it has by itself."""
    with Serving(tmp_path_factory.mktemp("usual"), "--rate", "30") as running:
        yield running


# What a server does about those who send too much.


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
def test_whoever_sends_too_many_frames_is_cut_off(usual, flood):
    with seated(usual) as opened:
        opened.send(flood)
        assert close_code(opened.to_the_end()) == TOO_FAST


def test_few_of_many_pings_are_answered(usual):
    with seated(usual) as opened:
        opened.send(frame(PING) * FLOOD)
        assert len([data for opcode, data in opened.to_the_end() if opcode == PONG]) < FEW


def test_a_message_has_only_so_many_parts(serving):
    with seated(serving) as opened:
        opened.send(frame(FIRST_PART), frame(PART) * MOST_FRAGMENTS)
        assert close_code(opened.to_the_end()) == TOO_FAST


def test_a_message_may_come_in_parts_with_pings_between_them(usual):
    said = encode(wire.Say("s", "hello"))
    with seated(usual) as opened:
        opened.send(frame(FIRST_PART, said[:9]), frame(PING, b"?"), frame(PART, said[9:20]))
        opened.send(frame(LAST_PART, said[20:]))
        told = opened.until(b'"chat"')
    assert (PONG, b"?") in told
    assert kinds(told) == ["welcome", "here", "news"]


def test_pongs_that_nobody_reads_are_bytes_that_wait(serving):
    with seated(serving, buffer=4096) as opened:
        with contextlib.suppress(OSError):
            opened.send(frame(PING, b"x" * 125) * FEW)
        until(lambda: slow_readers(serving), "a slow reader to be cut off")


def slow_readers(serving):
    with urllib.request.urlopen(f"{serving.address}/metrics", timeout=20) as answer:
        lines = answer.read().decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("shoal_connections_slow"))


# How little is parsed at a time.


class Parser:
    """Takes whatever it is given, a unit of work for every byte that is not a space."""

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
    """Play a scene with a buffer on a real connection, whose other end is given too."""
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


def test_others_have_their_turn_after_so_many_frames():
    async def scene(parser, _transport):
        parser.buffer.receive(b"f" * 50 * SLICE)
        turns = [len(b"".join(parser.parsed))]
        for _ in range(100):
            await asyncio.sleep(0)
            turns.append(len(b"".join(parser.parsed)))
        assert turns[-1] == 50 * SLICE
        return max(after - before for before, after in pairwise(turns))

    assert play(scene) <= COST + SLICE


def test_other_addresses_have_their_turn_after_so_many_frames_of_one():
    async def scene(parser, transport):
        others = [Parser() for _ in range(50)]
        for other in others:
            other.buffer = ReceiveBuffer(transport, other.parse, parser.budget)
            other.buffer.receive(b"f" * COST)
        turns = []
        for _ in range(100):
            turns.append(sum(bool(other.parsed) for other in others))
            await asyncio.sleep(0)
        assert turns[-1] == 50
        return turns[0], max(after - before for before, after in pairwise(turns))

    assert play(scene) == (COST_OF_ALL // COST, COST_OF_ALL // COST)


def test_a_long_message_is_parsed_at_once():
    async def scene(parser, transport):
        parser.buffer.receive(b" " * 16 * SLICE)
        return len(b"".join(parser.parsed)), transport.is_reading()

    assert play(scene) == (16 * SLICE, True)


def test_nothing_more_is_read_while_something_is_to_be_parsed():
    async def scene(parser, transport):
        parser.buffer.receive(b"f" * 3 * SLICE)
        reading = [transport.is_reading()]
        for _ in range(4):
            await asyncio.sleep(0)
        return [*reading, transport.is_reading()]

    assert play(scene) == [False, True]


def test_what_comes_is_parsed_in_its_order():
    async def scene(parser, _transport):
        parser.buffer.receive(b"1" * SLICE + b"2" * SLICE)
        parser.buffer.receive(b"3")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return b"".join(parser.parsed) == b"1" * SLICE + b"2" * SLICE + b"3"

    assert play(scene)


def test_while_it_is_held_nothing_is_parsed():
    async def scene(parser, transport):
        parser.buffer.pause_reading()
        parser.buffer.receive(b"f")
        held = [list(parser.parsed), transport.is_reading()]
        parser.buffer.resume_reading()
        await asyncio.sleep(0)
        return [*held, parser.parsed, transport.is_reading()]

    assert play(scene) == [[], False, [b"f"], True]


def test_after_its_end_all_that_comes_is_discarded_and_too_much_cuts_the_connection():
    async def scene(parser, transport):
        parser.buffer.receive(b"stop" + b"f" * 3 * SLICE)
        await asyncio.sleep(0)
        parser.buffer.receive(b"f" * MOST_DISCARDED)
        ends = [len(parser.parsed), transport.is_closing()]
        parser.buffer.receive(b"f")
        return [*ends, transport.is_closing()]

    assert play(scene) == [1, False, True]
