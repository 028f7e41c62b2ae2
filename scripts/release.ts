import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { readBaseline } from "#database/baseline.ts";
import { readFunctions, versionOfOwnFunctions } from "#database/functions.ts";
import { LAST_RELEASE, type Release } from "#database/last-release.ts";
import { readMigrations, TABLES } from "#database/migrate.ts";
import { seed } from "#database/seed.ts";
import { knownNames } from "#database/standing.ts";
import { readStandards } from "#scripts/checks/standards.ts";
import { pathsWithStatements } from "#scripts/checks/statements.ts";
import { withMigratedDatabase } from "#scripts/migrated-database.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { projectFolder } from "#scripts/project.ts";
import {
  conformancePath,
  conformanceReport,
  faultsOfOutcomes,
} from "#scripts/releases/conformance.ts";
import { cleanCommit, readOutcomes } from "#scripts/releases/outcomes.ts";
import { databasePath, recordPath } from "#scripts/releases/files.ts";
import { makeRecord, statementsIn } from "#scripts/releases/record.ts";
import { dumpRows } from "#scripts/releases/rows.ts";
import { readSources } from "#scripts/sources.ts";

/**
 * Writes what a release leaves behind: its database with the demo's rows, from which `upgrades.test.ts`
 * upgrades for as long as it is supported, and what its processes expect of a database, so that
 * later migrations keep them running beside those of the next release, and what came of the test of
 * each requirement. The last whole run of the tests must be of this commit. Commit the files: their
 * commit is the release.
 */
requireNode24();
const [name = ""] = process.argv.slice(2);
if (!/^\d+\.\d+(-rc\.\d+)?$/.test(name)) {
  console.error("Name the release, such as: npm run release -- 0.1 or 0.1-rc.1");
  process.exit(1);
}
const standards = readStandards(projectFolder);
const outcomes = readOutcomes(projectFolder);
const faults = faultsOfOutcomes(standards, outcomes, cleanCommit(projectFolder));
if (outcomes === null || faults.length > 0) {
  console.error(["The report of conformance cannot be made:", ...faults].join("\n  "));
  process.exit(1);
}
const release: Release = {
  name,
  migrations: await knownNames(),
  functions: await versionOfOwnFunctions(),
};
const write = (path: string, content: string | Buffer): void =>
  writeFileSync(join(projectFolder, path), content);
mkdirSync(dirname(join(projectFolder, conformancePath(name))), { recursive: true });
write(conformancePath(name), conformanceReport(name, standards, outcomes));
write(LAST_RELEASE, `${JSON.stringify(release, null, 2)}\n`);
await withMigratedDatabase(async (url) => {
  const paths = pathsWithStatements(projectFolder, readSources(projectFolder));
  const record = await makeRecord(statementsIn(projectFolder, paths), url);
  write(recordPath(name), gzipSync(JSON.stringify(record), { level: 9 }));
  console.log(`${record.statements.length} statements of release ${name} are recorded.`);
  await seed(url, { mode: "play", appSecret: { current: "0".repeat(64), previous: [] } });
  const client = new pg.Client(url);
  await client.connect();
  const rows = await dumpRows(client);
  await client.end();
  const tables = [...(await readBaseline()), ...(await readMigrations())].map(({ sql }) => sql);
  const functions = (await readFunctions()).map(({ sql }) => sql);
  const parts = [TABLES, ...tables, "set check_function_bodies = off", ...functions, rows];
  write(databasePath(name), gzipSync(parts.join(";\n"), { level: 9 }));
});
console.log(
  `database/releases has release ${name}, ${conformancePath(name)} its conformance; commit both.`,
);
process.exit();
