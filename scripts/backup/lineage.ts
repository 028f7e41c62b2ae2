import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BackupFault } from "#scripts/backup/sealed-file.ts";
import { readSmallFile } from "#scripts/backup/small-file.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { PARTIAL, walFolder, type Lineage, type Stretch } from "#scripts/backup/wal-chain.ts";
import {
  historyName,
  isHistoryName,
  isSegmentName,
  parseLsn,
  timelineOf,
} from "#scripts/backup/wal-names.ts";
import { inWal } from "#scripts/backup/wal-segment.ts";

/** The last timeline of which the backup has a part: a fail-over and a restore begin a new one. */
export function newestTimeline(folder: string): number {
  if (!existsSync(walFolder(folder))) return 1;
  const found = readdirSync(walFolder(folder))
    .map((file) => file.replace(PARTIAL, ""))
    .filter((file) => isHistoryName(file) || isSegmentName(file));
  return Math.max(1, ...found.map(timelineOf));
}

/**
 * Reads how a timeline came to be.
 * @throws BackupFault: the backup does not have it, or its history was altered
 */
export function lineageOf(place: BackupPlace, timeline: number): Lineage {
  const last: Stretch = { timeline, endsAt: null };
  if (timeline === 1) return [last];
  const path = join(walFolder(place.folder), historyName(timeline));
  if (!existsSync(path)) throw new BackupFault(`The backup has no timeline ${timeline}.`);
  return [...parseHistory(readSmallFile(path, inWal(historyName(timeline)), place)), last];
}

/** The earlier timelines in PostgreSQL's file: number, first byte of the next one, reason. */
export function parseHistory(bytes: Buffer): Stretch[] {
  const lines = [...bytes.toString().matchAll(/^(\d+)\t([0-9A-F]+\/[0-9A-F]+)/gim)];
  return lines.map(([, timeline, at = ""]) => ({
    timeline: Number(timeline),
    endsAt: parseLsn(at),
  }));
}
