import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { iso, planRestore, refuseAlteredBase, type Plan } from "#scripts/backup/choose-base.ts";
import { CHECKPOINTS, restoreFiles } from "#scripts/backup/kept-files.ts";
import { recover, type Recovered } from "#scripts/backup/recover.ts";
import { connectTo, type BackupPlace } from "#scripts/backup/source.ts";
import type { Moment } from "#scripts/backup/wal-segment.ts";
import { clusterFolder, clusterUser, writePassword } from "#scripts/postgres/cluster.ts";
import type { Say } from "#scripts/project.ts";

export type RestoreOptions = {
  place: BackupPlace;
  /** Null: the last moment that the backup has. */
  at: Moment | null;
  /** Not given: the last one, see `planRestore`. */
  timeline?: number | undefined;
  into: string;
  isThrownAway?: boolean;
  say: Say;
  /** Stops the restore, which then fails with the signal's reason. */
  signal?: AbortSignal;
};

/** What was restored, while its server still runs. */
export type Restored = Recovered & { plan: Plan; at: Moment; lastCommitAt: Moment | null };

/**
 * Restores a moment into an empty folder and leaves the server running; `end` completes the folder.
 * When it fails, the server has ended and nothing stays in the folder.
 * @throws BackupFault, Error: the folder is not empty, see `planRestore`, a file is altered,
 *   it was stopped
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { place, at, timeline, into, say, signal, isThrownAway = false } = options;
  if (existsSync(into) && readdirSync(into).length > 0)
    throw new Error(`${into} is not empty. Name an empty or a new folder.`);
  const plan = planRestore(place, at, timeline);
  await refuseAlteredBase(place, plan.base, signal);
  mkdirSync(into, { recursive: true });
  let recovered: Recovered | undefined;
  try {
    const cluster = `${clusterFolder(into)}.new`;
    recovered = await recover({ place, plan, at, into, cluster, isThrownAway, say, signal });
    signal?.throwIfAborted();
    const server = await connectTo(recovered.url);
    const { rows } = await server.query<{ at: Date | null }>(
      "select pg_last_xact_replay_timestamp() as at",
    );
    restoreFiles(place, into);
    await setAsideLaterCheckpoints(server, into);
    if (plan.base.superuser === clusterUser) await renewPassword(server, into);
    await warnOfStandbys(server, say);
    await server.end();
    signal?.throwIfAborted();
    const { end } = recovered;
    return {
      ...recovered,
      plan,
      at: at ?? plan.reach,
      lastCommitAt: rows[0]?.at?.getTime() ?? null,
      end: async () => {
        await end();
        renameSync(cluster, clusterFolder(into));
      },
    };
  } catch (error) {
    await recovered?.end();
    for (const name of readdirSync(into)) rmSync(join(into, name), { recursive: true });
    throw error;
  }
}

/** The new password of the cluster's superuser: the old one is no part of a backup. */
async function renewPassword(server: pg.Client, into: string): Promise<void> {
  const password = randomBytes(24).toString("base64url");
  await server.query(
    `alter role ${pg.escapeIdentifier(clusterUser)} password ${pg.escapeLiteral(password)}`,
  );
  writePassword(into, password);
}

/** The copied server's files still name its standbys, which follow no restored one. */
async function warnOfStandbys(server: pg.Client, say: Say): Promise<void> {
  const { rows } = await server.query<{ names: string }>(
    `select setting as names from pg_file_settings
     where name = 'synchronous_standby_names' order by seqno desc limit 1`,
  );
  const names = rows[0]?.names ?? "";
  if (names !== "")
    say(
      `The restored server has synchronous_standby_names = '${names}', and acknowledges nothing ` +
        "before such a standby follows it. Without one, remove the setting from its files.",
    );
}

/**
 * Checkpoints of seals that were made after the restored moment are true, and no longer match: new
 * seals will have their numbers. They are kept in a file of their own.
 */
async function setAsideLaterCheckpoints(server: pg.Client, into: string): Promise<void> {
  const path = join(into, CHECKPOINTS);
  if (!existsSync(path)) return;
  const { rows } = await server.query<{ newest: string }>(
    "select coalesce(max(id), 0)::text as newest from ledger_seals",
  );
  const newest = BigInt(rows[0]?.newest ?? 0);
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.endsWith("}"));
  const isLater = (line: string): boolean =>
    BigInt((JSON.parse(line) as { id: string }).id) > newest;
  const write = (file: string, kept: string[]): void =>
    writeFileSync(file, kept.map((line) => `${line}\n`).join(""), { mode: 0o600 });
  write(
    path,
    lines.filter((line) => !isLater(line)),
  );
  if (lines.some(isLater)) write(`${path}.undone`, lines.filter(isLater));
}

/** The sentence that says what was restored. */
export const describeRestored = ({ plan, at, lastCommitAt }: Restored): string =>
  `Restored as of ${iso(at)} from the backup ${plan.base.name}` +
  (lastCommitAt === null ? "." : `; its last change is of ${iso(lastCommitAt)}.`);
