import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { describe, expect, it } from "vitest";
import fixture from "#server/providers/hub88/fixtures/signatures.json" with { type: "json" };
import { isSigned, keysOf, readKeys, sign } from "#server/providers/hub88/sign.ts";
import { operatorKey, operatorPublicKey, providerPublicKey } from "#tests/support/provider-keys.ts";

describe("the RSA signature", () => {
  for (const [name, { public_key_pem, vectors }] of Object.entries(fixture)) {
    const { theirs } = readKeys(public_key_pem);
    for (const { data, signature_base64 } of vectors)
      it(`accepts ${name}'s published vector for ${data.slice(0, 24) || "an empty body"}`, () => {
        const body = Buffer.from(data);
        expect(isSigned(theirs, body, signature_base64)).toBe(true);
        expect(isSigned(theirs, Buffer.from(`${data} `), signature_base64)).toBe(false);
      });
  }

  it("refuses a key that is too short or of another kind (ASVS 11.2.3)", () => {
    const pemOf = (key: KeyObject) => key.export({ type: "spki", format: "pem" }).toString();
    const short = generateKeyPairSync("rsa", { modulusLength: 1_024 });
    const curve = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const own = short.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const keys = readKeys(own + pemOf(short.publicKey) + pemOf(curve.publicKey));
    expect(keys).toEqual({ own: null, theirs: [] });
  });

  it("refuses Caleta's printed sample, whose signature belongs to another currency", () => {
    const [sample] = fixture.caleta.vectors;
    const printed = Buffer.from(sample?.data.replace('"BTC"', '"EUR"') ?? "");
    const { theirs } = readKeys(fixture.caleta.public_key_pem);
    expect(isSigned(theirs, printed, sample?.signature_base64)).toBe(false);
  });

  it("signs verifiably, and accepts either of two keys during a change", () => {
    const { own } = readKeys(operatorKey);
    if (!own) throw new Error("no private key");
    const signature = sign(own, '{"a":1}');
    const { theirs } = keysOf(providerPublicKey + operatorPublicKey);
    expect(theirs).toHaveLength(2);
    expect(isSigned(theirs, Buffer.from('{"a":1}'), signature)).toBe(true);
    expect(isSigned([createPublicKey(providerPublicKey)], Buffer.from('{"a":1}'), signature)).toBe(
      false,
    );
  });

  it.each([undefined, "", "x", "A".repeat(344), ["A".repeat(344)], `${"A".repeat(300)}\n`])(
    "refuses %j",
    (signature) => {
      expect(isSigned(readKeys(operatorPublicKey).theirs, Buffer.from("{}"), signature)).toBe(
        false,
      );
    },
  );

  it("reads keys without line ends, as pasted into a one-line field", () => {
    const { own, theirs } = readKeys((operatorKey + providerPublicKey).replaceAll("\n", ""));
    expect([own?.type, theirs.length]).toEqual(["private", 1]);
  });

  it("refuses text without a key", () => {
    const broken = "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----";
    expect(readKeys(broken)).toEqual({ own: null, theirs: [] });
  });
});
