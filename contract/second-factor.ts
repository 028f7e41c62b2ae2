import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";

/** The longest code that is read: a recovery code with its separators. */
const LONGEST_CODE = 32;
/** Of an authenticator app, or a recovery code. */
export const secondFactorCode = z.string().check(z.minLength(1), z.maxLength(LONGEST_CODE));
const password = z.string().check(z.minLength(1), z.maxLength(128));
/** What a change of the second factor takes. */
const proven = z.strictObject({ pw: password, code: secondFactorCode });
const recoveryCodes = z.array(z.string());

export const secondFactorCalls = {
  "get-second-factor": call({
    summary:
      "Since when the member signs in with a second factor, and how many recovery codes are left.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      /** ISO 8601; null without a second factor. */
      addedAt: z.nullable(z.string()),
      codesLeft: z.int(),
    }),
    refusals: [],
  }),
  "begin-second-factor": call({
    summary: "Make the secret of an authenticator app, given the password; its first code adds it.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ pw: password }),
    output: z.object({
      /** Base32. */
      secret: z.string(),
      /** `otpauth:`, for a QR code or a link. */
      uri: z.string(),
    }),
    refusals: ["pass", "already", "time"],
  }),
  "confirm-second-factor": call({
    summary:
      "Add the second factor with its first code; ends the member's other sessions and answers recovery codes once.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ code: secondFactorCode }),
    output: z.object({ recoveryCodes }),
    refusals: ["otp", "not_found", "already", "time"],
  }),
  "renew-recovery-codes": call({
    summary: "Make new recovery codes in place of the old ones, given the password and a code.",
    access: "member",
    isMutation: true,
    input: proven,
    output: z.object({ recoveryCodes }),
    refusals: ["pass", "otp", "not_found", "time"],
  }),
  "remove-second-factor": call({
    summary: "Take the second factor away, given the password and a code.",
    access: "member",
    isMutation: true,
    input: proven,
    output: z.object({}),
    refusals: ["pass", "otp", "not_found", "time"],
  }),
};
