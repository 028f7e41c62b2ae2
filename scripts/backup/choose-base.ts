import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { baseFolder, finishedBases, readBase, type Base } from "#scripts/backup/bases.ts";
import { lineageOf, newestTimeline } from "#scripts/backup/lineage.ts";
import { refuseMissingUploads } from "#scripts/backup/kept-files.ts";
import { BackupFault } from "#scripts/backup/sealed-file.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { chainAlong, reachOf, type Chain, type Lineage } from "#scripts/backup/wal-chain.ts";
import { segmentName, startOfSegment } from "#scripts/backup/wal-names.ts";
import type { Moment } from "#scripts/backup/wal-segment.ts";

/** What a restore is made of: a base, and the log from it. */
export type Plan = {
  base: Base;
  /** The timeline that is replayed, after those that led from the base's to it. */
  timeline: number;
  chain: Chain;
  /** Until when the chain has every commit. */
  reach: Moment;
};

/**
 * The newest base that ended before the moment, with its log until then.
 * @param at null: the newest base, until the end of its log
 * @param timeline of the log; the newest one has what the product last lived on, an earlier one
 *   what a restore has undone
 * @throws BackupFault: there is no backup, the moment is before the first or after the last one, a
 *   segment is missing or altered
 */
export function planRestore(
  place: BackupPlace,
  at: Moment | null,
  timeline = newestTimeline(place.folder),
): Plan {
  const names = finishedBases(place.folder);
  if (names.length === 0) throw new BackupFault(`There is no finished backup in ${place.folder}.`);
  const lineage = lineageOf(place, timeline);
  const startsBefore = names.filter((name) => at === null || momentOf(name) <= at);
  for (const name of startsBefore.toReversed()) {
    const base = readBase(place, name);
    if ((at === null || base.endedAt <= at) && isOn(lineage, base))
      return planWith(place, base, at, lineage);
  }
  const earliest = names.map((name) => readBase(place, name)).find((base) => isOn(lineage, base));
  if (earliest === undefined)
    throw new BackupFault(`No backup in ${place.folder} leads to timeline ${timeline}.`);
  throw new BackupFault(
    `The first moment that this backup can restore is ${iso(earliest.endedAt)}.`,
  );
}

/** Whether the base is a copy of what led to the lineage's last timeline. */
function isOn(lineage: Lineage, { timeline, to }: Base): boolean {
  const first = lineage.findIndex((each) => each.timeline === timeline);
  if (first === -1) return false;
  return lineage.slice(first).every(({ endsAt }) => endsAt === null || to <= endsAt);
}

function planWith(place: BackupPlace, base: Base, at: Moment | null, lineage: Lineage): Plan {
  const { to, segmentBytes } = base;
  const chain = chainAlong(place.folder, base, lineage);
  const needed = startOfSegment(segmentName(1, to - 1n, segmentBytes), segmentBytes);
  const missing = chain.missing === null ? "" : ` The segment wal/${chain.missing} is missing.`;
  if (!chain.segments.some((name) => startOfSegment(name, segmentBytes) === needed))
    throw new BackupFault(`The backup ${base.name} cannot be restored.${missing}`);
  const reach = Math.max(reachOf(place.folder, chain, place.keys) ?? 0, base.endedAt);
  if (at !== null && at > reach)
    throw new BackupFault(`This backup has everything until ${iso(reach)} only.${missing}`);
  if (at === null && missing !== "")
    throw new BackupFault(`This backup has everything until ${iso(reach)} only.${missing}`);
  return { base, chain, reach, timeline: lineage.at(-1)?.timeline ?? base.timeline };
}

/**
 * Compares the files of a base with its manifest.
 * @throws BackupFault that names the first that is missing or altered
 */
export async function refuseAlteredBase(
  place: BackupPlace,
  base: Base,
  signal?: AbortSignal,
): Promise<void> {
  for (const { name, bytes, sha256 } of base.files) {
    const shown = `bases/${base.name}/${name}`;
    const path = join(baseFolder(place.folder, base.name), name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) throw new BackupFault(`${shown} is missing in the backup.`);
    if (found.size !== bytes)
      throw new BackupFault(`${shown} has ${found.size} bytes instead of ${bytes}.`);
    const hash = createHash("sha256");
    await pipeline(createReadStream(path, { highWaterMark: 2 ** 20 }), hash, { signal });
    if (hash.digest("hex") !== sha256)
      throw new BackupFault(`${shown} was altered: its checksum differs from the manifest's.`);
  }
  refuseMissingUploads(place, base.uploads);
}

const momentOf = (baseName: string): Moment =>
  Date.parse(baseName.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, "T$1:$2:$3Z"));

export const iso = (at: Moment): string => new Date(at).toISOString();
