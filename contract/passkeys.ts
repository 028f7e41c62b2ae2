import * as z from "zod/mini";

/** The most passkeys of a member, and of an operator. */
export const PASSKEYS_AT_MOST = 10;

/** Bytes as WebAuthn's JSON has them. The largest is an attestation with an RSA key. */
export const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8192));

/** A passkey that a person has, as WebAuthn's JSON names it. */
const describedPasskey = z.object({
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
  /** Empty: any passkey that the authenticator keeps for this host. */
  allowCredentials: z.array(describedPasskey),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.infer<typeof requestOptions>;

/** The JSON of `PublicKeyCredentialCreationOptions`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(describedPasskey),
  authenticatorSelection: z.object({
    /** Required where the passkey signs in without an id that is typed. */
    residentKey: z.enum(["preferred", "required"]),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** What an authenticator signed for a sign-in. */
export const assertion = z.strictObject({
  id: base64url,
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
});
export type Assertion = z.infer<typeof assertion>;

/** A new passkey, as an authenticator made it. */
export const attestation = z.strictObject({
  id: base64url,
  clientDataJSON: base64url,
  attestationObject: base64url,
  transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
});
export type Attestation = z.infer<typeof attestation>;
