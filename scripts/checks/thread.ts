import { on } from "node:events";
import { parentPort } from "node:worker_threads";
import { checks } from "#scripts/checks/all.ts";
import type { Project } from "#scripts/checks/check.ts";
import { projectFolder } from "#scripts/project.ts";
import { readSources } from "#scripts/sources.ts";

// A thread of scripts/check.ts: receives the number of a check and answers its faults.
if (!parentPort) throw new Error("scripts/check.ts starts this file as a thread.");
const project: Project = { root: projectFolder, sources: readSources(projectFolder) };
for await (const [place] of on(parentPort, "message")) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort.postMessage(await faultsOf(place as number));
}

/** A check that throws has failed. */
async function faultsOf(place: number): Promise<string[]> {
  try {
    const check = checks[place];
    if (!check) throw new Error(`There is no check ${place}.`);
    return await check.findFaults(project);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
