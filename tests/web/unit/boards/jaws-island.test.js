// @ts-check
/** The map of Amity has exactly the borders of the rules (JW-3, JW-4), however it is stretched. */
import assert from "node:assert/strict";
import test from "node:test";
import {
  SPACES,
  islandFor,
  landOf,
  waterOf,
} from "../../../../src/shoal/games/jaws/web/amity/island.js";
import { inWater } from "../../../../src/shoal/games/jaws/web/amity/layout.js";

/** @type {Record<string, string>} */
const BY_WATER = {
  1: "2 3 5 N", 2: "1 4 6 E", 3: "1 4 7 W", 4: "2 3 8 S", N: "1 5 6", E: "2 6 8", S: "4 7 8", W: "3 5 7",
  5: "1 N W", 6: "2 E N", 7: "3 S W", 8: "4 E S", Shop: "",
}; // prettier-ignore
/** @type {Record<string, string>} */
const BY_LAND = {
  1: "", 2: "", 3: "", 4: "", N: "5 6 Shop", E: "6 8", S: "6 7 8 Shop", W: "5 7", 5: "7 N Shop W",
  6: "8 E N S Shop", 7: "5 S Shop W", 8: "6 E S", Shop: "5 6 7 N S",
}; // prettier-ignore
const AREAS = [
  { wide: 908, high: 657 },
  { wide: 390, high: 462 },
  { wide: 360, high: 130 },
  { wide: 1548, high: 900 },
];

/** The borders of a path: the pairs of corners between which it runs. */
function bordersOf(/** @type {string} */ path) {
  const corners = [...path.matchAll(/[MLQ][^MLQZ]+/g)].map(([part]) =>
    part.slice(1).trim().split(" ").slice(-2).join(" "),
  );
  const pairs = corners.map((corner, nth) =>
    [corner, corners[(nth + 1) % corners.length]].sort().join(" - "),
  );
  return new Set(path ? pairs : []);
}

/** The spaces that have a border in common with one. */
function neighbours(/** @type {(space: string) => string} */ pathOf, /** @type {string} */ space) {
  const mine = bordersOf(pathOf(space));
  return SPACES.filter(
    (other) => other !== space && [...bordersOf(pathOf(other))].some((border) => mine.has(border)),
  );
}

for (const area of AREAS) {
  const name = `${area.wide}x${area.high}`;
  test(`on an area of ${name} spaces meet by water as in the rules`, () => {
    const island = islandFor(area);
    for (const space of SPACES)
      assert.deepEqual(
        neighbours((one) => waterOf(island, one), space).sort(),
        BY_WATER[space].split(" ").filter(Boolean).sort(),
        space,
      );
  });

  test(`on an area of ${name} spaces meet on land as in the rules`, () => {
    const island = islandFor(area);
    for (const space of SPACES)
      assert.deepEqual(
        neighbours((one) => landOf(island, one), space).sort(),
        BY_LAND[space].split(" ").filter(Boolean).sort(),
        space,
      );
  });

  test(`on an area of ${name} things in the same water never overlap`, () => {
    const island = islandFor(area);
    const sizes = [112, 54, 34, 54, 60, 58, 74, 58].map((wide) => ({ wide, high: 40 }));
    for (const space of SPACES.filter((one) => one !== "Shop")) {
      const { scale, at } = inWater(island, space, sizes);
      at.forEach((one, nth) =>
        at.slice(nth + 1).forEach((other, further) => {
          const wide = ((sizes[nth].wide + sizes[nth + 1 + further].wide) / 2) * scale;
          assert.ok(
            Math.abs(one.x - other.x) >= wide - 0.01 ||
              Math.abs(one.y - other.y) >= 40 * scale - 0.01,
            space,
          );
        }),
      );
    }
  });
}
