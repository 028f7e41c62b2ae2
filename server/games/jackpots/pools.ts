import type { Output } from "#contract/calls.ts";
import { jackpotTiers } from "#contract/jackpot-tiers.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { JackpotScheme, OfficePool, PoolFunding } from "#contract/office/jackpots.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { NOTHING, toWon } from "#server/kit/money.ts";
import { keptWhileUnchanged, type Keeping } from "#server/kit/public-changes/kept.ts";
import { readCatalogue } from "#server/games/catalogue.ts";
import { listFundings, type FundingRow } from "#server/games/jackpots/funding/store.ts";
import { acceptedOf } from "#server/games/jackpots/schemes/schemes.ts";
import { listSchemes, listWaiting } from "#server/games/jackpots/schemes/store.ts";
import * as store from "#server/games/jackpots/store.ts";
import { balanceOf } from "#server/games/jackpots/winnable.ts";
import { entryId } from "#server/ledger/operations.ts";
import { poolBalances } from "#server/ledger/accounts.ts";
import { shareSchemes } from "#server/ledger/shares/shares.ts";

/** Every lobby shows the pools; their sum is read once a second at most. */
export const JACKPOTS_KEPT_MS = 1_000;
/** The office shows the newest; the rest is in the rounds. */
const WINS_AT_MOST = 50;
const FUNDINGS_AT_MOST = 50;

export type JackpotReader = () => Promise<Output<"get-jackpots">>;

/** The pools' balances from the ledger. */
export function createJackpotReader(db: Queryable, keeping: Keeping): JackpotReader {
  const kept = keptWhileUnchanged({ ...keeping, forMs: JACKPOTS_KEPT_MS }, () =>
    read(db, keeping.clock),
  );
  return () => kept("");
}

/**
 * What a game in use feeds and what holds a won at least can be won. A tier with one of both is
 * not available; a tier with neither is not part of the house.
 */
async function read(db: Queryable, clock: Clock): Promise<Output<"get-jackpots">> {
  // Before the reading, so that the amounts are never older than they say.
  const at = clock.now().toISOString();
  const [balances, starts, fed] = await Promise.all([
    poolBalances(db),
    store.startAmounts(db),
    store.listFedTiers(db),
  ]);
  const tiers = jackpotTiers.map((tier) => {
    const shares = fed.filter((each) => each.tier === tier);
    return { tier, amount: balanceOf(balances, tier), shares };
  });
  const isWinnable = ({ amount, shares }: (typeof tiers)[number]) =>
    amount >= 1 && shares.some(({ isInUse }) => isInUse);
  return {
    at,
    jackpots: tiers.filter(isWinnable).map(({ tier, amount, shares }) => {
      const inUse = shares.filter((each) => each.isInUse);
      return {
        tier,
        amount,
        start: toWon(starts.get(tier) ?? NOTHING),
        basisPoints: inUse.length === 1 ? (inUse[0]?.basisPoints ?? null) : null,
      };
    }),
    unavailable: tiers
      .filter((each) => !isWinnable(each) && (each.shares.length > 0 || each.amount >= 1))
      .map(({ tier }) => tier),
  };
}

const winOf = (win: store.WinRow): OfficeOutput<"get-jackpot-pools">["wins"][number] => ({
  id: Number(win.id),
  tier: win.tier,
  amount: toWon(win.amount),
  paidByPool: toWon(win.paid),
  loginId: win.loginId,
  round: entryId({ id: win.accountId }, win.firstSeq),
  nameKo: win.nameKo,
  nameEn: win.nameEn,
  at: win.wonAt.toISOString(),
  isTakenBack: win.takenBackAt !== null,
});

const fundingOf = (row: FundingRow): PoolFunding => ({
  id: Number(row.id),
  tier: row.tier,
  amount: toWon(row.amount),
  by: row.by,
  checkedBy: row.checkedBy,
  at: row.at.toISOString(),
});

const named = ({ nameKo, nameEn }: { nameKo: string; nameEn: string }) => ({ nameKo, nameEn });

/**
 * The pools as the ledger has them, where their money came from and went, the schemes by which
 * stakes feed them, and the newest wins.
 */
export async function jackpotPools(
  db: Queryable,
  clock: Clock,
): Promise<OfficeOutput<"get-jackpot-pools">> {
  const [wins, fundings, rows, waiting, shares, { providers }, pools] = await Promise.all([
    store.listNewestWins(db, WINS_AT_MOST),
    listFundings(db, FUNDINGS_AT_MOST),
    listSchemes(db),
    listWaiting(db),
    shareSchemes(db),
    readCatalogue(db, clock.now()),
    officePools(db),
  ]);
  return {
    pools,
    wins: wins.map(winOf),
    fundings: fundings.map(fundingOf),
    schemes: rows.map((row) => {
      const accepted = waiting.find(({ id }) => id === row.id);
      return {
        id: row.id,
        name: row.name,
        acceptedId: acceptedOf(row),
        shares: sharesIn(shares, row.shareId),
        waiting: accepted
          ? {
              shares: sharesIn(shares, acceptedOf(row)),
              by: accepted.by,
              checkedBy: accepted.checkedBy,
              at: accepted.at.toISOString(),
            }
          : null,
        providers: providers
          .filter(({ shareSchemeId }) => shareSchemeId === row.shareId)
          .map(named),
      };
    }),
    providers: providers.map((provider) => ({
      code: provider.code,
      ...named(provider),
      scheme: rows.find(({ shareId }) => shareId === provider.shareSchemeId)?.id ?? null,
    })),
  };
}

const sharesIn = (
  all: Awaited<ReturnType<typeof shareSchemes>>,
  shareId: number,
): JackpotScheme["shares"] =>
  jackpotTiers.flatMap((tier) =>
    all
      .filter((share) => share.id === shareId && share.tier === tier)
      .map(({ basisPoints }) => ({ tier, basisPoints })),
  );

async function officePools(db: Queryable): Promise<OfficePool[]> {
  const [balances, sources, starts, fed] = await Promise.all([
    poolBalances(db),
    store.poolSources(db),
    store.startAmounts(db),
    store.listFedTiers(db),
  ]);
  return jackpotTiers.map((tier) => {
    const balance = balanceOf(balances, tier);
    const source = sources.get(tier);
    const own = fed.filter((each) => each.tier === tier);
    return {
      tier,
      balance,
      started: toWon(source?.started ?? NOTHING),
      contributed: toWon(source?.contributed ?? NOTHING),
      paid: toWon(source?.paid ?? NOTHING),
      startsAgainWith: toWon(starts.get(tier) ?? NOTHING),
      isFed: own.length > 0,
      isShown: balance >= 1 && own.some(({ isInUse }) => isInUse),
    };
  });
}
