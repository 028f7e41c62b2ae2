import { describe, expect, it } from "vitest";
import { checkLedger } from "#server/ledger/checks.ts";
import { houseMovements, memberMovements } from "#server/ledger/movements.ts";
import { useTestDatabase } from "#tests/support/database.ts";

describe("the closed list of movements", () => {
  const database = useTestDatabase();
  const idsIn = async (table: string) => {
    const rows = await database.db.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = $1::regclass and contype = 'c'`,
      [table],
    );
    return rows
      .map((row) => row.definition)
      .filter((definition) => definition.includes("movement"));
  };

  it("equals the list that the database checks, with the same directions", async () => {
    const [check] = await idsIn("ledger_entries");
    const [given, taken] = [...(check ?? "").matchAll(/ARRAY\[([^\]]+)\]/g)].map((match) =>
      (match[1] ?? "").split(",").map((id) => Number.parseInt(id.replace(/\D/g, ""), 10)),
    );
    const idsOf = (direction: number) =>
      Object.values(memberMovements)
        .filter((movement) => movement.direction === direction)
        .map((movement) => movement.id)
        .sort((a, b) => a - b);
    expect(given).toEqual(idsOf(1));
    expect(taken).toEqual(idsOf(-1));
  });

  it("uses each id once, and house movements equal those that the database checks", async () => {
    const ids = [...Object.values(memberMovements), ...Object.values(houseMovements)].map(
      (m) => m.id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    const house = Object.values(houseMovements).map((movement) => movement.id);
    const [check] = await idsIn("ledger_house_entries");
    expect(check).toContain(String(Math.min(...house)));
    expect(check).toContain(String(Math.max(...house)));
  });

  it("the ledger's checks find an entry of a missing house account, which the database accepts", async () => {
    const [entry] = await database.db.query<{ id: bigint }>(
      `insert into ledger_house_entries (posted_at, movement, from_house_account_id, to_house_account_id, amount)
       values (now(), 102, (select id from ledger_house_accounts where code = 'jackpot_funding'), 999999, 1)
       returning id`,
    );
    expect(await checkLedger(database.db.pool)).toEqual([
      `a movement touches the kinds of account it is declared for: house entry ${entry?.id} movement 102`,
    ]);
    await database.db.query("delete from ledger_house_entries where id = $1", [entry?.id]);
  });
});
