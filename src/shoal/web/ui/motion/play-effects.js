// @ts-check
/** Plays what happens on a board: flights, bites, red water, breaking planks, rings. Transform and opacity only. */
import { ghostOf, ownerPlace } from "./piece-copies.js";

/** @import { Effect } from "../../model/motion/drama.js" */
/** @import { Piece } from "./piece-copies.js" */

const FLY = 420; // milliseconds
const BITE = 360;
const REDDEN = 500;
const CRACK = 640; // 240 to crack, 400 to fall
const RIPPLE = 900;
const STAGGER = 90; // between two flights
const ARC = 60; // pixels that a flight rises
const EASING = "cubic-bezier(.2,.8,.2,1)";

/** @typedef {{ game: string, was: Map<string, Piece>, is: Map<string, Piece>, factor: number }} Scene the pieces before and after, and a factor of all times */

/** Play effects; one whose piece was never seen is left out. */
export function playEffects(/** @type {Effect[]} */ effects, /** @type {Scene} */ scene) {
  effects.forEach((effect, nth) => {
    const piece = scene.was.get(effect.piece) ?? scene.is.get(effect.piece);
    if (piece?.rect.width) PLAY[effect.effect](piece, effect, scene, nth);
  });
}

/** @type {Record<Effect["effect"], (piece: Piece, effect: Effect, scene: Scene, nth: number) => void>} */
const PLAY = { fly, lunge, redden, crack, ripple };

function fly(
  /** @type {Piece} */ piece,
  /** @type {Effect} */ { owner, to },
  /** @type {Scene} */ scene,
  /** @type {number} */ nth,
) {
  const target = owner === undefined ? scene.is.get(to ?? "")?.rect : ownerPlace(owner);
  if (!target?.width) return;
  const { rect } = piece;
  const dx = target.x + target.width / 2 - (rect.x + rect.width / 2);
  const dy = target.y + target.height / 2 - (rect.y + rect.height / 2);
  const end = Math.min(1, target.height / Math.max(1, rect.height));
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - ARC}px) scale(1.1)`, opacity: 1, offset: 0.45 },
    { transform: `translate(${dx}px, ${dy}px) scale(${end})`, opacity: 0.2 },
  ];
  const delay = STAGGER * nth * scene.factor;
  animateGhost(ghostOf(scene.game, piece), frames, FLY * scene.factor, delay);
}

/** A jump forward and back; added to where the piece stands. */
function lunge(
  /** @type {Piece} */ { rect },
  /** @type {Effect} */ { piece },
  /** @type {Scene} */ { is, factor },
) {
  const far = Math.max(6, rect.width / 5);
  is.get(piece)?.element.animate(
    [
      { transform: "translate(0, 0) scale(1)" },
      { transform: `translate(${-far / 2}px, 0) scale(0.94)`, offset: 0.35 },
      { transform: `translate(${far}px, ${-far / 3}px) scale(1.22)`, offset: 0.6 },
      { transform: "translate(0, 0) scale(1)" },
    ],
    { duration: BITE * factor, easing: EASING, composite: "add" },
  );
}

/** Red over a place, which clears again. */
function redden(
  /** @type {Piece} */ piece,
  /** @type {Effect} */ _effect,
  /** @type {Scene} */ scene,
) {
  const stain = ghostOf(scene.game, { ...piece, copy: document.createElement("i"), box: null });
  stain.classList.add("stain");
  animateGhost(
    stain,
    [
      { opacity: 0, transform: "scale(0.5)" },
      { opacity: 0.75, transform: "scale(1)", offset: 0.4 },
      { opacity: 0, transform: "scale(1.15)" },
    ],
    3 * REDDEN * scene.factor,
  );
}

/** Shakes, then falls and fades: a copy of what is gone, or the thing itself. */
function crack(
  /** @type {Piece} */ piece,
  /** @type {Effect} */ _effect,
  /** @type {Scene} */ scene,
) {
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "rotate(-3deg)", opacity: 1, offset: 0.12 },
    { transform: "rotate(3deg)", opacity: 1, offset: 0.24 },
    { transform: "rotate(-2deg)", opacity: 1, offset: 0.38 },
    { transform: "translateY(40px) rotate(14deg)", opacity: 0 },
  ];
  animateGhost(ghostOf(scene.game, piece), frames, CRACK * scene.factor);
}

/** Two rings. */
function ripple(
  /** @type {Piece} */ piece,
  /** @type {Effect} */ _effect,
  /** @type {Scene} */ scene,
) {
  for (const delay of [0, RIPPLE / 3]) {
    const ring = ghostOf(scene.game, { ...piece, copy: document.createElement("i"), box: null });
    ring.classList.add("ring");
    const frames = [
      { opacity: 0.9, transform: "scale(0.6)" },
      { opacity: 0, transform: "scale(1.6)" },
    ];
    animateGhost(ring, frames, RIPPLE * scene.factor, delay * scene.factor);
  }
}

/** Animate a copy, and remove it at the end. */
function animateGhost(
  /** @type {HTMLElement} */ ghost,
  /** @type {Keyframe[]} */ frames,
  /** @type {number} */ duration,
  delay = 0,
) {
  const moving = ghost.animate(frames, { duration, delay, easing: EASING, fill: "both" });
  const remove = () => ghost.remove();
  moving.finished.then(remove, remove);
}
