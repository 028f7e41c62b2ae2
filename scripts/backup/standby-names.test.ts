import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "#database/migrate.ts";
import { restore } from "#scripts/backup/restore.ts";
import { backupPlaceFrom } from "#scripts/backup/source.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { startPostgres, type Postgres } from "#scripts/postgres.ts";
import { askServer, backupCommands } from "#tests/support/backup-commands.ts";
import { makeTestFolder, type TestFolder } from "#tests/support/folders.ts";

/** A server whose configuration names a synchronous standby, and its backup. */
describe("a restore of a server with a synchronous standby", () => {
  let folder: TestFolder;
  let postgres: Postgres;
  let environment: NodeJS.ProcessEnv = {};
  const path = (...names: string[]) => join(folder.path, ...names);
  const { run } = backupCommands(() => environment);

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
    };
    // Not loaded again: this server has no standby, and would wait for it.
    await askServer(postgres.url, ["alter system set synchronous_standby_names = 'database_2'"]);
    expect((await run("backup", [])).text).toMatch(/Backup 20/);
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
});
