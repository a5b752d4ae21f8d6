"""The table around the board: refusals, undo, chat, lost connections, shared devices."""

import re
import time
from random import Random

import pytest
from playwright.sync_api import expect
from server.serving import Serving
from web.people import PATIENCE, Person, play_out
from web.tables import join, look_back, open_menu, open_table, play_bots, start

import shoal


def play_now(somebody, title):
    page = somebody.page
    page.goto("/")
    page.get_by_label("Your name").fill(somebody.name)
    play_bots(page, title)
    page.wait_for_selector(".banner.mine", timeout=BOTS_WITHIN)
    page.wait_for_selector(".log, .last-line")  # the whole log, or on a phone its last line
    return page


BOTS_WITHIN = 240_000
"""Milliseconds to wait for bots, uncompiled and on a busy machine."""


def press_until(people, wanted, *, seed=1):
    """Players click highlighted elements until one of them sees ``wanted``; bots may move too."""
    chooser = Random(seed)
    until = time.monotonic() + BOTS_WITHIN / 1000
    while time.monotonic() < until:
        for somebody in people:
            if somebody.press(chooser, wanted) == "seen":
                return somebody
        people[0].page.wait_for_timeout(20)
    raise AssertionError(f"Nobody ever saw {wanted}.")


def settled(page, read, wanted):
    """The value read from a page, as soon as it is as wanted, or when time is up."""
    until = time.monotonic() + PATIENCE
    while not wanted(told := read()) and time.monotonic() < until:
        page.wait_for_timeout(50)
    return told


def two_at(person, game, **options):
    people = [person("Ada"), person("Bo")]
    join(people[1], open_table(people[0], game, 2, options=options))
    start(people[0])
    for somebody in people:
        somebody.page.wait_for_selector(f".{game}")
        somebody.page.wait_for_selector(".log")
    return people


def test_the_first_move_is_two_clicks_from_the_first_page(person):
    ada = person("Ada")
    ada.page.goto("/")
    play_bots(ada.page, "SharkBait")
    ada.page.wait_for_selector(".banner.mine", timeout=BOTS_WITHIN)
    ada.page.wait_for_selector(".log")
    before = ada.page.locator(".log li").count()
    ada.page.locator(".sharkbait .actions .button.highlighted").first.click()
    asked = ada.page.get_by_text("How many")
    lines = ada.page.locator(".log li")
    settled(ada.page, lambda: lines.count() > before or asked.count(), bool)
    if asked.count():
        ada.page.locator(".sharkbait .actions .button").first.click()
    ada.page.wait_for_function(f"() => document.querySelectorAll('.log li').length > {before}")


def type_a_move(page, move):
    """Play a move in the menu of the table, and close the menu."""
    open_menu(page)
    page.get_by_role("tab", name="Board").click()
    page.get_by_text("Play by typing").click()
    field = page.get_by_label("Type a move")
    field.fill(move)
    page.keyboard.press("Enter")
    expect(field).to_have_value("", timeout=PATIENCE * 1000)
    page.locator("dialog").get_by_role("button", name="Close").click()
    page.wait_for_selector("dialog", state="detached")


def test_a_refusal_names_its_rule_and_opens_it(person):
    page = play_now(person("Ada"), "SharkBait")
    type_a_move(page, "stop")
    notice = page.get_by_role("alert")
    button = notice.get_by_role("button", name="Read the rule")
    rule = button.get_attribute("aria-label").rpartition(" ")[2]
    assert re.fullmatch(r"SB-\d+", rule) and rule not in notice.inner_text()
    button.click()
    marked = page.locator(".rule.at")
    marked.wait_for()
    assert marked.inner_text().startswith(rule)


def test_the_next_click_dismisses_a_refusal_even_if_it_only_opens_a_choice(person):
    page = two_at(person, "urchins", first="0")[0].page
    type_a_move(page, "hold")
    page.get_by_role("alert").wait_for()
    page.locator(".urchins-stack.highlighted").first.click()
    page.locator(".urchins-stack.on").wait_for()
    page.get_by_role("alert").wait_for(state="detached")


