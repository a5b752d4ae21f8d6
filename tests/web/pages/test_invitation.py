"""An invitation link works for other computers, or the page says that it does not."""

import re

import pytest
from web.pages.test_dialogs import resign
from web.tables import open_table


def test_a_localhost_link_says_how_others_can_join(person):
    ada = person("Ada")
    link = open_table(ada, "urchins", 2)
    told = ada.page.locator(".invitation").inner_text()
    assert link.startswith("http://127.0.0.1:")
    assert "This link only works on this computer." in told
    advice = "with shoal serve --host 0.0.0.0 --open and any other options that you used"
    assert advice in " ".join(told.split())
    assert ada.page.locator(".invitation .qr").count() == 0


@pytest.fixture
def on_a_network(person):
    """Ada, whose server also listens on her local network."""
    ada = person("Ada")
    ada.page.route("**/reach", lambda one: one.fulfill(json={"hosts": ["192.168.1.20"]}))
    return ada


def test_a_link_contains_the_network_address_of_the_server(on_a_network, serving):
    link = open_table(on_a_network, "urchins", 2)
    assert re.match(rf"http://192\.168\.1\.20:{serving.port}/table/\w+#\S+$", link)
    assert on_a_network.page.locator(".invitation .qr").count() == 1
    assert "only works on this computer" not in on_a_network.page.inner_text("main")


def test_a_link_to_a_replay_step_contains_the_network_address_too(on_a_network, serving):
    page = on_a_network.page
    on_a_network.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_table(on_a_network, "urchins", 2, here=[(2, "Bo")])
    page.wait_for_selector(".log")
    resign(page)
    page.get_by_role("link", name="Review the game").click()
    page.get_by_role("button", name="Copy link").click()
    page.get_by_role("button", name="Copied").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f"http://192.168.1.20:{serving.port}/replay/")


def test_a_link_is_copied_without_the_clipboard_api(person):
    # Browsers do not give the clipboard to pages of another machine over plain HTTP.
    ada = person("Ada")
    ada.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "addEventListener('copy', () => (window.copied = String(getSelection())));"
    )
    link = open_table(ada, "urchins", 2)
    ada.page.get_by_role("button", name="Copy link").click()
    ada.page.get_by_role("button", name="Copied").wait_for()
    assert ada.page.evaluate("window.copied") == link
