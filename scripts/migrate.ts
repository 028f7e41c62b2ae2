import { readConfiguration } from "#scripts/configuration.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { prepareDatabase } from "#scripts/prepare-database.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

/**
 * Migrates the database in DATABASE_URL as its owner and starts no process, so that the serving
 * machine does not need the owner's login. Exit code 1 when the migration is refused.
 */
requireNode24();
try {
  takeSecretFiles(process.env);
  const configuration = readConfiguration(process.env);
  if (configuration.databaseUrl === null)
    throw new Error("Name the database in DATABASE_URL, as its owner.");
  await prepareDatabase(console.log, configuration, configuration.databaseUrl);
  console.log("The database is ready for this build.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
