import { expect, it } from "vitest";
import { BAR_SHARE, rangeOfBars } from "#backoffice/reports/bar-range.ts";

it.each([1, 2, 24, 366])(
  "the axis shows the first and the last of %i pairs of bars whole",
  (count) => {
    const [first, last] = rangeOfBars(count);
    // The bars of an index are left and right of it.
    expect(first).toBeLessThan(0 - BAR_SHARE);
    expect(last).toBeGreaterThan(count - 1 + BAR_SHARE);
  },
);
