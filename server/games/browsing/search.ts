import type { ShelfEntry } from "#contract/games.ts";
import {
  isLobby,
  providerShelfEntryOf,
  shelfEntryOf,
  type Catalogue,
} from "#server/games/catalogue.ts";
import { matching, type Searched } from "#server/games/browsing/matching.ts";

const FOUND_AT_MOST = 24;

/** Providers and games by name, kind and studio; best first, at most 24. */
export function searchGames(catalogue: Catalogue, text: string): ShelfEntry[] {
  const entries = catalogue.providers.flatMap((provider) => {
    const kinds = provider.games.filter(isLobby).flatMap((game) => game.kinds);
    const lobby: { shown: ShelfEntry; by: Searched } = {
      shown: providerShelfEntryOf(provider),
      by: { ...provider, kinds, studio: null },
    };
    const games = provider.games
      .filter((game) => !isLobby(game))
      .map((game) => ({ shown: shelfEntryOf(game), by: { ...game, studio: provider } }));
    return [lobby, ...games];
  });
  return matching(entries, text, ({ by }) => by)
    .slice(0, FOUND_AT_MOST)
    .map(({ shown }) => shown);
}
