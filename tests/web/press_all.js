// Press everything that can be pressed, and what opens from it; the verbs of the moves that were played.
async () => {
  const all = ".stage .spot.lit, .stage .spot.on, .stage button:not(:disabled)";
  const pressable = () =>
    [...document.querySelectorAll(all)].filter(
      (one) => one.getAttribute("aria-disabled") !== "true",
    );
  const enter = () => new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
  const press = (one) => (one.matches("button") ? one.click() : one.dispatchEvent(enter()));
  const settle = () => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 0));
  const name = (one) => one.getAttribute("aria-label") || one.textContent;
  for (let round = 0; round < 4; round++) {
    for (const first of new Set(pressable().map(name))) {
      const before = new Set(pressable().map(name));
      const one = pressable().find((other) => name(other) === first);
      if (!one) continue;
      press(one);
      await settle();
      for (const next of pressable().filter((other) => !before.has(name(other)))) {
        const lit = pressable().length;
        press(next);
        await settle();
        // A choice inside a choice: press what is lit now.
        const further = pressable().filter((other) => other.matches(".spot"));
        if (pressable().length !== lit) further.slice(0, 4).forEach(press);
        await settle();
      }
      pressable()
        .find((other) => other.textContent === "Back")
        ?.click();
      await settle();
    }
  }
  return [...new Set(window.played.map((move) => move.split(" ")[0]))];
};
