// @ts-check
/** The sounds of the table, made by Web Audio: each function starts one at a time of the context's clock. */

/** @import { SoundName } from "../../model/motion/sound-choice.js" */

/** @typedef {{ context: AudioContext, out: AudioNode, at: number }} Where a sound is made: where it goes, and when */

const NOISE_SECONDS = 1;
/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** White noise, made once for a context. */
function noiseOf(/** @type {AudioContext} */ context) {
  let noise = noises.get(context);
  if (!noise) {
    noise = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
    noises.set(context, noise);
  }
  return noise;
}

/** A volume that rises at once and fades until the end. */
function fade(
  /** @type {Where} */ { context, out, at },
  /** @type {number} */ volume,
  /** @type {number} */ seconds,
) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

/** A tone from one pitch to another. */
function tone(
  /** @type {Where} */ where,
  /** @type {{ wave?: OscillatorType, from: number, to?: number, seconds: number, volume?: number }} */ {
    wave = "sine",
    from,
    to = from,
    seconds,
    volume = 0.5,
  },
) {
  const { context, at } = where;
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  oscillator.connect(fade(where, volume, seconds));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** Noise through a filter that glides from one frequency to another; returns the filter. */
function noise(
  /** @type {Where} */ where,
  /** @type {{ filter: BiquadFilterType, from: number, to?: number, q?: number, seconds: number, volume?: number }} */ {
    filter: kind,
    from,
    to = from,
    q = 1,
    seconds,
    volume = 0.5,
  },
) {
  const { context, at } = where;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(fade(where, volume, seconds));
  source.start(at);
  source.stop(at + seconds);
  return filter;
}

const later = (/** @type {Where} */ where, /** @type {number} */ seconds) => ({
  ...where,
  at: where.at + seconds,
});

const WHOLE_TONE = 2 ** (2 / 12);

/** Three to five hits on wood. */
function dice(/** @type {Where} */ where, /** @type {number} */ times) {
  const hits = Math.min(5, Math.max(3, times));
  for (let hit = 0; hit < hits; hit++) {
    const from = 1800 * (0.8 + 0.4 * Math.random());
    noise(later(where, 0.09 * hit + 0.03 * Math.random()), {
      filter: "bandpass",
      from,
      q: 6,
      seconds: 0.03,
      volume: 0.9 - 0.12 * hit,
    });
  }
}

/** Two sines; each further tile is a whole tone higher. */
function tile(/** @type {Where} */ where, /** @type {number} */ times) {
  for (let nth = 0; nth < times; nth++) {
    const here = later(where, 0.11 * nth);
    const up = WHOLE_TONE ** nth;
    tone(here, { from: 880 * up, seconds: 0.09, volume: 0.3 });
    tone(here, { from: 1320 * up, seconds: 0.09, volume: 0.2 });
  }
}

function swim(/** @type {Where} */ where, /** @type {number} */ times) {
  const seconds = 0.3 + 0.18 * times;
  const filter = noise(where, { filter: "lowpass", from: 600, seconds, volume: 0.35 });
  const wobble = where.context.createOscillator();
  const depth = where.context.createGain();
  wobble.frequency.value = 5;
  depth.gain.value = 180;
  wobble.connect(depth).connect(filter.frequency);
  wobble.start(where.at);
  wobble.stop(where.at + seconds);
}

/** Two low notes of our own, a long and two short ones; the nearer, the faster. */
function nearer(/** @type {Where} */ where, /** @type {number} */ times) {
  const beat = 0.42 / Math.sqrt(times);
  [
    [0, 82.4, 1.4],
    [1.5, 87.3, 0.7],
    [2.1, 82.4, 0.7],
    [3.4, 87.3, 1.4],
  ].forEach(([at, from, length]) =>
    tone(later(where, at * beat), {
      wave: "triangle",
      from,
      seconds: length * beat,
      volume: 0.7,
    }),
  );
}

/** Notes one after the other. */
function melody(
  /** @type {Where} */ where,
  /** @type {number[]} */ notes,
  /** @type {{ step: number, seconds: number, volume: number }} */ { step, seconds, volume },
) {
  notes.forEach((from, nth) =>
    tone(later(where, nth * step), { wave: "triangle", from, seconds, volume }),
  );
}

/** @type {Record<SoundName, (where: Where, times: number) => void>} */
export const SOUNDS = {
  dice,
  tile,
  splash: (where) =>
    noise(where, { filter: "lowpass", from: 3000, to: 400, seconds: 0.35, volume: 0.5 }),
  swim,
  bite(where) {
    tone(where, { wave: "sawtooth", from: 90, to: 45, seconds: 0.16, volume: 0.6 });
    noise(where, { filter: "highpass", from: 2000, seconds: 0.02, volume: 0.5 });
  },
  plank(where) {
    noise(where, { filter: "bandpass", from: 1200, q: 2, seconds: 0.06, volume: 0.8 });
    tone(where, { wave: "triangle", from: 220, to: 110, seconds: 0.2, volume: 0.5 });
  },
  sensor(where) {
    for (const [at, volume] of [
      [0, 0.35],
      [0.15, 0.35],
      [0.39, 0.12],
      [0.54, 0.12],
    ])
      tone(later(where, at), { from: 1046, seconds: 0.09, volume });
  },
  nearer,
  turn: (where) => melody(where, [392, 587.3], { step: 0.14, seconds: 0.2, volume: 0.35 }),
  refused: (where) => tone(where, { wave: "triangle", from: 164.8, seconds: 0.09, volume: 0.4 }),
  win: (where) =>
    melody(where, [392, 493.9, 587.3, 784], { step: 0.11, seconds: 0.3, volume: 0.4 }),
  loss: (where) => melody(where, [293.7, 233.1], { step: 0.3, seconds: 0.4, volume: 0.4 }),
};
