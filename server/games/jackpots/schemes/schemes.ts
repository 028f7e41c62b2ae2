import { SHARES_AT_MOST } from "#contract/office/jackpot-changes.ts";
import { jackpotTiers, type JackpotTier } from "#contract/jackpot-tiers.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { listFedTiers, lockPools } from "#server/games/jackpots/store.ts";
import * as store from "#server/games/jackpots/schemes/store.ts";
import { addShares, shareSchemes } from "#server/ledger/shares/shares.ts";

/** Basis points of a stake for each pool; 0 for a pool that gets nothing. */
export type Shares = Record<JackpotTier, number>;

const WHOLE_STAKE = 10_000;
const noShares: Shares = { mega: 0, major: 0, minor: 0 };

const ofEach = (shareOf: (tier: JackpotTier) => number): Shares => ({
  mega: shareOf("mega"),
  major: shareOf("major"),
  minor: shareOf("minor"),
});

const isSame = (one: Shares, other: Shares): boolean =>
  jackpotTiers.every((tier) => one[tier] === other[tier]);

/** The number of the shares that operators accepted last: those that wait, otherwise the present ones. */
export const acceptedOf = ({ shareId, nextShareId }: store.SchemeRow): number =>
  nextShareId ?? shareId;

const fedTiers = async (tx: Transaction): Promise<JackpotTier[]> =>
  (await listFedTiers(tx)).map(({ tier }) => tier);

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

/** A scheme whose shares may be changed, with what the change does at once. */
export type Changeable = {
  found: store.SchemeRow;
  /** The accepted shares: those that wait, where some do. */
  before: Shares;
  /** What stakes have until the commit. */
  present: Shares;
  /** What stakes have from the commit on; the rest of the change waits for wins. */
  holds: Shares;
};

/**
 * Examines whether a scheme can get these shares. A changed share of a pool that stakes feed waits for
 * the next win of that pool (GLI-19 2.4.2). It applies at once where no provider uses the scheme or no
 * stake feeds the pool, because no win would come. Until the last win some shares are old and some
 * new, so every mix must keep to the rules. Throws Refusal `not_found`, `stale` when its shares have changed,
 * `already_decided` for the same, `too_many`, `shares_above_return`.
 */
export async function changeableScheme(
  tx: Transaction,
  { scheme, expected, shares }: SharesChange,
): Promise<Changeable> {
  assertWithinRule(shares);
  await lockPools(tx);
  const found = await store.lockScheme(tx, scheme);
  if (!found) throw new Refusal("not_found");
  const accepted = acceptedOf(found);
  if (accepted !== expected) throw new Refusal("stale");
  const before = await sharesOf(tx, accepted);
  if (isSame(before, shares)) throw new Refusal("already_decided");
  const present = await sharesOf(tx, found.shareId);
  const isUsed = await store.isUsed(tx, found.shareId);
  const fed = isUsed ? await fedTiers(tx) : [];
  const holds = ofEach((tier) => (fed.includes(tier) ? present[tier] : shares[tier]));
  await assertMeetable(tx, found, [holds, shares]);
  return { found, before, present, holds };
}

/** Every mix of present and new shares keeps to the rules: each pool changes with its own win. */
async function assertMeetable(
  tx: Transaction,
  { shareId }: store.SchemeRow,
  [present, next]: readonly [Shares, Shares],
): Promise<void> {
  const highest = ofEach((tier) => Math.max(present[tier], next[tier]));
  assertWithinRule(highest);
  assertWithinRule(ofEach((tier) => Math.min(present[tier], next[tier])));
  await assertWithinReturn(tx, highest, { shareId });
}

/** Records the change: what applies at once, and in place of shares that waited what waits now. */
export async function changeShares(
  tx: Transaction,
  { found, present, holds }: Changeable,
  shares: Shares,
  by: store.Acceptance,
): Promise<void> {
  const shareId = isSame(present, holds) ? found.shareId : await addToLedger(tx, holds);
  const nextShareId = isSame(holds, shares) ? null : await addToLedger(tx, shares);
  await store.changeShares(tx, found, { shareId, nextShareId }, by);
}

type Giving = { provider: string; scheme: number | null; expected: number | null };
export type Given = {
  provider: store.FeedingProvider;
  before: store.SchemeRow | null;
  after: store.SchemeRow | null;
};

/**
 * Examines whether a provider can get a scheme; null for none. It gets no scheme that changes its share
 * of a pool that it feeds already, because that share may change with a win only. Throws Refusal
 * `not_found`, `stale` when it has another scheme than the operator saw, `already_decided`,
 * `shares_differ`, `shares_above_return`.
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
  if (after !== null) await assertGivable(tx, provider, after);
  return { provider, before, after };
}

async function assertGivable(
  tx: Transaction,
  provider: store.FeedingProvider,
  after: store.SchemeRow,
): Promise<void> {
  const shares = await sharesOf(tx, after.shareId);
  const present = provider.shareId === null ? noShares : await sharesOf(tx, provider.shareId);
  if (jackpotTiers.some((tier) => isChanged(present[tier], shares[tier])))
    throw new Refusal("shares_differ");
  const next = await sharesOf(tx, acceptedOf(after));
  const highest = ofEach((tier) => Math.max(shares[tier], next[tier]));
  await assertWithinReturn(tx, highest, { providerId: provider.id });
}

/** Whether a pool is fed before and after, by different shares; joining or leaving it is no change. */
const isChanged = (one: number, other: number): boolean => one > 0 && other > 0 && one !== other;

/**
 * From the commit on the provider's stakes feed the pools by its new scheme, or no pool. Waiting shares
 * whose win can no longer come apply at once: those of a scheme that no provider uses, and those of a
 * pool that no stake feeds.
 */
export async function giveScheme(
  tx: Transaction,
  { provider, before, after }: Given,
): Promise<void> {
  await store.setProviderShares(tx, provider.id, after?.shareId ?? null);
  if (before !== null && !(await store.isUsed(tx, before.shareId)))
    await store.takeHold(tx, jackpotTiers, before.id);
  const fed = await fedTiers(tx);
  const closed = jackpotTiers.filter((tier) => !fed.includes(tier));
  if (closed.length > 0) await store.takeHold(tx, closed, null);
}
