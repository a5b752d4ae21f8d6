// The elements that can be clicked now, each marked so that it can be found again; or 'over'; or 'seen'
// if the wanted element is on the page.
(wanted) => {
  const mark = (element) => {
    element.dataset.nth = String(Math.random());
    const label = element.getAttribute("aria-label") || element.textContent.trim();
    return { nth: element.dataset.nth, label };
  };
  if (wanted && document.querySelector(wanted)) return "seen";
  if (document.querySelector(".result")) return "over";
  const ready = document.querySelector(".shared-device button");
  if (ready) return [mark(ready)];
  const host = document.querySelector(".board-host");
  const mine = document.querySelector(".banner.mine");
  if (!mine || !host || host.classList.contains("busy")) return [];
  // What is planned and shown is done: a person who chose it would press this.
  const commit = host.querySelector("button.filled:not(:disabled)");
  if (commit) return [mark(commit)];
  const highlighted =
    ".spot.highlighted, button.highlighted:not(:disabled), .actions .button:not(:disabled)";
  const aside = /^(Back|Choose again|Show where|Hide where)/;
  return [...host.querySelectorAll(highlighted)]
    .filter((element) => !aside.test(element.textContent.trim()))
    .map(mark);
};
