import { describe, expect, it } from "vitest";
import { hiddenUntil, hideForMs } from "#site/messages/popups/dismissal.ts";

const at = (hours: number, minutes = 0) => new Date(2026, 10, 21, hours, minutes);

describe("don't show again today", () => {
  it("lasts until the next local midnight when that is more than eight hours away", () => {
    expect(hiddenUntil(at(9))).toBe(new Date(2026, 10, 22).getTime());
    expect(hiddenUntil(at(0))).toBe(new Date(2026, 10, 22).getTime());
  });
  it("lasts eight hours in the evening", () => {
    expect(hiddenUntil(at(23, 30))).toBe(at(23, 30).getTime() + hideForMs);
    expect(hiddenUntil(at(16, 1))).toBe(at(16, 1).getTime() + hideForMs);
  });
});
