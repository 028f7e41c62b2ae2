import { existsSync, readdirSync } from "node:fs";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { findSegment, PARTIAL, walFolder } from "#scripts/backup/wal-chain.ts";
import { isSegmentName } from "#scripts/backup/wal-names.ts";
import { readSegment, type Moment } from "#scripts/backup/wal-segment.ts";

/** Until when the archive has every commit, read from its newest segments; null: not known. */
export function newestReach({ folder, keys }: BackupPlace): Moment | null {
  if (!existsSync(walFolder(folder))) return null;
  const files = readdirSync(walFolder(folder)).map((file) => file.replace(PARTIAL, ""));
  for (const name of files.filter(isSegmentName).toSorted().slice(-2).toReversed()) {
    const found = findSegment(folder, name);
    if (found === null) continue;
    const { completeUntil } = readSegment(found.path, name, keys, { mayGrow: found.grows });
    if (completeUntil !== null) return completeUntil;
  }
  return null;
}
