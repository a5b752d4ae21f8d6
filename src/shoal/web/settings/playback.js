// @ts-check
/** How this browser watches a game: the chosen speed, whether the page is visible, and which dice it has thrown. */
import { AnimationQueue, isSpeed } from "../model/motion/animation-queue.js";
import { storage } from "./storage.js";

/** @import { Speed } from "../model/motion/animation-queue.js" */

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");

/** The chosen speed; by default quick for people who ask their system for less motion. */
export function chosenSpeed() {
  const kept = storage.animationSpeed();
  if (isSpeed(kept)) return /** @type {Speed} */ (kept);
  return REDUCED.matches ? "quick" : "calm";
}

/** Whether nothing may move: the system or the player asks for that. */
export const isStill = () => REDUCED.matches || chosenSpeed() === "instant";

/** A queue for these seats, which shows everything as soon as the page is hidden. */
export function makeAnimationQueue(/** @type {number[]} */ seats = []) {
  const isHidden = () => document.hidden;
  const { thrown, noteThrow } = storage;
  const watching = { speed: chosenSpeed, isHidden, isStill, thrown, noteThrow };
  const queue = new AnimationQueue(watching, seats);
  addEventListener("visibilitychange", function hide() {
    if (!queue.lives.length) removeEventListener("visibilitychange", hide);
    else if (document.hidden) queue.skip();
  });
  return queue;
}
