import { toldOf, type IdentityDocument, type IdentityRefusal } from "#contract/identity.ts";
import type { IdentityFile } from "#contract/identity-checks.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { IDENTITY_FILE } from "#server/kit/seal-keys/columns.ts";
import { unseal } from "#server/kit/sealed.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { lockBalances } from "#server/ledger/accounts.ts";
import { reviewMember } from "#server/members/duplicate-accounts/reviews.ts";
import {
  correctedFields,
  correctionOf,
  takeOver,
  type Correction,
} from "#server/members/identity-checks/corrections.ts";
import { settleIdentity } from "#server/members/identity-checks/holds/holding.ts";
import * as store from "#server/members/identity-checks/store.ts";
import { lockMember } from "#server/members/store.ts";

/** More than a day's work; an account that copies members' documents is stopped. */
export const IDENTITY_FILES_PER_OPERATOR: ThrottleRule = { uses: 400, windowMs: 24 * 3_600_000 };

type Decided = {
  memberId: bigint;
  document: IdentityDocument;
  /** What of the registered details the document corrected; empty without a correction. */
  corrected: string;
};

/** A document that waits. Throws Refusal `not_found`, `already_decided`. */
export async function waitingCheck(
  db: Queryable,
  id: bigint,
): Promise<Pick<store.CheckRow, "memberId" | "document"> & { correction: Correction | null }> {
  const check = await store.findCheck(db, id);
  if (!check) throw new Refusal("not_found");
  if (check.outcome !== null) throw new Refusal("already_decided");
  return { ...check, correction: await correctionOf(db, id) };
}

/**
 * Decides on a document that waits. Without a reason of refusal the identity is verified and a
 * correction is taken over; deposits and play are open from the commit on, unless another account of
 * the person is found and the jurisdiction holds this one. Throws Refusal
 * `not_found`, `already_decided`.
 */
export async function decideIdentity(
  act: Act,
  id: bigint,
  refusedFor: IdentityRefusal | null,
): Promise<Decided> {
  const { memberId, document, correction } = await waitingCheck(act.tx, id);
  const member = await lockMember(act.tx, memberId);
  const decision = { by: operatorOf(act).operatorId, at: act.clock.now(), refusedFor };
  if (!(await store.decide(act.tx, id, decision))) throw new Refusal("already_decided");
  const takenOver = refusedFor === null ? correction : null;
  if (takenOver) await takeOver(act.tx, memberId, takenOver);
  await lockBalances(act.tx, memberId);
  await settleIdentity(act, memberId, member?.status === "active");
  if (refusedFor === null) await reviewMember(act, memberId);
  await act.emit("member.identity_decided", {
    memberId,
    ...(refusedFor === null
      ? { outcome: "verified" }
      : { outcome: "refused", refusedFor: toldOf(refusedFor) }),
  });
  return { memberId, document, corrected: takenOver ? correctedFields(takenOver) : "" };
}

/**
 * Ends a verified identity: where one is demanded, stakes are refused from the commit on. Throws
 * Refusal `not_found` for an unknown member, `already_decided` when none is verified.
 */
export async function askAgain(act: Act, memberId: bigint): Promise<IdentityDocument> {
  const member = await lockMember(act.tx, memberId);
  if (!member) throw new Refusal("not_found");
  const ending = { by: operatorOf(act).operatorId, at: act.clock.now() };
  const document = await store.endVerified(act.tx, memberId, ending);
  if (document === undefined) throw new Refusal("already_decided");
  await lockBalances(act.tx, memberId);
  await settleIdentity(act, memberId, member.status === "active");
  await act.emit("member.identity_decided", { memberId, outcome: "ended" });
  return document;
}

type Opened = {
  memberId: bigint;
  checkId: bigint;
  side: string;
  kind: IdentityFile["kind"];
  data: string;
};

/** One side of a document with its content in base64. Throws Refusal `not_found`, `too_often`. */
export async function openSide(act: Act, id: bigint): Promise<Opened> {
  const by = operatorOf(act).operatorId;
  await throttle(act.tx, act.clock, `open-identity:${by}`, IDENTITY_FILES_PER_OPERATOR);
  const file = await store.findFile(act.tx, id);
  if (!file) throw new Refusal("not_found");
  const { content, ...about } = file;
  return { ...about, data: unseal(content, act.tx.appSecret, IDENTITY_FILE) };
}
