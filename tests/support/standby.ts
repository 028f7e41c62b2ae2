import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectReplication } from "#scripts/backup/replication.ts";
import { databaseUrl } from "#scripts/databases.ts";
import {
  chooseAccount,
  ensureReach,
  giveTo,
  spawnAs,
  type Account,
} from "#scripts/postgres/account.ts";
import { chooseAddress, urlOf } from "#scripts/postgres/address.ts";
import { findBinaries } from "#scripts/postgres/binaries.ts";
import { endServer, launchServer } from "#scripts/postgres/server.ts";
import type { Postgres } from "#scripts/postgres.ts";
import { askServer } from "#tests/support/backup-commands.ts";

const BYTES = 0x64;

/** A streaming standby of a test's own server. */
export type Standby = {
  /** The address of a database on it, as the superuser. */
  urlOf(database: string): string;
  /** From now on it receives the log and shows nothing new. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Kills, stops or continues all its processes; a stopped one is as a machine that hangs. */
  signal(name: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void;
  start(): Promise<void>;
  /** Makes it a primary of its own. */
  promote(): Promise<void>;
  stop(): Promise<void>;
};

/** Copies a running server into a folder as a standby does, and starts the copy. */
export async function startStandby(primary: Postgres, folder: string): Promise<Standby> {
  const { postgres: program } = findBinaries();
  const cluster = join(folder, "cluster");
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  const account = ensureReach(chooseAccount(folder), program, folder);
  giveTo(account, folder);
  giveTo(account, cluster);
  await copyInto(primary.url, cluster, account);
  writeFileSync(join(cluster, "standby.signal"), "");
  giveTo(account, join(cluster, "standby.signal"));
  const address = await chooseAddress(folder, account);
  const more = [`primary_conninfo=${conninfoOf(primary.url)}`];
  const durability = "process" as const;
  const launch = () =>
    launchServer({ cluster, account, address, durability, program, say: () => {}, more });
  let server = await launch();
  const { password } = new URL(primary.url);
  const serverUrl = urlOf(server, decodeURIComponent(password));
  return {
    urlOf: (database) => databaseUrl(serverUrl, database),
    pause: () => askServer(serverUrl, ["select pg_wal_replay_pause()"]),
    resume: () => askServer(serverUrl, ["select pg_wal_replay_resume()"]),
    signal(name) {
      for (const pid of [server.pid, ...childrenOf(server.pid)]) process.kill(pid, name);
    },
    async start() {
      await endServer(cluster, server.pid, () => {});
      server = await launch();
    },
    promote: () => askServer(serverUrl, ["select pg_promote()"]),
    stop: () => endServer(cluster, server.pid, () => {}),
  };
}

/** The sessions of a server, each of which leads a process group of its own. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

async function copyInto(url: string, cluster: string, account: Account): Promise<void> {
  const replication = await connectReplication(url);
  const copy = replication.copy(
    "BASE_BACKUP (LABEL 'test', CHECKPOINT 'fast', WAL true, MANIFEST 'no')",
  );
  const tar = spawnAs(account, "tar", ["-x", "-f", "-", "--ignore-zeros", "--no-same-owner"], {
    cwd: cluster,
    stdio: ["pipe", "ignore", "ignore"],
    env: { PATH: process.env["PATH"], LANG: "C" },
  });
  if (tar.stdin === null) throw new Error("tar takes no input");
  const ended = once(tar, "close");
  for await (const message of copy as AsyncIterable<Buffer>) {
    const isData = message[0] === BYTES;
    if (isData && !tar.stdin.write(message.subarray(1))) await once(tar.stdin, "drain");
  }
  tar.stdin.end();
  const [code] = (await ended) as [number | null];
  await replication.end();
  if (code !== 0) throw new Error(`tar failed (exit code ${code})`);
}

/** The same server in the words of libpq. */
function conninfoOf(url: string): string {
  const { username, password, hostname, port } = new URL(url);
  const [user, secret, host] = [username, password, hostname].map(decodeURIComponent);
  return `host=${host} port=${port} user=${user} password=${secret}`;
}
