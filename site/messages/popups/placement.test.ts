import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cascaded, clamped, nextCorner } from "#site/messages/popups/placement.ts";

const box = { width: 340, height: 240 };
const view = { width: 1280, height: 800 };
const anywhere = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});

describe("the position of a notice window", () => {
  it("is inside the page's window for any stored position", () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        const { x, y } = clamped(place, box, view);
        return x >= 0 && y >= 0 && x + box.width <= view.width && y + box.height <= view.height;
      }),
    );
  });
  it("keeps its bar in reach when it is larger than the page's window", () => {
    expect(
      clamped({ x: 400, y: 400 }, { width: 900, height: 900 }, { width: 500, height: 300 }),
    ).toEqual({ x: 8, y: 8 });
  });
  it("cycles through the four corners", () => {
    let place = { x: 64, y: 140 };
    const seen = [];
    for (let press = 0; press < 4; press++) {
      place = nextCorner(place, box, view, 125);
      seen.push(place);
    }
    expect(seen).toEqual([
      { x: 932, y: 133 },
      { x: 932, y: 552 },
      { x: 8, y: 552 },
      { x: 8, y: 133 },
    ]);
  });
  it("moves aside from another window at the same position", () => {
    const same = { x: 64, y: 140 };
    expect(cascaded([same, same, { x: 400, y: 140 }, same])).toEqual([
      same,
      { x: 96, y: 172 },
      { x: 400, y: 140 },
      { x: 128, y: 204 },
    ]);
  });
});
