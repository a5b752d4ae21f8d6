"""The page: files as they lie in the tree, compressed once when the server starts."""

import gzip
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import shoal
from shoal.core.game import GameInfo

WEB: Final = Path(shoal.__file__).parent / "web"

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; "
    "form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
)
"""Nothing but our own files, and no script inside a page."""

KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""What is served; anything else that lies there is not."""

FONT: Final = ".woff2"
"""A font is packed already, and has its version in its name: browsers keep it for good."""

ADDRESSES: Final = {
    "/": "index.html",
    "/new/{game}": "index.html",
    "/table/{table}": "table.html",
    "/replay/{table}": "index.html",
    "/rules/{game}": "index.html",
}
"""Where the page is, and how it begins there: the browser reads the rest of the address."""


class File:
    """A file of the page, ready to be sent."""

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.packed = None if path.suffix == FONT else gzip.compress(self.body, 9, mtime=0)
        self.kind = KINDS[path.suffix]
        self.kept = "public, max-age=31536000, immutable" if path.suffix == FONT else "no-cache"
        self.tag = f'"{sha256(self.body).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        """The file, or the news that the browser's copy is still good."""
        headers = {
            "content-security-policy": POLICY,
            "cache-control": self.kept,
            "etag": self.tag,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


def files(games: Mapping[str, GameInfo]) -> dict[str, File]:
    """Every file of the page by its address: the house's own, and each room's."""
    folders = {"/web": WEB} | {f"/games/{name}/web": games[name].folder / "web" for name in games}
    return {
        f"{address}/{path.relative_to(folder).as_posix()}": File(path)
        for address, folder in folders.items()
        for path in sorted(folder.rglob("*"))
        if path.suffix in KINDS
    }


def page_routes(games: Mapping[str, GameInfo]) -> Iterable[Route]:
    """The addresses at which the page and its files are found."""
    found = files(games)
    begin = {path: found[f"/web/{name}"] for path, name in ADDRESSES.items()}

    async def send(request: Request) -> Response:
        return found[request.url.path].answer(request)

    def show(page: File) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return page.answer(request)

        return answer

    return [Route(path, show(page)) for path, page in begin.items()] + [
        Route(path, send) for path in found
    ]


def wants_page(request: Request) -> bool:
    """Whether a person's browser asks, to show the answer."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


@cache
def first_page() -> File:
    """Read and packed once, however often it is asked for."""
    return File(WEB / "index.html")


def nowhere(request: Request) -> Response:
    """The page at an address that leads nowhere: it says so, and shows the way home."""
    answer = first_page().answer(request)
    if answer.status_code == 200:
        answer.status_code = 404
    return answer
