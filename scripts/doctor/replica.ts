import { findingOf, safe, type Examined, type Finding } from "#scripts/doctor/finding.ts";
import { openDatabase } from "#server/kit/database.ts";
import { readReplica } from "#server/kit/replica/address.ts";
import { refuseOther } from "#server/kit/replica/standing.ts";
import { findStanding } from "#server/kit/replica/store.ts";

const REMEDY = "Start the standby, or correct READ_DATABASE_URL or remove it.";

/** Whether the server of READ_DATABASE_URL is a standby of the product's database. */
export async function lookAtReplica({
  db,
  environment,
  configuration,
}: Examined): Promise<Finding[]> {
  const url = readReplica(environment, configuration.databaseUrl ?? "", configuration.mode);
  if (url === null) return [safe("No replica is named; the primary answers all reads.")];
  const replica = openDatabase(url, { size: 1 });
  try {
    const held = "The server of READ_DATABASE_URL is a standby of this database.";
    const look = async () => refuseOther(await findStanding(replica), await findStanding(db));
    return [await findingOf(look, held, REMEDY)];
  } finally {
    await replica.close();
  }
}
