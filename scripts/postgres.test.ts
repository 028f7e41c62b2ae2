import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { startPostgres, type Postgres } from "#scripts/postgres.ts";
import { clusterFolder } from "#scripts/postgres/cluster.ts";
import { keepAlive } from "#scripts/postgres/keep-alive.ts";
import { findLeftovers, findPostmaster, isAlive } from "#scripts/postgres/postmaster.ts";
import { makeTestFolder, type TestFolder } from "#tests/support/folders.ts";

let folder: TestFolder;
/** Holds a cluster that was started and stopped once; each test uses a copy. */
const made = makeTestFolder();
beforeAll(async () => {
  const first = await startPostgres({ dataDir: made.path, say: () => {} });
  await first.stop();
  rmSync(join(clusterFolder(made.path), "log"), { recursive: true });
});
beforeEach(() => {
  folder = makeTestFolder();
  execFileSync("cp", ["-a", `${made.path}/.`, folder.path]);
});
afterEach(() => folder.remove());
afterAll(() => made.remove());

const start = (): Promise<Postgres> => startPostgres({ dataDir: folder.path, say: () => {} });

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on("error", () => {}); // The test kills its server.
  await client.connect();
  const { rows } = await client.query<{ answer: unknown }>(sql);
  await client.end();
  return rows.map((row) => row.answer);
}

async function killHard(postgres: Postgres): Promise<void> {
  process.kill(postgres.pid, "SIGKILL");
  while (postgres.isAlive()) await sleep(5);
}

it("keeps what was committed when the postmaster is killed with -9", async () => {
  const postgres = await start();
  await ask(postgres.url, "create table kept as select 42 as answer");
  await killHard(postgres);
  await postgres.restart();
  expect(await ask(postgres.url, "select answer from kept")).toEqual([42]);
});

it("starts while a busy session of its killed postmaster still runs", async () => {
  const postgres = await start();
  const busy = new pg.Client(postgres.url);
  busy.on("error", () => {}); // Ended on purpose.
  await busy.connect();
  const spinning = busy.query("do $$ begin loop perform 1; end loop; end $$");
  const outcome = spinning.then(
    () => "answered",
    () => "ended",
  );
  await sleep(200);
  await killHard(postgres);
  if (process.platform === "linux") {
    expect(findLeftovers(clusterFolder(folder.path))).not.toEqual([]);
  }
  await postgres.restart();
  expect(await outcome).toBe("ended");
  expect(await ask(postgres.url, "select 1 as answer")).toEqual([1]);
});

it("takes over a server that runs already", async () => {
  const first = await start();
  const second = await start();
  expect(second.pid).toBe(first.pid);
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, "select 1 as answer")).toEqual([1]);
});

it("ignores a postmaster.pid whose process id another program has now", async () => {
  const postgres = await start();
  await postgres.stop();
  const lines = [process.pid, clusterFolder(folder.path), 1, 5432, folder.path, "", "1 1", "ready"];
  writeFileSync(join(clusterFolder(folder.path), "postmaster.pid"), lines.join("\n"));
  const again = await start();
  expect(again.pid).not.toBe(process.pid);
  expect(await ask(again.url, "select 1 as answer")).toEqual([1]);
});

// Ended processes stay listed until their parent collects them, in a container for seconds.
it.runIf(process.platform === "linux")(
  "starts at once while the killed postmaster is still in the list of processes",
  async () => {
    const postgres = await start();
    const { socketFolder } = findPostmaster(clusterFolder(folder.path)) ?? {};
    if (!socketFolder) throw new Error("This server listens on no socket.");
    const remains = [
      join(clusterFolder(folder.path), "postmaster.pid"),
      join(socketFolder, ".s.PGSQL.5432.lock"),
    ];
    const left = remains.map((file) => readFileSync(file, "utf8"));
    await killHard(postgres);
    const { uid, gid } = statSync(clusterFolder(folder.path));
    const asServer = process.getuid?.() === 0 ? { uid, gid } : {};
    const parent = spawn("/bin/sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"], asServer);
    const [output] = (await once(parent.stdout, "data")) as [Buffer];
    const dead = Number(output.toString());
    while (isAlive(dead)) await sleep(5);
    remains.forEach((file, index) =>
      writeFileSync(file, left[index]?.replace(/^\d+/, String(dead)) ?? ""),
    );
    const again = await start();
    expect(await ask(again.url, "select 1 as answer")).toEqual([1]);
    parent.kill();
  },
);

it("starts over when the cluster's creation was interrupted", async () => {
  rmSync(clusterFolder(folder.path), { recursive: true });
  const unfinished = join(`${clusterFolder(folder.path)}.new`, "cluster");
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, "PG_VERSION"), "18\n");
  const postgres = await start();
  expect(await ask(postgres.url, "select 1 as answer")).toEqual([1]);
});

it("is durable and speaks UTF-8 and UTC", async () => {
  const { url } = await start();
  const answers = await ask(
    url,
    `select current_setting(name) as answer
     from unnest('{fsync,synchronous_commit,full_page_writes,server_encoding,timezone}'::text[])
       with ordinality as wanted(name, place) order by place`,
  );
  expect(answers).toEqual(["on", "on", "on", "UTF8", "UTC"]);
});

it("refuses a folder that others may read, and says how to close it", async () => {
  await (await start()).stop();
  chmodSync(clusterFolder(folder.path), 0o755);
  await expect(start()).rejects.toThrow("its mode is 755");
});

it("keeps the newest files of its log and removes the others", async () => {
  const log = join(clusterFolder(folder.path), "log");
  const names = [1, 2, 3, 4, 5, 6].map((day) => `postgres-2026010${day}-000000.log`);
  const postgres = await start();
  for (const name of names) writeFileSync(join(log, name), "");
  const own = readdirSync(log).filter((name) => !names.includes(name));
  expect(own).toHaveLength(1);
  postgres.sweepLogs();
  expect(readdirSync(log).toSorted()).toEqual([...names.slice(2), ...own]);
});

it("refuses a sign-in without the password", async () => {
  const { url } = await start();
  await expect(ask(url.replace(/:[^:@]+@/, ":wrong@"), "select 1 as answer")).rejects.toThrow(
    "password authentication failed",
  );
});

it("is restarted by its keeper at the same address", async () => {
  const postgres = await start();
  const said: string[] = [];
  const keeper = keepAlive(postgres, (line) => said.push(line));
  await killHard(postgres);
  while (!said.includes("PostgreSQL serves again.")) await sleep(20);
  expect(await ask(postgres.url, "select 1 as answer")).toEqual([1]);
  await keeper.end();
});

// Root's own folders are closed to the account that root lends to PostgreSQL.
it.runIf(process.getuid?.() === 0)("runs in a folder that only root can open", async () => {
  chmodSync(folder.path, 0o700);
  const postgres = await start();
  expect(await ask(postgres.url, "select 1 as answer")).toEqual([1]);
  await killHard(postgres);
  await postgres.restart();
  expect(await ask(postgres.url, "select 1 as answer")).toEqual([1]);
});
