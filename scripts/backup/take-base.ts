import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import {
  baseName,
  basesFolder,
  finishBase,
  removeUnfinished,
  type Base,
} from "#scripts/backup/bases.ts";
import { copyCluster } from "#scripts/backup/copy-cluster.ts";
import { keepFiles, uploadsOf } from "#scripts/backup/kept-files.ts";
import { connectTo, type BackupPlace, type BackupSource } from "#scripts/backup/source.ts";
import { chainFrom } from "#scripts/backup/wal-chain.ts";
import { segmentName } from "#scripts/backup/wal-names.ts";
import type { Moment } from "#scripts/backup/wal-segment.ts";
import { takeLock } from "#scripts/lock.ts";

/** Until when the archive has every commit, as far as is known; null before the first moment. */
export type Reach = () => Moment | null;

const LONGEST_WAIT_MS = 120_000;

/**
 * Makes a base backup. It counts when its manifest is written: after the log that makes it
 * consistent has come to the archive.
 * @param reach says how far the archive is
 * @throws Error when another process makes one, or when the log does not come
 */
export async function takeBase(
  source: BackupSource,
  place: BackupPlace,
  reach: Reach,
): Promise<Base> {
  mkdirSync(basesFolder(place.folder), { recursive: true, mode: 0o700 });
  const taken = takeLock(basesFolder(place.folder), { pid: process.pid, what: "a base backup" });
  if (!("lock" in taken))
    throw new Error(`Another process (${taken.holder?.pid ?? "?"}) makes a base backup now.`);
  const server = await connectTo(source.url);
  try {
    removeUnfinished(place.folder);
    const about = await describeServer(server);
    const name = baseName(about.now);
    const { system, ...copy } = await copyCluster(source.url, place, name);
    const endedAt = (await describeServer(server)).now + 1;
    keepFiles(place, source);
    const base: Base = {
      ...copy,
      form: 1,
      name,
      cluster: system.id,
      version: about.version,
      timeline: system.timeline,
      segmentBytes: system.segmentBytes,
      startedAt: about.now,
      endedAt,
      superuser: about.superuser,
      database: about.database,
      uploads: uploadsOf(source.uploads),
    };
    await whenReached(reach, endedAt);
    refuseGap(place, base);
    finishBase(place, base);
    return base;
  } finally {
    await server.end();
    taken.lock.release();
  }
}

async function describeServer(server: Awaited<ReturnType<typeof connectTo>>) {
  const { rows } = await server.query<{
    now: string;
    version: string;
    superuser: string;
    database: string;
  }>(
    `select floor(extract(epoch from clock_timestamp()) * 1000)::text as now,
       current_setting('server_version_num') as version, current_database() as database,
       (select rolname from pg_roles where oid = 10) as superuser`,
  );
  const [row] = rows;
  if (!row) throw new Error("the server did not answer");
  return { ...row, now: Number(row.now), version: Number(row.version) };
}

async function whenReached(reach: Reach, moment: Moment): Promise<void> {
  for (const startedAt = Date.now(); (reach() ?? 0) < moment;) {
    if (Date.now() - startedAt > LONGEST_WAIT_MS)
      throw new Error("The log of the server did not come into the backup within two minutes.");
    await sleep(100);
  }
}

function refuseGap({ folder }: BackupPlace, { timeline, from, to, segmentBytes }: Base): void {
  const { segments } = chainFrom(folder, { timeline, from, segmentBytes });
  const last = segmentName(timeline, to - 1n, segmentBytes);
  if (segments.includes(last)) return;
  throw new Error(`The log has a gap within this backup: ${last} has no chain to it.`);
}
