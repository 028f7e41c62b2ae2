import { systemClock } from "#server/kit/clock.ts";
import { openDatabase } from "#server/kit/database.ts";
import { sealAnew } from "#server/kit/seal-keys/seal-keys.ts";
import { sealKeyName } from "#server/kit/sealed.ts";
import { readConfiguration } from "#scripts/configuration.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { runningDatabase } from "#scripts/running-database.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

const USAGE = `npm run seals -- renew   seals everything with APP_SECRET that APP_SECRET_PREVIOUS sealed

The product must run, and with this APP_SECRET already.`;

requireNode24();
try {
  takeSecretFiles(process.env);
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run([verb]: string[]): Promise<string> {
  if (verb !== "renew") throw new Error(USAGE);
  const configuration = readConfiguration(process.env);
  const appSecret = appSecretOf(configuration);
  // The last batch reads tables to their end to find that nothing is left.
  const patient = { size: 1, statementTimeoutMs: 600_000 };
  const db = openDatabase(await runningDatabase(configuration), patient);
  try {
    const count = await sealAnew(db, systemClock, appSecret);
    const name = sealKeyName(appSecret.current);
    return `${count} seals renewed; all of them now use the secret ${name}. Remove APP_SECRET_PREVIOUS in a day, when no older proposal is open.`;
  } finally {
    await db.close();
  }
}
