import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type LockHolder = { pid: number; what: string; address?: string };

export type Lock = {
  /** Writes more about this holder for a process that finds the lock taken. */
  describe(holder: LockHolder): void;
  release(): void;
};

/**
 * Takes the lock of a folder, or returns its holder.
 *
 * The lock itself is an operating system lock, taken through SQLite, so that it is free again when
 * its process is killed with -9. The JSON file beside it only describes the holder.
 */
export function takeLock(
  folder: string,
  holder: LockHolder,
): { lock: Lock } | { holder: LockHolder | null } {
  mkdirSync(folder, { recursive: true });
  const description = join(folder, "lock.json");
  const database = new DatabaseSync(join(folder, "lock"));
  try {
    database.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    return { holder: readHolder(description) };
  }
  const describe = (text: LockHolder): void => writeFileSync(description, JSON.stringify(text));
  describe(holder);
  const release = (): void => {
    rmSync(description, { force: true });
    database.close();
  };
  return { lock: { describe, release } };
}

/** Waits for a lock, trying every 200 ms; calls `onWait` once when it is not free at first. */
export async function waitForLock(
  folder: string,
  holder: LockHolder,
  onWait: (holder: LockHolder | null) => void,
): Promise<Lock> {
  let hasWaited = false;
  for (;;) {
    const taken = takeLock(folder, holder);
    if ("lock" in taken) return taken.lock;
    if (!hasWaited) onWait(taken.holder);
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}

/** The description may briefly be missing or half written; only the lock itself decides. */
function readHolder(file: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as LockHolder;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") {
      return null;
    }
    throw error;
  }
}
