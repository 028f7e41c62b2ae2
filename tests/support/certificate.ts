import { generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const contents = Buffer.concat(parts);
  const length =
    contents.length < 0x80
      ? [contents.length]
      : [0x82, contents.length >> 8, contents.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), contents]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));
const bitString = (bytes: Uint8Array): Buffer => der(0x03, Buffer.from([0]), bytes);
const time = (at: Date): Buffer =>
  der(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, "").slice(0, 14)}Z`));

/** ECDSA with SHA-256 over P-256, which browsers accept too (RFC 5758). */
const ECDSA = sequence(oid("2a8648ce3d040302"));
const COMMON_NAME = oid("550403");
const ALTERNATIVE_NAMES = oid("551d11");
const DNS_NAME = 0x82;

/**
 * A certificate (X.509, RFC 5280) that a host signed itself, with its key, both as PEM: a client
 * accepts it when it is among the authorities that the client trusts.
 */
export function makeCertificate(
  host: string,
  { from, until }: { from: Date; until: Date },
): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const serial = randomBytes(8);
  // A client finds the authority by its name, so each has its own.
  const called = Buffer.from(`${host} ${serial.toString("hex")}`);
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, called))));
  const hosts = sequence(der(DNS_NAME, Buffer.from(host)));
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), serial])),
    ECDSA,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAMES, der(0x04, hosts)))),
  );
  const bytes = sequence(signed, ECDSA, bitString(signatureOf(signed, privateKey)));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    certificate: pem(bytes),
  };
}

const signatureOf = (bytes: Buffer, key: KeyObject): Buffer => sign("sha256", bytes, key);

const pem = (bytes: Buffer): string =>
  [
    "-----BEGIN CERTIFICATE-----",
    ...(bytes.toString("base64").match(/.{1,64}/g) ?? []),
    "-----END CERTIFICATE-----",
    "",
  ].join("\n");
