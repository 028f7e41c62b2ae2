import * as z from "zod/mini";

/** A passkey that an operator has, as WebAuthn's JSON names it. */
export const describedPasskey = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** The JSON of `PublicKeyCredentialRequestOptions`. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  allowCredentials: z.array(describedPasskey),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.infer<typeof requestOptions>;

/** Which second factors count at the next step of a sign-in; absent while only codes do. */
export type FactorChoice = {
  /** Null where the operator has no passkey for this address. */
  passkey: RequestOptions | null;
  /** False while staff sign in with passkeys only, and for operators without an app. */
  mayUseCode: boolean;
};
