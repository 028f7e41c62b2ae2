import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Suspicion } from "#contract/office/suspicions.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { NOTHING, toWon } from "#server/kit/money.ts";
import * as store from "#server/payments/suspicions/store.ts";

/** Few, because each has the stakes of 30 days, which are many rows for some. */
const PAGE = 20;
/** As long as the longest window of a sign. */
const SUMMED_DAYS = 30;

/** A page of open suspicions, the oldest first, or of closed ones, the newest close first. */
export async function suspicionsOf(
  db: Queryable,
  clock: Clock,
  list: "open" | "closed",
  after: number | undefined,
): Promise<OfficeOutput<"get-suspicions">> {
  const listed = list === "open" ? store.listOpen : store.listClosed;
  const found = await listed(db, after === undefined ? null : BigInt(after), PAGE + 1);
  const rows = found.slice(0, PAGE);
  const next = found.length > rows.length ? Number(rows.at(-1)?.id) : null;
  return { suspicions: await shown(db, clock, rows), next };
}

/** Adds to suspicions their notes and the sums that their members moved. */
export async function shown(
  db: Queryable,
  clock: Clock,
  rows: readonly store.SuspicionRow[],
): Promise<Suspicion[]> {
  const ids = rows.map(({ id }) => id);
  const notes = await store.listNotes(db, ids);
  const sums = await store.listSums(db, ids, SUMMED_DAYS, clock.now());
  return rows.map(({ memberId, loginId, nick, ...row }) => ({
    ...row,
    id: Number(row.id),
    member: { id: Number(memberId), loginId, nick },
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    sums: inWon(sums.find(({ suspicionId }) => suspicionId === row.id)),
    notes: notes
      .filter(({ suspicionId }) => suspicionId === row.id)
      .map(({ at, operator, text }) => ({ at: at.toISOString(), operator, text })),
  }));
}

const inWon = (sums: store.SumsRow | undefined): Suspicion["sums"] => ({
  deposited: toWon(sums?.deposited ?? NOTHING),
  withdrawn: toWon(sums?.withdrawn ?? NOTHING),
  staked: toWon(sums?.staked ?? NOTHING),
  waiting: toWon(sums?.waiting ?? NOTHING),
});
