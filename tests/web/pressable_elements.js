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
  const ready = document.querySelector(".pass-device button");
  if (ready) return [mark(ready)];
  const stage = document.querySelector(".board-host");
  const mine = document.querySelector(".banner.mine");
  if (!mine || !stage || stage.classList.contains("busy")) return [];
  const highlighted =
    ".spot.highlighted, button.highlighted:not(:disabled), .actions .button:not(:disabled)";
  const aside = /^(Back|Tile by tile|Whole way|Show where|Hide where|Show the whole tank|Zoom in)/;
  return [...stage.querySelectorAll(highlighted)]
    .filter((element) => !aside.test(element.textContent.trim()))
    .map(mark);
};
