"""Raw connections to a server, on which anything can be sent."""

import base64
import contextlib
import json
import os
import socket

from shoal import wire
from shoal.server.views.serializers import encode

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
PART, FIRST_PART, LAST_PART = 0x00, 0x01, 0x80

LONGEST = 20
"""Seconds that a test waits for anything; a healthy server answers at once."""


def open_connection(serving, source="127.0.0.1", buffer=0):
    """A connection from an address of this machine, if asked for with a small receive buffer."""
    raw = socket.socket()
    raw.settimeout(LONGEST)
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.bind((source, 0))
    raw.connect(("127.0.0.1", serving.port))
    return raw


def request(path="/", method="GET", **headers):
    """A request; underscores in the names of headers stand for hyphens."""
    lines = {"Host": "localhost", **headers}
    head = [f"{method} {path} HTTP/1.1"]
    head += [f"{name.replace('_', '-')}: {value}" for name, value in lines.items()]
    return ("\r\n".join(head) + "\r\n\r\n").encode()


def handshake(path, method="GET", **headers):
    """The request for a WebSocket."""
    asked = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec_WebSocket_Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec_WebSocket_Version": "13",
    }
    return request(path, method, **asked | headers)


LIVE = "/api/1/tables/aaaaaaaaaaaa/live"
"""The path of a WebSocket."""

ODD = {
    "a body": handshake("/", Content_Length=5),
    "a body that comes": handshake(LIVE, Content_Length=5) + b"hello",
    "a chunked body": handshake(LIVE, Transfer_Encoding="chunked"),
    "a chunked body that comes": handshake(LIVE, Transfer_Encoding="chunked") + b"0\r\n\r\n",
    "another method": handshake(LIVE, "POST"),
    "another method with a body": handshake(LIVE, "POST", Content_Length=5) + b"hello",
    "no key": handshake(LIVE, Sec_WebSocket_Key=""),
    "another version": handshake(LIVE, Sec_WebSocket_Version=7),
    "no socket at this address": handshake("/"),
    "no table of this name": handshake("/api/1/tables/none/nowhere"),
    "too many headers": handshake(LIVE, **{f"X_{number}": "x" for number in range(200)}),
    "a header that is too long": handshake(LIVE, Cookie="x" * 9_000),
    "an address that is too long": handshake(LIVE + "?" + "x" * 9_000),
    "another protocol": request("/", Upgrade="h2c", Connection="Upgrade, close"),
    "another protocol with a body": request(
        "/", "POST", Upgrade="h2c", Connection="Upgrade, close", Content_Length=5
    )
    + b"hello",
}
"""Requests for another protocol that must be refused."""


def frame(opcode, data=b""):
    """A frame as a client sends it, masked with zeros."""
    assert len(data) < 65_536
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([opcode]) + size + bytes(4) + data


def read_head(raw):
    """The head of an answer; '' if there is none."""
    head = b""
    while b"\r\n\r\n" not in head:
        more = raw.recv(1)
        if not more:
            return ""
        head += more
    return head.decode()


def read_answer(raw):
    """The status of a response with a content-length, after reading all of it."""
    head = read_head(raw)
    left = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
    while left:
        piece = raw.recv(left)
        assert piece, f"The connection was closed {left} bytes before the end of the answer."
        left -= len(piece)
    return int(head.split()[1])


def read_to_the_end(raw):
    """Everything until the server closes the connection."""
    read = b""
    with contextlib.suppress(ConnectionError):
        while more := raw.recv(65_536):
            read += more
    return read


def frames_in(data):
    """The frames in what a server has sent: opcode and payload of each."""
    found = []
    while data:
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        found.append((data[0], data[start : start + size]))
        data = data[start + size :]
    return found


class RawSocket:
    """A WebSocket on which the test controls every byte."""

    def __init__(self, serving, path, source="127.0.0.1", buffer=0, **headers):
        self.raw = open_connection(serving, source, buffer)
        self.raw.sendall(handshake(path, **headers))
        self.status = int(read_head(self.raw).split()[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.raw.close()

    def send(self, *frames):
        self.raw.sendall(b"".join(frames))

    def say(self, message):
        self.send(frame(TEXT, encode(message)))

    def until(self, mark):
        """All frames up to the one that contains this."""
        read = b""
        while mark not in read:
            more = self.raw.recv(65_536)
            assert more, "the connection was closed"
            read += more
        return frames_in(read)

    def to_the_end(self):
        """All frames until the connection is closed."""
        return frames_in(read_to_the_end(self.raw))


def seated(serving, buffer=0):
    """The WebSocket of a player who has sent hello."""
    party = serving.seats("connect_four", 2)
    opened = RawSocket(serving, f"/api/1/tables/{party.name}/live", buffer=buffer)
    opened.say(wire.Hello(party.tickets[0]))
    return opened


def close_code(frames):
    """The code of the close frame, if there is one."""
    codes = [int.from_bytes(data[:2], "big") for opcode, data in frames if opcode == CLOSE]
    return codes[0] if codes else None


def kinds(frames):
    """The types of all messages."""
    return [json.loads(data)["type"] for opcode, data in frames if opcode == TEXT]
