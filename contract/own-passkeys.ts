import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty, rowId, writtenText } from "#contract/fields.ts";
import { signedInMember } from "#contract/members.ts";
import {
  assertion,
  attestation,
  base64url,
  creationOptions,
  requestOptions,
} from "#contract/passkeys.ts";
import { secondFactorCode } from "#contract/second-factor.ts";

const password = z.string().check(z.minLength(1), z.maxLength(128));

const ownPasskey = z.object({
  id: z.int(),
  name: z.string(),
  /** The host of the site at which it works. */
  host: z.string(),
  isForThisHost: z.boolean(),
  /** ISO 8601. */
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** Whether its provider keeps a copy, so that it works on other devices. */
  isBackedUp: z.boolean(),
});
export type OwnPasskey = z.infer<typeof ownPasskey>;

export const ownPasskeyCalls = {
  "get-passkeys": call({
    summary: "The member's passkeys.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      passkeys: z.array(ownPasskey),
      /** False at a host where WebAuthn does not work, such as an IP address. */
      isUsableHere: z.boolean(),
      /** Whether the member has the most passkeys that are allowed. */
      isFull: z.boolean(),
    }),
    refusals: [],
  }),
  "begin-passkey": call({
    summary:
      "Begin to add a passkey, given the password, and a code of a member who has a second factor.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ pw: password, code: z.optional(secondFactorCode) }),
    output: z.object({ options: creationOptions }),
    refusals: ["pass", "otp", "time", "limit", "not_found"],
  }),
  "add-passkey": call({
    summary: "Add the passkey that the authenticator has made.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ name: writtenText(60), passkey: attestation }),
    output: z.object({}),
    refusals: ["otp", "already", "limit", "not_found"],
  }),
  "remove-passkey": call({
    summary: "Remove a passkey, given the password; the member's other sessions end.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ id: rowId, pw: password }),
    output: z.object({}),
    refusals: ["pass", "not_found", "time"],
  }),
  "begin-passkey-sign-in": call({
    summary:
      "A challenge to sign in with a passkey, valid once, in this browser, for five minutes.",
    access: "visitor",
    isMutation: true,
    input: empty,
    output: z.object({ options: requestOptions }),
    refusals: ["time", "not_found", "closed", "country", "network"],
  }),
  "sign-in-by-passkey": call({
    summary: "Sign in with a passkey in place of id, password and code; sets the session cookie.",
    access: "visitor",
    isMutation: true,
    input: z.strictObject({
      passkey: assertion,
      /** As the authenticator answered it with the signature. */
      userHandle: z.optional(base64url),
    }),
    output: signedInMember,
    refusals: ["otp", "not_found", "closed", "dormant", "country", "network"],
  }),
};
