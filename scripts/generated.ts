import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "#database/migrate.ts";
import { countsOf, requirementsOf, SECURITY_TABLE } from "#scripts/checks/security.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { limitsPage } from "#scripts/limits-page.ts";
import { projectFolder } from "#scripts/project.ts";
import { dumpSchema } from "#scripts/schema.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

export type Generated = { path: string; make(): Promise<string> };

/** Files that are committed although a command makes them, so that a change shows in a review. */
export const generatedFiles: readonly Generated[] = [
  { path: "docs/security-limits.md", make: async () => limitsPage() },
  { path: "database/schema.sql", make: schemaOfMigrations },
  {
    path: "contract/openapi.json",
    make: async () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  },
  { path: SECURITY_TABLE, make: async () => withCounts(readFile(SECURITY_TABLE)) },
];

/** The schema of a database that has just been migrated, in a PostgreSQL that is thrown away. */
async function schemaOfMigrations(): Promise<string> {
  const folder = makeTestFolder();
  try {
    const postgres = await startPostgres({
      dataDir: folder.path,
      say: () => {},
      durability: "process",
    });
    const url = await ensureDatabase(postgres.url, "schema");
    await migrate(url);
    return await dumpSchema(url);
  } finally {
    await folder.remove();
  }
}

const readFile = (path: string): string => readFileSync(join(projectFolder, path), "utf8");

/** The rows are written by people, their counts are not. */
const withCounts = (markdown: string): string =>
  markdown.replace(
    /(<!-- counts -->\n)[\s\S]*(\n<!-- end of counts -->)/,
    (_, begin: string, end: string) => begin + countsOf(requirementsOf(markdown)) + end,
  );
