import type { Queryable, Transaction } from "#server/kit/database.ts";
import { NOTHING, units, type Money } from "#server/kit/money.ts";
import { houseMovements, type AccountKind, type HouseKind } from "#server/ledger/movements.ts";
import type { AccountRef, Balances } from "#server/ledger/account.ts";
import * as store from "#server/ledger/store.ts";

/** The product's one currency; every account carries it so that a second can join. */
export const CURRENCY = "KRW";

/** Opens a new member's accounts (cash, comp, hold), all empty. */
export const openAccounts = (tx: Transaction, memberId: bigint): Promise<void> =>
  store.insertAccounts(tx, memberId, CURRENCY, ["cash", "comp", "hold"]);

/** The account of this kind. Throws Error when the member has none: registration opens them. */
export async function getAccount(
  db: Queryable,
  memberId: bigint,
  kind: AccountKind,
): Promise<AccountRef> {
  const found = await store.findAccount(db, memberId, kind, CURRENCY);
  if (!found) throw new Error(`member ${memberId} has no ${kind} account`);
  return found;
}

/** Where the account with this id lies; undefined when there is none. */
export const accountById = (db: Queryable, id: bigint): Promise<AccountRef | undefined> =>
  store.findAccountById(db, id);

/** What a member has now, in ledger units. */
export const getBalances = (db: Queryable, memberId: bigint): Promise<Balances> =>
  store.getBalances(db, memberId, CURRENCY);

/** The cash of several members at once; nothing for a member without an account. */
export async function cashOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<(memberId: bigint) => Money> {
  const rows = memberIds.length > 0 ? await store.listCash(db, memberIds, CURRENCY) : [];
  const byMember = new Map(rows.map(({ memberId, balance }) => [memberId, balance]));
  return (memberId) => byMember.get(memberId) ?? NOTHING;
}

/** Whether the member's money may move: `frozen` stops all of it, `stakes_blocked` the stakes. */
export const accountStatus = (
  db: Queryable,
  memberId: bigint,
): Promise<"open" | "stakes_blocked" | "frozen"> => store.getAccountStatus(db, memberId, CURRENCY);

/** The same, locked until the transaction ends. */
export const lockBalances = (tx: Transaction, memberId: bigint): Promise<Balances> =>
  store.getBalances(tx, memberId, CURRENCY, { isLocking: true });

/** The code of a house account: its kind, and whose it is when there are several. */
type Several = "provider" | "jackpot" | "in_transit" | "provider_float";
export type HouseCode = Exclude<HouseKind, Several> | `${Several}:${string}`;

/** The id of a house account, made on first need. */
export const houseAccountId = (db: Queryable, code: HouseCode): Promise<number> =>
  store.ensureHouseAccount(db, code);

/** The id of the space that a giver of idempotency keys numbers in, made on first need. */
export const scopeId = (db: Queryable, code: string): Promise<number> =>
  store.ensureScope(db, code);

/** The balance of each pool: what was posted to it less what was paid from it. */
export const poolBalances = (db: Queryable): Promise<{ tier: string; balance: Money }[]> =>
  store.listPoolBalances(db);

/** What moved a pool: what it was started with, what stakes added, what it paid. */
export type PoolSources = { started: Money; contributed: Money; paid: Money };

const sourceOf: Readonly<Record<number, keyof PoolSources>> = {
  [houseMovements.jackpot_start.id]: "started",
  [houseMovements.jackpot_contribution.id]: "contributed",
  [houseMovements.jackpot_payout.id]: "paid",
};

/** Where each pool's money came from and went, by tier; roll-backs are taken off. */
export async function poolSources(db: Queryable): Promise<Map<string, PoolSources>> {
  const sources = new Map<string, PoolSources>();
  for (const { tier, movementId, amount } of await store.listPoolMovements(db)) {
    const source = sources.get(tier) ?? { started: NOTHING, contributed: NOTHING, paid: NOTHING };
    const field = sourceOf[movementId];
    if (!field) throw new RangeError(`the movement ${movementId} is none of a pool`);
    sources.set(tier, { ...source, [field]: units(BigInt(amount)) });
  }
  return sources;
}

/** Which share of a stake each scheme passes on to each pool, in basis points. */
export const shareSchemes = (
  db: Queryable,
): Promise<{ id: number; tier: string; basisPoints: number }[]> => store.listShares(db);
