import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { dataDirFrom } from "#scripts/configuration.ts";
import { takeLock } from "#scripts/lock.ts";
import { clusterFolder } from "#scripts/postgres/cluster.ts";
import { findPostmaster } from "#scripts/postgres/postmaster.ts";
import { endServer } from "#scripts/postgres/server.ts";

/** A test's own data folder; it is removed with its processes after the test. */
export type TestFolder = { path: string; remove(): Promise<void> };

const onDisk = join(dataDirFrom(process.env), "tests");
/** Linux's file system in memory. */
const MEMORY = "/dev/shm";
const inMemory = join(MEMORY, `dalbit-tests-${userInfo().uid}`);
/** What the databases of a run may take: three journeys with minutes of bets each, and the rest. */
const ROOM_BYTES = 8 * 2 ** 30;

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY) || process.availableMemory() < 2 * ROOM_BYTES) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}

/**
 * Makes an empty data folder and holds its lock until it is removed. It is in memory when there is
 * plenty: PostgreSQL makes and removes a thousand files for each copy of a database, and ext4 takes
 * a fifth of a run's processor time for that. What measures or kills for minutes stays on the disk.
 */
export function makeTestFolder(on: "memory" | "disk" = "memory"): TestFolder {
  const all = on === "memory" && hasRoomInMemory() ? inMemory : onDisk;
  const path = join(all, randomBytes(4).toString("hex"));
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
  for (const all of [onDisk, inMemory].filter((folder) => existsSync(folder)))
    for (const name of readdirSync(all)) await sweep(join(all, name));
}

async function sweep(path: string): Promise<void> {
  const taken = takeLock(path, { pid: process.pid, what: "the sweeping of old test folders" });
  if (!("lock" in taken)) return;
  await endServerIn(path);
  taken.lock.release();
  rmSync(path, { recursive: true, force: true });
}

async function endServerIn(dataDir: string): Promise<void> {
  const cluster = clusterFolder(dataDir);
  const server = existsSync(cluster) ? findPostmaster(cluster) : null;
  if (server !== null) await endServer(cluster, server.pid, console.log);
}
