"""Every kind of position of a game on its board, in a page without a server behind it.

    python tests/web/gallery.py views.json [port]

``views.json`` maps a game to its Views; /gallery?game=NAME&kind=KIND shows one of them.
"""

import json
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import urlparse

import shoal
from shoal.games import game_info
from shoal.server.http.page import PLACEHOLDER, game_links
from shoal.server.http.static_files import find_files

GAMES = {name: game_info(name) for name in shoal.game_names()}
FILES = find_files(GAMES)
HERE = Path(__file__).parent
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; font-src 'self'"
)

KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}


def page():
    """The gallery with the files of every board."""
    template = (HERE / "gallery.html").read_text()
    return PLACEHOLDER.sub(game_links(FILES, GAMES), template)


class Gallery(SimpleHTTPRequestHandler):
    """Serves the page's files as they lie in the tree."""

    shown: ClassVar[dict] = {}

    def do_GET(self):
        path = urlparse(self.path).path
        if path.startswith("/views/"):
            self.answer(json.dumps(self.shown[path.split("/")[2]]).encode(), "application/json")
        elif path == "/gallery":
            self.answer(page().encode(), "text/html")
        elif path == "/gallery.js":
            self.answer((HERE / "gallery.js").read_bytes(), "text/javascript")
        elif (suffix := Path(path).suffix) in KINDS and path in FILES:
            self.answer(FILES[path].read_bytes(), KINDS[suffix])
        else:
            self.send_error(404)

    def answer(self, body, kind):
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        """Keep quiet."""


def serve(shown, port=0):
    """The gallery of these Views, on loopback."""
    handler = type("Shown", (Gallery,), {"shown": shown})
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


if __name__ == "__main__":
    serve(json.loads(Path(sys.argv[1]).read_text()), int(sys.argv[2])).serve_forever()
