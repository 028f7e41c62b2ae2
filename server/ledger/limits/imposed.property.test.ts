import fc from "fast-check";
import { expect, it } from "vitest";
import { systemClock } from "#server/kit/clock.ts";
import { limitsOf, setAmount, setImposed, type LimitName } from "#server/ledger/limits/limits.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

const database = useTestDatabase();
const anyName = fc.constantFrom<LimitName>(
  { kind: "loss", period: "day" },
  { kind: "deposit", period: "rolling" },
  { kind: "stake", period: "month", product: "slot" },
  { kind: "balance", period: "always" },
);
const anyAmount = fc.option(fc.bigInt({ min: 1n, max: 9n }), { nil: null });
const anyStep = fc.record({
  by: fc.constantFrom("member", "one", "two"),
  amount: anyAmount,
});
const isHigher = (one: bigint | null, other: bigint | null): boolean =>
  other !== null && (one === null || one > other);
const leastOf = (one: bigint | null, other: bigint | null): bigint | null =>
  isHigher(one, other) ? other : one;

it("a limit is the least of the member's own and the imposed one, which one operator never raises", async () => {
  await fc.assert(
    fc.asyncProperty(anyName, fc.array(anyStep, { maxLength: 8 }), async (name, steps) => {
      const { memberId } = await makeMember(database.db);
      let [own, imposed]: (bigint | null)[] = [null, null];
      for (const [i, { by, amount }] of steps.entries()) {
        const isOwn = by === "member";
        const isAllowed =
          by === "two" || !isHigher(amount, isOwn ? (own ?? null) : (imposed ?? null));
        const operators = {
          by: BigInt(i * 2 + 1),
          checkedBy: by === "two" ? BigInt(i * 2 + 2) : null,
        };
        const changed = database.db.transaction((tx) =>
          isOwn
            ? setAmount(tx, memberId, name, amount, new Date())
            : setImposed(tx, memberId, name, amount, { at: new Date(), ...operators }),
        );
        if (!isAllowed)
          await expect(changed).rejects.toThrow(/as its member asked|by two operators/);
        else {
          await changed;
          if (isOwn) own = amount;
          else imposed = amount;
        }
        const holds = leastOf(own ?? null, imposed ?? null);
        const [limit] = await limitsOf(database.db, systemClock, memberId);
        expect(limit?.amount ?? null).toBe(holds);
      }
    }),
    { numRuns: 25 },
  );
});
