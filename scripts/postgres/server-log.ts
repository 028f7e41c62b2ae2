import {
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** One file of PostgreSQL's own log; with `keptFiles` of them it takes 80 MB at most. */
const largestMegabytes = 16;
const keptFiles = 5;
/** PostgreSQL writes a few lines at each start before its log is open. */
const longestStartLogBytes = 1024 * 1024;

const logFolder = (cluster: string): string => join(cluster, "log");
const startLogOf = (cluster: string): string => join(dirname(cluster), "postgres.log");

/** PostgreSQL rotates its log by size; `sweepServerLogs` removes the oldest files. */
export const logSettings = [
  "logging_collector=on",
  "log_directory=log",
  "log_filename=postgres-%Y%m%d-%H%M%S.log",
  "log_file_mode=0600",
  "log_rotation_age=0",
  `log_rotation_size=${largestMegabytes}MB`,
] as const;

/**
 * The file that PostgreSQL writes to until its log is open; a long one is renamed, never emptied.
 */
export function openStartLog(cluster: string): number {
  const file = startLogOf(cluster);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > longestStartLogBytes) renameSync(file, `${file}.1`);
  return openSync(file, "a", 0o600);
}

/** Removes all but the newest files of PostgreSQL's log; their names sort by time. */
export function sweepServerLogs(cluster: string): void {
  for (const file of serverLogs(cluster).slice(0, -keptFiles)) rmSync(file, { force: true });
}

/** The last lines of both logs: they say why the server did not start. */
export function lastLines(cluster: string): string {
  return [startLogOf(cluster), ...serverLogs(cluster).slice(-1)]
    .flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n").slice(-6))
    .join("\n  ");
}

function serverLogs(cluster: string): string[] {
  const folder = logFolder(cluster);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^postgres-.*\.log$/.test(name));
  return names.toSorted().map((name) => join(folder, name));
}
