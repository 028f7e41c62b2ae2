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
  const settings = {
    PORT: "0",
    UPLOADS_DIR: folder,
    PROVIDER_CONNECTIONS: "[]",
    LEDGER_CHECKPOINTS: folder,
    APP_SECRET: "a secret of this test that is long enough",
    LEDGER_SIGNING_KEY: Buffer.alloc(32).toString("base64url"),
  };
  const run = (more: NodeJS.ProcessEnv, program = "scripts/migrate.ts") => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectFolder, program)], {
      encoding: "utf8",
      env: { ...process.env, MODE: "play", DATA_DIR: folder, ...more },
    });
    return { status, text: stdout + stderr };
  };

  it("that this build knows is migrated once, also by `npm run migrate`", async () => {
    expect(await migrate(database.url)).toEqual([]);
    await expect(refuseOtherBuilds(database.appUrl)).resolves.toBeUndefined();
    const { status, text } = run({ DATABASE_URL: database.url });
    expect(text).toContain("The database is ready for this build.");
    expect(status).toBe(0);
  });

  it("that is not ready is refused without the owner's login", async () => {
    await database.db.query("delete from migrations where name = 'baseline'");
    await expect(refuseOtherBuilds(database.appUrl)).rejects.toThrow("lacks baseline");
    await database.db.query("insert into migrations (name) values ('baseline')");
    const [before] = await database.db.query<{ hash: string }>(
      "update migrations_functions set hash = 'other' returning old.hash",
    );
    await expect(refuseOtherBuilds(database.appUrl)).rejects.toThrow("lacks functions");
    await database.db.query("update migrations_functions set hash = $1", [before?.hash]);
  });

  it("gets a build's changed functions, with their rights", async () => {
    await database.db.query("update migrations_functions set hash = 'other'");
    await database.db.query("drop function ledger_seq_at");
    expect(await migrate(database.url)).toEqual([expect.stringMatching(/^functions \d+$/)]);
    await expect(refuseOtherBuilds(database.appUrl)).resolves.toBeUndefined();
    const [row] = await database.db.query<{ count: number }>(
      `select count(*)::int as count from pg_proc
       where proname = 'ledger_post' and prosecdef or proname = 'ledger_seq_at'`,
    );
    expect(row).toEqual({ count: 2 });
  });

  it("that a newer build migrated is refused by an older one, with one sentence and exit code 1", async () => {
    await database.db.query("insert into migrations (name) values ('9999-later.sql')");
    await expect(migrate(database.url)).rejects.toThrow(newer);
    await expect(refuseOtherBuilds(database.appUrl)).rejects.toThrow(newer);
    const { status, text } = run({ DATABASE_URL: database.url });
    expect(text).toContain(newer);
    expect(status).toBe(1);
    await database.db.query("delete from migrations where name = '9999-later.sql'");
  });

  it("that the next release migrated is served beside it, and left as it is", async () => {
    await database.db.query(
      "insert into migrations (name, may_be_unknown) values ('9999-later.sql', true)",
    );
    const [before] = await database.db.query<{ hash: string }>(
      "update migrations_functions set version = version + 1, hash = 'later' returning old.hash",
    );
    await expect(refuseOtherBuilds(database.appUrl)).resolves.toBeUndefined();
    expect(await migrate(database.url)).toEqual([]);
    const rows = await database.db.query("select hash from migrations_functions");
    expect(rows).toEqual([{ hash: "later" }]);
    await database.db.query("delete from migrations where name = '9999-later.sql'");
    await database.db.query("update migrations_functions set version = version - 1, hash = $1", [
      before?.hash,
    ]);
  });

  it("of an earlier build is refused by a process that is started alone", async () => {
    const last =
      "delete from migrations where name = (select max(name) from migrations where name <> 'baseline') returning name";
    const [gone] = await database.db.query<{ name: string }>(last);
    for (const process of ["server/main.ts", "server/worker.ts"]) {
      const { status, text } = run({ DATABASE_URL: database.appUrl, ...settings }, process);
      expect(text).toContain(`This database lacks ${gone?.name} of this build.`);
      expect(status).toBe(1);
    }
    await database.db.query("insert into migrations (name) values ($1)", [gone?.name]);
  });

  it("with newer functions than this build's is refused, and keeps them", async () => {
    await database.db.query(
      "update migrations_functions set version = version + 1, oldest = version + 1, hash = 'later'",
    );
    const refused = "newer than this build, which does not know functions";
    await expect(migrate(database.url)).rejects.toThrow(refused);
    await expect(refuseOtherBuilds(database.appUrl)).rejects.toThrow(refused);
    const rows = await database.db.query("select hash from migrations_functions");
    expect(rows).toEqual([{ hash: "later" }]);
  });
});
