import type { Queryable } from "#server/kit/database.ts";
import { dateOf, nextDay, startOfDay } from "#server/kit/days.ts";
import { comparedDays, countsOn, MOST_ACCOUNTS } from "#server/reports/funds/days.ts";
import { listAccounts, listBalances, type AccountRow } from "#server/reports/funds/store.ts";
import type { Period } from "#server/reports/periods.ts";
import { getProgress } from "#server/reports/reading/store.ts";

/** How many days before today are watched. */
const WATCHED_DAYS = 31;
const DAY_MS = 86_400_000;

/** The day so many days before another. */
const daysBefore = (day: string, days: number): string =>
  new Date(startOfDay(day, "UTC").getTime() - days * DAY_MS).toISOString().slice(0, 10);

async function watchedPeriod(db: Queryable, now: Date): Promise<Period> {
  const today = dateOf(now, (await getProgress(db)).timeZone);
  return { from: daysBefore(today, WATCHED_DAYS), until: daysBefore(today, 1) };
}

/** The days whose balances are all known and do not cover what was owed; `missing` is in ledger units. */
export async function shortDays(
  db: Queryable,
  now: Date,
): Promise<{ day: string; missing: bigint }[]> {
  const period = await watchedPeriod(db, now);
  // Without a balance no day is short, which spares a house without accounts the sums.
  if ((await listBalances(db, period)).length === 0) return [];
  return (await comparedDays(db, now, period)).flatMap(({ day, state, owed, balances }) =>
    state === "short" && balances !== null ? [{ day, missing: owed - balances }] : [],
  );
}

/** The days of a period on which an account counts and has no balance, the oldest first. */
function daysWithout(account: AccountRow, { from, until }: Period, known: ReadonlySet<string>) {
  const days: string[] = [];
  for (let day = from; day <= until; day = nextDay(day))
    if (countsOn(account, day) && !known.has(`${account.id} ${day}`)) days.push(day);
  return days;
}

/** Accounts with a day that ended at least so many days ago and has no balance, each with the first such day. */
export async function daysNotEntered(
  db: Queryable,
  now: Date,
  days: number,
): Promise<{ id: number; account: string; day: string; count: number }[]> {
  const watched = await watchedPeriod(db, now);
  const late = { from: watched.from, until: daysBefore(watched.until, days) };
  const known = new Set(
    (await listBalances(db, late)).map(({ accountId, day }) => `${accountId} ${day}`),
  );
  return (await listAccounts(db, MOST_ACCOUNTS)).flatMap((account) => {
    const lacking = daysWithout(account, late, known);
    const [day] = lacking;
    const name = `${account.bankName} ${account.ending}`;
    return day === undefined ? [] : [{ id: account.id, account: name, day, count: lacking.length }];
  });
}
