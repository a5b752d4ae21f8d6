// Press everything that can be pressed, and the choices that open, until every wanted verb has been
// played. Returns the verbs of the moves that were played.
async (wanted) => {
  const all =
    ".board-host .spot.highlighted, .board-host .spot.on, .board-host button:not(:disabled)";
  const pressable = () =>
    [...document.querySelectorAll(all)].filter(
      (one) => one.getAttribute("aria-disabled") !== "true",
    );
  const enter = () => new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
  const press = (one) => (one.matches("button") ? one.click() : one.dispatchEvent(enter()));
  const settle = () => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 0));
  const verbs = () => window.played.map((move) => move.split(" ")[0]);
  const isDone = () => wanted.every((verb) => verbs().includes(verb));
  const name = (one) => one.getAttribute("aria-label") || one.textContent;
  await settle();
  for (let round = 0; round < 4; round++) {
    for (const first of new Set(pressable().map(name))) {
      if (isDone()) break;
      const before = new Set(pressable().map(name));
      const one = pressable().find((other) => name(other) === first);
      if (!one) continue;
      press(one);
      await settle();
      for (const next of pressable().filter((other) => !before.has(name(other)))) {
        const highlighted = pressable().length;
        press(next);
        await settle();
        // A choice inside a choice: press what is highlighted now.
        const further = pressable().filter((other) => other.matches(".spot"));
        if (pressable().length !== highlighted) further.slice(0, 4).forEach(press);
        await settle();
      }
      pressable()
        .find((other) => other.textContent === "Back")
        ?.click();
      await settle();
    }
  }
  return [...new Set(verbs())];
};
