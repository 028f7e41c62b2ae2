import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** The lines of `postmaster.pid`, which PostgreSQL writes. */
export type Postmaster = {
  pid: number;
  port: number;
  socketFolder: string;
  /** `starting`, `ready`, `stopping` or `standby`. */
  status: string;
};

/**
 * The postmaster that runs this cluster now, or null. A `postmaster.pid` is ignored when its
 * process has ended or another program has its process id now.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const found = readPidFile(cluster);
  return found !== null && isServerOf(cluster, found.pid) ? found : null;
}

function readPidFile(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const [pid = "", , , port = "", socketFolder = "", , , status = ""] = lines;
  if (!/^\d+$/.test(pid)) return null;
  return { pid: Number(pid), port: Number(port), socketFolder, status: status.trim() };
}

/** True when the process runs and is a PostgreSQL process that works in this folder. */
function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") return workingFolder(pid) === realpathSync(cluster);
  const command = execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return command.includes(cluster);
}

/** True while a process with this id runs, under any account. A zombie process counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  // Linux: the state follows the program's name, which may itself contain brackets.
  return !/\) Z [^)]*$/.test(readOrEmpty(`/proc/${pid}/stat`));
}

/**
 * Server processes that still run after their postmaster was killed with -9. PostgreSQL refuses to
 * start beside them. Only Linux shows the folder that a process works in; on other systems the
 * list is empty and PostgreSQL's own refusal protects the data.
 */
export function findLeftovers(cluster: string): number[] {
  if (process.platform !== "linux") return [];
  const folder = realpathSync(cluster);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(
      (pid) =>
        workingFolder(pid) === folder && readOrEmpty(`/proc/${pid}/comm`).startsWith("postgres"),
    );
}

/** True when the program file of a running server was deleted, as an install of a newer one does. */
export function isProgramReplaced(pid: number): boolean {
  return readLinkOrNull(`/proc/${pid}/exe`)?.endsWith(" (deleted)") ?? false;
}

const workingFolder = (pid: number): string | null => readLinkOrNull(`/proc/${pid}/cwd`);

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // The process ended meanwhile, or this system has no /proc.
  }
}

function readLinkOrNull(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null; // It has ended, or belongs to another user.
  }
}
