import type { RequestOptions } from "#contract/passkeys.ts";

/** Which second factors count at the next step of a sign-in; absent while only codes do. */
export type FactorChoice = {
  /** Null where the operator has no passkey for this address. */
  passkey: RequestOptions | null;
  /** False while staff sign in with passkeys only, and for operators without an app. */
  mayUseCode: boolean;
};
