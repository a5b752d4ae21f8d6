// @ts-check
/** How this browser watches a game: the chosen speed, and whether the page is visible. */
import { AnimationQueue, isSpeed } from "../model/animation-queue.js";
import { storage } from "./storage.js";

/** @import { Speed } from "../model/animation-queue.js" */

/** The chosen speed; by default quick for people who ask their system for less motion. */
export function chosenSpeed() {
  const kept = storage.animationSpeed();
  if (isSpeed(kept)) return /** @type {Speed} */ (kept);
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "quick" : "calm";
}

/** A queue that shows everything as soon as the page is hidden. */
export function makeAnimationQueue() {
  const queue = new AnimationQueue({ speed: chosenSpeed, isHidden: () => document.hidden });
  addEventListener("visibilitychange", function hide() {
    if (!queue.lives.length) removeEventListener("visibilitychange", hide);
    else if (document.hidden) queue.skip();
  });
  return queue;
}
