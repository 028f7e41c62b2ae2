import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import fixture from "#server/providers/betsy/fixtures/signatures.json" with { type: "json" };
import { isSigned, sign } from "#server/providers/betsy/sign.ts";

const { secret, vectors } = fixture;
const body = Buffer.from(vectors[1]?.body ?? "");

function jws(header: object): string {
  const head = Buffer.from(JSON.stringify(header)).toString("base64url");
  const mac = createHmac("sha256", secret).update(`${head}.${body.toString("base64url")}`);
  return `${head}..${mac.digest("base64url")}`;
}

describe("the detached JWS", () => {
  for (const vector of vectors)
    it(`is the vector's for ${vector.body.slice(-60)}`, () => {
      expect(sign(secret, vector.body)).toBe(vector.jws);
      expect(isSigned(secret, Buffer.from(vector.body), vector.jws)).toBe(true);
    });

  it("distinguishes 12.5 from 12.50: the signature covers the bytes", () => {
    expect(isSigned(secret, Buffer.from(vectors[2]?.body ?? ""), vectors[1]?.jws)).toBe(false);
  });

  it("takes HS256 and no other algorithm", () => {
    expect(isSigned(secret, body, jws({ alg: "HS256" }))).toBe(true);
    for (const header of [{ alg: "none" }, { alg: "HS512" }, { typ: "JWT" }, ["HS256"], {}])
      expect(isSigned(secret, body, jws(header)), JSON.stringify(header)).toBe(false);
  });

  it("refuses what is not detached, truncated, or encoded differently", () => {
    const good = vectors[1]?.jws ?? "";
    const [header, , mac] = good.split(".");
    const attached = `${header}.${body.toString("base64url")}.${mac}`;
    for (const bad of [attached, `${good}.`, good.slice(0, -1), `${good}=`, "", undefined, [good]])
      expect(isSigned(secret, body, bad), String(bad)).toBe(false);
  });
});
