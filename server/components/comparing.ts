import { createHash } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { standingOfFunctions } from "#database/functions.ts";
import type { Queryable } from "#server/kit/database.ts";
import { sha256Of, type ComponentFault, type ListedFile } from "#server/components/list.ts";
import * as store from "#server/components/store.ts";

/** What was compared and what differs. */
export type Compared = { count: number; faults: readonly ComponentFault[] };

/** A process that serves goes on after so many milliseconds of comparing. */
const AT_A_TIME_MS = 5;
/** A larger file is read in pieces. */
const LARGE_BYTES = 2 ** 20;

/**
 * The SHA-256 of a file; null where there is none. Small files are read at once, which takes a tenth
 * of the time that reading in the background takes.
 */
async function hashOfFile(path: string): Promise<string | null> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (found.size <= LARGE_BYTES) return sha256Of(readFileSync(path));
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest("hex");
}

/** Compares files with the list. */
export async function compareFiles(
  folder: string,
  files: readonly ListedFile[],
): Promise<Compared> {
  const faults: ComponentFault[] = [];
  let since = performance.now();
  for (const { path, hash } of files) {
    const found = await hashOfFile(join(folder, path));
    if (found === null) faults.push({ component: path, fault: "missing" });
    else if (found !== hash) faults.push({ component: path, fault: "changed" });
    if (performance.now() - since < AT_A_TIME_MS) continue;
    await setImmediate();
    since = performance.now();
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

/** A component without the types of a function's parameters. */
const nameOf = (component: string): string => component.split("(", 1)[0] ?? "";

/** Whether an unknown component can run: a trigger, or a function with the name of a released one. */
const mayAct = (component: string, released: ReadonlySet<string>): boolean =>
  component.startsWith("trigger ") || released.has(nameOf(component));

/**
 * Compares the functions and triggers of the database, which move the money, with those of the
 * release. A trigger that is switched off counts as changed. Functions of the operator's own, which nothing
 * of the release calls, are left out. While a newer release has its own
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
  const released = new Set(Object.keys(hashes).map(nameOf));
  for (const component of found.keys())
    if (!(component in hashes) && mayAct(component, released))
      faults.push({ component, fault: "unknown" });
  return { count: found.size, faults };
}
