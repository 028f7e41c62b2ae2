import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { permissionsOf, roles } from "#contract/office/permissions.ts";
import { ACCOUNTS_AT_ONCE } from "#contract/office/reviews.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { DAY_MS } from "#server/operators/reviews/due.ts";
import * as store from "#server/operators/reviews/store.ts";

/** Roles whose holders review access. */
const reviewers = roles.filter((role) => permissionsOf[role].includes("operators.check"));

/**
 * Whether an operator may decide about the own access: in a house in which no other operator with
 * access has the permission to review it.
 */
const reviewsOwn = async (db: Queryable, now: Date, operatorId: bigint): Promise<boolean> =>
  !(await store.hasOther(db, now, operatorId, reviewers));

const sameMoment = (one: Date | null, other: string | null): boolean =>
  (one?.getTime() ?? null) === (other === null ? null : new Date(other).getTime());

/** The account as staff read it. */
const factsOf = (row: store.AccountRow | store.ReviewedRow) => ({
  id: Number(row.id),
  loginId: row.loginId,
  name: row.name,
  role: row.role,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  passwordChangedAt: row.passwordChangedAt.toISOString(),
  secondFactor: row.secondFactor,
  accessUntil: row.accessUntil?.toISOString() ?? null,
});

/** Accounts that have access, a hundred a page by id; `days` is the interval of the reviews. */
export async function accountsToReview(
  db: Queryable,
  clock: Clock,
  { operatorId, days, after = 0 }: { operatorId: bigint; days: number; after?: number | undefined },
): Promise<OfficeOutput<"get-accounts-to-review">> {
  const now = clock.now();
  const lateBefore = new Date(now.getTime() - days * DAY_MS);
  const which = { after: BigInt(after), ids: null };
  const rows = await store.listAccounts(db, now, which, ACCOUNTS_AT_ONCE + 1);
  const page = rows.slice(0, ACCOUNTS_AT_ONCE);
  const mayOwn = await reviewsOwn(db, now, operatorId);
  const notRemoved = await store.listNotRemoved(db, now, now, ACCOUNTS_AT_ONCE);
  return {
    accounts: page.map((row) => ({
      ...factsOf(row),
      createdAt: row.createdAt.toISOString(),
      last: row.decidedAt &&
        row.decision && {
          at: row.decidedAt.toISOString(),
          operator: row.decidedBy ?? "",
          decision: row.decision,
        },
      isLate: (row.decidedAt ?? row.createdAt) <= lateBefore,
      isOwn: row.id === operatorId,
      mayDecide: row.id !== operatorId || mayOwn,
    })),
    next: rows.length > page.length ? Number(page.at(-1)?.id) : null,
    notRemoved: notRemoved.map(({ id, at, ...row }) => ({
      ...row,
      id: Number(id),
      at: at.toISOString(),
    })),
  };
}

/**
 * Records what a review decides about accounts, each as it is now. It takes nothing away. Throws
 * Refusal `not_found` for an account without access, `own_account` for the reviewer's own while
 * another operator can review it, `stale` when an account is not as the reviewer saw it.
 */
export async function recordAccessReview(
  act: Act,
  { accounts, findings }: Omit<OfficeInput<"record-access-review">, "reason">,
): Promise<{ id: bigint; accountCount: number; toRemove: string }> {
  const { tx } = act;
  const now = act.clock.now();
  const { operatorId } = operatorOf(act);
  const decisions = new Map(accounts.map((each) => [BigInt(each.id), each]));
  if (decisions.has(operatorId) && !(await reviewsOwn(tx, now, operatorId)))
    throw new Refusal("own_account");
  const which = { after: 0n, ids: [...decisions.keys()] };
  const rows = await store.listAccounts(tx, now, which, ACCOUNTS_AT_ONCE);
  if (rows.length !== decisions.size) throw new Refusal("not_found");
  const id = await store.insertAccessReview(tx, { at: now, operatorId, findings });
  const removed: string[] = [];
  for (const row of rows) {
    const seen = decisions.get(row.id);
    if (!seen || seen.role !== row.role || !sameMoment(row.accessUntil, seen.accessUntil))
      throw new Refusal("stale");
    await store.insertReviewedAccount(tx, id, row, seen.decision);
    if (seen.decision === "remove") removed.push(row.loginId);
  }
  return { id, accountCount: rows.length, toRemove: removed.join(", ") };
}

/** What a past review decided about each account, as it was. */
export const reviewedAccounts = async (db: Queryable, reviewId: bigint) =>
  (await store.listReviewedAccounts(db, reviewId)).map((row) => ({
    ...factsOf(row),
    decision: row.decision,
    isOwn: row.isOwn,
  }));
