import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { migrate, refuseOtherBuilds } from "#database/migrate.ts";
import { projectFolder } from "#scripts/project.ts";
import { useTestDatabase } from "#tests/support/database.ts";

describe("a database", () => {
  const database = useTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "dalbit-migrate-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const newer = "database is newer than this build, which does not know 9999-later.sql";
  const run = (more: NodeJS.ProcessEnv) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(projectFolder, "scripts/migrate.ts")],
      { encoding: "utf8", env: { ...process.env, MODE: "play", DATA_DIR: folder, ...more } },
    );
    return { status, text: stdout + stderr };
  };

  it("that this build knows is migrated once, also by `npm run migrate`", async () => {
    expect(await migrate(database.url)).toEqual([]);
    await expect(refuseOtherBuilds(database.appUrl)).resolves.toBeUndefined();
    const { status, text } = run({ DATABASE_URL: database.url });
    expect(text).toContain("The database is ready for this build.");
    expect(status).toBe(0);
  });

  it("that lacks a migration is refused where the owner's login is not known", async () => {
    const [last] = await database.db.query<{ name: string }>(
      "delete from migrations where name = (select max(name) from migrations) returning name",
    );
    await expect(refuseOtherBuilds(database.appUrl)).rejects.toThrow(`lacks ${last?.name}`);
    await database.db.query("insert into migrations (name) values ($1)", [last?.name]);
  });

  it("that a newer build migrated is refused by an older one, with one sentence and exit code 1", async () => {
    await database.db.query("insert into migrations (name) values ('9999-later.sql')");
    await expect(migrate(database.url)).rejects.toThrow(newer);
    await expect(refuseOtherBuilds(database.appUrl)).rejects.toThrow(newer);
    const { status, text } = run({ DATABASE_URL: database.url });
    expect(text).toContain(newer);
    expect(status).toBe(1);
  });
});
