"""Tables for tests of the page: opened, joined and started."""

OPEN = """async ([name, plan]) => {
  const { storage } = await import("/web/settings/storage.js");
  storage.rename(name);
  const { openTable } = await import("/web/net/create-table.js");
  return openTable(plan);
}"""


def open_table_by_hand(host, game, players, *, options=None, here=()):
    """Open a table through the page; returns the invitation link if a player is missing."""
    page = host.page
    page.goto("/")
    page.get_by_label("Your name").fill(host.name)
    page.locator(f"a[href='/new/{game}']").click()
    page.get_by_text(str(players), exact=True).first.click()
    for seat, name in here:
        page.locator(".seat-choice select").nth(seat - 1).select_option("here")
        page.get_by_label(f"Name of the player in seat {seat}").fill(name)
    if options:
        page.get_by_text("House rules").click()
    for name, value in (options or {}).items():
        field = page.locator(f"#option-{name}")
        if field.evaluate("element => element.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.get_by_role("button", name="Create game").click()
    page.wait_for_url("**/table/**")
    if len(here) + 1 == players:
        return None
    return page.locator("input.link").input_value()


def open_table(host, game, players, *, options=None, here=()):
    """The same in half the time: with the page's own code, but without its first pages."""
    names = {seat - 1: name for seat, name in here}
    seats = [{"kind": "me"}] + [
        {"kind": "here", "name": names[seat]} if seat in names else {"kind": "friend"}
        for seat in range(1, players)
    ]
    chosen = {
        name: int(value) if value.isdigit() else value for name, value in (options or {}).items()
    }
    plan = {"game": game, "players": players, "seats": seats, "options": chosen}
    terms = {"timeout": "bot", "leavers": "pause", "watch": "invited", "listed": False}
    host.page.goto("/web/icon.svg")
    table = host.page.evaluate(OPEN, [host.name, plan | terms])
    host.page.goto(f"/table/{table}")
    if len(here) + 1 == players:
        return None
    return host.page.locator("input.link").input_value()


def join(guest, link):
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_role("button", name="Take a seat").click()


def start(host):
    """The host starts the game when everybody is here: until then the button says otherwise."""
    host.page.get_by_role("heading", name="Everyone is here").wait_for()
    host.page.get_by_role("button", name="Start game").click()


def open_menu(page):
    """The menu of a table: players, settings, requests."""
    page.get_by_role("button", name="Menu", exact=True).click()


def look_back(page):
    """Look at an earlier step of a game that runs."""
    open_menu(page)
    page.get_by_role("button", name="Look back through the game").click()


def see_the_board(page):
    """Close the result, which covers the screen at the end of a game."""
    page.locator("dialog.result").get_by_role("button", name="See the board").click()
    page.wait_for_selector("dialog.result", state="detached")


def choose_language(page, language):
    """Choose a language in the settings, by its own name."""
    page.locator("header .tool-settings, header .tool-menu").click()
    page.locator("dialog").get_by_role("button", name=language).click()
    page.keyboard.press("Escape")


def play_bots(page, title, level="medium"):
    """Play a game against bots: two clicks from the start page."""
    page.get_by_label(f"Play: {title}").first.click()
    page.locator(".opponents").get_by_role("button", name=level).click()
