"""The HTML of the page: one template, with links to what its first view needs.

Browsers find the imports of a module only once they have it. The links let them fetch everything at
once. They are found in the import lines of the modules, so no list has to be maintained.
"""

import posixpath
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from string import Template
from typing import Final, TypeAlias

from shoal.core.catalogue import LANGUAGES, Catalogue
from shoal.core.message import key_in

TEMPLATE: Final = "/web/page.html"
PLACEHOLDER: Final = re.compile(r"<!-- modules and game files.*?-->")

PAGES: Final = {
    "/": "/web/pages/lobby.js",
    "/new/{game}": "/web/pages/setup.js",
    "/table/{table}": "/web/pages/table.js",
    "/replay/{table}": "/web/pages/replay.js",
    "/rules/{game}": "/web/pages/rules-page.js",
    "/lesson/{game}": "/web/pages/lesson.js",
}
"""The module that draws each path; ``web/app.js`` has the same list."""

LOBBY: Final = PAGES["/"]
TABLE: Final = PAGES["/table/{table}"]
SCRIPTS: Final = ("/web/app.js", "/web/preload.js")
"""The scripts that the template itself loads."""

SHARED_CATALOGUES: Final = ("/web", "/catalogue", "/server", "/match", "/bots", "/lessons")
"""The folders of the catalogues that belong to no game."""

IMPORT: Final = re.compile(r'^(?:im|ex)port[^"]*?from "(.+?)";', re.MULTILINE)

Sources: TypeAlias = Mapping[str, Path]
"""The files of the page and of all games by their addresses."""


def imports(sources: Sources, address: str) -> list[str]:
    """The addresses of the modules that a module imports."""
    folder = posixpath.dirname(address)
    found = IMPORT.findall(sources[address].read_text(encoding="utf-8"))
    return [posixpath.normpath(posixpath.join(folder, name)) for name in found]


def needed_modules(sources: Sources, entries: Iterable[str]) -> list[str]:
    """Everything that these modules need before they can run, themselves included."""
    found: dict[str, None] = {}
    waiting = [entry for entry in entries if entry in sources]
    for address in waiting:
        if address not in found and address in sources:
            found[address] = None
            waiting += imports(sources, address)
    return list(found)


def game_file(game: str, name: str) -> str:
    """The address of a file in a game's folder."""
    return f"/games/{game}/web/{name}"


def board_files(sources: Sources, game: str) -> list[str]:
    """The styles and modules of a game's board; ``board.css`` comes last, to adapt the others."""
    folder = game_file(game, "")
    board = game_file(game, "board.css")
    styles = [one for one in sources if one.startswith(folder) and one.endswith(".css")]
    entries = [game_file(game, "board.js"), game_file(game, "about.js")]
    modules = [one for one in needed_modules(sources, entries) if one.startswith(folder)]
    return [*sorted(styles, key=lambda one: (one == board, one)), *modules]


def cover_files(sources: Sources, game: str) -> list[str]:
    """The module that draws a game's cover, if it has one."""
    return [one for one in [game_file(game, "cover.js")] if one in sources]


def drama_files(sources: Sources, game: str) -> list[str]:
    """The module with a game's sounds and flights, if it has one; fetched after its board."""
    return [one for one in [game_file(game, "drama.js")] if one in sources]


def coach_files(sources: Sources, game: str) -> list[str]:
    """The module with a game's coach, if it has one; what it imports is fetched with it."""
    return [one for one in [game_file(game, "coach.js")] if one in sources]


def catalogue_files(sources: Sources, folder: str) -> list[str]:
    """The catalogues in a folder: in each folder of words, one for each language.

    No page shows a study, so the words of studies stay on the server.
    """
    words, study = f"{folder}/words/", f"{folder}/words/study/"
    return [
        one
        for one in sources
        if one.startswith(words) and one.endswith(".ftl") and not one.startswith(study)
    ]


def game_files(sources: Sources, game: str) -> list[str]:
    """Every file of a game that the page may ask for."""
    return [
        *board_files(sources, game),
        *cover_files(sources, game),
        *drama_files(sources, game),
        *coach_files(sources, game),
        *catalogue_files(sources, f"/games/{game}"),
    ]


def game_links(sources: Sources, games: Iterable[str]) -> str:
    """Meta elements that list the files of every game and the shared catalogues.

    So the page fetches them at once, and asks for none that is missing.
    """
    shared = [one for folder in SHARED_CATALOGUES for one in catalogue_files(sources, folder)]
    return "\n  ".join(
        [
            f'<meta name="shared-files" content="{escape(" ".join(shared))}">',
            *(
                f'<meta name="game-files" data-game="{escape(game)}" '
                f'content="{escape(" ".join(files))}">'
                for game in games
                if (files := game_files(sources, game))
            ),
        ]
    )


def first_modules(sources: Sources, page: str, games: Iterable[str]) -> list[str]:
    """What the first view at a page's address needs besides the scripts of the template."""
    names = list(games)
    boards = [game_file(game, "board.js") for game in names] if page == TABLE else []
    covers = [one for game in names for one in cover_files(sources, game)] if page == LOBBY else []
    modules = needed_modules(sources, [*SCRIPTS, page, *boards, *covers])
    return [
        one for one in modules if (one.startswith("/web/") and one not in SCRIPTS) or one in covers
    ]


def first_words(sources: Sources, page: str, games: Iterable[str], language: str) -> list[str]:
    """The catalogues that the first view at a page's address needs in a language."""
    about = [f"/games/{game}/words/about" for game in games] if page == LOBBY else []
    folders = ["/web/words", "/catalogue/words", *about]
    return [one for folder in folders if (one := f"{folder}/{language}.ftl") in sources]


@lru_cache
def head_text(words: Path, name: str) -> str:
    """A text in the HTML itself: ``page-NAME`` in a file of words."""
    catalogue = Catalogue(words.stem, [words.read_text(encoding="utf-8")])
    key = key_in("page", name)
    return escape(catalogue.text(key, {}))


def compose_page(
    sources: Sources, page: str, games: Iterable[str], language: str = LANGUAGES[0]
) -> bytes:
    """The HTML that is served at a path to readers of a language."""
    return compose_translations(sources, page, games, [language])[language]


def compose_translations(
    sources: Sources, page: str, games: Iterable[str], languages: Iterable[str]
) -> dict[str, bytes]:
    """The HTML that is served at a path, for readers of each language."""
    names = list(games)
    template = Template(sources[TEMPLATE].read_text(encoding="utf-8"))
    modules = [
        f'<link rel="modulepreload" href="{escape(address)}">'
        for address in first_modules(sources, page, names)
    ]
    same = [*modules, game_links(sources, names)]
    found = {}
    for language in languages:
        words = sources[f"/web/words/{language}.ftl"]
        texts = {name: head_text(words, name) for name in ("description", "noscript")}
        html = template.substitute(language=language, **texts)
        preloads = word_links(first_words(sources, page, names, language))
        before, after = PLACEHOLDER.split(html)
        found[language] = (before + "\n  ".join([*preloads, *same]) + after).encode()
    return found


def word_links(addresses: Iterable[str]) -> list[str]:
    """Links that let the browser fetch words before a script asks for them."""
    return [
        f'<link rel="preload" href="{escape(address)}" as="fetch" crossorigin>'
        for address in addresses
    ]
