import { SYSTEM } from "#server/kit/act.ts";
import type { Config } from "#server/kit/config.ts";
import type { ScheduledJob } from "#server/app/running-jobs.ts";
import { askDue, dropRegisters, sweepRegisters } from "#server/members/registers/due.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import { askBeforeMailing } from "#server/messages/mailings/asking.ts";
import { deliverAlerts } from "#server/alerts/delivering/deliver.ts";

/** An alert is sent within this time after it was raised. */
const DELIVER_MS = 3_000;

/** A question that a register did not answer is asked again within this time after its wait. */
const REGISTERS_MS = 5_000;
const HOURLY_MS = 3_600_000;

/** Jobs that reach parties outside: receivers of alerts, national registers. */
export const outsideJobs = (
  asking: Asking,
  { alertNetworks: networks, mail }: Config,
): readonly ScheduledJob[] => [
  {
    name: "deliver alerts",
    everyMs: DELIVER_MS,
    step: () => deliverAlerts(asking.acts.db, asking.acts.clock, { networks, mail }),
  },
  { name: "ask registers", everyMs: REGISTERS_MS, step: () => askDue(asking) },
  { name: "ask before mailings", everyMs: REGISTERS_MS, step: () => askBeforeMailing(asking) },
  { name: "sweep registers", everyMs: HOURLY_MS, step: () => sweepRegisters(asking) },
  {
    name: "drop registers",
    everyMs: HOURLY_MS,
    step: () => asking.acts.perform(SYSTEM, dropRegisters),
  },
];
