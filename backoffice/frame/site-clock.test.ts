import { expect, it } from "vitest";
import { toInstant, toLocalTime } from "#backoffice/frame/site-clock.ts";

it("writes and reads times on the site's clock, wherever the operator is", () => {
  expect(toLocalTime("2026-11-21T15:30:00.000Z")).toBe("2026-11-22T00:30");
  expect(toInstant("2026-11-22T00:30")).toBe("2026-11-21T15:30:00.000Z");
  expect(toLocalTime(null)).toBe("");
  expect(toInstant("")).toBeNull();
  expect(toInstant("2026-13-45T00:30")).toBeNull();
});
