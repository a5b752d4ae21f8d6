"""The files of the page, stripped of comments and compressed once when the server starts."""

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
from shoal.core.catalogue import LANGUAGES
from shoal.core.game import GameInfo
from shoal.server.http.accept_language import accepted_language
from shoal.server.http.page import LOBBY, PAGES, TEMPLATE, compose_translations
from shoal.server.http.strip_comments import strip_script, strip_style

PACKAGE: Final = Path(shoal.__file__).parent
WEB: Final = PACKAGE / "web"
VENDOR: Final = WEB / "vendor"

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; "
    "form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
)
"""Only our own files, and no inline scripts."""

DOCUMENTS: Final = (".html", ".svg")
"""What can be shown by itself and needs this policy; other files get that of every response."""

CONTENT_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
"""The types of the files that are served; other files in the same folders are not."""

HTML: Final = ".html"
FONT: Final = ".woff2"
"""Fonts are compressed already, and have their version in their name, so browsers keep them."""

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
TAG_LENGTH: Final = 20
GZIP_LEVEL: Final = 9
PAGE_VARIES: Final = "accept-encoding, accept-language"


STRIPPED: Final[Mapping[str, Callable[[str], str]]] = {".js": strip_script, ".css": strip_style}
"""What is sent without comments; the vendored libraries are sent as they are."""


def read_file(path: Path) -> bytes:
    """A file as it is sent."""
    strip = STRIPPED.get(path.suffix)
    if strip is None or VENDOR in path.parents:
        return path.read_bytes()
    return strip(path.read_text(encoding="utf-8")).encode()


class StaticFile:
    """A file of the page, ready to be sent."""

    def __init__(self, suffix: str, body: bytes, vary: str = "accept-encoding") -> None:
        is_font = suffix == FONT
        self.body = body
        self.compressed = None if is_font else gzip.compress(self.body, GZIP_LEVEL, mtime=0)
        self.content_type = CONTENT_TYPES[suffix]
        self.cache_control = CACHE_FOREVER if is_font else "no-cache"
        self.vary = vary
        self.policy = (
            {"content-security-policy": CONTENT_SECURITY_POLICY} if suffix in DOCUMENTS else {}
        )
        self.etag = f'"{sha256(self.body).hexdigest()[:TAG_LENGTH]}"'

    def response(self, request: Request) -> Response:
        """The file, or 304 if the browser's copy is still good."""
        headers = {
            **self.policy,
            "cache-control": self.cache_control,
            "etag": self.etag,
            "vary": self.vary,
        }
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if self.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.compressed, headers=headers, media_type=self.content_type)
        return Response(self.body, headers=headers, media_type=self.content_type)


def find_files(games: Mapping[str, GameInfo]) -> dict[str, Path]:
    """Every file by its path: the page's own, those of each game, and the catalogues."""
    folders = {
        "/web": WEB,
        "/catalogue/words": PACKAGE / "core" / "catalogue" / "words",
        # The packages whose errors reach the page.
        "/server/words": PACKAGE / "server" / "words",
        "/match/words": PACKAGE / "match" / "words",
        "/bots/words": PACKAGE / "bots" / "words",
        "/lessons/words": PACKAGE / "lessons" / "words",
    }
    for name, info in games.items():
        for part in ("web", "words"):
            folders[f"/games/{name}/{part}"] = info.folder / part
    return {
        f"{prefix}/{path.relative_to(folder).as_posix()}": path
        for prefix, folder in folders.items()
        for path in sorted(folder.rglob("*"))
        if path.suffix in CONTENT_TYPES
    }


class TranslatedPage:
    """The HTML of an address in every language; the browser's wishes decide which one is sent."""

    def __init__(self, sources: Mapping[str, Path], module: str, games: Iterable[str]) -> None:
        composed = compose_translations(sources, module, games, LANGUAGES)
        self.versions = {
            language: StaticFile(HTML, html, PAGE_VARIES) for language, html in composed.items()
        }

    def response(self, request: Request) -> Response:
        """The page in the reader's language, or 304 if the browser's copy is still good."""
        wishes = request.headers.get("accept-language", "")
        return self.versions[accepted_language(wishes, LANGUAGES)].response(request)


def page_routes(games: Mapping[str, GameInfo]) -> Iterable[Route]:
    """The routes of the page and its files."""
    sources = find_files(games)
    files = {address: StaticFile(path.suffix, read_file(path)) for address, path in sources.items()}
    del files[TEMPLATE]

    async def send_file(request: Request) -> Response:
        return files[request.url.path].response(request)

    def send_page(page: TranslatedPage) -> Callable[[Request], Awaitable[Response]]:
        async def send(request: Request) -> Response:
            return page.response(request)

        return send

    pages = {path: TranslatedPage(sources, module, games) for path, module in PAGES.items()}
    return [Route(path, send_page(page)) for path, page in pages.items()] + [
        Route(path, send_file) for path in files
    ]


def wants_page(request: Request) -> bool:
    """Whether a browser asks for something to show to a person."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


@cache
def start_page() -> TranslatedPage:
    """The start page, without the games' files."""
    return TranslatedPage(find_files({}), LOBBY, ())


def not_found_page(request: Request) -> Response:
    """The page for a path that does not exist; its script says so, and links to the start."""
    response = start_page().response(request)
    if response.status_code == 200:
        response.status_code = 404
    return response
