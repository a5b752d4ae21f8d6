// The middle of a marked element on the screen, scrolled into sight if need be.
(nth) => {
  const element = document.querySelector(`[data-nth="${nth}"]`);
  if (!element) return null;
  const shape = element.querySelector(".shape") ?? element;
  const box = shape.getBoundingClientRect();
  if (box.top < 120 || box.bottom > innerHeight - 10) element.scrollIntoView({ block: "center" });
  const seen = shape.getBoundingClientRect();
  return [seen.x + seen.width / 2, seen.y + seen.height / 2];
};
