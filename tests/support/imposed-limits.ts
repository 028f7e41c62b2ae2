import { fromWon } from "#server/kit/money.ts";
import { imposeLimit } from "#server/members/imposed-limits/imposed-limits.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";

const daily = { kind: "loss", period: "day" } as const;

/** A member on whom the first operator imposed a loss limit of 50,000 won a day. */
async function limitedMember(test: TestApp): Promise<number> {
  const { memberId } = await makeMember(test.app.db);
  const [row] = await test.app.db.query<{ id: bigint }>(
    "select id from operators order by id limit 1",
  );
  if (!row) throw new Error("the demo has no operator");
  const change = { memberId, name: daily, from: null, to: fromWon(50_000) };
  await test.app.acts.perform({ kind: "operator", operatorId: row.id }, (act) =>
    imposeLimit(act, change, "signs"),
  );
  return Number(memberId);
}

/** Acts on limits that staff impose, each on a member of its own. */
export const imposedLimitActs = (test: TestApp) => ({
  "impose-limit": async () => ({
    id: Number((await makeMember(test.app.db)).memberId),
    limit: { ...daily, amount: 50_000 },
    from: null,
    ground: "signs" as const,
  }),
  "loosen-imposed-limit": async () => ({
    id: await limitedMember(test),
    limit: { ...daily, amount: 90_000 },
    from: 50_000,
  }),
});
