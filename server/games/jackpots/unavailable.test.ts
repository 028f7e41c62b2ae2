import { describe, expect, it } from "vitest";
import { toWon } from "#server/kit/money.ts";
import { poolBalances } from "#server/ledger/accounts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { actByTwo, operatorWithRole } from "#tests/support/office.ts";

describe("a jackpot that cannot be won", () => {
  const test = useTestApp();
  const published = async () => {
    test.clock.advance(1_001);
    const { jackpots, unavailable } = (await test.call("get-jackpots", {})).body as {
      jackpots: { tier: string }[];
      unavailable: string[];
    };
    return [jackpots.map(({ tier }) => tier), unavailable];
  };
  const all = ["mega", "major", "minor"];

  it("is not available while it has money or shares, and is not shown with neither", async () => {
    const feeding = await test.owner.query<{ id: number; scheme: number }>(
      `select id, share_scheme_id as scheme from game_providers where share_scheme_id is not null`,
    );
    const ids = feeding.map(({ id }) => id);
    expect(await published()).toEqual([all, []]);
    await test.owner.query("update game_providers set is_used = false where id = any($1)", [ids]);
    expect(await published(), "its studios are switched off").toEqual([[], all]);
    await test.owner.query("update game_providers set is_used = true where id = any($1)", [ids]);
    await test.owner.query("update games set is_used = false where provider_id = any($1)", [ids]);
    expect(await published(), "their games are switched off").toEqual([[], all]);
    await test.owner.query("update games set is_used = true");
    expect(await published()).toEqual([all, []]);

    await test.owner.query("update game_providers set share_scheme_id = null");
    expect(await published(), "money without shares").toEqual([[], all]);
    const mega = (await poolBalances(test.app.db)).find(({ tier }) => tier === "mega");
    if (!mega) throw new Error("the demo has a pool of each tier");
    const two = {
      maker: await operatorWithRole(test, "admin"),
      checker: await operatorWithRole(test, "cashier-lead"),
    };
    const emptied = { tier: "mega", expected: toWon(mega.balance) };
    expect((await actByTwo(test, "empty-pool", emptied, two)).body["status"]).toBe("success");
    expect(await published(), "neither").toEqual([[], ["major", "minor"]]);
    for (const { id, scheme } of feeding)
      await test.owner.query("update game_providers set share_scheme_id = $2 where id = $1", [
        id,
        scheme,
      ]);
    expect(await published(), "shares without money").toEqual([["major", "minor"], ["mega"]]);
  });
});
