"""A link that is sent leads the others here, or says that it cannot."""

import re

import pytest
from web.tables import open_table
from web.test_dialogs import resign


def test_a_link_that_names_this_computer_alone_says_so_and_how_others_can_join(person):
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
    """Ada, whose server listens on the network of her house as well."""
    ada = person("Ada")
    ada.page.route("**/reach", lambda one: one.fulfill(json={"hosts": ["192.168.1.20"]}))
    return ada


def test_a_link_names_the_address_by_which_the_network_finds_the_server(on_a_network, serving):
    link = open_table(on_a_network, "urchins", 2)
    assert re.match(rf"http://192\.168\.1\.20:{serving.port}/table/\w+#\S+$", link)
    assert on_a_network.page.locator(".invitation .qr").count() == 1
    assert "only works on this computer" not in on_a_network.page.inner_text("main")


def test_a_link_to_a_step_of_a_game_names_that_address_too(on_a_network, serving):
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


def test_a_page_without_a_clipboard_copies_its_link_all_the_same(person):
    # A browser keeps its clipboard from pages that came from another machine over plain HTTP.
    ada = person("Ada")
    ada.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "addEventListener('copy', () => (window.copied = String(getSelection())));"
    )
    link = open_table(ada, "urchins", 2)
    ada.page.get_by_role("button", name="Copy link").click()
    ada.page.get_by_role("button", name="Copied").wait_for()
    assert ada.page.evaluate("window.copied") == link
