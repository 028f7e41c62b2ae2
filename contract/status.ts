import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { otherNames } from "#contract/game-names.ts";
import { gameCategories } from "#contract/games.ts";

/** The parts of the service that everyone knows, as the status page orders them. */
export const statusParts = [
  "site",
  "sign-ins",
  "registrations",
  "games",
  "deposits",
  "withdrawals",
  "comp",
] as const;
export type StatusPartName = (typeof statusParts)[number];

/** Why a part cannot be used: operators switched it off, or it does not answer. */
const outageCauses = ["switched_off", "not_answering"] as const;
export type OutageCause = (typeof outageCauses)[number];

/** A stretch of time, in ISO 8601. */
const stretch = z.object({
  /** Null: before the days that are shown. */
  beganAt: z.nullable(z.string()),
  /** Null: it lasts. */
  endedAt: z.nullable(z.string()),
});
export type Stretch = z.infer<typeof stretch>;

const outage = z.extend(stretch, { cause: z.enum(outageCauses) });
export type Outage = z.infer<typeof outage>;

const history = {
  /** Null while it can be used. */
  trouble: z.nullable(z.enum(outageCauses)),
  /** Since when its outages are recorded; null: they are not. */
  recordedFrom: z.nullable(z.string()),
  /**
   * The share of the recorded time of the last 30 and 90 days in which it could be used, in basis
   * points, rounded down; null when none of it is recorded.
   */
  availability30: z.nullable(z.int()),
  availability90: z.nullable(z.int()),
  /** Those of a minute or more, newest first; those with less than a minute between them are one. */
  outages: z.array(outage),
  /** Earlier outages are not listed; null: all are. */
  listedFrom: z.nullable(z.string()),
};

const statusPart = z.object({ part: z.enum(statusParts), ...history });
const providerStatus = z.object({
  code: z.string(),
  category: z.enum(gameCategories),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  ...history,
});
export type ProviderStatus = z.infer<typeof providerStatus>;
export type StatusHistory = Omit<z.infer<typeof statusPart>, "part">;

export const statusCalls = {
  "get-status": call({
    summary:
      "Which parts of the service can be used now, the outages of the last 90 days, and the availability that was recorded.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({}),
    output: z.object({
      measuredAt: z.string(),
      /** How many days the outages cover. */
      days: z.int(),
      parts: z.array(statusPart),
      providers: z.array(providerStatus),
      /** When nothing was recorded about any part but the site, newest first. */
      unrecorded: z.array(stretch),
    }),
    refusals: [],
  }),
};
