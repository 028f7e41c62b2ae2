import { describe, expect, it } from "vitest";
import type { OfficeRoundDetail } from "#contract/office/games.ts";
import { sweepCalls } from "#server/games/calls/sweep.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { openPast } from "#tests/support/spread-entries.ts";

describe("rounds of years ago", () => {
  const test = useTestApp();
  const { make, play } = useGamesOffice(test);

  it("a round of five years ago is produced with its transactions and the provider's ids", async () => {
    await openPast(test.owner);
    await play("old", [
      { type: "bet", amount: "1000" },
      { type: "win", amount: "20" },
    ]);
    for (const [table, column] of [
      ["ledger_entries", "posted_at"],
      ["ledger_keys", "written_at"],
      ["game_rounds", "opened_at"],
      ["game_rounds", "changed_at"],
    ] as const)
      await test.owner.query(
        `update ${table} set ${column} = ${column} - interval '5 years'
         where ${column} > now() - interval '1 hour'`,
      );
    await sweepCalls(test.app.db, test.clock);
    const { rounds } = (await make("find-rounds", { round: "old" })) as unknown as {
      rounds: { id: string }[];
    };
    const { round } = (await make("get-round", { id: rounds[0]?.id })) as unknown as {
      round: OfficeRoundDetail;
    };
    expect(round.entries.map(({ movement, delta }) => [movement, delta])).toEqual([
      ["bet", -1_000],
      ["win", 20],
    ]);
    const keys = await test.app.db.query<{ key: string }>(
      "select key from ledger_keys where key like 'old:%' order by seq",
    );
    expect(round.entries.map(({ key }) => key)).toEqual(keys.map(({ key }) => key));
  });
});
