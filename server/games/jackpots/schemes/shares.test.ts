import { describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";

describe("shares in the ledger", () => {
  const test = useTestApp();

  it("the application cannot change shares that exist, and adds at most a tenth of a stake", async () => {
    await expect(
      test.app.db.query("update ledger_share_schemes set basis_points = 1"),
    ).rejects.toThrow("permission denied");
    await expect(
      test.app.db.query("insert into ledger_share_schemes select 99, 1, 1"),
    ).rejects.toThrow("permission denied");
    const house = "array(select id from ledger_house_accounts where code = 'jackpot:mega')";
    await expect(test.app.db.query(`select ledger_add_shares(${house}, '{1001}')`)).rejects.toThrow(
      "a tenth of a stake",
    );
  });
});
