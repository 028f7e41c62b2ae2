import type { OfficeInput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { countsOn } from "#server/reports/funds/days.ts";
import * as store from "#server/reports/funds/store.ts";
import { getProgress } from "#server/reports/reading/store.ts";

/**
 * Writes down what the bank showed of an account at the end of a day; answers the row's id with the
 * balance before. Throws Refusal `not_found`, `too_many` for a day that is not over or on which the
 * account does not count, `stale` when the newest balance of the day is another than `corrects`.
 */
export async function enterBalance(
  act: Act,
  { account: accountId, day, amount, corrects, reason }: OfficeInput<"enter-segregated-balance">,
): Promise<{ id: bigint; before: number | null }> {
  const { tx, clock } = act;
  // Locked, so that two balances of one day come one after the other.
  const account = (await store.lockAccounts(tx)).find(({ id }) => id === accountId);
  if (!account) throw new Refusal("not_found");
  const { timeZone } = await getProgress(tx);
  if (!countsOn(account, day) || day >= dateOf(clock.now(), timeZone))
    throw new Refusal("too_many");
  const newest = await store.findBalance(tx, accountId, day);
  const replaced = corrects === undefined ? null : BigInt(corrects);
  if ((newest?.id ?? null) !== replaced) throw new Refusal("stale");
  const { operatorId } = operatorOf(act);
  const id = await store.insertBalance(tx, {
    accountId,
    day,
    amount: fromWon(amount),
    corrects: replaced,
    at: clock.now(),
    by: operatorId,
    reason,
  });
  return { id, before: newest ? toWon(newest.amount) : null };
}
