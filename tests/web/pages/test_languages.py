"""Languages: the browser's or a chosen one, changed in place, and one for each player."""

import re
import urllib.error
import urllib.request
from random import Random

import pytest
from playwright.sync_api import expect
from web.people import PATIENCE
from web.table.test_table import BOTS_WITHIN, settled
from web.tables import choose_language, open_menu, open_table, play_bots

expect.set_options(timeout=PATIENCE * 1000)

TAGLINES = {
    "en": "Five sea games",
    "de": "Fünf Spiele vom Meer",
    "fr": "Cinq jeux de la mer",
    "es": "Cinco juegos del mar",
}
NATIVE = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}


def language_of(page):
    """The language that the page says it has, and the one of its words."""
    words = page.locator(".lobby-top p").inner_text()
    shown = [language for language, text in TAGLINES.items() if words.startswith(text)]
    return [page.evaluate("document.documentElement.lang"), *shown]


@pytest.mark.parametrize(
    ("locale", "language"), [("de-AT", "de"), ("fr-CA", "fr"), ("es", "es"), ("pt-BR", "en")]
)
def test_the_language_is_that_of_the_browser(person, locale, language):
    page = person("Ada", locale=locale).page
    page.goto("/")
    assert language_of(page) == [language, language]


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_a_language_is_chosen_with_one_press_and_remembered(person, language):
    ada = person("Ada")
    ada.page.goto("/rules/urchins")
    ada.page.locator("footer").get_by_role("button", name=NATIVE[language]).click()
    ada.page.wait_for_selector(f"html[lang={language}]")
    ada.page.locator(".brand").click()
    assert language_of(ada.page) == [language, language]
    ada.page.reload()
    assert language_of(ada.page) == [language, language]
    ada.errors.clear()  # the English words were fetched ahead, and are not needed


@pytest.mark.parametrize(("language", "notes"), [("de", []), ("fr", ["Cette règle"])])
def test_an_english_rule_that_is_opened_says_so(person, language, notes):
    page = person("Ada", language=language).page
    page.goto("/rules/urchins#UR-7")
    page.wait_for_selector(".rule.at")
    told = page.locator(".all-rules .muted").all_inner_texts()
    assert [text[:11] for text in told] == notes
    assert page.locator(".all-rules").get_attribute("lang") == ("en" if notes else None)


def test_the_settings_of_every_page_offer_the_languages(person):
    page = person("Ada").page
    for address in ("/", "/new/urchins", "/rules/urchins"):
        page.goto(address)
        page.locator("header .tool-settings").click()
        buttons = page.locator("dialog .languages").get_by_role("button")
        expect(buttons).to_have_text(list(NATIVE.values()))


def test_the_title_of_the_page_changes_with_the_language(person):
    page = person("Ada").page
    page.goto("/new/urchins")
    choose_language(page, "Deutsch")
    expect(page).to_have_title(re.compile("^Neue Partie: "))


def test_a_change_of_language_keeps_what_was_filled_in(person):
    page = person("Ada").page
    page.goto("/new/sharkbait")
    page.get_by_label("Your name").fill("Ada Lovelace")
    page.get_by_text("5", exact=True).click()
    page.locator(".panel.grid select").first.select_option("game")
    page.get_by_text("House rules").click()
    page.locator("#option-track").fill("30")
    choose_language(page, "Français")
    page.wait_for_selector("html[lang=fr]")
    assert page.get_by_label("Ton nom").input_value() == "Ada Lovelace"
    assert page.locator(".seat-choice").count() == 5
    assert page.locator(".panel.grid select").first.input_value() == "game"
    assert page.locator("#option-track").input_value() == "30"
    assert page.locator("details.panel").get_attribute("open") is not None


def drawn(page):
    """The dice on a board, without the labels that screen readers hear."""
    return re.sub(' aria-label=".*?"', "", page.locator(".deck .sharkbait-dice").first.inner_html())


def test_the_language_changes_in_the_middle_of_a_game(person):
    ada = person("Ada")
    page, sockets = ada.page, []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto("/")
    play_bots(page, "SharkBait")
    page.wait_for_selector(".banner.mine", timeout=BOTS_WITHIN)
    page.locator("#tab-talk").click()
    page.get_by_label("Write a message").fill("half a sentence")
    dice = drawn(page)
    choose_language(page, "Deutsch")
    page.wait_for_selector("html[lang=de]")
    assert page.get_by_label("Nachricht schreiben").input_value() == "half a sentence"
    assert drawn(page) == dice
    assert re.search("Leg|Fehlwurf|Kein", page.locator(".banner.mine").inner_text())
    assert len(sockets) == 1
    page.locator("#tab-log").click()
    before = page.locator(".log li").count()
    ada.press(Random(1))
    shown = settled(page, page.locator(".log li, .deck .back").count, lambda n: n > before)
    assert shown > before
    assert len(sockets) == 1