def add_a_token(somebody):
    """Add a token in the first turn of Sea Urchins: click the colour, then the square."""
    somebody.page.locator(".urchins-stack.highlighted").first.click()
    somebody.page.wait_for_selector(".urchins-stack.on")
    somebody.page.locator(".spot.highlighted").first.click()
    somebody.page.wait_for_selector(".urchins-steps li:nth-child(3).now")


def test_clicking_an_illegal_place_says_why(person):
    people = two_at(person, "urchins")
    mine = press_until(people, ".banner.mine")
    add_a_token(mine)
    mine.page.locator(".spot:not(.highlighted)").first.click(force=True)
    mine.page.get_by_role("alert").get_by_role("button", name="Read the rule UR-23").wait_for()


def test_everybody_sees_what_the_last_move_changed(person):
    people = two_at(person, "urchins")
    mine = press_until(people, ".banner.mine")
    add_a_token(mine)
    for somebody in people:
        somebody.page.wait_for_selector(".spot .changed")
        assert somebody.page.locator(".changed").count() == 1


MOVED = "addEventListener('animationstart', (one) => (window.moved ??= []).push(one.animationName))"
"""Remembers elements that were animated, for a later look."""


def test_dice_are_animated(browser, serving):
    moving = {"speed": "calm", "reduced_motion": "no-preference"}
    ada = Person(browser, "Ada", base_url=serving.address, **moving)
    play_now(ada, "SharkBait")
    ada.page.evaluate(MOVED)
    ada.page.get_by_role("button", name="Roll the dice").click()
    ada.page.wait_for_function("() => window.moved?.includes('tumble')")
    ada.close()


def test_reduced_motion_disables_animations(person):
    page = play_now(person("Ada"), "SharkBait")
    page.reload()
    page.wait_for_selector(".sharkbait-dice")
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_a_line_of_the_log_opens_its_rule(person):
    page = play_now(person("Ada"), "SharkBait")
    button = page.locator(".log li:not([hidden]) .rule-button").first
    rule = button.get_attribute("aria-label").removeprefix("Rule ")
    button.click()
    marked = page.locator(".rule.at")
    marked.wait_for()
    assert marked.inner_text().startswith(rule)


def test_a_move_can_be_undone_before_a_die_falls(person):
    people = two_at(person, "urchins")
    mine = press_until(people, ".banner.mine")
    first = mine.page.locator(".log li").count()
    add_a_token(mine)
    mine.page.wait_for_function(f"() => document.querySelectorAll('.log li').length > {first}")
    mine.page.get_by_role("button", name="Undo").click()
    mine.page.wait_for_function(f"() => document.querySelectorAll('.log li').length === {first}")


def test_an_undo_request_can_be_withdrawn_and_granted(person):
    people = two_at(person, "urchins")
    mine = press_until(people, ".banner.mine")
    other = next(somebody for somebody in people if somebody is not mine)
    add_a_token(mine)
    open_menu(mine.page)
    mine.page.get_by_role("button", name="Ask to undo").click()
    question = other.page.locator(".notice").inner_text()
    assert f"{mine.name} adds" in question
    mine.page.get_by_role("button", name="Never mind").click()
    other.page.get_by_role("button", name="Agree").wait_for(state="detached")
    open_menu(mine.page)
    mine.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_role("button", name="Agree").click()
    mine.page.wait_for_selector(".urchins-steps li:nth-child(2).now")
    for somebody in people:
        somebody.page.get_by_text("Undone, with everything after it").wait_for()
        assert somebody.page.locator(".board-host .changed").count() == 0


def test_an_undo_is_announced_to_the_other_players_only(person):
    people = two_at(person, "urchins")
    mine = press_until(people, ".banner.mine")
    other = next(somebody for somebody in people if somebody is not mine)
    add_a_token(mine)
    mine.page.get_by_role("button", name="Undo").click()
    other.page.get_by_text("Undone, with everything after it").wait_for()
    mine.page.wait_for_selector(".urchins-steps li:nth-child(2).now")
    assert mine.page.get_by_text("Undone").count() == 0


def test_a_refused_undo_says_why_and_offers_to_ask(person):
    people = two_at(person, "urchins")
    mine = press_until(people, ".banner.mine")
    other = next(somebody for somebody in people if somebody is not mine)
    add_a_token(mine)
    other.page.wait_for_selector(".spot .changed")
    other.page.get_by_role("button", name="Undo").press("Enter")
    other.page.get_by_text("undo this on your own").wait_for()
    other.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_text("have made no move").wait_for()


