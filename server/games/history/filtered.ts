import type { PlayedGame, RoundTotals } from "#contract/games.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Moments } from "#server/kit/days.ts";
import { toWon, units } from "#server/kit/money.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import { entryId } from "#server/ledger/operations.ts";
import { seqRange } from "#server/ledger/statement.ts";
import { roundOf, roundsOf, type ListedRound } from "#server/games/history/history.ts";
import * as store from "#server/games/history/store.ts";

const ROUNDS_PER_PAGE = 20;
/** Of how many rounds the games are offered as a filter. */
const NEWEST_ROUNDS = 20_000;
/** No game has it, so that an unknown one filters everything out. */
const NO_GAME = -1;

export type RoundAsk = {
  moments: Moments;
  page: number;
  timeZone: string;
  /** The code of the studio, a slash, and the code of the game. */
  game?: string | undefined;
  state?: "open" | "closed" | undefined;
};

/** One page of a member's rounds that pass the filter, newest first, and the sums of all of them. */
export async function filteredRounds(
  db: Queryable,
  memberId: bigint,
  { moments, page, timeZone, game, state }: RoundAsk,
): Promise<{ list: ListedRound[]; maxCount: number; totals: RoundTotals }> {
  const account = await getAccount(db, memberId, "cash");
  const filter = {
    ...(await seqRange(db, account, moments)),
    gameId: game === undefined ? null : await gameIdOf(db, game),
    state: state ?? null,
  };
  const sums = await store.sumRounds(db, account, filter);
  const totals = totalsOf(sums);
  if (filter.gameId === null && filter.state === null)
    return { ...(await roundsOf(db, memberId, moments, page, timeZone)), totals };
  const rows = await store.listFiltered(db, account, filter, {
    skip: (page - 1) * ROUNDS_PER_PAGE,
    most: ROUNDS_PER_PAGE,
  });
  const list = rows.map((row) => ({
    id: entryId(account, row.firstSeq),
    ...roundOf(row, timeZone),
  }));
  return { list, maxCount: Number(sums.count), totals };
}

/** The row of a game by its codes; a number that no game has when there is none. */
export async function gameIdOf(db: Queryable, game: string): Promise<number> {
  const slash = game.indexOf("/");
  return (await store.findGameId(db, game.slice(0, slash), game.slice(slash + 1))) ?? NO_GAME;
}

function totalsOf(sums: store.RoundSums): RoundTotals {
  const [staked, returned, running] = [sums.staked, sums.returned, sums.running].map((sum) =>
    BigInt(sum),
  ) as [bigint, bigint, bigint];
  const won = (amount: bigint) => toWon(units(amount));
  return {
    staked: won(staked),
    returned: won(returned),
    running: won(running),
    net: won(returned - staked + running),
  };
}

/** The games of a member's newest rounds, by their English names. */
export async function playedGames(db: Queryable, memberId: bigint): Promise<PlayedGame[]> {
  return store.listPlayed(db, await getAccount(db, memberId, "cash"), NEWEST_ROUNDS);
}
