import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { day } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";
import { amount, origin, timeGroupings } from "#contract/office/reports.ts";

/** What changes the comp that members have; what lowers it is negative. */
export const incentiveColumns = ["issued", "redeemed", "expired", "adjusted"] as const;
export type IncentiveColumn = (typeof incentiveColumns)[number];

const cells = {
  opening: amount,
  /** Comp earned by stakes or granted. */
  issued: amount,
  /** Comp that members converted to cash. */
  redeemed: amount,
  /** Comp that ran out unused. */
  expired: amount,
  /** Comp taken back after its stake was rolled back. */
  adjusted: amount,
  /** What members have at the end: the liability, at one won each. */
  current: amount,
};
const total = z.object(cells);
const row = z.object({ key: z.string(), ...cells });
export type IncentiveTotal = z.infer<typeof total>;
export type IncentiveRow = z.infer<typeof row>;

/** Days in the installation's time zone, both included; grouped by month or year, whole ones. */
const asked = { from: day, until: day, grouping: z.enum(timeGroupings) };

export const incentiveReportCalls = {
  "get-incentive-report": read({
    summary: "Comp issued, redeemed, expired, adjusted and current, by day, month or year.",
    access: "reports.read",
    mayBeLate: true,
    fields: asked,
    output: z.object({ origin, rows: z.array(row), total }),
    refusals: ["limit"],
  }),
  "export-incentive-report": read({
    summary: "The report of comp as a file.",
    access: "reports.read",
    mayBeLate: true,
    fields: asked,
    file: "incentives.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
};
