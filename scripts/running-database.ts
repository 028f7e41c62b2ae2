import type { Configuration } from "#scripts/configuration.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { urlOf } from "#scripts/postgres/address.ts";
import { clusterFolder, clusterPassword } from "#scripts/postgres/cluster.ts";
import { findPostmaster } from "#scripts/postgres/postmaster.ts";

/**
 * The database of a product that runs now, for a command beside it.
 * @throws Error that says what to do when it is not running
 */
export async function runningDatabase(configuration: Configuration): Promise<string> {
  const { databaseUrl, appDatabaseUrl, dataDir } = configuration;
  const brought = databaseUrl ?? appDatabaseUrl;
  if (brought !== null) return brought;
  const server = findPostmaster(clusterFolder(dataDir));
  if (server?.status !== "ready")
    throw new Error(`No product runs on ${dataDir}. Start it first, with the same DATA_DIR.`);
  return ensureDatabase(urlOf(server, clusterPassword(dataDir)), "dalbit");
}
