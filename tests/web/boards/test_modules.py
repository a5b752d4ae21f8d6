"""The page computes the same as the server, and its vendored files are what they claim to be."""

import hashlib
import re
from pathlib import Path

import facts_types
import pytest
from wire_types import FILE, declarations

import shoal
from shoal.games import game_info
from shoal.match.dice import Dice
from shoal.server.http.page import (
    LOBBY,
    PAGES,
    TABLE,
    board_files,
    catalogue_files,
    compose_page,
)
from shoal.server.http.static_files import find_files

WEB = (Path(shoal.__file__).parent / "web").resolve()
SEED = (7).to_bytes(32, "big")
SALTS = ["coral", "", "Möwe"]


def test_the_types_of_the_page_match_the_wire():
    assert FILE.read_text() == declarations(), "run python tools/wire_types.py"


@pytest.mark.parametrize("game", facts_types.typed_games())
def test_the_types_of_a_boards_facts_match_its_game(game):
    told = facts_types.file_of(game).read_text()
    assert told == facts_types.declarations(game), "run python tools/facts_types.py"


def test_vendored_files_match_their_readme():
    told = (WEB / "vendor" / "README.md").read_text()
    rows = re.findall(r"^\| `(\S+)` .* `([0-9a-f]{64})` \|$", told, re.MULTILINE)
    found = {
        name: hashlib.sha256((WEB / "vendor" / name).read_bytes()).hexdigest() for name, _ in rows
    }
    assert dict(rows) == found
    brought = {".js", ".woff2"}
    assert set(found) == {
        str(path.relative_to(WEB / "vendor"))
        for path in (WEB / "vendor").rglob("*")
        if path.suffix in brought
    }


def test_a_vendored_font_has_its_version_in_its_name():
    # Browsers cache a font forever: another version needs another address.
    told = (WEB / "vendor" / "README.md").read_text()
    rows = re.findall(r"^\| `(\S+\.woff2)` \| \S+ \| (\S+) \|", told, re.MULTILINE)
    assert rows
    assert [name for name, version in rows if f"-{version}-" not in name] == []


def test_every_vendored_file_comes_with_its_licence():
    told = (WEB / "vendor" / "README.md").read_text()
    packages = re.findall(r"^\| `\S+` \| (?:@\S+/)?([\w-]+)", told, re.MULTILINE)
    assert [
        name for name in packages if not (WEB / "vendor" / f"{name}.LICENSE.txt").exists()
    ] == []


def test_the_browser_computes_the_same_throws(person):
    page = person("Ada").page
    page.goto("/")
    thrown = page.evaluate(
        """async ([seed, salts]) => {
          const { diceOf } = await import('/web/model/dice-verification.js');
          const dice = diceOf(seed, salts);
          return Array.from({ length: 50 }, (_, place) => dice(place + 1, place + 2));
        }""",
        [SEED.hex(), SALTS],
    )
    dice = Dice(SEED, tuple(SALTS))
    assert thrown == [dice.throw(number, number + 1) for number in range(1, 51)]


def test_the_browser_computes_the_same_commitment(person):
    page = person("Ada").page
    page.goto("/")
    told = page.evaluate(
        "async (seed) => (await import('/web/model/dice-verification.js')).commitmentOf(seed)",
        SEED.hex(),
    )
    assert told == hashlib.sha256(SEED).hexdigest()


def test_a_qr_code_is_drawn_as_the_standard_says(person):
    # Checked against another encoder.
    page = person("Ada").page
    page.goto("/")
    told = page.evaluate(
        "import('/web/ui/qr-code.js').then((qr) => qr.modules('http://192.168.1.20:8000/table/abcdefghijkl#AbCdEfGhIjKlMnOpQrStUv')"
        ".map((row) => row.map(Number).join('')))"
    )
    expected = (Path(__file__).parents[1] / "invitation.qr").read_text().split()
    assert told == expected


GAMES = {name: game_info(name) for name in shoal.game_names()}
SOURCES = find_files(GAMES)