def test_a_player_without_a_name_gets_a_name_from_the_sea(person):
    page = person("Ada").page
    page.goto("/")
    play_bots(page, "Sea Urchins")
    page.wait_for_selector(".players .player-title")
    mine = page.locator(".player-title", has=page.get_by_text("you", exact=True))
    name = mine.locator("span").first.inner_text()
    assert name
    assert "Somebody" not in name


def test_a_clock_for_the_whole_game_is_long_enough_for_it(person):
    page = person("Ada").page
    page.goto("/new/jaws")
    page.get_by_label("Clock").select_option("game")
    assert float(page.get_by_label("Minutes", exact=True).input_value()) >= 45
    assert float(page.get_by_label("Seconds added").input_value()) > 0
    page.get_by_text("a bot makes every further move immediately").wait_for()


def test_a_player_short_of_time_is_told_what_a_time_out_does(person):
    page = person("Ada").page
    page.goto("/new/urchins")
    page.locator(".seat-choice select").nth(1).select_option("here")
    page.get_by_label("Clock").select_option("game")
    page.get_by_label("Minutes", exact=True).fill("0.9")
    page.get_by_role("button", name="Create game").click()
    page.get_by_text("When it runs out, a bot makes the move").wait_for()


def test_a_bot_takes_over_an_empty_seat_and_gives_it_back(browser, tmp_path):
    with Serving(tmp_path, "--reconnect-seconds", "0.3") as serving:
        ada, bo = (Person(browser, name, base_url=serving.address) for name in ("Ada", "Bo"))
        ada.page.goto("/new/urchins")
        ada.page.get_by_label("When a player is away").select_option("bot")
        ada.page.get_by_role("button", name="Create game").click()
        join(bo, ada.page.locator("input.link").input_value())
        start(ada)
        bo.page.wait_for_selector(".log")
        table = bo.page.url
        bo.page.goto("/")
        open_menu(ada.page)
        ada.page.locator(".seat-list").get_by_text("bot plays for them").wait_for()
        bo.page.goto(table)
        ada.page.locator(".seat-list").get_by_text("bot plays for them").wait_for(state="detached")
        for somebody in (ada, bo):
            assert somebody.errors == []
            somebody.close()


def test_a_player_marked_as_away_returns_with_a_click(person, serving):
    ada, bo = two_at(person, "urchins")
    name = bo.page.url.rpartition("/")[2].partition("#")[0]
    ticket = bo.page.evaluate(
        "Object.values(JSON.parse(localStorage['shoal.tables'])[0].tickets)[0]"
    )
    serving.server.do(name, ticket, "leave")
    bo.page.locator(".banner").get_by_text("marked as away").wait_for()
    bo.page.get_by_role("button", name="I'm back").first.click()
    bo.page.locator(".banner").get_by_text("marked as away").wait_for(state="detached")
    assert not any(seat.away for seat in serving.server.look(name, ticket).table.seats)
    assert ada.errors == []


def test_a_bot_cannot_replace_a_player_who_has_just_left(person):
    ada, bo = two_at(person, "urchins")
    bo.page.goto("/")
    open_menu(ada.page)
    ada.page.locator(".seat-list").get_by_role("button", name="Let a bot play").click()
    assert "a moment ago" in ada.page.locator(".table-tab [role=alert]").inner_text()
    ada.errors.clear()  # Chromium logs every refused request.


def test_a_name_can_be_changed_during_a_game(person):
    ada, bo = two_at(person, "urchins")
    open_menu(ada.page)
    ada.page.get_by_label("Your name").fill("Adele")
    ada.page.get_by_role("button", name="Change name").click()
    bo.page.locator(".player-title").get_by_text("Adele").wait_for()
    ada.page.goto("/")
    assert ada.page.get_by_label("Your name").input_value() == "Adele"


