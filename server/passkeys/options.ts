import { hash } from "node:crypto";
import type { CreationOptions, RequestOptions } from "#contract/passkeys.ts";
import { CHALLENGE_LASTS_MS } from "#server/passkeys/challenge.ts";
import type { RelyingParty } from "#server/passkeys/relying-party.ts";

/** EdDSA, ES256 and RS256, which all platforms and keys have (COSE, IANA's registry). */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

type Existing = { credentialId: Buffer; transports: string[] };

const described = (passkeys: readonly Existing[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    id: credentialId.toString("base64url"),
    type: "public-key" as const,
    transports,
  }));

/**
 * The handle of a person, base64url: a hash, so that it is the same for each of their passkeys and
 * tells authenticators no name.
 */
export const userHandle = (of: "office" | "member", id: string): string =>
  hash("sha256", `${of}:${id}`, "buffer").toString("base64url");

type Person = {
  /** Of `userHandle`. */
  handle: string;
  loginId: string;
  name: string;
  existing: readonly Existing[];
  /** Required: the authenticator keeps the passkey, so that it signs in without a typed id. */
  residentKey: "preferred" | "required";
};

/** What the browser passes to `navigator.credentials.create`; `house` names the site or the office. */
export const creationOptions = (
  { id }: RelyingParty,
  house: string,
  challenge: string,
  { handle, loginId, name, existing, residentKey }: Person,
): CreationOptions => ({
  challenge,
  rp: { id, name: house },
  user: { id: handle, name: loginId, displayName: name },
  pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
  timeout: CHALLENGE_LASTS_MS,
  excludeCredentials: described(existing),
  authenticatorSelection: { residentKey, userVerification: "required" },
  attestation: "none",
});

/**
 * What the browser passes to `navigator.credentials.get`; without passkeys it offers those that the
 * authenticators keep for this host.
 */
export const requestOptions = (
  { id: rpId }: RelyingParty,
  challenge: string,
  passkeys: readonly Existing[],
): RequestOptions => ({
  challenge,
  rpId,
  timeout: CHALLENGE_LASTS_MS,
  allowCredentials: described(passkeys),
  userVerification: "required",
});
