import type { CallContext, HandlersOf } from "#contract/handler.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { momentsOf } from "#server/kit/days.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { providersOf, slotGameOf, type CatalogueReader } from "#server/games/catalogue.ts";
import { filteredRounds, playedGames } from "#server/games/history/filtered.ts";
import { openReplay, withReplays } from "#server/games/history/replay.ts";
import type { JackpotReader } from "#server/games/jackpots/pools.ts";
import { launchGame, openPractice, type LaunchServices } from "#server/games/launch.ts";
import { browseGames } from "#server/games/browsing/browse.ts";
import { searchGames } from "#server/games/browsing/search.ts";
import { gameSheet } from "#server/games/sheets/sheets.ts";
import { setFavourite, shelfOf } from "#server/games/shelf.ts";
import {
  gameMoneyOf,
  sweepBack,
  transferIn,
  transferOut,
} from "#server/games/transfers/transfers.ts";
import { siteOf } from "#server/settings/sites.ts";

type Browsing =
  | "get-casino-setting"
  | "get-slot-setting"
  | "get-sport-setting"
  | "get-slot-by-company"
  | "get-games"
  | "search-games"
  | "get-game-sheet";
type Names =
  | Browsing
  | "open-practice"
  | "open-game"
  | "open-replay"
  | "get-jackpots"
  | "get-game-shelf"
  | "set-favourite"
  | "transfer-in"
  | "transfer-out"
  | "get-slot-bets-list"
  | "get-played-games";

export type GameRoutesOptions = {
  db: Database;
  clock: Clock;
  catalogue: CatalogueReader;
  jackpots: JackpotReader;
  launches: LaunchServices;
};

export const gameRoutes = (options: GameRoutesOptions): HandlersOf<Names> => {
  const { db, catalogue } = options;
  const { transfers, offered } = options.launches;
  const moneyOf = async (memberId: bigint) => {
    const [{ cash }, gameMoney] = await Promise.all([
      getBalances(db, memberId),
      gameMoneyOf(db, memberId),
    ]);
    return { balance: toWon(cash), gameMoney: toWon(gameMoney) };
  };
  const memberOf = (context: CallContext) => signedIn(context).memberId;
  return {
    ...browsing(options),
    "open-practice": async (context, wanted) => ({
      gameUrl: await openPractice(options.launches, context, signedIn(context), wanted),
    }),
    "open-game": (context, { company, code }) =>
      launchGame(options.launches, context, signedIn(context), { company, code }),
    "open-replay": async (context, { round }) => ({
      gameUrl: await openReplay(options.launches, memberOf(context), {
        round,
        locale: context.locale,
      }),
    }),
    "get-jackpots": () => options.jackpots(),
    "get-game-shelf": async (context) => shelfOf(db, await offered(context), memberOf(context)),
    "set-favourite": async (context, wanted) => {
      await setFavourite(db, await offered(context), memberOf(context), wanted);
      return {};
    },
    "transfer-in": async (context, { company, balance }) => {
      const amount = balance === undefined ? null : fromWon(balance);
      const connection = await connectionOf(catalogue, company);
      const memberId = memberOf(context);
      const key = context.idempotencyKey;
      await transferIn(transfers, { memberId, connection, amount, key });
      return moneyOf(memberId);
    },
    "transfer-out": async (context, { company }) => {
      if (company === undefined) await sweepBack(transfers, memberOf(context), null);
      else await transferOut(transfers, memberOf(context), await connectionOf(catalogue, company));
      return moneyOf(memberOf(context));
    },
    "get-slot-bets-list": async (context, { page, game, state, ...days }) => {
      const { timeZone } = await siteOf(db, context.host);
      const moments = momentsOf(days, timeZone);
      const ask = { moments, page: page ?? 1, timeZone, game, state };
      const { list, ...sums } = await filteredRounds(db, memberOf(context), ask);
      return { ...sums, list: await withReplays(options.launches, list) };
    },
    "get-played-games": async (context) => ({ games: await playedGames(db, memberOf(context)) }),
  };
};

/** What visitors and members see of the catalogue where they are. */
const browsing = ({
  db,
  clock,
  launches: { offered },
}: GameRoutesOptions): HandlersOf<Browsing> => ({
  "get-casino-setting": async (context) => ({
    casiono: providersOf(await offered(context), "casino"),
  }),
  "get-slot-setting": async (context) => ({ slot: providersOf(await offered(context), "slot") }),
  "get-sport-setting": async (context) => ({
    sport: providersOf(await offered(context), "sport"),
  }),
  "get-slot-by-company": async (context, { company }) => {
    const provider = (await offered(context)).byCode.get(company);
    if (provider?.category !== "slot") throw new Refusal("not_found");
    return { games: provider.games.map((game) => slotGameOf(game, clock.now())) };
  },
  "get-games": async (context, wanted) =>
    browseGames(await offered(context), wanted, { locale: context.locale, now: clock.now() }),
  "get-game-sheet": async (context, wanted) =>
    gameSheet(db, await offered(context), wanted, { locale: context.locale, now: clock.now() }),
  "search-games": async (context, { text }) => ({
    found: searchGames(await offered(context), text),
  }),
});

/** The connection of a provider that keeps money. Throws Refusal `not_found`. */
async function connectionOf(catalogue: CatalogueReader, company: string): Promise<string> {
  const provider = (await catalogue()).byCode.get(company);
  if (!provider) throw new Refusal("not_found");
  return provider.connection;
}
