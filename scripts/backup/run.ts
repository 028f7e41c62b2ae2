import { setTimeout as sleep } from "node:timers/promises";
import { openArchive } from "#scripts/backup/archive.ts";
import { finishedBases, readBase } from "#scripts/backup/bases.ts";
import { keepFiles, uploadsOf } from "#scripts/backup/kept-files.ts";
import { newestTimeline } from "#scripts/backup/lineage.ts";
import { record } from "#scripts/backup/record.ts";
import { sweepBackups } from "#scripts/backup/retention.ts";
import {
  backupDaysFrom,
  backupPlaceFrom,
  backupSourceFrom,
  type BackupPlace,
} from "#scripts/backup/source.ts";
import { takeBase, type Reach } from "#scripts/backup/take-base.ts";
import { chainFrom } from "#scripts/backup/wal-chain.ts";
import type { Say } from "#scripts/project.ts";

const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 5_000;
/** Until the log is received, which takes moments. */
const FIRST_LOOK_MS = 200;
const PAUSE_AFTER_FAILURE_MS = 60_000;

/**
 * One base backup with the log until its end, and the removal of what is too old.
 * @throws Error that says why there is no new backup
 */
export async function backUpOnce(environment: NodeJS.ProcessEnv, say: Say): Promise<void> {
  const place = backupPlaceFrom(environment);
  const url = (): string => backupSourceFrom(environment).url;
  url();
  const archive = openArchive({ url, place, say, keepsTrying: false });
  try {
    await Promise.race([archive.failure, makeBase(environment, place, archive.reach, say)]);
  } finally {
    await archive.end();
  }
}

/** Receives the log, keeps new files, and makes a base backup when one is due, until the signal. */
export async function keepBackingUp(
  environment: NodeJS.ProcessEnv,
  say: Say,
  signal: AbortSignal,
): Promise<void> {
  const place = backupPlaceFrom(environment);
  backupDaysFrom(environment);
  const url = (): string => backupSourceFrom(environment).url;
  const archive = openArchive({ url, place, say, keepsTrying: true });
  if (!archive.isOwn) throw new Error("Another process receives the log for this backup now.");
  say("Receiving the log. Ctrl-C stops it.");
  while (!signal.aborted) {
    const isReceiving = archive.reach() !== null;
    let pauseMs = isReceiving ? LOOK_EVERY_MS : FIRST_LOOK_MS;
    try {
      if (isReceiving) {
        keepFiles(place, backupSourceFrom(environment));
        if (isBaseDue(place)) await makeBase(environment, place, archive.reach, say);
      }
    } catch (error) {
      say(`There is no new backup: ${(error as Error).message}`);
      pauseMs = PAUSE_AFTER_FAILURE_MS;
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
  await archive.end();
}

async function makeBase(
  environment: NodeJS.ProcessEnv,
  place: BackupPlace,
  reach: Reach,
  say: Say,
): Promise<void> {
  const source = backupSourceFrom(environment);
  const days = backupDaysFrom(environment);
  const base = await takeBase(source, place, reach);
  const seconds = (base.endedAt - base.startedAt) / 1_000;
  const bytes = base.files.reduce((sum, file) => sum + file.bytes, 0);
  say(`Backup ${base.name}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s.`);
  const inUse = uploadsOf(source.uploads);
  const swept = sweepBackups(place, { days, now: base.endedAt, inUse });
  for (const name of swept.bases) say(`Removed the backup ${name}, older than ${days} days.`);
  await record(source.ownerUrl, { kind: "backup", isGood: true, seconds, lost: null }, say);
}

/**
 * A day after the last one; at once when the log no longer follows it without a gap, and after a
 * fail-over or a restore, whose log may begin with a gap.
 */
function isBaseDue(place: BackupPlace): boolean {
  const newest = finishedBases(place.folder).at(-1);
  if (newest === undefined) return true;
  const base = readBase(place, newest);
  if (base.timeline !== newestTimeline(place.folder)) return true;
  const { missing } = chainFrom(place.folder, base);
  return missing !== null || Date.now() - base.endedAt > DAY_MS;
}
