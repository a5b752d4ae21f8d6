"""Scripts and styles are sent without comments, and nothing else is lost."""

from pathlib import Path

import pytest

import shoal
from shoal.server.http.static_files import VENDOR
from shoal.server.http.strip_comments import strip_script, strip_style

PACKAGE = Path(shoal.__file__).parent
SCRIPTS = [path for path in sorted(PACKAGE.rglob("web/**/*.js")) if VENDOR not in path.parents]


@pytest.mark.parametrize(
    ("source", "stripped"),
    [
        ("a; // b\nc", "a; \nc"),
        ("a = '//b'; c = \"/*d*/\"", "a = '//b'; c = \"/*d*/\""),
        ("html`<a>// ${f(`${g}//`)}  /* */</a>` // b", "html`<a>// ${f(`${g}//`)}  /* */</a>` "),
        ("`${{ a: 1 /* b */ }}//`", "`${{ a: 1  }}//`"),
        ("a / b /* c */ / d", "a / b  / d"),
        ("x = /'\\/[/*]/g; // y", "x = /'\\/[/*]/g; "),
        ("return /`/.test(a) // b", "return /`/.test(a) "),
        ("f(a[0] / 2, '/')", "f(a[0] / 2, '/')"),
        ("a`\n   b`\n   c", "a`\n   b`\nc"),
    ],
)
def test_only_comments_and_indentation_go(source, stripped):
    assert strip_script(source) == stripped


def test_styles_keep_what_is_no_comment():
    assert strip_style('a {\n  content: "b"; /* c\n d */\n}') == 'a {\ncontent: "b";\n\n}'


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_lines_keep_their_numbers_and_no_comment_is_left(path):
    source = path.read_text(encoding="utf-8")
    stripped = strip_script(source)
    assert stripped.count("\n") == source.count("\n")
    assert "/**" not in stripped
