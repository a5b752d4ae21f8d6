import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest } from "../../../../src/shoal/web/ui/board/arrow-keys.js";

const RIGHT = [1, 0];
const HERE = { x: 0, y: 0 };

test("the nearest point ahead is chosen", () => {
  assert.equal(
    nearest(
      HERE,
      [
        { x: 50, y: 0 },
        { x: 20, y: 0 },
        { x: -5, y: 0 },
      ],
      RIGHT,
    ),
    1,
  );
});

test("a point ahead beats a nearer one aside", () => {
  assert.equal(
    nearest(
      HERE,
      [
        { x: 10, y: 40 },
        { x: 60, y: 0 },
      ],
      RIGHT,
    ),
    1,
  );
});

test("there may be no point in that direction", () => {
  assert.equal(nearest(HERE, [{ x: -10, y: 0 }], RIGHT), -1);
});
