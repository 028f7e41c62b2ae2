import { watch } from "node:fs";
import { join } from "node:path";
import { migrate } from "#database/migrate.ts";
import { buildIfStale } from "#scripts/builds.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { startProduct, type Product } from "#scripts/product.ts";
import { projectFolder } from "#scripts/project.ts";
import { runProduct } from "#scripts/running.ts";

/** Folders that the web process and the worker load once. Vite reloads the site's own files. */
const webFolders = ["server", "contract", "database"];
const settleMs = 150;

requireNode24();
process.env["NODE_ENV"] = "development";
await runProduct(async (configuration, signal) => {
  const say = (line: string): void => console.log(line);
  // The site runs from its sources; pictures and the sandbox's games are built.
  await buildIfStale(say, signal, ["art", "sandbox"]);
  signal.throwIfAborted();
  const product = await startProduct({
    configuration,
    nodeEnv: "development",
    logsTo: "terminal",
    say,
    signal,
  });
  say(`\n  Dalbit, development  ${product.webUrl}\n  Ctrl-C stops it.\n`);
  restartOnChange(product);
  return product;
});

function restartOnChange({ web, worker, sandbox, databaseUrl }: Product): void {
  onChange(webFolders, async (file) => {
    console.log(`${file} changed: starting the web process and the worker again.`);
    if (file.endsWith(".sql")) await migrate(databaseUrl);
    await Promise.all([web.restart(), worker.restart()]);
  });
  if (sandbox === null) return;
  onChange(["sandbox"], async (file) => {
    console.log(`${file} changed: starting the sandbox provider again.`);
    await buildIfStale(console.log, undefined, ["sandbox"]);
    await sandbox.restart();
  });
}

/** Calls `act` once per burst of changes, one call at a time. */
function onChange(folders: readonly string[], act: (file: string) => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();
  for (const folder of folders) {
    watch(join(projectFolder, folder), { recursive: true }, (_, name) => {
      if (name === null || !/\.(ts|tsx|sql|css|html)$/.test(name)) return;
      if (/\.test\.tsx?$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        queue = queue.then(() => act(join(folder, name))).catch(report);
      }, settleMs);
    });
  }
}

function report(error: Error): void {
  console.error(`${error.message}\nWaiting for the next change.`);
}
