import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { standingOfFunctions } from "#database/functions.ts";
import type { Queryable } from "#server/kit/database.ts";
import { sha256Of, type ComponentFault, type ListedFile } from "#server/components/list.ts";
import * as store from "#server/components/store.ts";

/** What was compared and what differs. */
export type Compared = { count: number; faults: readonly ComponentFault[] };

/** Compares files with the list, one after the other, so that a process that serves goes on. */
export async function compareFiles(
  folder: string,
  files: readonly ListedFile[],
): Promise<Compared> {
  const faults: ComponentFault[] = [];
  for (const { path, hash } of files) {
    const bytes = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (bytes === null) faults.push({ component: path, fault: "missing" });
    else if (sha256Of(bytes) !== hash) faults.push({ component: path, fault: "changed" });
  }
  return { count: files.length, faults };
}

/** The hashes of a release's functions and triggers, by name. */
export type FunctionHashes = Readonly<Record<string, string>>;

/** Generated from a migrated database. */
export const FUNCTION_HASHES = "database/functions/hashes.json";

/** @throws Error when the file is missing or is no JSON */
export const readFunctionHashes = async (folder: string): Promise<FunctionHashes> =>
  JSON.parse(await readFile(join(folder, FUNCTION_HASHES), "utf8")) as FunctionHashes;

/**
 * Compares the functions and triggers of the database, which move the money, with those of the
 * release. A trigger that is switched off counts as changed. While a newer release has its own
 * functions there, nothing is compared.
 */
export async function compareFunctions(db: Queryable, hashes: FunctionHashes): Promise<Compared> {
  if ((await standingOfFunctions(db)) !== "same") return { count: 0, faults: [] };
  const found = new Map((await store.listHashes(db)).map(({ name, hash }) => [name, hash]));
  const faults: ComponentFault[] = [];
  for (const [component, hash] of Object.entries(hashes)) {
    const now = found.get(component);
    if (now === undefined) faults.push({ component, fault: "missing" });
    else if (now !== hash) faults.push({ component, fault: "changed" });
  }
  for (const component of found.keys())
    if (!(component in hashes)) faults.push({ component, fault: "unknown" });
  return { count: found.size, faults };
}