def test_a_rematch_can_rotate_the_seats(person):
    ada, bo = two_at(person, "urchins", size="4")
    open_menu(ada.page)
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    for somebody in (ada, bo):
        somebody.page.wait_for_selector(".result")
    ada.page.get_by_role("button", name="Rematch, rotate seats").click()
    ada.page.get_by_role("heading", name="Waiting for Bo").wait_for()
    bo.page.get_by_text("Ada wants a rematch").wait_for()
    bo.page.get_by_role("button", name="Go to the new game").click()
    ada.page.wait_for_selector(".banner")
    names = ada.page.locator(".player-title > span:first-child").all_inner_texts
    assert settled(ada.page, names, bool) == ["Bo", "Ada"]


def test_the_shark_does_not_receive_the_crew_chat(person):
    people = [person(name) for name in ("Ada", "Bo", "Cleo")]
    link = open_table(people[0], "jaws", 3)
    for guest in people[1:]:
        join(guest, link)
    start(people[0])
    for somebody in people:
        somebody.page.get_by_role("tab", name="Chat").click()
        somebody.page.get_by_label("Write a message").wait_for()
    shark, crew, mate = people
    assert crew.page.locator(".message-form select").count() == 0  # before the shark has moved
    press_until([shark], ".banner:not(.mine)")
    crew.page.locator(".message-form select").select_option("crew")
    crew.page.get_by_label("Write a message").fill("It is in the north.")
    crew.page.keyboard.press("Enter")
    mate.page.get_by_text("It is in the north.").wait_for()
    assert shark.page.get_by_text("It is in the north.").count() == 0


def test_chat_messages_reach_the_other_players(person):
    people = two_at(person, "urchins")
    for somebody in people:
        somebody.page.get_by_role("tab", name="Chat").click()
    people[0].page.get_by_label("Write a message").fill("Mind the spines <b>!")
    people[0].page.keyboard.press("Enter")
    people[1].page.get_by_text("Mind the spines <b>!").wait_for()


def test_a_hint_names_a_move_that_can_be_played(person):
    page = play_now(person("Ada"), "SharkBait")
    before = page.locator(".log li").count()
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Play it").first.click(timeout=BOTS_WITHIN)
    page.wait_for_function(f"() => document.querySelectorAll('.log li').length > {before}")


def test_a_player_can_look_back_through_a_running_game_and_return(person):
    ada = person("Ada")
    page = play_now(ada, "SharkBait")
    press_until([ada], ".log li:nth-child(9)")  # there is more than one step to go back
    look_back(page)
    page.get_by_label("First step").click()
    page.get_by_text(re.compile(r"^Step 0 of")).first.wait_for()
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_selector(".steps", state="detached")


def test_spectators_see_the_table_and_cannot_move(person):
    people = two_at(person, "urchins")
    link = people[0].page.evaluate(
        "`${location.origin}${location.pathname}#`"
        " + JSON.parse(localStorage['shoal.tables'])[0].invite"
    )
    spectator = person("Wim")
    spectator.page.goto(link)
    spectator.page.wait_for_selector(".urchins")
    assert "You are watching." in spectator.page.locator(".banner").inner_text()
    assert spectator.page.locator(".spot.highlighted").count() == 0


def test_a_shared_device_is_covered_between_players_with_secrets(person):
    ada = person("Ada")
    open_table(ada, "jaws", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".jaws, .shared-device")
    press_until([ada], ".shared-device")
    assert ada.page.get_by_role("heading").inner_text() in (
        "Pass the device to Bo",
        "Pass the device to Ada",
    )
    assert ada.page.locator(".jaws").count() == 0


def test_a_shared_device_without_secrets_is_not_covered(person):
    ada = person("Ada")
    open_table(ada, "pescado", 2, here=[(2, "Bo")], options={"throws": "8"})
    ada.page.wait_for_selector(".pescado")
    assert not any("I am" in label for label in play_out([ada]))


def test_a_page_continues_after_a_server_crash_and_plays_nothing_twice(browser, tmp_path):
    with Serving(tmp_path) as serving:
        ada = Person(browser, "Ada", base_url=serving.address)
        open_table(ada, "urchins", 2, here=[(2, "Bo")])
        ada.page.wait_for_selector(".spot.highlighted, .urchins-stack.highlighted")
        ada.page.wait_for_selector(".log")
        before = ada.page.locator(".log li").count()
        serving.kill()
        ada.page.wait_for_selector(".connection.lost")
        ada.page.locator(".urchins-stack.highlighted").first.click()
        ada.page.locator(".spot.highlighted").first.click()
        serving.start()
        ada.page.wait_for_selector(".connection.open")
        ada.page.wait_for_function(
            f"() => document.querySelectorAll('.log li').length === {before + 1}"
        )
        ada.page.reload()
        ada.page.wait_for_selector(".log li", state="attached")
        assert ada.page.locator(".log li").count() == before + 1
        ada.close()


