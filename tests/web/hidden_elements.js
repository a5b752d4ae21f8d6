// What should be visible and is not: elements outside the screen or their scrolling frame, or a page
// that scrolls.
() => {
  const inSight = (element) => {
    const box = element.getBoundingClientRect();
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      if (frame instanceof SVGElement || frame === document.body) continue;
      if (getComputedStyle(frame).overflowY === "visible") continue;
      const edge = frame.getBoundingClientRect();
      if (box.bottom > edge.bottom + 1 || box.top < edge.top - 1) return false;
    }
    const { innerWidth: width, innerHeight: height } = window;
    return box.top > -1 && box.left > -1 && box.bottom < height + 1 && box.right < width + 1;
  };
  const parts =
    ".banner, .players, .player, .player-score, .board-host .board-area, .board-host svg[role=group], .board-host .actions button";
  const highlighted =
    ".board-host .spot.highlighted, .board-host button.highlighted:not(:disabled)";
  const hidden = [...document.querySelectorAll(`${parts}, ${highlighted}`)]
    .map((element) => element.querySelector(":scope > .shape, :scope > .ring") ?? element)
    .filter((element) => element.getBoundingClientRect().height && !inSight(element))
    .map((element) => `${element.getAttribute("class")}: ${element.textContent.slice(0, 40)}`);
  if (!document.querySelector(".player-score")) hidden.push("no score on the page");
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1) hidden.push(`a page of ${root.scrollHeight}`);
  if (root.scrollWidth > innerWidth) hidden.push(`a page ${root.scrollWidth} wide`);
  return hidden;
};
