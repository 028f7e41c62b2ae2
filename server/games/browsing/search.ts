import type { ShelfEntry } from "#contract/games.ts";
import { providerShelfEntryOf, shelfEntryOf, type Catalogue } from "#server/games/catalogue.ts";
import { matching, type Searched } from "#server/games/browsing/matching.ts";

const FOUND_AT_MOST = 24;

/** Providers and games by name, kind and studio; best first, at most 24. */
export function searchGames(catalogue: Catalogue, text: string): ShelfEntry[] {
  const entries = catalogue.providers.flatMap((provider) => {
    const isSlot = provider.category === "slot";
    const kinds = isSlot ? [] : provider.games.flatMap((game) => game.kinds);
    const lobby: { shown: ShelfEntry; by: Searched } = {
      shown: providerShelfEntryOf(provider),
      by: { ...provider, kinds, studio: null },
    };
    if (!isSlot) return [lobby];
    const games = provider.games.map((game) => ({
      shown: shelfEntryOf(game),
      by: { ...game, studio: provider },
    }));
    return [lobby, ...games];
  });
  return matching(entries, text, ({ by }) => by)
    .slice(0, FOUND_AT_MOST)
    .map(({ shown }) => shown);
}
