"""People at the page: each a browser of their own, who press what is lit."""

import json
import time
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
PATIENCE = 60
"""Seconds that people wait for something that must come, however busy the machine is."""

LIT = (HERE / "lit.js").read_text()
WHERE = (HERE / "where.js").read_text()
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
"""Salts are the only 16 bytes that the page asks for: each person's are the same in every run, and
each is another. Ids of what is sent stay random."""


class Person:
    """Somebody with a browser."""

    def __init__(self, browser, name, *, size=(1280, 900), pace="instant", **context):
        how = {"reduced_motion": "reduce", "storage_state": kept(context, pace)} | context
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

    def lit(self, wanted=""):
        """What can be pressed now, or 'over', or 'seen' when something wanted is on the page."""
        return self.page.evaluate(LIT, wanted)

    def press(self, chooser: Random, wanted=""):
        """Press something that is lit, if anything is; tells what, or 'over', or 'seen'."""
        lit = self.lit(wanted)
        if isinstance(lit, str) or not lit:
            return lit
        chosen = chooser.choice(lit)
        where = self.page.evaluate(WHERE, chosen["nth"])
        if where:
            self.page.mouse.click(*where)
        return chosen["label"]

    def close(self):
        self.context.close()


def kept(context, pace):
    """What a browser remembers that has chosen how long each move is shown."""
    choice = {"name": "shoal.pace", "value": json.dumps(pace)}
    where = context.get("base_url")
    return {"origins": [{"origin": where, "localStorage": [choice]}] if where else []}


def play_out(people, *, seed=1, most=4000, seconds=270):
    """Everybody presses what is lit until the game is over; tells what was pressed."""
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
