// @ts-check
/** The outlines of suits, fish and sharks, for the board and the picture of the game. */

/** @type {Record<string, string>} */
export const SHAPES = {
  suns: sun(),
  moons: "M2-10A10 10 0 1 0 10 4A8.5 8.5 0 0 1 2-10Z",
  crowns: "M-9 7L-10-6L-5-1L0-9L5-1L10-6L9 7Z",
  arms: "M-8-9H8V0C8 6 3 9 0 10.5C-3 9-8 6-8 0Z",
};

export const BODY = "M18 0C13-9-3-12-12-2.5V2.5C-3 12 13 9 18 0Z";
export const TAIL = "M-11 0L-21-9C-18.5-3-18.5 3-21 9Z";
export const FIN = "M-5-7.500C-1-13 6-12 8-7.500ZM-3 8L-6 13.500L5 8.500Z";

export const SHARK = {
  body: "M21 0C15-9 3-13-11-12C-30-10-44-5-58-2V2C-44 5-30 10-11 12C3 13 15 9 21 0Z",
  fins:
    "M-8-9C-14-18-22-26-33-29C-31-20-28-13-23-8ZM-8 9C-14 18-22 26-33 29C-31 20-28 13-23 8Z" +
    "M-38-6L-49-14L-47-4ZM-38 6L-49 14L-47 4Z" +
    "M-53 0C-61-6-67-15-78-20C-74-10-70-4-69 0C-70 4-74 10-78 20C-67 15-61 6-53 0Z",
  back: "M11-3C-6-6-30-4-56 0C-30 4-6 6 11 3Z",
};

function sun() {
  const corners = [];
  for (let step = 0; step < 16; step++) {
    const far = step % 2 ? 5.6 : 10.5;
    const angle = (Math.PI * step) / 8;
    corners.push(`${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`);
  }
  return `M${corners.join("L")}Z`;
}
