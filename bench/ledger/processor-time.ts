import { readdirSync, readFileSync } from "node:fs";

/** The unit of `/proc/<pid>/stat` in every Linux: hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Positions of fields after the command's name, which may contain spaces: see proc(5). */
const PARENT = 1;
const TIMES = [11, 12, 13, 14] as const;

type Times = { parent: number; ticks: number };

/**
 * The processor time of processes and all their descendants, in seconds since each began, including
 * ended children (Linux). The difference of two readings is the cost of the work between them;
 * other load on the machine changes it little. Throws Error when one of `pids` does not run.
 */
export function processorSeconds(pids: readonly number[]): number {
  const all = readAll();
  const members = new Set(pids);
  const missing = pids.filter((pid) => !all.has(pid));
  if (missing.length > 0) throw new Error(`missing processes: ${missing.join()}`);
  // A child is listed after its parent unless process ids wrapped around, so this repeats until a
  // pass finds no more.
  for (let before = 0; before < members.size;) {
    before = members.size;
    for (const [pid, { parent }] of all) if (members.has(parent)) members.add(pid);
  }
  const ticks = [...members].reduce((sum, pid) => sum + (all.get(pid)?.ticks ?? 0), 0);
  return ticks / TICKS_PER_SECOND;
}

function readAll(): Map<number, Times> {
  const all = new Map<number, Times>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(name);
    if (stat) all.set(Number(name), stat);
  }
  return all;
}

/** Null when the process ended between listing and reading. */
function readStat(pid: string): Times | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = TIMES.reduce((sum, at) => sum + Number(fields[at]), 0);
  return { parent: Number(fields[PARENT]), ticks };
}
