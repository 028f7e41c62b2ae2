import { randomBytes } from "node:crypto";
import type { Clock } from "#server/kit/clock.ts";
import type { Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { makeToken } from "#server/kit/tokens.ts";
import { assertNotFrozen, lock } from "#server/members/administration/standing.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";
import { eraseDuplicateReviews } from "#server/members/duplicate-accounts/reviews.ts";
import { eraseReasons } from "#server/members/breaks/store.ts";
import {
  assertOnlyErasureWaits,
  grantErasure,
} from "#server/members/privacy-requests/answering.ts";
import { deleteDetails } from "#server/members/person/store.ts";
import { eraseEvidence } from "#server/members/cases/requests/store.ts";
import { eraseContacts } from "#server/members/cases/store.ts";
import { eraseFiles } from "#server/members/identity-checks/store.ts";
import { eraseNoticeAddresses } from "#server/members/funds-notices/store.ts";
import { eraseAddresses } from "#server/members/marketing-consents/store.ts";
import { assertRecordsKept } from "#server/members/record-years/record-years.ts";
import { deleteFactor } from "#server/members/second-factors/store.ts";
import * as store from "#server/members/erasure/store.ts";
import { getOwner } from "#server/members/store.ts";
import { removePasskeys } from "#server/passkeys/passkeys.ts";

/**
 * Throws Refusal `not_found`, `stale` (the account is not closed), `already_decided` (it was erased
 * before), `on_break`, `account_not_active` (its money is frozen, so that its records are evidence),
 * `records_kept` (the years since the closing for which the jurisdiction has records kept are not
 * over) or `privacy_request_open` (a privacy request, not for erasure, waits for its answer); locks
 * the member.
 */
export async function assertErasable(
  { tx, clock }: { tx: Transaction; clock: Clock },
  memberId: bigint,
): Promise<void> {
  const { status, isErased, closedAt } = await lock(tx, memberId);
  if (status !== "closed" || !closedAt) throw new Refusal("stale", { now: { status } });
  if (isErased) throw new Refusal("already_decided");
  // The numbers recognise a self-excluded person who registers again.
  await assertNotOnBreak(tx, memberId);
  await assertNotFrozen(tx, memberId);
  await assertRecordsKept({ db: tx, clock }, memberId, closedAt);
  await assertOnlyErasureWaits(tx, memberId);
}

/**
 * Overwrites a closed member's personal data for good: id, nickname, phone, date of birth, bank
 * account, passwords, addresses, browsers, messages and privacy requests. It grants a waiting
 * request for erasure. Kept under the member's number, because the law requires it for longer: the
 * ledger, the requests with the accounts that were paid to, and the audit trail with colleagues'
 * remarks. Only an operator may begin the act. Throws as `assertErasable` does, and Error when the
 * system or a member began it.
 */
export async function eraseMember(act: Act, memberId: bigint): Promise<void> {
  await assertErasable(act, memberId);
  const name = `x${randomBytes(8).toString("hex")}`;
  const { birthDate } = await getOwner(act.tx, memberId);
  const replacement = {
    name,
    phone: "-",
    birthDate: `${birthDate.slice(0, 4)}-01-01`,
    bankNumber: "-",
    passwordHash: await hashPassword(makeToken()),
  };
  await store.overwriteMember(act.tx, memberId, replacement, act.clock.now());
  await store.overwriteTraces(act.tx, memberId, name);
  await eraseContacts(act.tx, memberId);
  await eraseEvidence(act.tx, memberId);
  await eraseReasons(act.tx, memberId);
  await deleteDetails(act.tx, memberId);
  await deleteFactor(act.tx, memberId);
  await removePasskeys(act.tx, "member", memberId);
  await eraseFiles(act.tx, memberId);
  await eraseAddresses(act.tx, memberId);
  await eraseNoticeAddresses(act.tx, memberId);
  await eraseDuplicateReviews(act.tx, memberId);
  await grantErasure(act, memberId);
  await act.emit("member.erased", { memberId });
}
