import { describe, expect, it } from "vitest";
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

  it("is the one that the database checks, with the same directions", async () => {
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

  it("uses an id once, and the house's are those that the database checks", async () => {
    const ids = [...Object.values(memberMovements), ...Object.values(houseMovements)].map(
      (m) => m.id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    const house = Object.values(houseMovements).map((movement) => movement.id);
    const [check] = await idsIn("ledger_house_entries");
    expect(check).toContain(String(Math.min(...house)));
    expect(check).toContain(String(Math.max(...house)));
  });
});
