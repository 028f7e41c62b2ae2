import type { AnySignIn, Colleague } from "#contract/office/staff.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { deviceWords } from "#server/kit/device.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/operators/staff/store.ts";
import { LET_IN_COUNTS_MS } from "#server/operators/let-in/bonds.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";

const COLLEAGUES_A_PAGE = 100;
const SIGN_INS_A_PAGE = 50;

/** A page of rows that were read with one extra; `next` is the key of the next page. */
const pageOf = <Row extends { id: bigint }>(rows: readonly Row[], size: number) => ({
  rows: rows.slice(0, size),
  next: rows.length > size ? Number(rows[size - 1]?.id) : null,
});

/** Every operator by id, including suspended ones. */
export async function colleagues(
  db: Queryable,
  clock: Clock,
  operator: SignedInOperator,
  after = 0,
): Promise<{ operators: Colleague[]; next: number | null }> {
  const since = new Date(clock.now().getTime() - LET_IN_COUNTS_MS);
  const found = await store.listColleagues(db, { after, since }, COLLEAGUES_A_PAGE + 1);
  const { rows, next } = pageOf(found, COLLEAGUES_A_PAGE);
  return {
    next,
    operators: rows.map(({ letInAt, madeBy, madeById, checkedBy, checkedById, ...row }) => ({
      ...row,
      id: Number(row.id),
      createdAt: row.createdAt.toISOString(),
      lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
      passwordChangedAt: row.passwordChangedAt.toISOString(),
      suspendedAt: row.suspendedAt?.toISOString() ?? null,
      accessUntil: row.accessUntil?.toISOString() ?? null,
      isAccessOver: row.accessUntil !== null && row.accessUntil <= clock.now(),
      isOwn: row.id === operator.operatorId,
      letIn: letInAt && {
        madeBy,
        checkedBy: checkedBy ?? "",
        until: new Date(letInAt.getTime() + LET_IN_COUNTS_MS).toISOString(),
        mayMeet: ![row.id, madeById, checkedById].includes(operator.operatorId),
      },
    })),
  };
}

/** All sign-in attempts, including those with an unknown id; newest first. */
export async function signInsOfAll(
  db: Queryable,
  filter: {
    operator?: number | undefined;
    outcome?: string | undefined;
    before?: number | undefined;
  },
): Promise<{ events: AnySignIn[]; next: number | null }> {
  const { operator = null, outcome = null, before = null } = filter;
  const found = await store.listSignInsOfAll(
    db,
    { operator, outcome, before },
    SIGN_INS_A_PAGE + 1,
  );
  const { rows, next } = pageOf(found, SIGN_INS_A_PAGE);
  return {
    next,
    events: rows.map(({ userAgent, ...row }) => ({
      ...row,
      id: Number(row.id),
      at: row.at.toISOString(),
      device: deviceWords(userAgent),
    })),
  };
}

/**
 * Locks a colleague for an act on their account. Administrators are locked first, in a fixed order,
 * to prevent deadlocks. Throws Refusal `own_account` (an operator cannot act on their own account)
 * and `not_found`.
 */
export async function lockOther(
  tx: Transaction,
  operator: SignedInOperator,
  id: bigint,
): Promise<{ colleague: store.LockedColleague; admins: readonly bigint[] }> {
  if (id === operator.operatorId) throw new Refusal("own_account");
  const admins = await store.lockAdmins(tx);
  const colleague = await store.lockColleague(tx, id);
  if (!colleague) throw new Refusal("not_found");
  return { colleague, admins };
}

/** Throws Refusal `last_admin` when no other administrator without an end of access would remain. */
export const assertAdminStays = (admins: readonly bigint[], leaving: bigint): void => {
  if (admins.includes(leaving) && admins.length === 1) throw new Refusal("last_admin");
};

/**
 * Checks that a colleague's role can be changed. Throws Refusal `own_account`, `not_found`, `stale`
 * when the role is not `from`, `already`, `last_admin`.
 */
export async function assertRoleChange(
  tx: Transaction,
  operator: SignedInOperator,
  change: { id: bigint; role: Role; from: Role },
): Promise<store.LockedColleague> {
  const { colleague, admins } = await lockOther(tx, operator, change.id);
  if (colleague.role !== change.from) throw new Refusal("stale", { now: { role: colleague.role } });
  if (colleague.role === change.role) throw new Refusal("already_decided");
  assertAdminStays(admins, change.id);
  return colleague;
}

/** Changes the role and ends the colleague's sessions; answers how many. */
export async function changeRole(
  tx: Transaction,
  clock: Clock,
  colleagueId: bigint,
  role: Role,
): Promise<number> {
  await store.setRole(tx, colleagueId, role);
  return store.endAllSessions(tx, colleagueId, clock.now());
}

/**
 * Suspends a colleague and ends their sessions. Throws Refusal `own_account`, `not_found`,
 * `already_decided`, `last_admin`. Answers how many sessions ended.
 */
export async function suspend(
  tx: Transaction,
  clock: Clock,
  operator: SignedInOperator,
  id: bigint,
): Promise<number> {
  const { colleague, admins } = await lockOther(tx, operator, id);
  if (colleague.status === "suspended") throw new Refusal("already_decided");
  assertAdminStays(admins, id);
  await store.setStatus(tx, id, "suspended", clock.now());
  return store.endAllSessions(tx, id, clock.now());
}

/**
 * Throws Refusal `own_account`, `not_found`, `already_decided` for an operator who is not
 * suspended.
 */
export async function assertSuspended(
  tx: Transaction,
  operator: SignedInOperator,
  id: bigint,
): Promise<store.LockedColleague> {
  const { colleague } = await lockOther(tx, operator, id);
  if (colleague.status === "active") throw new Refusal("already_decided");
  return colleague;
}

export const restore = (tx: Transaction, clock: Clock, id: bigint): Promise<void> =>
  store.setStatus(tx, id, "active", clock.now());
