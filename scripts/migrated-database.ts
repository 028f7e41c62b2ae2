import { migrate } from "#database/migrate.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

/** Works on a database that has just been migrated, in a PostgreSQL that is thrown away. */
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
