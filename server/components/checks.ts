import { hostname } from "node:os";
import type { Clock } from "#server/kit/clock.ts";
import { ConfigFault } from "#server/kit/config-fault.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import {
  compareFiles,
  compareFunctions,
  readFunctionHashes,
  type Compared,
} from "#server/components/comparing.ts";
import { readComponentList, type ComponentList } from "#server/components/list.ts";
import * as store from "#server/components/store.ts";

/** How many faults of a check are kept by name; all of them are counted. */
const FAULTS_KEPT = 20;
/** The whole release is read when a process has settled, and daily from then on. */
const FIRST_WHOLE_MS = 5 * 60_000;
const WHOLE_EVERY_MS = 86_400_000;

type Checking = {
  db: Queryable;
  clock: Clock;
  /** The folder of the release. */
  folder: string;
  /** The process that checks. */
  process: "web" | "worker";
  /** The hash that the operator's environment names for this release; null without one. */
  pinned: string | null;
};

/** What each process runs or serves, by the beginning of its path. */
const loadedBy: Readonly<Record<Checking["process"], readonly string[]>> = {
  web: ["build/processes/", "build/site/", "build/office/", "build/fonts/"],
  worker: ["build/processes/"],
};

/**
 * Checks what a process loads, and the functions of the database, before it serves; the outcome is
 * kept. Source of the rule: GLI-19 2.3.2, critical components are verified at each start.
 * @throws Error that names what differs: such a process must not serve
 * @throws ConfigFault when the release is another one than the operator pinned
 */
export async function refuseOtherComponents(checking: Checking): Promise<void> {
  const list = await readComponentList(checking.folder);
  if (checking.pinned !== null && checking.pinned !== list.hash)
    throw new ConfigFault(
      `COMPONENTS_HASH is ${checking.pinned}, and this release is ${list.hash}`,
    );
  const loaded = list.files.filter(({ path }) =>
    loadedBy[checking.process].some((beginning) => path.startsWith(beginning)),
  );
  const { faults } = await check(checking, list, "start", loaded);
  const [first] = faults;
  if (first === undefined) return;
  throw new Error(
    `Components that differ from this release: ${faults.length}, the first is ${first.component} ` +
      `(${first.fault}). \`npm run components\` names all. Install the release again; ` +
      "`npm run migrate` does not repair a function that was changed by hand.",
  );
}

/** Checks the files and, with them, the functions of the database, and keeps the outcome. */
async function check(
  { db, clock, folder, process }: Checking,
  list: ComponentList,
  kind: "start" | "whole",
  files: ComponentList["files"],
): Promise<Compared> {
  const parts = [
    await compareFiles(folder, files),
    await compareFunctions(db, await readFunctionHashes(folder)),
  ];
  const faults = parts.flatMap((part) => part.faults);
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  await store.insertCheck(db, {
    at: clock.now(),
    kind,
    process,
    host: hostname(),
    release: list.hash,
    components: count,
    faultCount: faults.length,
    faults: faults.slice(0, FAULTS_KEPT),
  });
  return { count, faults };
}

/**
 * Checks every component of the release, with its libraries and programs of commands. What differs
 * raises an alert.
 */
export async function checkWholeRelease(checking: Checking): Promise<Compared> {
  const list = await readComponentList(checking.folder);
  return check(checking, list, "whole", list.files);
}

/**
 * Verifies a release: at once as `refuseOtherComponents`, then as a whole after five minutes and
 * daily, until it is stopped.
 * @throws Error and ConfigFault as `refuseOtherComponents`
 */
export async function verifyComponents(
  checking: Checking,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  await refuseOtherComponents(checking);
  return watchComponents(checking, log);
}

function watchComponents(checking: Checking, log: Log): { stop(): Promise<void> } {
  let underWay = Promise.resolve();
  const turn = async () => {
    try {
      const { count, faults } = await checkWholeRelease(checking);
      if (faults.length === 0) log.info({ components: count }, "components are as released");
      else
        log.error({ components: count, faults: faults.slice(0, FAULTS_KEPT) }, "components differ");
    } catch (error) {
      log.error({ err: error }, "components could not be checked");
    }
  };
  let timer = setTimeout(begin, FIRST_WHOLE_MS);
  function begin() {
    underWay = turn();
    timer = setTimeout(begin, WHOLE_EVERY_MS);
  }
  return {
    async stop() {
      clearTimeout(timer);
      await underWay;
    },
  };
}

/** Deletes a bounded number of checks whose retention period is over; answers how many. */
export const sweepComponentChecks = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteChecks(db, keptSince(clock.now(), "componentChecks"), SWEPT_AT_ONCE);
