// @ts-check
/** After the game: the end over the whole screen; when it is closed, a card from which it opens again. */
import { html, useEffect, useState } from "../../ui/html.js";
import { motionFactor } from "../../model/motion/animation-queue.js";
import { winners } from "../../model/table-text.js";
import { chosenSpeed, isStill } from "../../settings/playback.js";
import { EndScreen } from "../end/end-screen.js";
import { t } from "../../model/messages/page-text.js";

/** @import { EndProps } from "../end/end-screen.js" */

const LAST_MOVE = 1400; // milliseconds in which the last move is seen, at the usual speed

/** `isFresh`: whether the game has just ended on this screen. */
export function Result(
  /** @type {Omit<EndProps, "close"> & { isFresh: boolean }} */ { isFresh, ...props },
) {
  const [isOpen, setOpen] = useState(!isFresh || isStill());
  const [isSeen, setSeen] = useState(isOpen);
  useEffect(() => {
    if (isSeen) return undefined;
    const open = () => {
      setOpen(true);
      setSeen(true);
    };
    const timer = setTimeout(open, LAST_MOVE * motionFactor(chosenSpeed()));
    return () => clearTimeout(timer);
  }, [isSeen]);
  const { live, names } = props;
  if (!live.table.result) return null;
  if (isOpen) return html`<${EndScreen} ...${props} close=${() => setOpen(false)} />`;
  return html`<section class="panel result" aria-label=${t("result-title")}>
    <h2>${winners(live.table.result, names)}</h2>
    <button type="button" class="button" onClick=${() => setOpen(true)}>${t("end-show")}</button>
  </section>`;
}
