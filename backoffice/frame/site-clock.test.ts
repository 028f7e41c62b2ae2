import fc from "fast-check";
import { expect, it } from "vitest";
import { editedInstant, toInstant, toLocalTime } from "#backoffice/frame/site-clock.ts";

it("writes and reads times on the site's clock, wherever the operator is", () => {
  expect(toLocalTime("2026-11-21T15:30:00.000Z", "Asia/Seoul")).toBe("2026-11-22T00:30");
  expect(toInstant("2026-11-22T00:30", "Asia/Seoul")).toBe("2026-11-21T15:30:00.000Z");
  expect(toLocalTime("2026-07-01T11:00:00.000Z", "Europe/Malta")).toBe("2026-07-01T13:00");
  expect(toInstant("2026-12-01T13:00", "Europe/Malta")).toBe("2026-12-01T12:00:00.000Z");
});

it("reads an empty field and a time that does not exist as no instant", () => {
  expect(toLocalTime(null, "Asia/Seoul")).toBe("");
  expect(toInstant("", "Asia/Seoul")).toBeNull();
  expect(toInstant("2026-13-45T00:30", "Asia/Seoul")).toBeNull();
  expect(editedInstant("", "2026-11-21T15:30:00.000Z", "Asia/Seoul")).toBeNull();
});

it("keeps an instant that was not edited, in every zone and in hours that come twice", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf("timeZone")),
      fc.date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
      (zone, at) => {
        const local = toLocalTime(at.toISOString(), zone);
        expect(editedInstant(local, at.toISOString(), zone)).toBe(at.toISOString());
        expect(toLocalTime(toInstant(local, zone), zone)).toBe(local);
      },
    ),
    { numRuns: 1_000 },
  );
});
