import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { BackupFault } from "#scripts/backup/sealed-file.ts";
import { readSmallFile, writeSmallFile } from "#scripts/backup/small-file.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { parseLsn } from "#scripts/backup/wal-names.ts";

const lsn = z.pipe(z.string(), z.transform(parseLsn));
const manifest = z.object({
  form: z.literal(1),
  /** PostgreSQL's own name of the cluster, and its version as a number such as 180004. */
  cluster: z.string(),
  version: z.int(),
  timeline: z.int(),
  segmentBytes: z.int(),
  /** The log from here to there makes the copy consistent. */
  from: lsn,
  to: lsn,
  /** Moments of the server, in milliseconds since 1970. */
  startedAt: z.int(),
  endedAt: z.int(),
  /** The login that may do everything, and the product's database. */
  superuser: z.string(),
  database: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  uploads: z.array(z.string()),
});

/** A base backup: a copy of the cluster's files, and what its restore needs. */
export type Base = z.infer<typeof manifest> & { name: string };

export const basesFolder = (folder: string): string => join(folder, "bases");
export const baseFolder = (folder: string, base: string): string => join(basesFolder(folder), base);

const MANIFEST = "manifest";

/** The name of a base is the moment of its start, so that names sort by time. */
export const baseName = (startedAt: number): string =>
  new Date(startedAt)
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");

const isBaseName = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);

/** The names of all bases that were finished, oldest first. One without a manifest does not count. */
export function finishedBases(folder: string): string[] {
  return allBases(folder).filter((name) => existsSync(join(baseFolder(folder, name), MANIFEST)));
}

function allBases(folder: string): string[] {
  if (!existsSync(basesFolder(folder))) return [];
  return readdirSync(basesFolder(folder)).filter(isBaseName).toSorted();
}

/** @throws BackupFault that names a manifest which is missing, altered or of another form */
export function readBase(place: BackupPlace, name: string): Base {
  const file = `bases/${name}/${MANIFEST}`;
  const text = readSmallFile(join(place.folder, file), file, place).toString();
  const { data, success } = manifest.safeParse(JSON.parse(text));
  if (!success) throw new BackupFault(`${file} was written by another release.`);
  return { ...data, name };
}

/** Makes a base count. It is the last file that is written. */
export function finishBase(place: BackupPlace, { name, ...base }: Base): void {
  const file = `bases/${name}/${MANIFEST}`;
  const text = JSON.stringify(base, (_, value: unknown) =>
    typeof value === "bigint" ? lsnText(value) : value,
  );
  writeSmallFile(join(place.folder, file), file, Buffer.from(text), place);
}

const lsnText = (value: bigint): string =>
  `${(value >> 32n).toString(16)}/${(value & 0xffff_ffffn).toString(16)}`;

/** Removes a base; first its manifest, so that half of it does not count. */
export function removeBase(folder: string, name: string): void {
  rmSync(join(baseFolder(folder, name), MANIFEST), { force: true });
  rmSync(baseFolder(folder, name), { recursive: true });
}

/** Removes what interrupted backups left. The caller holds the lock of the bases. */
export function removeUnfinished(folder: string): string[] {
  const finished = new Set(finishedBases(folder));
  const unfinished = allBases(folder).filter((name) => !finished.has(name));
  for (const name of unfinished) removeBase(folder, name);
  return unfinished;
}
