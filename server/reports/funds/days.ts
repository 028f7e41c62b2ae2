import {
  owedParts,
  type FundsDay,
  type FundsState,
  type OwedPart,
} from "#contract/office/funds.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf, startOfDay, nextDay } from "#server/kit/days.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { heldByDay, owedOf, type Held } from "#server/reports/funds/owed.ts";
import * as store from "#server/reports/funds/store.ts";
import type { Period } from "#server/reports/periods.ts";
import { getProgress } from "#server/reports/reading/store.ts";

/** The most segregated accounts, with those that ended. */
export const MOST_ACCOUNTS = 100;

/** One day, in ledger units. */
export type ComparedDay = {
  day: string;
  state: FundsState;
  held: Held;
  /** Stakes of rounds that ran at the end of the day; null when they were not counted. */
  running: bigint | null;
  owed: bigint;
  /** The accounts that count on the day, and those of them without a balance. */
  accounts: readonly store.AccountRow[];
  missing: readonly store.AccountRow[];
  /** The sum of the balances; null while one is missing, and without an account. */
  balances: bigint | null;
};

/** Whether an account's balance counts on a day. */
export const countsOn = ({ from, until }: store.AccountRow, day: string): boolean =>
  from <= day && (until === null || day <= until);

/** How a day's balances compare with what was owed; the order says which reason comes first. */
function stateOf(
  { accounts, balances, owed, running }: Omit<ComparedDay, "state">,
  isOpen: boolean,
): FundsState {
  if (isOpen) return "open";
  if (accounts.length === 0) return "no_account";
  if (balances === null) return "not_entered";
  if (balances < owed) return "short";
  return running === null ? "not_counted" : "covered";
}

/**
 * What members were owed at the end of each day of a period, beside the balances of the segregated
 * accounts; the oldest day first, up to today in the time zone of the sums. The caller reads in one
 * snapshot.
 */
export async function comparedDays(
  db: Queryable,
  now: Date,
  asked: Period,
): Promise<ComparedDay[]> {
  const { enteredUntil, timeZone } = await getProgress(db);
  const today = dateOf(now, timeZone);
  const period = { from: asked.from, until: asked.until < today ? asked.until : today };
  if (period.from > period.until) return [];
  const accounts = await store.listAccounts(db, MOST_ACCOUNTS);
  const balances = new Map(
    (await store.listBalances(db, period)).map((row) => [
      `${row.accountId} ${row.day}`,
      row.amount,
    ]),
  );
  const running = new Map(
    (await store.listRunning(db, period)).map((row) => [row.day, BigInt(row.amount)]),
  );
  if (period.until === today) running.set(today, BigInt(await store.sumRunningNow(db)));
  return [...(await heldByDay(db, period))].map(([day, held]) => {
    const counting = accounts.filter((account) => countsOn(account, day));
    const missing = counting.filter(({ id }) => !balances.has(`${id} ${day}`));
    const isKnown = counting.length > 0 && missing.length === 0;
    const ran = running.get(day) ?? null;
    const compared = {
      day,
      held,
      running: ran,
      owed: owedOf(held) + (ran ?? 0n),
      accounts: counting,
      missing,
      balances: isKnown
        ? counting.reduce((sum, { id }) => sum + (balances.get(`${id} ${day}`) ?? 0n), 0n)
        : null,
    };
    const isOpen = day >= today || startOfDay(nextDay(day), timeZone) > enteredUntil;
    return { ...compared, state: stateOf(compared, isOpen) };
  });
}

const decimal = (amount: bigint): string => formatDecimal(units(amount));

/** A day as the office shows it. */
export function fundsDayOf(compared: ComparedDay): FundsDay {
  const { day, state, held, running, owed, accounts, missing, balances } = compared;
  const parts = owedParts.map((part) => [part, decimal(held[part])]);
  return {
    day,
    state,
    owed: {
      ...(Object.fromEntries(parts) as Record<OwedPart, string>),
      running: running === null ? null : decimal(running),
      total: decimal(owed),
    },
    apart: { jackpot: decimal(held.jackpot), awaited: decimal(-held.awaited) },
    accounts: accounts.length,
    missing: missing.length,
    held: balances === null ? null : decimal(balances),
    difference: balances === null ? null : decimal(balances - owed),
  };
}
