import { BlockList } from "node:net";
import { SYSTEM } from "#server/kit/act.ts";
import type { Config } from "#server/kit/config.ts";
import { sendWithin } from "#server/kit/send.ts";
import type { ScheduledJob } from "#server/app/running-jobs.ts";
import { endLaunchesOfSite } from "#server/games/launch.ts";
import { askDue, dropRegisters, sweepRegisters } from "#server/members/registers/due.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import { askBeforeMailing } from "#server/messages/mailings/asking.ts";
import { deliverAlerts } from "#server/alerts/delivering/deliver.ts";
import { probeHelpLinks } from "#server/settings/help-links/probing.ts";

/** An alert is sent within this time after it was raised. */
const DELIVER_MS = 3_000;

/** A question that a register did not answer is asked again within this time after its wait. */
const REGISTERS_MS = 5_000;
/** A link of a help line is probed within this time after it is due or was written. */
const LINKS_MS = 30_000;
const HOURLY_MS = 3_600_000;

/** Jobs that reach parties outside: receivers of alerts, national registers, help lines. */
export const outsideJobs = (
  asking: Asking,
  { alertNetworks: networks, mail, mode }: Config,
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
  // A test or a demonstration may have no way out, so that every link would be dead.
  ...(mode === "real" ? [linkJob(asking.acts)] : []),
];

const linkJob = ({ db, clock }: Asking["acts"]): ScheduledJob => {
  const send = sendWithin(new BlockList());
  return {
    name: "probe help links",
    everyMs: LINKS_MS,
    step: () => probeHelpLinks({ db, clock, send, endLaunches: endLaunchesOfSite }),
  };
};
