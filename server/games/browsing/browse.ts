import type { Input, Output } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import { artUrl } from "#server/games/art.ts";
import {
  isLobby,
  isNew,
  providerUsedOf,
  type Catalogue,
  type Game,
} from "#server/games/catalogue.ts";
import { matching } from "#server/games/browsing/matching.ts";
import { inOrder } from "#server/games/browsing/orders.ts";

const GAMES_A_PAGE = 48;

type Wanted = Input<"get-games">;
type Entry = Output<"get-games">["games"][number];

const passes = (game: Game, { company, kind, jackpot, practice }: Wanted): boolean =>
  (company === undefined || game.provider.code === company) &&
  (kind === undefined || game.kinds.includes(kind)) &&
  (jackpot !== true || game.provider.hasJackpot) &&
  (practice !== true || game.hasPractice);

/** A page of all games that members can open, filtered, searched and ordered; for visitors too. */
export function browseGames(
  { providers }: Catalogue,
  wanted: Wanted,
  { locale, now }: { locale: Locale; now: Date },
): Output<"get-games"> {
  const ordered = (found: Game[], order: Wanted["order"] = "house"): Game[] => {
    if (order === "house") return found;
    const isFound = new Set(found);
    return inOrder(providers, order, locale).filter((game) => isFound.has(game));
  };
  const shown = providers.filter(
    ({ category, games }) =>
      games.length > 0 && (wanted.category === undefined || category === wanted.category),
  );
  const all = shown.flatMap(({ games }) => games);
  const passing = all.filter((game) => passes(game, wanted));
  const found =
    wanted.text === undefined
      ? passing
      : matching(passing, wanted.text, (game) => ({
          of: game,
          kinds: game.kinds,
          studio: game.provider,
        }));
  const games = ordered(found, wanted.order);
  const first = ((wanted.page ?? 1) - 1) * GAMES_A_PAGE;
  return {
    games: games.slice(first, first + GAMES_A_PAGE).map((game) => entryOf(game, now)),
    maxCount: games.length,
    pageSize: GAMES_A_PAGE,
    companies: shown.map(({ code, nameKo, nameEn, otherNames }) => ({
      code,
      nameKo,
      nameEn,
      otherNames,
    })),
    kinds: [...new Set(all.flatMap(({ kinds }) => kinds))],
    hasPractice: all.some(({ hasPractice }) => hasPractice),
    hasRounds: all.some(({ rounds }) => rounds > 0),
  };
}

/** A game among all games. */
export const entryOf = (game: Game, now: Date): Entry => {
  const { provider } = game;
  return {
    category: provider.category,
    code: game.code,
    gameCompany: provider.code,
    companyKo: provider.nameKo,
    companyEn: provider.nameEn,
    companyOtherNames: provider.otherNames,
    used: providerUsedOf(provider),
    nameKo: game.nameKo,
    nameEn: game.nameEn,
    otherNames: game.otherNames,
    imgUrl: artUrl(game.art),
    tag: provider.tag === "live" ? "live" : isNew(game, now) ? "new" : null,
    kinds: game.kinds,
    // Each bet of a table or a sport book has its own return.
    returnBasisPoints: isLobby(game) ? null : game.declaredReturn,
    volatility: isLobby(game) ? null : game.volatility,
    jackpot: provider.hasJackpot,
    practice: game.hasPractice,
  };
};
