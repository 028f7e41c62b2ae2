import type { TestProject } from "vitest/node";
import { migrate } from "#database/migrate.ts";
import { seed } from "#database/seed.ts";
import { cloneDatabase, ensureApplicationLogin, ensureDatabase } from "#scripts/databases.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { withProgress } from "#scripts/progress.ts";
import { makeTestFolder, sweepTestFolders } from "#tests/support/folders.ts";
import {
  APP_SECRET,
  seededTemplateName,
  templateName,
  testLogin,
} from "#tests/support/template.ts";

/** Starts one PostgreSQL for the whole run and makes the two databases that tests copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await sweepTestFolders();
  const folder = makeTestFolder();
  const postgres = await withProgress(console.log, "Starting PostgreSQL for the tests", () =>
    startPostgres({ dataDir: folder.path, say: () => {}, durability: "process" }),
  );
  const template = await ensureDatabase(postgres.url, templateName);
  await migrate(template);
  await ensureApplicationLogin(template, testLogin);
  const seeded = await cloneDatabase(postgres.url, templateName, seededTemplateName);
  await seed(seeded, { mode: "play", appSecret: APP_SECRET });
  project.provide("postgresUrl", postgres.url);
  return async () => {
    await postgres.stop();
    await folder.remove();
  };
}
