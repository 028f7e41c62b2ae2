import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Flow } from "#contract/office/reports.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { formatDecimal, toWon, units } from "#server/kit/money.ts";
import * as store from "#server/reports/overview/store.ts";
import { waitingJackpots } from "#server/reports/jackpots/large-jackpots.ts";
import { refusedSince } from "#server/reports/refused/refused.ts";
import { boundsOf } from "#server/reports/periods.ts";
import {
  getProgress,
  listActivity,
  listByTime,
  type KeyedSums,
} from "#server/reports/reading/store.ts";

/** A member counts as active this long after their last activity. */
const ACTIVE_FOR_MS = 15 * 60_000;
const DAYS_SHOWN = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The current state. The day and its amounts follow the operator's time zone. */
export async function overview(db: Queryable, clock: Clock): Promise<OfficeOutput<"get-overview">> {
  const now = clock.now();
  const { enteredUntil, timeZone } = await getProgress(db);
  const today = dateOf(now, timeZone);
  const dayStart = startOfDay(today, timeZone);
  const firstDay = dayBefore(today, DAYS_SHOWN - 1);
  // Whole days are read from the sums, the rest from the ledger.
  const openDay = [dateOf(enteredUntil, timeZone), today].sort()[0] ?? today;
  const day = { from: today, until: today };
  const [
    waiting,
    jackpots,
    activeMembers,
    days,
    paid,
    providers,
    refused,
    played,
    people,
    backups,
  ] = await Promise.all([
    store.listWaiting(db, now),
    waitingJackpots(db),
    store.countActiveMembers(db, now, new Date(now.getTime() - ACTIVE_FOR_MS)),
    store.listDays(db, firstDay, openDay),
    store.listHours(db, startOfDay(openDay < firstDay ? firstDay : openDay, timeZone), timeZone),
    store.listProviders(db, dayStart),
    refusedSince(db, dayStart),
    listByTime(db, day, "day", false),
    listActivity(db, day, boundsOf(day, timeZone), "day"),
    store.lastBackups(db),
  ]);
  const ofToday = paid.filter(({ at }) => at >= dayStart);
  const deposits = ofToday.reduce((sum, row) => sum + row.deposits, 0n);
  const withdrawals = ofToday.reduce((sum, row) => sum + row.withdrawals, 0n);
  return {
    madeAt: now.toISOString(),
    waiting: waitingOf([...waiting, { what: "large-jackpot", ...jackpots }]),
    today: {
      deposits: decimal(deposits),
      withdrawals: decimal(withdrawals),
      net: decimal(deposits - withdrawals),
    },
    play: playOf(played[0], enteredUntil),
    people: {
      registrations: people[0]?.registrations ?? 0,
      active: people[0]?.active ?? 0,
      firstDeposits: people[0]?.firstDeposits ?? 0,
    },
    activeMembers,
    refused,
    backups: { backupAt: lastOf(backups, "backup"), drillAt: lastOf(backups, "drill") },
    launches: providers.reduce((sum, { launches }) => sum + launches, 0),
    launchFailures: providers.reduce((sum, { failures }) => sum + failures, 0),
    providers: providers.map(({ nameKo, nameEn, lastFailureAt, ...provider }) => ({
      ...provider,
      name: { ko: nameKo, en: nameEn },
      lastFailureAt: lastFailureAt?.toISOString() ?? null,
    })),
    hours: hoursOf(ofToday, dayStart, now),
    days: daysOf([...days, ...paid], firstDay, timeZone),
  };
}

const lastOf = (rows: Awaited<ReturnType<typeof store.lastBackups>>, kind: "backup" | "drill") =>
  rows.find((row) => row.kind === kind)?.at.toISOString() ?? null;

const decimal = (amount: bigint): string => formatDecimal(units(amount));

function playOf(sums: KeyedSums | undefined, enteredUntil: Date) {
  const { stakes, returns, wallets } = sums ?? { stakes: 0n, returns: 0n, wallets: 0n };
  return {
    stakes: decimal(stakes),
    returns: decimal(returns),
    result: decimal(stakes - returns + wallets),
    enteredUntil: enteredUntil.toISOString(),
  };
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

function waitingOf(rows: readonly store.WaitingRow[]) {
  const of = (what: store.WaitingRow["what"]) => {
    const row = rows.find((each) => each.what === what);
    return { count: row?.count ?? 0, oldestAt: row?.oldestAt?.toISOString() ?? null };
  };
  return {
    deposits: of("deposit"),
    withdrawals: of("withdrawal"),
    helps: of("help"),
    proposals: of("proposal"),
    unstakedWins: of("unstaked-win"),
    largeJackpots: of("large-jackpot"),
  };
}

/** Every hour of the day so far, also those without payments. */
function hoursOf(rows: readonly store.HourRow[], dayStart: Date, now: Date): Flow[] {
  const hours: Flow[] = [];
  for (let at = dayStart.getTime(); at <= now.getTime(); at += HOUR_MS)
    hours.push(
      flowOf(
        new Date(at),
        rows.filter((row) => row.at.getTime() === at),
      ),
    );
  return hours;
}

/** Every day of the period; a day's moment is its start. */
const daysOf = (rows: readonly store.DayRow[], firstDay: string, timeZone: string): Flow[] =>
  Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = dayBefore(firstDay, -index);
    return flowOf(
      startOfDay(day, timeZone),
      rows.filter((row) => row.day === day),
    );
  });

const flowOf = (
  at: Date,
  rows: readonly Pick<store.DayRow, "deposits" | "withdrawals">[],
): Flow => ({
  at: at.toISOString(),
  deposits: toWon(units(rows.reduce((sum, row) => sum + row.deposits, 0n))),
  withdrawals: toWon(units(rows.reduce((sum, row) => sum + row.withdrawals, 0n))),
});