def test_the_page_shows_that_it_is_offline_and_reconnects_at_once(person):
    ada, bo = two_at(person, "urchins", size="4")
    ada.context.set_offline(True)
    ada.page.wait_for_selector(".connection.lost")
    ada.context.set_offline(False)
    ada.page.wait_for_selector(".connection.open")
    mine = press_until([ada, bo], ".banner.mine")
    add_a_token(mine)
    ada.page.wait_for_selector(".spot .changed")
    ada.errors.clear()  # Chromium logs every failed connection.


def test_a_dead_connection_is_replaced_and_the_move_is_played_once(person):
    ada = person("Ada")
    dead = []

    def tunnel(line):
        server = line.connect_to_server()
        line.on_message(lambda message: dead or server.send(message))

    ada.page.route_web_socket("**/live", tunnel)
    ada.page.clock.install()
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".log")
    before = ada.page.locator(".log li").count()
    dead.append("no message comes through")
    ada.page.locator(".urchins-stack.highlighted").first.click()
    ada.page.locator(".spot.highlighted").first.click()
    ada.page.get_by_text("Sending").wait_for()
    ada.page.clock.fast_forward(9000)
    ada.page.wait_for_selector(".connection.lost")
    dead.clear()
    ada.page.clock.fast_forward(1000)
    ada.page.wait_for_selector(".connection.open")
    ada.page.wait_for_function(
        f"() => document.querySelectorAll('.log li').length === {before + 1}"
    )


def test_a_connection_without_a_welcome_is_replaced(person):
    ada = person("Ada")
    lines = []

    def tunnel(line):
        lines.append(line)
        server = line.connect_to_server()
        is_dead = len(lines) == 1
        server.on_message(lambda message: is_dead or line.send(message))

    ada.page.route_web_socket("**/live", tunnel)
    ada.page.clock.install()
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".connection.joining")
    ada.page.clock.fast_forward(9000)
    ada.page.wait_for_selector(".connection.lost")
    ada.page.clock.fast_forward(1000)
    ada.page.wait_for_selector(".connection.open")


class HeldAnswers:
    """Between the server and pages: what the server says can be held back."""

    def __init__(self):
        self.held = None

    def stand_before(self, page):
        page.route_web_socket("**/live", self.tunnel)

    def tunnel(self, line):
        server = line.connect_to_server()
        server.on_message(lambda message: self.pass_on(line, message))

    def pass_on(self, line, message):
        if self.held is None:
            line.send(message)
        else:
            self.held.append((line, message))

    def hold(self):
        self.held = []

    def release(self):
        held, self.held = self.held, None
        for line, message in held:
            line.send(message)


def test_of_two_simultaneous_snatchers_one_gets_the_tile(person):
    answers = HeldAnswers()

    def come(name):
        somebody = person(name)
        answers.stand_before(somebody.page)
        return somebody

    people = two_at(come, "pescado", snatch="live")
    press_until(people, ".pescado-dice[aria-label^='Snatch']")
    highlighted = ".pescado-pool .pescado-tile.highlighted"
    for somebody in people:
        somebody.page.wait_for_selector(highlighted)
    # The dice of a snatch round catch a tile of the pool (PE-34).
    tiles = [tile.get_attribute("aria-label") for tile in people[0].page.locator(highlighted).all()]
    won = next(filter(None, (snatched_by_both(people, answers, tile) for tile in tiles)))
    assert len(won) == 1


SNATCHED = re.compile(r"\bsnatch(es)? (?!at\b)")
"""A tile was won; a wrong snatch is one *at* a tile."""


