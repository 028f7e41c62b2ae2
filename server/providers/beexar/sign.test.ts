import { describe, expect, it } from "vitest";
import fixture from "#server/providers/beexar/fixtures/signatures.json" with { type: "json" };
import { isSigned, sign } from "#server/providers/beexar/sign.ts";

describe("the signature", () => {
  for (const vector of fixture.vectors) {
    const isRejected = "expect" in vector && vector.expect === "reject";
    const name = ("why" in vector && vector.why) || `${vector.origin} vector`;
    it(`${isRejected ? "refuses" : "accepts"} the ${name}`, () => {
      expect(isSigned(fixture.secret, Buffer.from(vector.body), vector.sig)).toBe(!isRejected);
      if (!isRejected) expect(sign(fixture.secret, vector.body)).toBe(vector.sig);
      if ("must_not_match" in vector)
        expect(isSigned(fixture.secret, Buffer.from(vector.body), vector.must_not_match)).toBe(
          false,
        );
    });
  }

  it("accepts only exactly 64 lower-case hex digits", () => {
    const body = Buffer.from("{}");
    const good = sign(fixture.secret, body);
    for (const bad of [
      undefined,
      "",
      good.toUpperCase(),
      good.slice(1),
      `${good}0`,
      "0".repeat(64),
      [good],
    ])
      expect(isSigned(fixture.secret, body, bad)).toBe(false);
  });
});
