import { userHandle } from "#server/passkeys/options.ts";
import type { PasskeyRow } from "#server/passkeys/passkeys.ts";

type Existing = Pick<PasskeyRow, "credentialId" | "transports">;

/**
 * An operator as an authenticator lists them. A sign-in to the office names its operator by the typed
 * id, so that a security key need not keep the passkey.
 */
export const officePerson = (
  { loginId, name }: { loginId: string; name: string },
  existing: readonly Existing[],
) => ({
  handle: userHandle("office", loginId),
  loginId,
  name,
  existing,
  residentKey: "preferred" as const,
});
