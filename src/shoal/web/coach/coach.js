// @ts-check
/** The coach of a first game: three cards, then a tip at the first decision of each kind. */
import { html, useEffect, useState } from "../ui/html.js";
import {
  isCoached,
  progressIn,
  tipFor,
  withCardsRead,
  withGameDone,
  withTipRead,
} from "../model/coach-progress.js";
import { storage } from "../settings/storage.js";
import { go } from "../app.js";
import { useCoachData } from "./coach-data.js";
import { COACH_CHANGE } from "./coach-wanted.js";
import { CardsDialog } from "./picture-cards.js";
import { Bubble } from "./bubble.js";
import { keyIn } from "../model/messages/messages.js";

/** @import * as Wire from "../types.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */

/**
 * @typedef {object} CoachProps
 * @property {string} game
 * @property {string} title of the game
 * @property {number} lesson the number of its steps; 0 if the game has none
 * @property {string} table to come back to after the lesson
 * @property {Wire.View} view
 * @property {boolean} isToMove whether the reader has something to decide
 * @property {boolean} isOver
 * @property {MessageFormatter} formatter of the game's words
 */

export function Coach(/** @type {CoachProps} */ props) {
  const { game, formatter, view, isToMove, isOver } = props;
  const data = useCoachData(game);
  const [progress, setProgress] = useState(storage.coach);
  const save = (/** @type {typeof progress} */ next) => {
    storage.saveCoach(next);
    setProgress(next);
  };
  // The setting may change beside an open table.
  useEffect(() => {
    const change = () => setProgress(storage.coach());
    addEventListener(COACH_CHANGE, change);
    return () => removeEventListener(COACH_CHANGE, change);
  }, []);
  const own = progressIn(progress, game);
  const tip = isToMove && data && own.cards ? tipFor(data.tips, own, view.prompt?.[0]) : null;
  // Who acts without closing the tip has read it.
  useEffect(() => {
    if (tip) return () => save(withTipRead(storage.coach(), game, tip.tip));
    return undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when another tip is shown
  }, [tip?.tip]);
  useEffect(() => {
    if (isOver) save(withGameDone(storage.coach(), game));
  }, [isOver, game]);
  if (!data || isOver || !isCoached(progress, game)) return null;
  const skip = () => save(withGameDone(storage.coach(), game));
  if (!own.cards)
    return html`<${CardsDialog}
      ...${props}
      cards=${data.cards}
      start=${() => save(withCardsRead(storage.coach(), game))}
      skip=${skip}
      learn=${() => go(`/lesson/${game}?table=${props.table}`)}
    />`;
  if (!tip) return null;
  return html`<${Bubble}
    key=${tip.tip}
    text=${formatter.t(keyIn("tip", tip.tip))}
    at=${tip.at}
    t=${formatter.t}
    close=${() => save(withTipRead(storage.coach(), game, tip.tip))}
    skip=${skip}
  />`;
}
