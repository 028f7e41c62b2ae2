import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { act } from "#contract/office/call.ts";

const connection = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
/** A calendar month in the house's time zone: `2026-10`. */
const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/**
 * The least and the most of a level in thousandths of a per cent. One below half of all calls is
 * taken for a slip of the keyboard.
 */
export const levelRange = { least: 50_000, most: 100_000 } as const;
const level = z.nullable(z.int().check(z.minimum(levelRange.least), z.maximum(levelRange.most)));

const sums = {
  /** Our calls to the provider: the sum of the next four. */
  calls: z.int(),
  answered: z.int(),
  /** No connection, or a status of 500 and above. */
  failed: z.int(),
  /** No answer in time. */
  late: z.int(),
  /** Launches that were kept back because the provider did not answer its health check. */
  unsent: z.int(),
  /** The answered share of our calls in thousandths of a per cent, rounded down; null without calls. */
  share: z.nullable(z.int()),
  /** The provider's signed calls to us, and those of them that ended with a fault of ours. */
  received: z.int(),
  faults: z.int(),
  /** Health checks, and those of them that were not answered. */
  checks: z.int(),
  missed: z.int(),
};

const callDay = z.object({ day: z.string(), ...sums });
export type CallDay = z.infer<typeof callDay>;

const callMonth = z.object({
  month: z.string(),
  ...sums,
  /** The agreed level, and how many calls may fail while it is kept; null without one or without calls. */
  budget: z.nullable(z.object({ level: z.int(), allowed: z.int(), isKept: z.boolean() })),
});
export type CallMonth = z.infer<typeof callMonth>;

/** How a connection's provider answered, and the level that was agreed with it. */
export const connectionCalls = z.object({
  /** The last 30 days up to today, the oldest first, also those without calls. */
  days: z.array(callDay),
  /** The running month. */
  month: callMonth,
  /** The twelve months before it, the newest first. */
  months: z.array(callMonth),
  /** The agreed levels, the newest first; `level` is null from when none is agreed any more. */
  levels: z.array(
    z.object({
      from: z.string(),
      level: z.nullable(z.int()),
      at: z.string(),
      by: z.string(),
      checkedBy: z.string(),
    }),
  ),
});
export type ConnectionCalls = z.infer<typeof connectionCalls>;

export const agreedLevelOfficeCalls = {
  "set-agreed-level": act({
    summary:
      "Set the share of our calls that a connection's provider agreed to answer in each month from a month on, or take it back; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    /** In thousandths of a per cent; null takes the level back. */
    fields: { connection, from: month, level },
    output: z.object({}),
    /** `already`: the level of the month is the same. */
    refusals: ["not_found", "already", "waiting"],
  }),
  "export-call-days": act({
    summary: "The calls of one connection by day as CSV, the newest day first.",
    access: "lists.export",
    fields: { connection },
    file: "call-days.csv",
    output: fileLines,
    refusals: ["not_found"],
  }),
};
