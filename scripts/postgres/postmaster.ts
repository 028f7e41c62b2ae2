import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** What PostgreSQL writes about itself into `postmaster.pid`, line by line. */
export type Postmaster = {
  pid: number;
  port: number;
  socketFolder: string;
  /** `starting`, `ready`, `stopping` or `standby`. */
  status: string;
};

/**
 * The postmaster that runs this cluster now, or null. A `postmaster.pid` whose process is gone,
 * or whose number another program has taken since, counts as nothing.
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

/** True when the process lives and is a PostgreSQL process that works in this folder. */
function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") return workingFolder(pid) === realpathSync(cluster);
  const command = execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return command.includes(cluster);
}

/**
 * True while a process with this number runs, under any account. One that has ended and only waits
 * for its parent to notice does not run.
 */
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
 * Server processes that outlived their postmaster (it was killed with -9 while they were busy).
 * PostgreSQL refuses to start beside them. Only Linux shows which folder a process works in;
 * elsewhere the list is empty and PostgreSQL's own refusal is the guard.
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
    return ""; // The process ended between two looks, or this system has no /proc.
  }
}

function readLinkOrNull(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null; // Gone, or another user's: neither is ours.
  }
}
