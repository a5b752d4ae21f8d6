"""One's own dice, animation, sound, notifications, and the end over the whole screen."""

from functools import partial
from operator import ne

import pytest
from server.serving import Serving
from web.axe import violations
from web.people import Person
from web.quick_games import against_bots, finished, open_and_look, opened, play_turn
from web.table.test_table import settled
from web.tables import join, open_table, start

MOVING = {"reduced_motion": "no-preference"}
MINE = {"first": "0"}

RESULT = """async (id) => {
  const { storage } = await import("/web/settings/storage.js");
  const { request } = await import("/web/net/api.js");
  const [ticket] = Object.values(storage.table(id).tickets);
  const { view, log } = await request(`/tables/${id}/view`, { ticket });
  return { thrown: view.facts.thrown, moves: view.moves, entries: log.length };
}"""

COUNT_SOUNDS = """() => {
  window.sounds = 0;
  const real = AudioContext.prototype.createBufferSource;
  AudioContext.prototype.createBufferSource = function () {
    window.sounds++;
    return real.call(this);
  };
}"""

HIDE = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

RECORD_NOTES = """(() => {
  window.notes = [];
  window.questions = 0;
  window.Notification = class {
    static permission = "granted";
    static async requestPermission() {
      window.questions++;
      return "granted";
    }
    constructor(title, { body }) {
      window.notes.push([title, body]);
    }
    close() {}
  };
})()"""
"""A browser whose user allows notifications; Chromium without a window allows none."""


def throw(somebody):
    somebody.page.get_by_role("button", name="Roll the dice").click()


def waits_to_throw(somebody):
    somebody.page.get_by_role("button", name="Roll the dice").wait_for()


def choices(somebody):
    return somebody.page.locator(".deck .button.highlighted:not(.throw)")


def test_the_first_dice_wait_even_if_the_words_of_the_game_come_last(person):
    ada = person("Ada", speed="calm", **MOVING)
    seats = [{"kind": "me"}, *[{"kind": "here", "name": name} for name in ("Bo", "Cy")]]
    table = opened(ada, "sharkbait", seats)
    requested, frames = [], []

    def keep(route):
        requested.append(route)

    def count(socket):
        socket.on("framereceived", lambda frame: frames.append(len(frame)))

    ada.page.route("**/sharkbait/web/about.js*", keep)
    ada.page.on("websocket", count)
    ada.page.goto(f"/table/{table}", wait_until="commit")
    settled(ada.page, lambda: requested and len(frames) >= len(seats), bool)
    requested[0].continue_()
    waits_to_throw(ada)


def test_nothing_of_ones_own_throw_is_on_the_page_before_it_is_thrown(person):
    ada = person("Ada", speed="calm", **MOVING)
    table = against_bots(ada, "sharkbait", **MINE)
    waits_to_throw(ada)
    result = ada.page.evaluate(RESULT, table)
    assert sum(result["thrown"]) > 0 and result["moves"]
    assert ada.page.locator(".board-host .die-picture").count() == 0
    assert ada.page.locator(".spot.highlighted").count() == 0
    assert choices(ada).count() == 0
    assert ada.page.get_by_role("button", name="Hint").is_disabled()
    assert (
        "rolled" not in ada.page.content()
        and "You roll" not in ada.page.locator("main").inner_text()
    )
    lines = ada.page.locator(".log li").count()
    throw(ada)
    choices(ada).first.wait_for()
    assert settled(ada.page, lambda: ada.page.locator(".log li").count(), lambda n: n > lines)


def test_dice_tumble_before_the_choices_come(person):
    ada = person("Ada", speed="calm", **MOVING)
    against_bots(ada, "sharkbait", **MINE)
    waits_to_throw(ada)
    ada.page.clock.install()
    ada.page.clock.pause_at("2100-01-01")
    throw(ada)
    ada.page.locator(".tumble").first.wait_for()
    ada.page.clock.run_for(600)
    assert choices(ada).count() == 0
    ada.page.clock.run_for(1000)
    choices(ada).first.wait_for()


