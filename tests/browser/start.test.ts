import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { twoFreePorts } from "#scripts/ports.ts";
import { clusterFolder } from "#scripts/postgres/cluster.ts";
import { findPostmaster } from "#scripts/postgres/postmaster.ts";
import { builtProgram } from "#scripts/processes/programs.ts";
import { projectFolder } from "#scripts/project.ts";

/** One run of the start command, and everything it printed. */
type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

let dataDir: string;
let environment: NodeJS.ProcessEnv;
const runs: Run[] = [];

beforeAll(async () => {
  dataDir = join(mkdtempSync(join(tmpdir(), "dalbit-start-")), "data");
  mkdirSync(dataDir);
  const [port, sandboxPort] = await twoFreePorts();
  const ports = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  environment = {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    ANOTHERS_SECRET: "of the parent process",
    DATA_DIR: dataDir,
    ...ports,
  };
});
afterAll(async () => {
  for (const { child } of runs) child.kill("SIGTERM");
  await Promise.all(runs.map(({ ended }) => ended));
  rmSync(join(dataDir, ".."), { recursive: true, force: true });
});

function start(extra: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, [join(projectFolder, "scripts/start.ts")], {
    cwd: projectFolder,
    env: { ...environment, ...extra },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const run = { child, output: () => output, ended };
  runs.push(run);
  return run;
}

async function until(isSo: () => boolean | Promise<boolean>, what: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Timed out: ${what()}`);
    await sleep(50);
  }
}

const isUp = (run: Run): Promise<void> =>
  until(() => run.output().includes("Ctrl-C stops it"), run.output);

const home = (): string => `http://127.0.0.1:${environment["PORT"]}/`;
const answers = (): Promise<boolean> =>
  fetch(home()).then(
    ({ ok }) => ok,
    () => false,
  );
const postmaster = (): number | null => findPostmaster(clusterFolder(dataDir))?.pid ?? null;

/** The children of a process; none where the system does not list them. */
const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").trim().split(" ").filter(Boolean).map(Number);
};
const commandOf = (pid: number): string =>
  relative(projectFolder, readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").at(-2) ?? "");
const environmentOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/environ`, "utf8")
    .split("\0")
    .filter(Boolean)
    .map((line) => line.split("=", 1)[0] ?? "");

/** Kills a process with -9; a helper of PostgreSQL may have ended by itself meanwhile. */
function killHard(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

describe("npm start", () => {
  it("prints its addresses and the demo members, and serves the home page", async () => {
    const run = start();
    await isUp(run);
    expect(run.output()).toContain(home().slice(0, -1));
    expect(run.output()).toContain("demo1, demo2 or demo3, password moonlight-demo");
    expect(await (await fetch(home())).text()).toContain('<html lang="ko"');
  });

  it.runIf(process.platform === "linux")(
    "passes each process only the variables that it needs",
    () => {
      const serving = childrenOf(runs[0]?.child.pid ?? 0).filter((pid) => pid !== postmaster());
      const environments = new Map(serving.map((pid) => [commandOf(pid), environmentOf(pid)]));
      const names = (["sandbox", "web", "worker"] as const).map(builtProgram);
      expect([...environments.keys()].toSorted()).toEqual(names);
      for (const name of names) expect(environments.get(name)).not.toContain("ANOTHERS_SECRET");
      const [sandbox, web, worker] = names.map((name) => environments.get(name) ?? []);
      expect(web).toContain("APP_SECRET");
      expect(web).not.toContain("LEDGER_SIGNING_KEY");
      expect(worker).toContain("LEDGER_SIGNING_KEY");
      expect(worker).not.toContain("APP_SECRET");
      const known = new Set(["PATH", "HOME", "NODE_ENV", "NODE_COMPILE_CACHE"]);
      const isKnown = (name: string) =>
        name.startsWith("SANDBOX_") || name.startsWith("NODE_CHANNEL_") || known.has(name);
      expect(sandbox?.filter((name) => !isKnown(name))).toEqual([]);
    },
  );

  it("refuses a second start on the same data and names the first process", async () => {
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`process ${runs[0]?.child.pid}, at ${home().slice(0, -1)}`);
  });

  it("names the port that is taken and how to choose another", async () => {
    const other = mkdtempSync(join(tmpdir(), "dalbit-start-other-"));
    const second = start({ DATA_DIR: other });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${environment["PORT"]} on 127.0.0.1 cannot be used`);
    expect(second.output()).toContain("PORT=");
    rmSync(other, { recursive: true });
  });

  it("leaves no serving process when its supervisor is killed with -9", async () => {
    const before = postmaster();
    runs[0]?.child.kill("SIGKILL");
    await until(
      async () => !(await answers()),
      () => "the web process still answers",
    );
    expect(postmaster()).toBe(before);
  });

  it("starts again after that, with the PostgreSQL that still runs", async () => {
    const before = postmaster();
    const run = start();
    await isUp(run);
    expect(run.output()).toContain(
      `Taking over the PostgreSQL that is still running (process ${before})`,
    );
    expect(await answers()).toBe(true);
  });

  it("starts within a second after everything was killed with -9", async () => {
    const supervisor = runs.at(-1)?.child.pid ?? 0;
    const server = postmaster() ?? 0;
    const all = [supervisor, ...childrenOf(supervisor), server, ...childrenOf(server)];
    for (const pid of all) killHard(pid);
    const run = start();
    await isUp(run);
    expect(await answers()).toBe(true);
  });

  it("prints and logs no secrets", () => {
    const file = join(dataDir, "secrets.json");
    const secrets = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    const names = ["appSecret", "sandboxSecret", "sandboxControl", "ledgerSigningKey"];
    expect(Object.keys(secrets)).toEqual(names);
    for (const secret of Object.values(secrets)) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("runs what its build listed, by `npm run components`", async () => {
    const command = spawn(process.execPath, [join(projectFolder, "scripts/components.ts")], {
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    command.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(command, "close")) as [number | null];
    expect(said).toContain("All are as released.");
    expect(code).toBe(0);
  });

  it("stops everything on Ctrl-C, however often it is pressed", async () => {
    const run = runs.at(-1);
    if (run === undefined) throw new Error("Nothing runs.");
    for (let press = 0; press < 3; press++) run.child.kill("SIGINT");
    expect(await run.ended).toBe(0);
    expect(run.output().trimEnd().endsWith("Stopped.")).toBe(true);
    expect(await answers()).toBe(false);
    expect(postmaster()).toBeNull();
  });

  it("starts no other release than the one that COMPONENTS_HASH names", async () => {
    const run = start({ COMPONENTS_HASH: "0".repeat(64) });
    expect(await run.ended).toBe(1);
    const log = readFileSync(join(dataDir, "worker.log"), "utf8");
    expect(log).toContain(`COMPONENTS_HASH is ${"0".repeat(64)}, and this release is `);
  });
});
