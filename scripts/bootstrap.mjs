// Runs `scripts/<command>.ts` under the Node that the lock file pins. This file and those it
// imports are the only ones that an older Node reads, so they are plain JavaScript.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { whyInstallIsStale } from "./installed.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = "start", ...rest] = process.argv.slice(2);

await main();

async function main() {
  const script = join(root, "scripts", `${command}.ts`);
  if (!existsSync(script)) {
    console.error(`There is no command "${command}".`);
    process.exitCode = 1;
    return;
  }
  const reason = whyInstallIsStale(root);
  if (reason !== null) {
    const code = await install(reason);
    if (code !== 0) {
      console.error(`Installing the dependencies failed (exit code ${code}). See the lines above.`);
      process.exitCode = code;
      return;
    }
  }
  await runUnderPinnedNode(script);
}

/**
 * @param {string} reason
 * @returns {Promise<number>} npm's exit code
 */
async function install(reason) {
  console.log(`Installing the locked dependencies (${reason}); this takes about a minute …`);
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const heartbeat = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  // The build needs the development dependencies, also where NODE_ENV says "production". npm warns
  // of each package that needs Node 24 while an older one runs npm; the commands run under 24.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env["npm_execpath"] ?? "";
  const child = npm.endsWith("npm-cli.js")
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawn("npm", args, { cwd: root, stdio: "inherit" });
  const code = await exitOf(child);
  clearInterval(heartbeat);
  if (code === 0) console.log(`Installed after ${seconds()} s.`);
  return code;
}

/** @param {string} script */
async function runUnderPinnedNode(script) {
  const node = join(root, "node_modules", ".bin", "node");
  // The script sees the message channel close when this process ends, also after a kill.
  const child = spawn(node, [script, ...rest], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  stopWhenNpmIsGone(() => child.kill("SIGTERM"));
  process.exit(await exitOf(child));
}

/**
 * npm runs this file through a shell that may not pass signals on. When that shell or npm itself
 * dies, Ctrl-C can no longer reach the command, so it ends.
 * @param {() => void} stop
 */
function stopWhenNpmIsGone(stop) {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1_000).unref();
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it, as in shells
 */
function exitOf(child) {
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on("exit", (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? "SIGKILL"]),
    );
  });
}
