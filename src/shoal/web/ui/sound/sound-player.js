// @ts-check
/** Plays sounds and vibrates, if the player has turned sound on. */
import { storage } from "../../settings/storage.js";

/** @import { Heard, SoundName } from "../../model/motion/sound-choice.js" */

const VOLUME = 0.25; // about -12 dB
const GAP = 0.16; // seconds between two sounds of one update

/** @type {Partial<Record<SoundName, number | number[]>>} milliseconds that a phone vibrates */
const VIBRATIONS = { dice: 8, bite: 30, plank: [20, 40, 20], turn: 15 };

/** The functions that make the sounds: fetched only by those who want to hear them. */
const loadSynth = () => import("./synth.js");
if (storage.sound() === "on") loadSynth().catch(() => null); // so that the first sound is not late

/** @type {{ context: AudioContext, out: GainNode } | null} */
let audio = null;

/** A browser lets a page make sounds only after a press on it. */
function mayPlay() {
  return storage.sound() === "on" && navigator.userActivation?.hasBeenActive !== false;
}

function openAudio() {
  if (!audio) {
    const context = new AudioContext();
    const out = context.createGain();
    out.gain.value = VOLUME;
    out.connect(context.destination);
    audio = { context, out };
  }
  if (audio.context.state === "suspended") audio.context.resume();
  return audio;
}

/** Play these sounds, one shortly after the other. */
export function play(/** @type {Heard[]} */ heard) {
  if (!heard.length || !mayPlay()) return;
  const { context, out } = openAudio();
  const start = (/** @type {typeof import("./synth.js")} */ { SOUNDS }) =>
    heard.forEach(({ sound, times }, nth) =>
      SOUNDS[sound]({ context, out, at: context.currentTime + 0.01 + GAP * nth }, times),
    );
  loadSynth().then(start, () => null);
  const felt = heard.map(({ sound }) => VIBRATIONS[sound]).find(Boolean);
  if (felt) navigator.vibrate?.(felt);
}
