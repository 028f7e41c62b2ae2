import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Difference } from "#contract/office/differences.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/reports/differences/store.ts";

const PER_PAGE = 100;

/** A page of the work list, with the number of open differences of each kind. */
export async function differencesNow(
  db: Queryable,
  clock: Clock,
  { view, kind, after }: OfficeInput<"get-differences">,
): Promise<OfficeOutput<"get-differences">> {
  const wanted = {
    isOpen: view === "open",
    kind: kind ?? null,
    after: after ?? null,
    now: clock.now(),
  };
  const rows = await store.listDifferences(db, wanted, PER_PAGE + 1);
  const counts = await store.countOpen(db);
  const { lookedAt, booksAt } = await store.getLookedAt(db);
  const shown = rows.slice(0, PER_PAGE);
  const last = shown.at(-1);
  return {
    differences: shown.map(shownOf),
    counts: Object.fromEntries(counts.map(({ kind: of, count }) => [of, count])),
    lookedAt: lookedAt?.toISOString() ?? null,
    booksAt: booksAt?.toISOString() ?? null,
    next: rows.length > PER_PAGE && last ? Number(last.id) : null,
  };
}

/** A state and an amount, as `open 1000.00`; either may be absent. */
function sideOf(text: string | null): Difference["ours"] {
  const [state = "", amount = ""] = (text ?? "").split(" ");
  return { state: state || null, amount: amount || null };
}

const shownOf = (row: store.DifferenceRow): Difference => ({
  id: Number(row.id),
  version: row.version,
  kind: row.kind,
  connection: row.connection,
  about: row.about,
  object: row.object,
  ours: sideOf(row.ours),
  theirs: sideOf(row.theirs),
  since: row.since.toISOString(),
  owner: row.ownerId === null ? null : { id: Number(row.ownerId), name: row.owner ?? "" },
  asked: row.askedAt && { at: row.askedAt.toISOString(), by: row.askedBy ?? "" },
  isProposed: row.isProposed,
  accepted: row.acceptedAt && {
    at: row.acceptedAt.toISOString(),
    by: row.acceptedBy ?? "",
    checkedBy: row.checkedBy ?? "",
  },
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** When the books were last checked against their promises; null before the first time. */
export const booksCheckedAt = async (db: Queryable): Promise<Date | null> =>
  (await store.getLookedAt(db)).booksAt;

type Seen = { id: number; version: number };

/** Locks an open difference in the version that the operator saw. */
async function lockOpen(act: Act, { id, version }: Seen): Promise<store.LockedDifference> {
  const found = await store.lockDifference(act.tx, id);
  if (!found) throw new Refusal("not_found");
  if (!found.isOpen) throw new Refusal("already_decided");
  if (found.version !== version) throw new Refusal("stale", { now: { version: found.version } });
  return found;
}

/**
 * Makes the operator the owner of a difference, also of a colleague's, or ends the ownership.
 * Throws Refusal `not_found`, `stale`, `already_decided`.
 */
export async function own(act: Act, seen: Seen, isOwn: boolean): Promise<void> {
  const { ownerId } = await lockOpen(act, seen);
  const { operatorId } = operatorOf(act);
  if (isOwn === (ownerId === operatorId)) throw new Refusal("already_decided");
  await store.saveOwner(act.tx, seen.id, isOwn ? operatorId : null);
}

/**
 * Records that the provider was asked, and asks it over its connection where that is possible.
 * Throws Refusal `not_found`, `stale`, `already_decided`.
 */
export async function ask(act: Act, seen: Seen): Promise<store.LockedDifference> {
  const found = await lockOpen(act, seen);
  await store.saveAsked(act.tx, seen.id, act.clock.now(), operatorOf(act).operatorId);
  await act.emit("provider.asked", { memberId: null, ...found });
  return found;
}

/** What is accepted. Throws Refusal `not_found`, `stale`, `already_decided`. */
export const assertAcceptable = lockOpen;

/** Accepts a difference as it is, by two operators. No money moves. */
export async function accept(act: Act, { id }: Seen): Promise<void> {
  const { operatorId, checkerId } = operatorOf(act);
  if (checkerId === undefined) throw new Error("a difference is accepted by two operators");
  await store.saveAccepted(act.tx, id, {
    at: act.clock.now(),
    by: operatorId,
    checkedBy: checkerId,
  });
}
