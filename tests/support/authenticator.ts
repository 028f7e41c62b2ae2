import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from "#contract/passkeys.ts";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What an authenticator, or a page that deceives one, does otherwise. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  /** The counter that is signed; by default one more than before. */
  counter?: number;
};

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const numberOf = (value: number, size: 2 | 4) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
};

/** A security key in software: ES256, without attestation (WebAuthn Level 2, 6.1 and 6.5). */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString("base64url");
  readonly #origin: string;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  /** Makes its passkey. */
  create({ challenge, rp }: CreationOptions, deviation: Deviation = {}): Attestation {
    const { x, y } = this.#keys.publicKey.export({ format: "jwk" });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(String(x), "base64url"))],
      [-3, new Uint8Array(Buffer.from(String(y), "base64url"))],
    ]);
    const id = Buffer.from(this.id, "base64url");
    const credential = [Buffer.alloc(16), numberOf(id.length, 2), id, isoCBOR.encode(cose)];
    const authData = this.#authenticatorData(rp.id, ATTESTED, deviation, credential);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]) as never,
    );
    return {
      id: this.id,
      clientDataJSON: this.#clientData("webauthn.create", challenge, deviation).toString(
        "base64url",
      ),
      attestationObject: Buffer.from(attestationObject).toString("base64url"),
      transports: ["usb"],
    };
  }

  /** Signs a challenge. */
  get({ challenge, rpId }: RequestOptions, deviation: Deviation = {}): Assertion {
    const authenticatorData = this.#authenticatorData(rpId, 0, deviation);
    const clientData = this.#clientData("webauthn.get", challenge, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      id: this.id,
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authenticatorData.toString("base64url"),
      signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
    };
  }

  #authenticatorData(
    rpId: string,
    flags: number,
    { rpId: other, isUserVerified = true, counter }: Deviation,
    more: readonly Uint8Array[] = [],
  ): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const set = flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0);
    return Buffer.concat([
      sha256(other ?? rpId),
      Buffer.from([set]),
      numberOf(this.#counter, 4),
      ...more,
    ]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
