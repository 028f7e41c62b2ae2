import { POOL_MONEY_AT_MOST } from "#contract/office/jackpot-changes.ts";
import type { JackpotTier } from "#contract/jackpot-tiers.ts";
import type { Transaction } from "#server/kit/database.ts";
import { fromWon, NOTHING, toWon, units, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/jackpots/funding/store.ts";
import { listFedTiers, lockPools, startAmounts } from "#server/games/jackpots/store.ts";
import { houseAccountId, poolBalances } from "#server/ledger/accounts.ts";
import { postHouse } from "#server/ledger/post.ts";

/** Who moves the money, and the proposal that asked for it. */
export type TwoOperators = Pick<store.Funding, "proposalId" | "madeBy" | "checkedBy" | "at">;

/** What a pool holds, locked until the transaction ends. */
async function lockBalance(tx: Transaction, tier: JackpotTier): Promise<Money> {
  await lockPools(tx);
  return (await poolBalances(tx)).find((each) => each.tier === tier)?.balance ?? NOTHING;
}

async function move(
  tx: Transaction,
  { tier, amount }: { tier: JackpotTier; amount: Money },
  by: TwoOperators,
): Promise<void> {
  const funds = await houseAccountId(tx, "jackpot_funding");
  const house = await houseAccountId(tx, `jackpot:${tier}`);
  const entryId = await postHouse(tx, "jackpot_start", funds, house, amount);
  await store.insertFunding(tx, { tier, amount, entryId, ...by });
}

/** What a pool holds before money is put into it. Throws Refusal `too_many` above the largest. */
export async function fundable(
  tx: Transaction,
  { tier, won }: { tier: JackpotTier; won: number },
): Promise<Money> {
  const balance = await lockBalance(tx, tier);
  if (balance + fromWon(won) > fromWon(POOL_MONEY_AT_MOST)) throw new Refusal("too_many");
  return balance;
}

/**
 * Puts the house's money into a pool: one posting, and once for a proposal. Throws Refusal
 * `too_many`, `already_decided` for a proposal that has put its money in.
 */
export async function putIntoPool(
  tx: Transaction,
  wanted: { tier: JackpotTier; won: number },
  by: TwoOperators,
): Promise<void> {
  await fundable(tx, wanted);
  if (by.proposalId !== null && (await store.isFundedBy(tx, by.proposalId)))
    throw new Refusal("already_decided");
  await move(tx, { tier: wanted.tier, amount: fromWon(wanted.won) }, by);
}

/**
 * What can be taken out of a pool: all that it holds. Throws Refusal `pool_fed` while a provider's
 * stakes feed it, `already_decided` when it is empty, `stale` when it holds another amount than the
 * operator saw.
 */
export async function takeable(
  tx: Transaction,
  { tier, expected }: { tier: JackpotTier; expected: number },
): Promise<Money> {
  const balance = await lockBalance(tx, tier);
  if ((await listFedTiers(tx)).some((fed) => fed.tier === tier)) throw new Refusal("pool_fed");
  if (balance <= 0n) throw new Refusal("already_decided");
  if (toWon(balance) !== expected) throw new Refusal("stale");
  return balance;
}

/** Puts back to the funds of jackpots what `takeable` answered. */
export const takeFromPool = (
  tx: Transaction,
  { tier, amount }: { tier: JackpotTier; amount: Money },
  by: TwoOperators,
): Promise<void> => move(tx, { tier, amount: units(0n - amount) }, by);

/** The present start amount in won. Throws Refusal `stale`, `already_decided` for the same. */
export async function changeableStart(
  tx: Transaction,
  { tier, won, expected }: { tier: JackpotTier; won: number; expected: number },
): Promise<number> {
  await lockPools(tx);
  const present = toWon((await startAmounts(tx)).get(tier) ?? NOTHING);
  if (present !== expected) throw new Refusal("stale");
  if (present === won) throw new Refusal("already_decided");
  return present;
}

/** A pool starts again with this amount after each win from the commit on. */
export const setStart = (
  tx: Transaction,
  { tier, won }: { tier: JackpotTier; won: number },
): Promise<void> => store.setStart(tx, tier, fromWon(won));
