"""Players at the page: each has a browser and clicks highlighted elements."""

import json
import time
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
PATIENCE = 60
"""Seconds that players wait for something that must happen, even on a busy machine."""

HIGHLIGHTED = (HERE / "pressable_elements.js").read_text()
WHERE = (HERE / "click_position.js").read_text()
SALTS = """(() => {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array) || array.length !== 16) return real(array);
    let state = 2166136261;
    const mix = (code) => (state = Math.imul(state ^ code, 16777619) >>> 0);
    try {
      const count = Number(localStorage.getItem("salts.of.tests")) + 1;
      localStorage.setItem("salts.of.tests", String(count));
      for (const letter of NAME + count) mix(letter.codePointAt(0));
    } catch {
      return real(array);
    }
    for (const at of array.keys()) array[at] = mix(at) >>> 13;
    return array;
  };
})()"""
"""Replaces the page's salts, the only random values of 16 bytes, by fixed ones: different for each
person and each call, and the same in every run. Message ids stay random."""


class Person:
    """Somebody with a browser."""

    def __init__(
        self,
        browser,
        name,
        *,
        size=(1280, 900),
        speed="instant",
        language=None,
        sound="off",
        coach=False,
        **context,
    ):
        stored = {"pace": speed, "sound": sound} | ({"language": language} if language else {})
        stored |= {} if coach else {"coach": {"off": True}}
        how = {"reduced_motion": "reduce", "storage_state": kept(context, stored)} | context
        viewport = {"width": size[0], "height": size[1]}
        self.context = browser.new_context(viewport=viewport, **how)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(SALTS.replace("NAME", json.dumps(name)))
        self.page = self.context.new_page()
        self.name = name
        self.errors = []
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("dialog", lambda dialog: dialog.accept())

    def hear(self, message):
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def highlighted(self, wanted=""):
        """The elements to click now, or 'over', or 'seen' if ``wanted`` is on the page."""
        return self.page.evaluate(HIGHLIGHTED, wanted)

    def press(self, chooser: Random, wanted=""):
        """Click a highlighted element, if there is one; returns its label, or 'over', or 'seen'."""
        highlighted = self.highlighted(wanted)
        if isinstance(highlighted, str) or not highlighted:
            return highlighted
        chosen = chooser.choice(highlighted)
        where = self.page.evaluate(WHERE, chosen["nth"])
        if where:
            self.page.mouse.click(*where)
        return chosen["label"]

    def close(self):
        self.context.close()


def kept(context, stored):
    """The state of a browser that has stored choices: the speed of animations, the language."""
    choices = [
        {"name": f"shoal.{name}", "value": json.dumps(value)} for name, value in stored.items()
    ]
    where = context.get("base_url")
    return {"origins": [{"origin": where, "localStorage": choices}] if where else []}


def play_out(people, *, seed=1, most=4000, seconds=270):
    """All players click highlighted elements until the game is over; returns the labels."""
    chooser = Random(seed)
    pressed, ends = [], time.monotonic() + seconds
    while time.monotonic() < ends and len(pressed) < most:
        for person in people:
            label = person.press(chooser)
            if label == "over":
                for other in people:
                    other.page.wait_for_selector(".result")
                return pressed
            if label:
                pressed.append(label)
        people[0].page.wait_for_timeout(15)
    raise AssertionError(f"The game did not end: {pressed[-10:]}")
