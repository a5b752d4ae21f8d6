import pytest
from playwright.sync_api import sync_playwright
from server.serving import Serving
from web.browser import launch
from web.people import Person


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        running = launch(playwright.chromium)
        yield running
        running.close()


@pytest.fixture(scope="session")
def larger(browser):
    """A browser with text a quarter larger than usual."""
    running = launch(browser.browser_type, "--blink-settings=defaultFontSize=20")
    yield running
    running.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture
def person(browser, serving):
    """Makes players; afterwards no console may contain an error."""
    people = []

    def come(name, **how):
        people.append(Person(browser, name, base_url=serving.address, **how))
        return people[-1]

    yield come
    for somebody in people:
        somebody.close()
    assert [error for somebody in people for error in somebody.errors] == []
