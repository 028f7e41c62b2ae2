import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { baseFolder } from "#scripts/backup/bases.ts";
import { iso, type Plan } from "#scripts/backup/choose-base.ts";
import { TAR } from "#scripts/backup/copy-cluster.ts";
import { readSealed } from "#scripts/backup/sealed-file.ts";
import { feedSegments } from "#scripts/backup/segment-feed.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import type { Moment } from "#scripts/backup/wal-segment.ts";
import {
  chooseAccount,
  ensureReach,
  giveTo,
  spawnAs,
  type Account,
} from "#scripts/postgres/account.ts";
import { chooseAddress, type Address } from "#scripts/postgres/address.ts";
import { findBinaries } from "#scripts/postgres/binaries.ts";
import { endServer, launchServer } from "#scripts/postgres/server.ts";
import type { Say } from "#scripts/project.ts";

export type Recovered = {
  /** The product's database as the superuser, without a password, at a private address. */
  url: string;
  /** Ends the server and removes what only the recovery needed; the cluster stays. */
  end(): Promise<void>;
};

export type RecoveryOptions = {
  place: BackupPlace;
  plan: Plan;
  /** Null: until the end of the log. */
  at: Moment | null;
  /** The folder that will hold the cluster. */
  into: string;
  cluster: string;
  /** A drill's cluster does not wait for the disk. */
  isThrownAway: boolean;
  say: Say;
  /** Ends the recovery and its server. */
  signal?: AbortSignal | undefined;
};

const WORKSHOP = "restoring";

/**
 * Unpacks a base, lets PostgreSQL replay its log until the moment, and leaves the server running.
 * @throws BackupFault that names an altered file; Error with the end of PostgreSQL's log;
 *   the reason of the signal
 */
export async function recover(options: RecoveryOptions): Promise<Recovered> {
  const { place, plan, into, cluster, say, signal } = options;
  const { postgres } = findBinaries();
  const workshop = join(into, WORKSHOP);
  mkdirSync(workshop, { recursive: true, mode: 0o700 });
  const account = ensureReach(chooseAccount(cluster), postgres, into);
  giveTo(account, workshop);
  await unpack(options, account);
  const access = join(workshop, "pg_hba.conf");
  writeFileSync(access, "local all all trust\nhost all all 127.0.0.1/32 trust\n", { mode: 0o600 });
  giveTo(account, access);
  const feed = feedSegments({
    place,
    folder: workshop,
    folderName: basename(workshop),
    account,
    segments: plan.chain.segments,
    segmentBytes: plan.base.segmentBytes,
  });
  const address = await chooseAddress(workshop, account);
  const start = (at: Moment | null) => {
    writeFileSync(join(cluster, "recovery.signal"), "");
    giveTo(account, join(cluster, "recovery.signal"));
    const more = settingsOf(options, feed.restoreCommand, access, at);
    const durability = "disk" as const;
    const program = postgres;
    return launchServer({ cluster, account, address, durability, program, say, more, signal });
  };
  try {
    // When nothing was written after the moment, the log ends before it: its end is the moment.
    const server = await start(options.at).catch((error: Error) => {
      if (feed.fault() !== null || !/before configured recovery target/.test(error.message))
        throw feed.fault() ?? error;
      return start(null);
    });
    return {
      url: urlWithoutPassword(address, plan.base.superuser, plan.base.database),
      end: async () => {
        await endServer(cluster, server.pid, say);
        rmSync(workshop, { recursive: true });
      },
    };
  } catch (error) {
    throw feed.fault() ?? error;
  } finally {
    await feed.end();
  }
}

/** Unpacks the cluster's files with the system's tar, as the account that PostgreSQL runs under. */
async function unpack(
  { place, plan, cluster, signal }: RecoveryOptions,
  account: Account,
): Promise<void> {
  const base = plan.base.name;
  mkdirSync(cluster, { mode: 0o700 });
  giveTo(account, cluster);
  // The archive ends with blocks of zeros, after which tar would close the pipe that is written to.
  const tar = spawnAs(account, "tar", ["-x", "-f", "-", "--ignore-zeros", "--no-same-owner"], {
    cwd: cluster,
    stdio: ["pipe", "ignore", "pipe"],
    env: { PATH: process.env["PATH"], LANG: "C" },
  });
  let complaints = "";
  tar.stderr?.on("data", (chunk: Buffer) => (complaints = (complaints + chunk).slice(0, 2_000)));
  const ended = once(tar, "close");
  const path = join(baseFolder(place.folder, base), TAR);
  if (tar.stdin === null) throw new Error("tar takes no input");
  const archive = Readable.from(readSealed(path, `bases/${base}/${TAR}`, place.keys));
  // On a stop, after tar has ended, so that it writes nothing into a folder that is being removed.
  await pipeline(archive, tar.stdin, { signal }).catch(async (error: Error) => {
    if (signal?.aborted) await ended;
    throw signal?.aborted ? signal.reason : error;
  });
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`tar failed (exit code ${code}): ${complaints.trim()}`);
  // The log of the server that was copied; this one writes its own.
  rmSync(join(cluster, "log"), { recursive: true, force: true });
}

function settingsOf(
  { isThrownAway, plan }: RecoveryOptions,
  restoreCommand: string,
  access: string,
  at: Moment | null,
): string[] {
  return [
    `hba_file=${access}`,
    `restore_command=${restoreCommand}`,
    `recovery_target_timeline=${plan.timeline}`,
    ...(at === null
      ? []
      : [
          `recovery_target_time=${iso(at).replace("T", " ").replace("Z", "+00")}`,
          "recovery_target_action=promote",
        ]),
    // The copied server's own settings may ask for what is not here.
    "hot_standby=off",
    "archive_mode=off",
    "primary_conninfo=",
    "shared_preload_libraries=",
    // Its standbys do not follow this one, which would wait for them at its first commit.
    "synchronous_standby_names=",
    "ssl=off",
    ...(isThrownAway ? ["fsync=off", "full_page_writes=off"] : []),
  ];
}

function urlWithoutPassword(address: Address, user: string, database: string): string {
  const { socketFolder, port } = address;
  const host = socketFolder === "" ? "127.0.0.1" : encodeURIComponent(socketFolder);
  return `postgresql://${encodeURIComponent(user)}@${host}:${port}/${encodeURIComponent(database)}`;
}
