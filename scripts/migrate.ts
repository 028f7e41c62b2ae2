import { readConfiguration } from "#scripts/configuration.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { prepareDatabase } from "#scripts/prepare-database.ts";

/**
 * Brings the database in DATABASE_URL up to date as its owner and starts nothing, so that the
 * machine that serves need not know the owner's login. Exit code 1 when it may not be done.
 */
requireNode24();
try {
  const configuration = readConfiguration(process.env);
  if (configuration.databaseUrl === null)
    throw new Error("Name the database in DATABASE_URL, as its owner.");
  await prepareDatabase(console.log, configuration, configuration.databaseUrl);
  console.log("The database is ready for this build.");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
