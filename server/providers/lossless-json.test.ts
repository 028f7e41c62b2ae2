import { describe, expect, it } from "vitest";
import { parseLossless, rawNumber, WireNumber } from "#server/providers/lossless-json.ts";

describe("lossless JSON", () => {
  it.each(["9007199254740993", "12.10", "0.1", "1E2000000000", "-0", "100000000000000000001"])(
    "keeps the digits of %s both ways",
    (text) => {
      const parsed = parseLossless(`{"a":[${text}]}`) as { a: [WireNumber] };
      expect(parsed.a[0]).toBeInstanceOf(WireNumber);
      expect(parsed.a[0].text).toBe(text);
      expect(JSON.stringify({ a: rawNumber(text) })).toBe(`{"a":${text}}`);
      expect(JSON.stringify(parsed)).toBe(`{"a":[${text}]}`);
    },
  );

  it("keeps other values unchanged, also a key named __proto__", () => {
    const parsed = parseLossless('{"__proto__":{"x":true},"s":"1","n":null}') as object;
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(Object.entries(parsed)).toEqual([
      ["__proto__", { x: true }],
      ["s", "1"],
      ["n", null],
    ]);
  });

  it.each(["{", "", "007", "+1", "NaN", "[1,]"])("refuses %j", (text) => {
    expect(() => parseLossless(text)).toThrow(SyntaxError);
  });
});
