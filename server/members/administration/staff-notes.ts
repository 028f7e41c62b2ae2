import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { assertExists, existing } from "#server/members/administration/member-facts.ts";
import * as store from "#server/members/administration/store.ts";

/** Writes a remark about a member, for colleagues and for good. Throws Refusal `not_found`. */
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

/**
 * A phone number or a bank account number in full. It is an act, so that each look leaves
 * its reason in the audit trail; what was seen does not. Throws Refusal `not_found`.
 */
export async function revealMember(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  field: "phone" | "bank",
): Promise<string> {
  const { phone, bankNumber } = await existing(tx, clock, memberId);
  return field === "phone" ? phone : bankNumber;
}