def snatched_by_both(people, answers, tile):
    """The log lines of those who won a tile that both clicked before either was answered."""

    def logs():
        return [somebody.page.locator(".log li").all_inner_texts() for somebody in people]

    before = [len(lines) for lines in logs()]
    answers.hold()
    for somebody in people:
        pool = somebody.page.locator(".pescado-pool")
        pool.locator(f".pescado-tile.highlighted[aria-label='{tile}']").first.click()
        somebody.page.wait_for_selector(".board-host.busy")
    answers.release()
    for somebody in people:
        somebody.page.wait_for_selector(".board-host:not(.busy)")  # both have been answered
    # The next player may have dice to roll, which wait: only the other's log tells them already.
    told = settled(
        people[0].page,
        lambda: [lines[known:] for lines, known in zip(logs(), before, strict=True)],
        lambda read: all("snatch" in str(lines) for lines in read),
    )
    won = [[line for line in lines if SNATCHED.search(line)] for lines in told]
    assert len(won[0]) == len(won[1]), told
    return won[0]


def press_until_told(page, chooser, told):
    """Press keys as a person does: again, if the board was just redrawn."""
    for _ in range(6):
        press_by_keys(page, chooser)
        for _ in range(100):
            page.wait_for_timeout(100)
            if shown_by(page) != told:
                return
    raise AssertionError("Six presses changed nothing.")


def shown_by(page):
    """The log and the board."""
    return page.locator(".log").inner_text() + page.locator(".board-host").inner_html()


ASKED = (
    "() => document.querySelector('.banner.mine') && !document.querySelector('.board-host.busy')"
)
"""Whether it is the player's turn, and the server has answered their last action."""


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("sharkbait", marks=pytest.mark.long),  # its turns are the longest
        "urchins",
        "pescado",
        "sharktank",
        "jaws",
    ],
)
def test_a_game_can_be_played_by_keyboard_alone(person, game):
    ada = person("Ada")
    page = ada.page
    page.goto(f"/new/{game}")
    page.wait_for_selector("form")
    titles = {
        one["name"]: one["title"]
        for one in page.evaluate("fetch('/api/1/games').then((told) => told.json())")["games"]
    }
    page.goto("/")
    button = page.get_by_label(f"Play: {titles[game]}").first
    button.wait_for()
    for _ in range(400):
        if button.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("400 tabs did not come to the button.")
    page.keyboard.press("Enter")
    page.locator(".opponents .button").first.focus()
    page.keyboard.press("Enter")
    chooser = Random(3)
    for _ in range(5):
        page.wait_for_function(ASKED, timeout=BOTS_WITHIN)
        page.wait_for_selector(".log")
        press_until_told(page, chooser, shown_by(page))


def press_by_keys(page, chooser):
    """Tab to a highlighted element of the board, and press Enter there."""
    highlighted = (
        "() => document.activeElement.matches("
        "'.board-host :is(.spot.highlighted, button.highlighted, .button)')"
        " && document.activeElement.textContent !== 'Back'"
    )
    steps = chooser.randrange(1, 4)
    for _ in range(400):
        page.keyboard.press("Tab")
        steps -= page.evaluate(highlighted)
        if steps == 0:
            page.keyboard.press("Enter")
            return
    raise AssertionError("400 tabs came to nothing that could be pressed.")


def test_after_the_game_it_can_be_replayed_checked_and_played_again(person, tmp_path):
    ada = person("Ada")
    page = ada.page
    open_table(ada, "pescado", 2, here=[(2, "Bo")], options={"throws": "6"})
    page.wait_for_selector(".pescado")
    play_out([ada])
    assert re.search(r"points|tiles", page.locator(".end-reason").inner_text())
    page.locator(".end-reason").get_by_role("button", name="Rule PE-25").wait_for()
    page.get_by_role("button", name="Check the dice").click()
    page.locator(".receipt .verdict.good").wait_for()
    page.get_by_role("button", name="Close").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    saved.value.save_as(tmp_path / "game.record")
    assert shoal.verify(tmp_path / "game.record") == []
    page.get_by_role("link", name="Review the game").click()
    page.get_by_label("Last step").click()
    page.wait_for_function(
        "() => location.search.includes('step=') && !location.search.includes('step=0')"
    )
    for viewer in ("1", "all"):
        page.get_by_label("View as").select_option(viewer)
        page.wait_for_function(f"() => location.search.includes('view={viewer}')")
        page.wait_for_selector(".pescado")
    page.get_by_role("link", name="Back").click()
    page.get_by_role("button", name="Rematch", exact=True).click()
    page.wait_for_selector(".banner.mine")


