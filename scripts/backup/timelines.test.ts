import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedBases, readBase } from "#scripts/backup/bases.ts";
import { newestReach } from "#scripts/backup/newest-reach.ts";
import { restore } from "#scripts/backup/restore.ts";
import { backupPlaceFrom, connectTo } from "#scripts/backup/source.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { startPostgres, type Postgres } from "#scripts/postgres.ts";
import { askServer, backupCommands, kill, until } from "#tests/support/backup-commands.ts";
import { makeTestFolder, type TestFolder } from "#tests/support/folders.ts";

const silent = (): void => {};

/**
 * A restore and a fail-over begin a new timeline of the log. The tests go on from each other's
 * state: a server, then one that was restored from its backup, with the same folder for backups.
 */
describe("a backup of a server that was restored", () => {
  let folder: TestFolder;
  let postgres: Postgres;
  let follower: ChildProcess;
  let url = "";
  let dataDir = "data";
  const path = (...names: string[]) => join(folder.path, ...names);
  const environment = () => ({
    DATA_DIR: path(dataDir),
    BACKUP_DIR: path("backup"),
    BACKUP_KEY: Buffer.alloc(32, 7).toString("base64url"),
    BACKUP_KEY_PREVIOUS: "",
    DATABASE_URL: "",
    BACKUP_DATABASE_URL: "",
  });
  const place = () => backupPlaceFrom(environment());
  const { start, run } = backupCommands(environment);
  const bases = () => finishedBases(path("backup")).map((name) => readBase(place(), name));
  /** Writes a word, and waits until the backup has it; answers a moment after it. */
  const write = async (word: string): Promise<number> => {
    await askServer(url, [`insert into words values ('${word}')`]);
    const moment = Date.now() + 1;
    await until(() => (newestReach(place()) ?? 0) >= moment, "the archive's reach");
    return moment;
  };
  const startOn = async (data: string) => {
    dataDir = data;
    postgres = await startPostgres({ dataDir: path(data), say: silent });
    url = await ensureDatabase(postgres.url, "dalbit");
  };
  const wordsAt = async (at: number | null, timeline?: number): Promise<string[]> => {
    const into = path(`looked-at-${Math.random()}`);
    const restored = await restore({ place: place(), at, timeline, into, say: silent });
    const client = await connectTo(restored.url);
    const { rows } = await client.query<{ word: string }>("select word from words order by word");
    await client.end();
    await restored.end();
    return rows.map(({ word }) => word);
  };

  beforeAll(async () => {
    folder = makeTestFolder();
    await startOn("data");
    await askServer(url, ["create table words (word text)"]);
    follower = start("follow");
    await until(() => bases().length > 0, "the first base");
    const at = await write("kept");
    await write("undone");
    await kill(follower, "SIGTERM");
    await postgres.stop();
    const restored = await restore({ place: place(), at, into: path("again"), say: silent });
    await restored.end();
    await startOn("again");
    await askServer(url, ["insert into words values ('early')"]);
    follower = start("follow");
    await until(() => (newestReach(place()) ?? 0) > at, "the log of the restored server");
    await write("first");
    await until(() => bases().length > 1, "a base of the restored server");
    await write("second");
  });
  afterAll(async () => {
    if (follower.exitCode === null) await kill(follower, "SIGTERM");
    await postgres.stop();
    await folder.remove();
  });

  it("begins with a base at once, and its last moment is the restored server's", async () => {
    expect(bases().map(({ timeline }) => timeline)).toEqual([1, 2]);
    expect(await wordsAt(null)).toEqual(["early", "first", "kept", "second"]);
  });

  it("has the moments before that base, by the base and the log of the first server", async () => {
    const [first, second] = bases();
    if (!first || !second) throw new Error("two bases are needed");
    const words = await wordsAt(second.startedAt - 1);
    expect(words).toEqual(expect.arrayContaining(["early", "kept"]));
    expect(words).not.toContain("undone");
    expect(await wordsAt(first.endedAt + 1)).toEqual([]);
  });

  it("restores what a restore had undone, when its timeline is named", async () => {
    expect(await wordsAt(null, 1)).toEqual(["kept", "undone"]);
    const { text, status } = await run("restore", ["--timeline", "3", "--into", path("none")]);
    expect(text).toContain("has no timeline 3");
    expect(status).toBe(1);
  });
});
