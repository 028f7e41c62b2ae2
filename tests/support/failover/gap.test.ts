import { expect, it } from "vitest";
import { longestGapMs } from "#tests/support/failover/gap.ts";

it("is the longest time between two moments in order", () => {
  expect(longestGapMs([70, 10, 20, 25])).toBe(45);
  expect(longestGapMs([5])).toBe(0);
});
