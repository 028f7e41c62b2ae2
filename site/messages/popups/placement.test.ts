import fc from "fast-check";
import { expect, it } from "vitest";
import { asideFrom, clamped, inWider } from "#site/messages/popups/placement.ts";

const view = { width: 1280, height: 860 };
const box = { width: 342, height: 220 };
const top = 64;

it("a popup leaves a focused control of any place free, and keeps its own place where it can", () => {
  const control = fc
    .record({
      width: fc.integer({ min: 24, max: 500 }),
      height: fc.integer({ min: 24, max: 300 }),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
      above: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ width, height, left, above }) => ({
      x: left * (view.width - width),
      y: above * (view.height - height),
      width,
      height,
    }));
  const place = fc.record({ x: fc.integer({ max: 2_000 }), y: fc.integer({ max: 2_000 }) });
  fc.assert(
    fc.property(control, place, (focused, wanted) => {
      const own = clamped(wanted, box, view);
      const covers = ({ x, y }: { x: number; y: number }) =>
        x < focused.x + focused.width &&
        focused.x < x + box.width &&
        y < focused.y + focused.height &&
        focused.y < y + box.height;
      const shown = asideFrom(focused, own, { box, view, top });
      expect(covers(shown)).toBe(false);
      if (!covers(own)) expect(shown).toEqual(own);
    }),
  );
});

it("a popup covers as little as possible of a control that is wider than the room beside it", () => {
  const wide = { x: 0, y: 700, width: 1280, height: 160 };
  const { y } = asideFrom(wide, { x: 300, y: 630 }, { box, view, top });
  expect(y).toBe(top + 8);
});

it("a popup keeps its place up to 1280 pixels, and its share of the width beyond", () => {
  const place = { x: 900, y: 216 };
  expect(inWider(place, 390)).toEqual(place);
  expect(inWider(place, 1280)).toEqual(place);
  expect(inWider(place, 2560)).toEqual({ x: 1800, y: 216 });
});
