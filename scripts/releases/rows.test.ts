import pg from "pg";
import { describe, expect, it } from "vitest";
import { dumpRows } from "#scripts/releases/rows.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makePlayer } from "#tests/support/members.ts";

describe("the rows of a release", () => {
  const from = useTestDatabase();
  const into = useTestDatabase();

  it("are restored unchanged, and new rows get higher numbers", async () => {
    const { memberId } = await makePlayer(from.db, { cash: fromWon(50_000) });
    const rowsOf = async (url: string) => {
      const client = new pg.Client(url);
      await client.connect();
      const rows = await dumpRows(client);
      await client.end();
      return rows;
    };
    const rows = await rowsOf(from.url);
    expect(rows).toContain("insert into ledger_entries");
    await into.db.pool.query(rows);
    expect(await rowsOf(into.url)).toBe(rows);
    const [next] = await into.db.query<{ id: bigint }>(
      "select nextval(pg_get_serial_sequence('members', 'id')) as id",
    );
    expect(next?.id).toBe(memberId + 1n);
  });
});
