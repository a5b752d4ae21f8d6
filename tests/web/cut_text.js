// Questions and choices of which a part cannot be seen, and dice outside their frame.
() => {
  const shown = (element) => element.getClientRects().length && element.clientHeight > 3;
  const isCut = (element) => {
    const style = getComputedStyle(element);
    if (style.overflowY === "visible") return false;
    // A small button after the last word may stand a little below the line.
    return element.scrollHeight > element.clientHeight + 8;
  };
  const cut = [...document.querySelectorAll(".banner, .banner *, .deck .button, .deck .button *")]
    .filter((element) => shown(element) && isCut(element))
    .map((element) => `cut: ${element.textContent.slice(0, 60)}`);
  const outside = [...document.querySelectorAll(".facts .die, .facts [class*='-die']")]
    .filter((die) => {
      const box = die.getBoundingClientRect();
      const frame = die.closest(".facts").getBoundingClientRect();
      return box.height && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1);
    })
    .map((die) => `outside: ${die.ariaLabel ?? die.className}`);
  return [...cut, ...outside];
};
