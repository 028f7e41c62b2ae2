import { describe, expect, it } from "vitest";
import { withNumbers } from "#database/codes.ts";
import { readSqlFiles } from "#database/sql-files.ts";
import { useTestDatabase } from "#tests/support/database.ts";

describe("the codes of functions", () => {
  const database = useTestDatabase();

  it("are written by name in the files", async () => {
    const bare =
      /\b(?:code|status|movement)\w*(?:\[\w+\])? *(?::=|=|<>|in \(|when) *\d|\b\d+::smallint|then \d+\b(?!\.)/g;
    for (const { name, sql } of await readSqlFiles("functions"))
      expect(sql.match(bare) ?? [], name).toEqual([]);
  });

  it("are constants with their name in the database", async () => {
    const [row] = await database.db.query<{ body: string }>(
      "select prosrc as body from pg_proc where proname = 'ledger_post'",
    );
    expect(row?.body).toContain("code := 3 /* outcome_insufficient */;");
    expect(row?.body).toContain("when 1 /* movement_bet */ then 3 /* movement_bet_rollback */");
    expect(row?.body).not.toMatch(/:(outcome|movement)_/);
  });

  it("leave casts unchanged, and refuse an unknown name", () => {
    expect(withNumbers("select :movement_win::smallint, 'a'::outcome_x, a[1:movement_n]")).toBe(
      "select 2 /* movement_win */::smallint, 'a'::outcome_x, a[1:movement_n]",
    );
    expect(() => withNumbers(":outcome_lost")).toThrow("no code is called outcome_lost");
  });
});
