import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { demoSignIns } from "#database/seed-operators.ts";
import { buildIfStale } from "#scripts/builds.ts";
import { readConfiguration } from "#scripts/configuration.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { freePort, twoFreePorts } from "#scripts/ports.ts";
import { projectFolder } from "#scripts/project.ts";
import { blocksOf, missingPart, type Block } from "#scripts/runbooks/blocks.ts";
import { runningDatabase } from "#scripts/running-database.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { codeAt } from "#server/kit/totp.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

/**
 * `npm run runbooks`, or `npm run runbooks -- disk` for questions with this word: runs the blocks of
 * docs/runbooks.md as an operator does, in a shell with the settings of one file, on a product of
 * `npm start` with play money. Exit code 1 when a command fails or does not print what its block
 * says, and when no question has the word.
 */
requireNode24();
const asked = process.argv[2] ?? "";
const blocks = blocksOf(readFileSync(join(projectFolder, "docs/runbooks.md"), "utf8")).filter(
  ({ question }) => question.includes(asked),
);
if (blocks.length === 0) {
  console.error(`No question of docs/runbooks.md has "${asked}" in it.`);
  process.exit(1);
}
await buildIfStale(console.log);
const folder = makeTestFolder("disk");
const settings = join(folder.path, "settings.env");
const key = (): string => randomBytes(32).toString("base64url");
const [port, sandboxPort] = await twoFreePorts();
const [secondPort, thirdPort] = await twoFreePorts();
mkdirSync(join(folder.path, "data"));
writeFileSync(
  settings,
  Object.entries({
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    DATA_DIR: join(folder.path, "data"),
    BACKUP_DIR: join(folder.path, "backup"),
    BACKUP_KEY: key(),
    APP_SECRET: key(),
    LEDGER_SIGNING_KEY: key(),
    SETTINGS: settings,
    OWN_CLUSTER: join(folder.path, "own-cluster"),
    OWN_PORT: await freePort(),
    SECOND_PORT: secondPort,
    THIRD_PORT: thirdPort,
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join(""),
  { mode: 0o600 },
);
const programs = join(folder.path, "bin");
const pgCtl = join(projectFolder, "scripts/runbooks/pg-ctl.ts");
mkdirSync(programs);
writeFileSync(join(programs, "pg_ctl"), `#!/bin/sh\nexec "${process.execPath}" "${pgCtl}" "$@"\n`, {
  mode: 0o700,
});
let product: ChildProcess | null = null;
let failed = 0;
try {
  product = await start();
  for (const block of blocks) if (!(await passes(block))) failed++;
} finally {
  if (product) await stop(product);
  if (existsSync(join(folder.path, "own-cluster/postmaster.pid")))
    spawnSync(join(programs, "pg_ctl"), ["stop", "--pgdata", join(folder.path, "own-cluster")], {
      env: environment(),
    });
  await folder.remove();
}
console.log(`\n${blocks.length - failed} of ${blocks.length} blocks work.`);
process.exit(failed === 0 ? 0 : 1);

async function passes(block: Block): Promise<boolean> {
  if (block.isRunning) product ??= await start();
  else if (product) {
    await stop(product);
    product = null;
  }
  const startedAt = Date.now();
  const owner = product ? await runningDatabase(readConfiguration(environment())) : "";
  const { status, stdout, stderr } = spawnSync("sh", ["-eu", "-c", block.commands], {
    cwd: projectFolder,
    encoding: "utf8",
    env: { ...environment(), OWNER_URL: owner, ...(product && (await people(owner))) },
    timeout: 300_000,
  });
  const missing = missingPart(stdout + stderr, block.prints);
  const isGood = status === 0 && missing === null;
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${isGood ? "ok    " : "FAILED"} ${block.question} (${seconds} s)`);
  if (!isGood)
    console.log(
      `exit code ${status}${missing === null ? "" : `, not printed: ${missing}`}\n${stdout}${stderr}`,
    );
  return isGood;
}

/** This environment with the settings as they are in the file now. */
function environment(): NodeJS.ProcessEnv {
  const path = `${programs}:${process.env["PATH"] ?? ""}`;
  return { ...process.env, ...parseEnv(readFileSync(settings, "utf8")), PATH: path };
}

/** What people of the demo type: passwords, and codes of authenticator apps that are valid now. */
async function people(owner: string): Promise<NodeJS.ProcessEnv> {
  const secret = appSecretOf(readConfiguration(environment()));
  const signIns = await demoSignIns(owner, secret);
  const codeOf = (loginId: string): string => {
    const found = signIns.find((each) => each.loginId === loginId);
    if (!found) throw new Error(`The demo has no operator ${loginId}.`);
    return codeAt(found.secret, new Date());
  };
  return {
    MEMBER_PASSWORD: DEMO_PASSWORD,
    FIRST_PASSWORD: DEMO_PASSWORD,
    SECOND_PASSWORD: DEMO_PASSWORD,
    FIRST_CODE: codeOf("operator1"),
    SECOND_CODE: codeOf("operator2"),
  };
}

async function start(): Promise<ChildProcess> {
  const path = join(folder.path, "start.log");
  const log = openSync(path, "w");
  const child = spawn(process.execPath, [join(projectFolder, "scripts/start.ts")], {
    cwd: projectFolder,
    env: environment(),
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  for (const deadline = Date.now() + 120_000; ; await sleep(200)) {
    const said = readFileSync(path, "utf8");
    if (said.includes("Ctrl-C stops it")) return child;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`npm start did not come up:\n${said}`);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
