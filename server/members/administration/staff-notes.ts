import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { assertExists, existing } from "#server/members/administration/member-facts.ts";
import * as store from "#server/members/administration/store.ts";

/** Writes a permanent remark about a member for colleagues. Throws Refusal `not_found`. */
export async function addRemark(
  tx: Transaction,
  clock: Clock,
  by: { operatorId: bigint },
  memberId: bigint,
  text: string,
): Promise<void> {
  await assertExists(tx, memberId);
  const remark = { memberId, operatorId: by.operatorId, text, writtenAt: clock.now() };
  await store.insertRemark(tx, remark);
}

/** Enough for a day of calls to members, and too few to export all numbers. */
export const REVEALS_PER_OPERATOR: ThrottleRule = { uses: 100, windowMs: 86_400_000 };

/**
 * A phone number or a bank account number in full. It is an act, so that each look writes its
 * reason to the audit trail, without the number. Throws Refusal `not_found`, `too_often`.
 */
export async function revealMember(
  { tx, clock }: Act,
  by: { operatorId: bigint },
  memberId: bigint,
  field: "phone" | "bank",
): Promise<string> {
  await throttle(tx, clock, `reveal:${by.operatorId}`, REVEALS_PER_OPERATOR);
  const { phone, bankNumber } = await existing(tx, clock, memberId);
  return field === "phone" ? phone : bankNumber;
}
