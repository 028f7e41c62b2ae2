import { userHandle } from "#server/passkeys/options.ts";
import type { PasskeyRow } from "#server/operators/passkeys/store.ts";

type Existing = Pick<PasskeyRow, "credentialId" | "transports">;

/** An operator as an authenticator lists them; id and password are typed, so that a key may keep nothing. */
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
