import { lookAtAlerts } from "#scripts/doctor/alerts.ts";
import { lookAtBackups } from "#scripts/doctor/backups.ts";
import { lookAtCertificates } from "#scripts/doctor/certificates.ts";
import {
  lookAtContents,
  lookAtRoles,
  lookAtServer,
  lookAtSites,
} from "#scripts/doctor/database.ts";
import { unsafe, type Examination, type Examined, type Finding } from "#scripts/doctor/finding.ts";
import { lookAtKeys } from "#scripts/doctor/keys.ts";
import {
  lookAtClock,
  lookAtDisks,
  lookAtOpenFiles,
  lookAtVersions,
} from "#scripts/doctor/machine.ts";
import { lookAtMembers, lookAtOperators } from "#scripts/doctor/people.ts";
import { lookAtReplica } from "#scripts/doctor/replica.ts";
import {
  lookAtCountries,
  lookAtExposure,
  lookAtProbes,
  lookAtProviders,
  lookAtSettings,
} from "#scripts/doctor/settings.ts";

const operating = (section: string): string => `docs/operating.md, "${section}"`;
const readme = (section: string): string => `README.md, "${section}"`;

/** Everything that is looked at, in the order in which a new house is opened. */
export const examinations: readonly Examination[] = [
  { subject: "Settings", page: readme("Real money"), look: lookAtSettings },
  { subject: "Addresses", page: readme("Behind a proxy"), look: lookAtExposure },
  { subject: "Probes", page: operating("Probes and metrics"), look: lookAtProbes },
  { subject: "Certificates", page: readme("Behind a proxy"), look: lookAtCertificates },
  { subject: "Countries", page: readme("Real money"), look: lookAtCountries },
  { subject: "Providers", page: "docs/providers.md", look: lookAtProviders },
  { subject: "Keys", page: operating("Secrets"), look: lookAtKeys },
  { subject: "Server", page: operating("Backup"), look: lookAtServer },
  { subject: "Replica", page: "docs/scale.md", look: lookAtReplica },
  { subject: "Roles", page: readme("Your own PostgreSQL"), look: lookAtRoles },
  { subject: "Database", page: operating("Starting and stopping"), look: lookAtContents },
  { subject: "Sites", page: readme("Real money"), look: lookAtSites },
  { subject: "Staff", page: readme("Real money"), look: lookAtOperators },
  { subject: "Members", page: readme("Real money"), look: lookAtMembers },
  { subject: "Backup", page: operating("Backup"), look: lookAtBackups },
  { subject: "Alerts", page: operating("Alerts"), look: lookAtAlerts },
  { subject: "Clock", page: operating("Starting and stopping"), look: lookAtClock },
  { subject: "Disk", page: operating("Logs"), look: lookAtDisks },
  { subject: "Open files", page: "docs/scale.md", look: lookAtOpenFiles },
  { subject: "Versions", page: operating("Updates"), look: lookAtVersions },
];

/** An examination that cannot be made is unsafe, with the reason. */
export async function findingsOf({ look }: Examination, examined: Examined): Promise<Finding[]> {
  try {
    return await look(examined);
  } catch (error) {
    return [unsafe(`It cannot be examined: ${(error as Error).message}`, "Correct this first.")];
  }
}
