import type { CallContext, HandlersOf } from "#contract/handler.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { momentsOf } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { providersOf, slotGameOf, type CatalogueReader } from "#server/games/catalogue.ts";
import { roundsOf } from "#server/games/history/history.ts";
import type { JackpotReader } from "#server/games/jackpots.ts";
import { launchGame, type LaunchDesk } from "#server/games/launch.ts";
import { searchGames } from "#server/games/search.ts";
import { setFavourite, shelfOf } from "#server/games/shelf.ts";
import { siteOf } from "#server/settings/sites.ts";

type Names =
  | "get-casino-setting"
  | "get-slot-setting"
  | "get-sport-setting"
  | "get-slot-by-company"
  | "open-game"
  | "get-jackpots"
  | "get-game-shelf"
  | "set-favourite"
  | "search-games"
  | "get-slot-bets-list";

export type GameRoutesOptions = {
  db: Database;
  clock: Clock;
  catalogue: CatalogueReader;
  jackpots: JackpotReader;
  launches: LaunchDesk;
};

export const gameRoutes = (options: GameRoutesOptions): HandlersOf<Names> => {
  const { db, clock, catalogue } = options;
  const memberOf = (context: CallContext) => signedIn(context).memberId;
  return {
    "get-casino-setting": async () => ({ casiono: providersOf(await catalogue(), "casino") }),
    "get-slot-setting": async () => ({ slot: providersOf(await catalogue(), "slot") }),
    "get-sport-setting": async () => ({ sport: providersOf(await catalogue(), "sport") }),
    "get-slot-by-company": async (_context, { company }) => {
      const provider = (await catalogue()).byCode.get(company);
      if (provider?.category !== "slot") throw new Refusal("not_found");
      return { games: provider.games.map((game) => slotGameOf(game, clock.now())) };
    },
    "open-game": async (context, { company, code }) => ({
      gameUrl: await launchGame(options.launches, context, signedIn(context), { company, code }),
    }),
    "get-jackpots": () => options.jackpots(),
    "get-game-shelf": (context) => shelfOf(db, catalogue, memberOf(context)),
    "set-favourite": async (context, wanted) => {
      await setFavourite(db, catalogue, memberOf(context), wanted);
      return {};
    },
    "get-slot-bets-list": async (context, { page, ...days }) => {
      const { timeZone } = await siteOf(db, context.host);
      return roundsOf(db, memberOf(context), momentsOf(days, timeZone), page ?? 1, timeZone);
    },
    "search-games": async (_context, { text }) => ({ found: searchGames(await catalogue(), text) }),
  };
};
