import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { SegregatedBalance } from "#contract/office/funds.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { toWon } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import {
  comparedDays,
  countsOn,
  fundsDayOf,
  MOST_ACCOUNTS,
  type ComparedDay,
} from "#server/reports/funds/days.ts";
import * as store from "#server/reports/funds/store.ts";
import { originOf } from "#server/reports/origin.ts";
import { periodOf } from "#server/reports/periods.ts";

/** A day before the first entry and the first account has nothing to compare. */
const hasAnything = ({ held, running, accounts }: ComparedDay): boolean =>
  accounts.length > 0 || (running ?? 0n) !== 0n || Object.values(held).some((each) => each !== 0n);

/**
 * What members were owed at the end of each day and the balances of the segregated accounts. Throws
 * Refusal `too_many` for more than 400 days, or an end before its start.
 */
export async function fundsReport(
  db: Database,
  clock: Clock,
  asked: OfficeInput<"get-funds-report">,
): Promise<OfficeOutput<"get-funds-report">> {
  const period = periodOf(asked, "day");
  return atOneMoment(db, async (tx) => ({
    origin: await originOf(tx, clock, period),
    accounts: await store.listAccounts(tx, MOST_ACCOUNTS),
    days: (await comparedDays(tx, clock.now(), period))
      .filter(hasAnything)
      .toReversed()
      .map(fundsDayOf),
  }));
}

/** One day with the balance of each account that counts on it, and what each balance corrected. */
export async function fundsDay(
  db: Database,
  clock: Clock,
  { day }: OfficeInput<"get-funds-day">,
): Promise<OfficeOutput<"get-funds-day">> {
  const period = { from: day, until: day };
  return atOneMoment(db, async (tx) => {
    const origin = await originOf(tx, clock, period);
    const [compared] = await comparedDays(tx, clock.now(), period);
    const written = Map.groupBy(await store.listWritten(tx, day), ({ accountId }) => accountId);
    const accounts = await store.listAccounts(tx, MOST_ACCOUNTS);
    return {
      origin,
      day: compared ? fundsDayOf(compared) : null,
      accounts: accounts
        .filter((account) => countsOn(account, day))
        .map((account) => ({ account, balances: (written.get(account.id) ?? []).map(balanceOf) })),
      isOver: day < dateOf(clock.now(), origin.timeZone),
    };
  });
}

const balanceOf = ({ id, amount, at, by, reason }: store.WrittenRow): SegregatedBalance => ({
  id: Number(id),
  amount: toWon(amount),
  at: at.toISOString(),
  by,
  reason,
});
