import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import fixture from "../fixtures/more-signatures.json" with { type: "json" };
import { signJws } from "./betsy.ts";
import { igspHeaders, isIgspSigned } from "./igsp.ts";
import { isRsaSigned, readRsaKeys, signRsa } from "./rsa.ts";

const pem = generateKeyPairSync("rsa", { modulusLength: 2_048 })
  .privateKey.export({ type: "pkcs8", format: "pem" })
  .toString();

describe.each(["hub88", "caleta"] as const)("%s", (family) => {
  const { publicKey, vectors } = fixture[family];
  const keys = readRsaKeys(pem + publicKey);

  it.each(vectors)("accepts the published signature of $data", ({ data, signature }) => {
    expect(isRsaSigned(keys, Buffer.from(data), signature)).toBe(true);
    expect(isRsaSigned(keys, Buffer.from(`${data} `), signature)).toBe(false);
  });

  it("signs with the same rule", () => {
    const { own } = readRsaKeys(pem + publicKey);
    const itself = { own, operators: createPrivateKey(pem) };
    const body = '{"amount":9007199254740993}';
    expect(isRsaSigned(itself, Buffer.from(body), signRsa(itself, body))).toBe(true);
  });
});

it.each(fixture.betsy.vectors)("betsy signs $body", ({ body, jws }) => {
  expect(signJws(fixture.betsy.secret, body)).toBe(jws);
});

describe("igsp", () => {
  const { secret, timestamp, body, sig, get_no_body: ofNothing } = fixture.igsp;
  const keys = { apiKey: "key", secret };
  const headers = { authorization: "Bearer key", "x-timestamp": timestamp, "x-signature": sig };
  const then = Date.parse(timestamp);

  it("accepts the signature of a body with its time, within five minutes", () => {
    expect(isIgspSigned(keys, Buffer.from(body), headers, then)).toBe(true);
    expect(isIgspSigned(keys, Buffer.from(body), headers, then + 300_001)).toBe(false);
    expect(isIgspSigned(keys, Buffer.from(body), headers, then - 300_001)).toBe(false);
    const get = { ...headers, "x-signature": ofNothing };
    expect(isIgspSigned(keys, Buffer.alloc(0), get, then)).toBe(true);
  });

  it("signs what it accepts", () => {
    const now = new Date();
    const own = igspHeaders(keys, body, now);
    expect(isIgspSigned(keys, Buffer.from(body), own, now.getTime())).toBe(true);
    expect(isIgspSigned({ ...keys, apiKey: "x" }, Buffer.from(body), own, now.getTime())).toBe(
      false,
    );
  });
});