def reached(*entries):
    """The files that modules import, directly or not, including the modules themselves."""
    found, left = set(), list(entries)
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            names = re.findall(r'^(?:im|ex)port[^"]*?from "(.+?)";', path.read_text(), re.MULTILINE)
            left += [(path.parent / name).resolve() for name in names]
    return found


def needed(*entries):
    """The files among them that belong to the page itself."""
    return {path for path in reached(*entries) if path.is_relative_to(WEB)}


@pytest.mark.parametrize("page", PAGES.values())
def test_a_page_preloads_exactly_the_files_it_needs_first(page):
    first = [WEB / "app.js", WEB / "preload.js", WEB.parent / page[1:]]
    boards = [info.folder / "web" / "board.js" for info in GAMES.values()] if page == TABLE else []
    covers = [info.folder / "web" / "cover.js" for info in GAMES.values()] if page == LOBBY else []
    html = compose_page(SOURCES, page, GAMES).decode()
    fetched = re.findall(r'<(?:link rel="modulepreload" href|script .*src)="/(\S+)"', html)
    assert {WEB.parent / name for name in fetched} == needed(*first, *boards, *covers) | set(covers)
    assert len(fetched) == len(set(fetched))


@pytest.mark.parametrize("game", GAMES)
def test_a_page_lists_exactly_the_files_that_a_board_needs(game):
    folder = GAMES[game].folder / "web"
    modules = {path for path in reached(folder / "board.js") if path.is_relative_to(folder)}
    others = {*folder.rglob("*.css"), *folder.glob("about.js")}
    named = board_files(SOURCES, game)
    address = f"/games/{game}/web/"
    assert {folder / name.removeprefix(address) for name in named} == modules | others
    assert [name for name in named if name.endswith(".css")][-1].endswith("/board.css")


@pytest.mark.parametrize("game", GAMES)
def test_a_page_lists_the_catalogues_of_a_game(game):
    """All but the words of studies, which no page shows."""
    folder = GAMES[game].folder
    paths = [path.relative_to(folder) for path in sorted(folder.rglob("words/**/*.ftl"))]
    files = [path.as_posix() for path in paths if "study" not in path.parts]
    assert len(files) < len(paths)
    named = catalogue_files(SOURCES, f"/games/{game}")
    assert named == [f"/games/{game}/{name}" for name in files]
    html = compose_page(SOURCES, TABLE, GAMES).decode()
    listed = re.search(rf'<meta name="game-files" data-game="{game}" content="(.*?)">', html)
    assert set(named) <= set(listed[1].split(" "))


def test_a_page_lists_the_shared_catalogues():
    html = compose_page(SOURCES, TABLE, GAMES).decode()
    listed = re.search(r'<meta name="shared-files" content="(.*?)">', html)[1].split(" ")
    assert "/catalogue/words/en.ftl" in listed
    assert [name for name in listed if name not in SOURCES] == []


def test_no_file_of_the_page_names_a_game():
    games = re.compile(rf"\b({'|'.join(GAMES)})\b")
    own = [path for path in WEB.rglob("*") if path.suffix in {".js", ".css", ".html"}]
    assert [path.name for path in own if games.search(path.read_text())] == []


def own_modules():
    """The page's own modules, without the libraries."""
    return [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]


def test_every_word_of_the_page_is_in_the_word_files():
    # A template's text between tags would be a word that nobody can translate.
    stray = {}
    for path in [*own_modules(), *WEB.parent.glob("games/*/web/*.js")]:
        if path.name == "words.js" or (path.name == "about.js" and not path.is_relative_to(WEB)):
            continue
        code = re.sub(r"/\*\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
        for text in re.findall(r"(?<!=)>([^<>${}`&]*[A-Za-z]{3,}[^<>${}`&]*)<", code):
            if "=" not in text and "(" not in text:
                stray.setdefault(path.name, []).append(text.strip())
        for text in re.findall(
            r"""(?<!RangeError\()["`]([A-Z][a-z]+ [a-z][^"`]*[.!?])["`]""", code
        ):
            stray.setdefault(path.name, []).append(text)
    assert stray == {}


def test_text_of_players_is_never_inserted_as_html():
    assert [path.name for path in own_modules() if "innerHTML" in path.read_text()] == []
