import * as z from "zod/mini";
import { act, read } from "#contract/office/call.ts";

/** What must be there before members are let in, in the order in which staff see to it. */
export const openingLines = [
  "licences",
  "countries",
  "profiles",
  "outside",
  "documents",
  "accounts",
  "administrators",
  "keys",
  "backup",
  "drill",
  "connections",
  "selfTests",
  "certificates",
  "games",
  "jackpots",
  "testBets",
] as const;
export type OpeningLine = (typeof openingLines)[number];

/** A base backup is made every day, and may take its time. */
export const BACKUP_HOURS = 26;
/** A drill that fails is noticed within a week. */
export const DRILL_HOURS = 24 * 7;

const line = z.object({
  name: z.enum(openingLines),
  isDone: z.boolean(),
  /**
   * The names of the sites, connections, jurisdictions, studios or pools that lack it; empty for a line
   * about the whole house.
   */
  missing: z.array(z.string()),
});
export type OpeningState = z.infer<typeof line>;

export const openingOfficeCalls = {
  "get-opening": read({
    summary: "What is ready before members are let in, from the settings and the database.",
    access: "settings.read",
    fields: {},
    output: z.object({
      /** With play money members are let in from the start. */
      mode: z.enum(["play", "real"]),
      /** Null before the opening. */
      openedAt: z.nullable(z.string()),
      /** How many sites it opens. */
      sites: z.int(),
      lines: z.array(line),
    }),
    refusals: [],
  }),
  "invite-tester": act({
    summary:
      "Invite a tester, who registers by a one-time link within a day, deposits and plays before the opening; a second operator checks it and gets the link.",
    access: "settings.change",
    checkedBy: "settings.check",
    givesLink: true,
    fields: {},
    output: z.object({}),
    refusals: ["already", "waiting"],
  }),
  "open-house": act({
    summary: "Let members register, deposit and play from now on; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    /** The number of sites that the operator saw. */
    fields: { sites: z.int().check(z.minimum(1)) },
    output: z.object({}),
    /** `not_ready`: a line of the checklist is missing. */
    refusals: ["already", "stale", "not_ready", "waiting"],
  }),
};
