import type { WhySecond } from "#contract/office/payments.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import * as store from "#server/payments/four-eyes/store.ts";
import type { LockedRequest, RequestKind } from "#server/payments/store.ts";
import type { MoneyRules } from "#server/settings/money-limits.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

/** What one operator approves alone is summed over so long: splitting an amount does not hide it. */
const SUMMED_OVER_MS = 24 * 3_600_000;

export type ApprovedAlone = {
  rules: Pick<MoneyRules, "secondOperatorFrom" | "secondOperatorDayFrom">;
  byOperator: Money;
  byMember: ReadonlyMap<bigint, Money>;
};
type Asked = {
  kind: RequestKind;
  amount: Money;
  memberId: bigint;
  /** Whether a line of the bank shows the transfer; of no account for a withdrawal. */
  hasLine: boolean;
};

/** What was approved alone over the last day: by this operator, and for these members. */
export async function approvedAlone(
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
  kind: RequestKind,
  memberIds: readonly bigint[],
): Promise<ApprovedAlone> {
  const since = new Date(clock.now().getTime() - SUMMED_OVER_MS);
  return {
    rules: await moneyRules(db),
    byOperator: await store.sumByOperator(db, operatorId, since),
    byMember: await store.sumByMember(db, kind, memberIds, since),
  };
}

/**
 * Why approving a request takes a second operator; null when one may do it alone. The one place
 * of the rule: a deposit without a line of the bank, and from the threshold on the request, or
 * what was approved alone for the member, or by the operator, over a day with it.
 */
export function whySecond(
  { rules, byOperator, byMember }: ApprovedAlone,
  { kind, amount, memberId, hasLine }: Asked,
): WhySecond | null {
  if (amount >= rules.secondOperatorFrom) return "amount";
  if (kind === "deposit" && !hasLine) return "no_line";
  if ((byMember.get(memberId) ?? 0n) + amount >= rules.secondOperatorFrom) return "member_day";
  return byOperator + amount >= rules.secondOperatorDayFrom ? "operator_day" : null;
}

/** The same for a request that is locked to be approved now, one approval after the other. */
export async function whySecondNow(act: Act, request: LockedRequest): Promise<WhySecond | null> {
  const { tx, clock } = act;
  await store.lockApprovals(tx);
  const { kind, memberId } = request;
  const alone = await approvedAlone(tx, clock, operatorOf(act).operatorId, kind, [memberId]);
  const hasLine = kind === "deposit" && (await store.hasLine(tx, request.id));
  return whySecond(alone, { ...request, hasLine });
}
