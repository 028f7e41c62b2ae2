import { expect, it } from "vitest";
import { bandOf } from "#site/protection/self-test-score.ts";

it.each([
  [0, "none"],
  [1, "low"],
  [2, "low"],
  [3, "moderate"],
  [7, "moderate"],
  [8, "high"],
  [27, "high"],
] as const)("%i points of the self-test are the band %s", (points, band) => {
  expect(bandOf(points)).toBe(band);
});
