import type { ChildProcess } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "#database/migrate.ts";
import { seed } from "#database/seed.ts";
import { baseFolder, finishedBases, readBase } from "#scripts/backup/bases.ts";
import { checkBackup } from "#scripts/backup/check-backup.ts";
import { planRestore } from "#scripts/backup/choose-base.ts";
import { newestReach } from "#scripts/backup/newest-reach.ts";
import { restore } from "#scripts/backup/restore.ts";
import { sweepBackups } from "#scripts/backup/retention.ts";
import { backupPlaceFrom } from "#scripts/backup/source.ts";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { asUser, ensureDatabase } from "#scripts/databases.ts";
import { startPostgres, type Postgres } from "#scripts/postgres.ts";
import { askServer, backupCommands, filesIn, kill, until } from "#tests/support/backup-commands.ts";
import { betFor } from "#tests/support/acknowledged-bets.ts";
import { makeTestFolder, type TestFolder } from "#tests/support/folders.ts";
import { APP_SECRET } from "#tests/support/template.ts";

const KEY = Buffer.alloc(32, 7).toString("base64url");
const silent = (): void => {};
/** One product's database under bets, and its backup; the tests go on from each other's state. */
describe("backup and restore", () => {
  let folder: TestFolder;
  let postgres: Postgres;
  let url = "";
  let environment: NodeJS.ProcessEnv = {};
  let follower: ChildProcess;
  const place = () => backupPlaceFrom(environment);
  const path = (...names: string[]) => join(folder.path, ...names);
  const { start, run } = backupCommands(() => environment);
  const whenArchived = (moment: number) =>
    until(() => (newestReach(place()) ?? 0) >= moment, "the archive's reach");
  /** The archive notes a moment soonest when something is written. */
  const whenAllIsArchived = async () => {
    const moment = Date.now();
    await ask("select pg_logical_emit_message(true, 'test', 'a line of the log')");
    await whenArchived(moment);
  };
  const everyFile = () => filesIn(path("backup"));
  const ask = (...statements: string[]) => askServer(url, statements);
  const startFollowing = async () => {
    follower = start("follow");
    await until(() => finishedBases(path("backup")).length > 0, "the first base");
    await whenAllIsArchived();
  };
  beforeAll(async () => {
    folder = makeTestFolder();
    postgres = await startPostgres({ dataDir: path("data"), say: silent });
    url = await ensureDatabase(postgres.url, "dalbit");
    await migrate(url);
    await seed(url, { mode: "play", appSecret: APP_SECRET });
    mkdirSync(path("data/uploads"));
    writeFileSync(path("data/uploads/up-1-400.webp"), "picture");
    environment = {
      DATA_DIR: path("data"),
      BACKUP_DIR: path("backup"),
      BACKUP_KEY: KEY,
      BACKUP_KEY_PREVIOUS: "",
      DATABASE_URL: "",
      BACKUP_DATABASE_URL: "",
    };
    await startFollowing();
  });
  afterAll(async () => {
    if (follower.exitCode === null) await kill(follower, "SIGTERM");
    await postgres.stop();
    await folder.remove();
  });

  it("a restore to a random second has exactly the bets acknowledged until then", async () => {
    const beganAt = Date.now();
    const betting = betFor(url, 2_000);
    await sleep(1_000);
    // The archive's process is killed meanwhile and continues.
    await kill(follower);
    follower = start("follow");
    const bets = await betting;
    await whenAllIsArchived();
    const first = Math.ceil(Math.min(...bets.map(({ doneAt }) => doneAt)) / 1_000);
    const last = Math.floor(Math.max(...bets.map(({ doneAt }) => doneAt)) / 1_000);
    const at = 1_000 * (first + Math.floor(Math.random() * (last - first + 1)));
    console.log(
      `${bets.length} bets, ${Math.round(bets.length / 2)} a second; restored ${at - beganAt} ms after the start`,
    );
    const restored = await restore({ place: place(), at, into: path("second"), say: silent });
    const client = new pg.Client(restored.url);
    await client.connect();
    const { rows } = await client.query<{ key: string }>(
      "select key from ledger_entries where key like 'backup-%'",
    );
    await client.end();
    await restored.end();
    const found = new Set(rows.map(({ key }) => key));
    const lost = bets.filter(({ ref, doneAt }) => doneAt < at && !found.has(ref));
    const tooNew = bets.filter(({ ref, sentAt }) => sentAt > at && found.has(ref));
    expect({ lost, tooNew }).toEqual({ lost: [], tooNew: [] });
    expect(found.size).toBeGreaterThan(0);
    // The product's own server runs on what was restored, with sound books.
    expect(readFileSync(path("second/uploads/up-1-400.webp"), "utf8")).toBe("picture");
    const again = await startPostgres({ dataDir: path("second"), say: silent });
    const books = await openBooks(await ensureDatabase(again.url, "dalbit"));
    expect((await auditBooks(books)).faults).toEqual([]);
    await books.close();
    await again.stop();
  });

  it("a moment after the last change is restored to the end of the log", async () => {
    await whenArchived(Date.now());
    const at = newestReach(place()) ?? 0;
    const restored = await restore({ place: place(), at, into: path("end"), say: silent });
    expect(restored.lastCommitAt).toBeLessThanOrEqual(at);
    await restored.end();
    rmSync(path("end"), { recursive: true });
  });

  it("refuses a folder with files, a moment outside of the backup, a moment without zone", async () => {
    const at = (moment: string) => run("restore", ["--at", moment, "--into", path("refused")]);
    const [full, early, late, vague] = await Promise.all([
      run("restore", ["--into", path("data")]),
      at("2020-01-01T00:00:00Z"),
      at("2999-01-01T00:00:00Z"),
      at("2020-01-01T00:00:00"),
    ]);
    expect(full.text).toMatch(/is not empty/);
    expect(early.text).toMatch(/The first moment .* is 20\d\d-/);
    expect(late.text).toMatch(/everything until 20\d\d-.* only/);
    expect(vague.text).toMatch(/has no time zone/);
    expect(early.status).toBe(1);
    expect(existsSync(path("refused"))).toBe(false);
  });

  it("a stolen backup shows nothing and opens with its own key only", async () => {
    const stolen = everyFile().map((file) => readFileSync(file));
    const words = ["demo1", "backup-1-1", "ledger_entries", "PostgreSQL", "picture"];
    for (const word of words) expect(stolen.filter((bytes) => bytes.includes(word))).toEqual([]);
    const other = { BACKUP_KEY: Buffer.alloc(32, 8).toString("base64url") };
    const [refused, turned] = await Promise.all([
      run("restore", ["--into", path("stolen")], other),
      run("backup", ["list"], { ...other, BACKUP_KEY_PREVIOUS: KEY }),
    ]);
    expect(refused.status).toBe(1);
    expect(refused.text).toMatch(/manifest is sealed by the key [0-9a-f]{16}, and BACKUP_KEY is/);
    expect(turned.status).toBe(0);
  });

  it("a flipped bit in any file is named, and a missing file too", async () => {
    await kill(follower, "SIGTERM");
    const { base } = await checkBackup(place());
    const needed = everyFile().filter(
      (file) => !file.includes("/bases/") || file.includes(base.name),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...needed),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 0, max: 7 }),
        async (file, share, bit) => {
          const bytes = readFileSync(file);
          const at = Math.floor(share * bytes.length);
          const altered = Buffer.from(bytes);
          altered[at] = (altered[at] ?? 0) ^ (1 << bit);
          writeFileSync(file, altered);
          const name = file.slice(path("backup").length + 1).replace(".partial", "");
          await expect(checkBackup(place())).rejects.toThrow(name);
          rmSync(file);
          if (!/ledger-checkpoints|\.partial|manifest/.test(file))
            await expect(checkBackup(place())).rejects.toThrow(name);
          writeFileSync(file, bytes);
        },
      ),
      { numRuns: needed.length + 5, examples: needed.map((file) => [file, 0.5, 0]) },
    );
    await checkBackup(place());
    await startFollowing();
  });

  it("a missing segment is named, and moments before it are restored", async () => {
    for (const _ of [1, 2, 3])
      await ask("create table dropped (); drop table dropped", "select pg_switch_wal()");
    await whenAllIsArchived();
    const { base, chain, reach } = planRestore(place(), null);
    const missing = chain.segments.at(-2) ?? "";
    expect(chain.segments.length).toBeGreaterThan(2);
    renameSync(path("backup/wal", missing), path("away"));
    expect(() => planRestore(place(), reach)).toThrow(`wal/${missing} is missing`);
    expect((await run("restore", ["--into", path("gap")])).text).toContain(
      `wal/${missing} is missing`,
    );
    expect(planRestore(place(), base.endedAt).chain.segments).not.toContain(missing);
    renameSync(path("away"), path("backup/wal", missing));
  });

  it("a log that the server removed leaves a gap, and the next backup begins after it", async () => {
    await kill(follower, "SIGTERM");
    await ask("select pg_drop_replication_slot('dalbit_backup')");
    const turn = ["create table gone (); drop table gone", "select pg_switch_wal()", "checkpoint"];
    await ask(...turn, ...turn, ...turn);
    const { text } = await run("backup", []);
    expect(text).toMatch(/a gap begins[^]*Backup 20/);
    await Promise.all([checkBackup(place()), startFollowing()]);
  });

  it("killed with -9 in the middle of a base backup, it leaves none that counts", async () => {
    await kill(follower, "SIGTERM");
    const before = finishedBases(path("backup"));
    const child = start();
    const unfinished = (): string | undefined =>
      readdirSync(path("backup/bases")).find(
        (name) => existsSync(path("backup/bases", name, "base.tar")) && !before.includes(name),
      );
    await until(() => unfinished() !== undefined, "the copy of the cluster");
    const half = unfinished() ?? "";
    await kill(child);
    expect(finishedBases(path("backup"))).toEqual(before);
    await sleep(1_000);
    expect((await run("backup", [])).text).toMatch(/Backup 20/);
    expect(existsSync(path("backup/bases", half))).toBe(false);
    expect(finishedBases(path("backup")).length).toBe(before.length + 1);
  });

  it("a login with REPLICATION alone is enough, as on a server of the operator's own", async () => {
    await ask(
      "create role receiver replication login password 'receives'",
      "grant connect on database dalbit to receiver",
    );
    const own = { BACKUP_DATABASE_URL: asUser(url, "receiver", "receives") };
    expect((await run("backup", [], own)).text).toMatch(/Backup 20.*\nThe office is not told/);
    expect((await run("backup", ["check"])).text).toMatch(/are whole, until 20/);
    follower = start("follow");
  });

  it("npm run drill restores, audits, verifies, and tells the office", async () => {
    const first = await run("drill", [], {
      LEDGER_SIGNING_KEY: Buffer.alloc(32, 9).toString("base64url"),
    });
    expect(first.text).toMatch(/seconds that would be lost +\d+\.\d\n/);
    expect(first.text).toMatch(/postings that would be lost +0\n/);
    expect(first.text).toContain("The backup is sound.");
    expect(first.status).toBe(0);
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(
      "select kind, is_good, lost_entries::integer as lost from settings_backups order by id desc limit 2",
    );
    expect(rows[0]).toEqual({ kind: "drill", is_good: true, lost: 0 });
    expect(rows[1]).toEqual({ kind: "backup", is_good: true, lost: null });
    // A balance that was changed past the ledger is found in the backup.
    await client.query("update ledger_accounts set balance = balance + 1 where id = 1");
    await client.end();
    await whenAllIsArchived();
    const second = await run("drill", [], {
      LEDGER_SIGNING_KEY: Buffer.alloc(32, 9).toString("base64url"),
    });
    expect(second.text).toMatch(/Faults: \d/);
    expect(second.status).toBe(1);
  });

  it("what is too old goes, and the newest whole chain stays whatever its age", () => {
    const bases = finishedBases(path("backup")).map((name) => readBase(place(), name));
    const [oldest, newest] = [bases[0], bases.at(-1)];
    if (!oldest || !newest || oldest === newest) throw new Error("two bases are needed");
    const sweep = (now: number) =>
      sweepBackups(place(), { days: 1, now, inUse: ["up-1-400.webp"] });
    expect(sweep(newest.endedAt).bases).toEqual([]);
    // The newest is damaged: the one before it is kept, although years have passed.
    const tar = join(baseFolder(path("backup"), newest.name), "base.tar");
    renameSync(tar, path("away"));
    expect(sweep(newest.endedAt + 10 * 365 * 86_400_000).bases).not.toContain(bases.at(-2)?.name);
    renameSync(path("away"), tar);
    const later = sweep(newest.endedAt + 10 * 365 * 86_400_000);
    expect(later.bases.length).toBeGreaterThan(0);
    expect(finishedBases(path("backup"))).toEqual([newest.name]);
    expect(planRestore(place(), null).base.name).toBe(newest.name);
  });

  it("npm run backup -- end frees the server's log, and the next backup begins anew", async () => {
    await kill(follower, "SIGTERM");
    expect(await run("backup", ["end"])).toMatchObject({ status: 0 });
    const client = new pg.Client(url);
    await client.connect();
    expect((await client.query("select from pg_replication_slots")).rowCount).toBe(0);
    await client.end();
    expect((await run("backup", [])).text).toMatch(/Backup 20/);
  });
});
