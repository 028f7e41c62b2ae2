import * as z from "zod/mini";
import { rowId, writtenText } from "#contract/fields.ts";
import { describedPasskey, requestOptions } from "#contract/office/passkey-request.ts";
import { act, read, selfService } from "#contract/office/call.ts";

/** How many passkeys an operator may have. */
export const PASSKEYS_AT_MOST = 10;

/** Bytes as WebAuthn's JSON has them. The largest is an attestation with an RSA key. */
const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(8192));
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
    residentKey: z.literal("preferred"),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** What an authenticator signed for a sign-in. */
const assertion = z.strictObject({
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

/** The second factor of an operator: a passkey, or a code of the authenticator app. */
export const factorFields = {
  code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  passkey: z.optional(assertion),
};

const ownPassword = z.string().check(z.minLength(1), z.maxLength(128));

const ownPasskey = z.object({
  id: z.int(),
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** Whether its provider keeps a copy, so that it works on other devices. */
  isBackedUp: z.boolean(),
  /** Whether it was made for this address of the office. */
  isForThisAddress: z.boolean(),
});
export type OwnPasskey = z.infer<typeof ownPasskey>;

export const passkeyCalls = {
  "get-own-passkeys": read({
    summary: "The operator's own passkeys, and which second factors count.",
    access: "operator",
    fields: {},
    output: z.object({
      passkeys: z.array(ownPasskey),
      /** False at an address where WebAuthn does not work, such as an IP address. */
      isUsableHere: z.boolean(),
      mayUseCode: z.boolean(),
      passkeysOnly: z.boolean(),
    }),
    refusals: [],
  }),
  "challenge-own-passkey": selfService({
    summary: "A challenge for one of the operator's passkeys, valid once within five minutes.",
    access: "operator",
    fields: {},
    output: z.object({ options: requestOptions }),
    refusals: ["not_found", "passkey_address"],
  }),
  "begin-own-passkey": selfService({
    summary: "Begin to add a passkey, with the password and a present second factor.",
    access: "operator",
    fields: { password: ownPassword, ...factorFields },
    output: z.object({ options: creationOptions }),
    refusals: ["pass", "otp", "time", "limit", "passkey_address"],
  }),
  "add-own-passkey": selfService({
    summary: "Add the passkey that the authenticator has made.",
    access: "operator",
    fields: { name: writtenText(60), passkey: attestation },
    output: z.object({}),
    refusals: ["otp", "already", "limit", "passkey_address"],
  }),
  "remove-own-passkey": selfService({
    summary: "Remove a passkey; the operator's other sessions end.",
    access: "operator",
    fields: { id: rowId, password: ownPassword, ...factorFields },
    output: z.object({}),
    refusals: ["not_found", "pass", "otp", "time", "passkey"],
  }),
  "get-sign-in-rule": read({
    summary: "Whether staff sign in with passkeys only, and how many have none yet.",
    access: "operators.read",
    fields: {},
    output: z.object({
      passkeysOnly: z.boolean(),
      /** Operators with access and without a passkey for this address. */
      without: z.int(),
      isUsableHere: z.boolean(),
    }),
    refusals: [],
  }),
  "change-sign-in-rule": act({
    summary:
      "Let staff sign in with passkeys only, or with codes too; a second operator checks it.",
    access: "operators.change",
    checkedBy: "operators.check",
    fields: { passkeysOnly: z.boolean() },
    output: z.object({}),
    refusals: ["already", "waiting", "passkey", "passkey_address"],
  }),
};
