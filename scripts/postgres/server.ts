import type { ChildProcess } from "node:child_process";
import { closeSync, rmSync, statfsSync } from "node:fs";
import { totalmem } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  lastLines,
  logSettings,
  openStartLog,
  sweepServerLogs,
} from "#scripts/postgres/server-log.ts";
import { spawnAs, type Account } from "#scripts/postgres/account.ts";
import { addressSettings, removeDeadSocketLock, type Address } from "#scripts/postgres/address.ts";
import {
  findLeftovers,
  findPostmaster,
  isAlive,
  isProgramReplaced,
  type Postmaster,
} from "#scripts/postgres/postmaster.ts";
import type { Say } from "#scripts/project.ts";

export type Place = {
  cluster: string;
  account: Account;
  address: Address;
  durability: "disk" | "process";
  program: string;
  say: Say;
  /** Settings as `name=value`, which replace its own. */
  more?: readonly string[];
  /** Ends a start that is still under way, which throws its reason. */
  signal?: AbortSignal | undefined;
};

const pollMs = 50;

/**
 * Takes over the server that already runs this cluster; null when none does. A server that is
 * stopping, or whose program an install replaced, is ended instead.
 */
export async function adoptServer(cluster: string, say: Say): Promise<Postmaster | null> {
  const found = findPostmaster(cluster);
  if (found === null) return null;
  if (found.status === "stopping" || isProgramReplaced(found.pid)) {
    await endServer(cluster, found.pid, say);
    return null;
  }
  say(`Taking over the PostgreSQL that is still running (process ${found.pid}).`);
  return whenReady(cluster, () => isAlive(found.pid), say);
}

/**
 * Starts the server and waits until it takes connections, also through crash recovery. @throws Error
 * with the end of the server's log when it did not start
 */
export async function launchServer(place: Place): Promise<Postmaster> {
  const { cluster, program, say, signal } = place;
  await clearLeftovers(cluster, say);
  removeDeadSocketLock(place.address);
  sweepServerLogs(cluster);
  const log = openStartLog(cluster);
  const args = ["-D", cluster, ...settings(place).flatMap((setting) => ["-c", setting])];
  // Detached, so that Ctrl-C at the terminal does not end it before the web process has ended.
  const child = spawnAs(place.account, program, args, {
    cwd: dirname(cluster),
    detached: true,
    stdio: ["ignore", log, log],
    env: { PATH: process.env["PATH"], LANG: "C", TZ: "UTC" },
  });
  closeSync(log);
  const failure = failureOf(child);
  child.unref();
  const server = await whenReady(cluster, () => failure() === null && !signal?.aborted, say);
  if (server !== null) return server;
  if (signal?.aborted && child.pid !== undefined) await endServer(cluster, child.pid, say);
  signal?.throwIfAborted();
  const said = lastLines(cluster);
  throw new Error(`PostgreSQL did not start (${failure()}). Its log ends with:\n  ${said}`);
}

/** Fast shutdown: sessions end, a checkpoint is written. Waits until the process has ended. */
export async function endServer(cluster: string, pid: number, say: Say): Promise<void> {
  const startedAt = Date.now();
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!isAlive(pid)) break;
    process.kill(pid, signal);
    const patienceMs = signal === "SIGINT" ? 60_000 : 10_000;
    for (const sentAt = Date.now(); isAlive(pid) && Date.now() - sentAt < patienceMs;) {
      await sleep(pollMs);
    }
    if (isAlive(pid)) say(`PostgreSQL has not ended ${seconds(startedAt)} s after ${signal}.`);
  }
  await clearLeftovers(cluster, say);
}

/** Waits for "ready" in `postmaster.pid`; null when the server ends before that. */
async function whenReady(
  cluster: string,
  lives: () => boolean,
  say: Say,
): Promise<Postmaster | null> {
  const startedAt = Date.now();
  let nextWordAt = startedAt + 3_000;
  while (lives()) {
    const server = findPostmaster(cluster);
    if (server?.status === "ready") return server;
    if (Date.now() > nextWordAt) {
      say(`PostgreSQL is recovering, ${seconds(startedAt)} s so far …`);
      nextWordAt = Date.now() + 5_000;
    }
    await sleep(pollMs);
  }
  return null;
}

/**
 * Ends sessions that still run after their server was killed, and removes a `postmaster.pid`
 * without a running server: PostgreSQL would take a reused process id for a running server.
 */
async function clearLeftovers(cluster: string, say: Say): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const leftovers = findLeftovers(cluster);
    if (leftovers.length === 0) break;
    if (tries === 0) say("Waiting for the last sessions of PostgreSQL to end …");
    // They usually end by themselves; a busy one gets a signal after a second.
    if (tries === 20) leftovers.forEach((pid) => process.kill(pid, "SIGQUIT"));
    if (tries === 60) leftovers.forEach((pid) => process.kill(pid, "SIGKILL"));
    await sleep(pollMs);
  }
  if (findPostmaster(cluster) === null) rmSync(join(cluster, "postmaster.pid"), { force: true });
}

function settings(place: Place): string[] {
  const isThrownAway = place.durability === "process";
  return [
    ...addressSettings(place.address),
    "unix_socket_permissions=0700",
    "password_encryption=scram-sha-256",
    // For several products; tests run in parallel, and some of them open many connections.
    `max_connections=${isThrownAway ? 300 : 200}`,
    `shared_buffers=${isThrownAway ? 64 : sharedMegabytes()}MB`,
    `max_wal_size=${walMegabytes(place.cluster)}MB`,
    // Providers' keys are in random order: after each checkpoint nearly every bet logs whole pages.
    "checkpoint_timeout=15min",
    "random_page_cost=1.1",
    "jit=off",
    // New WAL segments grow as they are written: zeroing 16 MB at once made every session wait.
    "wal_init_zero=off",
    `fsync=${isThrownAway ? "off" : "on"}`,
    `synchronous_commit=${isThrownAway ? "off" : "on"}`,
    `full_page_writes=${isThrownAway ? "off" : "on"}`,
    "timezone=UTC",
    "log_timezone=UTC",
    "log_checkpoints=off",
    // A backup that no longer runs must not fill the disk: its slot is given up beyond this.
    `max_slot_wal_keep_size=${walMegabytes(place.cluster)}MB`,
    ...logSettings,
    ...(place.more ?? []),
  ];
}

/**
 * Rare checkpoints need disk space for the log: a quarter of what is free at the start. A
 * checkpoint begins when about half of it is written, after some minutes at the highest rate of
 * bets.
 */
function walMegabytes(cluster: string): number {
  const { bavail, bsize } = statfsSync(cluster);
  return Math.min(Math.max(Math.floor((bavail * bsize) / 4 / 2 ** 20), 1_024), 16_384);
}

/**
 * An eighth of the available memory, because web process and worker share the machine: the keys of
 * ten million postings are larger than PostgreSQL's default.
 */
function sharedMegabytes(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(Math.max(Math.floor(bytes / 8 / 2 ** 20), 128), 4_096);
}

function failureOf(child: ChildProcess): () => string | null {
  let failure: string | null = null;
  child.on("error", (error) => (failure = error.message));
  child.on("exit", (code, signal) => (failure ??= signal ?? `exit code ${code}`));
  return () => failure;
}

const seconds = (sinceMs: number): number => Math.round((Date.now() - sinceMs) / 1000);
