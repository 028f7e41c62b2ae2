import type { CallDay, ConnectionCalls, CallMonth } from "#contract/office/agreed-levels.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import {
  everyRow,
  listFile,
  ROWS_PER_READ,
  type FileColumn,
  type FileOrigin,
} from "#server/kit/list-file.ts";
import * as store from "#server/games/connections/agreed-levels/store.ts";

const DAYS = 30;
const MONTHS_BEFORE = 12;
const DAY_MS = 86_400_000;
/** A level is in thousandths of a per cent. */
const WHOLE = 100_000;
/** A day after all others, for a list without an end. */
const LAST_DAY = "9999-12-31";

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The month so many months before that of a day: `2026-10`. */
function monthBefore(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - months);
  return first.toISOString().slice(0, 7);
}

/** The share is rounded down, so that a share that looks like the level keeps the level. */
function figuresOf({ answered, failed, late, unsent, ...rest }: store.Sums) {
  const calls = answered + failed + late + unsent;
  const share = calls === 0 ? null : Math.floor((answered * WHOLE) / calls);
  return { calls, answered, failed, late, unsent, share, ...rest };
}

const dayOf = ({ day, ...sums }: store.DayRow): CallDay => ({ day, ...figuresOf(sums) });

function monthOf({ month, level, allowed, ...sums }: store.MonthRow): CallMonth {
  const figures = figuresOf(sums);
  const isKept = figures.calls - figures.answered <= (allowed ?? 0);
  const hasBudget = level !== null && allowed !== null && figures.calls > 0;
  return { month, ...figures, budget: hasBudget ? { level, allowed, isKept } : null };
}

const nothingIn = (month: string): store.MonthRow => ({
  month,
  level: null,
  allowed: null,
  ...store.NOTHING,
});

/**
 * How the provider of a connection answered by day and by month, beside the agreed levels. `timeZone`
 * is that of the house. What a process has counted in its last ten seconds is not in it yet.
 */
export async function callsOf(
  { db, clock }: { db: Queryable; clock: Clock },
  connection: string,
  timeZone: string,
): Promise<ConnectionCalls> {
  const today = dateOf(clock.now(), timeZone);
  const since = `${monthBefore(today, MONTHS_BEFORE)}-01`;
  const [days, months, levels] = await Promise.all([
    store.listDays(db, connection, today, DAYS),
    store.listMonths(db, connection, since),
    store.listLevels(db, connection),
  ]);
  const ofMonth = (month: string) =>
    monthOf(months.find((each) => each.month === month) ?? nothingIn(month));
  return {
    days: Array.from({ length: DAYS }, (_, n) => dayBefore(today, DAYS - 1 - n)).map((day) =>
      dayOf(days.find((each) => each.day === day) ?? { day, ...store.NOTHING }),
    ),
    month: ofMonth(today.slice(0, 7)),
    months: Array.from({ length: MONTHS_BEFORE }, (_, n) => ofMonth(monthBefore(today, n + 1))),
    levels: levels.map(({ at, ...level }) => ({ ...level, at: at.toISOString() })),
  };
}

const columns: readonly FileColumn<CallDay>[] = [
  ["day", (row) => row.day],
  ["calls", (row) => row.calls],
  ["answered", (row) => row.answered],
  ["failed", (row) => row.failed],
  ["late", (row) => row.late],
  ["unsent", (row) => row.unsent],
  ["answered_percent", ({ share }) => (share === null ? null : share / 1_000)],
  ["received", (row) => row.received],
  ["faults", (row) => row.faults],
  ["checks", (row) => row.checks],
  ["missed", (row) => row.missed],
];

/** The file of all days of a connection, the newest first. */
export const daysFile = (
  db: Database,
  connection: string,
  origin: FileOrigin,
): AsyncGenerator<string> =>
  listFile(
    everyRow<CallDay, string>(async (until) => {
      const rows = await store.listDays(db, connection, until ?? LAST_DAY, ROWS_PER_READ);
      const oldest = rows.length < ROWS_PER_READ ? undefined : rows.at(-1);
      return { rows: rows.map(dayOf), next: oldest ? dayBefore(oldest.day, 1) : null };
    }),
    columns,
    origin,
  );
