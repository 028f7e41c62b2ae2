import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { Assertion, Attestation } from "#contract/passkeys.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { PASSKEY_ALGORITHMS } from "#server/passkeys/options.ts";
import type { RelyingParty } from "#server/passkeys/relying-party.ts";

/** A new passkey as it is stored. */
export type VerifiedPasskey = {
  credentialId: Buffer;
  rpId: string;
  /** In COSE form. */
  publicKey: Buffer;
  counter: bigint;
  transports: readonly string[];
  canBeBackedUp: boolean;
  isBackedUp: boolean;
};

/**
 * A new passkey. Throws Refusal `second_factor` for another origin or relying party, another
 * challenge or none, no verification of the user, or a malformed answer. Source: WebAuthn Level 2,
 * 7.1.
 */
export async function verifyNewPasskey(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string | null,
  { id, clientDataJSON, attestationObject, transports }: Attestation,
): Promise<VerifiedPasskey> {
  if (expectedChallenge === null) throw new Refusal("second_factor");
  const found = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
  }).catch(wrong);
  if (!found?.verified) throw new Refusal("second_factor");
  const { credential, credentialDeviceType, credentialBackedUp } = found.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, "base64url"),
    rpId: expectedRPID,
    publicKey: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports,
    canBeBackedUp: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}

/**
 * The passkey's next counter, or null: another origin, relying party or challenge, a wrong
 * signature, no verification of the user, or a counter that does not grow. Source: WebAuthn
 * Level 2, 7.2.
 */
export async function verifyUse(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  { id, publicKey, counter }: { id: string } & Pick<VerifiedPasskey, "publicKey" | "counter">,
  { clientDataJSON, authenticatorData, signature }: Assertion,
): Promise<{ counter: bigint; isBackedUp: boolean } | null> {
  const found = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
  }).catch(wrong);
  if (!found?.verified) return null;
  const { newCounter, credentialBackedUp } = found.authenticationInfo;
  return { counter: BigInt(newCounter), isBackedUp: credentialBackedUp };
}

/** The library throws for every answer that it refuses. */
const wrong = (): null => null;
