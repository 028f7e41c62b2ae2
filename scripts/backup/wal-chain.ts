import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { BackupKeys } from "#scripts/backup/keys.ts";
import {
  isSegmentName,
  segmentName,
  startOfSegment,
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

/** A part of the log's life: until a restore or a fail-over, the server wrote on this timeline. */
export type Stretch = {
  timeline: number;
  /** The first byte that the next timeline has for itself; null for the last stretch. */
  endsAt: Lsn | null;
};

/** The timelines that led to one, the oldest first, with that one as the last. */
export type Lineage = readonly Stretch[];

/** The segments that a base backup needs, without a gap. */
export type Chain = {
  segments: string[];
  /** The first segment that is missing although later ones are there; null: none is missing. */
  missing: string | null;
};

type ChainStart = { timeline: number; from: Lsn; segmentBytes: number };

/** Follows the segments of a timeline from the one that holds `from`. */
export const chainFrom = (folder: string, start: ChainStart): Chain =>
  chainAlong(folder, start, [{ timeline: start.timeline, endsAt: null }]);

/**
 * Follows the segments from the one that holds `from`, from timeline to timeline as PostgreSQL does:
 * a segment within which a timeline ends is taken from the next one, which has its beginning too.
 * The other segments of a timeline that ended must be whole.
 */
export function chainAlong(folder: string, start: ChainStart, lineage: Lineage): Chain {
  const size = BigInt(start.segmentBytes);
  const stretches = stretchesFrom(start.timeline, lineage, size);
  const newest = stretches.at(-1)?.timeline ?? start.timeline;
  const nameAt = (number: bigint): string => {
    const on = stretches.findLast(({ begins }) => begins <= number)?.timeline ?? newest;
    return segmentName(on, number * size, start.segmentBytes);
  };
  const files = stretches.flatMap(({ timeline }) => segmentsOf(folder, timeline));
  const there = new Set(
    files.map((file) => (timelineOf(file) === newest ? file.replace(PARTIAL, "") : file)),
  );
  const segments: string[] = [];
  let number = start.from / size;
  for (; there.has(nameAt(number)); number += 1n) segments.push(nameAt(number));
  const isLater = (name: string): boolean => {
    const at = startOfSegment(name, start.segmentBytes) / size;
    return at > number && nameAt(at) === name;
  };
  const last = segments.at(-1);
  const goesOn =
    last === undefined ||
    timelineOf(last) !== newest ||
    files.some((file) => isLater(file.replace(PARTIAL, "")));
  return { segments, missing: goesOn ? nameAt(number) : null };
}

/** The stretches from a timeline on, each with the number of the first segment that it has. */
function stretchesFrom(timeline: number, lineage: Lineage, size: bigint) {
  const first = lineage.findIndex((each) => each.timeline === timeline);
  return lineage.slice(first).map((each, index) => ({
    timeline: each.timeline,
    begins: index === 0 ? 0n : (lineage[first + index - 1]?.endsAt ?? 0n) / size,
  }));
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
