import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { fields } from "#contract/members.ts";
import { secondFactorCode } from "#contract/second-factor.ts";

/** The password, and a code of a member who has a second factor. */
const proof = {
  pw: z.string().check(z.minLength(1), z.maxLength(128)),
  code: z.optional(secondFactorCode),
};

export const ownNumberCalls = {
  "change-phone": call({
    summary: "Change the member's phone number, given the password and a code of a second factor.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ phone: fields.phone, ...proof }),
    output: z.object({}),
    refusals: ["pass", "otp", "time", "denied"],
  }),
  "change-bank-account": call({
    summary:
      "Change the bank account for withdrawals, given the password and a code of a second factor; its owner stays, and withdrawals wait for a day.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ bankname: fields.bankName, banknum: fields.bankNumber, ...proof }),
    output: z.object({}),
    refusals: ["pass", "otp", "time", "denied"],
  }),
};
