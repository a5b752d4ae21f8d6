"""The WebSocket over plain ASGI: order, backpressure and closing."""

import asyncio
from types import SimpleNamespace

from shoal.server.ws import asgi_socket
from shoal.server.ws.asgi_socket import AsgiSocket

WAIT = 20
"""Seconds that a test waits for anything."""


class Peer:
    """The server's side of ASGI, which takes messages only while ``reads`` is set."""

    def __init__(self):
        self.incoming = asyncio.Queue()
        self.sent = []
        self.reads = asyncio.Event()
        self.reads.set()

    async def receive(self):
        return await asyncio.wait_for(self.incoming.get(), WAIT)

    async def send(self, message):
        await asyncio.wait_for(self.reads.wait(), WAIT)
        self.sent.append(message)

    def texts(self):
        return [message["text"] for message in self.sent if message["type"] == "websocket.send"]


def play(scene):
    async def run():
        peer = Peer()
        return await asyncio.wait_for(scene(peer, AsgiSocket(peer.receive, peer.send)), WAIT)

    return asyncio.run(run())


async def turns(count=50):
    for _ in range(count):
        await asyncio.sleep(0)


def test_messages_are_sent_in_order():
    async def scene(peer, socket):
        for number in range(5):
            socket.send_text(b"%d" % number)
        await turns()
        socket.send_text(b"5")
        await turns()
        return peer.texts()

    assert play(scene) == list("012345")


def test_bytes_that_the_client_does_not_read_are_counted():
    async def scene(peer, socket):
        peer.reads.clear()
        waiting = [socket.send_text(b"x" * 100), socket.send_text(b"x" * 100)]
        await turns()
        peer.reads.set()
        await turns()
        return [*waiting, socket.send_text(b"x")]

    assert play(scene) == [100, 200, 1]


def test_text_and_binary_messages_go_to_the_receiver_until_the_client_disconnects():
    async def scene(peer, socket):
        heard = []
        socket.attach(SimpleNamespace(receive=heard.append))
        for message in (
            {"type": "websocket.receive", "text": "ä"},
            {"type": "websocket.receive", "bytes": b"b", "text": None},
            {"type": "websocket.disconnect", "code": 1000},
        ):
            peer.incoming.put_nowait(message)
        await socket.receive_until_closed()
        return heard

    assert play(scene) == ["ä".encode(), b"b"]


def test_a_paused_socket_reads_no_more():
    async def scene(peer, socket):
        heard = []
        socket.attach(SimpleNamespace(receive=heard.append))
        socket.pause()
        peer.incoming.put_nowait({"type": "websocket.receive", "text": "a"})
        peer.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        reading = asyncio.ensure_future(socket.receive_until_closed())
        await turns()
        before = list(heard)
        socket.resume()
        await reading
        return before, heard

    assert play(scene) == ([], [b"a"])


def test_what_was_sent_before_is_sent_before_the_close_frame():
    async def scene(peer, socket):
        socket.send_text(b"last")
        await socket.send_close(4001, "Too slow.")
        return [message["type"] for message in peer.sent], peer.sent[-1]["code"]

    assert play(scene) == (["websocket.send", "websocket.close"], 4001)


def test_a_client_that_never_reads_does_not_delay_the_end(monkeypatch):
    monkeypatch.setattr(asgi_socket, "CLOSE_TIMEOUT", 0.05)

    async def scene(peer, socket):
        peer.reads.clear()
        socket.send_text(b"never read")
        await socket.send_close(4001, "Too slow.")
        return peer.sent

    assert play(scene) == []


def test_a_disconnected_client_is_not_an_error():
    async def scene(_peer, socket):
        async def broken(_message):
            raise OSError

        socket._send = broken  # noqa: SLF001 - the connection breaks while it is in use
        socket.send_text(b"a")
        await turns()
        return socket.send_text(b"b")

    assert play(scene) == 0
