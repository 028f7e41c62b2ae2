import type { PaymentCheck } from "#contract/office/payments.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { matchOpen } from "#server/payments/statements/list.ts";
import * as store from "#server/payments/statements/store.ts";

type TransferCheck = {
  check: PaymentCheck;
  statementLine: number | null;
  sender: string | null;
  came: Money | null;
};

/**
 * What imported bank statements show about a deposit: its assigned line, the line that matches, or
 * how many may. `statementLine` is the line that approving settles: assigned, or exact by
 * reference. `sender` is that of the shown line, `came` the amount of the assigned one.
 */
export async function transferCheck(
  db: Queryable,
  clock: Clock,
  deposit: { id: bigint; amount: Money },
): Promise<TransferCheck> {
  const own = await store.findLineOf(db, deposit.id);
  if (own) {
    const isSame = own.amount === deposit.amount;
    const why = isSame ? (own.matchedAs ?? "chosen") : "reference-other-amount";
    return {
      ...found(own, why, isSame ? "good" : "look"),
      statementLine: Number(own.id),
      came: own.amount,
    };
  }
  const depositId = deposit.id;
  const { lines, pairs, candidates } = await matchOpen(db, clock);
  const pair = pairs.find((each) => each.depositId === depositId);
  const line = pair && lines.find(({ id }) => id === pair.lineId);
  if (pair && line)
    return pair.sure === "exact" ? found(line, pair.why, "good") : found(line, pair.why, "look");
  const others = candidates.filter((each) => each.depositId === depositId).length;
  return {
    check: { point: "transfer", state: "look", facts: { count: others } },
    statementLine: null,
    sender: null,
    came: null,
  };
}

const found = (line: store.LineRow, why: string, state: "good" | "look") => ({
  check: {
    point: "transfer" as const,
    state,
    facts: {
      line: Number(line.id),
      bookedAt: line.bookedAt.toISOString(),
      amount: toWon(line.amount),
      sender: line.sender,
      memo: line.memo,
      why,
    },
  },
  statementLine: state === "good" ? Number(line.id) : null,
  sender: line.sender,
  came: null,
});
