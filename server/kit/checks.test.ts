import { describe, expect, it } from "vitest";
import { faultsAtOneMoment } from "#server/kit/checks.ts";
import { openDatabase } from "#server/kit/database.ts";
import { useTestDatabase } from "#tests/support/database.ts";

describe("a check of rules", () => {
  const database = useTestDatabase();
  const bounds = { most: 2, timeout: "10s" };

  it("names the rows that break a rule, at most so many", async () => {
    const sql = "select n::text as detail from generate_series(1, 9) n";
    const found = await faultsAtOneMoment(database.db.pool, { numbers: sql }, bounds);
    expect(found).toEqual(["numbers: 1", "numbers: 2"]);
  });

  it("whose connection is lost fails, gives its place back, and the process goes on", async () => {
    const db = openDatabase(database.url, { size: 1 });
    const checks = { slow: "select pg_sleep(5)::text as detail" };
    const checking = faultsAtOneMoment(db.pool, checks, bounds).catch((error: Error) => error);
    const end = () =>
      database.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like 'select pg_sleep(5)%'`,
      );
    await expect.poll(end, { timeout: 4_000 }).not.toEqual([]);
    expect(await checking).toBeInstanceOf(Error);
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
    await db.close();
  });
});
