// Text that cannot be read: cut off by its frame or the edge of the screen, or overlapped by other text.
// Allowed are: an ellipsis, text that can be scrolled into view, text under a floating bar, and the map of
// Shark Tank, which shows only a part of itself when it is zoomed in.
(slack) => {
  const kept = new Map();
  /** The style and position of an element; read once for each. */
  const known = (element) => {
    if (!kept.has(element))
      kept.set(element, { look: getComputedStyle(element), edge: element.getBoundingClientRect() });
    return kept.get(element);
  };
  /** The frames around an element, up to the page or the dialog that it is in. */
  const framesOf = (element) => {
    const frames = [];
    for (let frame = element; frame && frame !== document.body; frame = frame.parentElement) {
      if (!(frame instanceof SVGElement) || frame.tagName === "svg") frames.push(frame);
      if (frame.tagName === "DIALOG") break;
    }
    return frames;
  };
  // Text for screen readers is clipped to nothing; a player's sign may be on a number.
  const isHeard = (element) =>
    element && (known(element).look.clipPath !== "none" || isHeard(element.parentElement));
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("option, datalist, .sign, .tank") &&
    !isHeard(element);
  const FLOATING = ".floats, .steps, .status-line, .top, .status-notices, .setup-start, dialog";

  /** The visible part of a box inside its frames. */
  const seenPart = (frames, { left, right, top, bottom }) => {
    for (const frame of frames) {
      const { look, edge } = known(frame);
      if (frame instanceof SVGElement || look.overflow === "visible") continue;
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom, height: bottom - top };
  };

  /** The frame that cuts a line of text off, if any does. */
  const cutBy = ({ frames, box }) => {
    for (const frame of frames) {
      const { look, edge } = known(frame);
      if (look.textOverflow === "ellipsis" || look.webkitLineClamp !== "none") return null;
      const over = [box.left < edge.left - slack || box.right > edge.right + slack];
      // Letters reach a little out of a low line: text is cut if a third of its height is missing.
      over.push(box.top < edge.top - box.height / 3 || box.bottom > edge.bottom + box.height / 3);
      const cuts = [look.overflowX, look.overflowY];
      if (cuts.some((way, side) => /auto|scroll/.test(way) && over[side])) return null;
      if (cuts.some((way, side) => /hidden|clip/.test(way) && over[side])) return frame;
    }
    return box.left < -slack || box.right > innerWidth + slack ? document.body : null;
  };

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!node.textContent.trim() || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.textContent.trim().slice(0, 40);
    const frames = framesOf(parent);
    const floats = parent.closest(FLOATING);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1)
        lines.push({ parent, frames, floats, box, text, seen: seenPart(frames, box) });
  }

  const meets = ({ seen: a }, { seen: b }) =>
    Math.min(a.height, b.height) > 1 &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3;
  const found = lines
    .filter(cutBy)
    .map((line) => `${line.text} is cut off by ${cutBy(line).getAttribute("class")}`);
  lines.forEach((one, nth) => {
    for (const other of lines.slice(nth + 1))
      if (one.parent !== other.parent && one.floats === other.floats && meets(one, other))
        found.push(`${one.text} is written over ${other.text}`);
  });
  return found;
};
