import { join } from "node:path";
import { builds, isStale, LISTING, type Build } from "#scripts/builds.ts";
import { waitForLock } from "#scripts/lock.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { precompress } from "#scripts/precompress.ts";
import { withProgress } from "#scripts/progress.ts";
import { projectFolder } from "#scripts/project.ts";
import { hashOf, removeStamp, writeStamp } from "#scripts/stamps.ts";

requireNode24();
// The process that started the build has ended, so the build ends too.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
if (process.env["NODE_ENV"] === undefined) process.env["NODE_ENV"] = "production";

const lock = await waitForLock(
  join(projectFolder, ".cache", "building"),
  { pid: process.pid, what: "a build" },
  (holder) => console.log(`Waiting for another build (process ${holder?.pid ?? "unknown"}) …`),
);
const wanted = process.argv.slice(2);
for (const build of builds) {
  if (wanted.length > 0 && !wanted.includes(build.name)) continue;
  if (isStale(build)) await make(build);
}
lock.release();
process.exit(0);

async function make(build: Build): Promise<void> {
  // Hashed before the work: a file that changes during the build makes the result stale.
  const hash = hashOf(build.inputs);
  removeStamp(build.name);
  // What is listed is no longer what is there.
  removeStamp(LISTING);
  const say = (line: string): void => console.log(`  ${line}`);
  await withProgress(say, build.name, async () => {
    await build.run(say);
    for (const folder of build.compressed ?? []) await precompress(join(projectFolder, folder));
  });
  writeStamp(build.name, hash);
}
