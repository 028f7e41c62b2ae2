import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction } from "#server/kit/database.ts";

export type SqlFile = { name: string; sql: string };

/** The files of a folder beside this one, in the order of their names. */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const path = join(import.meta.dirname, folder);
  const names = (await readdir(path)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(path, name), "utf8") })),
  );
}

/** Runs a file's statements. @throws Error that begins with its name */
export async function runFile(tx: Transaction, { name, sql }: SqlFile): Promise<void> {
  await tx.query(sql).catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  });
}
