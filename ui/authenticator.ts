import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from "#contract/passkeys.ts";

/** Whether this browser has passkeys, with WebAuthn's own JSON (WebAuthn Level 3, 5.1). */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";

/** An authenticator's answer, or why there is none: the person gave up, or has a passkey there. */
type Asked<Answer> = Answer | "not_done" | "registered";

/** Asks the person to sign a challenge with one of the passkeys. */
export async function signChallenge(options: RequestOptions): Promise<Asked<Assertion>> {
  const signed = await signAsPerson(options);
  return typeof signed === "string" ? signed : signed.passkey;
}

/** The same, with the handle of the person that the authenticator keeps beside the passkey. */
export async function signAsPerson(
  options: RequestOptions,
): Promise<Asked<{ passkey: Assertion; userHandle: string | undefined }>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return asking(navigator.credentials.get({ publicKey }), (credential) => {
    const { id, response } = credential.toJSON() as AuthenticationResponseJSON;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { passkey: { id, clientDataJSON, authenticatorData, signature }, userHandle };
  });
}

/** Asks the person to make a passkey. */
export async function makePasskey(options: CreationOptions): Promise<Asked<Attestation>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return asking(navigator.credentials.create({ publicKey }), (credential) => {
    const { id, response } = credential.toJSON() as RegistrationResponseJSON;
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, clientDataJSON, attestationObject, transports };
  });
}

async function asking<Answer>(
  asked: Promise<Credential | null>,
  read: (credential: PublicKeyCredential) => Answer,
): Promise<Asked<Answer>> {
  try {
    const credential = await asked;
    return credential instanceof PublicKeyCredential ? read(credential) : "not_done";
  } catch (error) {
    const { name } = error as DOMException;
    if (name === "InvalidStateError") return "registered";
    if (name === "NotAllowedError" || name === "AbortError") return "not_done";
    throw error;
  }
}
