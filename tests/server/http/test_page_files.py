"""The files of the page: compression, security headers and caching."""

import gzip
import urllib.error
import urllib.request
from string import Template

import pytest

from shoal.server.http.page import PLACEHOLDER, head_text
from shoal.server.http.static_files import WEB
from shoal.server.http.strip_comments import strip_script
from shoal.server.ops import open_browser

WORDS = WEB / "words" / "en.ftl"
FONTS = [f"/web/vendor/{path.name}" for path in sorted((WEB / "vendor").glob("*.woff2"))]


def get(serving, path, **headers):
    request = urllib.request.Request(serving.address + path, headers=headers)
    return urllib.request.urlopen(request, timeout=60)


@pytest.mark.parametrize(
    ("path", "module"),
    [
        ("/", "lobby"),
        ("/new/sharkbait", "setup"),
        ("/table/abcdefghijkl", "table"),
        ("/replay/abcdefghijkl", "replay"),
        ("/rules/jaws", "rules-page"),
    ],
)
def test_the_page_is_at_every_address_of_its_own(serving, path, module):
    template = Template((WEB / "page.html").read_text())
    words = {name: head_text(WORDS, name) for name in ("description", "noscript")}
    head, foot = PLACEHOLDER.split(template.substitute(language="en", **words))
    with get(serving, path) as answer:
        page = answer.read().decode()
    assert page.startswith(head) and page.endswith(foot)
    assert f'<link rel="modulepreload" href="/web/pages/{module}.js">' in page


def test_the_template_of_the_page_is_not_served(serving):
    with pytest.raises(urllib.error.HTTPError) as told:
        get(serving, "/web/page.html")
    assert told.value.code == 404


def test_only_our_own_files_may_run_in_the_page(serving):
    with get(serving, "/") as answer:
        policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    with get(serving, "/web/app.js") as answer:
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")


def test_a_game_serves_its_own_board(serving):
    with get(serving, "/games/sharkbait/web/board.js") as answer:
        assert answer.headers["content-type"].startswith("text/javascript")


def test_a_catalogue_is_text_and_is_checked_for_changes(serving):
    with get(serving, "/catalogue/words/en.ftl") as answer:
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["etag"]
        assert b"list-last" in answer.read()


def test_files_are_compressed_for_clients_that_accept_it(serving):
    with get(serving, "/web/app.js", **{"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        sent = gzip.decompress(answer.read()).decode()
    assert sent == strip_script((WEB / "app.js").read_text())


@pytest.mark.parametrize("path", FONTS)
def test_a_font_has_its_content_type_and_is_cached_forever(serving, path):
    with get(serving, path, **{"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] is None
        assert answer.read() == (WEB.parent / path[1:]).read_bytes()


def test_fonts_come_only_from_the_server_itself(serving):
    with get(serving, "/") as answer:
        policy = answer.headers["content-security-policy"].split("; ")
    assert "font-src 'self'" in policy


def test_a_cached_file_is_not_sent_again(serving):
    with get(serving, "/web/app.js") as answer:
        tag = answer.headers["etag"]
    with pytest.raises(urllib.error.HTTPError) as told:
        get(serving, "/web/app.js", **{"If-None-Match": tag})
    assert told.value.code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/web/../wire.py",
        "/catalogue/load.py",
        "/games/sharkbait/words/tlh.ftl",
        "/web/%2e%2e/wire.py",
        "/web/vendor/README.md",
        "/web/nothing.js",
    ],
)
def test_no_other_file_is_served(serving, path):
    with pytest.raises(urllib.error.HTTPError) as told:
        get(serving, path)
    assert told.value.code == 404


def test_a_running_server_is_found(serving):
    assert open_browser.is_shoal_running("127.0.0.1", serving.port)


def test_no_server_is_found_where_none_runs():
    assert not open_browser.is_shoal_running("127.0.0.1", 1)


def test_an_unknown_path_is_a_page_for_a_browser_and_json_for_a_program(serving):
    for kind, told in (("text/html,*/*", b"<!doctype html>"), ("*/*", b'{"type":"refused"')):
        with pytest.raises(urllib.error.HTTPError) as lost:
            get(serving, "/nowhere", Accept=kind)
        assert lost.value.code == 404
        assert lost.value.read().startswith(told)
