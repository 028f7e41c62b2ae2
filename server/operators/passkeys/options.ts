import { hash } from "node:crypto";
import type { CreationOptions } from "#contract/office/passkeys.ts";
import type { RequestOptions } from "#contract/office/passkey-request.ts";
import { ISSUER } from "#server/operators/second-factor.ts";
import { CHALLENGE_LASTS_MS } from "#server/operators/passkeys/challenges.ts";
import type { RelyingParty } from "#server/operators/passkeys/relying-party.ts";
import type { PasskeyRow } from "#server/operators/passkeys/store.ts";

/** EdDSA, ES256 and RS256, which all platforms and keys have (COSE, IANA's registry). */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

type Existing = Pick<PasskeyRow, "credentialId" | "transports">;

const described = (passkeys: readonly Existing[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    id: credentialId.toString("base64url"),
    type: "public-key" as const,
    transports,
  }));

/**
 * What the browser passes to `navigator.credentials.create`. The user's handle is a hash of the
 * login id: it is the same for each passkey of a person and tells authenticators no name.
 */
export const creationOptions = (
  { id }: RelyingParty,
  challenge: string,
  { loginId, name, existing }: { loginId: string; name: string; existing: readonly Existing[] },
): CreationOptions => ({
  challenge,
  rp: { id, name: ISSUER },
  user: {
    id: hash("sha256", `office:${loginId}`, "buffer").toString("base64url"),
    name: loginId,
    displayName: name,
  },
  pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
  timeout: CHALLENGE_LASTS_MS,
  excludeCredentials: described(existing),
  authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  attestation: "none",
});

/** What the browser passes to `navigator.credentials.get`. */
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
