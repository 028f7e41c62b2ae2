import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/payments/receiving-accounts/store.ts";

const LISTED_AT_MOST = 200;

export type BankFacts = store.BankFacts;

/** The receiving accounts in their order; members get the first one in use. */
export const houseAccounts = (db: Queryable): Promise<store.HouseAccount[]> =>
  store.listAccounts(db, LISTED_AT_MOST);

/** Adds an account, switched off and last in order. */
export const addHouseAccount = store.insertAccount;

/** Locks an account in the version that was seen. Throws Refusal `not_found`, `stale`. */
export async function lockSeenAccount(
  tx: Transaction,
  { id, version }: { id: number; version: number },
): Promise<store.HouseAccount> {
  const account = (await store.lockAccounts(tx)).find((each) => each.id === id);
  if (!account) throw new Refusal("not_found");
  if (account.version !== version) throw new Refusal("stale");
  return account;
}

/** Corrects the bank details; what members were told before does not hold any more. */
export const changeHouseAccount = store.updateFacts;

/**
 * Locks an account that is to be switched. Throws Refusal `not_found`, `stale`, `already_decided`
 * when it is in that state.
 */
export async function lockForSwitch(
  tx: Transaction,
  seen: { id: number; version: number; isUsed: boolean },
): Promise<store.HouseAccount> {
  const account = await lockSeenAccount(tx, seen);
  if (account.isUsed === seen.isUsed) throw new Refusal("already_decided");
  return account;
}

/** Switches an account on for deposits from the next question on, or off. It is never deleted. */
export const switchHouseAccount = store.setUsed;

/**
 * Moves an account one place; answers its place before and after, from 1. Throws Refusal
 * `not_found`, `already_decided` at the end of the list.
 */
export async function moveHouseAccount(
  tx: Transaction,
  id: number,
  direction: "earlier" | "later",
): Promise<{ before: number; after: number }> {
  const ids = (await store.lockAccounts(tx)).map((account) => account.id);
  const from = ids.indexOf(id);
  if (from === -1) throw new Refusal("not_found");
  const to = direction === "earlier" ? from - 1 : from + 1;
  const neighbour = ids[to];
  if (neighbour === undefined) throw new Refusal("already_decided");
  ids[to] = id;
  ids[from] = neighbour;
  await store.setPositions(tx, ids);
  return { before: from + 1, after: to + 1 };
}
