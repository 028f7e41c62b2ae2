import type { OfficeOutput } from "#contract/office/calls.ts";
import { EMERGENCY_ACTS_SHOWN, type Emergency } from "#contract/office/emergencies.ts";
import type { EmergencyAccess } from "#contract/office/emergency-acts.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import * as store from "#server/operators/emergencies/store.ts";
import type { OperatorContext } from "#server/operators/office-handler.ts";
import { proveFactor } from "#server/operators/own-password.ts";
import type { Factor } from "#server/operators/passkeys/proving.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";
import { findForSignIn } from "#server/operators/store.ts";

/** Limits guesses of a second factor. */
const ATTEMPTS_PER_OPERATOR: ThrottleRule = { uses: 5, windowMs: 15 * 60_000 };

/** The most emergency accesses of one operator in a day. Two operators give what is needed longer. */
export const MOST_A_DAY = 3;
const DAY_MS = 86_400_000;
const PAGE = 20;

type Wanted = { access: EmergencyAccess; minutes: number; reason: string } & Factor;

export const emergencyObject = (id: bigint): string => `emergency:${id}`;

/** Counts an attempt, also one that is refused afterwards. Throws Refusal `too_often`. */
export const countAttempt = (
  { db, clock }: OfficeDoor,
  { operator }: OperatorContext,
): Promise<void> =>
  throttle(db, clock, `office-emergency:${operator.operatorId}`, ATTEMPTS_PER_OPERATOR);

/**
 * Begins emergency access of the operator's present session, given a second factor. Throws Refusal
 * `second_factor`, `already_decided` while this session's lasts, `too_often` after three in a day.
 * After a new sign-in the operator may take another.
 */
export async function takeAccess(
  act: Act,
  door: OfficeDoor,
  context: OperatorContext,
  { access, minutes, reason, ...factor }: Wanted,
): Promise<{ id: bigint; endsAt: Date }> {
  const { tx } = act;
  const { operatorId, sessionId, loginId } = context.operator;
  const keys = await findForSignIn(tx, loginId, "for no key update");
  if (!keys) throw new Error("a signed-in operator has an account");
  const takenAt = act.clock.now();
  const since = new Date(takenAt.getTime() - DAY_MS);
  const { taken, lasts } = await store.countTaken(tx, context.operator, { since, now: takenAt });
  if (lasts) throw new Refusal("already_decided");
  if (taken >= MOST_A_DAY) throw new Refusal("too_often", { retryAfter: DAY_MS / 1000 });
  await proveFactor(door, tx, context, keys, factor);
  const endsAt = new Date(takenAt.getTime() + minutes * 60_000);
  const emergency = { operatorId, sessionId, access, reason, takenAt, endsAt };
  return { id: await store.insertEmergency(tx, emergency), endsAt };
}

/** Ends the operator's own emergency access. Throws Refusal `already_decided` when none lasts. */
export async function giveBackAccess(
  act: Act,
  { operator: { emergency } }: OperatorContext,
): Promise<bigint> {
  if (!emergency || !(await store.giveBack(act.tx, emergency.id, act.clock.now())))
    throw new Refusal("already_decided");
  return emergency.id;
}

/** Emergency accesses with what was done under each, newest first. */
export async function emergencies(
  db: Queryable,
  clock: Clock,
  wanted: { operatorId: bigint; before: number | undefined; isWaiting: boolean | undefined },
): Promise<OfficeOutput<"get-emergencies">> {
  const { operatorId, before, isWaiting = false } = wanted;
  const filter = { before: before === undefined ? null : BigInt(before), isWaiting };
  const rows = await store.listEmergencies(db, filter, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const now = clock.now();
  const shown: Emergency[] = [];
  for (const row of page) shown.push(await shownOf(db, row, { now, operatorId }));
  const { waiting } = await store.countWaiting(db, now);
  return {
    emergencies: shown,
    next: rows.length > page.length ? Number(page.at(-1)?.id) : null,
    waiting,
  };
}

async function shownOf(
  db: Queryable,
  row: store.EmergencyRow,
  { now, operatorId }: { now: Date; operatorId: bigint },
): Promise<Emergency> {
  const acts = await store.listActs(db, row, EMERGENCY_ACTS_SHOWN);
  const { access, operator, loginId, reason, takenAt, endsAt } = row;
  return {
    id: Number(row.id),
    access,
    operator,
    loginId,
    reason,
    takenAt: takenAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isOver: endsAt <= now,
    acts: acts.map(({ count: _, ...each }) => ({
      ...each,
      id: Number(each.id),
      at: each.at.toISOString(),
    })),
    actCount: acts[0]?.count ?? 0,
    review: row.reviewedAt && {
      at: row.reviewedAt.toISOString(),
      operator: row.reviewedBy ?? "",
      findings: row.findings ?? "",
    },
    isOwn: row.operatorId === operatorId,
  };
}

/**
 * Closes the review of an emergency access. Throws Refusal `not_found`, `own_account` for the one
 * who took it, `under_way` while it lasts, `already_decided`.
 */
export async function reviewEmergency(
  act: Act,
  { id, findings }: { id: bigint; findings: string },
): Promise<store.EmergencyRow> {
  const { operatorId } = operatorOf(act);
  const row = await store.lockEmergency(act.tx, id);
  if (!row) throw new Refusal("not_found");
  if (row.operatorId === operatorId) throw new Refusal("own_account");
  if (row.reviewedAt !== null) throw new Refusal("already_decided");
  const now = act.clock.now();
  if (row.endsAt > now) throw new Refusal("under_way");
  await store.saveReview(act.tx, id, { at: now, by: operatorId, findings });
  return row;
}

/** How many emergency accesses wait for their review longer than so many days. */
export const lateReviews = async (db: Queryable, now: Date, days: number): Promise<number> =>
  (await store.countWaiting(db, new Date(now.getTime() - days * DAY_MS))).late;

export const takenSince = store.listTaken;
