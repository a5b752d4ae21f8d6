// @ts-check
/**
 * A QR code (ISO/IEC 18004) for a short text: byte mode, error correction M, versions 1 to 10.
 * Written for the invitation: a link of some 60 letters.
 */
import { html } from "./kit.js";

// For versions 1 to 10 at level M: all codewords, error-correction codewords of a block, blocks.
const SIZES = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
const ALIGNED = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const POWERS = new Uint8Array(512);
const LOGS = new Uint8Array(256);
for (let step = 0, value = 1; step < 255; step++) {
  POWERS[step] = POWERS[step + 255] = value;
  LOGS[value] = step;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}

function times(/** @type {number} */ one, /** @type {number} */ other) {
  return one && other ? POWERS[LOGS[one] + LOGS[other]] : 0;
}

/** The remainder that guards a block of codewords. */
function guard(/** @type {number[]} */ block, /** @type {number} */ count) {
  let divisor = [1];
  for (let step = 0; step < count; step++) {
    const next = new Array(divisor.length + 1).fill(0);
    divisor.forEach((factor, place) => {
      next[place] ^= factor;
      next[place + 1] ^= times(factor, POWERS[step]);
    });
    divisor = next;
  }
  const rest = [...block, ...new Array(count).fill(0)];
  for (let place = 0; place < block.length; place++) {
    const factor = rest[place];
    divisor.forEach((part, step) => (rest[place + step] ^= times(part, factor)));
  }
  return rest.slice(block.length);
}

/** The codewords of a text in the smallest version that holds it. */
function codewords(/** @type {string} */ text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    SIZES.findIndex(
      ([all, each, blocks], place) => all - each * blocks >= bytes.length + (place < 9 ? 2 : 3),
    ) + 1;
  if (!version) throw new RangeError("The text is too long for this QR code.");
  const [all, each, blocks] = SIZES[version - 1];
  const room = all - each * blocks;
  const bits = [0b0100, ...[bytes.length]].flatMap((value, place) =>
    binary(value, place ? (version < 10 ? 8 : 16) : 4),
  );
  bytes.forEach((byte) => bits.push(...binary(byte, 8)));
  bits.push(...binary(0, Math.min(4, room * 8 - bits.length)));
  while (bits.length % 8) bits.push(0);
  const words = [];
  for (let place = 0; place < bits.length; place += 8)
    words.push(parseInt(bits.slice(place, place + 8).join(""), 2));
  for (let pad = 0; words.length < room; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return { version, stream: interleaved(words, each, blocks) };
}

function binary(/** @type {number} */ value, /** @type {number} */ length) {
  return [...value.toString(2).padStart(length, "0")]
    .slice(-length || Infinity)
    .map(Number)
    .slice(0, length);
}

function interleaved(
  /** @type {number[]} */ words,
  /** @type {number} */ each,
  /** @type {number} */ blocks,
) {
  const short = Math.floor(words.length / blocks);
  const longer = words.length % blocks;
  /** @type {number[][]} */
  const parts = [];
  for (let block = 0, from = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longer ? 1 : 0);
    parts.push(words.slice(from, from + length));
    from += length;
  }
  const guards = parts.map((part) => guard(part, each));
  const woven = (/** @type {number[][]} */ rows) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, place) =>
      rows.flatMap((row) => (place < row.length ? [row[place]] : [])),
    ).flat();
  return [...woven(parts), ...woven(guards)];
}

