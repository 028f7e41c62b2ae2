import { expect, it } from "vitest";
import { en } from "#locales/en/site.ts";
import { formatOf } from "#ui/format.ts";
import { previousSignInText } from "#site/members/previous-sign-in.ts";

const format = formatOf("en", "Asia/Seoul");
const previous = { at: "2026-07-04T20:05:00Z", device: "Firefox, Linux", address: "203.0.•.•" };

it("a sign-in shows the time and place of the previous one, and the failed attempts since", () => {
  expect(previousSignInText({ ...previous, refusedSince: 2 }, en, format)).toBe(
    "Previous login 2026-07-05 05:05 · Firefox, Linux · 203.0.•.• · Failed login attempts since then: 2",
  );
  expect(previousSignInText({ ...previous, device: "", refusedSince: 0 }, en, format)).toBe(
    "Previous login 2026-07-05 05:05 · Unknown device · 203.0.•.•",
  );
});