def test_an_open_dialog_changes_its_language_and_stays_open(person):
    ada = person("Ada")
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    page = ada.page
    open_menu(page)
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector("dialog:modal")
    page.evaluate("import('/web/net/catalogues.js').then((words) => words.switchLanguage('es'))")
    page.get_by_role("alertdialog", name="¿Rendirte en esta partida?").wait_for()


def test_two_players_of_a_table_read_two_languages(person):
    ada, bo, otto = person("Ada"), person("Bo", locale="de"), person("Otto", locale="es")
    link = open_table(ada, "sharkbait", 3, options={"first": "0"})
    for guest in (bo, otto):
        guest.page.goto(link)
        guest.page.locator(".sit-form input").fill(guest.name)
        guest.page.locator(".sit-form button").click()
        guest.page.locator(".sit-form").wait_for(state="detached")
    ada.page.locator(".waiting-room-start .button:not(:disabled)").click()
    for somebody, text in ((ada, "You roll"), (bo, "Ada würfelt"), (otto, "Ada saca")):
        somebody.page.locator(".log").get_by_text(text).first.wait_for(state="attached")
    for somebody, text in ((bo, "Ada ist dran."), (otto, "Le toca a Ada.")):
        expect(somebody.page.locator(".banner").first).to_have_text(text)


def test_only_the_words_of_the_reader_are_fetched(person):
    ada = person("Ada", locale="de")
    fetched = []
    ada.page.on("request", lambda request: fetched.append(request.url))
    open_table(ada, "sharkbait", 3, here=[(2, "Bo"), (3, "Otto")])
    ada.page.wait_for_selector(".banner.mine")
    words = [re.sub(r".*?//[^/]*", "", one) for one in fetched if one.endswith(".ftl")]
    assert sorted(set(words)) == [
        "/catalogue/words/de.ftl",
        "/games/sharkbait/words/de.ftl",
        "/games/sharkbait/words/page/de.ftl",
        "/web/words/de.ftl",
    ]
    assert len(words) == len(set(words))


def test_a_text_that_a_language_lacks_is_english(person):
    ada = person("Ada", locale="de")
    ada.page.route(
        "**/web/words/de.ftl",
        lambda route: route.fulfill(
            body=re.sub("(?m)^tagline = .*$", "", route.fetch().text()), content_type="text/plain"
        ),
    )
    ada.page.goto("/")
    ada.page.get_by_text(TAGLINES["en"]).wait_for()
    assert ada.page.get_by_label("Dein Name").count() == 1


def test_words_that_do_not_arrive_are_asked_for_again(person):
    ada = person("Ada", locale="fr")
    failed = []

    def fail_once(route):
        failed.append(route.request.url)
        route.abort() if len(failed) < 3 else route.continue_()

    ada.page.route("**/web/words/fr.ftl", fail_once)
    ada.page.goto("/")
    assert language_of(ada.page) == ["fr", "fr"]
    ada.errors.clear()


def fetch(serving, path, **headers):
    """An answer of the server: its status, headers and text."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(f"{serving.address}{path}", headers=names)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


@pytest.mark.parametrize("path", ["/", "/table/aaaaaaaaaaaaaaaa", "/rules/urchins"])
def test_the_html_is_in_the_language_that_the_browser_asks_for(serving, path):
    status, headers, html = fetch(serving, path, accept_language="pt,fr-CA;q=0.9,de;q=0.3")
    assert status == 200
    assert '<html lang="fr">' in html
    assert 'content="Cinq jeux de la mer' in html
    assert "<noscript>" in html and "a besoin de JavaScript" in html
    assert '<link rel="preload" href="/web/words/fr.ftl" as="fetch" crossorigin>' in html
    assert "accept-language" in headers["vary"]
    assert fetch(serving, path, accept_language="tlh")[2].startswith(
        '<!doctype html>\n<html lang="en">'
    )


def test_each_language_of_a_page_has_its_own_tag(serving):
    _, german, _ = fetch(serving, "/", accept_language="de")
    _, french, _ = fetch(serving, "/", accept_language="fr")
    assert german["etag"] != french["etag"]
    known = {"if_none_match": german["etag"]}
    assert fetch(serving, "/", accept_language="de", **known)[0] == 304
    assert fetch(serving, "/", accept_language="fr", **known)[0] == 200


def test_a_missing_page_is_in_the_language_that_the_browser_asks_for(serving):
    status, _, html = fetch(serving, "/no/such", accept_language="es", accept="text/html")
    assert status == 404
    assert '<html lang="es">' in html
