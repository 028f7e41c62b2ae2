import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { BackupKeys } from "#scripts/backup/keys.ts";
import {
  isSegmentName,
  nextSegment,
  segmentName,
  timelineOf,
  type Lsn,
} from "#scripts/backup/wal-names.ts";
import { readSegment, type Moment } from "#scripts/backup/wal-segment.ts";

/** The end of the name of the segment that grows. */
export const PARTIAL = ".partial";
export const isPartial = (file: string): boolean => file.endsWith(PARTIAL);

export const walFolder = (folder: string): string => join(folder, "wal");

/** The files of a timeline's segments, in their order; the one that grows is the last. */
export function segmentsOf(folder: string, timeline: number): string[] {
  if (!existsSync(walFolder(folder))) return [];
  return readdirSync(walFolder(folder))
    .filter((file) => isSegmentName(file.replace(PARTIAL, "")) && timelineOf(file) === timeline)
    .toSorted();
}

/** The path and the name of a segment in the backup; null when it is not there. */
export function findSegment(folder: string, name: string): { path: string; grows: boolean } | null {
  const path = join(walFolder(folder), name);
  if (existsSync(path)) return { path, grows: false };
  return existsSync(path + PARTIAL) ? { path: path + PARTIAL, grows: true } : null;
}

/** The segments that a base backup needs, without a gap. */
export type Chain = {
  segments: string[];
  /** The first segment that is missing although later ones are there; null: none is missing. */
  missing: string | null;
};

/** Follows the segments of a timeline from the one that holds `from`. */
export function chainFrom(
  folder: string,
  { timeline, from, segmentBytes }: { timeline: number; from: Lsn; segmentBytes: number },
): Chain {
  const files = segmentsOf(folder, timeline);
  const there = new Set(files.map((file) => file.replace(PARTIAL, "")));
  const segments: string[] = [];
  let name = segmentName(timeline, from, segmentBytes);
  for (; there.has(name); name = nextSegment(name, segmentBytes)) segments.push(name);
  const last = files.at(-1)?.replace(PARTIAL, "") ?? "";
  return { segments, missing: segments.length === 0 || last > name ? name : null };
}

/**
 * Until when a chain has every commit; null when it says nothing.
 * @throws BackupFault that names an altered segment
 */
export function reachOf(folder: string, { segments }: Chain, keys: BackupKeys): Moment | null {
  for (const name of segments.toReversed()) {
    const found = findSegment(folder, name);
    if (found === null) continue;
    const { completeUntil } = readSegment(found.path, name, keys, { mayGrow: found.grows });
    if (completeUntil !== null) return completeUntil;
  }
  return null;
}
