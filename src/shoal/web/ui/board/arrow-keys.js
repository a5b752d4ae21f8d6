// @ts-check
/** Arrow keys move the focus to the nearest button or spot in that direction. */

const DIRECTIONS = /** @type {Record<string, number[]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
const PRESSABLE = "button:not(:disabled), [role=button][tabindex='0']";
const SIDEWAYS_COST = 2; // how much worse a pixel aside is than a pixel ahead

export function moveFocus(/** @type {KeyboardEvent} */ event) {
  const direction = DIRECTIONS[event.key];
  const board = /** @type {HTMLElement} */ (event.currentTarget);
  const here = /** @type {HTMLElement} */ (event.target);
  if (!direction || /^(INPUT|TEXTAREA|SELECT)$/.test(here.tagName)) return;
  const others = [...board.querySelectorAll(PRESSABLE)].filter((one) => one !== here);
  const place = nearest(middle(here), others.map(middle), direction);
  if (place < 0) return;
  event.preventDefault();
  /** @type {HTMLElement} */ (others[place]).focus();
}

/** @typedef {{ x: number, y: number }} Point */

/** The place of the nearest point in a direction; -1 if there is none. */
export function nearest(
  /** @type {Point} */ from,
  /** @type {Point[]} */ points,
  /** @type {number[]} */ [right, down],
) {
  let best = -1;
  let shortest = Infinity;
  points.forEach((to, place) => {
    const ahead = (to.x - from.x) * right + (to.y - from.y) * down;
    const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
    const distance = ahead + SIDEWAYS_COST * aside;
    if (ahead > 1 && distance < shortest) {
      shortest = distance;
      best = place;
    }
  });
  return best;
}

function middle(/** @type {Element} */ element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
