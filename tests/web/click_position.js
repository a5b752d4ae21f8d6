// A point on the screen where a click hits a marked element, which is scrolled into view if necessary.
(nth) => {
  const element = document.querySelector(`[data-nth="${nth}"]`);
  if (!element) return null;
  const shape = element.querySelector(".shape") ?? element;
  const box = shape.getBoundingClientRect();
  if (box.top < 120 || box.bottom > innerHeight - 10) element.scrollIntoView({ block: "center" });
  const { x, y, width, height } = shape.getBoundingClientRect();
  // The middle of a bent shape may be outside of it, or under a piece.
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const down of parts)
    for (const along of parts) {
      const place = [x + width * along, y + height * down];
      if (element.contains(document.elementFromPoint(...place))) return place;
    }
  return [x + width / 2, y + height / 2];
};
