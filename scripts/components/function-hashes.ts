import { openDatabase } from "#server/kit/database.ts";
import { listHashes } from "#server/components/store.ts";

/** The content of `hashes.json`: the functions and triggers of a migrated database, by name. */
export async function hashesOfFunctions(databaseUrl: string): Promise<string> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    const rows = await listHashes(db);
    const hashes = Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
    return `${JSON.stringify(hashes, null, 2)}\n`;
  } finally {
    await db.close();
  }
}
