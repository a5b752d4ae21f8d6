// @ts-check
/** A title over the board for a moment, as between the acts of a play; any press or key skips it. */
import { html, useEffect, useRef } from "../html.js";
import { motionFactor } from "../../model/motion/animation-queue.js";
import { chosenSpeed } from "../../settings/playback.js";

/** @import { TitleCard } from "../../model/motion/drama.js" */
/** @import { Text } from "../board/game-text.js" */

const SHOWN = 1600; // milliseconds at the usual speed
const LEAST = 800; // however fast everything is: it must be read

export function TitleCardScreen(
  /** @type {{ card: TitleCard, t: Text, close: () => void }} */ { card, t, close },
) {
  const { title, second } = card(t);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    const shut = () => closing.current();
    const timer = setTimeout(shut, Math.max(LEAST, SHOWN * motionFactor(chosenSpeed())));
    const events = ["pointerdown", "keydown"];
    for (const event of events) addEventListener(event, shut);
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, shut);
    };
  }, [card]);
  return html`<div class="title-card" role="status">
    <p class="title-card-first">${title}</p>
    ${second ? html`<p class="title-card-second">${second}</p>` : null}
  </div>`;
}
