import { formatLsn } from "#scripts/backup/wal-names.ts";

/** `pg_control_version` of PostgreSQL 18, whose layout is read here. */
const VERSION = 1800;
const STATES = [
  "starting up",
  "shut down",
  "shut down in recovery",
  "shutting down",
  "in crash recovery",
  "in archive recovery",
  "in production",
] as const;

/**
 * What PostgreSQL 18's `pg_controldata` prints of a cluster, by its names: the part that Patroni
 * reads. From `ControlFileData` in PostgreSQL's pg_control.h, on a 64-bit little-endian machine.
 * @param file the bytes of `global/pg_control`
 * @throws Error for the file of another major version, or a cut one
 */
export function readControlFile(file: Buffer): ReadonlyMap<string, string> {
  const version = file.length >= 296 ? file.readUInt32LE(8) : null;
  if (version !== VERSION)
    throw new Error(`This is no control file of PostgreSQL 18 (its version is ${version}).`);
  const lsn = (at: number): string => formatLsn(file.readBigUInt64LE(at));
  const number = (at: number): string => String(file.readUInt32LE(at));
  return new Map([
    ["pg_control version number", number(8)],
    ["Catalog version number", number(12)],
    ["Database system identifier", String(file.readBigUInt64LE(0))],
    ["Database cluster state", STATES[file.readUInt32LE(16)] ?? "unrecognized status code"],
    ["Latest checkpoint location", lsn(32)],
    ["Latest checkpoint's REDO location", lsn(40)],
    ["Latest checkpoint's TimeLineID", number(48)],
    ["Latest checkpoint's PrevTimeLineID", number(52)],
    ["Minimum recovery ending location", lsn(136)],
    ["Min recovery ending loc's timeline", number(144)],
    ["wal_log_hints setting", file.readUInt8(176) === 1 ? "on" : "off"],
    ["max_connections setting", number(180)],
    ["max_worker_processes setting", number(184)],
    ["max_wal_senders setting", number(188)],
    ["max_prepared_xacts setting", number(192)],
    ["max_locks_per_xact setting", number(196)],
    ["Bytes per WAL segment", number(228)],
  ]);
}
