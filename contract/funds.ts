import * as z from "zod/mini";
import { call } from "#contract/call.ts";

/**
 * How far members' money is protected when the operator becomes insolvent, in the ratings of the
 * Gambling Commission (LCCP 4.2.1).
 */
export const fundsLevels = ["not_protected", "medium", "high"] as const;
export type FundsLevel = (typeof fundsLevels)[number];

/** The version of the notices of how far money is protected; a changed text gets another one. */
export const FUNDS_VERSION = "2026-11";

export const fundsLevel = z.enum(fundsLevels);
const version = z.string().check(z.minLength(1), z.maxLength(32));

/** The notice of a site; null where its jurisdiction prescribes none. */
export const fundsNotice = z.nullable(
  z.object({
    level: fundsLevel,
    version,
    /**
     * Whether the member has acknowledged this level in this version, which deposits wait for; where
     * money is not protected, within the last 180 days, which play waits for too.
     */
    isAcknowledged: z.boolean(),
  }),
);
export type FundsNotice = NonNullable<z.infer<typeof fundsNotice>>;

export const fundsCalls = {
  "acknowledge-funds-notice": call({
    summary:
      "Acknowledge how far money is protected in an insolvency, as the notice that was shown.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ level: fundsLevel, version }),
    output: z.object({}),
    /** `not_found`: another level or version holds, or none. */
    refusals: ["already", "not_found"],
  }),
};
