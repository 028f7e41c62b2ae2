import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { sealEarlierNumbers } from "#database/earlier-numbers.ts";
import { migrate, refuseOtherBuilds } from "#database/migrate.ts";
import { dropDatabase, ensureDatabase } from "#scripts/databases.ts";
import { projectFolder } from "#scripts/project.ts";
import { dumpSchema } from "#scripts/schema.ts";
import { openDatabase } from "#server/kit/database.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { getOwner } from "#server/members/store.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { APP_SECRET } from "#tests/support/template.ts";

const FOLDER = join(projectFolder, "database/releases");
const releases = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".sql.gz"))
  .map((file) => ({
    name: file.replace(".sql.gz", ""),
    sql: gunzipSync(readFileSync(join(FOLDER, file))).toString(),
  }));

/** A database of a release, anew for each test of the file. */
function useRelease(sql: string): { url: () => string; client: () => pg.Client } {
  const server = inject("postgresUrl");
  let open: { url: string; client: pg.Client } | null = null;
  beforeEach(async () => {
    const url = await ensureDatabase(server, "upgraded");
    const client = new pg.Client(url);
    open = { url, client };
    await client.connect();
    await client.query(sql);
    await client.query("reset all");
  });
  afterEach(async () => {
    await open?.client.end();
    await dropDatabase(server, "upgraded");
  });
  const whenOpen = () => {
    if (open === null) throw new Error("The database opens before the first test, not earlier.");
    return open;
  };
  return { url: () => whenOpen().url, client: () => whenOpen().client };
}

const NAMES = "select name from migrations order by name";

describe.each(releases)("the database of release $name", ({ sql }) => {
  const fresh = useTestDatabase();
  const release = useRelease(sql);

  it("is upgraded to the schema of a new one and keeps its rows", async () => {
    const count = "select count(*)::int as members from members";
    const before = await release.client().query(count);
    expect(before.rows[0]).not.toEqual({ members: 0 });
    await migrate(release.url());
    expect(await dumpSchema(release.url())).toBe(await dumpSchema(fresh.url));
    expect((await release.client().query(NAMES)).rows).toEqual(await fresh.db.query(NAMES));
    expect((await release.client().query(count)).rows).toEqual(before.rows);
    const pool = new pg.Pool({ connectionString: release.url() });
    expect(await checkLedger(pool)).toEqual([]);
    await pool.end();
    await expect(refuseOtherBuilds(release.url())).resolves.toBeUndefined();
    expect(await migrate(release.url())).toEqual([]);
  });
});

describe("a database of before release 0.1", () => {
  const other = useTestDatabase();
  const release = useRelease(releases.find(({ name }) => name === "before-0.1")?.sql ?? "");

  it("has its members' numbers sealed after the start, once", async () => {
    const known = `select id, phone, to_char(birth_date, 'YYYY-MM-DD') as "birthDate",
      bank_number as "bankNumber" from members order by id`;
    const before = await release.client().query<Record<string, string>>(known);
    await migrate(release.url());
    const db = openDatabase(release.url(), { size: 1, appSecret: APP_SECRET });
    expect(await sealEarlierNumbers(db, APP_SECRET)).toBeGreaterThanOrEqual(before.rows.length);
    for (const { id, ...numbers } of before.rows)
      expect(await getOwner(db, BigInt(id ?? 0))).toMatchObject(numbers);
    expect(await sealEarlierNumbers(db, APP_SECRET)).toBe(0);
    await db.close();
  });

  it("is refused until it is upgraded", async () => {
    await expect(refuseOtherBuilds(release.url())).rejects.toThrow("Run `npm run migrate` first");
  });

  it("is unchanged when the upgrade is interrupted, and can be upgraded again", async () => {
    const client = release.client();
    const before = (await client.query(NAMES)).rows;
    await client.query("begin");
    await client.query("lock table audit_entries in exclusive mode");
    const upgrade = migrate(release.url()).catch((error: Error) => error);
    await expect
      .poll(async () => {
        const ends = await other.db.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = 'upgraded' and wait_event_type = 'Lock'`,
        );
        return ends.length;
      })
      .toBe(1);
    expect(await upgrade).toBeInstanceOf(Error);
    await client.query("rollback");
    expect((await client.query(NAMES)).rows).toEqual(before);
    await migrate(release.url());
    await expect(refuseOtherBuilds(release.url())).resolves.toBeUndefined();
  });

  it("is refused unchanged when it lacks a migration of that time, and the message says what to do", async () => {
    const client = release.client();
    await client.query("delete from migrations where name = '0055-unsealed-accounts.sql'");
    const before = (await client.query(NAMES)).rows;
    await expect(migrate(release.url())).rejects.toThrow(
      "has had 56 of the 57 migrations of that time. Run `npm run migrate` of commit",
    );
    expect((await client.query(NAMES)).rows).toEqual(before);
  });
});
