import type { Queryable, Transaction } from "#server/kit/database.ts";
import { NOTHING, UNITS_PER_WON, type Money } from "#server/kit/money.ts";
import type { AccountKind, HouseKind } from "#server/ledger/movements.ts";
import type { AccountRef, Balances } from "#server/ledger/account.ts";
import * as store from "#server/ledger/store.ts";

/** The product's only currency; every account stores it, so that a second can be added. */
export const CURRENCY = "KRW";

/** Opens the ledger accounts of a new member (cash, comp, hold), all empty. */
export const openAccounts = (tx: Transaction, memberId: bigint): Promise<void> =>
  store.insertAccounts(tx, memberId, CURRENCY, ["cash", "comp", "hold"]);

/**
 * The member's account of this kind. Throws Error when there is none, because registration opens
 * all.
 */
export async function getAccount(
  db: Queryable,
  memberId: bigint,
  kind: AccountKind,
): Promise<AccountRef> {
  const found = await store.findAccount(db, memberId, kind, CURRENCY);
  if (!found) throw new Error(`member ${memberId} has no ${kind} account`);
  return found;
}

/** The account with this id; undefined when there is none. */
export const accountById = (db: Queryable, id: bigint): Promise<AccountRef | undefined> =>
  store.findAccountById(db, id);

/** A member's balances, in ledger units. */
export const getBalances = (db: Queryable, memberId: bigint): Promise<Balances> =>
  store.getBalances(db, memberId, CURRENCY);

/** The cash of several members; members without an account are left out. */
export async function cashOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<(memberId: bigint) => Money> {
  const rows = memberIds.length > 0 ? await store.listCash(db, memberIds, CURRENCY) : [];
  const byMember = new Map(rows.map(({ memberId, balance }) => [memberId, balance]));
  return (memberId) => byMember.get(memberId) ?? NOTHING;
}

/**
 * Whether the member's money may move: `frozen` stops everything that takes from it but roll-backs
 * of wins, `stakes_blocked` stakes only.
 */
export const accountStatus = (
  db: Queryable,
  memberId: bigint,
): Promise<"open" | "stakes_blocked" | "frozen"> => store.getAccountStatus(db, memberId, CURRENCY);

/**
 * Lets a member stake, or refuses every stake that is posted after this transaction, with or without
 * a launch and over every protocol. Wins, roll-backs and withdrawals go on. A frozen account stays
 * frozen.
 */
export const allowStakes = (tx: Transaction, memberId: bigint, isAllowed: boolean): Promise<void> =>
  store.updateStakes(tx, memberId, isAllowed ? "open" : "stakes_blocked");

/**
 * Whether nothing is left that could be paid out: less than a won of cash, which no bank pays, no
 * comp and nothing held. The fraction of a won stays the member's in the ledger.
 */
export const isEmptied = ({ cash, comp, hold }: Balances): boolean =>
  cash < UNITS_PER_WON && comp === NOTHING && hold === NOTHING;

/** A member's balances, locked until the transaction ends. */
export const lockBalances = (tx: Transaction, memberId: bigint): Promise<Balances> =>
  store.getBalances(tx, memberId, CURRENCY, { isLocking: true });

/**
 * Locks the accounts of several members until the transaction ends, in the order in which postings
 * lock them.
 */
export const lockAccounts = (tx: Transaction, memberIds: readonly bigint[]): Promise<unknown> =>
  store.lockAccounts(tx, memberIds);

/** House accounts of which there are several, one for each provider or pool. */
type Several = "provider" | "jackpot" | "in_transit" | "provider_float";
export type HouseCode = Exclude<HouseKind, Several> | `${Several}:${string}`;

/** The id of a house account, created on first use. */
export const houseAccountId = (db: Queryable, code: HouseCode): Promise<number> =>
  store.ensureHouseAccount(db, code);

/** The id of an idempotency key space, created on first use. */
export const scopeId = (db: Queryable, code: string): Promise<number> =>
  store.ensureScope(db, code);

/** The balance of each pool: what was posted to it less what was paid from it. */
export const poolBalances = (db: Queryable): Promise<{ tier: string; balance: Money }[]> =>
  store.listPoolBalances(db);
