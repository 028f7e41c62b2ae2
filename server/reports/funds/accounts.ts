import type { OfficeInput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Facts } from "#server/operators/office-handler.ts";
import { MOST_ACCOUNTS } from "#server/reports/funds/days.ts";
import * as store from "#server/reports/funds/store.ts";

export const accountObject = (id: number): string => `segregated-account:${id}`;

/** An account in the audit trail. */
export const factsOf = ({
  bankName,
  ending,
  holder,
  from,
  until = null,
}: store.AccountFacts & { from: string; until?: string | null }): Facts => ({
  bankName,
  numberEnding: ending,
  bankOwner: holder,
  fromDay: from,
  untilDay: until,
});

/** Throws Refusal `already_decided` when another account in use has the bank and the number. */
function assertSingle(
  accounts: readonly store.AccountRow[],
  { bankName, ending }: store.AccountFacts,
): void {
  const isSame = (each: store.AccountRow) =>
    each.until === null && each.bankName === bankName && each.ending === ending;
  if (accounts.some(isSame)) throw new Refusal("already_decided");
}

/** Throws Refusal `already_decided` for an account that is in use, `too_many` for one above the most. */
export async function assertAddable(
  tx: Act["tx"],
  facts: OfficeInput<"add-segregated-account">,
): Promise<void> {
  const accounts = await store.lockAccounts(tx);
  assertSingle(accounts, facts);
  if (accounts.length >= MOST_ACCOUNTS) throw new Refusal("too_many");
}

/** The two operators of the act. */
function setBy(act: Act): store.SetBy {
  const { operatorId, checkerId } = operatorOf(act);
  if (checkerId === undefined) throw new Error("a segregated account is written by two operators");
  return { at: act.clock.now(), by: operatorId, checkedBy: checkerId };
}

/** Adds an account that `assertAddable` has checked; answers its id. */
export const addAccount = (
  act: Act,
  facts: store.AccountFacts & { from: string },
): Promise<number> => store.insertAccount(act.tx, facts, setBy(act));

/**
 * Locks an account in use in the version that was seen; answers it with the other accounts. Throws
 * Refusal `not_found`, `stale`, `already_decided` for one that has ended.
 */
async function lockSeen(tx: Act["tx"], { id, version }: { id: number; version: number }) {
  const accounts = await store.lockAccounts(tx);
  const account = accounts.find((each) => each.id === id);
  if (!account) throw new Refusal("not_found");
  if (account.version !== version) throw new Refusal("stale");
  if (account.until !== null) throw new Refusal("already_decided");
  return { account, others: accounts.filter((each) => each !== account) };
}

/** An account as it is and as it would be. */
export type Changed = { before: store.AccountRow; after: store.AccountRow };

/** An account with other facts. Throws the refusals of `lockSeen` and `assertSingle`. */
export async function changedAccount(
  tx: Act["tx"],
  { id, version, bankName, ending, holder }: OfficeInput<"change-segregated-account">,
): Promise<Changed> {
  const { account, others } = await lockSeen(tx, { id, version });
  const after = { ...account, bankName, ending, holder };
  assertSingle(others, after);
  return { before: account, after };
}

/** The same for its last day. Throws Refusal `too_many` for a day before its first one. */
export async function endedAccount(
  tx: Act["tx"],
  { id, version, until }: OfficeInput<"end-segregated-account">,
): Promise<Changed> {
  const { account } = await lockSeen(tx, { id, version });
  if (until < account.from) throw new Refusal("too_many");
  return { before: account, after: { ...account, until } };
}

/** Stores a change that one of the two above has checked. */
export const saveAccount = (act: Act, after: store.AccountRow): Promise<void> =>
  store.updateAccount(act.tx, after, setBy(act));
