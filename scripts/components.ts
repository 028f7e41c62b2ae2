import { readConfiguration } from "#scripts/configuration.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { runningDatabase } from "#scripts/running-database.ts";
import {
  compareFiles,
  compareFunctions,
  readFunctionHashes,
  type Compared,
} from "#server/components/comparing.ts";
import { COMPONENT_LIST, readComponentList, releaseFolder } from "#server/components/list.ts";
import { openDatabase } from "#server/kit/database.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

/**
 * Compares every file of the release, and the functions of the running database, with the release.
 * Exit code 0: all are as released; 1: something differs, each named; 2: it could not be compared.
 */
requireNode24();
try {
  takeSecretFiles(process.env);
  const list = await readComponentList(releaseFolder);
  const files = await compareFiles(releaseFolder, list.files);
  const functions = await compareDatabase();
  console.log(`  release                  ${list.hash}`);
  console.log(`  list                     ${COMPONENT_LIST}`);
  console.log(`  files                    ${files.count}`);
  console.log(`  functions and triggers   ${functions.count}`);
  const faults = [...files.faults, ...functions.faults];
  console.log(faults.length === 0 ? "\nAll are as released." : `\nDifferences: ${faults.length}`);
  for (const { component, fault } of faults) console.log(`  ${component} (${fault})`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
process.exit();

async function compareDatabase(): Promise<Compared> {
  const db = openDatabase(await runningDatabase(readConfiguration(process.env)), { size: 1 });
  try {
    return await compareFunctions(db, await readFunctionHashes(releaseFolder));
  } finally {
    await db.close();
  }
}
