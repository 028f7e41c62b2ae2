import type { TestProject } from "vitest/node";
import { migrate } from "#database/migrate.ts";
import { ensureApplicationLogin, ensureDatabase } from "#scripts/databases.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { withProgress } from "#scripts/progress.ts";
import { makeTestFolder, sweepTestFolders } from "#tests/support/folders.ts";
import { testLogin, templateName } from "#tests/support/template.ts";

/** Starts one PostgreSQL for the whole run and migrates the database that tests copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await sweepTestFolders();
  const folder = makeTestFolder();
  const postgres = await withProgress(console.log, "Starting PostgreSQL for the tests", () =>
    startPostgres({ dataDir: folder.path, say: () => {}, durability: "process" }),
  );
  const template = await ensureDatabase(postgres.url, templateName);
  await migrate(template);
  await ensureApplicationLogin(template, testLogin);
  project.provide("postgresUrl", postgres.url);
  return async () => {
    await postgres.stop();
    await folder.remove();
  };
}
