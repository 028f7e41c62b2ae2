import * as z from "zod/mini";
import { contactEffects } from "#contract/office/contact-effects.ts";
import { limitKinds } from "#contract/limit-kinds.ts";

/** What members protect themselves with: limits by kind, breaks, closed hours and days, the check. */
export const protectionTools = [
  ...limitKinds,
  "break",
  "exclusion",
  "hours",
  "days",
  "check",
] as const;

/** Days that response times, false alarms and the longer count of breaches look back. */
export const FIGURES_OF_DAYS = 90;

/** Stakes and deposits that the ledger should have refused. */
const breaches = z.object({
  /** Above a limit of money. */
  limits: z.int(),
  /** During a cooling-off or self-exclusion. */
  breaks: z.int(),
});

/** Whole minutes from a case's opening. */
const times = z.object({ median: z.int(), slowest: z.int() });

/** The figures of one nightly count. */
export const protectionFigures = z.object({
  /** Year-month-day, UTC. */
  day: z.string(),
  /** Without closed accounts. */
  members: z.int(),
  /** Members who use at least one tool. */
  users: z.int(),
  tools: z.array(z.object({ tool: z.enum(protectionTools), members: z.int() })),
  /** Since the count before. */
  breaches,
  /** Of the last ninety days. */
  breachesOfDays: breaches,
  /** Null when no case had its first contact in these days. */
  contact: z.nullable(times),
  /** Open cases without a contact. */
  uncontacted: z.int(),
  /** Null when no case ended in these days. */
  end: z.nullable(times),
  /** Cases that signs opened and that ended. */
  endedFromSigns: z.int(),
  /** Those of them that ended without harm. */
  falseAlarms: z.int(),
  /** Over every contact whose days after it are over; null before the first. */
  effects: z.nullable(contactEffects),
});
export type ProtectionFigures = z.infer<typeof protectionFigures>;
