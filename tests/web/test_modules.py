"""What the page computes by itself agrees with the house; what it brings along is what it says."""

import hashlib
import re
from pathlib import Path

import pytest
from web import facts_types
from web.wire_types import FILE, declarations

import shoal
from shoal.match.dice import Dice

WEB = FILE.parent.resolve()
SEED = (7).to_bytes(32, "big")
SALTS = ["coral", "", "Möwe"]


def test_the_types_of_the_page_are_those_of_the_wire():
    assert FILE.read_text() == declarations(), "run python tests/web/wire_types.py"


@pytest.mark.parametrize("game", facts_types.TYPED)
def test_the_facts_of_a_board_are_those_of_its_games(game):
    told = facts_types.file_of(game).read_text()
    assert told == facts_types.declarations(game), "run python tests/web/facts_types.py"


def test_vendored_files_are_those_that_their_readme_names():
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
    # Browsers keep a font without asking again: another version needs another address.
    told = (WEB / "vendor" / "README.md").read_text()
    rows = re.findall(r"^\| `(\S+\.woff2)` \| \S+ \| (\S+) \|", told, re.MULTILINE)
    assert rows
    assert [name for name, version in rows if f"-{version}-" not in name] == []


def test_every_vendored_file_comes_with_its_licence():
    told = (WEB / "vendor" / "README.md").read_text()
    packages = re.findall(r"^\| `\S+` \| (?:@\S+/)?(\w+)", told, re.MULTILINE)
    assert [
        name for name in packages if not (WEB / "vendor" / f"{name}.LICENSE.txt").exists()
    ] == []


def test_the_browser_throws_the_same_dice(person):
    page = person("Ada").page
    page.goto("/")
    thrown = page.evaluate(
        """async ([seed, salts]) => {
          const { diceOf } = await import('/web/dice.js');
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
        "(seed) => import('/web/dice.js').then((dice) => dice.commitmentOf(seed))", SEED.hex()
    )
    assert told == hashlib.sha256(SEED).hexdigest()


def test_a_qr_code_is_drawn_as_the_standard_says(person):
    # The expected rows were compared with those of another encoder when this was written.
    page = person("Ada").page
    page.goto("/")
    told = page.evaluate(
        "import('/web/qr.js').then((qr) => qr.modules('http://192.168.1.20:8000/table/abcdefghijkl#AbCdEfGhIjKlMnOpQrStUv')"
        ".map((row) => row.map(Number).join('')))"
    )
    expected = (Path(__file__).parent / "invitation.qr").read_text().split()
    assert told == expected


def reached(*entries):
    """The files that modules need before they can run, themselves included."""
    found, left = set(), list(entries)
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            names = re.findall(r'^(?:im|ex)port[^"]*?from "(.+?)";', path.read_text(), re.MULTILINE)
            left += [(path.parent / name).resolve() for name in names]
    return found


def needed(*entries):
    """Those of them that belong to the house."""
    return {path for path in reached(*entries) if path.is_relative_to(WEB)}


@pytest.mark.parametrize(("page", "first"), [("index", "quay"), ("table", "table")])
def test_a_page_fetches_at_once_exactly_what_it_needs_first(page, first):
    boards = [WEB.parent / "games" / game / "web" / "board.js" for game in shoal.game_names()]
    entries = [WEB / f"{name}.js" for name in ("app", "ahead", first)]
    told = (WEB / f"{page}.html").read_text()
    fetched = re.findall(r'<(?:link rel="modulepreload" href|script .*src)="/web/(\S+)"', told)
    assert {WEB / name for name in fetched} == needed(
        *entries, *(boards if page == "table" else [])
    )
    assert len(fetched) == len(set(fetched))


@pytest.mark.parametrize("game", facts_types.TYPED)
def test_a_room_fetches_at_once_exactly_what_its_board_needs(game):
    folder = WEB.parent / "games" / game / "web"
    told = re.search(rf"  {game}: \[(.*?)\]", (WEB / "rooms.js").read_text(), re.DOTALL)
    parts = re.findall(r'"(\S+)"', told.group(1)) if told else ["words"]
    own = {path.stem for path in reached(folder / "board.js") if path.is_relative_to(folder)}
    assert {"about", "board", *parts} == own | {"about"}


def test_no_word_of_the_page_stands_outside_the_word_files():
    # A template's text between tags would be a word that nobody can translate.
    stray = {}
    for path in [*WEB.glob("*.js"), *WEB.parent.glob("games/*/web/*.js")]:
        if path.name == "words.js" or (path.name == "about.js" and path.parent != WEB):
            continue
        code = re.sub(r"/\*\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
        for text in re.findall(r">([^<>${}`&]*[A-Za-z]{3,}[^<>${}`&]*)<", code):
            if "=" not in text and "(" not in text:
                stray.setdefault(path.name, []).append(text.strip())
        for text in re.findall(
            r"""(?<!RangeError\()["`]([A-Z][a-z]+ [a-z][^"`]*[.!?])["`]""", code
        ):
            stray.setdefault(path.name, []).append(text)
    assert stray == {}


def test_people_are_never_written_as_html():
    assert [path.name for path in WEB.glob("*.js") if "innerHTML" in path.read_text()] == []
