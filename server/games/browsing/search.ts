import type { ShelfEntry } from "#contract/games.ts";
import {
  isLobby,
  providerShelfEntryOf,
  shelfEntryOf,
  type Catalogue,
  type Game,
  type Provider,
} from "#server/games/catalogue.ts";
import { matching, type Searched } from "#server/games/browsing/matching.ts";

const FOUND_AT_MOST = 24;

/** Providers and games by name, kind and studio; best first, at most 24. */
export function searchGames(catalogue: Pick<Catalogue, "providers">, text: string): ShelfEntry[] {
  const entries = catalogue.providers.flatMap((provider): Found[] => [
    { provider, game: null },
    ...provider.games.filter((game) => !isLobby(game)).map((game) => ({ provider, game })),
  ]);
  return matching(entries, text, searchedOf)
    .slice(0, FOUND_AT_MOST)
    .map(({ provider, game }) => (game ? shelfEntryOf(game) : providerShelfEntryOf(provider)));
}

/** A game, or with none its provider. */
type Found = { provider: Provider; game: Game | null };

const searchedOf = ({ provider, game }: Found): Searched =>
  game
    ? { of: game, kinds: game.kinds, studio: provider }
    : {
        of: provider,
        kinds: provider.games.filter(isLobby).flatMap(({ kinds }) => kinds),
        studio: null,
      };