def test_where_nothing_may_move_thrown_dice_lie_at_once(person):
    ada = person("Ada", speed="calm")
    against_bots(ada, "sharkbait", **MINE)
    waits_to_throw(ada)
    ada.page.clock.install()
    ada.page.clock.pause_at("2100-01-01")
    throw(ada)
    choices(ada).first.wait_for()
    assert ada.page.locator(".motion-layer .ghost").count() == 0


def test_without_animation_the_dice_are_thrown_for_the_player(person):
    ada = person("Ada", speed="instant", **MOVING)
    against_bots(ada, "sharkbait", **MINE)
    choices(ada).first.wait_for()
    assert ada.page.get_by_role("button", name="Roll the dice").count() == 0


def test_a_reload_neither_throws_dice_nor_takes_a_throw_back(person):
    ada = person("Ada", speed="calm")
    against_bots(ada, "sharkbait", **MINE)
    waits_to_throw(ada)
    ada.page.reload()
    waits_to_throw(ada)
    throw(ada)
    choices(ada).first.wait_for()
    ada.page.reload()
    choices(ada).first.wait_for()
    assert ada.page.get_by_role("button", name="Roll the dice").count() == 0


def test_the_held_throw_of_pescado_shows_no_dice(person):
    ada = person("Ada", speed="calm")
    against_bots(ada, "pescado", **MINE)
    waits_to_throw(ada)
    assert ada.page.locator(".board-host .tumble").count() == 0
    throw(ada)
    ada.page.locator(".board-host .tumble").first.wait_for()


@pytest.mark.parametrize("sound", ["on", "off"])
def test_dice_sound_only_if_the_player_wants_sound(person, sound):
    ada = person("Ada", speed="calm", sound=sound, **MOVING)
    against_bots(ada, "sharkbait", **MINE)
    waits_to_throw(ada)
    ada.page.evaluate(COUNT_SOUNDS)
    throw(ada)
    choices(ada).first.wait_for()
    heard = ada.page.evaluate("window.sounds")
    assert (heard > 0) == (sound == "on")


def test_sound_is_muted_with_one_press(person):
    ada = person("Ada", sound="on")
    against_bots(ada, "urchins", **MINE)
    ada.page.get_by_role("button", name="Mute").click()
    ada.page.get_by_role("button", name="Mute").wait_for(state="detached")
    assert ada.page.evaluate("localStorage.getItem('shoal.sound')") == '"off"'


def test_the_first_visit_says_that_sounds_are_off(person):
    ada = person("Ada", sound="")
    against_bots(ada, "urchins", **MINE)
    ada.page.get_by_text("This game has sounds. They are off.").wait_for()
    ada.page.get_by_role("button", name="Keep it quiet").click()
    ada.page.reload()
    ada.page.wait_for_selector(".urchins")
    ada.page.wait_for_selector(".log")
    assert ada.page.get_by_text("This game has sounds.").count() == 0


def test_a_hidden_tab_says_whose_turn_it_is_and_notifies(person):
    ada = person("Ada")
    ada.context.add_init_script(RECORD_NOTES)
    bo = person("Bo")
    link = open_table(bo, "urchins", 2, options={"first": "0"})
    join(ada, link)
    start(bo)
    ada.page.wait_for_selector(".urchins")
    assert ada.page.evaluate("window.questions") == 0
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_label("Notify me when it's my turn").check()
    assert ada.page.evaluate("window.questions") == 1
    ada.page.evaluate(HIDE)
    assert ada.page.title() == "Sea Urchins · Shoal"
    play_turn(bo)
    title = settled(ada.page, ada.page.title, lambda seen: "Your turn" in seen)
    assert title == "● Your turn · Sea Urchins"
    assert ada.page.evaluate("window.notes") == [["It's your turn", "Sea Urchins"]]
    assert ada.page.locator("link[rel=icon]").get_attribute("href") == "/web/icon-turn.svg"


