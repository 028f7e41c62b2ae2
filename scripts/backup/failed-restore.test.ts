import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "#database/migrate.ts";
import { restore } from "#scripts/backup/restore.ts";
import { backupPlaceFrom } from "#scripts/backup/source.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { startPostgres, type Postgres } from "#scripts/postgres.ts";
import { backupCommands } from "#tests/support/backup-commands.ts";
import { makeTestFolder, type TestFolder } from "#tests/support/folders.ts";

const silent = (): void => {};

describe("a restore that fails", () => {
  let folder: TestFolder;
  let postgres: Postgres;
  const path = (...names: string[]) => join(folder.path, ...names);

  beforeAll(async () => {
    folder = makeTestFolder();
    postgres = await startPostgres({ dataDir: path("data"), say: silent });
    await migrate(await ensureDatabase(postgres.url, "dalbit"));
  });
  afterAll(async () => {
    await postgres.stop();
    await folder.remove();
  });

  it("after its server started ends the server and leaves nothing", async () => {
    const environment = {
      DATA_DIR: path("data"),
      BACKUP_DIR: path("backup"),
      BACKUP_KEY: Buffer.alloc(32, 7).toString("base64url"),
      BACKUP_KEY_PREVIOUS: "",
      DATABASE_URL: "",
      BACKUP_DATABASE_URL: "",
    };
    mkdirSync(path("data/uploads"), { recursive: true });
    writeFileSync(path("data/uploads/up-1-400.webp"), "picture");
    const { run } = backupCommands(() => environment);
    expect((await run("backup", [])).text).toMatch(/Backup 20/);
    writeFileSync(path("backup/uploads/up-1-400.webp"), "altered");
    const place = backupPlaceFrom(environment);
    const failing = restore({ place, at: null, into: path("failed"), say: silent });
    await expect(failing).rejects.toThrow("up-1-400.webp");
    expect(readdirSync(path("failed"))).toEqual([]);
    const running = execFileSync("ps", ["-A", "-o", "args="], { encoding: "utf8" });
    expect(running).not.toContain(path("failed"));
  });
});