def test_a_game_without_a_board_or_a_schema_is_played_in_text(browser, serving):
    ada = Person(browser, "Ada", base_url=serving.address)
    ada.page.route("**/fields", lambda route: route.abort())
    open_table(ada, "connect_four", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".plain-board")
    play_out([ada])
    ada.close()


COVERED = """() => [...document.querySelectorAll(".board-host .highlighted:not(.button)")]
  .filter((one) => {
  const { x, y, width, height } = (one.querySelector(".shape") ?? one).getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".actions");
}).map((one) => one.getAttribute("aria-label"))"""


@pytest.mark.parametrize("title", ["Pescado", "Sea Urchins"])
def test_on_a_phone_the_action_bar_covers_no_legal_move(person, title):
    page = play_now(person("Ada", size=(390, 800)), title)
    page.wait_for_selector(".board-host .highlighted:not(.button)")
    for down in range(0, 400, 80):
        page.evaluate(
            "(down) => new Promise((done) => (scrollTo(0, down),"
            " requestAnimationFrame(() => requestAnimationFrame(done))))",
            down,
        )
        assert page.evaluate(COVERED) == []


def test_a_resigned_player_is_named_and_no_move_is_highlighted(person):
    ada, bo = two_at(person, "urchins", size="4")
    open_menu(ada.page)
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    for somebody in (ada, bo):
        somebody.page.wait_for_selector(".result")
    bo.page.locator(".result").get_by_text("Ada resigned, which ended the game.").wait_for()
    assert ada.page.locator(".board-host .highlighted, .player.turn").count() == 0


def test_a_player_who_resigns_among_three_is_named_and_told_what_happens_next(person):
    people = [person(name) for name in ("Ada", "Bo", "Cleo")]
    link = open_table(people[0], "urchins", 3)
    for guest in people[1:]:
        join(guest, link)
    start(people[0])
    for somebody in people:
        somebody.page.wait_for_selector(".log")
    ada = people[0].page
    open_menu(ada)
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("button", name="Yes, resign").click()
    people[1].page.locator(".notice").get_by_text("Ada has resigned").wait_for()
    ada.locator(".banner").get_by_text("You resigned").wait_for()
    ada.get_by_role("tab", name="Chat").click()
    ada.locator(".chat").get_by_text(
        "You have resigned. A bot plays for you until the end."
    ).wait_for()


def test_a_chat_message_is_not_a_step_of_the_game(person):
    ada, _ = two_at(person, "urchins", first="0")
    page = ada.page
    add_a_token(ada)  # it is still Ada's turn, so nobody else can move

    def steps():
        look_back(page)
        told = page.locator(".step-number").inner_text()
        page.get_by_role("button", name="Back to the game").click()
        return told

    before = steps()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill("Ahoy")
    page.keyboard.press("Enter")
    page.locator(".chat").get_by_text("Ahoy").wait_for()
    assert steps() == before


def test_the_first_page_shows_whose_turn_it_is_and_can_forget_a_table(person):
    page = play_now(person("Ada"), "Pescado")
    page.goto("/")
    mine = page.locator(".continue-bar")
    mine.get_by_text("Your turn in Pescado").wait_for()
    page.get_by_role("button", name="Your games").click()
    page.get_by_role("button", name="Remove this game: Pescado").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
    mine.wait_for(state="detached")


def test_looking_back_shows_the_step_and_disables_undo(person):
    ada, _ = two_at(person, "urchins", first="0")
    page = ada.page
    add_a_token(ada)
    look_back(page)
    page.wait_for_selector(".steps")
    assert re.match(r"Step \d+ of \d+: \w+", page.locator(".banner").inner_text())
    assert page.get_by_role("button", name="Hint").is_disabled()


def test_looking_back_before_the_first_move_is_refused(person):
    page = two_at(person, "urchins", first="0")[0].page
    look_back(page)
    page.get_by_role("alert").get_by_text("no moves to look back at").wait_for()
    assert page.locator(".steps").count() == 0
