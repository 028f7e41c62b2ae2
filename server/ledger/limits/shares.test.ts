import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LARGEST_LIMIT } from "#contract/limit-kinds.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestDatabase } from "#tests/support/database.ts";

/** More than all money that a balance can hold passes through an account in a period. */
const MOST_USED = 9_000_000_000_000_000_000n;

describe("the shares of limits", () => {
  const database = useTestDatabase();

  it("are computed without overflow, for any limit and anything that is used of it", async () => {
    const amounts = fc.bigInt({ min: 1n, max: fromWon(LARGEST_LIMIT) });
    const near = fc.tuple(amounts, fc.bigInt({ min: -3n, max: 3n }), fc.constantFrom(4n, 5n));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.tuple(amounts, fc.bigInt({ min: -MOST_USED, max: MOST_USED })),
          near.map(([amount, by, fifths]) => [amount, (amount * fifths) / 5n + by] as const),
        ),
        async ([amount, used]) => {
          const [row] = await database.db.query<{ more: bigint | null }>(
            "select ledger_limit_next_share($1, $2) as more",
            [amount, used],
          );
          const more = row?.more ?? null;
          expect(more === null).toBe(used >= amount);
          if (more === null) return;
          const after = used + more;
          const reaches = (share: bigint, at: bigint) => at * 100n >= amount * share;
          const share = reaches(80n, used) ? 100n : 80n;
          expect([reaches(share, after), reaches(share, after - 1n)]).toEqual([true, false]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
