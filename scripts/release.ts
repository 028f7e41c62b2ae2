import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { readBaseline } from "#database/baseline.ts";
import { readFunctions } from "#database/functions.ts";
import { readMigrations, TABLES } from "#database/migrate.ts";
import { seed } from "#database/seed.ts";
import { withMigratedDatabase } from "#scripts/migrated-database.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { projectFolder } from "#scripts/project.ts";
import { dumpRows } from "#scripts/releases/rows.ts";

/**
 * Writes the database of a release, with the demo's rows, to a file, so that `upgrades.test.ts`
 * upgrades from it for as long as that release is supported.
 */
requireNode24();
const [name = ""] = process.argv.slice(2);
if (!/^\d+\.\d+$/.test(name)) {
  console.error("Name the release, such as: npm run release -- 0.1");
  process.exit(1);
}
const rows = await withMigratedDatabase(async (url) => {
  await seed(url, { mode: "play", appSecret: { current: "0".repeat(64), previous: [] } });
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await dumpRows(client);
  } finally {
    await client.end();
  }
});
const tables = [...(await readBaseline()), ...(await readMigrations())].map(({ sql }) => sql);
const functions = (await readFunctions()).map(({ sql }) => sql);
const text = [TABLES, ...tables, "set check_function_bodies = off", ...functions, rows].join(";\n");
const path = `database/releases/${name}.sql.gz`;
writeFileSync(join(projectFolder, path), gzipSync(text, { level: 9 }));
console.log(`${path} is the database of release ${name}; commit it with the release.`);
