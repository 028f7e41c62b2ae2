import { describe, expect, it } from "vitest";
import fixture from "#server/providers/igsp/fixtures/signatures.json" with { type: "json" };
import { isFresh, isSigned, readKeys, sign, signedTimeOf } from "#server/providers/igsp/sign.ts";

const keys = { apiKey: "key", secret: fixture.secret };
const parts = {
  rawBody: Buffer.from(fixture.body),
  authorization: "Bearer key",
  timestamp: fixture.timestamp,
  signature: fixture.sig,
};

describe("the iGSP signature", () => {
  it("is the published rule's, with a body and without one", () => {
    expect(sign(fixture.secret, fixture.body, fixture.timestamp)).toBe(fixture.sig);
    expect(sign(fixture.secret, "", fixture.timestamp)).toBe(fixture.get_no_body);
    expect(isSigned(keys, parts)).toBe(true);
  });

  it.each([
    { rawBody: Buffer.from(`${fixture.body}\n`) },
    { authorization: "Bearer other" },
    { authorization: null },
    { timestamp: "2025-10-17T12:04:02Z" },
    { timestamp: null },
    { signature: fixture.sig.toUpperCase() },
    { signature: null },
  ])("refuses %j", (wrong) => {
    expect(isSigned(keys, { ...parts, ...wrong })).toBe(false);
  });

  it("accepts up to five minutes of clock skew in both directions", () => {
    const now = new Date("2025-10-17T12:00:00Z");
    for (const good of ["2025-10-17T12:05:00Z", "2025-10-17T11:55:00.000Z"])
      expect(isFresh(signedTimeOf(good), now), good).toBe(true);
    for (const bad of [
      "2025-10-17T12:05:01Z",
      "2025-10-17T11:54:59Z",
      "2025-10-17T12:00:00",
      "2025-10-17 12:00:00Z",
      "1760702400",
      "2025-13-17T12:00:00Z",
    ])
      expect(isFresh(signedTimeOf(bad), now), bad).toBe(false);
  });

  it("reads both keys of a credential and refuses an incomplete one", () => {
    expect(readKeys("key:secret")).toEqual({ apiKey: "key", secret: "secret" });
    for (const half of ["key", "key:", ":secret", "a:b:c", ""]) expect(readKeys(half)).toBeNull();
  });
});
