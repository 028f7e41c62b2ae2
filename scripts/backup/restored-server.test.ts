import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "#database/migrate.ts";
import { restore } from "#scripts/backup/restore.ts";
import { backupPlaceFrom } from "#scripts/backup/source.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { startPostgres, type Postgres } from "#scripts/postgres.ts";
import { projectFolder } from "#scripts/project.ts";
import { askServer, backupCommands, until } from "#tests/support/backup-commands.ts";
import { makeTestFolder, type TestFolder } from "#tests/support/folders.ts";

/** A server whose configuration names a synchronous standby, and its backup. */
describe("the server of a restore", () => {
  let folder: TestFolder;
  let postgres: Postgres;
  let environment: NodeJS.ProcessEnv = {};
  const path = (...names: string[]) => join(folder.path, ...names);
  const { run } = backupCommands(() => environment);
  const commandsIn = (name: string): string[] =>
    execFileSync("ps", ["-A", "-o", "args="], { encoding: "utf8" })
      .split("\n")
      .filter((line) => line.includes(path(name)));

  beforeAll(async () => {
    folder = makeTestFolder();
    postgres = await startPostgres({ dataDir: path("data"), say: () => {} });
    await migrate(await ensureDatabase(postgres.url, "dalbit"));
    environment = {
      DATA_DIR: path("data"),
      BACKUP_DIR: path("backup"),
      BACKUP_KEY: Buffer.alloc(32, 7).toString("base64url"),
      BACKUP_KEY_PREVIOUS: "",
      DATABASE_URL: "",
      BACKUP_DATABASE_URL: "",
      DRILL_DIR: path("drills"),
      LEDGER_SIGNING_KEY: Buffer.alloc(32, 8).toString("base64url"),
    };
    // Not loaded again: this server has no standby, and would wait for it.
    await askServer(postgres.url, ["alter system set synchronous_standby_names = 'database_2'"]);
    const { status, text } = await run("backup", []);
    if (status !== 0) throw new Error(text);
  });
  afterAll(async () => {
    await postgres.stop();
    await folder.remove();
  });

  it("waits for no standby, and says that a server on the folder will", async () => {
    const said: string[] = [];
    const place = backupPlaceFrom(environment);
    const say = (line: string): unknown => said.push(line);
    const restored = await restore({ place, at: null, into: path("whole"), say });
    await restored.end();
    expect(said.join("\n")).toContain("synchronous_standby_names = 'database_2'");
    expect(readdirSync(path("whole"))).toContain("postgres-18");
  });

  it("is examined by a drill also while the product's own does not answer", async () => {
    const away = { DATABASE_URL: "postgres://owner@127.0.0.1:1/dalbit" };
    const { status, text } = await run("drill", [], away);
    expect(text).toContain("The backup is sound.");
    expect(text).toContain("not known: no database runs");
    expect(text).toContain("The office is not told: connect ECONNREFUSED");
    expect(status).toBe(0);
  });

  it("ends when the restore is stopped, which leaves nothing", async () => {
    const stopped = new AbortController();
    const restoring = restore({
      place: backupPlaceFrom(environment),
      at: null,
      into: path("stopped"),
      // It is said while the server serves.
      say: () => stopped.abort(new Error("Stopped.")),
      signal: stopped.signal,
    });
    await expect(restoring).rejects.toThrow("Stopped.");
    expect(readdirSync(path("stopped"))).toEqual([]);
    expect(commandsIn("stopped")).toEqual([]);
  });

  it("ends when a drill is stopped, which leaves nothing and notes no failed drill", async () => {
    const hasServer = (): boolean =>
      existsSync(path("drills")) &&
      readdirSync(path("drills")).some((name) =>
        existsSync(path("drills", name, "postgres-18.new", "postmaster.pid")),
      );
    const drilling = spawn(process.execPath, [join(projectFolder, "scripts/drill.ts")], {
      env: { ...process.env, ...environment },
      stdio: "ignore",
    });
    const ended = once(drilling, "exit");
    await until(hasServer, "the drill's server");
    drilling.kill("SIGINT");
    expect(await ended).toEqual([130, null]);
    expect(readdirSync(path("drills"))).toEqual([]);
    expect(commandsIn("drills")).toEqual([]);
    const url = await ensureDatabase(postgres.url, "dalbit");
    await askServer(url, [
      "do $$ begin assert not exists (select from settings_backups where kind = 'drill'); end $$",
    ]);
  });
});
