import { expect, it } from "vitest";
import { momentAt } from "#contract/zone-clock.ts";

it("a time that the clocks skip is the moment after it", () => {
  expect(momentAt("2026-03-08", "02:30:00", "America/New_York").toISOString()).toBe(
    "2026-03-08T07:30:00.000Z",
  );
});
