import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { sessionEnds, type SessionLine } from "#contract/office/session-report.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { effectsOf } from "#server/reports/accounts/columns.ts";
import { findMember } from "#server/reports/accounts/store.ts";
import { originOfRecords } from "#server/reports/origin.ts";
import { boundsOf, periodOf } from "#server/reports/periods.ts";
import * as store from "#server/reports/sessions/store.ts";

const PER_PAGE = 50;
/** Before every session in the order of their starts. */
const NEWEST: store.Place = {
  startedAt: "infinity",
  id: "ffffffff-ffff-ffff-ffff-ffffffffffff",
};

type Page = { rows: SessionLine[]; next: string | null };
const nothing: Page = { rows: [], next: null };

/**
 * The sessions that started in a period of the installation's time zone, newest first, with what the
 * ledger booked in each. Throws Refusal `too_many` for an end before its start.
 */
export const sessionReport = (
  db: Database,
  clock: Clock,
  { loginId, ...period }: Omit<OfficeInput<"get-session-report">, "after">,
  after: string | null,
): Promise<OfficeOutput<"get-session-report">> => {
  const days = periodOf(period, "total");
  return atOneMoment(db, async (tx) => {
    const origin = await originOfRecords(tx, clock, days);
    const { from, before } = boundsOf(days, origin.timeZone);
    const wanted = { from, before, place: await placeAfter(tx, after), most: PER_PAGE + 1 };
    if (loginId === undefined)
      return { origin, ...(await pageOf(tx, await store.listSessions(tx, wanted))) };
    const [member] = await findMember(tx, loginId);
    if (!member) return { origin, ...nothing };
    const found = await store.listSessionsOf(tx, member.id, wanted);
    return { origin, ...(await pageOf(tx, found)) };
  });
};

/** All sessions of one member that are kept, newest first. */
export const memberSessions = (
  db: Database,
  memberId: bigint,
  after: string | null,
): Promise<Page> =>
  atOneMoment(db, async (tx) => {
    const place = await placeAfter(tx, after);
    const wanted = { from: "-infinity", before: "infinity", place, most: PER_PAGE + 1 } as const;
    return pageOf(tx, await store.listSessionsOf(tx, memberId, wanted));
  });

/** One session; undefined for an unknown one. */
export async function sessionById(db: Queryable, id: string): Promise<SessionLine | undefined> {
  const [row] = await store.readSessions(db, [id]);
  return row && lineOf(row);
}

const placeAfter = async (db: Queryable, after: string | null): Promise<store.Place> =>
  (after === null ? undefined : await store.placeOf(db, after)) ?? NEWEST;

async function pageOf(db: Queryable, found: readonly { id: string }[]): Promise<Page> {
  const ids = found.slice(0, PER_PAGE).map(({ id }) => id);
  const rows = (await store.readSessions(db, ids)).map(lineOf);
  return { rows, next: found.length > PER_PAGE ? (ids.at(-1) ?? null) : null };
}

const decimal = (amount: bigint): string => formatDecimal(units(amount));

function lineOf({ moved, opening, closing, ...row }: store.SessionRow): SessionLine {
  const sums = { deposits: 0n, wagers: 0n, wins: 0n, other: 0n };
  for (const { movement, amount } of moved) {
    const [effect] = effectsOf(movement);
    const column = effect?.column;
    const isOwn = column === "deposits" || column === "wagers" || column === "wins";
    sums[isOwn ? column : "other"] += BigInt(amount);
  }
  const reason = sessionEnds.find((each) => each === row.endedBecause);
  if (row.endedBecause !== null && !reason)
    throw new Error(`no reason of a session's end is called ${row.endedBecause}`);
  return {
    ...row,
    memberId: Number(row.memberId),
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBecause: reason ?? null,
    opening: decimal(opening),
    deposits: decimal(sums.deposits),
    wagers: decimal(-sums.wagers),
    wins: decimal(sums.wins),
    other: decimal(sums.other),
    closing: decimal(closing),
  };
}
