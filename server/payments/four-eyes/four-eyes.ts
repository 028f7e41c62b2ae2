import type { WhySecond } from "#contract/office/payments.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import * as store from "#server/payments/four-eyes/store.ts";
import { senderMatch } from "#server/payments/senders/sender.ts";
import type { NameMatch } from "#server/kit/names.ts";
import type { LockedRequest, RequestKind } from "#server/payments/store.ts";
import type { MoneyRules } from "#server/settings/money-limits.ts";
import { moneyRules } from "#server/settings/money-rules.ts";

/**
 * One operator's approvals are summed over this time, so that splitting an amount does not help.
 */
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
  /**
   * The sender of the bank statement line that shows the transfer, beside the member's name; null
   * without a line. Not used for a withdrawal.
   */
  sender: NameMatch | null;
};

/**
 * The sums of the last day's approvals by one operator: by this operator, and for these members.
 */
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
 * Why approving a request needs a second operator; null when one may do it. The only place of this
 * rule: a deposit without a bank statement line, or by a sender of another name; a request at or above the threshold; or one that
 * brings the day's approvals by one operator, for the member or by this operator, to it.
 */
export function whySecond(
  { rules, byOperator, byMember }: ApprovedAlone,
  { kind, amount, memberId, sender }: Asked,
): WhySecond | null {
  if (amount >= rules.secondOperatorFrom) return "amount";
  if (kind === "deposit" && sender === null) return "no_line";
  if (kind === "deposit" && sender === "other") return "other_name";
  if ((byMember.get(memberId) ?? 0n) + amount >= rules.secondOperatorFrom) return "member_day";
  return byOperator + amount >= rules.secondOperatorDayFrom ? "operator_day" : null;
}

/** The same for a locked request that is being approved; approvals are serialised. */
export async function whySecondNow(act: Act, request: LockedRequest): Promise<WhySecond | null> {
  const { tx, clock } = act;
  await store.lockApprovals(tx);
  const { kind, memberId } = request;
  const alone = await approvedAlone(tx, clock, operatorOf(act).operatorId, kind, [memberId]);
  const line = kind === "deposit" ? await store.findSender(tx, request.id) : null;
  return whySecond(alone, { ...request, sender: line && senderMatch(line) });
}
