import { migrate } from "#database/migrate.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

/** Runs work on a freshly migrated database in a PostgreSQL that is deleted afterwards. */
export async function withMigratedDatabase<Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = makeTestFolder();
  try {
    const postgres = await startPostgres({
      dataDir: folder.path,
      say: () => {},
      durability: "process",
    });
    const url = await ensureDatabase(postgres.url, "migrated");
    await migrate(url);
    return await work(url);
  } finally {
    await folder.remove();
  }
}
