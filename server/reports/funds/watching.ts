import type { Queryable } from "#server/kit/database.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { comparedDays, type ComparedDay } from "#server/reports/funds/days.ts";
import { listAccounts } from "#server/reports/funds/store.ts";
import { getProgress } from "#server/reports/reading/store.ts";

/** How many days before today are watched. */
const WATCHED_DAYS = 31;
const DAY_MS = 86_400_000;

/** The day so many days before another. */
const daysBefore = (day: string, days: number): string =>
  new Date(startOfDay(day, "UTC").getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** The last 31 days before today; none while there is no segregated account, which spares the sums. */
async function watchedDays(db: Queryable, now: Date): Promise<ComparedDay[]> {
  if ((await listAccounts(db, 1)).length === 0) return [];
  const today = dateOf(now, (await getProgress(db)).timeZone);
  const period = { from: daysBefore(today, WATCHED_DAYS), until: daysBefore(today, 1) };
  return comparedDays(db, now, period);
}

/** Days of which all balances are known and are less than what was owed, in ledger units. */
export const shortDays = async (
  db: Queryable,
  now: Date,
): Promise<{ day: string; missing: bigint }[]> =>
  (await watchedDays(db, now)).flatMap(({ day, state, owed, balances }) =>
    state === "short" && balances !== null ? [{ day, missing: owed - balances }] : [],
  );

/** Accounts with a day that ended at least so many days ago and has no balance, each with the first such day. */
export async function daysNotEntered(
  db: Queryable,
  now: Date,
  days: number,
): Promise<{ id: number; account: string; day: string; count: number }[]> {
  const watched = await watchedDays(db, now);
  const last = watched.at(-1)?.day;
  if (last === undefined) return [];
  const latest = daysBefore(last, days - 1);
  const late = watched.filter(({ day }) => day <= latest);
  const accounts = new Map(late.flatMap(({ missing }) => missing).map((each) => [each.id, each]));
  return [...accounts.values()].map(({ id, bankName, ending }) => {
    const lacking = late.filter(({ missing }) => missing.some((each) => each.id === id));
    return {
      id,
      account: `${bankName} ${ending}`,
      day: lacking[0]?.day ?? "",
      count: lacking.length,
    };
  });
}
