import * as z from "zod/mini";
import { signInOutcomes } from "#contract/office/operators.ts";

/** An attempt of a member to sign in. */
export const signIn = z.object({
  id: z.int(),
  at: z.string(),
  outcome: z.enum(signInOutcomes),
  address: z.string(),
  device: z.string(),
});
export type MemberSignIn = z.infer<typeof signIn>;

/** What a member did, or tried to do, to the credentials of the account. */
export const keyEvents = [
  "password_changed",
  "password_change_refused",
  "withdrawal_password_changed",
  "withdrawal_password_change_refused",
  "withdrawal_password_wrong",
  "session_ended",
  "password_reset",
  "second_factor_added",
  "second_factor_removed",
  "second_factor_refused",
  "second_factor_lifted",
  "recovery_code_used",
  "recovery_codes_renewed",
  "passkey_added",
  "passkey_removed",
  "passkey_refused",
  "passkeys_removed",
  "phone_changed",
  "bank_account_changed",
  "number_refused",
  "sign_in_notes_on",
  "sign_in_notes_off",
] as const;
export const keyEvent = z.object({
  id: z.int(),
  at: z.string(),
  event: z.enum(keyEvents),
  address: z.string(),
});
export type KeyEvent = z.infer<typeof keyEvent>;