@pytest.fixture(scope="module")
def ended(browser, serving):
    """A finished game: its address, and the state of the browser that holds its seats."""
    somebody = Person(browser, "Marina", base_url=serving.address)
    table = finished(somebody, "sharkbait", "Mum", "Kai", "Ben")
    told = f"/table/{table}", somebody.context.storage_state()
    somebody.close()
    return told


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_end_fills_the_screen_and_breaks_no_rule_of_axe(browser, serving, ended, size):
    address, state = ended
    ada = Person(browser, "Ada", size=size, base_url=serving.address, storage_state=state)
    ada.page.goto(address)
    end = ada.page.get_by_role("dialog", name="The game is over")
    end.wait_for()
    box = end.bounding_box()
    assert (box["width"], box["height"]) == size
    headline = end.get_by_role("heading", level=2).inner_text()
    assert " by " in headline or " share " in headline
    rematch = end.get_by_role("button", name="Rematch", exact=True).bounding_box()
    assert rematch["y"] + rematch["height"] <= size[1] and rematch["height"] >= 44
    assert end.locator(".end-sheet li").count() == 4
    assert violations(ada.page) == []
    end.get_by_role("button", name="See the board").click()
    ada.page.get_by_role("button", name="Show the result").click()
    end.wait_for()
    assert ada.errors == []
    ada.close()


@pytest.mark.long
def test_the_scores_of_the_end_count_up_to_the_result(browser, serving, ended):
    address, state = ended
    ada = Person(
        browser, "Ada", speed="calm", base_url=serving.address, storage_state=state, **MOVING
    )
    ada.page.goto(address)
    ada.page.locator(".end-sheet").wait_for()
    shown = ada.page.locator(".end-score [aria-hidden]")
    said = ada.page.locator(".end-score .visually-hidden")
    final = said.all_inner_texts()
    assert settled(ada.page, shown.all_inner_texts, lambda seen: seen == final) == final
    ada.close()


def test_a_bot_plays_for_somebody_who_is_away_with_one_press(browser, tmp_path):
    with Serving(tmp_path, "--reconnect-seconds", "1") as serving:
        bo, ada = (Person(browser, name, base_url=serving.address) for name in ("Bo", "Ada"))
        link = open_table(bo, "urchins", 2, options={"first": "0"})
        join(ada, link)
        start(bo)
        ada.page.wait_for_selector(".urchins")
        bo.page.wait_for_selector(".urchins")
        bo.close()
        press = ada.page.get_by_role("button", name="Let a bot play for them")
        press.wait_for()
        ada.page.wait_for_timeout(1500)  # until the server takes Bo for away
        press.click()
        ada.page.locator(".status-line .banner.mine").wait_for()
        assert press.count() == 0
        assert ada.errors == []
        ada.close()


def test_hints_are_not_offered_between_people_unless_the_host_allows_them(person):
    ada = person("Ada")
    against_bots(ada, "urchins", **MINE)
    ada.page.get_by_role("button", name="Hint").wait_for()
    open_and_look(ada, "urchins", [{"kind": "me"}, {"kind": "here", "name": "Bo"}], hints="alone")
    ada.page.wait_for_selector(".urchins")
    assert ada.page.get_by_role("button", name="Hint").count() == 0


FLIGHTS = """() => {
  window.flights = [];
  const real = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.classList.contains("ghost")) window.flights.push(how.duration);
    return real.call(this, frames, how);
  };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_token_that_is_taken_flies_to_its_owner_unless_nothing_may_move(person, motion):
    ada = person("Ada", speed="calm", reduced_motion=motion)
    open_and_look(ada, "sharkbait", [{"kind": "me"}, *[{"kind": "here", "name": n} for n in "BC"]])
    waits_to_throw(ada)
    ada.page.evaluate(FLIGHTS)
    ada.page.wait_for_load_state("networkidle")  # what follows the board is loaded
    throw(ada)
    choices(ada).first.wait_for()
    button = partial(ada.page.get_by_role, "button")
    deck = ada.page.locator(".deck").first
    pressable = button(name="Roll the dice").or_(choices(ada))
    for _ in range(40):
        pressable.first.wait_for()
        if button(name="Roll the dice").count():
            break
        shown = deck.inner_text()
        wanted = [button(name="Take token"), button(name="Stop"), choices(ada)]
        next(one for one in wanted if one.count()).first.click()
        settled(ada.page, deck.inner_text, partial(ne, shown))
    button(name="Roll the dice").wait_for()  # the next player's: whatever flies has started
    assert ada.page.evaluate("window.flights") == ([420] if motion == "no-preference" else [])
