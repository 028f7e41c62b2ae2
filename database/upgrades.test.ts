import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { migrate, refuseOtherBuilds } from "#database/migrate.ts";
import { dropDatabase, ensureDatabase } from "#scripts/databases.ts";
import { projectFolder } from "#scripts/project.ts";
import { dumpSchema } from "#scripts/schema.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const FOLDER = join(projectFolder, "database/releases");
const releases = readdirSync(FOLDER).map((file) => ({
  name: file.replace(".sql.gz", ""),
  sql: gunzipSync(readFileSync(join(FOLDER, file))).toString(),
}));

describe.each(releases)("the database of release $name", ({ sql }) => {
  const fresh = useTestDatabase();
  const server = inject("postgresUrl");
  let url = "";
  let client: pg.Client;

  beforeEach(async () => {
    url = await ensureDatabase(server, "upgraded");
    client = new pg.Client(url);
    await client.connect();
    await client.query(sql);
    // What it was told to leave off for loading its rows.
    await client.query("reset all");
  });
  afterEach(async () => {
    await client.end();
    await dropDatabase(server, "upgraded");
  });
  const names = async () =>
    (await client.query<{ name: string }>("select name from migrations order by 1")).rows;

  it("becomes the same as a new one and keeps its rows", async () => {
    const count = "select count(*)::int as members from members";
    const before = await client.query(count);
    expect(before.rows[0]).not.toEqual({ members: 0 });
    await expect(refuseOtherBuilds(url)).rejects.toThrow("Run `npm run migrate` first");
    await migrate(url);
    expect(await dumpSchema(url)).toBe(await dumpSchema(fresh.url));
    expect(await names()).toEqual(await fresh.db.query("select name from migrations order by 1"));
    expect((await client.query(count)).rows).toEqual(before.rows);
    const pool = new pg.Pool({ connectionString: url });
    expect(await checkLedger(pool)).toEqual([]);
    await pool.end();
    await expect(refuseOtherBuilds(url)).resolves.toBeUndefined();
    expect(await migrate(url)).toEqual([]);
  });

  it("is as it was when the upgrade is ended in the middle, and can be upgraded again", async () => {
    const before = await names();
    await client.query("begin");
    await client.query("lock table audit_entries in exclusive mode");
    const upgrade = migrate(url).catch((error: Error) => error);
    await expect
      .poll(async () => {
        const ends = await fresh.db.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = 'upgraded' and wait_event_type = 'Lock'`,
        );
        return ends.length;
      })
      .toBe(1);
    expect(await upgrade).toBeInstanceOf(Error);
    await client.query("rollback");
    expect(await names()).toEqual(before);
    await migrate(url);
    await expect(refuseOtherBuilds(url)).resolves.toBeUndefined();
  });
});

describe("a database of before release 0.1", () => {
  const server = inject("postgresUrl");

  it("that lacks a migration of that time is refused untouched, with what to do", async () => {
    const url = await ensureDatabase(server, "halfway");
    const client = new pg.Client(url);
    await client.connect();
    await client.query(releases.find(({ name }) => name === "before-0.1")?.sql ?? "");
    await client.query("delete from migrations where name = '0055-unsealed-accounts.sql'");
    await expect(migrate(url)).rejects.toThrow(
      "has had 56 of the 57 migrations of that time. Run `npm run migrate` of commit",
    );
    const { rows } = await client.query("select count(*)::int as had from migrations");
    expect(rows).toEqual([{ had: 56 }]);
    await client.end();
    await dropDatabase(server, "halfway");
  });
});
