// @ts-check
/** Plays what a seat hears of a game: its dice, what the log tells, its turn, a refusal, the end. Loaded after the board. */
import { useEffect, useRef } from "../html.js";
import { endSound, soundsOf } from "../../model/motion/sound-choice.js";
import { play } from "./sound-player.js";

/** @import { Heard } from "../../model/motion/sound-choice.js" */
/** @import { Playing } from "../../net/live-table.js" */
/** @import { Drama } from "../../net/game-parts.js" */

/** @typedef {{ live: Playing, drama: Drama, isToMove: boolean, isRefused: boolean }} SoundProps */

/** Draws nothing. */
export function Sounds(/** @type {SoundProps} */ { live, drama, isToMove, isRefused }) {
  const heard = useRef(live.log.length); // entries of the log
  const { log, part, table } = live;
  useEffect(() => {
    if (part === "tumbling") play([{ sound: "dice", times: 4 }]);
  }, [part]);
  useEffect(() => {
    const entries = log.slice(heard.current);
    heard.current = log.length;
    play(soundsOf(drama.sounds ?? {}, entries));
  }, [log, drama]);
  useOnChange(isToMove, { sound: "turn", times: 1 });
  useOnChange(isRefused, { sound: "refused", times: 1 });
  const { result } = table;
  const ending = result ? endSound(result.ranking, live.seat) : null;
  useOnChange(Boolean(ending), { sound: ending ?? "win", times: 1 });
  return null;
}

/** Play a sound when something becomes true; not for what is true from the beginning. */
function useOnChange(/** @type {boolean} */ is, /** @type {Heard} */ heard) {
  const was = useRef(is);
  useEffect(() => {
    if (is && !was.current) play([heard]);
    was.current = is;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it becomes true
  }, [is]);
}