/** The code as rows of dark (true) and light modules. */
export function modules(/** @type {string} */ text) {
  const { version, stream } = codewords(text);
  const size = 17 + 4 * version;
  /** @type {(boolean | null)[][]} */
  const grid = Array.from({ length: size }, () => new Array(size).fill(null));
  drawPatterns(grid, version);
  const free = grid.map((row) => row.map((module) => module === null));
  fill(
    grid,
    stream.flatMap((word) => binary(word, 8)),
  );
  const masked = Array.from({ length: 8 }, (_, mask) => withMask(grid, free, mask));
  return masked.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

function drawPatterns(/** @type {(boolean | null)[][]} */ grid, /** @type {number} */ version) {
  const size = grid.length;
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ]) {
    for (let y = -1; y <= 7; y++)
      for (let x = -1; x <= 7; x++) {
        if (grid[top + y]?.[left + x] === undefined) continue;
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        grid[top + y][left + x] = ring !== 2 && ring !== 4;
      }
  }
  for (const y of ALIGNED[version - 1])
    for (const x of ALIGNED[version - 1]) {
      if (grid[y][x] !== null) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++)
          grid[y + dy][x + dx] = Math.max(Math.abs(dx), Math.abs(dy)) !== 1;
    }
  for (let place = 8; place < size - 8; place++) {
    grid[6][place] ??= place % 2 === 0;
    grid[place][6] ??= place % 2 === 0;
  }
  for (let place = 0; place < 9; place++) {
    grid[8][place] ??= false;
    grid[place][8] ??= false;
    if (place < 8) {
      grid[8][size - 1 - place] ??= false;
      grid[size - 1 - place][8] ??= false;
    }
  }
  grid[size - 8][8] = true;
  if (version >= 7) drawVersion(grid, version);
}

function drawVersion(/** @type {(boolean | null)[][]} */ grid, /** @type {number} */ version) {
  let rest = version << 12;
  for (let bit = 17; bit >= 12; bit--) if ((rest >> bit) & 1) rest ^= 0x1f25 << (bit - 12);
  const bits = (version << 12) | rest;
  for (let place = 0; place < 18; place++) {
    const dark = ((bits >> place) & 1) === 1;
    const [near, far] = [Math.floor(place / 3), grid.length - 11 + (place % 3)];
    grid[near][far] = dark;
    grid[far][near] = dark;
  }
}

/** Bits run up and down in pairs of columns from the right; column 6 is left out. */
function fill(/** @type {(boolean | null)[][]} */ grid, /** @type {number[]} */ bits) {
  const size = grid.length;
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y][x] === null) grid[y][x] = bits[next++] === 1;
    }
    up = !up;
  }
}

const MASKS = [
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 2 === 0,
  (/** @type {number} */ _x, /** @type {number} */ y) => y % 2 === 0,
  (/** @type {number} */ x) => x % 3 === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 3 === 0,
  (/** @type {number} */ x, /** @type {number} */ y) =>
    (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function withMask(
  /** @type {(boolean | null)[][]} */ grid,
  /** @type {boolean[][]} */ free,
  /** @type {number} */ mask,
) {
  const masked = grid.map((row, y) =>
    row.map((module, x) => Boolean(module) !== (free[y][x] && MASKS[mask](x, y))),
  );
  let rest = mask << 10; // level M is 00
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const size = grid.length;
  for (let place = 0; place < 15; place++) {
    const dark = ((bits >> place) & 1) === 1;
    const near = place < 6 ? place : place < 8 ? place + 1 : place;
    if (place < 8) {
      masked[near][8] = dark;
      masked[8][size - 1 - place] = dark;
    } else {
      masked[8][place === 8 ? 7 : 14 - place] = dark;
      masked[size - 15 + place][8] = dark;
    }
  }
  masked[size - 8][8] = true;
  return masked;
}

/** How hard a masked code would be to read, as the standard counts it. */
function penalty(/** @type {boolean[][]} */ grid) {
  const size = grid.length;
  const turned = grid.map((_, x) => grid.map((row) => row[x]));
  let points = 0;
  let dark = 0;
  for (const rows of [grid, turned])
    for (const row of rows) {
      const line = row.map((module) => (module ? "1" : "0")).join("");
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
      for (let place = 0; place + 11 <= size; place++)
        if (/^(10111010000|00001011101)$/.test(line.slice(place, place + 11))) points += 40;
    }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (grid[y][x]) dark++;
      if (
        y &&
        x &&
        grid[y][x] === grid[y - 1][x] &&
        grid[y][x] === grid[y][x - 1] &&
        grid[y][x] === grid[y - 1][x - 1]
      )
        points += 3;
    }
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The code as a picture. */
export function QrCode(/** @type {{ text: string, label: string }} */ { text, label }) {
  const grid = modules(text);
  const path = grid
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return html`<svg
    class="qr"
    viewBox=${`-3 -3 ${grid.length + 6} ${grid.length + 6}`}
    role="img"
    aria-label=${label}
  >
    <rect x="-3" y="-3" width=${grid.length + 6} height=${grid.length + 6} fill="#fff" />
    <path d=${path} fill="#000" />
  </svg>`;
}
