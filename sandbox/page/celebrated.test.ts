import { expect, it } from "vitest";
import { isAbove } from "./celebrated.ts";

it.each([
  ["0", "100", false],
  ["99.99999", "100", false],
  ["100", "100", false],
  ["100.00", "100", false],
  ["100.00001", "100", true],
  ["1000", "200", true],
  ["1", "0", true],
])("a return of %s for a stake of %s is celebrated: %s", (amount, stake, celebrated) => {
  expect(isAbove(amount, stake)).toBe(celebrated);
});
