import * as z from "zod/mini";
import { rowId, writtenText } from "#contract/fields.ts";
import { assertion, attestation, creationOptions, requestOptions } from "#contract/passkeys.ts";
import { act, read, selfService } from "#contract/office/call.ts";

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
