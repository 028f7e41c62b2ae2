import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareNames } from "#server/kit/names.ts";

describe("the sender of a transfer and the holder of an account", () => {
  it.each([
    ["김은하", "김은하", "same"],
    ["김 은하", "김은하", "same"],
    ["(주)별빛", "주식회사 별빛", "same"],
    ["㈜별빛", "별빛 주식회사", "same"],
    ["KIM EUNHA", "Eunha Kim", "same"],
    ["Nguyễn Văn An", "NGUYEN VAN AN", "same"],
    ["Moonlight Co., Ltd.", "MOONLIGHT", "same"],
    ["สมชาย ใจดี", "สมชาย ใจดี", "same"],
    ["김은하수", "김은하", "part"],
    ["ALEXANDER BE", "Alexander Berg", "part"],
    ["KIM EUNHA", "김은하", "unknown"],
    ["", "김은하", "unknown"],
    ["***", "김은하", "unknown"],
    ["박사기", "신동엽", "other"],
    ["김", "김은하", "other"],
    ["KIM", "Kimberly Park", "other"],
    ["김은하", "김은별", "other"],
  ] as const)("%s and %s: %s", (sender, holder, match) => {
    expect(compareNames(sender, holder)).toBe(match);
    expect(compareNames(holder, sender)).toBe(match);
  });

  it("any name is the same as itself, in any case and with any spaces around it", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[가-힣A-Za-z ]*[가-힣A-Z]$/), (name) => {
        if (/주식회사|유한회사|\b(CO|CORP|INC|LLC|LTD|PLC|GMBH|JSC)\b/i.test(name)) return;
        expect(compareNames(`  ${name.toLowerCase()} `, name)).toBe("same");
      }),
    );
  });
});
