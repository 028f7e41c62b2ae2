import { SHARES_AT_MOST } from "#contract/office/jackpot-changes.ts";
import { jackpotTiers, type JackpotTier } from "#contract/jackpot-tiers.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockPools } from "#server/games/jackpots/store.ts";
import * as store from "#server/games/jackpots/schemes/store.ts";
import { addShares, shareSchemes } from "#server/ledger/shares/shares.ts";

/** Basis points of a stake for each pool; 0 for a pool that gets nothing. */
export type Shares = Record<JackpotTier, number>;

const WHOLE_STAKE = 10_000;
const noShares: Shares = { mega: 0, major: 0, minor: 0 };

const sumOf = (shares: Shares): number => jackpotTiers.reduce((sum, tier) => sum + shares[tier], 0);

/** Throws Refusal `too_many` without a share, and for more than a tenth of a stake in all. */
function assertWithinRule(shares: Shares): void {
  const sum = sumOf(shares);
  if (sum < 1 || sum > SHARES_AT_MOST) throw new Refusal("too_many");
}

/** Throws Refusal `shares_above_return` where a game's return and the shares exceed its stake. */
async function assertWithinReturn(
  tx: Transaction,
  shares: Shares,
  of: Parameters<typeof store.highestReturn>[1],
): Promise<void> {
  const highest = await store.highestReturn(tx, of);
  if (highest !== null && highest + sumOf(shares) > WHOLE_STAKE)
    throw new Refusal("shares_above_return");
}

const addToLedger = (tx: Transaction, shares: Shares): Promise<number> =>
  addShares(
    tx,
    jackpotTiers
      .map((tier) => ({ tier, basisPoints: shares[tier] }))
      .filter(({ basisPoints }) => basisPoints > 0),
  );

/** The shares with this number of the ledger. */
export async function sharesOf(tx: Transaction, shareId: number): Promise<Shares> {
  const own = (await shareSchemes(tx)).filter(({ id }) => id === shareId);
  return Object.fromEntries([
    ...Object.entries(noShares),
    ...own.map(({ tier, basisPoints }) => [tier, basisPoints]),
  ]) as Shares;
}

/**
 * Adds a scheme, which no provider uses yet; answers its id. Throws Refusal `too_many` for shares
 * beyond the rule, `already_decided` for a name that is taken.
 */
export async function addScheme(
  tx: Transaction,
  { name, ...shares }: Shares & { name: string },
  at: Date,
): Promise<number> {
  assertWithinRule(shares);
  const shareId = await addToLedger(tx, shares);
  const id = await store.insertScheme(tx, { name, shareId }, at);
  if (id === undefined) throw new Refusal("already_decided");
  return id;
}

type Renaming = { scheme: number; expected: string; name: string };

/**
 * Renames a scheme. Throws Refusal `not_found`, `stale` when it has another name than the operator
 * saw, `already_decided` for a name that is taken.
 */
export async function renameScheme(
  tx: Transaction,
  { scheme, expected, name }: Renaming,
): Promise<void> {
  // Two schemes that take one name wait for each other here.
  await lockPools(tx);
  const found = await store.lockScheme(tx, scheme);
  if (!found) throw new Refusal("not_found");
  if (found.name !== expected) throw new Refusal("stale");
  if (!(await store.renameScheme(tx, scheme, name))) throw new Refusal("already_decided");
}

type SharesChange = { scheme: number; expected: number; shares: Shares };

/**
 * A scheme that can get these shares, and its present ones. Throws Refusal `not_found`, `stale`
 * when its shares have changed, `already_decided` for the same, `too_many`, `shares_above_return`.
 */
export async function changeableScheme(
  tx: Transaction,
  { scheme, expected, shares }: SharesChange,
): Promise<{ found: store.SchemeRow; before: Shares }> {
  assertWithinRule(shares);
  await lockPools(tx);
  const found = await store.lockScheme(tx, scheme);
  if (!found) throw new Refusal("not_found");
  if (found.shareId !== expected) throw new Refusal("stale");
  const before = await sharesOf(tx, found.shareId);
  if (jackpotTiers.every((tier) => before[tier] === shares[tier]))
    throw new Refusal("already_decided");
  await assertWithinReturn(tx, shares, { shareId: found.shareId });
  return { found, before };
}

/** Stakes from the commit on have the new shares; those that were made keep theirs. */
export async function changeShares(
  tx: Transaction,
  found: store.SchemeRow,
  shares: Shares,
  at: Date,
): Promise<void> {
  await store.changeShares(tx, found, await addToLedger(tx, shares), at);
}

type Giving = { provider: string; scheme: number | null; expected: number | null };
export type Given = {
  provider: store.FeedingProvider;
  before: store.SchemeRow | null;
  after: store.SchemeRow | null;
};

/**
 * A provider and the scheme that it can get, null for none. Throws Refusal `not_found`, `stale` when
 * it has another scheme than the operator saw, `already_decided`, `shares_above_return`.
 */
export async function givableScheme(
  tx: Transaction,
  { provider: code, scheme, expected }: Giving,
): Promise<Given> {
  await lockPools(tx);
  const provider = await store.lockProvider(tx, code);
  const after = scheme === null ? null : await store.lockScheme(tx, scheme);
  if (!provider || after === undefined) throw new Refusal("not_found");
  const all = await store.listSchemes(tx);
  const before = all.find(({ shareId }) => shareId === provider.shareId) ?? null;
  if ((before?.id ?? null) !== expected) throw new Refusal("stale");
  if (before?.id === after?.id) throw new Refusal("already_decided");
  if (after !== null)
    await assertWithinReturn(tx, await sharesOf(tx, after.shareId), { providerId: provider.id });
  return { provider, before, after };
}

/** Stakes of the provider feed the pools by its scheme from the commit on, or no longer. */
export const giveScheme = (tx: Transaction, { provider, after }: Given): Promise<void> =>
  store.setProviderShares(tx, provider.id, after?.shareId ?? null);
