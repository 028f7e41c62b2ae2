import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/members/testers/store.ts";

/** Whether a member's account is a test account: one that was registered with a tester's link. */
export const isTestAccount = store.isTestAccount;

/**
 * Refuses for a test account what moves money between it and a person: what it has is money of the
 * house. Throws Refusal `test_account`.
 */
export async function assertNoTestAccount(db: Queryable, memberId: bigint): Promise<void> {
  if (await store.isTestAccount(db, memberId)) throw new Refusal("test_account");
}
