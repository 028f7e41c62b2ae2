import { readConfiguration } from "#scripts/configuration.ts";
import { examinations, findingsOf } from "#scripts/doctor/examinations.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { runningDatabase } from "#scripts/running-database.ts";
import { openDatabase } from "#server/kit/database.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

/**
 * Says what is not safe for real money, each with its remedy. Run it with the environment of the
 * product. Exit code 0: everything is safe; 1: something is not; 2: it could not be examined.
 */
requireNode24();
try {
  takeSecretFiles(process.env);
  const configuration = readConfiguration(process.env);
  const url = await runningDatabase(configuration);
  const db = openDatabase(url, { size: 1 });
  const known = configuration.databaseUrl ?? configuration.appDatabaseUrl ?? url;
  const examined = {
    environment: process.env,
    configuration: { ...configuration, databaseUrl: configuration.databaseUrl ?? known },
    db,
    now: new Date(),
  };
  const counts = { safe: 0, unsafe: 0 };
  for (const examination of examinations) {
    const { subject, page } = examination;
    for (const finding of await findingsOf(examination, examined)) {
      counts[finding.isSafe ? "safe" : "unsafe"] += 1;
      console.log(`${finding.isSafe ? "safe  " : "UNSAFE"} ${subject}: ${finding.says}`);
      if (!finding.isSafe) console.log(`       ${finding.remedy} (${page})`);
    }
  }
  await db.close();
  const all = counts.safe + counts.unsafe;
  console.log(
    counts.unsafe === 0
      ? `\nAll ${all} points are safe for real money.`
      : `\n${counts.unsafe} of ${all} points are not safe for real money.`,
  );
  process.exitCode = counts.unsafe === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
process.exit();
