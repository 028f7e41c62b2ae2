import type { PlayedGame } from "#contract/games.ts";
import { locales, type Locale } from "#contract/locales.ts";
import { nameIn } from "#contract/named.ts";
import type { AppContext } from "#site/app/app-context.tsx";

export type PlayedGames = readonly PlayedGame[];

/** The games that the member's lists can be filtered by; none when they could not be loaded. */
export async function loadPlayedGames({ call }: AppContext): Promise<PlayedGames> {
  const answer = await call("get-played-games", {}).catch(() => null);
  return answer?.status === "success" ? answer.games : [];
}

/** A game of a filter in the address: the code of its studio, a slash and its own code. */
export function gameIn(query: URLSearchParams): string | undefined {
  const game = query.get("game") ?? "";
  return /^[a-z0-9-]{1,32}\/[!-~]{1,128}$/.test(game) ? game : undefined;
}

/** The games as choices, by their names in the language. */
export const gameOptions = (
  locale: Locale,
  games: PlayedGames,
): (readonly [value: string, text: string])[] =>
  games
    .map((game) => [`${game.gameCompany}/${game.code}`, nameIn(locale, game)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, locales[locale].intl));
