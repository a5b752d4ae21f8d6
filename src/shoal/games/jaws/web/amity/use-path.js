// @ts-check
/** The path of the shark in its turn, for its own player: as far as this page has seen it. */
import { useRef } from "../../../../web/ui/ui.js";

/** @import { Amity } from "../facts.js" */

const UNDER_WAY = new Set(["token", "hunt", "rush"]);
/** So much does an action count beside a space of a burst. */
const ACTION = 10;

/** The spaces of the shark's turn so far; empty outside it. */
export function usePath(/** @type {Amity} */ facts) {
  const seen = useRef({ round: 0, steps: /** @type {{ space: string, left: number }[]} */ ([]) });
  const { shark, round, phase } = facts;
  if (!shark || !UNDER_WAY.has(phase)) return [];
  if (seen.current.round !== round) seen.current = { round, steps: [] };
  const { steps } = seen.current;
  const left = (facts.strokes ?? 0) * ACTION + (facts.rush ?? 0);
  // A step that was taken back has less left than there is now.
  while (steps.length && steps[steps.length - 1].left < left) steps.pop();
  if (steps[steps.length - 1]?.space !== shark) steps.push({ space: shark, left });
  return steps.map(({ space }) => space);
}
