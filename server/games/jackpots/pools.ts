import type { Output } from "#contract/calls.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { NOTHING, toWon } from "#server/kit/money.ts";
import { keptWhileUnchanged, type Keeping } from "#server/kit/public-changes/kept.ts";
import { readCatalogue } from "#server/games/catalogue.ts";
import * as store from "#server/games/jackpots/store.ts";
import { jackpotTiers } from "#server/games/jackpots/tiers.ts";
import { entryId } from "#server/ledger/operations.ts";
import { poolBalances, poolSources, shareSchemes } from "#server/ledger/accounts.ts";

/** Every lobby shows the pools; their sum is read once a second at most. */
export const JACKPOTS_KEPT_MS = 1_000;
/** The office shows the newest; the rest is in the rounds. */
const WINS_AT_MOST = 50;

export type JackpotReader = () => Promise<Output<"get-jackpots">>;

/** The pools' balances from the ledger. */
export function createJackpotReader(db: Queryable, keeping: Keeping): JackpotReader {
  const kept = keptWhileUnchanged({ ...keeping, forMs: JACKPOTS_KEPT_MS }, () => read(db));
  return () => kept("");
}

async function read(db: Queryable): Promise<Output<"get-jackpots">> {
  const [balances, starts, shares] = await Promise.all([
    poolBalances(db),
    store.startAmounts(db),
    store.listSharesInUse(db),
  ]);
  const pools = new Map(balances.map((pool) => [pool.tier, pool.balance]));
  return {
    jackpots: jackpotTiers.flatMap((tier) => {
      const balance = pools.get(tier);
      if (balance === undefined) return [];
      const own = shares.filter((share) => share.tier === tier);
      return [
        {
          tier,
          amount: toWon(balance),
          start: toWon(starts.get(tier) ?? NOTHING),
          basisPoints: own.length === 1 ? (own[0]?.basisPoints ?? null) : null,
        },
      ];
    }),
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

/** The pools as the ledger has them, where their money came from and went, which stakes feed them, and the newest wins. */
export async function jackpotPools(
  db: Queryable,
  clock: Clock,
): Promise<OfficeOutput<"get-jackpot-pools">> {
  const [balances, sources, starts, wins, shares, { providers }] = await Promise.all([
    poolBalances(db),
    poolSources(db),
    store.startAmounts(db),
    store.listNewestWins(db, WINS_AT_MOST),
    shareSchemes(db),
    readCatalogue(db, clock.now()),
  ]);
  const ids = [...new Set(shares.map(({ id }) => id))];
  return {
    pools: balances.map(({ tier, balance }) => ({
      tier,
      balance: toWon(balance),
      started: toWon(sources.get(tier)?.started ?? NOTHING),
      contributed: toWon(sources.get(tier)?.contributed ?? NOTHING),
      paid: toWon(sources.get(tier)?.paid ?? NOTHING),
      startsAgainWith: toWon(starts.get(tier) ?? NOTHING),
    })),
    wins: wins.map(winOf),
    schemes: ids.map((id) => ({
      id,
      shares: shares
        .filter((share) => share.id === id)
        .map(({ tier, basisPoints }) => ({ tier, basisPoints })),
      providers: providers
        .filter(({ shareSchemeId }) => shareSchemeId === id)
        .map(({ nameKo, nameEn }) => ({ nameKo, nameEn })),
    })),
  };
}
