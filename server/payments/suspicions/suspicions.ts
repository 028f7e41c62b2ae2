import type { OfficeInput } from "#contract/office/calls.ts";
import type { SuspicionReason } from "#contract/office/suspicions.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lock } from "#server/members/administration/standing.ts";
import { DAY_MS } from "#server/payments/suspicions/signs/sign.ts";
import { quietDaysOf } from "#server/payments/suspicions/signs/signs.ts";
import * as store from "#server/payments/suspicions/store.ts";

const COUNTED_AT_MOST = 1_000;

/** How many suspicions are open, at most 1,000. */
export const countOpenSuspicions = (db: Queryable): Promise<number> =>
  store.countOpen(db, COUNTED_AT_MOST);

export const isSuspected = (db: Queryable, memberId: bigint): Promise<boolean> =>
  store.isAnySuspected(db, [memberId]);

/** Throws Refusal `suspected` while one of these members has an open suspicion. */
export async function assertUnsuspected(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<void> {
  if (await store.isAnySuspected(db, memberIds)) throw new Refusal("suspected");
}

/**
 * Opens a suspicion from the signs of a member, or adds them to the open one. Answers whether one was
 * opened: signs that a closed suspicion had open none within their quiet days.
 */
export async function openOrRenew(
  { tx, clock }: Act,
  memberId: bigint,
  found: readonly SuspicionReason[],
): Promise<boolean> {
  if (found.length === 0) return false;
  await lock(tx, memberId);
  const newest = await store.findNewest(tx, memberId);
  if (newest?.closedAt === null) {
    const reasons = withNewest(newest.reasons, found);
    if (JSON.stringify(reasons) !== JSON.stringify(newest.reasons))
      await store.renewReasons(tx, newest.id, reasons);
    return false;
  }
  const at = clock.now();
  if (newest?.closedAt && found.every((each) => isQuiet(each, newest, at))) return false;
  await store.insertSuspicion(tx, { memberId, at, by: null, reasons: found });
  return true;
}

/** The reasons of an open suspicion with those found now; each sign has the value that was found last. */
const withNewest = (
  before: readonly SuspicionReason[],
  found: readonly SuspicionReason[],
): SuspicionReason[] => [
  ...before.map((own) => found.find(({ sign }) => sign === own.sign) ?? own),
  ...found.filter(({ sign }) => !before.some((own) => own.sign === sign)),
];

type Closed = { reasons: readonly SuspicionReason[]; closedAt: Date | null };

const isQuiet = ({ sign }: SuspicionReason, { reasons, closedAt }: Closed, at: Date): boolean =>
  closedAt !== null &&
  reasons.some((had) => had.sign === sign) &&
  at.getTime() - closedAt.getTime() < quietDaysOf(sign) * DAY_MS;

/**
 * Opens a suspicion in the name of the act's operator; answers its id. Throws Refusal `not_found`,
 * `already_decided` while one is open.
 */
export async function openSuspicion(act: Act, memberId: bigint): Promise<bigint> {
  const { tx, clock } = act;
  await lock(tx, memberId);
  const newest = await store.findNewest(tx, memberId);
  if (newest?.closedAt === null) throw new Refusal("already_decided");
  const { operatorId: by } = operatorOf(act);
  return store.insertSuspicion(tx, { memberId, at: clock.now(), by, reasons: [] });
}

/** Locks an open one. Throws Refusal `not_found`, `already_decided` when it is closed, `stale`. */
export async function lockOpen(
  { tx }: Act,
  id: bigint,
  version?: number,
): Promise<store.SuspicionRow> {
  const found = await store.lockSuspicion(tx, id);
  if (!found) throw new Refusal("not_found");
  if (found.closedAt !== null) throw new Refusal("already_decided");
  if (version !== undefined && found.version !== version) throw new Refusal("stale");
  return found;
}

/** Keeps what an operator found out; answers the suspicion. Throws as `lockOpen`. */
export async function addNote(act: Act, id: bigint, text: string): Promise<store.SuspicionRow> {
  const found = await lockOpen(act, id);
  const { operatorId } = operatorOf(act);
  await store.insertNote(act.tx, { suspicionId: id, operatorId, at: act.clock.now(), text });
  return found;
}

type Ending = Pick<OfficeInput<"close-suspicion">, "outcome" | "reference">;

/** Throws Refusal `reference_unreported` for a reference of what was not reported. */
export function assertReferenced({ outcome, reference }: Ending): void {
  if (outcome !== "reported" && reference !== undefined) throw new Refusal("reference_unreported");
}

/** Closes a locked suspicion, after which withdrawals can be approved again. */
export const closeSuspicion = (
  act: Act,
  id: bigint,
  { outcome, reference }: Ending,
): Promise<void> =>
  store.closeSuspicion(act.tx, id, {
    at: act.clock.now(),
    by: operatorOf(act).operatorId,
    outcome,
    reference: reference ?? null,
  });

/** Deletes the suspicions of a member who is erased. */
export const eraseSuspicions = (db: Queryable, memberId: bigint): Promise<void> =>
  store.deleteOfMember(db, memberId);
