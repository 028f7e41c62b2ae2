import type { FigurePeriod, FigureSpan } from "#contract/statement-kinds.ts";
import type { OwnFigures, SpanFigures } from "#contract/wallet.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import { sumsBetween, sumsByPeriod } from "#server/ledger/filtered/filtered.ts";
import { totalsOf } from "#server/wallet/statement.ts";

/** How many periods are answered, the present one included. */
export const FIGURE_PERIODS: Record<FigurePeriod, number> = { day: 14, week: 12, month: 12 };

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The first day of the period of a day (YYYY-MM-DD), some periods earlier or later. */
export function firstDay(day: string, by: FigurePeriod, later: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (by === "month") return dayOf(Date.UTC(year, month - 1 + later, 1));
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (by === "day") return dayOf(ms + later * DAY_MS);
  const sinceMonday = (new Date(ms).getUTCDay() + 6) % 7;
  return dayOf(ms + (later * 7 - sinceMonday) * DAY_MS);
}

/**
 * A member's deposits, withdrawals, stakes and wins by day, week or month, newest first; periods
 * with none of them are left out. Each has the totals of the statement of its days.
 */
export async function ownFigures(
  { db, clock }: { db: Queryable; clock: Clock },
  memberId: bigint,
  { by, timeZone }: { by: FigurePeriod; timeZone: string },
): Promise<OwnFigures[]> {
  const oldest = firstDay(dateOf(clock.now(), timeZone), by, 1 - FIGURE_PERIODS[by]);
  const account = await getAccount(db, memberId, "cash");
  const periods = await sumsByPeriod(db, account, {
    from: startOfDay(oldest, timeZone),
    period: by,
    timeZone,
  });
  const figures = periods.map(({ from, sums, minutes }) => ({
    from,
    until: firstDay(firstDay(from, by, 1), "day", -1),
    ...totalsOf(sums),
    minutes,
  }));
  return figures.filter(hasAnything);
}

/** The same of a visit that began at a moment, of this month and year, and of all time, up to now. */
export async function spanFigures(
  { db, clock }: { db: Queryable; clock: Clock },
  memberId: bigint,
  { visitAt, timeZone }: { visitAt: Date; timeZone: string },
): Promise<SpanFigures[]> {
  const account = await getAccount(db, memberId, "cash");
  const month = firstDay(dateOf(clock.now(), timeZone), "month", 0);
  const since = async (span: FigureSpan, first: string | null, from: Date | null) => ({
    span,
    from: first,
    ...totalsOf(await sumsBetween(db, account, { from, before: null })),
  });
  const sinceDay = (span: FigureSpan, first: string) =>
    since(span, first, startOfDay(first, timeZone));
  return [
    await since("visit", null, visitAt),
    await sinceDay("month", month),
    await sinceDay("year", `${month.slice(0, 4)}-01-01`),
    await since("ever", null, null),
  ];
}

/** Play money that was given and corrections by staff are no figure of the member's own. */
const hasAnything = ({ deposited, withdrawn, staked, returned, minutes }: OwnFigures): boolean =>
  [deposited, withdrawn, staked, returned, minutes].some((figure) => figure !== 0);
