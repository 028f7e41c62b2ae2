import { readdirSync, readFileSync } from "node:fs";

/** The unit of `/proc/<pid>/stat` in every Linux: hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Where the fields begin, counted after the command's name, which may hold spaces: see proc(5). */
const PARENT = 1;
const TIMES = [11, 12, 13, 14] as const;

type Times = { parent: number; ticks: number };

/**
 * What processes and all that they started have used of the processors, in seconds since each of
 * them began: their own time and that of children that have ended (Linux). The difference of two
 * readings is the cost of what ran between them; neighbours on the machine change it little.
 * Throws when one of `pids` does not run.
 */
export function processorSeconds(pids: readonly number[]): number {
  const all = readAll();
  const members = new Set(pids);
  const missing = pids.filter((pid) => !all.has(pid));
  if (missing.length > 0) throw new Error(`no process ${missing.join()}`);
  // A child has a later place in the list than its parent unless numbers began anew, so: until
  // a whole round finds no more.
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

/** Null when the process ended between the listing and the reading. */
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
