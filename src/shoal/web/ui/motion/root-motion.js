// @ts-check
/** Tells the styles what may move: nothing, if the player turned animation off; nothing that loops, in a hidden tab. */
import { chosenSpeed } from "../../settings/playback.js";

const root = document.documentElement;

/** Say which speed is chosen; called again when the player chooses another. */
export function showSpeed() {
  root.dataset.speed = chosenSpeed();
}

function showVisibility() {
  root.classList.toggle("is-hidden", document.hidden);
}

export function followVisibility() {
  showSpeed();
  showVisibility();
  document.addEventListener("visibilitychange", showVisibility);
  return () => document.removeEventListener("visibilitychange", showVisibility);
}
