import { describe, expect, it } from "vitest";
import fixture from "../fixtures/signatures.json" with { type: "json" };
import { isSigned, sign } from "./beexar-signature.ts";

describe.each(fixture.vectors)("signature $about", ({ body, bytes, signature, mustFail }) => {
  const raw = Buffer.from(body);

  it("equals the vector", () => {
    expect(raw.length).toBe(bytes);
    expect(sign(fixture.secret, raw)).toBe(signature);
    expect(isSigned(fixture.secret, raw, signature)).toBe(true);
  });

  it("is refused for other bytes", () => {
    for (const wrong of mustFail) expect(isSigned(fixture.secret, raw, wrong)).toBe(false);
  });
});

it.each([undefined, "", "0".repeat(64), "0".repeat(63), "Z".repeat(64), ["a"]])(
  "refuses %j",
  (signature) => {
    expect(isSigned(fixture.secret, Buffer.from("{}"), signature)).toBe(false);
  },
);
