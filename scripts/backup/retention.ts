import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  baseFolder,
  finishedBases,
  readBase,
  removeBase,
  type Base,
} from "#scripts/backup/bases.ts";
import { UPLOADS, uploadsOf } from "#scripts/backup/kept-files.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { chainFrom, PARTIAL, walFolder } from "#scripts/backup/wal-chain.ts";
import { isSegmentName, segmentName, timelineOf } from "#scripts/backup/wal-names.ts";
import type { Moment } from "#scripts/backup/wal-segment.ts";

const DAY_MS = 86_400_000;

/** What a sweep removed. */
export type Swept = { bases: string[]; segments: number };

/**
 * Removes what is not needed to restore any moment of the last `days`. The newest base with all its
 * files and its log is kept whatever its age.
 * @param inUse the pictures that the product has now
 * @throws BackupFault that names an altered manifest: nothing is removed then
 */
export function sweepBackups(
  place: BackupPlace,
  { days, now, inUse }: { days: number; now: Moment; inUse: readonly string[] },
): Swept {
  const bases = finishedBases(place.folder).map((name) => readBase(place, name));
  const kept = basesToKeep(place, bases, now - days * DAY_MS);
  const removed = bases.filter((base) => !kept.includes(base));
  if (kept.length === 0) return { bases: [], segments: 0 };
  for (const { name } of removed) removeBase(place.folder, name);
  const segments = sweepSegments(place, kept);
  const pictures = new Set([...inUse, ...kept.flatMap(({ uploads }) => uploads)]);
  for (const name of uploadsOf(join(place.folder, UPLOADS)))
    if (!pictures.has(name)) rmSync(join(place.folder, UPLOADS, name));
  return { bases: removed.map(({ name }) => name), segments };
}

/** The bases since the last one that ended before `since`, and one whole chain in any case. */
function basesToKeep(place: BackupPlace, bases: readonly Base[], since: Moment): Base[] {
  const first = bases.findLastIndex((base) => base.endedAt <= since && isWhole(place, base));
  const whole = bases.findLastIndex((base) => isWhole(place, base));
  if (whole === -1) return [...bases];
  return first === -1 ? [...bases] : bases.slice(Math.min(first, whole));
}

/** True when all files of the base are there, and its log until the base is consistent. */
function isWhole(place: BackupPlace, base: Base): boolean {
  const { timeline, to, segmentBytes } = base;
  const hasFiles = base.files.every(({ name, bytes }) => {
    const found = statSync(join(baseFolder(place.folder, base.name), name), {
      throwIfNoEntry: false,
    });
    return found?.size === bytes;
  });
  const { segments } = chainFrom(place.folder, base);
  return hasFiles && segments.includes(segmentName(timeline, to - 1n, segmentBytes));
}

/** Removes segments before the first that a kept base needs. Later timelines may follow from it. */
function sweepSegments({ folder }: BackupPlace, kept: readonly Base[]): number {
  const oldest = Math.min(...kept.map(({ timeline }) => timeline));
  const [first = ""] = kept
    .filter(({ timeline }) => timeline === oldest)
    .map(({ from, segmentBytes }) => segmentName(oldest, from, segmentBytes));
  const isNeeded = (name: string): boolean =>
    timelineOf(name) > oldest || (timelineOf(name) === oldest && name >= first);
  const unneeded = readdirSync(walFolder(folder)).filter((file) => {
    const name = file.replace(PARTIAL, "");
    return isSegmentName(name) && !isNeeded(name);
  });
  for (const file of unneeded) rmSync(join(walFolder(folder), file));
  return unneeded.length;
}
