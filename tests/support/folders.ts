import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataDirFrom } from "#scripts/configuration.ts";
import { takeLock } from "#scripts/lock.ts";
import { clusterFolder } from "#scripts/postgres/cluster.ts";
import { findPostmaster } from "#scripts/postgres/postmaster.ts";
import { endServer } from "#scripts/postgres/server.ts";

/** A test's own data folder; it is removed with its processes after the test. */
export type TestFolder = { path: string; remove(): Promise<void> };

const allFolders = (): string => join(dataDirFrom(process.env), "tests");

/** Makes an empty data folder and holds its lock until it is removed. */
export function makeTestFolder(): TestFolder {
  const path = join(allFolders(), randomBytes(4).toString("hex"));
  mkdirSync(path, { recursive: true });
  const taken = takeLock(path, { pid: process.pid, what: "a test" });
  if (!("lock" in taken)) throw new Error(`${path} is locked although it was just made`);
  const remove = async (): Promise<void> => {
    await endServerIn(path);
    taken.lock.release();
    rmSync(path, { recursive: true, force: true });
  };
  return { path, remove };
}

/** Ends and removes what killed test runs left; those of running ones are locked. */
export async function sweepTestFolders(): Promise<void> {
  if (!existsSync(allFolders())) return;
  for (const name of readdirSync(allFolders())) {
    const path = join(allFolders(), name);
    const taken = takeLock(path, { pid: process.pid, what: "the sweeping of old test folders" });
    if (!("lock" in taken)) continue;
    await endServerIn(path);
    taken.lock.release();
    rmSync(path, { recursive: true, force: true });
  }
}

async function endServerIn(dataDir: string): Promise<void> {
  const cluster = clusterFolder(dataDir);
  const server = existsSync(cluster) ? findPostmaster(cluster) : null;
  if (server !== null) await endServer(cluster, server.pid, console.log);
}
