import { describe, expect, it } from "vitest";
import { levelOf, percentIn } from "#backoffice/games/agreed-levels/percent.ts";

describe("an agreed level", () => {
  it.each([
    ["99.9", 99_900],
    ["99,95", 99_950],
    [" 99.999 ", 99_999],
    ["50", 50_000],
    ["100", 100_000],
  ])("%j is %i thousandths of a per cent", (written, level) =>
    expect(levelOf(written)).toBe(level),
  );

  it.each(["", "49.999", "100.001", "99.9999", "9", "99.", "-99", "99.9%", "1e2"])(
    "%j is none",
    (written) => expect(levelOf(written)).toBeNull(),
  );

  it("is shown with all its decimals", () => {
    expect(percentIn("en", 99_999)).toBe("99.999%");
    expect(percentIn("ko", 99_900)).toBe("99.9%");
    expect(percentIn("vn", 99_950)).toBe("99,95%");
  });
});
