import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "#contract/contrast.ts";
import { readableColor } from "#ui/readable-color.ts";

const bar = "#1f2435";
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("a title's colour", () => {
  it("computes contrast as WCAG does", () => {
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });
  it("stays as chosen when it is readable", () => {
    expect(readableColor("#F3C969", bar)).toBe("#f3c969");
  });
  it("is readable on the bar for any chosen colour", () => {
    fc.assert(
      fc.property(hex, (color) => contrast(readableColor(color, bar) ?? "", bar) >= 4.5),
      { numRuns: 500 },
    );
  });
  it.each([null, "", "red", "#fff", "#12345g"])("is the page's own for %s", (color) => {
    expect(readableColor(color, bar)).toBeNull();
  });
});
